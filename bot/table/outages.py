"""Outages: for how long nobody could press, because there was no process to press at."""

import asyncio
from collections.abc import Callable, Container
from dataclasses import dataclass

import structlog

from data import StorageError, StoredTable
from data.lifesigns import LifeSigns

Shard = tuple[int, int]
"""A shard's number, and how many there are."""

WHOLE: Shard = (0, 1)
"""The shard that all guilds are in."""

SIGN, RARE = 10.0, 3600.0
"""Seconds between signs of life, at least and at most.

After a kill people get the time since the last one as a gift; it is a tenth of what the next clock has left.
"""

UNNOTICED = 1.0
"""Seconds of an outage for which no clock is set anew."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


def in_shard(guild_id: int, shard: Shard) -> bool:
    """Tell whether a guild is in a shard, as Discord divides them."""
    number, count = shard
    return (guild_id >> 22) % count == number


@dataclass(frozen=True, slots=True)
class _Outage:
    """When a shard was not served, in unix seconds."""

    began: float
    ended: float


class Outages:
    """The outage before us of every shard that this process serves, and its own signs of life.

    None are given for shards that are `lost`, as long as they are. `due` tells when the next clock runs out.
    """

    def __init__(
        self,
        signs: LifeSigns,
        now: Callable[[], float],
        lost: Container[Shard],
        due: Callable[[], float | None] = lambda: None,
    ) -> None:
        self._signs = signs
        self._now = now
        self._lost = lost
        self._due = due
        self._started_at = now()
        self._known: dict[Shard, _Outage] = {}
        self._living: asyncio.Task[None] | None = None

    async def end(self, shard: Shard, saved_at: float) -> float:
        """Take note that a shard is served again, whose tables were saved last at `saved_at`.

        Returns until when it was served before. Raises StorageError.
        """
        if shard not in self._known:
            sign = await self._signs.last(_name(shard)) or 0.0
            now = self._now()
            self._known[shard] = _Outage(max(sign, saved_at) or now, now)
        self._living = self._living or asyncio.create_task(self._live(), name="signs-of-life")
        return self._known[shard].began

    async def close(self) -> None:
        """Give the last sign of life."""
        if self._living is not None:
            self._living.cancel()
            await asyncio.gather(self._living, return_exceptions=True)
            self._living = None
            await self._sign()

    def before(self, stored: StoredTable) -> float:
        """Return the seconds since a table was saved, before us, for which nobody could press there."""
        if stored.updated_at >= self._started_at:
            return 0.0
        shard = next((shard for shard in self._known if in_shard(stored.guild_id, shard)), None)
        # Somebody was quicker than the word that the shard is served, so what is known is the table alone.
        outage = _Outage(0.0, self._now()) if shard is None else self._known[shard]
        seconds = outage.ended - max(outage.began, stored.updated_at)
        return seconds if seconds > UNNOTICED else 0.0

    async def _live(self) -> None:
        while True:
            await self._sign()
            due = self._due()
            await asyncio.sleep(RARE if due is None else min(max((due - self._now()) / 10, SIGN), RARE))

    async def _sign(self) -> None:
        served = [_name(shard) for shard in self._known if shard not in self._lost]
        try:
            if served:
                await self._signs.give(served, self._now())
        except StorageError as error:
            log.warning("no_sign_of_life", reason=error.message)


def _name(shard: Shard) -> str:
    return "{}/{}".format(*shard)
