"""A bot and its stand-in for the tests of a module, and what has to hold after each of them."""

from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import pytest_asyncio

from tests.wire.people import Person
from tests.wire.process import BotProcess, running
from tests.wire.rounds import Round
from tests.wire.standin import StandIn

NAMES = ("Ada", "Borys", "Clara", "Dima")


@dataclass(slots=True)
class Wire:
    """A stand-in, the bot that serves it, and what went before in `mark` and `logged`."""

    stand_in: StandIn
    bot: BotProcess
    mark: int = 0
    logged: int = 0
    expected: list[str] = field(default_factory=list[str])

    def company(self, count: int = 4, shard: tuple[int, int] = (0, 1)) -> list[Person]:
        """Make a server with a channel and these people in it, which the bot joins."""
        users = [self.stand_in.world.user(name) for name in NAMES[:count]]
        _, channel = self.stand_in.add_guild("Uno Table", *users, shard=shard)
        return [Person(self.stand_in, user, channel) for user in users]

    async def table_of(self, count: int = 2) -> Round:
        """Have people play a match, with open hands."""
        return await self.table_in(self.company(count))

    async def table_in(self, people: list[Person]) -> Round:
        """Have these people play a match."""
        match = Round(self.stand_in, people)
        await match.deal(preset="quick")
        return match

    def expect(self, part: str) -> None:
        """Let the bot log errors in which this stands."""
        self.expected.append(part)

    def wrongs(self) -> list[str]:
        """List what must not be: requests that Discord would not understand, avoidable 429s, errors."""
        new = self.bot.problems[self.logged :]
        return [
            *self.stand_in.violations(self.mark),
            *(f"{one.request}: sent too soon" for one in self.stand_in.limited(self.mark)),
            *(line for line in new if not any(part in line for part in self.expected)),
            *(f"{one.where}: it never struck" for one in self.stand_in.server.fate.pending()),
        ]


async def opened(folder: Path, shards: int = 1) -> AsyncGenerator[Wire]:
    """Open a stand-in with a bot."""
    async with StandIn(shards=shards).opened() as stand_in, running(stand_in, folder, shards) as bot:
        yield Wire(stand_in, bot)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[Wire]:
    """Run one bot for a module: a start takes seconds."""
    async for wire in opened(tmp_path_factory.mktemp("wire")):
        yield wire


@pytest_asyncio.fixture(loop_scope="module")
async def wire(shared: Wire) -> AsyncGenerator[Wire]:
    """Give a test the module's bot; the test fails if the bot did wrong, whatever it looked at itself."""
    used = Wire(shared.stand_in, shared.bot, shared.stand_in.mark, len(shared.bot.problems))
    shared.stand_in.server.fate.scripts.clear()
    yield used
    wrongs = used.wrongs()
    shared.stand_in.server.fate.scripts.clear()
    assert not wrongs, "\n".join(wrongs)


@pytest_asyncio.fixture(loop_scope="module")
async def own(tmp_path: Path) -> AsyncGenerator[Wire]:
    """Give a test a bot of its own, which it may end."""
    async for used in opened(tmp_path):
        yield used
        assert not (wrongs := used.wrongs()), "\n".join(wrongs)
