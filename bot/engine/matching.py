"""Matching: which cards may be laid on the top card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .cards import CARDS, FOUR, Card, Colour, lacks_colour
from .houses import Bluff
from .rules import Rules
from .state import GameState


def _fitting(top: Card | None, colour: Colour | None) -> frozenset[Card]:
    return frozenset(
        held
        for held in CARDS.values()
        if top is None or colour is None or held.black or held.colour is colour or held.face is top.face
    )


FITTING: dict[Card | None, dict[Colour | None, frozenset[Card]]] = {
    top: {colour: _fitting(top, colour) for colour in (*Colour, None)} for top in (None, *CARDS.values())
}
"""The cards that match a top card and a colour in force, by colour, number or symbol, or being black.

Where no colour is in force, as after a trump, and where nothing lies on the pile, everything does.

Rule: match-colour-number-symbol, wild-anytime, wild-trump-open, start-free-lead.
"""


_FITS = {
    top: {colour: cards.__contains__ for colour, cards in by_colour.items()}
    for top, by_colour in FITTING.items()
}
"""The same as tests of a card; every look at a hand goes through one of them."""


def fitting(state: GameState) -> frozenset[Card]:
    """Give the cards that match the top card."""
    pile = state.discard_pile
    return FITTING[pile[-1] if pile else None][state.colour]


def holds_match(state: GameState, hand: Iterable[Card]) -> bool:
    """Tell whether a hand holds a coloured card that fits. Rule: wild-only-if-no-match."""
    fits = fitting(state)
    return any(held in fits for held in hand if held.colour is not None)


def holds_colour(state: GameState, hand: Iterable[Card]) -> bool:
    """Tell whether a hand holds a card of the colour in force. Rule: wd4-legality-no-colour."""
    return not lacks_colour(hand, state.colour)


def _holds_either(state: GameState, hand: tuple[Card, ...]) -> bool:
    return holds_colour(state, hand) or holds_match(state, hand)


def _never(state: GameState, hand: tuple[Card, ...]) -> bool:
    return False


_BLUFFS: Mapping[tuple[str, str], Bluff] = {
    ("anytime", "no_colour"): holds_colour,
    ("only_if_no_match", "no_colour"): _holds_either,
    ("only_if_no_match", "free"): holds_match,
    ("anytime", "free"): _never,
}


def bluff_of(rules: Rules) -> Bluff:
    """Choose which hands make a Wild Draw Four beside them a bluff."""
    return _BLUFFS[rules.wild_when, rules.wd4_legality]


def is_bluff(state: GameState, hand: tuple[Card, ...]) -> bool:
    """Tell whether a Wild Draw Four beside these cards would be a bluff."""
    return state.house.bluff(state, hand)


def held_back(state: GameState, hand: tuple[Card, ...], held: Card) -> bool:
    """Tell whether a black card of a hand is held back because laying it would be unlawful.

    Where a Wild Draw Four can be challenged a bluff is part of the game.
    """
    if held is FOUR:
        return not state.house.challenge and is_bluff(state, hand)
    return state.rules.wild_when == "only_if_no_match" and held.black and holds_match(state, hand)


def may_lay(state: GameState, hand: tuple[Card, ...], held: Card) -> bool:
    """Tell whether one card of a hand may be laid now."""
    pile = state.discard_pile
    if held not in FITTING[pile[-1] if pile else None][state.colour]:
        return False
    return held.colour is not None or not state.house.holds_back or not held_back(state, hand, held)


def playable(state: GameState, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """List the cards of a hand that may be laid now, duplicates included, in the hand's order."""
    pile = state.discard_pile
    cards = tuple(filter(_FITS[pile[-1] if pile else None][state.colour], hand))
    if state.house.holds_back:
        return tuple([held for held in cards if held.colour is not None or not held_back(state, hand, held)])
    return cards
