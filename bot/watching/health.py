"""Health: the small page on which the bot tells a host's monitoring how it does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, suppress
from typing import Self

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.watching.metrics import Metrics

BEAT = 1.0
"""Seconds between two looks at how late the event loop is."""

DEAF = 30.0
"""Seconds without a beat after which the event loop counts as stuck, though it answers again."""

PATIENCE = 2.0
"""Seconds that something is given to show that it works."""

Check = Callable[[], Awaitable[str | None]]
"""Looks at one thing that the bot needs; says what is wrong with it, or None."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class Health:
    """Answer /healthz, /readyz and /metrics.

    `alive` tells whether the bot still wants to play; `needs` are the checks that must pass before it can.
    """

    def __init__(self, metrics: Metrics, alive: Callable[[], bool], needs: Mapping[str, Check]) -> None:
        self._metrics = metrics
        self._alive = alive
        self._needs = needs
        self._opened = AsyncExitStack()
        self._beaten_at = 0.0
        self.port = 0
        """The port that it listens on, once it is open."""

    async def open(self, host: str, port: int) -> Self:
        """Listen; raises OSError where that is not possible."""
        pages = web.Application()
        pages.router.add_get("/healthz", self._healthz)
        pages.router.add_get("/readyz", self._readyz)
        pages.router.add_get("/metrics", self._shown)
        runner = web.AppRunner(pages, access_log=None)
        await runner.setup()
        self._opened.push_async_callback(runner.cleanup)
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError:
            await self._opened.aclose()
            raise
        self.port = runner.addresses[0][1]
        self._beaten_at = asyncio.get_running_loop().time()
        beating = asyncio.create_task(self._beat(), name="heartbeat")
        self._opened.push_async_callback(_ended, beating)
        log.info("health_served", host=host, port=self.port)
        return self

    async def close(self) -> None:
        """Listen no more; a second call does nothing."""
        await self._opened.aclose()

    async def _beat(self) -> None:
        """Look every now and then how late the event loop is."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(BEAT)
            late = loop.time() - self._beaten_at - BEAT
            self._beaten_at = loop.time()
            self._metrics.lagged(max(0.0, late))

    async def _healthz(self, _: web.Request) -> web.Response:
        """Tell whether the process lives; who restarts it at a no mends nothing that waits for others."""
        silent = asyncio.get_running_loop().time() - self._beaten_at
        wrong = {} if self._alive() else {"bot": "is closed"}
        if silent > DEAF:
            wrong["loop"] = f"was stuck for {silent:.0f} s"
        return _told({"bot": None, "loop": None} | wrong)

    async def _readyz(self, _: web.Request) -> web.Response:
        """Tell whether people can play: Discord reaches the bot, and the bot its database."""
        found = await asyncio.gather(*map(_looked, self._needs.values()))
        return _told(dict(zip(self._needs, found, strict=True)))

    async def _shown(self, _: web.Request) -> web.Response:
        return web.Response(body=self._metrics.expose(), headers={"Content-Type": CONTENT_TYPE_LATEST})


async def _looked(check: Check) -> str | None:
    try:
        async with asyncio.timeout(PATIENCE):
            return await check()
    except TimeoutError:
        return f"no answer within {PATIENCE:.0f} s"


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def _told(found: Mapping[str, str | None]) -> web.Response:
    """Answer 200 where nothing is wrong, else 503, and say in any case what was looked at."""
    wrong = any(found.values())
    return web.json_response(
        {name: what or "ok" for name, what in found.items()}, status=503 if wrong else 200
    )
