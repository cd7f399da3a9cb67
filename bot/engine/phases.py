"""Phases and matters: what the table waits for, and the clocks that end the waiting.

There is always exactly one phase, whose clock the state names; beside it run any number of matters, each
with a clock of its own. Everything in here may be shown to anybody, save the UNO windows, which only their
culprits see.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from .actions import Motion
from .cards import Card
from .values import value


class ClockKind(StrEnum):
    """What a clock measures; the table gives every kind without a length of its own one from its settings."""

    STARTER_COLOUR = "starter_colour"
    TURN = "turn"
    DRAWN = "drawn"
    ANSWER = "answer"
    BETWEEN_ROUNDS = "between_rounds"
    UNO_GRACE = "uno_grace"
    UNO_WINDOW = "uno_window"
    VOTE = "vote"


UNO_CLOCKS = frozenset({ClockKind.UNO_GRACE, ClockKind.UNO_WINDOW})
"""The clocks of a UNO window, which only its culprit may see."""


@value
class Clock:
    """A clock that runs: its kind, the seat it waits for, and its length in seconds where a rule sets one."""

    kind: ClockKind
    seat: int | None = None
    seconds: int | None = None


@value
class StarterColour:
    """A seat names the colour of a black starter."""

    seat: int


@value
class Turn:
    """A seat plays or draws; `drawn` once it has drawn a card that it may play or keep."""

    seat: int
    drawn: bool = False


@cache
def turn_of(seat: int, drawn: bool = False) -> Turn:
    """Give the turn of a seat; made once, since every move needs one."""
    return Turn(seat, drawn)


@value
class Hit:
    """Cards that wait for their target: how many, laid by whom, with which card."""

    amount: int
    source: int
    card: Card


@value
class Answer:
    """The target of a hit accepts it, or answers in a way that the rules allow."""

    seat: int
    hit: Hit


@value
class RoundOver:
    """A round has been scored; the next begins when everybody is ready or the clock runs out."""

    ready: frozenset[int]


class Ending(StrEnum):
    """How a match came to its end."""

    FINISHED = "finished"
    DESERTED = "deserted"
    VOTED = "voted"
    ENDED = "ended"


@value
class MatchOver:
    """The match has ended; a void one has no places."""

    ending: Ending
    places: tuple[int, ...]
    """The place of each seat, from 1, ties sharing; empty when the match is void."""


Phase = StarterColour | Turn | Answer | RoundOver | MatchOver


@value
class UnoWindow:
    """A seat holds one card and has not said UNO!, so it can be caught.

    `play` numbers the play that opened it; `begun` tells that somebody has begun a turn since. The clock is
    the grace first, then the rest of the window.
    """

    seat: int
    play: int
    clock: int | None
    grace: bool
    begun: bool = False


@value
class Vote:
    """A motion is put to the seats that people hold; its clock is its name."""

    clock: int
    motion: Motion
    proposer: int
    about: int | None
    electors: frozenset[int]
    agree: frozenset[int]
    against: frozenset[int] = frozenset()


Matter = UnoWindow | Vote
