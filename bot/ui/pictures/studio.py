"""The studio: draws pictures beside the event loop, few at a time, so that no press waits for one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from .portraits import Portraits

AT_ONCE = 2
"""Pictures that are drawn at the same time."""


class Studio:
    """Where pictures are drawn, and whom they show."""

    def __init__(self, portraits: Portraits) -> None:
        self.portraits = portraits
        self._places = asyncio.Semaphore(AT_ONCE)

    async def drawn(self, picture: Callable[[], bytes]) -> bytes:
        """Have a picture drawn by a thread."""
        async with self._places:
            return await asyncio.to_thread(picture)
