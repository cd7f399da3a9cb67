"""Practice: a lesson of the tutorial as far as somebody has come in it.

All there is to know is written in a line, which its buttons carry: nothing is stored and nothing can be lost.
No table, no result and no ranking knows of it.
"""

from dataclasses import dataclass, replace
from typing import Self

from bot.engine import (
    Accept,
    Action,
    Card,
    CatchUno,
    Challenge,
    Choices,
    Colour,
    DrawCard,
    Event,
    Expire,
    GameState,
    IllegalAction,
    PassTurn,
    PlayCards,
    apply,
    card,
    view,
)
from bot.engine.phases import Answer, Turn
from bot.table.lessons import LEARNER, LESSONS, RIVAL, Deed, Lesson, Step
from bot.table.people import Occupant
from bot.table.scene import Match, Scene

_BETWEEN, _CALLED, _NAMED = "-", "!", "."


@dataclass(frozen=True, slots=True)
class Move:
    """What the learner does: a deed and, for a play, the card, the colour that it names and UNO!."""

    deed: Deed
    card: Card | None = None
    colour: Colour | None = None
    calls: bool = False

    def __str__(self) -> str:
        """Write it in a line: `draw`, `R3!`, `W.B`."""
        if self.card is None:
            return self.deed.value
        named = f"{_NAMED}{self.colour}" if self.colour else ""
        return f"{self.card.code}{named}{_CALLED if self.calls else ''}"

    @classmethod
    def read(cls, written: str) -> Self:
        """Read what `str` wrote; raises ValueError or KeyError for anything else."""
        if written in tuple(Deed):
            return cls(Deed(written))
        code, _, named = written.removesuffix(_CALLED).partition(_NAMED)
        colour = Colour(named) if named else None
        return cls(Deed.PLAY, card(code), colour, calls=written.endswith(_CALLED))

    @property
    def action(self) -> Action:
        """Give it as the engine takes it."""
        if self.card is not None:
            return PlayCards(LEARNER, (self.card,), Choices(colour=self.colour), uno=self.calls)
        match self.deed:
            case Deed.DRAW:
                return DrawCard(LEARNER)
            case Deed.KEEP:
                return PassTurn(LEARNER)
            case Deed.ACCEPT:
                return Accept(LEARNER)
            case Deed.CHALLENGE:
                return Challenge(LEARNER)
            case _:
                return CatchUno(LEARNER)


class NotNow(Exception):
    """A move is lawful, but not what the lesson is about."""


@dataclass(frozen=True, slots=True)
class Practice:
    """A lesson and the moves made in it; `events` are what has happened since the last of them but one."""

    lesson: Lesson
    state: GameState
    events: tuple[Event, ...] = ()
    moves: tuple[Move, ...] = ()

    @classmethod
    def begin(cls, lesson: Lesson) -> Self:
        """Deal a lesson; where the rival begins, it has played."""
        return cls(lesson, lesson.deal()).answered()

    @classmethod
    def read(cls, written: str) -> Self:
        """Come to where a line says that somebody is; raises ValueError where no lesson leads there."""
        name, *moves = written.split(_BETWEEN)
        try:
            practice = cls.begin(LESSONS[name])
            for move in moves:
                practice = practice.make(Move.read(move))
        except (KeyError, ValueError, IllegalAction, NotNow) as error:
            raise ValueError(f"{written!r} leads nowhere") from error
        return practice

    def __str__(self) -> str:
        """Write where this is, in a line."""
        return _BETWEEN.join((self.lesson.name, *map(str, self.moves)))

    @property
    def step(self) -> Step | None:
        """Give the step that is to be taken, None once the lesson is over."""
        taken = len(self.moves)
        return self.lesson.steps[taken] if taken < len(self.lesson.steps) else None

    def make(self, move: Move) -> Self:
        """Make a move, and have the rival answer it; raises IllegalAction, or NotNow for what comes later."""
        after = apply(self.state, move.action)
        if self.step is None or not _wanted(self.step, move):
            raise NotNow(str(move))
        made = replace(self, state=after.state, events=after.events, moves=(*self.moves, move))
        return made if made.step is None else made.answered()

    def scene(self, user_id: int, name: str, rival: str) -> Scene:
        """Show it as a table of two, which is nowhere."""
        return Scene(
            table_id=0,
            guild_id=0,
            channel_id=0,
            message_id=None,
            revision=self.state.revision,
            people=(Occupant(name, user_id), Occupant(rival, None, computer=True)),
            host=LEARNER,
            match=Match("classic"),
            _state=self.state,
        )

    def told(self) -> tuple[Event, ...]:
        """Give what has happened of late, as the learner may know it."""
        return tuple(event.seen_by(LEARNER) for event in self.events)

    def answered(self) -> Self:
        """Have the rival move until it is the learner's turn."""
        state, events = self.state, self.events
        while (action := _reply(state, calls=self.lesson.calls)) is not None:
            state, more = apply(state, action)
            events += more
        return replace(self, state=state, events=events)


def _wanted(step: Step, move: Move) -> bool:
    if move.deed not in step.deeds or (step.calls and not move.calls):
        return False
    return move.card is None or not step.faces or move.card.face in step.faces


def _reply(state: GameState, *, calls: bool) -> Action | None:
    """Give what the rival does now: its first card that fits, else what is left to do."""
    phase = state.phase
    if not isinstance(phase, Turn | Answer) or phase.seat != RIVAL:
        return None
    if isinstance(phase, Answer):
        return Accept(RIVAL) if phase.choice else Expire(state.clock)
    seen = view(state, RIVAL)
    if not seen.playable:
        return PassTurn(RIVAL) if phase.drawn else DrawCard(RIVAL)
    laid, kept = seen.playable[0], seen.hand[-1].colour
    offers = seen.offers((laid,))
    named = next((offer for offer in offers if offer.colour is kept), offers[0])
    return PlayCards(RIVAL, (laid,), named, uno=calls and len(seen.hand) == 2)
