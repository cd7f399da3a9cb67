"""Pace: what is to be shown is drawn one at a time, with everything else in between.

To draw takes a millisecond, and after a busy moment hundreds of pictures are due. Were they drawn in one go,
whoever presses just then would wait for all of them.
"""

from __future__ import annotations

import asyncio
import heapq
from enum import IntEnum
from itertools import count


class Rank(IntEnum):
    """What goes first."""

    HAND = 0  # somebody waits for it, in order to move
    TABLE = 1


class Pace:
    """Let one drawing through in each round of the event loop, the hands first, and of tables the oldest."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Rank, float, int, asyncio.Future[None]]] = []
        self._order = count()
        self._taken = False

    async def turn(self, rank: Rank, since: float) -> None:
        """Wait until one's picture may be drawn; `since` is when its need arose, in unix seconds."""
        loop = asyncio.get_running_loop()
        if not self._taken:
            self._taken = True
            loop.call_soon(self._next)
            return
        turn = loop.create_future()
        heapq.heappush(self._waiting, (rank, since, next(self._order), turn))
        await turn

    def _next(self) -> None:
        while self._waiting:
            turn = heapq.heappop(self._waiting)[3]
            if not turn.done():
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self._next)
                return
        self._taken = False
