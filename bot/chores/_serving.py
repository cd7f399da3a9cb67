"""Serving: an event loop that plays until it is told to stop, with logs for the host."""

import asyncio
import signal
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from bot.chores import CannotGoOn
from bot.chores._database import where
from bot.config import Settings

NewLoop = Callable[[], asyncio.AbstractEventLoop]


def serve(
    settings: Settings, play: Callable[[], Coroutine[Any, Any, None]], new_loop: NewLoop | None = None
) -> int:
    """Play until a signal or Ctrl-C ends it, and give the exit code.

    Without `new_loop` that is on the standard event loop: the sandbox moves the time of the loop itself,
    which no other one allows. Raises CannotGoOn where the database cannot be opened.
    """
    from bot.logs import configure_logs
    from data.errors import StorageError

    configure_logs(settings)
    try:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(_until_told_to_stop(play()))
    except StorageError as error:
        raise CannotGoOn(f"{error.message}{_where(settings)}") from error
    except KeyboardInterrupt:
        # Where the event loop knows no signal handlers, which is on Windows, Ctrl-C arrives like this.
        return 0
    return 0


def _where(settings: Settings) -> str:
    """Name the database that a host has set, or plays on Discord with."""
    if settings.discord_token is None and "database_url" not in settings.model_fields_set:
        return ""
    return f" DATABASE_URL is {where(settings)}."


async def _until_told_to_stop(work: Coroutine[Any, Any, None]) -> None:
    task = asyncio.ensure_future(work)
    told = asyncio.Event()

    def stop() -> None:
        # Once: what is in hand comes to its end in seconds, and a second signal must not cut it short.
        if not told.is_set():
            told.set()
            task.cancel()

    for name in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(name, stop)
    try:
        await task
    except asyncio.CancelledError:
        if not told.is_set():
            raise
