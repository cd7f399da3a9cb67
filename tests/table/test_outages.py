"""Outages: nobody is charged for the time in which there was no process to press at."""

import pytest

from bot.table.outages import SIGN, UNNOTICED, Outages
from bot.table.settings import Timing
from bot.table.tables import UNSHOWN
from data import StorageGone
from tests.support.tables import given

from .world import ADA, BORYS, GUILD, World, five, state_of

TWO = "R5 R6 R7 | B1 B2 B3"
SHARD = (GUILD >> 22) % 2, 2
OTHER = 1 - SHARD[0], 2


async def left(world: World, table_id: int = 1) -> float:
    """Give the seconds that the turn of a table has left."""
    table = await world.tables.get(table_id)
    return table.scene.deadlines[state_of(table).clock] - world.time


async def test_a_turn_has_after_an_outage_what_it_had_before(world: World) -> None:
    await world.match(BORYS, state=given(TWO, top="R9"))
    await world.advance(12)
    await world.restart(downtime=35)
    assert await left(world) == 48


async def test_outages_that_follow_each_other_are_all_left_out(world: World) -> None:
    await world.match(BORYS, state=given(TWO, top="R9"))
    await world.advance(12)
    for _ in range(3):
        await world.restart(downtime=35)
    assert await left(world) == 48


async def test_a_table_that_is_loaded_late_has_what_it_had_before(world: World) -> None:
    """A table that rested when the process ended stays in the database until it is due."""
    table = await world.match(BORYS, timing=Timing(turn=5000), state=given(TWO, top="R9"))
    await world.advance(1000)
    await world.match(BORYS, channel=23, state=given(TWO, top="R9"))
    await world.restart(downtime=300)
    await world.advance(100)
    assert table.table_id not in world.tables.in_memory
    assert await left(world) == 5000 - 1000 - 100


async def test_a_kill_gives_back_what_was_not_known_to_be_served(world: World) -> None:
    """Nothing is written in the moment of a kill, so people get the time since the last sign of life."""
    await world.match(BORYS, state=given(TWO, top="R9"))
    await world.advance(9)
    await world.kill()
    await world.restart(downtime=35)
    assert await left(world) == 60


async def test_what_is_saved_is_a_sign_of_life_as_well(world: World) -> None:
    await world.match(BORYS, state=given(TWO, top="R9"))
    await world.advance(9)
    await world.match(BORYS, channel=23, state=given(TWO, top="R9"))
    await world.kill()
    await world.restart(downtime=35)
    assert await left(world) == 51


async def test_a_moment_is_no_outage(world: World) -> None:
    await world.match(BORYS, state=given(TWO, top="R9"))
    revision = (await world.tables.get(1)).scene.revision
    await world.restart(downtime=UNNOTICED)
    assert (await world.tables.get(1)).scene.revision == revision


async def test_each_shard_has_outages_of_its_own(world: World) -> None:
    await world.match(BORYS, state=given(TWO, top="R9"))
    await world.stop()
    world.time += 20
    tables = await world.process()
    await tables.restore(OTHER)
    await tables.restore(SHARD)
    assert await left(world) == 60


async def test_a_press_before_the_shard_is_known_to_be_back_is_not_charged(world: World) -> None:
    await world.match(BORYS, state=given(TWO, top="R9"))
    await world.stop()
    world.time += 20
    await world.process()
    assert await left(world) == 60


async def test_no_sign_of_life_is_given_for_a_shard_that_is_disconnected(world: World) -> None:
    signs = world.database.lifesigns
    outages = Outages(signs, world.now, {SHARD})
    for shard in (SHARD, OTHER):
        await outages.end(shard, 0.0)
    await outages.close()
    assert [await signs.last("{}/{}".format(*shard)) for shard in (SHARD, OTHER)] == [None, world.time]


async def test_a_database_that_takes_no_sign_of_life_stops_nothing(world: World) -> None:
    signs = world.database.lifesigns

    async def fail(*_: object) -> None:
        raise StorageGone("The database cannot be reached.")

    signs.give = fail  # type: ignore[method-assign]
    await world.match(BORYS, state=given(TWO, top="R9"))
    await world.restart(downtime=SIGN)
    assert await left(world) == 60


async def test_a_table_that_was_pressed_before_the_shard_was_back_is_shown_all_the_same(world: World) -> None:
    """A press that changes nothing had it loaded, and so its last step was never shown."""
    table = await world.match(BORYS, state=given("R5 | B1 B2", top="R9", rules="quick"))
    await world.ask(table, ADA, five())
    await world.stop()
    tables = await world.process()
    await world.attend(await tables.get(1), BORYS)
    world.shown.calls.clear()
    await tables.restore()
    assert [call.scene.over for call in world.shown.calls if call.scene] == [True]


@pytest.mark.parametrize(("ago", "shown"), [(0, True), (UNSHOWN + 1, False)])
async def test_the_end_of_a_match_that_was_not_shown_is_shown_after_the_start(
    world: World, ago: float, shown: bool
) -> None:
    """Only tables that still ran were shown: the last card of a match was never seen to be played."""
    table = await world.match(BORYS, state=given("R5 | B1 B2", top="R9", rules="quick"))
    await world.ask(table, ADA, five())
    assert table.scene.over
    await world.advance(ago)
    world.shown.calls.clear()
    await world.restart(downtime=5)
    assert [call.scene.over for call in world.shown.calls if call.scene] == [True] * shown
