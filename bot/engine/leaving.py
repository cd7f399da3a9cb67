"""Leaving: what becomes of the hand and turn of a seat that is given up, and who sits in for whom."""

from __future__ import annotations

from .actions import ComeBack, Departure, Join, Leave, Substitute, Withdraw
from .dealing import refuse_seats
from .etiquette import count_dallies, go_on_when_ready
from .events import OwnerReturned, SeatLeft, SeatQueued, SeatSubstituted
from .going_out import abandon_round, end_match, end_round, finish
from .phases import Answer, Ending, Phase, RoundOver, StarterColour, Turn
from .refusals import Reason, Refusal
from .state import GameState, Standing
from .turns import begin_turn, settle
from .windows import close_window


def check_leave(state: GameState, action: Leave) -> Refusal | None:
    """Refuse nobody: whoever has a seat may give it up at any moment."""
    return None


def leave(state: GameState, action: Leave) -> None:
    """Give up a seat for good."""
    give_up(state, action.seat, action.why)


def give_up(state: GameState, seat: int, why: Departure) -> None:
    """Put the hand under the draw pile and pass on whatever waited for the seat."""
    hand = state.hands[seat]
    state.hands[seat] = ()
    state.stand(seat, Standing.LEFT)
    state.draw_pile = hand + state.draw_pile
    state.called -= {seat}
    state.computers -= {seat}
    close_window(state, seat)
    state.news += (SeatLeft(seat, why, len(hand)),)
    if state.finishing == seat:
        state.finishing = None
    if state.evidence is not None and state.evidence.seat == seat:
        state.evidence = None
    if len(state.present()) < 2:
        _last_seat(state)
    else:
        _pass_on(state, state.phase, seat)


def _last_seat(state: GameState) -> None:
    """Settle a round with one seat left: it wins if it is out or every seat has acted; else nobody does."""
    if isinstance(state.phase, RoundOver):
        if len(state.present()) + state.queue < 2:
            end_match(state, Ending.DESERTED)
        else:
            go_on_when_ready(state)
        return
    state.agenda = ()
    if state.finishing is not None:
        finish(state, state.finishing)
    elif state.fresh:
        abandon_round(state)
    else:
        end_round(state, state.present())


def _pass_on(state: GameState, phase: Phase, seat: int) -> None:
    match phase:
        case Turn(seat=mover) if mover == seat:
            state.up = state.after(seat)
            begin_turn(state)
        case StarterColour(seat=chooser) if chooser == seat:
            state.up = state.after(seat)
            state.enter(StarterColour(state.up))
        case Answer(seat=target) if target == seat:
            state.up = state.after(seat)
            state.evidence = None
            settle(state)
        case RoundOver():
            go_on_when_ready(state)
        case _:
            pass


def check_join(state: GameState, action: Join) -> Refusal | None:
    """Refuse a newcomer for whom the deck has no cards. Rule: players-2-10."""
    seats = max(len(state.present()) + state.queue + 1, 2)
    return Refusal(Reason.TABLE_FULL, "players-2-10") if refuse_seats(state.rules, seats) else None


def join(state: GameState, action: Join) -> None:
    """Queue a newcomer for the next round. Rule: feature-drop-in-between-games."""
    state.news += (SeatQueued(state.seats + state.queue),)
    state.queue += 1


def check_withdraw(state: GameState, action: Withdraw) -> Refusal | None:
    """Refuse when nobody waits."""
    return None if state.queue else Refusal(Reason.NOBODY_QUEUED)


def withdraw(state: GameState, action: Withdraw) -> None:
    """Let a newcomer go before being dealt in; a seat that waited for nobody else has no match any more."""
    state.queue -= 1
    if isinstance(state.phase, RoundOver) and len(state.present()) + state.queue < 2:
        end_match(state, Ending.DESERTED)


def check_substitute(state: GameState, action: Substitute) -> Refusal | None:
    """Refuse a second computer player in one seat."""
    return Refusal(Reason.ALREADY_COMPUTER, seat=action.seat) if action.seat in state.computers else None


def substitute(state: GameState, action: Substitute) -> None:
    """Let a computer player sit in; it is always ready for the next round."""
    state.computers |= {action.seat}
    state.news += (SeatSubstituted(action.seat),)
    if isinstance(state.phase, RoundOver):
        state.phase = RoundOver(state.phase.ready | {action.seat})
        go_on_when_ready(state)


def check_come_back(state: GameState, action: ComeBack) -> Refusal | None:
    """Refuse to take back a seat that no computer player holds."""
    return None if action.seat in state.computers else Refusal(Reason.NOT_COMPUTER, seat=action.seat)


def come_back(state: GameState, action: ComeBack) -> None:
    """Give the seat back to its owner, at any moment."""
    state.computers -= {action.seat}
    count_dallies(state, action.seat, 0)
    state.news += (OwnerReturned(action.seat),)
    if isinstance(state.phase, RoundOver):
        state.phase = RoundOver(state.phase.ready - {action.seat})
