"""Draining: what people have asked for comes to its end before the bot goes."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import structlog

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)

GOODBYE, IN_HAND, TO_SAVE, TO_SHOW = 1.0, 2.5, 1.0, 2.0
"""Seconds at most to leave the gateway, to answer, to save and to show, of the ten that a host gives us."""


class InHand:
    """The presses and commands that have arrived and are not dealt with yet."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def take(self) -> None:
        """Count the task that runs now, until it ends."""
        task = asyncio.current_task()
        if task is not None:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def settled(self) -> None:
        """Wait until all are dealt with, save the one that waits here."""
        while others := self._tasks - {asyncio.current_task()}:
            await asyncio.wait(others)

    async def give_up(self) -> None:
        """Cancel what is not dealt with yet: nobody is there any more to be answered."""
        others = self._tasks - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)


async def in_time(what: str, work: Awaitable[Any], seconds: float) -> None:
    """Do a part of the leaving; one that takes too long or fails must not keep the others from being done."""
    try:
        async with asyncio.timeout(seconds):
            await work
    except TimeoutError:
        log.warning("left_unfinished", what=what, after=seconds)
    except Exception:  # whatever it is: the database has to be closed
        log.exception("left_unfinished", what=what)
