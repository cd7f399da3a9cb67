"""Events: what happened, in the past tense, and what each seat may read of it."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import Self

from .actions import Departure, Motion
from .cards import Card, Colour
from .phases import Ending
from .values import value


class DrawReason(StrEnum):
    """Why cards were drawn."""

    TURN = "turn"
    HIT = "hit"
    STARTER = "starter"
    UNO = "uno"
    BLUFF = "bluff"
    CHALLENGE = "challenge"


@value
class Happened:
    """The base of all events: public unless an event says otherwise."""

    def seen_by(self, seat: int | None) -> Self:
        """Give what that seat may read of the event; None is a spectator."""
        return self


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
class TurnDallied(Happened):
    """A seat's clock ran out, `times` in a row."""

    seat: int
    times: int


@value
class PileReshuffled(Happened):
    """The discard pile, all but its top, became the new draw pile."""

    count: int


@value
class UnoCalled(Happened):
    """A seat said UNO!."""

    seat: int


@value
class UnoCaught(Happened):
    """A seat was caught with one card and no UNO!."""

    seat: int
    culprit: int


@value
class HitAccepted(Happened):
    """A seat took the cards that were waiting for it."""

    seat: int


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
class SeatOut(Happened):
    """A seat got rid of its last card."""

    seat: int


@value
class RoundBlocked(Happened):
    """Nobody could play or draw for a whole lap."""


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
class SeatReady(Happened):
    """A seat is ready for the next round."""

    seat: int


@value
class SeatQueued(Happened):
    """Somebody will sit down when the next round is dealt."""

    seat: int


@value
class SeatLeft(Happened):
    """A seat was given up; its cards went under the draw pile."""

    seat: int
    why: Departure
    cards: int


@value
class SeatSubstituted(Happened):
    """A computer player sits in."""

    seat: int


@value
class OwnerReturned(Happened):
    """The owner took the seat back."""

    seat: int


@value
class VoteOpened(Happened):
    """A motion was put to the vote."""

    vote: int
    seat: int
    motion: Motion
    about: int | None


@value
class VoteCast(Happened):
    """A seat voted."""

    vote: int
    seat: int
    agree: bool


@value
class VoteSettled(Happened):
    """A motion was carried, or not."""

    vote: int
    motion: Motion
    about: int | None
    carried: bool


@value
class MatchEnded(Happened):
    """The match ended; the seed is shown, so that anybody can check every deal."""

    ending: Ending
    places: tuple[int, ...]
    totals: tuple[int, ...]
    seed: str


Event = (
    MatchStarted
    | DealerDrawn
    | RoundStarted
    | HandDealt
    | StarterTurned
    | ColourChosen
    | CardPlayed
    | DirectionReversed
    | SeatSkipped
    | CardsDrawn
    | TurnPassed
    | TurnDallied
    | PileReshuffled
    | UnoCalled
    | UnoCaught
    | HitAccepted
    | ChallengeSettled
    | SeatOut
    | RoundBlocked
    | RoundEnded
    | RoundVoid
    | SeatReady
    | SeatQueued
    | SeatLeft
    | SeatSubstituted
    | OwnerReturned
    | VoteOpened
    | VoteCast
    | VoteSettled
    | MatchEnded
)
