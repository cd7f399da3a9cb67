"""Lives: one bot after the other on the same database, each of which comes to an end."""

import asyncio
import time
from dataclasses import dataclass, field
from pathlib import Path

from tests.wire.process import BotProcess
from tests.wire.standin import StandIn

PATIENCE = 10.0
"""Seconds in which a bot that is told to end has ended."""


@dataclass(slots=True)
class Life:
    """One process. `over` is set as soon as it is killed or has ended."""

    number: int
    bot: BotProcess
    began_at: float
    serves_at: float | None = None
    over: asyncio.Event = field(default_factory=asyncio.Event)
    over_at: float | None = None

    def end(self) -> None:
        """Take note that it is over."""
        if self.over_at is None:
            self.over_at = time.time()
            self.over.set()


class Lives:
    """The bots of one host; people press while `serving` is set.

    `exit_codes` are those of the lives that were told to end.
    """

    def __init__(self, stand_in: StandIn, folder: Path, **settings: str) -> None:
        self.stand_in = stand_in
        self.folder = folder
        self.serving = asyncio.Event()
        self.all: list[Life] = []
        self.exit_codes: list[int] = []
        self._settings = settings

    @property
    def now(self) -> Life:
        """Give the present life, or the last one."""
        return self.all[-1]

    async def begin(self) -> Life:
        """Start a bot; it does not serve yet."""
        _end_last_line(self.folder / "bot.log")
        bot = await BotProcess.start(self.stand_in, self.folder, **self._settings)
        self.all.append(Life(len(self.all), bot, time.time()))
        return self.now

    async def serve(self) -> Life:
        """Start a bot and wait until it serves; what people press is not let through yet."""
        life = await self.begin()
        await life.bot.serves()
        life.serves_at = time.time()
        return life

    def kill_now(self) -> None:
        """End the present life on the spot."""
        self.serving.clear()
        if self.now.bot.process.returncode is None:
            self.now.bot.process.kill()
        self.now.end()

    async def kill(self) -> None:
        """End the present life on the spot, and wait until nothing of it is left."""
        self.kill_now()
        await self.now.bot.process.wait()
        await self.stand_in.until(lambda: not self.stand_in.gateway.live, "the connections to be gone")

    async def told_to_end(self) -> None:
        """Tell the present life to end, while people go on to press."""
        try:
            self.exit_codes.append(await self.now.bot.terminate(PATIENCE))
        finally:
            await self.kill()

    def downtime(self, since: float, until: float) -> float:
        """Count the seconds between two moments, in unix seconds, in which nobody could press."""
        total = 0.0
        for earlier, later in zip(self._served(), self._served()[1:], strict=False):
            began, ended = earlier.over_at or until, later.serves_at or until
            total += max(0.0, min(ended, until) - max(began, since))
        return total

    def ends(self, since: float, until: float) -> int:
        """Count the lives that ended between two moments."""
        return sum(life.over_at is not None and since < life.over_at < until for life in self.all)

    def _served(self) -> list[Life]:
        return [life for life in self.all if life.serves_at is not None]


def _end_last_line(log: Path) -> None:
    """Drop the line that a bot was killed in the middle of."""
    if log.exists():
        written = log.read_bytes()
        log.write_bytes(written[: written.rfind(b"\n") + 1])
