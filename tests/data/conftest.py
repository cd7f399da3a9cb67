"""A fresh, migrated database for every test, on SQLite and, where there is one, on PostgreSQL."""

import os
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from data import Database

NO_POSTGRES = "TEST_POSTGRES_URL names no PostgreSQL"

Connect = Callable[[], Awaitable[Database]]


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """Yield the address of an empty database of each engine."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path / 'var' / 'uno-table.db'}"
        return
    server = os.environ.get("TEST_POSTGRES_URL")
    if not server:
        pytest.skip(NO_POSTGRES)
    name = f"test_{uuid.uuid4().hex}"
    await on_server(server, f"CREATE DATABASE {name}")
    try:
        yield sa.make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        await on_server(server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
async def connect(url: str) -> AsyncIterator[Connect]:
    """Yield what opens the database once more, as a second process would."""
    opened: list[Database] = []

    async def open_again() -> Database:
        opened.append(await Database.connect(url))
        return opened[-1]

    yield open_again
    for database in opened:
        await database.close()


@pytest.fixture
async def database(connect: Connect) -> Database:
    """Return a migrated database."""
    opened = await connect()
    await opened.migrate()
    return opened


async def on_server(server: str, statement: str) -> None:
    """Run one statement outside any transaction."""
    engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            await connection.exec_driver_sql(statement)
    finally:
        await engine.dispose()
