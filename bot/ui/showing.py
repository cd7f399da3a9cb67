"""Showing: keep one message like what it should show, without flooding Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from enum import StrEnum

import structlog

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)

BURST = 3
"""Edits that may follow each other at once; Discord lets about five through in five seconds."""

SPACING = 1.0
"""Seconds between edits once a burst is used up."""

HAIR = 0.001
"""Seconds that are not worth waiting for."""

BACKOFF = (0.0, 1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds before each next try when Discord will not take an edit; the last one repeats."""


class Edit(StrEnum):
    """What became of an edit that was asked for."""

    MADE = "made"
    COALESCED = "coalesced"  # one that waited already shows it, too, or an answer has
    FAILED = "failed"  # it is tried again


Told = Callable[[Edit], None]
"""Is told what became of an edit."""


def unheard(_: Edit) -> None:
    """Tell nobody."""


class Showing:
    """Show the newest state of one message: one edit in flight at most, and none while somebody holds it.

    `show` sends what there is to show now and tells whether that worked; it must not raise.
    """

    def __init__(
        self, show: Callable[[], Awaitable[bool]], now: Callable[[], float], told: Told = unheard
    ) -> None:
        self._show = show
        self._now = now
        self._told = told
        self._dirty = False
        self._flying = False
        self._held = 0
        self._task: asyncio.Task[None] | None = None
        self._hurry: asyncio.Event | None = None
        self._failures = 0
        self._retry_at = 0.0
        self._ready_at = 0.0
        self._burst = float(BURST)
        self._counted_at = now()
        self._hurried = False

    @property
    def idle(self) -> bool:
        """Tell whether nothing is shown or waits to be shown."""
        return self._task is None and not self._dirty

    def ask(self, within: float = 0.0) -> None:
        """Show what there is now as soon as may be, or within some seconds if more is about to follow."""
        ready_at = self._now() + within
        if self._dirty:
            self._told(Edit.COALESCED)
        self._ready_at = min(self._ready_at, ready_at) if self._dirty else ready_at
        self._dirty = True
        self._make_haste()
        self._wake()

    def hold(self) -> None:
        """Start no edit until it is released as often."""
        self._held += 1

    def release(self) -> None:
        """Show what was asked for meanwhile, unless somebody else still holds it."""
        self._held -= 1
        self._wake()

    def answered(self) -> None:
        """Take note that an answer shows everything; an edit under way may still arrive after it."""
        if self._dirty:
            self._told(Edit.COALESCED)
        self._dirty = self._flying
        self._failures = 0
        self._retry_at = 0.0

    async def finish(self) -> None:
        """Show what waits to be shown now, and from now on at once, until nothing waits."""
        self._hurried = True
        self._make_haste()
        while (task := self._task) is not None:
            await asyncio.wait([task])

    def stop(self) -> None:
        """Show nothing any more."""
        self._dirty = False
        if self._task is not None:
            self._task.cancel()

    def _wake(self) -> None:
        if self._dirty and not self._held and self._task is None:
            self._task = asyncio.create_task(self._run(), name="showing")

    async def _run(self) -> None:
        try:
            while self._dirty and not self._held:
                if (seconds := self._wait()) > 0.0:
                    await self._rest(seconds)
                    continue
                self._dirty = False
                self._burst -= 1.0
                await self._try()
        except Exception:  # whatever is wrong with one table's picture, the others go on
            log.exception("not_shown")
        finally:
            self._task = None
        self._wake()  # what was asked for in a hold; not when cancelled, since then the bot is going

    async def _rest(self, seconds: float) -> None:
        """Wait that long, or until somebody asks again, perhaps with more haste."""
        self._hurry = asyncio.Event()
        try:
            async with asyncio.timeout(seconds):
                await self._hurry.wait()
        except TimeoutError:
            pass
        finally:
            self._hurry = None

    def _make_haste(self) -> None:
        if self._hurry is not None:
            self._hurry.set()

    async def _try(self) -> None:
        self._flying = True
        try:
            if await self._show():
                self._failures = 0
                self._told(Edit.MADE)
            else:
                self._told(Edit.FAILED)
                self._retry_at = self._now() + BACKOFF[min(self._failures, len(BACKOFF) - 1)]
                self._failures += 1
                self._dirty = True
        finally:
            self._flying = False

    def _wait(self) -> float:
        """Return the seconds until the next edit may start; a hair is none, since clocks are coarse."""
        now = self._now()
        self._burst = min(BURST, self._burst + max(0.0, now - self._counted_at) / SPACING)
        self._counted_at = now
        if self._hurried:
            return max(0.0, self._retry_at - now)
        spaced = (1.0 - self._burst) * SPACING
        seconds = max(spaced, self._ready_at - now, self._retry_at - now)
        return seconds if seconds > HAIR else 0.0


class Hold:
    """Hold several messages from now on until it is closed: an answer is about to show the same."""

    def __init__(self, showings: Sequence[Showing]) -> None:
        self._showings = showings
        for showing in showings:
            showing.hold()

    def close(self) -> None:
        """Let them show again; a second time it does nothing."""
        showings, self._showings = self._showings, ()
        for showing in showings:
            showing.release()
