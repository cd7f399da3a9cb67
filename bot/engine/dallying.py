"""Dallying: seats that act, and seats whose clock runs out."""

from __future__ import annotations

from .actions import (
    Accept,
    Action,
    Challenge,
    ChooseColour,
    ChooseTarget,
    DrawCard,
    GiveCard,
    JumpIn,
    PassTurn,
    PlayCards,
    PutHand,
)
from .events import SeatSubstituted, TurnDallied
from .state import GameState

DALLIES = 3
"""Clocks in a row that a seat may let run out before a computer player sits in."""


def dally(state: GameState, seat: int) -> None:
    """Count a clock that ran out; after three in a row a computer player sits in."""
    if seat in state.computers:
        return
    times = state.dallied.get(seat, 0) + 1
    count_dallies(state, seat, times)
    state.news += (TurnDallied(seat, times),)
    if times >= DALLIES:
        state.note(computers=state.computers | {seat})
        state.news += (SeatSubstituted(seat),)


def count_dallies(state: GameState, seat: int, times: int) -> None:
    """Remember how often in a row a seat's clock ran out."""
    others = {other: row for other, row in state.dallied.items() if other != seat}
    state.dallied = others | {seat: times} if times else others


ACTS = (
    PlayCards,
    DrawCard,
    PassTurn,
    JumpIn,
    Accept,
    Challenge,
    ChooseColour,
    ChooseTarget,
    GiveCard,
    PutHand,
)
"""Actions of one's own: whoever takes one takes part in the round and does not dally."""


def note_act(state: GameState, action: Action) -> None:
    """Remember that a seat has acted in this round, and end its row of dallies."""
    if not isinstance(action, ACTS):
        return
    seat = action.seat
    if seat in state.fresh:
        state.fresh -= {seat}
    if seat in state.dallied:
        count_dallies(state, seat, 0)
