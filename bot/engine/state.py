"""GameState: everything about a match, hidden cards included; only the engine and the table hold one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from .book import Book, Score, Shown
from .cards import Card, Colour
from .clocks import running
from .events import Event
from .houses import House
from .phases import Clock, MatchOver, Matter, Phase
from .rules import Rules
from .values import value


class Standing(StrEnum):
    """Where a seat stands in the round."""

    PLAYING = "playing"
    OUT = "out"
    WATCHING = "watching"
    """Out of the match on points, for good."""
    LEFT = "left"


_PLAYING, _WATCHING, _LEFT = Standing.PLAYING, Standing.WATCHING, Standing.LEFT


@value
class Evidence:
    """A Wild Draw Four's player, the rest of the hand at the play, the colour before it, and the verdict.

    Frozen at the play, because a hand may change before the challenge comes. Rule: wd4-challenge-open.
    """

    seat: int
    hand: tuple[Card, ...]
    colour: Colour | None
    guilty: bool


@dataclass(slots=True)
class GameState:
    """One match at one moment; lists and tuples have an entry a seat unless they are piles.

    A state that has left the engine is never changed: `apply` works on a draft of the next one.
    """

    house: House
    """The rules in force and what they come down to."""
    phase: Phase
    book: Book
    """What changes rarely; `score`, `dealer` and the like below show it, `note` changes it."""
    hands: list[tuple[Card, ...]]
    standing: tuple[Standing, ...]
    draw_pile: tuple[Card, ...] = ()
    """The last card is drawn next."""
    discard_pile: tuple[Card, ...] = ()
    """The last card is the top."""
    colour: Colour | None = None
    """The colour in force."""
    direction: int = 1
    up: int = 0
    """The seat whose turn comes when everything that the last card caused is settled."""
    matters: tuple[Matter, ...] = ()
    agenda: tuple[Phase, ...] = ()
    """What others must still decide about the last card, in order."""
    called: frozenset[int] = frozenset()
    """Seats that said UNO! for the card they hold."""
    fresh: frozenset[int] = frozenset()
    """Seats that were dealt in and have not acted in this round yet."""
    dallied: Mapping[int, int] = field(default_factory=dict[int, int])
    """Seats whose clock ran out, with how often in a row."""
    drawn: Card | None = None
    """The card that the player to move has just drawn."""
    evidence: Evidence | None = None
    finishing: tuple[int, ...] = ()
    """Seats that laid their last card and are out once that is settled, in order."""
    laid_by: int | None = None
    """The seat that laid the top card; nobody laid a starter."""
    twin_open: bool = False
    """Whether the twin of the top card may still be laid out of turn."""
    idle: int = 0
    """Turns in a row in which nobody played, and nobody could draw."""
    plays: int = 0
    """Numbers the top play."""
    shuffles: int = 0
    """Streams of chance used up so far."""
    clock: int = 0
    """Names the clock of the phase."""
    next_clock: int = 1
    revision: int = 0
    news: tuple[Event, ...] = ()
    """Events of the action that is being applied; empty in a state at rest."""

    # These are no fields; `note` writes those of the book.
    rules = Shown[Rules]("house.rules")
    seed = Shown[bytes]("book.seed")
    score = Shown[Score]("book.score")
    computers = Shown[frozenset[int]]("book.computers")
    dealer = Shown[int]("book.dealer")
    queue = Shown[int]("book.queue")
    emptied = Shown[tuple[int, ...]]("book.emptied")
    credit = Shown[tuple[int, ...]]("book.credit")
    went_out = Shown[tuple[int, ...]]("book.went_out")
    gone = Shown[tuple[int, ...]]("book.gone")
    pot = Shown[int]("book.pot")
    turns = Shown[int]("book.turns")
    offered = Shown[Card | None]("book.offered")
    winner = Shown[int | None]("book.winner")
    loser = Shown[int | None]("book.loser")
    deserted = Shown[frozenset[int]]("book.deserted")

    @property
    def over(self) -> bool:
        """Tell whether the match has ended."""
        return type(self.phase) is MatchOver

    @property
    def seats(self) -> int:
        """Count the seats ever taken, those that were left included."""
        return len(self.hands)

    @property
    def top(self) -> Card | None:
        """Give the top of the discard pile, None before anything lies there."""
        return self.discard_pile[-1] if self.discard_pile else None

    @property
    def clocks(self) -> dict[int, Clock]:
        """Map the ids of the clocks that run now to what they measure."""
        return dict(running(self))

    def draft(self) -> GameState:
        """Begin the next revision as a copy for a handler to change; only the list of hands is not shared."""
        twin = object.__new__(GameState)
        twin.house = self.house
        twin.phase = self.phase
        twin.book = self.book
        twin.hands = self.hands.copy()
        twin.standing = self.standing
        twin.draw_pile = self.draw_pile
        twin.discard_pile = self.discard_pile
        twin.colour = self.colour
        twin.direction = self.direction
        twin.up = self.up
        twin.matters = self.matters
        twin.agenda = self.agenda
        twin.called = self.called
        twin.fresh = self.fresh
        twin.dallied = self.dallied
        twin.drawn = self.drawn
        twin.evidence = self.evidence
        twin.finishing = self.finishing
        twin.laid_by = self.laid_by
        twin.twin_open = self.twin_open
        twin.idle = self.idle
        twin.plays = self.plays
        twin.shuffles = self.shuffles
        twin.clock = self.clock
        twin.next_clock = self.next_clock
        twin.revision = self.revision + 1
        twin.news = ()
        return twin

    def note(self, **pages: Any) -> None:
        """Write something down in the book."""
        self.book = book = self.book.copy()
        for page, written in pages.items():
            setattr(book, page, written)

    def enter(self, phase: Phase) -> None:
        """Enter a phase, with a clock of its own."""
        self.phase = phase
        self.clock = clock = self.next_clock
        self.next_clock = clock + 1

    def new_clock(self) -> int:
        """Take the next clock id, for a matter."""
        clock = self.next_clock
        self.next_clock = clock + 1
        return clock

    def new_stream(self) -> int:
        """Take the number of the next stream of chance."""
        stream = self.shuffles
        self.shuffles = stream + 1
        return stream

    def stand(self, seat: int, standing: Standing) -> None:
        """Change where a seat stands in the round."""
        self.standing = (*self.standing[:seat], standing, *self.standing[seat + 1 :])

    def after(self, seat: int) -> int:
        """Find the next seat in play from here; `seat` itself need not be in play any more.

        Rule: first-player-after-dealer, reverse-direction.
        """
        standing, step = self.standing, self.direction
        while True:
            seat = (seat + step) % len(standing)
            if standing[seat] is _PLAYING:
                return seat

    def playing(self) -> tuple[int, ...]:
        """List the seats in the round."""
        return tuple([seat for seat, standing in enumerate(self.standing) if standing is _PLAYING])

    def present(self) -> tuple[int, ...]:
        """List the seats in the match, those who only watch included."""
        if _LEFT not in self.standing:
            return tuple(range(len(self.standing)))
        return tuple([seat for seat, standing in enumerate(self.standing) if standing is not _LEFT])

    def contenders(self) -> tuple[int, ...]:
        """List the seats that will be dealt in again."""
        standings = self.standing
        if _LEFT not in standings and _WATCHING not in standings:
            return tuple(range(len(standings)))
        gone = (_LEFT, _WATCHING)
        return tuple([seat for seat, standing in enumerate(standings) if standing not in gone])
