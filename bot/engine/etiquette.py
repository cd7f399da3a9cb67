"""Etiquette: waiting for each other."""

from __future__ import annotations

from dataclasses import replace

from .actions import SayReady
from .dealing import deal_round, next_dealer, seat_newcomers
from .events import SeatReady, SeatSubstituted, TurnDallied
from .phases import RoundOver
from .refusals import Reason, Refusal
from .state import GameState

DALLIES = 3
"""Clocks in a row that a seat may let run out before a computer player sits in."""


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
    if isinstance(phase, RoundOver) and phase.ready >= frozenset(state.present()):
        next_round(state)


def next_round(state: GameState) -> None:
    """Seat the newcomers, pass the deal on and deal. Rule: feature-drop-in-between-games."""
    seat_newcomers(state)
    next_dealer(state)
    deal_round(state)


def dally(state: GameState, seat: int) -> None:
    """Count a clock that ran out; after three in a row a computer player sits in."""
    if seat in state.computers:
        return
    times = state.dallied.get(seat, 0) + 1
    count_dallies(state, seat, times)
    state.news += (TurnDallied(seat, times),)
    if times >= DALLIES:
        state.computers |= {seat}
        state.news += (SeatSubstituted(seat),)


def count_dallies(state: GameState, seat: int, times: int) -> None:
    """Remember how often in a row a seat's clock ran out."""
    others = {other: row for other, row in state.dallied.items() if other != seat}
    state.dallied = others | {seat: times} if times else others
