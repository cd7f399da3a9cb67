"""The bot as a host runs it: a process of its own, which knows nothing of tests."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import orjson

from tests.wire.standin import TOKEN, StandIn

ROOT = Path(__file__).resolve().parents[2]
START = 60.0
"""Seconds that a bot may take on a busy machine until it serves."""

EXPECTED = ("Attempting a reconnect",)
"""What discord.py logs as an error though it mends it."""


class BotProcess:
    """A bot against a stand-in, with its database and its log in a folder."""

    def __init__(self, stand_in: StandIn, folder: Path, process: asyncio.subprocess.Process) -> None:
        self.stand_in = stand_in
        self.folder = folder
        self.process = process

    @classmethod
    async def start(cls, stand_in: StandIn, folder: Path, **settings: str) -> "BotProcess":
        """Start `python -m bot` in a folder; what it kept there before, it has again."""
        inherited = {
            name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "TMPDIR") if name in os.environ
        }
        environment = {
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_API": stand_in.api,
            "DATABASE_URL": f"sqlite+aiosqlite:///{(folder / 'wire.db').as_posix()}",
            "LOG_FORMAT": "json",
        }
        with (folder / "bot.log").open("ab") as log:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot"),
                cwd=folder,
                env=inherited | environment | settings,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        return cls(stand_in, folder, process)

    async def serves(self, shards: int = 1) -> "BotProcess":
        """Wait until its shards have come and its commands are known."""

        def look() -> bool:
            if self.process.returncode is not None:
                raise AssertionError(f"the bot has ended:\n{self.log}")
            here = {session.shard[0] for session in self.stand_in.gateway.live}
            return len(here) == shards and bool(self.stand_in.world.commands)

        await self.stand_in.until(look, f"{shards} shards and the commands", START)
        return self

    def tell_to_end(self) -> None:
        """Ask it to end, as a host does."""
        self.process.send_signal(signal.SIGTERM)

    async def ended(self, within: float) -> int:
        """Wait until it has ended, and give its exit code."""
        return await asyncio.wait_for(self.process.wait(), within)

    async def terminate(self, within: float = 10.0) -> int:
        """Ask it to end, and give its exit code."""
        self.tell_to_end()
        return await self.ended(within)

    async def kill(self) -> None:
        """End it in the middle of whatever it does."""
        if self.process.returncode is None:
            self.process.kill()
            await self.process.wait()

    @property
    def log(self) -> str:
        """Give all that it has logged, in every life."""
        return (self.folder / "bot.log").read_text(encoding="utf-8")

    @property
    def problems(self) -> list[str]:
        """List the errors that it has logged, and whatever else is no log."""
        return [line for line in self.log.splitlines() if _is_problem(line)]


def _is_problem(line: str) -> bool:
    try:
        said = orjson.loads(line)
    except orjson.JSONDecodeError:
        return True
    wrong = said.get("level") in ("error", "critical")
    return wrong and not str(said.get("event")).startswith(EXPECTED)


@asynccontextmanager
async def running(
    stand_in: StandIn, folder: Path, shards: int = 1, **settings: str
) -> AsyncGenerator[BotProcess]:
    """Run a bot for a while, and leave nothing of it behind."""
    bot = await BotProcess.start(stand_in, folder, **settings)
    try:
        yield await bot.serves(shards)
    finally:
        await bot.kill()
