"""A person who asks for it is erased: from live tables, from those that are over, and from the rankings."""

from collections.abc import AsyncIterator

import pytest

from bot.engine import ComeBack, Substitute
from bot.table import EndNow, JoinNext, Occupant, Pause
from bot.table.erasing import erase
from bot.table.news import Closing
from bot.table.record import FORMAT, read
from data import StorageError
from tests.support.tables import given
from tests.table.world import (
    ADA,
    BORYS,
    CLARA,
    DIMA,
    GUILD,
    NO_CLOCKS,
    World,
    a_move,
    mover,
    new_world,
    record_of,
    state_of,
    user_at,
)


@pytest.fixture
async def world(url: str) -> AsyncIterator[World]:
    """Yield a world on a database of each engine."""
    async with new_world(url) as made:
        yield made


LAST_CARD = given("R5 | G1 G2", rules="quick")


async def named(world: World, user: int) -> bool:
    """Tell whether a person's id or name stands anywhere in the database."""
    people = world.database.people
    settings = await world.database.settings.user(user)
    return bool(
        await people.seats(user) or await people.results(user) or await people.tables_naming(user) or settings
    )


async def test_whoever_is_erased_gives_up_the_seat_and_the_others_play_on(world: World) -> None:
    table = await world.match(BORYS, CLARA, timing=NO_CLOCKS)
    assert await erase(world.tables, world.database, BORYS) == 1
    assert table.scene.left(1)
    assert table.scene.people[1] == Occupant("")
    assert not await named(world, BORYS)
    seat = mover(table)
    assert (await world.ask(table, user_at(table, seat), a_move(table, seat))).refusal is None


async def test_a_match_of_two_ends_for_want_of_players(world: World) -> None:
    table = await world.match(BORYS, timing=NO_CLOCKS)
    assert await erase(world.tables, world.database, BORYS) == 1
    stored = await world.database.tables.load(table.table_id)
    assert stored is not None
    assert stored.status == "finished"
    assert not await named(world, BORYS)


async def test_a_host_in_a_lobby_passes_the_chair_on(world: World) -> None:
    table = await world.lobby(BORYS, invited=frozenset({BORYS, CLARA, DIMA}))
    assert await erase(world.tables, world.database, ADA) == 1
    assert [one.name for one in table.scene.people] == ["Borys"]
    assert table.scene.host == 0
    assert not await named(world, ADA)


async def test_a_lobby_of_one_is_given_up(world: World) -> None:
    table = await world.lobby()
    await erase(world.tables, world.database, ADA)
    assert table.scene.closed is Closing.CANCELLED
    assert not await named(world, ADA)


async def test_an_invitation_is_forgotten_and_the_lobby_stays(world: World) -> None:
    table = await world.lobby(BORYS, invited=frozenset({BORYS, CLARA}))
    assert await erase(world.tables, world.database, CLARA) == 0
    assert record_of(table).lobby.invited == {BORYS}
    assert record_of(table).closed is None
    assert not await named(world, CLARA)


async def test_a_newcomer_who_waits_is_forgotten(world: World) -> None:
    table = await world.match(BORYS, timing=NO_CLOCKS, preset="classic")
    await world.ask(table, DIMA, JoinNext("Dima"))
    assert await erase(world.tables, world.database, DIMA) == 1
    assert len(table.scene.people) == 2
    assert not await named(world, DIMA)


async def test_a_seat_that_was_given_up_before_is_blanked(world: World) -> None:
    table = await world.match(BORYS, CLARA, timing=NO_CLOCKS)
    await erase(world.tables, world.database, CLARA)
    await world.ask(table, BORYS, Substitute(1))
    assert await erase(world.tables, world.database, BORYS) == 1
    assert (await world.ask(table, BORYS, ComeBack(1))).refusal is not None
    assert not await named(world, BORYS)


async def test_finished_and_closed_tables_forget_and_stay_as_old_as_they_are(world: World) -> None:
    over = await world.match(BORYS, state=LAST_CARD, timing=NO_CLOCKS, invited=frozenset({BORYS}))
    await world.ask(over, ADA, a_move(over, mover(over)))
    assert state_of(over).over
    closed = await world.lobby(BORYS, invited=frozenset({BORYS, CLARA}))
    await world.ask(closed, ADA, EndNow())
    before = {one.table_id: await world.database.tables.load(one.table_id) for one in (over, closed)}
    await world.advance(86_400)
    await erase(world.tables, world.database, BORYS)
    assert not await named(world, BORYS)
    for table_id, old in before.items():
        now = await world.database.tables.load(table_id)
        assert old is not None
        assert now is not None
        assert (now.status, now.updated_at, now.format) == (old.status, old.updated_at, FORMAT)
        assert read(now).people[0] == Occupant("Ada", ADA)
        assert read(now).lobby.invited in ({CLARA}, frozenset())


async def test_what_memory_holds_is_forgotten_too(world: World) -> None:
    over = await world.match(BORYS, state=LAST_CARD, timing=NO_CLOCKS)
    await world.tables.habits.change(BORYS, hints=False)
    await world.ask(over, BORYS, a_move(over, 0))
    assert world.tables.trouble(over.table_id, BORYS) is not None
    await world.ask(over, ADA, a_move(over, 0))
    await erase(world.tables, world.database, BORYS)
    assert over.table_id not in world.tables.in_memory
    assert world.tables.trouble(over.table_id, BORYS) is None
    assert world.tables.habits.of(BORYS).hints
    assert (await world.tables.get(over.table_id)).scene.people == (Occupant("Ada", ADA), Occupant(""))


async def test_results_of_the_others_stay_as_they_are(world: World) -> None:
    table = await world.match(BORYS, CLARA, timing=NO_CLOCKS, preset="quick")
    await world.put(table, given("R5 | G1 G2 | Y1", rules="quick"))
    await world.ask(table, ADA, a_move(table, 0))
    before = await world.database.results.stats(GUILD, ADA)
    await erase(world.tables, world.database, CLARA)
    assert await world.database.results.stats(GUILD, ADA) == before
    assert (await world.database.results.stats(GUILD, CLARA)).matches == 0


async def test_a_table_of_another_process_is_left_to_it(world: World) -> None:
    table = await world.match(BORYS, CLARA)
    other = world.tables
    here = await world.process()
    assert await erase(here, world.database, BORYS) == 1
    assert not here.looks_after(table.table_id)
    assert other.looks_after(table.table_id)
    assert (await world.ask(table, ADA, Pause())).stale
    assert table.scene.people[1] == Occupant("")


async def test_nothing_is_blanked_behind_a_table_while_the_storage_is_down(world: World) -> None:
    table = await world.match(BORYS, CLARA, timing=NO_CLOCKS)
    with world.broken(), pytest.raises(StorageError):
        await erase(world.tables, world.database, BORYS)
    assert table.scene.people[1] == Occupant("Borys", BORYS)
    assert await erase(world.tables, world.database, BORYS) == 1
    assert not await named(world, BORYS)


async def test_a_table_that_cannot_be_read_is_blanked_where_it_is_stored(world: World) -> None:
    table = await world.match(BORYS, CLARA, timing=NO_CLOCKS)
    await world.database._engine.write(
        lambda connection: connection.exec_driver_sql("UPDATE tables SET body = '{}'").rowcount
    )
    await world.restart()
    assert await erase(world.tables, world.database, BORYS) == 0
    stored = await world.database.tables.load(table.table_id)
    assert stored is not None
    assert [(seat.name, seat.user_id) for seat in stored.seats][1] == ("", None)
