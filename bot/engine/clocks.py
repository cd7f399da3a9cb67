"""Clocks: which ones run in a state, whom they wait for, and how long where a rule says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .phases import (
    PAUSING,
    Answer,
    Clock,
    ClockKind,
    Exchange,
    HandOnPile,
    Hold,
    MatchOver,
    Matter,
    Phase,
    Ready,
    RoundOver,
    Silence,
    StarterColour,
    SwapTarget,
    Turn,
    UnoWindow,
    Vote,
)
from .rules import Rules

if TYPE_CHECKING:
    from .state import GameState

HOLD_SECONDS = 3
"""How long a hit is held back at least where others may jump in."""


def running(state: GameState) -> Iterator[tuple[int, Clock]]:
    """Give the clocks that run now; a phase that pauses the others runs alone."""
    phase = state.phase
    if type(phase) is not MatchOver:
        yield state.clock, _of_phase(phase)
    if type(phase) in PAUSING:
        return
    for matter in state.matters:
        if matter.clock is not None:
            yield matter.clock, _of_matter(matter, state.rules)


def paused(state: GameState) -> Iterator[tuple[int, Clock]]:
    """Give the clocks that stand still because the phase pauses them."""
    if type(state.phase) not in PAUSING:
        return
    for matter in state.matters:
        if matter.clock is not None:
            yield matter.clock, _of_matter(matter, state.rules)


def _of_phase(phase: Phase) -> Clock:
    match phase:
        case StarterColour(seat=seat):
            return Clock(ClockKind.STARTER_COLOUR, seat)
        case Turn(seat=seat, drawn=drawn):
            return Clock(ClockKind.DRAWN if drawn else ClockKind.TURN, seat)
        case Answer(seat=seat, hit=hit, choice=choice):
            if not hit.amount:
                return Clock(ClockKind.SKIP, seat)
            return Clock(ClockKind.ANSWER, seat) if choice else Clock(ClockKind.HOLD, seat, HOLD_SECONDS)
        case SwapTarget(seat=seat):
            return Clock(ClockKind.SWAP_TARGET, seat)
        case Exchange(seat=seat):
            return Clock(ClockKind.EXCHANGE, seat)
        case HandOnPile():
            return Clock(ClockKind.HAND_ON_PILE)
        case Ready(seat=seat):
            return Clock(ClockKind.READY, seat)
        case RoundOver() | MatchOver():
            return Clock(ClockKind.BETWEEN_ROUNDS)


def _of_matter(matter: Matter, rules: Rules) -> Clock:
    match matter:
        case UnoWindow(seat=seat, grace=True):
            return Clock(ClockKind.UNO_GRACE, seat, rules.uno_grace)
        case UnoWindow(seat=seat):
            auto = rules.uno_enforce == "auto"
            return Clock(ClockKind.UNO_WINDOW, seat, rules.uno_window - (0 if auto else rules.uno_grace))
        case Vote():
            return Clock(ClockKind.VOTE)
        case Hold():
            return Clock(ClockKind.HOLD, None, HOLD_SECONDS)
        case Silence():
            raise AssertionError("a silence has no clock")
