"""Simulation: rounds between computer players, with every law of the game watched."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from bot.engine import (
    Action,
    CallUno,
    Event,
    Expire,
    GameState,
    IllegalAction,
    JumpIn,
    PlayCards,
    Rules,
    apply,
    check,
    dump,
    load,
    new_game,
    view,
)
from bot.engine.dealing import deck_of
from bot.engine.events import ChallengeSettled, RoundEnded, UnoCaught
from bot.engine.fairness import SEED_BYTES
from bot.engine.phases import Clock, ClockKind, Hold, MatchOver, RoundOver, UnoWindow
from bot.engine.windows import windows
from bot.players import Computer

TOO_LONG = 20_000
"""Actions after which a round is taken to never end."""
SKIP_SECONDS = 5
"""How long a skip waits for an answer."""


class LawBroken(Exception):
    """Say which law of the game was broken, and where."""


@dataclass(slots=True)
class Summary:
    """What happened over all rounds; times are seconds that people would have taken."""

    wins: list[int]
    lengths: list[int] = field(default_factory=list[int])
    """Actions of each round."""
    seconds: float = 0.0
    matches: int = 0
    called: int = 0
    forgotten: int = 0
    caught: int = 0
    challenged: int = 0
    proven: int = 0
    broken: list[str] = field(default_factory=list[str])
    """A sentence for each law that was broken."""


def simulate(rules: Rules, seats: int, rounds: int, seed: int) -> Summary:
    """Let computer players play rounds, in as many matches as that takes.

    A match in which a law is broken is given up. Raises ValueError when so many seats cannot be dealt in.
    """
    chance = Random(seed)  # noqa: S311 - a simulation must be repeatable; nobody's secret depends on it
    summary = Summary(wins=[0] * seats)
    while len(summary.lengths) < rounds and len(summary.broken) < rounds:
        table = _SimulatedTable(rules, seats, chance, summary)
        summary.matches += 1
        try:
            table.play(rounds)
        except (LawBroken, IllegalAction) as broken:
            state = table.state
            summary.broken.append(f"{broken} (seed {state.seed.hex()}, revision {state.revision})")
    return summary


def report(summary: Summary) -> Iterator[str]:
    """Say in lines what happened; the last ones name broken laws, with the seed to repeat each."""
    rounds, actions = len(summary.lengths), sum(summary.lengths)
    yield f"rounds      {rounds}, matches begun: {summary.matches}"
    if rounds:
        shortest, longest = min(summary.lengths), max(summary.lengths)
        yield f"actions     {actions}, {actions / rounds:.1f} a round ({shortest} to {longest})"
        yield f"time        {summary.seconds / rounds:.0f} seconds a round at the pace of people"
    yield "wins        " + ", ".join(
        f"seat {seat}: {wins}" for seat, wins in enumerate(summary.wins, start=1)
    )
    yield f"UNO!        {summary.called} called, {summary.forgotten} forgotten, {summary.caught} caught"
    yield f"challenges  {summary.challenged}, {summary.proven} of them proved a bluff"
    yield f"laws        {len(summary.broken)} broken" if summary.broken else "laws        none broken"
    yield from summary.broken


class _SimulatedTable:
    """One match, with a clock that moves on by the time that people would take."""

    def __init__(self, rules: Rules, seats: int, chance: Random, summary: Summary) -> None:
        step = new_game(rules, seats, chance.randbytes(SEED_BYTES), frozenset(range(seats)))
        self.state = step.state
        self._pack = Counter(deck_of(rules))
        self._computer = Computer(chance)
        self._chance = chance
        self._summary = summary
        self._now = 0.0
        self._deadlines: dict[int, float] = {}
        self._actions = 0
        self._set_deadlines()

    def play(self, rounds: int) -> None:
        """Play until the match is over, or so many rounds have been summed up."""
        while not self.state.over and len(self._summary.lengths) < rounds:
            if isinstance(self.state.phase, RoundOver):
                self._apply(Expire(self.state.clock))
            else:
                self._somebody_acts()

    def _somebody_acts(self) -> None:
        """Let whoever notices something first act, and whoever is waited for act otherwise."""
        if action := next(self._interjections(), None):
            self._apply(action)
            return
        clock, waiting = self.state.clock, _waited_for(self.state)
        seat = self._chance.choice(waiting)
        self._pass_time(self._computer.pause(view(self.state, seat)))
        if self.state.clock != clock or self.state.over:
            return
        action = self._computer.decide(view(self.state, seat))
        if action is not None:
            self._apply(action)
        else:
            self._wait()

    def _wait(self) -> None:
        """Let time pass where there is nothing to decide: a skip falls, or a hit that was held back."""
        holds = [matter.clock for matter in self.state.matters if isinstance(matter, Hold)]
        ends = [self._deadlines[clock] for clock in (self.state.clock, *holds) if clock in self._deadlines]
        if not ends:
            raise LawBroken(f"nobody can act in {self.state.phase}")
        self._pass_time(max(0.0, min(ends) - self._now))

    def _interjections(self) -> Iterator[Action]:
        """Ask everybody, in no particular order, for catches, plays out of turn and late calls."""
        seats = list(self.state.playing())
        self._chance.shuffle(seats)
        for seat in seats:
            table = view(self.state, seat)
            # A catch may come too late, since nobody may know whether a window is open; that breaks no law.
            if (catch := self._computer.catch(table)) and check(self.state, catch) is None:
                yield catch
            if twin := self._computer.jump_in(table):
                yield twin
            if seat not in _waited_for(self.state) and isinstance(
                call := self._computer.decide(table), CallUno
            ):
                yield call

    def _pass_time(self, seconds: float) -> None:
        """Move the clock on, and run out the clocks of the rules that are due by then."""
        self._now += seconds
        self._summary.seconds += seconds
        while due := [clock for clock, at in self._deadlines.items() if at <= self._now]:
            self._apply(Expire(min(due, key=self._deadlines.__getitem__)))

    def _apply(self, action: Action) -> None:
        if isinstance(self.state.phase, RoundOver):
            self._actions = 0
        before = frozenset(map(_opened, windows(self.state)))
        step = apply(self.state, action)
        self.state = step.state
        self._summary.forgotten += len(frozenset(map(_opened, windows(step.state))) - before)
        self._actions += not isinstance(action, Expire)
        self._note(action, step.events)
        self._watch()
        self._set_deadlines()

    def _set_deadlines(self) -> None:
        """Let clocks that have a length run, and those that run already run on."""
        self._deadlines = {
            clock: self._deadlines.get(clock, self._now + seconds)
            for clock, running in self.state.clocks.items()
            if (seconds := _seconds(running)) is not None
        }

    def _note(self, action: Action, events: tuple[Event, ...]) -> None:
        summary = self._summary
        armed = isinstance(action, PlayCards | JumpIn) and action.uno
        summary.called += armed or isinstance(action, CallUno)
        for event in events:
            match event:
                case UnoCaught():
                    summary.caught += 1
                case ChallengeSettled(guilty=guilty):
                    summary.challenged += 1
                    summary.proven += guilty
                case RoundEnded(winners=winners):
                    summary.lengths.append(self._actions)
                    for seat in winners:
                        summary.wins[seat] += 1
                case _:
                    pass

    def _watch(self) -> None:
        """Hold the state against the laws that must be true after every action."""
        state = self.state
        cards = Counter(state.draw_pile) + Counter(state.discard_pile)
        for hand in state.hands:
            cards += Counter(hand)
        if cards != self._pack:
            raise LawBroken(
                f"cards are not conserved: {cards - self._pack} too many, {self._pack - cards} missing"
            )
        if state.news:
            raise LawBroken("a state at rest still holds events")
        if self._actions > TOO_LONG:
            raise LawBroken(f"a round goes on after {TOO_LONG} actions")
        if isinstance(state.phase, RoundOver | MatchOver) and load(dump(state)) != state:
            raise LawBroken("a state that was stored and loaded is not the same")


def _opened(window: UnoWindow) -> tuple[int, int]:
    """Name a window by the seat that forgot and the play that opened it, whatever its clock is now."""
    return window.seat, window.play


def _seconds(clock: Clock) -> int | None:
    """Give the length of a clock that waits for nobody in particular."""
    return SKIP_SECONDS if clock.kind is ClockKind.SKIP else clock.seconds


def _waited_for(state: GameState) -> tuple[int, ...]:
    """Name the seats that the round waits for."""
    if isinstance(state.phase, RoundOver | MatchOver):
        raise LawBroken(f"a round is over that should be going on: {state.phase}")
    return view(state, None).awaited
