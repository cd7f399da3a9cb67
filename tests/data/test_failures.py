"""When the database is locked, full or gone, people are told so kindly and nothing is half applied."""

import logging
import sqlite3
import traceback
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from data import (
    Database,
    OutcomeUnknown,
    RevisionConflict,
    StorageBusy,
    StorageError,
    StorageFull,
    StorageGone,
    StoredTable,
    postgres,
)
from data.failures import translate
from tests.data.builders import new_table, step

SECRET = "R5 W4 B2"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "uno-table.db"


@pytest.fixture
async def on_file(path: Path) -> AsyncIterator[Database]:
    database = await Database.connect(f"sqlite+aiosqlite:///{path}")
    await database.migrate()
    await pragma(database, "busy_timeout=0")
    yield database
    await database.close()


@pytest.fixture
def rival(path: Path, on_file: Database) -> Iterator[sqlite3.Connection]:
    """Yield another process's connection to the same file."""
    connection = sqlite3.connect(path, isolation_level=None)
    yield connection
    connection.close()


async def pragma(database: Database, setting: str) -> None:
    await database._engine.write(lambda connection: connection.exec_driver_sql(f"PRAGMA {setting}").rowcount)


async def untouched(database: Database, table: StoredTable) -> bool:
    log = await database.tables.log(table.table_id)
    return await database.tables.load(table.table_id) == table and log == []


async def test_a_locked_database_is_busy_and_then_works_again(
    on_file: Database, rival: sqlite3.Connection
) -> None:
    table = await on_file.tables.create(new_table())
    rival.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageBusy, match="busy"):
        await on_file.tables.save(step(table))
    with pytest.raises(StorageBusy):
        await on_file.settings.save_guild(1, {})
    assert await untouched(on_file, table)
    rival.execute("ROLLBACK")
    assert await on_file.tables.save(step(table)) == 1


async def test_a_full_disk_is_said_to_be_full(on_file: Database) -> None:
    table = await on_file.tables.create(new_table())
    await pragma(on_file, "max_page_count=1")
    with pytest.raises(StorageFull, match="full"):
        await on_file.tables.save(step(table, body="x" * 1_000_000))
    assert await untouched(on_file, table)
    await pragma(on_file, "max_page_count=1000000")
    assert await on_file.tables.save(step(table)) == 1


async def test_a_database_that_cannot_be_written_is_gone(on_file: Database) -> None:
    table = await on_file.tables.create(new_table())
    await pragma(on_file, "query_only=ON")
    with pytest.raises(StorageGone, match="cannot be reached, read or written"):
        await on_file.tables.save(step(table))
    with pytest.raises(StorageGone):
        await on_file.tables.create(new_table(channel_id=1))
    assert await untouched(on_file, table)


async def test_a_commit_that_fails_is_not_committed_by_the_next_step(
    on_file: Database, rival: sqlite3.Connection
) -> None:
    """A COMMIT that fails with SQLITE_BUSY leaves its transaction open on the held connection."""
    table = await on_file.tables.create(new_table())
    await pragma(on_file, "journal_mode=DELETE")
    rival.execute("BEGIN")
    rival.execute("SELECT * FROM tables").fetchall()
    with pytest.raises(StorageBusy):
        await on_file.tables.save(step(table))
    with pytest.raises(StorageBusy):
        await on_file.tables.set_message(table.table_id, 77)
    rival.execute("ROLLBACK")
    await on_file.settings.save_guild(1, {})
    assert await untouched(on_file, table)


async def test_what_a_step_raises_itself_is_rolled_back(on_file: Database) -> None:
    table = await on_file.tables.create(new_table())
    with pytest.raises(KeyError):
        await on_file._engine.apply(breaking(table))
    assert await untouched(on_file, table)


def breaking(table: StoredTable) -> Callable[..., None]:
    from data.tables import _write

    def steps(run: Callable[..., int]) -> None:
        _write(step(table), run)
        raise KeyError

    return steps


@pytest.mark.parametrize(
    ("name", "content"), [("folder", None), ("note.txt", b"This is not a database. " * 100)]
)
async def test_a_file_that_is_no_database_is_refused(
    tmp_path: Path, name: str, content: bytes | None
) -> None:
    place = tmp_path / name
    if content is None:
        place.mkdir()
    else:
        place.write_bytes(content)
    with pytest.raises(StorageGone):
        await Database.connect(f"sqlite+aiosqlite:///{place}")


async def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageGone):
        await Database.connect(f"sqlite+aiosqlite:///{tmp_path / 'file' / 'uno-table.db'}")


async def test_the_folder_of_a_new_file_is_made(tmp_path: Path) -> None:
    database = await Database.connect(f"sqlite+aiosqlite:///{tmp_path / 'a' / 'b' / 'uno-table.db'}")
    await database.close()
    assert (tmp_path / "a" / "b" / "uno-table.db").exists()


@pytest.mark.parametrize("url", ["", "uno-table.db", "mysql://localhost/uno", "sqlite+pysqlite:///x.db"])
async def test_an_address_that_is_not_understood_says_what_it_may_be(url: str) -> None:
    with pytest.raises(StorageError, match="sqlite\\+aiosqlite:///"):
        await Database.connect(url)


async def test_a_server_that_does_not_answer_is_gone() -> None:
    with pytest.raises(StorageGone):
        await Database.connect("postgresql+asyncpg://nobody:secret@127.0.0.1:1/uno")


async def test_a_database_in_memory_works() -> None:
    database = await Database.connect("sqlite+aiosqlite://")
    await database.migrate()
    table = await database.tables.create(new_table())
    assert await database.tables.save(step(table)) == 1
    await database.close()


async def test_a_file_is_durable_and_checked(on_file: Database) -> None:
    def settings(connection: sa.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert await on_file._engine.write(settings) == ["wal", 2, 1]


async def test_closing_twice_does_no_harm(database: Database) -> None:
    await database.close()
    await database.close()


async def test_a_closed_file_is_gone(on_file: Database) -> None:
    table = await on_file.tables.create(new_table())
    await on_file.close()
    with pytest.raises(StorageGone):
        await on_file.tables.save(step(table))
    with pytest.raises(StorageGone):
        await on_file.tables.load(table.table_id)


async def test_no_hand_is_logged(database: Database, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table = await database.tables.create(new_table(body=SECRET))
    await database.tables.save(step(table, body=SECRET))
    await database.tables.load(table.table_id)
    assert SECRET not in caplog.text


async def test_no_hand_is_in_what_is_raised(database: Database) -> None:
    table = await database.tables.create(new_table())
    drop = "ALTER TABLE actions RENAME TO elsewhere"
    await database._engine.write(lambda connection: connection.exec_driver_sql(drop).rowcount)
    with pytest.raises(StorageError) as failure:
        await database.tables.save(step(table, body=SECRET))
    told = "".join(traceback.format_exception(failure.value)) + repr(failure.value) + failure.value.detail
    assert SECRET not in told


async def test_a_constraint_nobody_foresaw_is_a_kind_error(database: Database) -> None:
    twice = new_table().seats[:1] * 2
    table = await database.tables.create(new_table())
    with pytest.raises(StorageError, match="refused"):
        await database.tables.save(step(table, seats=twice))
    with pytest.raises(StorageError, match="refused"):
        await database.tables.create(new_table(channel_id=1, seats=twice))
    assert await untouched(database, table)


@pytest.mark.parametrize("url", [pytest.param("postgres", marks=pytest.mark.postgres)], indirect=True)
async def test_a_connection_that_died_in_the_pool_is_replaced(url: str, database: Database) -> None:
    table = await database.tables.create(new_table())
    await disconnect_others(url)
    assert await database.tables.save(step(table)) == 1


@pytest.mark.parametrize("url", [pytest.param("postgres", marks=pytest.mark.postgres)], indirect=True)
async def test_a_connection_lost_while_committing_leaves_the_outcome_open(
    url: str, database: Database
) -> None:
    table = await database.tables.create(new_table())
    await on_commit(database, "PERFORM pg_terminate_backend(pg_backend_pid())")
    with pytest.raises(OutcomeUnknown, match="Reload"):
        await database.tables.save(step(table))
    assert await untouched(database, table)


@pytest.mark.parametrize("url", [pytest.param("postgres", marks=pytest.mark.postgres)], indirect=True)
async def test_a_server_that_never_answers_the_commit_leaves_the_outcome_open(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await database.tables.create(new_table())
    await on_commit(database, "PERFORM pg_sleep(60)")
    monkeypatch.setattr(postgres, "_PATIENCE", 0.3)
    with pytest.raises(OutcomeUnknown):
        await database.tables.save(step(table))
    assert await untouched(database, table)


@pytest.mark.parametrize("url", [pytest.param("postgres", marks=pytest.mark.postgres)], indirect=True)
async def test_a_row_locked_on_the_server_is_busy(url: str, database: Database) -> None:
    table = await database.tables.create(new_table())
    engine = create_async_engine(url)
    async with engine.connect() as rival:
        await rival.exec_driver_sql("SELECT id FROM tables FOR UPDATE")
        with pytest.raises(StorageBusy):
            await database.tables.save(step(table))
    await engine.dispose()
    assert await database.tables.save(step(table)) == 1


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (ConnectionRefusedError(), StorageGone),
        (TimeoutError(), StorageBusy),
        (sa.exc.TimeoutError(), StorageBusy),
        (sqlite3.OperationalError("strange"), StorageError),
    ],
)
def test_driver_errors_have_kind_names(error: Exception, kind: type[StorageError]) -> None:
    assert type(translate(error)) is kind


def test_a_time_out_while_committing_leaves_the_outcome_open() -> None:
    assert type(translate(TimeoutError(), committing=True)) is OutcomeUnknown


def test_a_conflict_is_no_failure_of_the_database() -> None:
    assert not issubclass(RevisionConflict, StorageError)


async def disconnect_others(url: str) -> None:
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        await connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    await engine.dispose()


async def on_commit(database: Database, statement: str) -> None:
    body = f"BEGIN {statement}; RETURN NULL; END"

    def work(connection: sa.Connection) -> None:
        connection.exec_driver_sql(f"CREATE FUNCTION act() RETURNS trigger LANGUAGE plpgsql AS $${body}$$")
        connection.exec_driver_sql(
            "CREATE CONSTRAINT TRIGGER late AFTER UPDATE ON tables DEFERRABLE INITIALLY DEFERRED "
            "FOR EACH ROW EXECUTE FUNCTION act()"
        )

    await database._engine.write(work)
