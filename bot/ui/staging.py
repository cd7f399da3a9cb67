"""Staging: a play in the making, as the custom ids of a hand carry it from press to press.

`R5` is one card, `RYG5` are three of one rank in the order of the presses, `W.B7` is a Wild with a card of
one's own on it. What was chosen for them follows, each after a dot: `x` that no more cards come, `t2` a seat
and `t` nobody, `gR6` a card to give, `dB` a colour to throw off, `cG` the colour to go on with.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from bot.engine import Card, Choices, Colour, card
from bot.engine.cards import CARDS

NOBODY = -1
"""The target of who chooses none."""


@dataclass(frozen=True, slots=True)
class Staged:
    """Cards in the order in which they were pressed, and what has been chosen for them so far.

    None is what has not been chosen yet; `whole` tells that no more cards are to come.
    """

    cards: tuple[Card, ...]
    whole: bool = False
    target: int | None = None
    give: Card | None = None
    discard: Colour | None = None
    colour: Colour | None = None

    @property
    def choices(self) -> Choices:
        """Give the decisions as they travel with the play."""
        target = None if self.target == NOBODY else self.target
        return Choices(self.colour, target, self.give, self.discard)

    @property
    def without_colour(self) -> Staged:
        """Give the same without the colour, which a press that plays carries by itself."""
        return replace(self, colour=None)

    def __str__(self) -> str:
        """Write it as an argument of a press."""
        if self == Staged(self.cards[:1]):
            return self.cards[0].code
        return ".".join((*_written(self.cards), *_choices(self)))


def _written(cards: Iterable[Card]) -> Iterator[str]:
    for face, group in groupby(cards, key=lambda laid: laid.face):
        if face.black:
            yield from (laid.code for laid in group)
        else:
            yield "".join(str(laid.colour) for laid in group) + face


def _choices(staged: Staged) -> Iterator[str]:
    if staged.whole:
        yield "x"
    if staged.target is not None:
        yield "t" if staged.target == NOBODY else f"t{staged.target}"
    if staged.give is not None:
        yield f"g{staged.give.code}"
    if staged.discard is not None:
        yield f"d{staged.discard}"
    if staged.colour is not None:
        yield f"c{staged.colour}"


def staged(text: str) -> Staged:
    """Read what `str` of a `Staged` wrote, or the code of a card; raises ValueError for anything else."""
    parts = text.split(".")
    laid = tuple(one for part in parts if part[:1].isupper() or part[:1] == "+" for one in _cards(part))
    if not laid:
        raise ValueError(f"{text!r} stages no card")
    chosen = {part[0]: part[1:] for part in parts if part[:1].islower()}
    target = chosen.get("t")
    return Staged(
        laid,
        whole="x" in chosen,
        target=None if target is None else int(target or NOBODY),
        give=card(chosen["g"]) if "g" in chosen else None,
        discard=Colour(chosen["d"]) if "d" in chosen else None,
        colour=Colour(chosen["c"]) if "c" in chosen else None,
    )


def _cards(group: str) -> tuple[Card, ...]:
    """Read cards of one face: their colours, then the face, or a black card by its code."""
    if group in CARDS:
        return (card(group),)
    face = "+2" if group.endswith("+2") else group[-1:]
    return tuple(card(f"{colour}{face}") for colour in group.removesuffix(face))
