"""The database goes away in the middle of a save: nothing is half applied, and the game goes on by itself."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from data import Database
from tests.support.detour import Detour
from tests.support.messages import spell_out
from tests.support.postgres import NO_POSTGRES, fresh_database
from tests.wire.conftest import Wire
from tests.wire.people import verb
from tests.wire.process import running
from tests.wire.standin import StandIn
from tests.wire.time import PATIENCE

FROZEN = "The game stands still"
UNSAVED = "could not be saved"
LONG = 60.0
"""Seconds within which a table that stands still has looked several times whether it can go on."""

WAITING = "SELECT count(*) FROM pg_locks WHERE NOT granted"

Away = Callable[[], AbstractAsyncContextManager[None]]
"""Has the database go away as the next save is made, and come back in the end."""


@asynccontextmanager
async def on_sqlite(folder: Path) -> AsyncGenerator[tuple[str, Away]]:
    """Keep tables in a file, which somebody else may hold for longer than the bot waits."""
    file = folder / "gone.db"

    @asynccontextmanager
    async def away() -> AsyncGenerator[None]:
        with closing(sqlite3.connect(file, isolation_level=None)) as rival:
            rival.execute("BEGIN IMMEDIATE")
            yield
            rival.execute("ROLLBACK")

    yield f"sqlite+aiosqlite:///{file.as_posix()}", away


@asynccontextmanager
async def on_postgres(_: Path) -> AsyncGenerator[tuple[str, Away]]:
    """Keep tables on a server, the way to which is cut once a save has passed its fence."""
    server = os.environ.get("TEST_POSTGRES_URL")
    if not server:
        pytest.skip(NO_POSTGRES)
    async with fresh_database(server) as url:
        direct = sa.make_url(url)
        async with Detour(direct.host or "127.0.0.1", direct.port or 5432).opened() as detour:

            @asynccontextmanager
            async def away() -> AsyncGenerator[None]:
                async with _log_held(direct) as waiting:
                    cutting = asyncio.create_task(_cut_in_save(waiting, detour))
                    yield
                    await cutting
                detour.mend()

            by_detour = direct.set(host="127.0.0.1", port=detour.port)
            yield by_detour.render_as_string(hide_password=False), away


@asynccontextmanager
async def _log_held(url: sa.URL) -> AsyncGenerator[Any]:
    """Keep everybody from writing into the log; gives a connection that sees who waits for that."""
    import asyncpg

    plain: Any = url.set(drivername="postgresql").render_as_string(hide_password=False)
    holder, watcher = await asyncpg.connect(plain), await asyncpg.connect(plain)
    try:
        async with holder.transaction():
            await holder.execute("LOCK TABLE actions IN SHARE MODE")
            yield watcher
    finally:
        await holder.close()
        await watcher.close()


async def _cut_in_save(watcher: Any, detour: Detour) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await watcher.fetchval(WAITING):  # noqa: ASYNC110 - a server tells nobody
            await asyncio.sleep(0.01)
    detour.cut()


@pytest.mark.parametrize("kept", [on_sqlite, pytest.param(on_postgres, marks=pytest.mark.postgres)])
async def test_a_database_that_goes_away_in_a_save_stops_the_game_and_it_goes_on_by_itself(
    kept: Any, tmp_path: Path
) -> None:
    async with (
        kept(tmp_path) as (url, away),
        StandIn().opened() as stand_in,
        running(stand_in, tmp_path, DATABASE_URL=url) as bot,
    ):
        wire = Wire(stand_in, bot)
        wire.expect("table_frozen")
        match = await wire.table_of()
        mover = await match.drawer()
        cards = _cards(mover)
        async with away():
            pressed = await mover.press(verb("draw"), on=mover.hand())
            assert UNSAVED in pressed.text
            assert _cards(mover) == cards
            await stand_in.until(lambda: FROZEN in _said(match), "the table to say so")
        await stand_in.until(lambda: FROZEN not in _said(match), "the table to go on", LONG)
        assert pressed.interaction.id not in await _logged(url)
        await match.open_hands()
        assert await match.play(6) == 6
        assert not wire.wrongs()


def _cards(person: Any) -> str:
    """Give the line of a hand that counts its cards."""
    spelled = "\n".join(spell_out(person.hand().components)).splitlines()
    return next(line for line in spelled if "Your hand" in line)


def _said(match: Any) -> str:
    table = match.table()
    return "" if table is None else "\n".join(spell_out(table.components))


async def _logged(url: str) -> set[int | None]:
    """List the presses that are in the log."""
    database = await Database.connect(url)
    try:
        return {
            entry.interaction_id
            for table in await database.tables.live()
            for entry in await database.tables.log(table)
        }
    finally:
        await database.close()
