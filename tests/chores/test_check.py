"""`python -m bot check` replays the log of every live game, and tells what leads elsewhere."""

import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.__main__ import main
from bot.checking import check
from bot.engine import CallUno, Leave
from bot.table import Pause, Table
from bot.table.replaying import ENGINE_VERSION
from data import Database
from data.schema import actions, checkpoints, tables
from tests.chores.conftest import Chore
from tests.support.tables import given
from tests.table.world import ADA, BORYS, CLARA, NO_CLOCKS, World, a_move, mover, state_of, user_at

Change = Callable[[Database, int], Awaitable[Any]]


async def played(world: World, moves: int = 12, **terms: Any) -> Table:
    """Play a few moves of a match of three."""
    table = await world.match(BORYS, CLARA, timing=NO_CLOCKS, preset="chaos", **terms)
    for _ in range(moves):
        seat = mover(table)
        await world.ask(table, user_at(table, seat), a_move(table, seat))
    return table


async def execute(database: Database, statement: sa.Update | sa.Delete) -> None:
    await database._engine.write(lambda connection: connection.execute(statement).rowcount)


async def test_what_is_played_is_what_the_log_says(
    world: World, chore: Chore, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await played(world)
    await world.ask(table, user_at(table, mover(table)), CallUno(mover(table)))
    await world.ask(table, CLARA, Leave(2))
    await world.ask(table, ADA, Pause())
    await world.lobby(BORYS, channel=77)
    assert await chore("check") == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert "since revision" in lines[0]
    assert lines[0].endswith("lead to what is stored")
    assert lines[1].endswith("a lobby, which reads well")
    assert lines[2].endswith("sound; live tables looked at: 2.")


async def another_hand(database: Database, table_id: int) -> None:
    """Store a state that no action has led to, as a bug would."""
    table = await database.tables.load(table_id)
    assert table is not None
    body = table.body.replace('"direction":1', '"direction":-1').replace('"idle":0', '"idle":1')
    await execute(database, sa.update(tables).where(tables.c.id == table_id).values(body=body))


async def a_lost_entry(database: Database, table_id: int) -> None:
    (*_, last) = await database.tables.log(table_id)
    await execute(
        database,
        sa.delete(actions).where(actions.c.table_id == table_id, actions.c.revision == last.revision),
    )


async def another_move(database: Database, table_id: int) -> None:
    (*_, last) = await database.tables.log(table_id)
    await execute(
        database,
        sa.update(actions)
        .where(actions.c.table_id == table_id, actions.c.revision == last.revision)
        .values(body='[{"is":"DrawCard","seat":99}]'),
    )


async def an_unreadable_entry(database: Database, table_id: int) -> None:
    await execute(database, sa.update(actions).where(actions.c.table_id == table_id).values(body="[{}]"))


async def no_checkpoint(database: Database, table_id: int) -> None:
    await execute(database, sa.delete(checkpoints).where(checkpoints.c.table_id == table_id))


async def an_unreadable_checkpoint(database: Database, table_id: int) -> None:
    change = sa.update(checkpoints).where(checkpoints.c.table_id == table_id)
    await execute(database, change.values(body="{}"))


async def a_foreign_checkpoint(database: Database, table_id: int) -> None:
    change = sa.update(checkpoints).where(checkpoints.c.table_id == table_id)
    await execute(database, change.values(engine_version="0.0.1"))


async def another_deadline(database: Database, table_id: int) -> None:
    await execute(database, sa.update(tables).where(tables.c.id == table_id).values(due=1.0))


async def nonsense(database: Database, table_id: int) -> None:
    await execute(database, sa.update(tables).where(tables.c.id == table_id).values(body='{"game":7}'))


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (another_hand, "do not lead to what is stored"),
        (a_lost_entry, "do not lead to what is stored"),
        (another_move, "is refused"),
        (an_unreadable_entry, "the log cannot be read at revision"),
        (no_checkpoint, "has no checkpoint"),
        (an_unreadable_checkpoint, "its checkpoint cannot be read"),
        (a_foreign_checkpoint, "are of several engines"),
        (another_deadline, "its row says something else"),
        (nonsense, "cannot be read"),
    ],
)
async def test_whatever_differs_is_told_in_the_line_of_its_table(
    world: World, chore: Chore, capsys: pytest.CaptureFixture[str], spoil: Change, said: str
) -> None:
    await played(world, channel=77, moves=2)
    table = await played(world)
    await spoil(world.database, table.table_id)
    assert await chore("check") == 1
    told = capsys.readouterr()
    (line,) = [line for line in told.out.splitlines() if line.startswith("TROUBLE")]
    assert f"table {table.table_id} " in line
    assert said in line
    assert "trouble" in told.err


async def test_a_table_that_another_engine_saved_is_replayed_once_it_is_played_on(world: World) -> None:
    table = await played(world)
    older = {"engine_version": "0.0.1"}
    await execute(world.database, sa.update(tables).values(**older))
    await execute(world.database, sa.update(actions).values(**older))
    await execute(world.database, sa.update(checkpoints).values(**older))
    await world.restart()
    (finding,) = [one async for one in check(world.database)]
    assert (finding.sound, "not replayed" in finding.text) == (True, True)
    table = await world.tables.get(table.table_id)
    for _ in range(3):
        seat = mover(table)
        assert (await world.ask(table, user_at(table, seat), a_move(table, seat))).refusal is None
    checkpoint = await world.database.tables.checkpoint(table.table_id)
    assert checkpoint is not None
    assert (checkpoint.engine_version, checkpoint.revision) == (ENGINE_VERSION, table.scene.revision - 2)
    (finding,) = [one async for one in check(world.database)]
    assert finding.text.endswith(
        f"2 entries of its log since revision {checkpoint.revision} lead to what is stored"
    )


async def test_a_table_of_a_newer_version_is_left_alone(world: World) -> None:
    await played(world)
    await execute(world.database, sa.update(tables).values(format=99))
    (finding,) = [one async for one in check(world.database)]
    assert (finding.sound, "newer version" in finding.text) == (True, True)


async def test_what_is_done_while_the_check_looks_is_no_difference(world: World) -> None:
    table = await played(world)
    load = world.database.tables.load

    async def load_and_play_on(table_id: int) -> Any:
        stored = await load(table_id)
        seat = mover(table)
        await world.ask(table, user_at(table, seat), a_move(table, seat))
        return stored

    world.database.tables.load = load_and_play_on
    (finding,) = [one async for one in check(world.database)]
    assert finding.sound, finding.text


async def test_a_finished_game_is_not_looked_at(world: World) -> None:
    table = await world.match(BORYS, state=given("R5 | G1 G2", rules="quick"), timing=NO_CLOCKS)
    seat = mover(table)
    await world.ask(table, user_at(table, seat), a_move(table, seat))
    assert state_of(table).over
    assert [one async for one in check(world.database)] == []


async def test_a_damaged_file_is_found(tmp_path: Path) -> None:
    file = tmp_path / "uno-table.db"
    database = await Database.connect(f"sqlite+aiosqlite:///{file}")
    await database.migrate()
    await database.close()
    with sqlite3.connect(file) as raw:
        raw.execute("PRAGMA foreign_keys=OFF")
        raw.execute("INSERT INTO seats VALUES (404, 0, NULL, 'Ghost', 0)")
    raw.close()
    database = await Database.connect(f"sqlite+aiosqlite:///{file}")
    (finding,) = [one async for one in check(database)]
    await database.close()
    assert (finding.sound, finding.text) == (False, "database: row 1 of seats belongs to no row of tables")


async def test_an_older_database_is_to_be_migrated_first(
    database: Database, chore: Chore, capsys: pytest.CaptureFixture[str]
) -> None:
    older = "UPDATE alembic_version SET version_num = '0002'"
    await database._engine.write(lambda connection: connection.exec_driver_sql(older).rowcount)
    assert await chore("check") == 1
    assert "is at version 0002, this program works with" in capsys.readouterr().err


def test_a_database_that_is_not_there_is_not_made_by_looking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["check"]) == 1
    assert "There is no database at var/uno-table.db yet" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
