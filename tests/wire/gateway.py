"""The gateway: sessions that outlive their connections, over a WebSocket."""

import asyncio
import zlib
from collections import deque
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import aiohttp
import orjson
from aiohttp import web

from tests.wire.payloads import guild_json, user_json
from tests.wire.time import Pulse
from tests.wire.world import Json, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
BEAT = 41_250
"""Milliseconds between heartbeats."""

MEMORY = 1000
"""Events that a session can be told again."""

GUILDS, GUILD_MESSAGES = 1 << 0, 1 << 9
INTENT_OF = {"GUILD": GUILDS, "CHANNEL": GUILDS, "THREAD": GUILDS, "MESSAGE": GUILD_MESSAGES}
"""The intent that the events of a kind want; interactions want none."""

REFUSED_TOKEN = 4004


class Connection:
    """A WebSocket to the bot, compressed if it has asked for that."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, *, compressed: bool) -> None:
        self.socket = socket
        self.dropped = False
        self._transport = request.transport
        self._compressor = zlib.compressobj() if compressed else None

    async def send(self, op: int, data: Any = None, event: str | None = None, seq: int | None = None) -> None:
        """Send a payload, unless the connection is gone."""
        written = orjson.dumps({"op": op, "d": data, "s": seq, "t": event})
        if self.socket.closed:
            return
        try:
            if self._compressor is None:
                await self.socket.send_str(written.decode())
            else:
                packed = self._compressor.compress(written) + self._compressor.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(packed)
        except (ConnectionError, aiohttp.ClientError):
            return  # the session keeps it for when the bot comes back

    def abort(self) -> None:
        """Break it without a word."""
        if self._transport is not None:
            self._transport.abort()


@dataclass(slots=True)
class Session:
    """One shard's conversation, which goes on over another connection when one breaks."""

    id: str
    shard: tuple[int, int]
    intents: int
    connection: Connection | None
    seq: int = 0
    told: deque[tuple[int, str, Json]] = field(default_factory=lambda: deque(maxlen=MEMORY))
    resumed: int = 0
    outbox: asyncio.Queue[tuple[int, str, Json]] = field(default_factory=asyncio.Queue[Any])

    def serves(self, guild_id: int) -> bool:
        """Tell whether the events of a server are for this shard."""
        here, number = self.shard
        return (guild_id >> 22) % number == here

    def wants(self, event: str) -> bool:
        """Tell whether the bot has asked for such events."""
        intent = INTENT_OF.get(event.partition("_")[0], 0)
        return not intent or bool(self.intents & intent)

    def tell(self, event: str, data: Json) -> None:
        """Send an event, now or when the bot has come back."""
        self.seq += 1
        one = (self.seq, event, data)
        self.told.append(one)
        if self.connection is not None:
            self.outbox.put_nowait(one)

    def again(self, since: int) -> None:
        """Send everything anew that came after an event."""
        self.outbox = asyncio.Queue()
        for one in self.told:
            if one[0] > since:
                self.outbox.put_nowait(one)

    async def post(self, connection: Connection) -> None:
        """Carry out what is told, in order, as long as the connection is the session's."""
        while self.connection is connection:
            seq, event, data = await self.outbox.get()
            await connection.send(DISPATCH, data, event, seq)


class Gateway:
    """Keeps the sessions of the bot's shards; `identified` lists the shards that have come, in order."""

    def __init__(self, world: World, pulse: Pulse, token: str) -> None:
        self.sessions: dict[str, Session] = {}
        self.identified: list[tuple[int, int]] = []
        self.beats = 0
        self.open = asyncio.Event()
        self.open.set()
        self.forgets = False
        self.only: Session | None = None
        """The one session that is told of anything, where not all shall be."""
        self._world = world
        self._pulse = pulse
        self._token = token
        self._connections: set[Connection] = set()
        self._names = count(1)
        world.tell = self.tell

    def tell(self, event: str, data: Json, guild_id: int) -> None:
        """Send an event of a server to every session that serves it."""
        for session in self.sessions.values():
            if self.only in (None, session) and session.serves(guild_id) and session.wants(event):
                session.tell(event, data)

    @property
    def live(self) -> list[Session]:
        """List the sessions that have a connection."""
        return [session for session in self.sessions.values() if session.connection is not None]

    async def drop(self, code: int | None = None) -> None:
        """Break every connection, with a close code or without a word."""
        for connection in list(self._connections):
            connection.dropped = True
            if code is not None:
                await connection.socket.close(code=code)
            else:
                connection.abort()

    async def ask_to_reconnect(self) -> None:
        """Ask every shard to come back over another connection."""
        for connection in list(self._connections):
            await connection.send(RECONNECT)

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every shard that its session is no longer valid."""
        for session in list(self.live):
            if session.connection is not None:
                await session.connection.send(INVALID, resumable)
            if not resumable:
                self.sessions.pop(session.id, None)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Talk to one connection of the bot until it ends."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=4096)
        await socket.prepare(request)
        await self.open.wait()
        connection = Connection(socket, request, compressed=request.query.get("compress") == "zlib-stream")
        self._connections.add(connection)
        talk = _Talk(self, connection)
        try:
            await connection.send(HELLO, {"heartbeat_interval": BEAT})
            async for message in socket:
                if message.type is aiohttp.WSMsgType.TEXT:
                    await self._hear(talk, orjson.loads(message.data))
        finally:
            self._connections.discard(connection)
            self._end(talk)
        return socket

    async def _hear(self, talk: "_Talk", payload: Json) -> None:
        match payload["op"]:
            case 1:
                self.beats += 1
                await talk.connection.send(ACK)
            case 2:
                await self._identify(talk, payload["d"])
            case 6:
                await self._resume(talk, payload["d"])
            case _:
                pass  # presences and the like, which nobody looks at
        self._pulse.beat()

    async def _identify(self, talk: "_Talk", data: Json) -> None:
        if data["token"] != self._token:
            await talk.connection.socket.close(code=REFUSED_TOKEN)
            return
        here, number = data.get("shard", (0, 1))
        self._forget_ended((here, number))
        session = Session(f"session-{next(self._names)}", (here, number), data["intents"], talk.connection)
        self.sessions[session.id] = session
        self.identified.append(session.shard)
        talk.take(session)
        guilds = [guild for guild in self._world.guilds.values() if session.serves(guild.id)]
        session.tell("READY", self._ready(session, [guild.id for guild in guilds]))
        for guild in guilds:
            session.tell("GUILD_CREATE", guild_json(guild, self._world))

    def _ready(self, session: Session, guild_ids: list[int]) -> Json:
        bot = self._world.application
        return {
            "v": 10,
            "user": user_json(bot) | {"verified": True, "mfa_enabled": False, "email": None, "flags": 0},
            "guilds": [{"id": str(one), "unavailable": True} for one in guild_ids],
            "session_id": session.id,
            "resume_gateway_url": self._world.gateway,
            "shard": list(session.shard),
            "application": {"id": str(bot.id), "flags": 0},
            "private_channels": [],
            "relationships": [],
        }

    async def _resume(self, talk: "_Talk", data: Json) -> None:
        session = self.sessions.get(data["session_id"])
        if session is None or data["token"] != self._token or self.forgets:
            await talk.connection.send(INVALID, data=False)
            return
        session.connection = talk.connection
        session.again(data["seq"] or 0)
        session.resumed += 1
        talk.take(session)
        session.tell("RESUMED", {"_trace": []})

    def _end(self, talk: "_Talk") -> None:
        talk.stop()
        session = talk.session
        if session is None or session.connection is not talk.connection:
            return
        session.connection = None
        if talk.connection.socket.close_code in (1000, 1001) and not talk.connection.dropped:
            self.sessions.pop(session.id, None)  # the bot has said goodbye
        self._pulse.beat()

    def _forget_ended(self, shard: tuple[int, int]) -> None:
        """Drop the sessions that a shard has left behind."""
        for session in list(self.sessions.values()):
            if session.connection is None and session.shard == shard:
                del self.sessions[session.id]


class _Talk:
    """A connection, the session it has taken up, and the task that carries out what is told there."""

    def __init__(self, gateway: Gateway, connection: Connection) -> None:
        self.connection = connection
        self.session: Session | None = None
        self._posting: asyncio.Task[None] | None = None

    def take(self, session: Session) -> None:
        """Carry out a session's events from now on."""
        self.stop()
        self.session = session
        self._posting = asyncio.create_task(session.post(self.connection), name=f"post-{session.id}")

    def stop(self) -> None:
        """Carry out nothing more."""
        if self._posting is not None:
            self._posting.cancel()
