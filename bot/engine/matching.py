"""Matching: which cards may be laid on the top card."""

from __future__ import annotations

from .cards import CARDS, FOUR, Card, Colour, lacks_colour
from .state import GameState


def _fitting(top: Card, colour: Colour | None) -> frozenset[Card]:
    return frozenset(
        held
        for held in CARDS.values()
        if colour is None or held.black or held.colour is colour or held.face is top.face
    )


FITTING: dict[tuple[Card, Colour | None], frozenset[Card]] = {
    (top, colour): _fitting(top, colour) for top in CARDS.values() for colour in (*Colour, None)
}
"""The cards that match a top card under a colour in force, by colour, number or symbol, or being black.

Where no colour is in force, as after a last +4 whose player has left, everything does.

Rule: match-colour-number-symbol, wild-anytime.
"""


def blocks_four(state: GameState, hand: tuple[Card, ...]) -> bool:
    """Tell whether a Wild Draw Four in this hand is held back because it would be unlawful.

    Where it can be challenged a bluff is part of the game, so only `block` holds it back.
    """
    return (
        state.rules.protection == "block"
        and state.rules.wd4_legality == "no_colour"
        and not lacks_colour(hand, state.colour)
    )


def may_lay(state: GameState, hand: tuple[Card, ...], held: Card) -> bool:
    """Tell whether one card of a hand may be laid now."""
    fitting = FITTING[state.discard_pile[-1], state.colour]
    return held in fitting and not (held is FOUR and blocks_four(state, hand))


def playable(state: GameState, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """List the cards of a hand that may be laid now, duplicates included, in the hand's order."""
    fitting = FITTING[state.discard_pile[-1], state.colour]
    cards = tuple([held for held in hand if held in fitting])
    if FOUR in cards and blocks_four(state, hand):
        return tuple([held for held in cards if held is not FOUR])
    return cards
