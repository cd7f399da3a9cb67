"""How matches and rounds begin and end."""

from __future__ import annotations

from dataclasses import replace
from typing import Self

from bot.engine.cards import Card, Colour
from bot.engine.phases import Ending
from bot.engine.values import value

from .happened import Happened


@value
class MatchStarted(Happened):
    """The seed was fixed; `commitment` is its SHA-256 in hexadecimal."""

    seats: int
    commitment: str


@value
class DealerDrawn(Happened):
    """Seats drew for the deal, in rolls; the highest number deals."""

    rolls: tuple[tuple[int, Card], ...]
    dealer: int


@value
class RoundStarted(Happened):
    """A round was dealt."""

    number: int
    dealer: int


@value
class HandDealt(Happened):
    """A seat was dealt its hand, which nobody else may see."""

    seat: int
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: int | None) -> Self:
        """Hide the cards from everybody but their owner."""
        return self if seat == self.seat else replace(self, cards=())


@value
class StarterTurned(Happened):
    """The first discard was turned up, after those in `returned` went back into the draw pile."""

    card: Card
    returned: tuple[Card, ...]


@value
class ColourChosen(Happened):
    """A seat named the colour of the starter."""

    seat: int
    colour: Colour


@value
class SeatOut(Happened):
    """A seat got rid of its last card."""

    seat: int


@value
class HandRefilled(Happened):
    """A seat that got rid of its cards took a new hand; `stage` counts the hands emptied so far."""

    seat: int
    stage: int
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: int | None) -> Self:
        """Hide the cards from everybody but their owner."""
        return self if seat == self.seat else replace(self, cards=())


@value
class RoundBlocked(Happened):
    """Nobody could play or draw for a whole lap."""


@value
class PileUsedUp(Happened):
    """The draw pile was used up while a seat needed a card, which ends the round."""

    seat: int


@value
class TurnsUsedUp(Happened):
    """The round reached the number of turns that was agreed."""

    turns: int


@value
class RoundEnded(Happened):
    """A round was scored: its winners, the hands that were left, the points won, and the totals."""

    number: int
    winners: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


@value
class RoundVoid(Happened):
    """A round was broken off without a result."""

    number: int


@value
class SeatEliminated(Happened):
    """A seat reached the points that put it out of the match; it watches from now on."""

    seat: int


@value
class MatchEnded(Happened):
    """The match ended; the seed is shown, so that anybody can check every deal."""

    ending: Ending
    places: tuple[int, ...]
    totals: tuple[int, ...]
    seed: str
