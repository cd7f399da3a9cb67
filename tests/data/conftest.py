"""A fresh, migrated database for every test, on SQLite and, where there is one, on PostgreSQL."""

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from data import Database
from tests.support.postgres import NO_POSTGRES, fresh_database

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
    async with fresh_database(server) as made:
        yield made


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
