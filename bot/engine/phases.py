"""Phases and matters: what the table waits for, and the clocks that end the waiting.

There is always exactly one phase, whose clock the state names; beside it run any number of matters, each
with a clock of its own. Everything in here may be shown to anybody, save the UNO windows, which only their
culprits see.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from .actions import Motion
from .cards import Card, Colour
from .values import value


class ClockKind(StrEnum):
    """What a clock measures; the table gives every kind without a length of its own one from its settings."""

    STARTER_COLOUR = "starter_colour"
    TURN = "turn"
    DRAWN = "drawn"
    ANSWER = "answer"
    SKIP = "skip"
    HOLD = "hold"
    SWAP_TARGET = "swap_target"
    EXCHANGE = "exchange"
    HAND_ON_PILE = "hand_on_pile"
    READY = "ready"
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
    """A seat plays or draws.

    `drawn` once it has drawn a card that it may play or keep; `more` while that card does not fit and it may
    go on drawing.
    """

    seat: int
    drawn: bool = False
    more: bool = False


@cache
def turn_of(seat: int, drawn: bool = False, more: bool = False) -> Turn:
    """Give the turn of a seat; made once, since every move needs one."""
    return Turn(seat, drawn, more)


TURNS = tuple(turn_of(seat) for seat in range(10))
"""The turns that begin at most tables."""


@value
class Hit:
    """What waits for its target: cards to draw, none for a skip; laid by whom, with which card.

    `doubtful` tells that the target may demand proof that the card was lawful, `turns` how many seats in a
    row a skip takes the turn from.
    """

    amount: int
    source: int
    card: Card
    doubtful: bool = False
    turns: int = 1


@value
class Answer:
    """The target of a hit accepts it, or answers in a way that the rules allow.

    `choice` tells whether the rules leave anything to decide, `held` whether others may jump in first, and
    `accepted` that the target has taken the hit and only that time has to pass.
    """

    seat: int
    hit: Hit
    choice: bool = True
    held: bool = False
    accepted: bool = False


@value
class SwapTarget:
    """A seat that jumped in with a 7 chooses whose hand it takes."""

    seat: int


@value
class Exchange:
    """A seat chooses which card it gives to `source`, who has chosen already."""

    seat: int
    source: int


@value
class HandOnPile:
    """Everybody but `caller` puts a hand on the pile; `order` lists who has, first to last."""

    caller: int
    order: tuple[int, ...] = ()


@value
class Ready:
    """A seat sorts the cards of a heavy hit; play goes on when it is ready."""

    seat: int


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


Phase = StarterColour | Turn | Answer | SwapTarget | Exchange | HandOnPile | Ready | RoundOver | MatchOver

PAUSING: frozenset[type[Phase]] = frozenset({SwapTarget, Exchange, HandOnPile, Ready})
"""The phases during which all other clocks stand still."""


@value
class UnoWindow:
    """A seat holds one card and has not said UNO!, so it can be caught.

    `play` numbers the play that opened it; `begun` tells that somebody has begun a turn since, `handed` that
    the one card came from others and not with a play. The clock is the grace first, then the rest of the
    window.
    """

    seat: int
    play: int
    clock: int | None
    grace: bool
    begun: bool = False
    handed: bool = False


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


@value
class Hold:
    """A hit, or what the program draws, is held back for a moment, so that others can jump in before it."""

    clock: int


@value
class Silence:
    """Everybody is silent until the turn is back at `owner`, or until `colour` is no more in force.

    `turn` is the seat that laid the last card.
    """

    owner: int
    turn: int
    colour: Colour | None = None
    clock: None = None


Matter = UnoWindow | Vote | Hold | Silence
