"""Migrations go from nothing to the schema, forward only, whole or not at all."""

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from data import Database, NewerDatabase, StorageError
from data.schema import metadata
from tests.data.builders import new_table
from tests.data.conftest import Connect


async def test_an_empty_database_becomes_the_schema(database: Database) -> None:
    def differences(connection: sa.Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await database._engine.write(differences) == []


async def test_partial_indexes_are_in_the_database(database: Database) -> None:
    def indexes(connection: sa.Connection) -> dict[str | None, Any]:
        found = sa.inspect(connection).get_indexes("tables")
        return {index["name"]: bool(index["dialect_options"]) for index in found}

    assert await database._engine.write(indexes) == {
        "ix_tables_due": True,
        "ix_tables_over": True,
        "uq_tables_live": True,
    }


async def test_migrating_again_changes_nothing(database: Database) -> None:
    table = await database.tables.create(new_table())
    await database.migrate()
    assert await database.tables.load(table.table_id) == table


async def test_two_processes_may_start_at_once(connect: Connect) -> None:
    first, second = await connect(), await connect()
    await asyncio.gather(first.migrate(), second.migrate())
    assert (await first.tables.create(new_table())).table_id == 1


async def test_connecting_migrates_nothing(connect: Connect) -> None:
    unmade = await connect()
    assert await names(unmade) == set()
    with pytest.raises(StorageError, match="Run the migrations"):
        await unmade.tables.load(1)
    with pytest.raises(StorageError, match="Run the migrations"):
        await unmade.tables.create(new_table())


async def test_a_newer_database_is_left_alone(database: Database) -> None:
    newer = "UPDATE alembic_version SET version_num = '9999'"
    await database._engine.write(lambda connection: connection.exec_driver_sql(newer).rowcount)
    with pytest.raises(NewerDatabase, match="newer version") as refusal:
        await database.migrate()
    assert "9999" in refusal.value.detail
    assert "tables" in await names(database)


async def test_a_migration_that_fails_half_way_leaves_nothing(connect: Connect) -> None:
    database = await connect()
    in_the_way = "CREATE TABLE emojis (name TEXT)"
    await database._engine.write(lambda connection: connection.exec_driver_sql(in_the_way).rowcount)
    with pytest.raises(StorageError):
        await database.migrate()
    assert await names(database) == {"emojis"}


async def names(database: Database) -> set[str]:
    return await database._engine.write(lambda connection: set(sa.inspect(connection).get_table_names()))
