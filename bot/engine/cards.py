"""Cards: colours, faces and the notation in which everybody writes them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema


class Colour(StrEnum):
    """The four colours; a black card has none of its own."""

    RED = "R"
    YELLOW = "Y"
    GREEN = "G"
    BLUE = "B"

    # Enum hashes in Python; every legality look-up hashes a colour, so use the string's own hash.
    __hash__ = str.__hash__  # pyright: ignore[reportAssignmentType]


class Face(StrEnum):
    """What is printed on a card, beside its colour."""

    ZERO = "0"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    SKIP = "S"
    REVERSE = "R"
    DRAW_TWO = "+2"
    WILD = "W"
    WILD_DRAW_FOUR = "W4"
    TRUMP = "T"
    SWAP_HANDS = "SW"
    SHUFFLE_HANDS = "SH"
    DRAW_TEN = "+10"
    DOWNPOUR_ONE = "D1"
    DOWNPOUR_TWO = "D2"
    CUSTOM_ONE = "C1"
    CUSTOM_TWO = "C2"
    CUSTOM_THREE = "C3"
    CUSTOM_FOUR = "C4"

    __hash__ = str.__hash__  # pyright: ignore[reportAssignmentType]

    @property
    def number(self) -> int | None:
        """Give the number on the face, None for an action or a black card."""
        return _NUMBERS.get(self)

    @property
    def black(self) -> bool:
        """Tell whether cards with this face have no colour."""
        return self in BLACK_FACES


_NUMBERS = {face: int(face) for face in Face if face.isdigit()}
CUSTOM_FACES = (Face.CUSTOM_ONE, Face.CUSTOM_TWO, Face.CUSTOM_THREE, Face.CUSTOM_FOUR)
"""The faces that a group gives a name and an effect, in the order of its definitions."""
WILD_FACES = frozenset({Face.WILD, Face.TRUMP, Face.SWAP_HANDS, Face.SHUFFLE_HANDS, *CUSTOM_FACES})
"""Black faces that make nobody draw; as a starter they all count as a Wild."""
BLACK_FACES = WILD_FACES | {Face.WILD_DRAW_FOUR, Face.DRAW_TEN, Face.DOWNPOUR_ONE, Face.DOWNPOUR_TWO}
COLOURED_FACES = tuple(face for face in Face if face not in BLACK_FACES)


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A kind of card; there is one instance of each, so two equal cards are the same object.

    Hands and piles are tuples in which the same instance may stand several times.
    """

    colour: Colour | None
    face: Face
    code: str

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Card({self.code})"

    def __reduce__(self) -> tuple[Any, ...]:
        return card, (self.code,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Card:
        return self

    @property
    def black(self) -> bool:
        """Tell whether the card has no colour of its own."""
        return self.colour is None

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(
            card, serialization=core_schema.plain_serializer_function_ser_schema(str)
        )


def _printed() -> Iterator[Card]:
    for colour in Colour:
        for face in COLOURED_FACES:
            yield Card(colour, face, f"{colour}{face}")
    for face in Face:
        if face in BLACK_FACES:
            yield Card(None, face, str(face))


CARDS: dict[str, Card] = {printed.code: printed for printed in _printed()}
"""Every kind of card by its code: `R5`, `G+2`, `BS`, `YR`, `W`, `W4`, `SW`, `+10`."""

FOUR = CARDS[Face.WILD_DRAW_FOUR]
"""The card that the rules single out most: it alone can be a bluff."""

_ALIASES = {f"{colour}X": f"{colour}{Face.SKIP}" for colour in Colour}


def card(code: str | Card) -> Card:
    """Give the card with this code, in either case; `GX` is another way to write `GS`.

    Raises ValueError that names the code. Rule: card-glyphs.
    """
    if isinstance(code, Card):
        return code
    wanted = code.strip().upper()
    found = CARDS.get(_ALIASES.get(wanted, wanted))
    if found is None:
        raise ValueError(f"{code!r} is not a card; cards are written like R5, G+2, BS, YR, W or W4")
    return found


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by spaces; raises ValueError that names the first unknown one."""
    return tuple(card(code) for code in text.split())


def write_cards(cards: Iterable[Card]) -> str:
    """Write cards separated by spaces, the inverse of `parse_cards`."""
    return " ".join(printed.code for printed in cards)


_COLOUR_ORDER = {colour: place for place, colour in enumerate(Colour)}
_FACE_ORDER = {face: place for place, face in enumerate(Face)}


def sort_key(printed: Card) -> tuple[int, int]:
    """Order cards by colour, then face, black ones last."""
    return (
        _COLOUR_ORDER[printed.colour] if printed.colour else len(_COLOUR_ORDER),
        _FACE_ORDER[printed.face],
    )


def lacks_colour(hand: Iterable[Card], colour: Colour | None) -> bool:
    """Tell whether a hand holds no card of the colour in force. Rule: wd4-legality-no-colour."""
    return colour is None or colour not in [held.colour for held in hand]
