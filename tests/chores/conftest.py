"""A command line in an empty folder, and a database of each engine that it works on."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.data.conftest import connect, database, url
from tests.table.world import World, new_world

__all__ = ["connect", "database", "url"]

Chore = Callable[..., Awaitable[int]]


@pytest.fixture
def chore(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Chore:
    """Return what does a chore on the database, as a process of its own would."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", url)

    async def do(*arguments: object) -> int:
        return await asyncio.to_thread(main, [str(argument) for argument in arguments])

    return do


@pytest.fixture
async def world(url: str) -> AsyncIterator[World]:
    """Yield a bot that plays on the database."""
    async with new_world(url) as made:
        yield made


@pytest.fixture
def elsewhere(tmp_path: Path) -> str:
    """Return the address of a SQLite file that is not there yet."""
    return f"sqlite+aiosqlite:///{tmp_path / 'elsewhere' / 'uno-table.db'}"
