"""GameState: everything about a match, hidden cards included; only the engine and the table hold one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from .cards import Card, Colour, lacks_colour
from .events import Event
from .phases import (
    Answer,
    Clock,
    ClockKind,
    MatchOver,
    Matter,
    Phase,
    RoundOver,
    StarterColour,
    Turn,
    UnoWindow,
    Vote,
)
from .rules import Rules
from .values import value


class Standing(StrEnum):
    """Where a seat stands in the round."""

    PLAYING = "playing"
    OUT = "out"
    LEFT = "left"


_PLAYING, _LEFT = Standing.PLAYING, Standing.LEFT


@value
class Evidence:
    """A Wild Draw Four's player, the rest of the hand at the play, and the colour in force before it.

    Frozen at the play, because a hand may change before the challenge comes. Rule: wd4-challenge-open.
    """

    seat: int
    hand: tuple[Card, ...]
    colour: Colour | None

    @property
    def guilty(self) -> bool:
        """Tell whether the card was a bluff. Rule: wd4-legality-no-colour."""
        return not lacks_colour(self.hand, self.colour)


@value
class Score:
    """What the seats have gathered over the rounds of a match, one entry a seat."""

    totals: tuple[int, ...]
    rounds_won: tuple[int, ...]
    held: tuple[int, ...]
    """Card points that were still in the hand when rounds ended."""
    rounds: int = 0
    """Rounds finished."""


@dataclass(slots=True)
class GameState:
    """One match at one moment; lists and tuples have an entry a seat unless they are piles.

    A state that has left the engine is never changed: `apply` works on a copy.
    """

    rules: Rules
    seed: bytes
    phase: Phase
    score: Score
    hands: list[tuple[Card, ...]]
    standing: tuple[Standing, ...]
    draw_pile: tuple[Card, ...] = ()
    """The last card is drawn next."""
    discard_pile: tuple[Card, ...] = ()
    """The last card is the top."""
    colour: Colour | None = None
    """The colour in force."""
    direction: int = 1
    dealer: int = 0
    up: int = 0
    """The seat whose turn comes when everything that the last card caused is settled."""
    matters: tuple[Matter, ...] = ()
    agenda: tuple[Phase, ...] = ()
    """What others must still decide about the last card, in order."""
    called: frozenset[int] = frozenset()
    """Seats that said UNO! for the card they hold."""
    fresh: frozenset[int] = frozenset()
    """Seats that were dealt in and have not acted in this round yet."""
    computers: frozenset[int] = frozenset()
    """Seats that a computer player plays now."""
    dallied: Mapping[int, int] = field(default_factory=dict[int, int])
    """Seats whose clock ran out, with how often in a row."""
    drawn: Card | None = None
    """The card that the player to move has just drawn."""
    evidence: Evidence | None = None
    finishing: int | None = None
    """The seat that laid its last card and is out once that is settled."""
    idle: int = 0
    """Turns in a row in which nobody played or drew."""
    queue: int = 0
    """Seats that will be added when the next round is dealt."""
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
        return dict(_running(self))

    def copy(self) -> GameState:
        """Copy what a handler may change; cards, tuples and frozen parts are shared."""
        twin = object.__new__(GameState)
        twin.rules = self.rules
        twin.seed = self.seed
        twin.phase = self.phase
        twin.score = self.score
        twin.hands = self.hands.copy()
        twin.standing = self.standing
        twin.draw_pile = self.draw_pile
        twin.discard_pile = self.discard_pile
        twin.colour = self.colour
        twin.direction = self.direction
        twin.dealer = self.dealer
        twin.up = self.up
        twin.matters = self.matters
        twin.agenda = self.agenda
        twin.called = self.called
        twin.fresh = self.fresh
        twin.computers = self.computers
        twin.dallied = self.dallied
        twin.drawn = self.drawn
        twin.evidence = self.evidence
        twin.finishing = self.finishing
        twin.idle = self.idle
        twin.queue = self.queue
        twin.plays = self.plays
        twin.shuffles = self.shuffles
        twin.clock = self.clock
        twin.next_clock = self.next_clock
        twin.revision = self.revision
        twin.news = ()
        return twin

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
        """List the seats in the match."""
        return tuple([seat for seat, standing in enumerate(self.standing) if standing is not _LEFT])


def _running(state: GameState) -> Iterator[tuple[int, Clock]]:
    match state.phase:
        case StarterColour(seat=seat):
            yield state.clock, Clock(ClockKind.STARTER_COLOUR, seat)
        case Turn(seat=seat, drawn=drawn):
            yield state.clock, Clock(ClockKind.DRAWN if drawn else ClockKind.TURN, seat)
        case Answer(seat=seat):
            yield state.clock, Clock(ClockKind.ANSWER, seat)
        case RoundOver():
            yield state.clock, Clock(ClockKind.BETWEEN_ROUNDS)
        case MatchOver():
            return
    for matter in state.matters:
        match matter:
            case UnoWindow(seat=seat, clock=int(clock), grace=True):
                yield clock, Clock(ClockKind.UNO_GRACE, seat, state.rules.uno_grace)
            case UnoWindow(seat=seat, clock=int(clock)):
                yield clock, Clock(ClockKind.UNO_WINDOW, seat, state.rules.uno_window - state.rules.uno_grace)
            case Vote(clock=clock):
                yield clock, Clock(ClockKind.VOTE)
            case UnoWindow():
                pass
