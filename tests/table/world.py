"""A world for tables: a clock that the test turns, a presenter that writes down, a database that fails."""

import asyncio
import random
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from bot.engine import PRESETS, Action, Event, GameState, PlayCards, parse_cards
from bot.table import (
    AddComputer,
    Attend,
    Occupant,
    Outcome,
    Request,
    Scene,
    Sit,
    StartMatch,
    Table,
    Tables,
    Timing,
    alarms,
)
from bot.table.draft import Draft
from bot.table.keeper import Fate
from bot.table.news import News
from bot.table.record import Game, Record
from data import Database, StorageGone

GUILD, CHANNEL = 7 << 22, 22
ADA, BORYS, CLARA, DIMA = 901, 902, 903, 904
NAMES = {ADA: "Ada", BORYS: "Borys", CLARA: "Clara", DIMA: "Dima"}
START = 1_780_000_000.0
SEED = bytes(range(32))


@dataclass
class Shown:
    """One call of the presenter."""

    what: str
    scene: Scene | None = None
    events: tuple[Event | News, ...] = ()
    hands: frozenset[int] = frozenset()
    seat: int | None = None
    own: dict[int, tuple[Event | News, ...]] = field(default_factory=dict)


@dataclass
class Recorder:
    """A presenter that writes down what it is told."""

    calls: list[Shown] = field(default_factory=list)

    def changed(
        self,
        scene: Scene,
        events: tuple[Event | News, ...],
        hands: Mapping[int, tuple[Event | News, ...]],
    ) -> None:
        self.calls.append(Shown("changed", scene, events, frozenset(hands), own=dict(hands)))

    def remind(self, scene: Scene, seat: int) -> None:
        self.calls.append(Shown("remind", scene, seat=seat))

    def closed(self, scene: Scene) -> None:
        self.calls.append(Shown("closed", scene))

    def forget(self, table_id: int) -> None:
        self.calls.append(Shown("forget"))

    def count(self, what: str) -> int:
        return sum(call.what == what for call in self.calls)

    @property
    def last(self) -> Shown:
        return self.calls[-1]

    def events(self, kind: type[Any]) -> list[Any]:
        """List the events of one kind that were shown, in order."""
        return [event for call in self.calls for event in call.events if isinstance(event, kind)]


class World:
    """Everything that tables live in. `presses` numbers the interactions."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.time = START
        self.shown = Recorder()
        self.presses = 1000
        self.processes: list[tuple[Tables, Database]] = []

    def now(self) -> float:
        return self.time

    @property
    def tables(self) -> Tables:
        return self.processes[-1][0]

    @property
    def database(self) -> Database:
        return self.processes[-1][1]

    async def process(self) -> Tables:
        """Start one more process on the same database."""
        database = await Database.connect(self.url)
        tables = Tables(database, self.shown, self.now, lambda: SEED, random.Random(5))
        self.processes.append((tables, database))
        return tables

    async def restart(self, downtime: float = 0.0) -> None:
        """End the process, and start another after a while."""
        await self.stop()
        self.time += downtime
        await (await self.process()).restore()
        self.tables.scheduler.tick()
        await self.tables.scheduler.settle()

    async def kill(self) -> None:
        """End the process before it can say that it served until now."""

        async def say_nothing(*_: Any) -> None:
            pass

        self.database.lifesigns.give = say_nothing
        await self.stop()

    async def stop(self) -> None:
        while self.processes:
            tables, database = self.processes.pop()
            await tables.close()
            await database.close()

    async def advance(self, seconds: float) -> None:
        """Let time pass; every clock runs out at its own moment."""
        target = self.time + seconds
        scheduler = self.tables.scheduler
        await scheduler.settle()
        while (due := scheduler.next_deadline) is not None and due <= target:
            self.time = max(self.time, due)
            scheduler.tick()
            await scheduler.settle()
        self.time = target

    async def lobby(self, *guests: int, computers: int = 0, host: int = ADA, **terms: Any) -> Table:
        """Open a lobby of the host, guests and computer players."""
        preset = terms.pop("preset", "quick")
        rules = terms.pop("rules", PRESETS[preset])
        channel = terms.pop("channel", CHANNEL)
        table = await self.tables.open_lobby(
            GUILD, channel, Occupant(NAMES[host], host), preset, rules, **terms
        )
        for guest in guests:
            assert (await self.ask(table, guest, Sit(NAMES[guest]))).refusal is None
        for _ in range(computers):
            assert (await self.ask(table, host, AddComputer())).refusal is None
        return table

    async def match(self, *guests: int, state: GameState | None = None, **terms: Any) -> Table:
        """Start a match of Ada and guests, with this state if one is given."""
        table = await self.lobby(*guests, **terms)
        assert (await self.ask(table, ADA, StartMatch())).refusal is None
        if state is not None:
            await self.put(table, state)
        return table

    async def put(self, table: Table, state: GameState, **changes: Any) -> None:
        """Put another state on the table, and store it."""
        record = replace(
            record_of(table), game=Game(state, **changes), alarms={}, standing={}, spent=frozenset()
        )
        draft = Draft(alarms.settle(record, self.time, lambda _: 2.0), self.time)
        assert await table._keeper.commit(draft, None, None) is Fate.SAVED
        table.arm()

    async def ask(self, table: Table, user: int, action: Any, **more: Any) -> Outcome:
        """Press as somebody; every press has an interaction of its own."""
        self.presses += 1
        request = Request(user, action, name=NAMES[user], **({"interaction_id": self.presses} | more))
        outcome = await table.act(request)
        await self.told()
        return outcome

    async def told(self) -> None:
        """Have everybody told of the last step, as happens once the loop is free."""
        await asyncio.sleep(0)

    async def attend(self, table: Table, user: int) -> Outcome:
        return await self.ask(table, user, Attend())

    @contextmanager
    def broken(self, error: Callable[[], Exception] | None = None, after: bool = False) -> Any:
        """Let every save fail; with `after`, only once it is written."""
        store = self.database.tables
        save, load = store.save, store.load
        failure = error or (lambda: StorageGone("The database cannot be reached."))

        async def fail(step: Any) -> int:
            if after:
                await save(step)
            raise failure()

        store.save = fail
        try:
            yield store
        finally:
            store.save, store.load = save, load


@asynccontextmanager
async def new_world(url: str) -> AsyncGenerator[World]:
    """Open a world with one process, on a database that is empty."""
    made = World(url)
    await made.process()
    await made.database.migrate()
    yield made
    await made.stop()


def record_of(table: Table) -> Record:
    return table._keeper.record


def state_of(table: Table) -> GameState:
    game = record_of(table).game
    assert game is not None
    return game.state


def mover(table: Table) -> int:
    return state_of(table).phase.seat


def user_at(table: Table, seat: int) -> int:
    user = table.scene.people[seat].user_id
    assert user is not None
    return user


def a_move(table: Table, seat: int) -> Action:
    """Give any lawful move of the turn."""
    return table.scene.view(seat).legal[0]


def five(seat: int = 0) -> PlayCards:
    """Play the red five, by which most of these tests go on."""
    return PlayCards(seat, parse_cards("R5"))


def reason(outcome: Outcome) -> str | None:
    return None if outcome.refusal is None else str(outcome.refusal.reason)


def alarm_names(table: Table) -> set[str]:
    return set(record_of(table).alarms)


NO_CLOCKS = Timing(turn=None, answer=None, starter_colour=None, between_rounds=None, vote=None)
