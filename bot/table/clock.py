"""Wake tables when they are due: one heap of absolute deadlines for the whole process."""

import asyncio
import heapq
from collections.abc import Awaitable, Callable

import structlog
from structlog.contextvars import clear_contextvars

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)

Now = Callable[[], float]
"""Gives unix seconds."""

_LONGEST = 3600.0  # seconds: a host's clock may be set right, or the machine may sleep, while we wait
_AT_ONCE = 3  # after an outage thousands are due together: who presses must not queue behind them all
_AGAIN = 60.0  # seconds until a key is woken again whose waking failed for a reason nobody foresaw


class Scheduler:
    """Deadlines by key, at most one a key; `wake` is called in a task of its own when a key is due.

    A few are woken at a time, earliest first.
    """

    def __init__(self, now: Now, wake: Callable[[int], Awaitable[None]]) -> None:
        self._now = now
        self._wake = wake
        self._heap: list[tuple[float, int]] = []
        self._deadlines: dict[int, float] = {}
        self._tasks: set[asyncio.Future[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._rings_at = 0.0
        self._closed = False

    @property
    def next_deadline(self) -> float | None:
        """Return the earliest deadline, in unix seconds."""
        self._drop_outdated()
        return self._heap[0][0] if self._heap else None

    def wakes(self, key: int) -> bool:
        """Tell whether a key is to be woken."""
        return key in self._deadlines

    @property
    def armed(self) -> int:
        """Count the keys that are to be woken."""
        return len(self._deadlines)

    def arm(self, key: int, deadline: float | None) -> None:
        """Set the deadline of a key anew, in unix seconds; None takes it away."""
        if self._deadlines.get(key) == deadline:
            return
        if deadline is None:
            self._deadlines.pop(key, None)
        else:
            self._deadlines[key] = deadline
            heapq.heappush(self._heap, (deadline, key))
        self._set_timer()

    def tick(self) -> None:
        """Wake what is due now, as much of it as may be woken at a time; the rest follows by itself."""
        while not self._full and (deadline := self.next_deadline) is not None and deadline <= self._now():
            _, key = heapq.heappop(self._heap)
            del self._deadlines[key]
            self._start(key)
        self._set_timer()

    async def settle(self) -> None:
        """Wait until everything that was woken is done."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Wake nothing any more, and wait for what was woken."""
        self._closed = True
        self._deadlines.clear()
        self._set_timer()
        await self.settle()

    def _start(self, key: int) -> None:
        task = asyncio.ensure_future(self._run(key))
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Future[None]) -> None:
        self._tasks.discard(task)
        self.tick()

    @property
    def _full(self) -> bool:
        return len(self._tasks) >= _AT_ONCE

    async def _run(self, key: int) -> None:
        # What is logged here must not bear the names of whoever happened to set the timer.
        clear_contextvars()
        try:
            await self._wake(key)
        except Exception:  # whatever is wrong with one table, the others are woken
            log.exception("table_not_woken", table=key)
            if not self._closed and key not in self._deadlines:
                self.arm(key, self._now() + _AGAIN)

    def _drop_outdated(self) -> None:
        while self._heap and self._deadlines.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)

    def _set_timer(self) -> None:
        """Have the timer ring no later than the first deadline; if it rings too early, it is set anew."""
        # Whoever is woken now sees to those who wait meanwhile, once they have come to an end.
        deadline = None if self._closed or self._full else self.next_deadline
        if self._timer is not None:
            if deadline is not None and self._rings_at <= deadline:
                return
            self._timer.cancel()
            self._timer = None
        if deadline is not None:
            now = self._now()
            self._rings_at = min(max(now, deadline), now + _LONGEST)
            self._timer = asyncio.get_running_loop().call_later(self._rings_at - now, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self.tick()
