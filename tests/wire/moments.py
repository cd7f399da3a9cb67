"""Moments: when a bot is killed, the nasty ones among them."""

import asyncio
import random
import sqlite3
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from enum import StrEnum
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from tests.wire import faults
from tests.wire.lives import Lives

ANSWERS = "POST /interactions/*/callback"
LONGEST = 15.0
"""Seconds for which a moment is waited for that may not come."""


class Moment(StrEnum):
    """When it happens."""

    ANYTIME = "at any time"
    BEFORE_ANSWER = "between commit and answer"
    AFTER_ANSWER = "as the answer has arrived"
    IN_EDIT = "as an edit of the table has arrived"
    IN_SAVE = "in a save"
    BEFORE_SAVE = "waiting to save"
    IN_START = "during the start"
    IN_DRAIN = "as it was told to end"


ALL = tuple(Moment)


class Killer:
    """Ends the present life of a bot at a moment."""

    def __init__(self, lives: Lives, url: str, rng: random.Random) -> None:
        self._lives = lives
        self._url = sa.make_url(url)
        self._rng = rng
        self._ways: dict[Moment, Callable[[], Awaitable[None]]] = {
            Moment.ANYTIME: self._anytime,
            Moment.BEFORE_ANSWER: lambda: self._as_requested(faults.drop, ANSWERS),
            Moment.AFTER_ANSWER: lambda: self._as_requested(faults.cut, ANSWERS),
            Moment.IN_EDIT: lambda: self._as_requested(faults.cut, "PATCH *"),
            Moment.IN_SAVE: self._in_save,
            Moment.BEFORE_SAVE: self._before_save,
            Moment.IN_START: self._anytime,
            Moment.IN_DRAIN: self._in_drain,
        }

    async def kill(self, moment: Moment) -> None:
        """Wait for the moment, and kill; a start is killed where it is made, and here at any time."""
        await self._ways[moment]()
        await self._lives.kill()

    async def kill_start(self, longest: float) -> None:
        """Begin a life and end it within some seconds."""
        await self._lives.begin()
        await asyncio.sleep(self._rng.uniform(0.0, longest))
        await self._lives.kill()

    async def _anytime(self) -> None:
        await asyncio.sleep(self._rng.uniform(0.05, 1.0))

    async def _as_requested(self, fault: Callable[[Callable[[], None]], faults.Fault], where: str) -> None:
        """Kill as a request comes, some requests from now."""
        for _ in range(self._rng.randrange(1, 20)):
            await self._lives.stand_in.request(where, self._lives.stand_in.mark)
        script = self._lives.stand_in.script(fault(self._lives.kill_now), where)
        try:
            await self._lives.stand_in.until(self._lives.now.over.is_set, "a request to kill at", LONGEST)
        finally:
            self._lives.stand_in.server.fate.scripts.remove(script)

    async def _in_save(self) -> None:
        await self._anytime()
        if self._url.drivername.startswith("sqlite"):
            await self._as_the_file_changes()
        else:
            # The step has passed its fence, and waits to be written in the log.
            async with self._locked("LOCK TABLE actions IN SHARE MODE"):
                await asyncio.sleep(self._rng.uniform(0.1, 0.6))
                self._lives.kill_now()

    async def _before_save(self) -> None:
        await self._anytime()
        async with self._locked("LOCK TABLE tables IN SHARE MODE"):
            await asyncio.sleep(self._rng.uniform(0.1, 0.6))
            self._lives.kill_now()

    async def _as_the_file_changes(self) -> None:
        """Kill as the first bytes of a transaction have been written, most often before all have."""
        written = Path(f"{self._url.database}-wal")
        before, until = _state(written), time.monotonic() + LONGEST
        while _state(written) == before and time.monotonic() < until:  # noqa: ASYNC110 - files tell nothing
            await asyncio.sleep(0)
        self._lives.kill_now()

    async def _in_drain(self) -> None:
        await self._anytime()
        self._lives.now.bot.tell_to_end()
        await asyncio.sleep(self._rng.uniform(0.0, 0.4))

    @asynccontextmanager
    async def _locked(self, lock: str) -> AsyncGenerator[None]:
        """Keep everybody from saving."""
        if self._url.drivername.startswith("sqlite"):
            with sqlite3.connect(str(self._url.database), timeout=LONGEST, isolation_level=None) as mine:
                mine.execute("BEGIN IMMEDIATE")
                yield
                mine.execute("ROLLBACK")
            mine.close()
            return
        import asyncpg

        plain: Any = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(plain)
        try:
            async with connection.transaction():
                await connection.execute(lock)
                yield
        finally:
            await connection.close()


def _state(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except FileNotFoundError:
        return None
    return found.st_size, found.st_mtime_ns
