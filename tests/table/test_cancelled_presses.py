"""Presses whose presser is cancelled half-way: the table goes on with what is stored, and nothing hangs."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.engine import DrawCard, Leave
from bot.table import Attend, EndNow, Pause, Request, Resume, Sit
from bot.table.actions import StartMatch
from bot.table.record import read
from bot.table.table import Table
from data import OutcomeUnknown, StorageGone
from tests.support.tables import given

from .world import ADA, BORYS, CLARA, DIMA, NAMES, World, five, reason, record_of

ASKED: dict[str, tuple[int, Any]] = {
    "a play": (ADA, five()),
    "leaving": (BORYS, Leave(0)),
    "a pause": (ADA, Pause()),
    "the end": (ADA, EndNow()),
    "a seat": (CLARA, Sit("Clara")),
    "the start": (ADA, StartMatch()),
}
IN_A_LOBBY = {"a seat", "the start"}


async def a_table(world: World, what: str) -> Table:
    if what in IN_A_LOBBY:
        return await world.lobby(BORYS)
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    table.show_anew()
    return table


class Interrupted:
    """A storage in whose midst a press is cancelled: `before` or `after` the step is written.

    `then` is what the storage says to whoever looks at it next.
    """

    def __init__(self, world: World, where: str, then: Callable[[], Exception] | None = None) -> None:
        self._store = world.database.tables
        self._save, self._load = self._store.save, self._store.load
        self._where, self._then = where, then
        self.press: asyncio.Task[Any] | None = None
        self._store.save, self._store.load = self.save, self.load  # type: ignore[method-assign]

    async def _come_to(self, where: str) -> None:
        if self.press is asyncio.current_task() and self._where == where:
            self.press.cancel()
            await asyncio.sleep(0)

    async def save(self, step: Any) -> int:
        await self._come_to("before")
        revision = await self._save(step)
        await self._come_to("after")
        return revision

    async def load(self, table_id: int) -> Any:
        if self._then is not None:
            failure, self._then = self._then(), None
            raise failure
        return await self._load(table_id)

    def mend(self) -> None:
        self._store.save, self._store.load = self._save, self._load  # type: ignore[method-assign]


async def cut_short(
    world: World, table: Table, what: str, where: str, then: Callable[[], Exception] | None = None
) -> None:
    """Have a press cancelled, and wait until the table has found out."""
    user, action = ASKED[what]
    storage = Interrupted(world, where, then)
    storage.press = asyncio.ensure_future(table.act(Request(user, action, 5, name="Clara")))
    with pytest.raises(asyncio.CancelledError):
        await storage.press
    await world.tables._hub.finished()
    storage.mend()


async def stands_as_stored(world: World, table: Table) -> bool:
    """Tell whether memory, the storage, the alarms and the picture agree."""
    stored = await world.database.tables.load(table.table_id)
    armed = world.tables.scheduler._deadlines.get(table.table_id)
    return (
        (table.scene.revision, record_of(table)) == (stored.revision, read(stored))
        and (stored.due, table.due) == (armed, armed)
        and world.shown.last.scene == table.scene
        and not table.busy
    )


@pytest.mark.parametrize("where", ["before", "after"])
@pytest.mark.parametrize("what", ASKED)
async def test_whatever_is_cancelled_stands_as_it_is_stored(world: World, what: str, where: str):
    table = await a_table(world, what)
    before = table.scene.revision
    await cut_short(world, table, what, where)
    assert table.scene.revision == before + (where == "after")
    assert await stands_as_stored(world, table)


@pytest.mark.parametrize("where", ["before", "after"])
@pytest.mark.parametrize("what", ASKED)
async def test_a_table_that_cannot_look_is_shown_frozen_and_goes_on_by_itself(
    world: World, what: str, where: str
):
    table = await a_table(world, what)
    before = table.scene.revision
    await cut_short(world, table, what, where, lambda: StorageGone("The database cannot be reached."))
    assert table.scene.frozen
    assert world.shown.last.scene.frozen
    await world.advance(5)
    assert not table.scene.frozen
    assert not world.shown.last.scene.frozen
    assert table.scene.revision == before + (where == "after") + 1
    assert await stands_as_stored(world, table)


async def test_a_press_cancelled_while_a_table_thaws_leaves_it_thawing(world: World):
    """It could be read again, and so waited for its next clock, which may be a day away."""
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    with world.broken():
        assert reason(await world.ask(table, ADA, five())) == "frozen"
    await cut_short(world, table, "a play", "before")
    await world.advance(5)
    assert not table.scene.frozen
    assert await stands_as_stored(world, table)


async def test_who_comes_before_the_table_has_found_out_is_not_shown_an_older_table(world: World):
    table = await world.match(BORYS, CLARA, state=given("R5 R6 R7 | B1 B2 | G1 G2", top="R9"))
    storage = Interrupted(world, "after")
    storage.press = asyncio.ensure_future(table.act(Request(ADA, five(), 5)))
    next_one = asyncio.ensure_future(world.ask(table, CLARA, Leave(2)))
    await asyncio.gather(storage.press, next_one, return_exceptions=True)
    await world.tables._hub.finished()
    storage.mend()
    assert next_one.result().stale
    assert world.shown.last.hands == {0, 1, 2}
    assert await stands_as_stored(world, table)
    assert reason(await world.ask(table, BORYS, DrawCard(1))) is None


async def test_a_cancelled_press_takes_no_time_away_that_clocks_were_given(world: World):
    """The storage does not know of it, and by what it knows everybody is too late."""
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    world.tables.guild_lost(table.guild_id)
    world.time += 300
    world.tables.guild_back(table.guild_id)
    deadlines = dict(record_of(table).alarms)
    assert min(deadlines.values()) > world.time
    await cut_short(world, table, "a play", "before")
    assert record_of(table).alarms == deadlines
    assert table.busy  # else it would be let go, and the time with it


async def test_a_cancelled_press_arms_no_clock_where_nobody_can_press(world: World):
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    world.tables.guild_lost(table.guild_id)
    await cut_short(world, table, "a play", "after")
    assert not world.tables.scheduler.wakes(table.table_id)
    world.tables.guild_back(table.guild_id)
    assert world.tables.scheduler.wakes(table.table_id)


async def test_a_frozen_table_is_tried_again_as_soon_as_its_server_is_back(world: World):
    """It waited for its next clock, as if nothing were wrong."""
    table = await a_table(world, "a play")
    with world.broken():
        await world.ask(table, ADA, five())
        world.tables.guild_lost(table.guild_id)
        world.tables.guild_back(table.guild_id)
    await world.advance(5)
    assert not table.scene.frozen
    assert await stands_as_stored(world, table)


async def test_a_cancelled_press_at_a_table_that_is_gone_lets_it_go(world: World):
    table = await a_table(world, "a play")

    async def nothing(_: int) -> None:
        return None

    world.database.tables.load = nothing
    await cut_short(world, table, "a play", "before")
    assert world.tables.in_memory == frozenset()
    assert not world.tables.scheduler.wakes(table.table_id)


async def test_a_cancelled_press_whose_commit_was_not_answered_is_found_out(world: World):
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    save = world.database.tables.save

    async def lose(step: Any) -> int:
        await save(step)
        press.cancel()
        raise OutcomeUnknown("The connection was lost.")

    world.database.tables.save = lose
    press = asyncio.ensure_future(table.act(Request(ADA, five(), 5)))
    with pytest.raises(asyncio.CancelledError):
        await press
    world.database.tables.save = save
    await world.tables._hub.finished()
    assert table.scene.view().counts == (2, 2)
    assert await stands_as_stored(world, table)


class Moody:
    """A storage that is slow and fails by chance, before a step is written, after it, or as it reads."""

    def __init__(self, world: World, chance: random.Random) -> None:
        self._store, self._chance = world.database.tables, chance
        self._save, self._load = self._store.save, self._store.load
        self._rate = chance.choice((0.0, 0.1, 0.3))
        self._store.save, self._store.load = self.save, self.load  # type: ignore[method-assign]

    async def _rest(self) -> None:
        for _ in range(self._chance.randrange(4)):
            await asyncio.sleep(0)

    async def save(self, step: Any) -> int:
        await self._rest()
        mood = self._chance.random()
        if mood < self._rate / 2:
            raise StorageGone("The database cannot be reached.")
        revision = await self._save(step)
        await self._rest()
        if mood < self._rate:
            raise OutcomeUnknown("The connection was lost.")
        return revision

    async def load(self, table_id: int) -> Any:
        await self._rest()
        if self._chance.random() < self._rate / 2:
            raise StorageGone("The database cannot be reached.")
        stored = await self._load(table_id)
        await self._rest()
        return stored

    def mend(self) -> None:
        self._store.save, self._store.load = self._save, self._load  # type: ignore[method-assign]


def anything(table: Table, user: int, chance: random.Random) -> Any:
    """Choose something that somebody may ask for, and now and then what ends it all."""
    if chance.random() < 0.05:
        return chance.choice((Leave(0), EndNow()))
    scene, seat = table.scene, table.scene.seat_of(user)
    asked: list[Any] = [Attend(), Pause(), Resume(), Sit(NAMES[user]), DrawCard(0)]
    if scene.lobby is not None:
        asked.append(StartMatch())
    if seat is not None and scene.match is not None and not scene.over:
        asked += scene.view(seat).legal * 2
    return chance.choice(asked)


async def live_wildly(world: World, table: Table, chance: random.Random) -> None:
    """Have people press, give up and lose the connection, and time pass, all at once."""
    pressed: list[asyncio.Future[Any]] = []
    for number in range(60):
        match chance.randrange(8):
            case 0 | 1 | 2 | 3:
                user = chance.choice((ADA, BORYS, CLARA, DIMA))
                request = Request(user, anything(table, user, chance), number, name=NAMES[user])
                pressed.append(asyncio.ensure_future(table.act(request)))
            case 4 | 5:
                if pressed:
                    chance.choice(pressed).cancel()
            case 6:
                world.time += chance.choice((1, 5, 40))
                world.tables.scheduler.tick()
            case _:
                happens = world.tables.guild_lost if chance.random() < 0.4 else world.tables.guild_back
                happens(table.guild_id)
        for _ in range(chance.randrange(12)):
            await asyncio.sleep(0)
    ends = await asyncio.gather(*pressed, return_exceptions=True)
    assert not [end for end in ends if isinstance(end, Exception)]
    await world.tables._hub.finished()
    await world.tables.scheduler.settle()


@pytest.mark.parametrize("seed", range(24))
async def test_however_wildly_people_live_the_table_shows_what_is_stored_and_goes_on(world: World, seed: int):
    chance = random.Random(seed)
    table = await (world.match(BORYS, CLARA, computers=1) if seed % 3 else world.lobby(BORYS))
    storage = Moody(world, chance)
    await live_wildly(world, table, chance)
    shown = [call.scene for call in world.shown.calls if call.scene is not None and call.what != "remind"]
    assert shown[-1].frozen == table.scene.frozen
    storage.mend()
    world.tables.guild_back(table.guild_id)
    await world.advance(31)  # the longest that a frozen table waits for its next try
    assert not table.scene.frozen
    stored = await world.database.tables.load(table.table_id)
    assert table.scene.revision == stored.revision
    assert table._keeper.unsaved or read(stored) == record_of(table)
    if table.table_id in world.tables.in_memory:
        assert world.tables.scheduler._deadlines.get(table.table_id) == table.due
    shown = [call.scene for call in world.shown.calls if call.scene is not None and call.what != "remind"]
    # A reminder is a step as well, and shows nothing of the table.
    assert replace(shown[-1], revision=0) == replace(table.scene, revision=0)
