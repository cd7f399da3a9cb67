"""Etiquette: waiting for each other, and the hand on the pile."""

from __future__ import annotations

from dataclasses import replace

from .actions import PutHand, SayReady
from .dealing import next_round
from .events import DrawReason, HandPut, HandsCounted, SeatReady, UnoCalled
from .houses import Laying
from .phases import Answer, Exchange, HandOnPile, Phase, Ready, RoundOver, SwapTarget
from .piles import draw
from .refusals import Reason, Refusal
from .state import GameState
from .turns import settle

LATE = 2
"""Cards for the last hand on the pile."""
LEAST = 3
"""Seats that it takes; the only opponent would always be the last one."""


def check_ready(state: GameState, phase: RoundOver, action: SayReady) -> Refusal | None:
    """Refuse to be ready twice."""
    return Refusal(Reason.ALREADY_READY) if action.seat in phase.ready else None


def say_ready(state: GameState, phase: RoundOver, action: SayReady) -> None:
    """Be ready; the next round begins when everybody is."""
    state.news += (SeatReady(action.seat),)
    state.phase = replace(phase, ready=phase.ready | {action.seat})
    go_on_when_ready(state)


def go_on_when_ready(state: GameState) -> None:
    """Deal the next round if nobody is waited for any more."""
    phase = state.phase
    if isinstance(phase, RoundOver) and phase.ready >= frozenset(state.contenders()):
        next_round(state)


def check_sorted(state: GameState, phase: Ready, action: SayReady) -> Refusal | None:
    """Refuse to be ready for the seat that sorts its cards. Rule: politeness-ready."""
    return None if action.seat == phase.seat else Refusal(Reason.WAITING, "politeness-ready", phase.seat)


def sorted_cards(state: GameState, phase: Ready, action: SayReady) -> None:
    """Go on now that the cards of a heavy hit are sorted. Rule: politeness-ready."""
    state.news += (SeatReady(action.seat),)
    settle(state)


def ask_for_hands(state: GameState, action: Laying) -> None:
    """Ask for all hands on the pile after a call that came with the play, whatever the card does to hands.

    It rests while fewer than three seats hold cards. Rule: uno-to-centre.
    """
    seats = _holders(state)
    if UnoCalled(action.seat) not in state.news or action.seat not in seats or len(seats) < LEAST:
        return
    asked: list[Phase] = [phase for phase in state.agenda if type(phase) in (Exchange, SwapTarget)]
    rest = [phase for phase in state.agenda if type(phase) in (Answer, Ready)]
    state.agenda = (*asked, HandOnPile(action.seat), *rest)


def _holders(state: GameState) -> tuple[int, ...]:
    """List the seats that have a hand to put down."""
    return tuple([seat for seat in state.playing() if state.hands[seat]])


def check_put(state: GameState, phase: HandOnPile, action: PutHand) -> Refusal | None:
    """Refuse to put a hand down twice, or for the seat that called. Rule: uno-to-centre."""
    if action.seat == phase.caller or action.seat in phase.order:
        return Refusal(Reason.ALREADY_PUT, "uno-to-centre", phase.caller)
    if action.seat not in _holders(state):
        return Refusal(Reason.NOT_PLAYING, seat=action.seat)
    return None


def put_hand(state: GameState, phase: HandOnPile, action: PutHand) -> None:
    """Put a hand on the pile; the last one of all draws. Rule: uno-to-centre."""
    order = (*phase.order, action.seat)
    state.news += (HandPut(action.seat, len(order)),)
    state.phase = replace(phase, order=order)
    count_hands(state)


def count_hands(state: GameState) -> None:
    """End the waiting for hands when all are there, or for nothing when too few are left."""
    phase = state.phase
    if not isinstance(phase, HandOnPile):
        return
    seats = _holders(state)
    if phase.caller not in seats or len(seats) < LEAST:
        _fine_late(state, ())
    elif frozenset(phase.order) >= frozenset(seats) - {phase.caller}:
        present = [seat for seat in phase.order if seat in seats]
        _fine_late(state, tuple(present[-1:]))


def stop_waiting_for_hands(state: GameState, phase: HandOnPile) -> None:
    """Fine everybody who has not put a hand down in time, and nobody else."""
    missing = [seat for seat in _holders(state) if seat != phase.caller and seat not in phase.order]
    _fine_late(state, tuple(missing))


def _fine_late(state: GameState, late: tuple[int, ...]) -> None:
    state.news += (HandsCounted(late),)
    for seat in late:
        draw(state, seat, LATE, DrawReason.HAND_ON_PILE)
    settle(state)
