"""`python -m bot migrate` takes a database of any release to this version, with every game in it."""

import pytest

from bot.checking import check
from bot.table import Resume
from data import Database
from data.migrations import newest
from tests.chores.conftest import Chore
from tests.support.releases import RELEASES, make_released, rows_of
from tests.table.world import ADA, World, record_of


async def test_a_database_that_is_not_there_yet_is_made(
    chore: Chore, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await chore("migrate") == 0
    assert f"made, at version {newest()}." in capsys.readouterr().out
    assert await chore("migrate") == 0
    assert f"at version {newest()} already, nothing to do." in capsys.readouterr().out


@pytest.mark.parametrize("release", RELEASES)
async def test_every_release_is_migrated_and_its_games_go_on(
    connect, chore: Chore, url: str, release: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await make_released(await connect(), release)
    assert await chore("migrate") == 0
    assert f"from version {release} to version {newest()}." in capsys.readouterr().out
    world = World(url)
    await world.process()
    world.presses = 100_000  # the logs hold those from 1000 on
    try:
        for row in rows_of(release)["tables"]:
            await _goes_on(world, row["id"], row["status"], row["kind"])
        assert all([finding.sound async for finding in check(world.database)])
    finally:
        await world.stop()


async def _goes_on(world: World, table_id: int, status: str, kind: str) -> None:
    table = await world.tables.get(table_id)
    record = record_of(table)
    assert (record.status, record.kind) == (status, kind)
    if status != "open":
        return
    if table.scene.match is not None and table.scene.match.paused:
        assert (await world.ask(table, ADA, Resume())).refusal is None
    revision = table.scene.revision
    await world.advance(3600)
    # It may have left memory meanwhile, and come back.
    assert (await world.tables.get(table_id)).scene.revision > revision


async def test_a_newer_database_is_left_alone(
    database: Database, chore: Chore, capsys: pytest.CaptureFixture[str]
) -> None:
    newer = "UPDATE alembic_version SET version_num = '9999'"
    await database._engine.write(lambda connection: connection.exec_driver_sql(newer).rowcount)
    assert await chore("migrate") == 1
    assert capsys.readouterr().err.startswith("This database was made by a newer version of the program.")
    assert await database.upkeep.version() == "9999"
