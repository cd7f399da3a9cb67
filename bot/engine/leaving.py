"""Leaving: what becomes of the hand and turn of a seat that is given up, and who sits in for whom."""

from __future__ import annotations

from .actions import ComeBack, Departure, Join, Leave, Substitute, Withdraw
from .answers import close
from .dallying import count_dallies
from .dealing import refuse_seats
from .etiquette import LEAST, count_hands, go_on_when_ready
from .events import OwnerReturned, SeatLeft, SeatQueued, SeatSubstituted
from .going_out import abandon_round, end_match, end_round, finish
from .phases import (
    Answer,
    Ending,
    Exchange,
    HandOnPile,
    Phase,
    Ready,
    RoundOver,
    StarterColour,
    SwapTarget,
    Turn,
)
from .refusals import Reason, Refusal
from .scoring import last_round
from .silence import owner_left
from .state import GameState, Standing
from .turns import begin_turn, settle
from .windows import close_window


def check_leave(state: GameState, action: Leave) -> Refusal | None:
    """Refuse nobody but a partner who has left already: whoever has a seat may give it up at any moment."""
    gone = action.seat in state.deserted
    return Refusal(Reason.NOT_PLAYING, "partners", action.seat) if gone else None


def leave(state: GameState, action: Leave) -> None:
    """Give up a seat for good."""
    give_up(state, action.seat, action.why)


def give_up(state: GameState, seat: int, why: Departure) -> None:
    """Put the hand under the draw pile and pass on whatever waited for the seat."""
    if state.rules.partners:
        _desert(state, seat, why)
        return
    hand = state.hands[seat]
    state.hands[seat] = ()
    state.stand(seat, Standing.LEFT)
    state.draw_pile = hand + state.draw_pile
    state.called -= {seat}
    state.note(computers=state.computers - {seat})
    close_window(state, seat)
    owner_left(state, seat)
    state.news += (SeatLeft(seat, why, len(hand)),)
    state.finishing = tuple(other for other in state.finishing if other != seat)
    state.note(gone=(*state.gone, seat))
    if state.evidence is not None and state.evidence.seat == seat:
        state.evidence = None
    state.agenda = tuple(phase for phase in state.agenda if not _lapses(state, phase, seat))
    if isinstance(state.phase, RoundOver):
        _between_rounds(state)
    elif len(state.playing()) < 2:
        _last_seat(state)
    else:
        _pass_on(state, state.phase, seat)


def _desert(state: GameState, seat: int, why: Departure) -> None:
    """Give the seat of a partner to a computer player for good. Rule: partners."""
    state.note(deserted=state.deserted | {seat})
    state.news += (SeatLeft(seat, why, 0),)
    if len(state.deserted) == state.seats:
        end_match(state, Ending.DESERTED)
    elif seat not in state.computers:
        _sit_in(state, seat)


def _lapses(state: GameState, phase: Phase, seat: int) -> bool:
    """Tell whether a question still to come lapses with a seat. An answer falls to nobody else."""
    if isinstance(phase, HandOnPile):
        return phase.caller == seat or len(state.playing()) < LEAST
    return getattr(phase, "seat", None) == seat


def _between_rounds(state: GameState) -> None:
    if len(state.contenders()) + state.queue < 2:
        end_match(state, Ending.DESERTED)
    else:
        go_on_when_ready(state)


def _last_seat(state: GameState) -> None:
    """Settle a round with one seat left: it wins if it is out or every seat has acted; else nobody does."""
    state.agenda = ()
    if state.finishing and not finish(state):
        return
    if state.went_out:
        end_round(state, state.went_out[:1])
    elif state.fresh:
        abandon_round(state)
    else:
        end_round(state, state.playing())


def _pass_on(state: GameState, phase: Phase, seat: int) -> None:
    match phase:
        case Turn(seat=mover) if mover == seat:
            state.up = state.after(seat)
            begin_turn(state)
        case StarterColour(seat=chooser):
            if state.up == seat:
                state.up = state.after(seat)
            if chooser == seat:
                state.enter(StarterColour(state.after(seat)))
        case Answer(seat=target) if target == seat:
            state.up = state.after(seat)
            close(state)
            settle(state)
        case Exchange(seat=partner, source=source) if seat in (partner, source):
            state.note(offered=None)
            settle(state)
        case HandOnPile():
            count_hands(state)
        case SwapTarget(seat=chooser) | Ready(seat=chooser) if chooser == seat:
            settle(state)
        case _:
            pass


def check_join(state: GameState, action: Join) -> Refusal | None:
    """Refuse a newcomer whom no round or no cards await, or to a table of partners. Rule: players-2-10."""
    if state.rules.partners:
        return Refusal(Reason.PARTNERS_STAY, "partners")
    if last_round(state):
        return Refusal(Reason.LAST_ROUND, "score-rounds-multi")
    seats = max(len(state.contenders()) + state.queue + 1, 2)
    return Refusal(Reason.TABLE_FULL, "players-2-10") if refuse_seats(state.rules, seats) else None


def join(state: GameState, action: Join) -> None:
    """Queue a newcomer for the next round. Rule: feature-drop-in-between-games."""
    state.news += (SeatQueued(state.seats + state.queue),)
    state.note(queue=state.queue + 1)


def check_withdraw(state: GameState, action: Withdraw) -> Refusal | None:
    """Refuse when nobody waits."""
    return None if state.queue else Refusal(Reason.NOBODY_QUEUED)


def withdraw(state: GameState, action: Withdraw) -> None:
    """Let a newcomer go before being dealt in; a seat that waited for nobody else has no match any more."""
    state.note(queue=state.queue - 1)
    if isinstance(state.phase, RoundOver) and len(state.contenders()) + state.queue < 2:
        end_match(state, Ending.DESERTED)


def check_substitute(state: GameState, action: Substitute) -> Refusal | None:
    """Refuse a second computer player in one seat."""
    return Refusal(Reason.ALREADY_COMPUTER, seat=action.seat) if action.seat in state.computers else None


def substitute(state: GameState, action: Substitute) -> None:
    """Let a computer player sit in until the owner comes back."""
    _sit_in(state, action.seat)


def _sit_in(state: GameState, seat: int) -> None:
    """Let a computer player sit in; it is always ready for the next round."""
    state.note(computers=state.computers | {seat})
    state.news += (SeatSubstituted(seat),)
    if isinstance(state.phase, RoundOver):
        state.phase = RoundOver(state.phase.ready | {seat})
        go_on_when_ready(state)


def check_come_back(state: GameState, action: ComeBack) -> Refusal | None:
    """Refuse to take back a seat that no computer player holds."""
    taken = action.seat in state.computers - state.deserted
    return None if taken else Refusal(Reason.NOT_COMPUTER, seat=action.seat)


def come_back(state: GameState, action: ComeBack) -> None:
    """Give the seat back to its owner, at any moment."""
    state.note(computers=state.computers - {action.seat})
    count_dallies(state, action.seat, 0)
    state.news += (OwnerReturned(action.seat),)
    if isinstance(state.phase, RoundOver):
        state.phase = RoundOver(state.phase.ready - {action.seat})
