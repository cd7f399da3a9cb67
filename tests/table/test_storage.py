"""Bad days of the storage: what is unknown is found out, and what is gone is said to be gone."""

from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from bot.table import CancelLobby, Closing, NoSuchTable, Pause, Stand, Table
from bot.table.record import FORMAT
from data import OutcomeUnknown, RevisionConflict, StorageGone
from data.schema import tables
from tests.support.tables import given

from .world import ADA, BORYS, World, five, reason, state_of

GONE = StorageGone("The database cannot be reached.")


async def a_match(world: World) -> Table:
    return await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))


async def delete(world: World) -> None:
    await world.database.tables._engine.write(
        lambda connection: connection.execute(sa.delete(tables)).rowcount
    )


def unreadable(store: Any) -> None:
    async def fail(_table_id: int) -> None:
        raise GONE

    store.load = fail


async def test_an_unanswered_commit_is_found_out_when_the_storage_is_back(world: World):
    table = await a_match(world)
    with world.broken(lambda: OutcomeUnknown("The connection was lost."), after=True) as store:
        unreadable(store)
        assert reason(await world.ask(table, ADA, five(), interaction_id=5)) == "frozen"
    assert len(state_of(table).hands[0]) == 3
    again = await world.ask(table, ADA, five(), interaction_id=5)
    assert again.repeated
    assert len(state_of(table).hands[0]) == 2


async def test_an_unanswered_commit_overtaken_by_another_process_is_a_repeat(world: World):
    table = await a_match(world)
    await world.process()
    other = await world.tables.get(table.table_id)
    first = world.processes[0][1].tables
    save = first.save

    async def save_and_be_overtaken(step: Any) -> int:
        await save(step)
        assert (await world.ask(other, ADA, Pause())).stale
        assert reason(await world.ask(other, ADA, Pause())) is None
        raise OutcomeUnknown("The connection was lost.")

    first.save = save_and_be_overtaken
    outcome = await world.ask(table, ADA, five())
    first.save = save
    assert (outcome.repeated, outcome.refusal) == (True, None)
    assert outcome.scene.match.paused
    assert len(state_of(table).hands[0]) == 2


async def test_a_conflict_that_cannot_be_looked_into_freezes(world: World):
    table = await a_match(world)
    with world.broken(lambda: RevisionConflict(1)) as store:
        unreadable(store)
        assert reason(await world.ask(table, ADA, five())) == "frozen"
    assert reason(await world.ask(table, ADA, five())) is None


@pytest.mark.parametrize("frozen", [False, True])
async def test_a_table_whose_row_is_gone_says_so_and_stays_quiet(world: World, frozen: bool):
    table = await a_match(world)
    if frozen:
        with world.broken():
            await world.ask(table, ADA, five())
    await delete(world)
    assert reason(await world.ask(table, ADA, five())) == "no_such_table"
    assert world.tables.in_memory == frozenset()
    with pytest.raises(NoSuchTable):
        await world.tables.get(table.table_id)
    await world.advance(3600)
    assert world.tables.scheduler.next_deadline is None


async def test_an_unanswered_commit_of_a_table_that_is_gone_says_so(world: World):
    table = await a_match(world)
    with world.broken(lambda: OutcomeUnknown("The connection was lost.")) as store:
        await delete(world)
        assert reason(await world.ask(table, ADA, five())) == "no_such_table"
        assert store is world.database.tables


async def test_a_process_of_an_older_version_leaves_a_newer_table_to_the_newer_one(world: World):
    table = await a_match(world)
    save = world.database.tables.save

    async def newer(step: Any) -> int:
        await save(replace(step, format=FORMAT + 1))
        raise RevisionConflict(1)

    world.database.tables.save = newer
    outcome = await world.ask(table, ADA, five())
    world.database.tables.save = save
    assert reason(outcome) == "newer_format"


async def test_a_lobby_that_another_process_closed_is_shown_closed(world: World):
    table = await world.lobby(BORYS)
    await world.process()
    other = await world.tables.get(table.table_id)
    await world.ask(other, ADA, CancelLobby())
    outcome = await world.ask(table, BORYS, Stand())
    assert outcome.stale
    assert outcome.scene.closed is Closing.CANCELLED
    assert world.shown.count("closed") == 2
