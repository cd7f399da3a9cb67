"""Hold what every table of a process shares."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar

from bot.table.clock import Now
from bot.table.habits import Habits
from bot.table.presenter import Presenter
from bot.table.recall import Recall
from bot.table.silences import Silences
from bot.table.watcher import Watcher
from data.tables import TableStore

T = TypeVar("T")


@dataclass(slots=True)
class Hub:
    """The storage, the presenter, the time and the chance of all tables, and what their people have set.

    `arm` sets when a table is to be woken, `drop` lets it leave memory, and `away` tells whether a guild's
    clocks stand still.
    """

    store: TableStore
    habits: Habits
    presenter: Presenter
    now: Now
    seed: Callable[[], bytes]
    rng: random.Random
    arm: Callable[[int, float | None], None]
    drop: Callable[[int], None]
    away: Callable[[int], bool]
    watcher: Watcher = field(default_factory=Watcher)
    recall: Recall = field(default_factory=Recall)
    silences: Silences = field(default_factory=Silences)
    tasks: set[asyncio.Task[Any]] = field(default_factory=set[asyncio.Task[Any]])

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish work that has begun even when whoever waits for it is cancelled."""
        return await asyncio.shield(self.begin(work))

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin work that nobody has to wait for, but the end of the process."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def finished(self) -> None:
        """Wait until all that has begun has come to its end."""
        while self.tasks:
            await asyncio.wait(self.tasks)
        await asyncio.sleep(0)  # in which the last step is told
