"""Effects: what a played card does to the turn order and to the next seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .answers import strike
from .cards import CARDS, Card, Face
from .events import DirectionReversed, SeatSkipped
from .state import GameState, Standing

Effect = Callable[[GameState, int], None]
"""Acts for the seat that played: sets who is up, and whom the card hits."""


def skip(state: GameState, seat: int) -> None:
    """Take the turn from the next seat. Rule: skip-next."""
    victim = state.after(seat)
    state.news += (SeatSkipped(victim),)
    state.up = state.after(victim)


def reverse(state: GameState, seat: int) -> None:
    """Turn play round; with two in play it skips. Rule: reverse-direction, reverse-two-player-skip."""
    state.direction = -state.direction
    state.news += (DirectionReversed(state.direction),)
    if state.standing.count(Standing.PLAYING) == 2:
        skip(state, seat)
    else:
        state.up = state.after(seat)


def _hits(amount: int, card: Card) -> Effect:
    def hit(state: GameState, seat: int) -> None:
        strike(state, seat, amount, card)

    return hit


def _drawing(face: Face, amount: int) -> dict[Card, Effect]:
    return {card: _hits(amount, card) for card in CARDS.values() if card.face is face}


EFFECTS: Mapping[Card, Effect] = {
    **{card: skip for card in CARDS.values() if card.face is Face.SKIP},
    **{card: reverse for card in CARDS.values() if card.face is Face.REVERSE},
    **_drawing(Face.DRAW_TWO, 2),
    **_drawing(Face.WILD_DRAW_FOUR, 4),
}
"""What each card does; a card that is not named only passes the turn on."""
