"""The stand-in: a Discord of one's own on this machine, for one bot."""

from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from fnmatch import fnmatchcase
from typing import TypeVar

from aiohttp import web

from tests.wire.faults import UNTIL_ENDED, Fault, Scripted
from tests.wire.gateway import Gateway
from tests.wire.payloads import guild_json
from tests.wire.server import BASE, Sent, Server
from tests.wire.time import PATIENCE, Clock, Pulse
from tests.wire.world import Channel, Guild, User, World

T = TypeVar("T")

TOKEN = "the-token-of-the-bot"


LONGEST_WINDOW = 5.0
"""Seconds that a limit of requests looks back."""


class StandIn:
    """Everything of it in one hand: the world, the server, the gateway, and the clock they go by."""

    def __init__(self, *, shards: int = 1) -> None:
        self.clock = Clock()
        self.pulse = Pulse()
        self.world = World(self.clock)
        self.world.shards = shards
        self.server = Server(self.world, self.pulse, TOKEN)
        self.gateway = Gateway(self.world, self.pulse, TOKEN)
        self.api = ""

    @asynccontextmanager
    async def opened(self, port: int = 0) -> AsyncGenerator["StandIn"]:
        """Listen on this machine, at any free port."""
        app = web.Application(client_max_size=32 * 1024 * 1024)
        app.router.add_get("/gateway/", self.gateway.serve)
        self.server.add_to(app)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", port)
        try:
            await site.start()
            at = "{}:{}".format(*runner.addresses[0])
            self.api, self.world.gateway = f"http://{at}{BASE}", f"ws://{at}/gateway/"
            yield self
        finally:
            await self.gateway.drop(1001)
            await runner.cleanup()

    async def until(self, look: Callable[[], T], what: str, within: float = PATIENCE) -> T:
        """Wait until there is something to see, and give it."""
        return await self.pulse.until(look, what, within)

    def advance(self, seconds: float) -> None:
        """Let time pass at the stand-in only."""
        self.clock.advance(seconds)
        self.pulse.beat()

    def add_guild(self, name: str, *members: User, shard: tuple[int, int] = (0, 1)) -> tuple[Guild, Channel]:
        """Make a server with a channel, and have the bot join it."""
        guild = self.world.guild(name, *members, shard=shard)
        channel = self.world.channel(guild)
        self.world.tell("GUILD_CREATE", guild_json(guild, self.world), guild.id)
        return guild, channel

    def script(
        self, fault: Fault, where: str = "*", *, message_id: int | None = None, times: int = 1
    ) -> Scripted:
        """Have the next requests fail: those to a place, `METHOD /path` with asterisks, or on one message."""
        scripted = Scripted(fault, where, message_id, times)
        self.server.fate.scripts.append(scripted)
        return scripted

    @contextmanager
    def failing(self, fault: Fault, where: str = "*", *, message_id: int | None = None) -> Iterator[Scripted]:
        """Have all such requests fail in this block."""
        scripted = self.script(fault, where, message_id=message_id, times=UNTIL_ENDED)
        try:
            yield scripted
        finally:
            self.server.fate.scripts.remove(scripted)

    @property
    def mark(self) -> int:
        """Give how many requests there have been."""
        return len(self.server.sent)

    def sent(self, where: str = "*", since: int = 0) -> list[Sent]:
        """List the requests to a place since there were so many."""
        return [one for one in self.server.sent[since:] if fnmatchcase(one.request, where)]

    async def request(self, where: str, since: int, status: int | None = None) -> Sent:
        """Wait for the first request to a place after there were so many that has this answer, or any."""

        def look() -> Sent | None:
            answered = (one for one in self.sent(where, since) if one.status is not None)
            return next((one for one in answered if status in (None, one.status)), None)

        return await self.until(look, f"{where} {status or ''}")

    async def struck(self, scripted: Scripted) -> Sent:
        """Wait until a script has struck, and give the request that it struck."""
        return await self.until(lambda: scripted.struck[-1] if scripted.struck else None, "a fault to strike")

    async def again(self, sent: Sent) -> Sent:
        """Wait for the next request just like this one, and until it is answered."""
        place = self.server.sent.index(sent) + 1
        return await self.request(sent.request, place)

    def violations(self, since: int = 0) -> list[str]:
        """List what was wrong with the requests themselves."""
        return [f"{one.request}: {wrong}" for one in self.server.sent[since:] for wrong in one.violations]

    def limited(self, since: int = 0) -> list[Sent]:
        """List the requests that were answered 429 though their sender had been told to wait."""
        too_soon = [one for one in self.server.sent[since:] if one.status == 429 and one.fault is None]
        return [one for one in too_soon if not self._untold(one)]

    def _untold(self, refused: Sent) -> bool:
        """Tell whether an answer that would have told of the same limit was lost on its way."""
        return any(
            one.status == 0
            and _bucket(one) == _bucket(refused)
            and 0 <= refused.at - one.at <= LONGEST_WINDOW
            for one in self.server.sent
        )


def _bucket(sent: Sent) -> list[str]:
    """Give what requests share that are counted together: the channel, or the token."""
    parts = sent.path.split("/")
    return parts[:4] if sent.template.startswith("/webhooks/") else parts[:3]
