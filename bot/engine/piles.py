"""Piles: drawing cards, and what happens when there are none left to draw."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .cards import Card
from .events import CardsDrawn, DrawReason, PileReshuffled, PileTurnedOver
from .fairness import shuffled
from .state import GameState
from .windows import close_window


def draw(state: GameState, seat: int, due: int, why: DrawReason) -> tuple[Card, ...]:
    """Draw cards into a hand, as many as the piles can give. Rule: draw-short, draw-in-the-dark."""
    cards = take(state, seat, due)
    state.news += (CardsDrawn(seat, len(cards), due, why, cards),)
    return cards


def take(state: GameState, seat: int, due: int) -> tuple[Card, ...]:
    """Move cards from the draw pile into a hand and say nothing about it."""
    pile = state.draw_pile
    if due > len(pile):
        EXHAUSTED[state.rules.exhaust](state)
        pile = state.draw_pile
    cards = pile[: -due - 1 : -1]
    if cards:
        state.draw_pile = pile[:-due]
        state.hands[seat] += cards
        state.idle = 0
        if seat in state.called:
            state.called -= {seat}
        if state.matters:
            close_window(state, seat)
    return cards


def can_draw(state: GameState) -> bool:
    """Tell whether there is a card left to draw, recycled ones included."""
    if state.draw_pile:
        return True
    return state.rules.exhaust != "end_round" and len(state.discard_pile) > _lying(state)


def _lying(state: GameState) -> int:
    """Count the discards that stay: the top, and the card under a Wild Draw Four that may be given back."""
    may_return = state.evidence is not None and state.rules.challenge_success == "return_card"
    return 2 if may_return else 1


def _recycled(state: GameState) -> tuple[Card, ...]:
    """Take away the discards that need not stay."""
    lying = _lying(state)
    recycled, state.discard_pile = state.discard_pile[:-lying], state.discard_pile[-lying:]
    return recycled


def _reshuffle(state: GameState) -> None:
    """Shuffle all but the top discard under what is left to draw. Rule: deck-exhausted-reshuffle."""
    recycled = _recycled(state)
    if recycled:
        state.draw_pile = shuffled(recycled, state.seed, state.new_stream()) + state.draw_pile
        state.news += (PileReshuffled(len(recycled)),)


def _turn_over(state: GameState) -> None:
    """Turn all but the top discard over, so that the first card played is drawn first.

    Rule: deck-exhausted-flip.
    """
    recycled = _recycled(state)
    if recycled:
        state.draw_pile = recycled[::-1] + state.draw_pile
        state.news += (PileTurnedOver(len(recycled)),)


def _leave(state: GameState) -> None:
    """Leave the discard pile alone: the round will end. Rule: deck-exhausted-ends-round."""


EXHAUSTED: Mapping[str, Callable[[GameState], None]] = {
    "reshuffle": _reshuffle,
    "flip": _turn_over,
    "end_round": _leave,
}
