"""A world for every test, on a copy of a migrated SQLite file."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data import Database
from tests.data.conftest import url
from tests.table.world import World

__all__ = ["url"]


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an empty database of this version."""
    path = tmp_path_factory.mktemp("tables") / "uno-table.db"

    async def make() -> None:
        database = await Database.connect(f"sqlite+aiosqlite:///{path}")
        await database.migrate()
        await database.close()

    asyncio.run(make())
    return path


@pytest.fixture
async def world(migrated: Path, tmp_path: Path) -> AsyncIterator[World]:
    """Yield a world with one process running."""
    path = tmp_path / "uno-table.db"
    shutil.copy(migrated, path)
    made = World(f"sqlite+aiosqlite:///{path}")
    await (await made.process()).restore()
    yield made
    await made.stop()
