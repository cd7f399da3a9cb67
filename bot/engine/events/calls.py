"""UNO!, fines, and what table manners cost."""

from __future__ import annotations

from dataclasses import replace
from typing import Self

from bot.engine.cards import Card, Colour
from bot.engine.values import value

from .happened import DrawReason, Happened


@value
class HandPut(Happened):
    """A seat put a hand on the pile, as the first, second … one."""

    seat: int
    place: int


@value
class HandsCounted(Happened):
    """The hands on the pile were counted; `late` were the last one, or those who missed it."""

    late: tuple[int, ...]


@value
class SilenceBegan(Happened):
    """Silence is asked for: until the turn is back at `owner`, or until another colour is in force."""

    owner: int
    colour: Colour | None


@value
class SilenceEnded(Happened):
    """Everybody may speak again; `breaker` is who spoke before that."""

    breaker: int | None = None


@value
class Misplayed(Happened):
    """A seat tried to play what it may not; the cards went back into the hand."""

    seat: int
    rule: str
    cards: tuple[Card, ...]

    def seen_by(self, seat: int | None) -> Self:
        """Hide the cards from everybody but their owner."""
        return self if seat == self.seat else replace(self, cards=())


@value
class FalseCall(Happened):
    """A seat said UNO! without cause, or accused `culprit` wrongly."""

    seat: int
    culprit: int | None
    rule: str


@value
class SeatFined(Happened):
    """A seat was fined by the host, or for advice by a vote."""

    seat: int
    why: DrawReason


@value
class UnoCalled(Happened):
    """A seat said UNO!, or `proxy` said it for the seat."""

    seat: int
    proxy: int | None = None


@value
class UnoForgotten(Happened):
    """A seat forgot to say UNO! and is fined without being caught."""

    seat: int


@value
class UnoCaught(Happened):
    """A seat was caught with one card and no UNO!."""

    seat: int
    culprit: int
