"""Retention: delete games that have been over for long, a few at a time and in the background."""

import asyncio
from collections.abc import Callable

import structlog

from data import StorageError
from data.upkeep import Upkeep

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)

DAY = 24 * 3600.0
FIRST = 10 * 60.0
"""Seconds after the start until it is looked for the first time: a start has enough to do."""
EVERY = 6 * 3600.0
"""Seconds until it is looked again."""
PAUSE = 0.25
"""Seconds between two deletions, in which tables that are played save what they have to."""


class Sweeper:
    """Deletes what was over `days` days ago, with its log; what came of it stays counted. 0 keeps all."""

    def __init__(self, upkeep: Upkeep, days: int, now: Callable[[], float]) -> None:
        self._upkeep = upkeep
        self._days = days
        self._now = now
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, unless all is to be kept."""
        if self._days:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop; what is left is for the next time."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self._sweep()
            except StorageError as error:
                log.warning("finished_games_not_swept", reason=error.message)
            await asyncio.sleep(EVERY)

    async def _sweep(self) -> None:
        before, swept = self._now() - self._days * DAY, 0
        while some := await self._upkeep.sweep(before):
            swept += some
            await asyncio.sleep(PAUSE)
        if swept:
            log.info("finished_games_swept", tables=swept, days=self._days)
