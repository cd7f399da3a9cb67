"""Every deck, as data: how many of each face a pack holds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from .cards import CARDS, CUSTOM_FACES, Card, Colour, Face
from .values import value

_NUMBERS = {Face.ZERO: 1} | {face: 2 for face in Face if face.number}
_ACTIONS = {Face.SKIP: 2, Face.REVERSE: 2, Face.DRAW_TWO: 2}
_BLACKS = {Face.WILD: 4, Face.WILD_DRAW_FOUR: 4}
_CLASSIC = _NUMBERS | _ACTIONS | _BLACKS


@value
class Pack:
    """Copies of each face, per colour for coloured faces, in all for black ones, and the cards left blank."""

    faces: Mapping[Face, int]
    blanks: int = 0


PACKS: Mapping[str, Pack] = {
    "classic108": Pack(_CLASSIC),
    "blank112": Pack(_CLASSIC, blanks=4),
    "swap112": Pack(_CLASSIC | {Face.SWAP_HANDS: 1}, blanks=3),
    "shuffle112": Pack(_CLASSIC | {Face.SHUFFLE_HANDS: 1}, blanks=3),
    "ultra104": Pack(_CLASSIC | {Face.WILD: 2, Face.WILD_DRAW_FOUR: 2}),
    "doublezero112": Pack(_CLASSIC | {Face.ZERO: 2}),
    "h2o": Pack(_CLASSIC | {Face.DOWNPOUR_ONE: 4, Face.DOWNPOUR_TWO: 4}),
    "mandavoshka": Pack(_CLASSIC | {Face.WILD_DRAW_FOUR: 2, Face.TRUMP: 2}),
}
"""Every pack by its name. Rule: deck-108 and its relatives."""


@cache
def deck(name: str, packs: int = 1, blank: str = "spare") -> tuple[Card, ...]:
    """Lay out a deck in printing order; raises KeyError for a deck without a composition.

    Rule: blank-spare, blank-custom, plus10-blank, deck-two-halves.
    """
    pack = PACKS[name]
    cards: list[Card] = []
    for face, copies in pack.faces.items():
        if face.black:
            cards += [CARDS[face]] * copies
        else:
            cards += [CARDS[f"{colour}{face}"] for colour in Colour for _ in range(copies)]
    cards += [CARDS[face] for face in _blanks(pack.blanks, blank)]
    return tuple(cards * packs)


def _blanks(count: int, blank: str) -> tuple[Face, ...]:
    """Give the faces that the blanks of a pack carry; spare ones stay in the box."""
    match blank:
        case "custom":
            return CUSTOM_FACES[:count]
        case "plus10":
            return (Face.DRAW_TEN,) * count
        case _:
            return ()
