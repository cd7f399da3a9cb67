"""All tables of a process: loading, resets, rematches, and what cannot be read."""

import asyncio
import json
import random
from dataclasses import replace
from typing import Any

import pytest

from bot.engine import DrawCard, PlayCards, dump, parse_cards
from bot.table import (
    BrokenTable,
    Closing,
    Decline,
    NewerFormat,
    NoSuchTable,
    ServerSettings,
    StartMatch,
    TableReason,
    Tables,
    Timing,
)
from bot.table.clock import Scheduler
from bot.table.record import FORMAT, read, seat_rows, write
from bot.table.tables import UNSHOWN
from data import ChannelTaken, Save, StorageGone, StoredTable
from tests.support.tables import do, given, play

from .world import ADA, BORYS, CHANNEL, CLARA, GUILD, NO_CLOCKS, SEED, World, reason, record_of


async def stored(world: World, table_id: int = 1) -> StoredTable:
    found = await world.database.tables.load(table_id)
    assert found is not None
    return found


async def rewrite(world: World, **changes: Any) -> None:
    """Change what is stored behind the back of everybody, as another version would."""
    row = await stored(world)
    step = Save(
        table_id=row.table_id,
        revision=row.revision,
        kind=row.kind,
        status=row.status,
        body=row.body,
        format=row.format,
        engine_version=row.engine_version,
        at=world.time,
        due=row.due,
    )
    await world.database.tables.save(replace(step, **changes))


async def test_a_table_is_loaded_once_however_many_ask_for_it(world: World):
    await world.match(BORYS)
    await world.restart()
    one, other = await asyncio.gather(world.tables.get(1), world.tables.get(1))
    assert one is other


async def test_a_table_that_never_was_is_named_as_such(world: World):
    with pytest.raises(NoSuchTable) as unavailable:
        await world.tables.get(404)
    assert unavailable.value.declined.reason is TableReason.NO_SUCH_TABLE


async def test_a_newer_format_is_left_alone(world: World):
    await world.match(BORYS)
    await rewrite(world, format=FORMAT + 1)
    before = await stored(world)
    await world.restart(downtime=9999)
    with pytest.raises(NewerFormat):
        await world.tables.get(1)
    await world.advance(9999)
    assert await stored(world) == before


async def test_a_newer_engine_is_left_alone(world: World):
    table = await world.match(BORYS)
    body = json.loads(write(record_of(table)))
    body["game"]["state"]["format"] = 99
    await rewrite(world, body=json.dumps(body))
    await world.restart()
    with pytest.raises(NewerFormat):
        await world.tables.get(1)


@pytest.mark.parametrize("body", ["{}", "[]", '{"lobby":1}', "nonsense"])
async def test_a_broken_table_is_reset(world: World, body: str):
    await world.match(BORYS)
    await rewrite(world, body=body)
    await world.restart(downtime=600)
    with pytest.raises(BrokenTable):
        await world.tables.in_channel(GUILD, CHANNEL)
    assert await world.tables.reset(GUILD, CHANNEL)
    assert (await stored(world)).status == "closed"
    assert await world.lobby()


async def test_a_reset_closes_a_table_that_works(world: World):
    table = await world.match(BORYS)
    assert await world.tables.reset(GUILD, CHANNEL)
    assert table.scene.closed is Closing.RESET
    assert world.shown.last.what == "closed"
    assert not await world.tables.reset(GUILD, CHANNEL)


async def test_a_reset_frees_a_frozen_table(world: World):
    """It said for ever that it was frozen, and never left memory."""
    table = await world.match(BORYS, state=given("R5 R6 | B1 B2", top="R9"))
    with world.broken():
        await world.ask(table, ADA, DrawCard(0))
    assert table.scene.frozen
    assert await world.tables.reset(GUILD, CHANNEL)
    assert (table.scene.closed, table.scene.frozen, table.busy) == (Closing.RESET, False, False)


async def test_a_table_that_was_cleared_away_unread_stays_closed_once_it_can_be_read(world: World):
    """An update made it readable, and a press or a clock brought it back to life beside a newer one."""
    await world.match(BORYS, state=given("R5 R6 | B1 B2", top="R9"))
    await rewrite(world, format=FORMAT + 1)
    await world.restart()
    assert await world.tables.reset(GUILD, CHANNEL)
    await rewrite(world, format=FORMAT)
    newer = await world.lobby(host=CLARA)
    older = await world.tables.get(1)
    await world.advance(300)
    assert (older.scene.closed, older.due) == (Closing.RESET, None)
    assert reason(await world.ask(older, ADA, DrawCard(0))) == "table_closed"
    assert await world.tables.in_channel(GUILD, CHANNEL) is newer


async def test_a_table_that_is_loaded_while_its_guild_is_away_goes_on_when_it_is_back(world: World):
    """After a restart it took its grace at once, and nothing armed its clocks when the guild came back."""
    await world.match(BORYS, state=given("R5 R6 | B1 B2", top="R9"))
    await world.restart()
    world.tables.guild_lost(GUILD)
    await world.advance(100)
    table = await world.tables.get(1)
    assert (table.held, table.scene.revision) == (True, 3)
    world.tables.guild_back(GUILD)
    await world.advance(100)
    assert table.scene.revision > 3


async def test_a_storage_that_is_down_at_the_deadline_is_asked_again(world: World):
    await world.match(BORYS, state=given("R5 R6 | B1 B2", top="Y9"))
    await world.restart()
    store = world.database.tables
    load = store.load

    async def fail(table_id: int) -> StoredTable | None:
        raise StorageGone("The database cannot be reached.")

    store.load = fail
    await world.advance(70)
    store.load = load
    await world.advance(25)
    table = await world.tables.get(1)
    assert table.scene.revision > 2


async def test_a_rematch_opens_a_lobby_with_the_same_rules_and_computers(world: World):
    table = await world.match(BORYS, computers=1, timing=Timing(turn=45), max_seats=5)
    with pytest.raises(Decline):
        await world.tables.rematch(table.table_id, BORYS, "Borys")
    await world.put(table, given("R5 | B1 B2 | G1", top="R9", rules="quick", computers=[2]))
    await world.ask(table, ADA, PlayCards(0, parse_cards("R5")))
    again = await world.tables.rematch(table.table_id, BORYS, "Borys")
    assert [one.name for one in again.scene.people] == ["Borys", "Computer 1"]
    assert (again.scene.host, again.scene.timing.turn, again.scene.lobby.max_seats) == (0, 45, 5)
    assert again.scene.lobby.confirmed == {0, 1}
    with pytest.raises(ChannelTaken):
        await world.tables.rematch(table.table_id, ADA, "Ada")


async def test_a_finished_match_keeps_its_row_and_frees_the_channel(world: World):
    table = await world.match(BORYS, state=given("R5 | B1", top="R9", rules="quick"))
    await world.ask(table, ADA, PlayCards(0, parse_cards("R5")))
    assert (await stored(world)).status == "finished"
    assert await world.tables.in_channel(GUILD, CHANNEL) is None
    await world.restart()
    assert (await world.tables.get(1)).scene.over


async def test_the_message_is_remembered_without_a_step(world: World):
    table = await world.match(BORYS)
    revision = table.scene.revision
    await world.tables.set_message(1, CHANNEL + 5, 777)
    await world.restart()
    scene = (await world.tables.get(1)).scene
    assert (scene.channel_id, scene.message_id, scene.revision) == (CHANNEL + 5, 777, revision)


async def test_a_step_that_was_saved_and_not_shown_before_a_kill_is_shown_after_the_start(world: World):
    """The table stayed as it was before that step until somebody pressed something."""
    table = await world.match(BORYS, timing=NO_CLOCKS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    await world.ask(table, ADA, PlayCards(0, parse_cards("R5")))
    world.shown.calls.clear()
    await world.restart(downtime=5)
    shown = world.shown.last
    assert (shown.what, shown.scene.revision, shown.hands) == ("changed", table.scene.revision, frozenset())
    assert shown.scene.view().counts == (2, 2)


async def test_tables_that_rested_before_a_kill_are_not_shown_again(world: World):
    quiet = await world.match(BORYS, timing=NO_CLOCKS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    await world.advance(UNSHOWN + 1)
    busy = await world.match(BORYS, channel=23, timing=NO_CLOCKS, state=given("R5 R6 | B1 B2", top="R9"))
    world.shown.calls.clear()
    await world.restart(downtime=5)
    shown = {call.scene.table_id for call in world.shown.calls}
    assert (busy.table_id in shown, quiet.table_id in shown) == (True, False)


async def test_only_this_process_guilds_are_armed(world: World):
    await world.match(BORYS)
    await world.stop()
    tables = await world.process()
    await tables.restore(((GUILD >> 22) % 2 ^ 1, 2))
    assert tables.scheduler.next_deadline is None


async def test_a_record_reads_as_it_was_written(world: World):
    table = await world.match(BORYS, CLARA, computers=1, invited=frozenset({BORYS, CLARA}))
    state = do(given("W4 R6 R7 | B1 B2 | G1 G2 | Y1 Y2", top="R9", computers=[3]), play("W4", "B"))
    await world.put(table, state, paused=True, counters={0: {"cards_played": 3}})
    assert read(await stored(world)) == record_of(table)
    assert (await stored(world)).seats == seat_rows(table.scene.people)


async def test_names_and_ids_stand_in_the_seats_alone(world: World):
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    await world.ask(table, ADA, PlayCards(0, parse_cards("R5")))
    written = (await stored(world)).body + "".join(entry.body for entry in await world.database.tables.log(1))
    for secret in ("Ada", "Borys", str(ADA), str(BORYS)):
        assert secret not in written


async def test_the_seed_of_a_match_is_its_own(world: World):
    seeds = iter([bytes([1]) * 32, bytes([2]) * 32])
    tables = Tables(world.database, world.shown, world.now, lambda: next(seeds), random.Random(1))
    world.processes.append((tables, world.database))
    games = []
    for channel in (31, 32):
        table = await world.lobby(BORYS, channel=channel)
        await world.ask(table, ADA, StartMatch())
        games.append(dump(record_of(table).game.state)["seed"])
    await tables.close()
    world.processes.pop()
    assert games == [(bytes([1]) * 32).hex(), (bytes([2]) * 32).hex()]
    assert SEED.hex() not in games


def test_broken_and_unknown_settings_fall_back_to_their_defaults():
    found = ServerSettings.from_stored(
        {"preset": "quick", "timing": {"turn": "soon"}, "language": "tlh", "from": "the future"}
    )
    assert found == ServerSettings(preset="quick")
    assert ServerSettings.from_stored({}) == ServerSettings()


def test_settings_read_as_they_were_written():
    chosen = ServerSettings(timing=Timing(turn=None, vote=60), banned=frozenset({1, 2}), channels=(3,))
    assert ServerSettings.from_stored(json.loads(json.dumps(chosen.to_stored()))) == chosen


async def test_the_scheduler_wakes_each_key_at_its_newest_deadline():
    time, woken = [0.0], []

    async def wake(key: int) -> None:
        woken.append((key, time[0]))

    scheduler = Scheduler(lambda: time[0], wake)
    scheduler.arm(1, 5)
    scheduler.arm(2, 3)
    scheduler.arm(1, 8)
    scheduler.arm(3, 4)
    scheduler.arm(3, None)
    for time[0] in range(10):
        scheduler.tick()
        await scheduler.settle()
    assert woken == [(2, 3), (1, 8)]
    await scheduler.close()


async def test_a_waking_that_fails_unforeseen_is_tried_again_later():
    time, attempts = [0.0], []

    async def wake(key: int) -> None:
        attempts.append(time[0])
        if len(attempts) == 1:
            raise ValueError("unforeseen")

    scheduler = Scheduler(lambda: time[0], wake)
    scheduler.arm(1, 5)
    for time[0] in (5.0, 6.0, 65.0, 66.0):
        scheduler.tick()
        await scheduler.settle()
    assert attempts == [5.0, 65.0]
    await scheduler.close()


async def test_of_thousands_that_are_due_together_a_few_are_woken_at_a_time():
    """After a long outage all tables were loaded at once, and whoever pressed waited behind them."""
    time, woken, most = [0.0], [], 0
    now_awake: set[int] = set()

    async def wake(key: int) -> None:
        nonlocal most
        now_awake.add(key)
        most = max(most, len(now_awake))
        await asyncio.sleep(0)
        now_awake.discard(key)
        woken.append(key)

    scheduler = Scheduler(lambda: time[0], wake)
    for key in range(1, 1001):
        scheduler.arm(key, key / 1000)
    time[0] = 2.0
    scheduler.tick()
    await scheduler.settle()
    assert woken == list(range(1, 1001))
    assert 1 < most < 10
    await scheduler.close()
