"""Every deck, as data: how many of each face a pack holds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from .cards import CARDS, Card, Colour, Face

_NUMBERS = {Face.ZERO: 1} | {face: 2 for face in Face if face.number}
_ACTIONS = {Face.SKIP: 2, Face.REVERSE: 2, Face.DRAW_TWO: 2}
_BLACKS = {Face.WILD: 4, Face.WILD_DRAW_FOUR: 4}

PACKS: Mapping[str, Mapping[Face, int]] = {
    "classic108": _NUMBERS | _ACTIONS | _BLACKS,
}
"""Copies of each face in one pack: per colour for coloured faces, in all for black ones."""


@cache
def deck(name: str, packs: int = 1) -> tuple[Card, ...]:
    """Lay out a deck in printing order; raises KeyError for a deck without a composition."""
    cards: list[Card] = []
    for face, copies in PACKS[name].items():
        if face.black:
            cards += [CARDS[face]] * copies
        else:
            cards += [CARDS[f"{colour}{face}"] for colour in Colour for _ in range(copies)]
    return tuple(cards * packs)
