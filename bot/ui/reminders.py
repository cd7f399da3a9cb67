"""Reminders: ping whoever dallies, and take the ping away when the turn has moved on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import structlog

from bot.table.scene import Scene

from .layouts.seats import phase_clock
from .routes import Failure, Routes
from .tokens import Handle

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


@dataclass(slots=True)
class _Ping:
    """A reminder of one clock; `posting` gives its message, or None when it was not posted."""

    scene: Scene
    clock: int | None
    posting: asyncio.Task[int | None]


def _running(scene: Scene) -> int | None:
    """Name the clock of what the table waits for."""
    return None if scene.match is None else phase_clock(scene.view(None))


class Reminders:
    """The pings that stand in the channels now, one to a table at most."""

    def __init__(self, routes: Routes, say: Callable[[Scene, int], Awaitable[str]]) -> None:
        self._routes = routes
        self._say = say
        self._pings: dict[int, _Ping] = {}
        self._deleting: set[asyncio.Task[None]] = set()

    def remind(self, scene: Scene, seat: int, handle: Handle | None) -> None:
        """Ping the person of a seat once, by the newest press at the table where there is one."""
        person = scene.people[seat]
        if person.user_id is None:
            return
        self.withdraw(scene.table_id)
        posting = asyncio.create_task(self._post(scene, seat, person.user_id, handle), name="reminder")
        self._pings[scene.table_id] = _Ping(scene, _running(scene), posting)

    def changed(self, scene: Scene) -> None:
        """Take the ping away if the table waits for something else now."""
        ping = self._pings.get(scene.table_id)
        if ping is not None and ping.clock != _running(scene):
            self.withdraw(scene.table_id)

    def withdraw(self, table_id: int) -> None:
        """Take away the ping of a table."""
        ping = self._pings.pop(table_id, None)
        if ping is not None:
            task = asyncio.create_task(self._delete(ping), name="reminder-away")
            self._deleting.add(task)
            task.add_done_callback(self._deleting.discard)

    async def settled(self) -> None:
        """Wait until what is being posted and taken away is so; a ping that stands stays."""
        posting = (ping.posting for ping in self._pings.values())
        await asyncio.gather(*self._deleting, *posting, return_exceptions=True)

    def stop(self) -> None:
        """Let go of everything that is under way."""
        for task in (*self._deleting, *(ping.posting for ping in self._pings.values())):
            task.cancel()
        self._pings.clear()

    async def _post(self, scene: Scene, seat: int, user_id: int, handle: Handle | None) -> int | None:
        text = await self._say(scene, seat)
        for way in dict.fromkeys((handle, None)):
            try:
                return await self._routes.ping(scene.channel_id, text, user_id, way)
            except Failure as error:
                log.info("not_reminded", table=scene.table_id, revision=scene.revision, error=str(error))
        return None

    async def _delete(self, ping: _Ping) -> None:
        scene = ping.scene
        try:
            message_id = await ping.posting
            if message_id is not None:
                await self._routes.delete(scene.channel_id, message_id)
        except Failure as error:
            log.info("reminder_stays", table=scene.table_id, revision=scene.revision, error=str(error))
