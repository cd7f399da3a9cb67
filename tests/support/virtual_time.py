"""Time that passes at once: whatever waits is woken in order, and nobody waits for it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

Now = Callable[[], float]


class _VirtualLoop(asyncio.SelectorEventLoop):
    """Jump to the next timer whenever nothing else is to be done."""

    def __init__(self) -> None:
        self._virtual = 1000.0
        super().__init__()

    def time(self) -> float:
        return self._virtual

    def _run_once(self) -> None:
        if not self._ready:
            timers = [timer.when() for timer in self._scheduled if not timer.cancelled()]
            self._virtual = max(self._virtual, min(timers, default=self._virtual))
        super()._run_once()


def in_virtual_time(play: Callable[[Now], Coroutine[Any, Any, None]]) -> None:
    """Run something that is given the clock."""
    with asyncio.Runner(loop_factory=_VirtualLoop) as runner:
        runner.run(play(runner.get_loop().time))
