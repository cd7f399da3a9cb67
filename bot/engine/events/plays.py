"""What cards do: those that are played, drawn, passed on or exchanged."""

from __future__ import annotations

from dataclasses import replace
from typing import Self

from bot.engine.cards import Card, Colour
from bot.engine.values import value

from .happened import DrawReason, Happened


@value
class JumpedIn(Happened):
    """A seat is about to play out of turn."""

    seat: int


@value
class CardPlayed(Happened):
    """A seat played cards; `colour` is the colour in force now and `left` its cards left."""

    seat: int
    cards: tuple[Card, ...]
    colour: Colour | None
    left: int


@value
class DirectionReversed(Happened):
    """Play turned round; +1 runs clockwise, in the order of seats."""

    direction: int


@value
class SeatSkipped(Happened):
    """A seat lost its turn to a skip."""

    seat: int


@value
class CardsDrawn(Happened):
    """A seat drew `count` cards, fewer than `due` when the piles ran out."""

    seat: int
    count: int
    due: int
    why: DrawReason
    cards: tuple[Card, ...]

    def seen_by(self, seat: int | None) -> Self:
        """Hide the cards from everybody but their owner. Rule: draw-in-the-dark."""
        return self if seat == self.seat else replace(self, cards=())


@value
class TurnPassed(Happened):
    """A seat's turn ended without a play."""

    seat: int


@value
class PileReshuffled(Happened):
    """The discard pile, all but its top, became the new draw pile."""

    count: int


@value
class PileTurnedOver(Happened):
    """The discard pile, all but its top, was turned over unshuffled and became the new draw pile."""

    count: int


@value
class HitAccepted(Happened):
    """A seat took the cards that were waiting for it."""

    seat: int


@value
class HitAnswered(Happened):
    """A seat answered with a card; now `amount` cards, none for a skip, wait for `target`."""

    seat: int
    target: int
    amount: int


@value
class ChallengeSettled(Happened):
    """A Wild Draw Four was challenged; only the challenger sees the bluffer's hand at the play."""

    seat: int
    source: int
    guilty: bool
    colour: Colour | None
    shown: tuple[Card, ...]

    def seen_by(self, seat: int | None) -> Self:
        """Hide the shown hand from everybody but the two concerned."""
        return self if seat in (self.seat, self.source) else replace(self, shown=())


@value
class HandsSwapped(Happened):
    """Two seats exchanged their hands."""

    seat: int
    target: int


@value
class HandsRotated(Happened):
    """Everybody passed the hand on in the direction of play."""

    direction: int


@value
class HandsShuffled(Happened):
    """All hands were shuffled together and dealt out again, beginning after `seat`."""

    seat: int


@value
class CardsExchanged(Happened):
    """Two seats gave each other a card, which nobody else sees."""

    seat: int
    partner: int
    given: Card | None
    taken: Card | None

    def seen_by(self, seat: int | None) -> Self:
        """Hide both cards from everybody but the two concerned."""
        return self if seat in (self.seat, self.partner) else replace(self, given=None, taken=None)


@value
class CardsDiscarded(Happened):
    """A seat threw off all its cards of one colour."""

    seat: int
    colour: Colour
    cards: tuple[Card, ...]
