"""Who sits where, who is away, and what is voted on."""

from __future__ import annotations

from bot.engine.actions import Departure, Motion
from bot.engine.values import value

from .happened import Happened


@value
class TurnDallied(Happened):
    """A seat's clock ran out, `times` in a row."""

    seat: int
    times: int


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
