"""Tables are stored whole, behind a fence, and one to a channel."""

import asyncio

import pytest

from data import ChannelTaken, Database, Due, LoggedAction, RepeatedPress, RevisionConflict, SeatRow
from tests.data.builders import ANN, BEN, CHANNEL, CID, GUILD, NOW, new_table, step
from tests.data.conftest import Connect

SNOWFLAKE = 1_420_000_000_000_000_001


async def test_a_created_table_loads_as_it_was(database: Database) -> None:
    created = await database.tables.create(new_table())
    assert created.revision == 0
    assert await database.tables.load(created.table_id) == created


async def test_a_table_without_seats_loads(database: Database) -> None:
    created = await database.tables.create(new_table(seats=(), due=None, kind="lobby"))
    assert await database.tables.load(created.table_id) == created


async def test_seats_load_in_their_order(database: Database) -> None:
    seats = (SeatRow(1, "Ben", BEN), SeatRow(2, "Bot", computer=True), SeatRow(0, "Ann", ANN))
    created = await database.tables.create(new_table(seats=seats))
    loaded = await database.tables.load(created.table_id)
    assert loaded == created
    assert [seat.name for seat in loaded.seats] == ["Ann", "Ben", "Bot"]
    assert [seat.computer for seat in loaded.seats] == [False, False, True]


async def test_an_unknown_table_is_none(database: Database) -> None:
    assert await database.tables.load(404) is None


async def test_discord_ids_of_64_bits_are_kept(database: Database) -> None:
    seats = (SeatRow(0, "Ann", SNOWFLAKE + 2),)
    created = await database.tables.create(
        new_table(guild_id=SNOWFLAKE, channel_id=SNOWFLAKE + 1, seats=seats)
    )
    await database.tables.save(step(created, press=SNOWFLAKE + 3, message_id=SNOWFLAKE + 4))
    loaded = await database.tables.load(created.table_id)
    assert loaded is not None
    assert (loaded.guild_id, loaded.channel_id, loaded.message_id) == (
        SNOWFLAKE,
        SNOWFLAKE + 1,
        SNOWFLAKE + 4,
    )
    assert loaded.seats == seats
    assert await database.tables.find_press(SNOWFLAKE + 3) is not None


async def test_a_save_replaces_the_snapshot_and_adds_to_the_log(database: Database) -> None:
    created = await database.tables.create(new_table())
    assert await database.tables.save(step(created, press=7)) == 1
    loaded = await database.tables.load(created.table_id)
    assert loaded is not None
    assert (loaded.revision, loaded.body, loaded.due) == (1, '{"top":"G7"}', NOW + 90)
    assert (loaded.created_at, loaded.updated_at) == (NOW, NOW + 5)
    assert loaded.seats == created.seats
    (action,) = await database.tables.log(created.table_id)
    assert (action.revision, action.interaction_id, action.seat) == (1, 7, 0)
    assert (action.body, action.engine_version, action.at) == ('{"play":"G7"}', "1.0.0", NOW + 5)


async def test_a_save_replaces_the_seats_when_it_brings_some(database: Database) -> None:
    created = await database.tables.create(new_table())
    seats = (SeatRow(0, "Ann", ANN), SeatRow(1, "Bot", computer=True), SeatRow(2, "Cid", CID))
    await database.tables.save(step(created, seats=seats))
    loaded = await database.tables.load(created.table_id)
    assert loaded is not None
    assert loaded.seats == seats


async def test_a_save_without_an_action_logs_nothing(database: Database) -> None:
    created = await database.tables.create(new_table())
    assert await database.tables.save(step(created, action=None)) == 1
    assert await database.tables.log(created.table_id) == []


async def test_the_log_starts_after_the_revision_asked_for(database: Database) -> None:
    table = await database.tables.create(new_table())
    for revision in range(3):
        await database.tables.save(step(table, revision=revision))
    assert [action.revision for action in await database.tables.log(table.table_id)] == [1, 2, 3]
    assert [action.revision for action in await database.tables.log(table.table_id, 2)] == [3]


async def test_the_fence_refuses_a_step_from_an_old_revision(database: Database) -> None:
    table = await database.tables.create(new_table())
    await database.tables.save(step(table, press=1))
    with pytest.raises(RevisionConflict) as conflict:
        await database.tables.save(step(table, press=2, body='{"top":"B0"}', seats=()))
    assert conflict.value.table_id == table.table_id
    loaded = await database.tables.load(table.table_id)
    assert loaded is not None
    assert (loaded.revision, loaded.body, loaded.seats) == (1, '{"top":"G7"}', table.seats)
    assert len(await database.tables.log(table.table_id)) == 1


async def test_the_fence_refuses_a_table_that_is_not_there(database: Database) -> None:
    table = await database.tables.create(new_table())
    with pytest.raises(RevisionConflict):
        await database.tables.save(step(table, table_id=404))


async def test_a_repeated_press_is_refused_and_tells_where_it_was_applied(database: Database) -> None:
    table = await database.tables.create(new_table())
    await database.tables.save(step(table, press=7))
    await database.tables.save(step(table, press=8, revision=1))
    with pytest.raises(RepeatedPress) as repeated:
        await database.tables.save(step(table, press=7, revision=2, body='{"top":"B0"}'))
    assert (repeated.value.interaction_id, repeated.value.table_id) == (7, table.table_id)
    assert repeated.value.revision == 1
    loaded = await database.tables.load(table.table_id)
    assert loaded is not None
    assert (loaded.revision, loaded.body) == (2, '{"top":"G7"}')


async def test_a_repeated_press_is_known_behind_the_fence_too(database: Database) -> None:
    table = await database.tables.create(new_table())
    await database.tables.save(step(table, press=7))
    with pytest.raises(RepeatedPress):
        await database.tables.save(step(table, press=7))


async def test_clocks_are_logged_without_an_interaction_any_number_of_times(database: Database) -> None:
    table = await database.tables.create(new_table())
    for revision in range(2):
        expire = LoggedAction(body='{"expire":"turn"}')
        await database.tables.save(step(table, revision=revision, action=expire))
    assert [action.seat for action in await database.tables.log(table.table_id)] == [None, None]


async def test_find_press_tells_where_it_was_applied(database: Database) -> None:
    table = await database.tables.create(new_table())
    await database.tables.save(step(table, press=7))
    press = await database.tables.find_press(7)
    assert press is not None
    assert (press.table_id, press.revision, press.seat) == (table.table_id, 1, 0)
    assert press.body == '{"play":"G7"}'
    assert await database.tables.find_press(8) is None


@pytest.mark.parametrize("status", ["open", "suspended"])
async def test_a_channel_holds_one_live_table(database: Database, status: str) -> None:
    first = await database.tables.create(new_table(status=status))
    with pytest.raises(ChannelTaken) as taken:
        await database.tables.create(new_table(kind="lobby"))
    assert taken.value.existing_table_id == first.table_id
    assert await database.tables.live_in(GUILD, CHANNEL) == first


@pytest.mark.parametrize("status", ["finished", "closed"])
async def test_a_channel_is_free_once_its_table_is_over(database: Database, status: str) -> None:
    first = await database.tables.create(new_table())
    await database.tables.save(step(first, status=status))
    assert await database.tables.live_in(GUILD, CHANNEL) is None
    second = await database.tables.create(new_table())
    assert second.table_id > first.table_id


async def test_other_channels_are_free(database: Database) -> None:
    await database.tables.create(new_table())
    await database.tables.create(new_table(channel_id=CHANNEL + 1))


async def test_a_closed_table_does_not_come_back_into_a_channel_that_is_held(database: Database) -> None:
    first = await database.tables.create(new_table())
    await database.tables.save(step(first, status="closed"))
    second = await database.tables.create(new_table())
    with pytest.raises(ChannelTaken) as taken:
        await database.tables.save(step(first, revision=1, status="open"))
    assert taken.value.existing_table_id == second.table_id


async def test_only_open_tables_are_due_and_the_earliest_comes_first(database: Database) -> None:
    late = await database.tables.create(new_table(channel_id=1, due=NOW + 30))
    soon = await database.tables.create(new_table(channel_id=2, due=NOW + 10))
    await database.tables.create(new_table(channel_id=3, due=None))
    await database.tables.create(new_table(channel_id=4, status="suspended"))
    assert await database.tables.due_tables() == [
        Due(soon.table_id, GUILD, NOW + 10, soon.updated_at),
        Due(late.table_id, GUILD, NOW + 30, late.updated_at),
    ]
    assert await database.tables.due_tables(before=NOW + 10) == [
        Due(soon.table_id, GUILD, NOW + 10, soon.updated_at)
    ]


async def test_a_person_is_found_where_they_sit(database: Database) -> None:
    here = await database.tables.create(new_table(channel_id=1))
    there = await database.tables.create(new_table(guild_id=GUILD + 1))
    over = await database.tables.create(new_table(channel_id=2))
    await database.tables.save(step(over, status="finished"))
    assert await database.tables.seated(ANN) == [here.table_id, there.table_id]
    assert await database.tables.seated(ANN, GUILD) == [here.table_id]
    assert await database.tables.seated(CID) == []


async def test_a_message_is_noted_without_a_new_revision(database: Database) -> None:
    table = await database.tables.create(new_table())
    await database.tables.set_message(table.table_id, 77)
    await database.tables.save(step(table))
    loaded = await database.tables.load(table.table_id)
    assert loaded is not None
    assert (loaded.message_id, loaded.revision) == (77, 1)
    await database.tables.set_message(table.table_id, None, channel_id=CHANNEL + 1)
    assert await database.tables.live_in(GUILD, CHANNEL) is None
    moved = await database.tables.live_in(GUILD, CHANNEL + 1)
    assert moved is not None
    assert moved.message_id is None


async def test_a_table_does_not_move_into_a_channel_that_is_held(database: Database) -> None:
    first = await database.tables.create(new_table())
    second = await database.tables.create(new_table(channel_id=CHANNEL + 1))
    with pytest.raises(ChannelTaken) as taken:
        await database.tables.set_message(second.table_id, 77, channel_id=CHANNEL)
    assert taken.value.existing_table_id == first.table_id


async def test_of_two_processes_one_wins_each_revision(database: Database, connect: Connect) -> None:
    other = await connect()
    table = await database.tables.create(new_table())
    saves = [
        store.save(step(table, press=press))
        for press, store in enumerate((database.tables, other.tables) * 4)
    ]
    outcomes = await asyncio.gather(*saves, return_exceptions=True)
    assert outcomes.count(1) == 1
    assert sum(isinstance(outcome, RevisionConflict) for outcome in outcomes) == len(saves) - 1
    assert len(await database.tables.log(table.table_id)) == 1


async def test_many_tables_save_at_once(database: Database) -> None:
    tables = [await database.tables.create(new_table(channel_id=channel)) for channel in range(8)]
    for revision in range(5):
        await asyncio.gather(*(database.tables.save(step(table, revision=revision)) for table in tables))
    for table in tables:
        assert len(await database.tables.log(table.table_id)) == 5


async def test_one_press_delivered_twice_at_once_is_applied_once(
    database: Database, connect: Connect
) -> None:
    other = await connect()
    table = await database.tables.create(new_table())
    outcomes = await asyncio.gather(
        database.tables.save(step(table, press=7)),
        other.tables.save(step(table, press=7)),
        return_exceptions=True,
    )
    assert outcomes.count(1) == 1
    assert sum(isinstance(outcome, RepeatedPress) for outcome in outcomes) == 1


async def test_a_cancelled_caller_leaves_a_step_whole_or_undone(database: Database) -> None:
    table = await database.tables.create(new_table())
    saving = asyncio.ensure_future(database.tables.save(step(table, press=7)))
    await asyncio.sleep(0)
    saving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await saving
    loaded = await database.tables.load(table.table_id)
    assert loaded is not None
    assert len(await database.tables.log(table.table_id)) == loaded.revision


async def test_a_cancelled_reader_does_not_disturb_the_next(database: Database) -> None:
    table = await database.tables.create(new_table())
    for waits in range(6):
        reading = asyncio.ensure_future(database.tables.load(table.table_id))
        for _ in range(waits):
            await asyncio.sleep(0)
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        assert await database.tables.load(table.table_id) == table


async def test_the_match_that_ended_last_in_a_channel_is_found_while_nothing_came_after_it(
    database: Database,
) -> None:
    tables = database.tables
    assert await tables.finished_in(GUILD, CHANNEL, NOW) is None
    created = await tables.create(new_table())
    assert await tables.finished_in(GUILD, CHANNEL, NOW) is None
    await tables.save(step(created, status="finished", at=NOW + 5, due=None))
    ended = await tables.finished_in(GUILD, CHANNEL, NOW + 5)
    assert ended is not None
    assert ended.table_id == created.table_id
    assert await tables.finished_in(GUILD, CHANNEL, NOW + 6) is None
    assert await tables.finished_in(GUILD, CHANNEL + 1, NOW) is None
    assert await tables.finished_in(GUILD + 1, CHANNEL, NOW) is None
    later = await tables.create(new_table())
    await tables.save(step(later, status="closed", at=NOW + 9, due=None))
    assert await tables.finished_in(GUILD, CHANNEL, NOW) is None
