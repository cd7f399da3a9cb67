"""Time at the stand-in, which a test may move on, and waiting for what is to come."""

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 15.0
"""Seconds of the machine's time after which something that is waited for is taken never to come."""


class Clock:
    """Give unix seconds as the stand-in counts them."""

    def __init__(self, base: Callable[[], float] = time.time) -> None:
        self._base = base
        self._ahead = 0.0

    def __call__(self) -> float:
        return self._base() + self._ahead

    def advance(self, seconds: float) -> None:
        """Let time pass at the stand-in only; the bot's own clock goes on as it did."""
        self._ahead += seconds


class Pulse:
    """Wake whoever waits each time that something has happened at the stand-in."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Event] = set()

    def beat(self) -> None:
        """Let everybody who waits look again."""
        for waiting in self._waiting:
            waiting.set()

    async def until(self, look: Callable[[], T], what: str, within: float = PATIENCE) -> T:
        """Wait until there is something to see, and give it; `what` is said where it never comes."""
        happened = asyncio.Event()
        self._waiting.add(happened)
        try:
            async with asyncio.timeout(within):
                while not (seen := look()):
                    happened.clear()
                    await happened.wait()
                return seen
        except TimeoutError:
            raise AssertionError(f"waited {within:g} s in vain for {what}") from None
        finally:
            self._waiting.discard(happened)
