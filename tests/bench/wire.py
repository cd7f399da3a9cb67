"""A Discord that only listens: it notes when a request is handed over, and answers it at once.

What a gateway would send is written here as well, as much of it as discord.py reads.
"""

import asyncio
import json
import time
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, ClassVar, Self

import discord

Json = dict[str, Any]


def snowflake(at: float) -> int:
    """Give the first id of a moment in unix seconds."""
    return (int(at * 1000) - discord.utils.DISCORD_EPOCH) << 22


BOT, GUILD, CHANNEL = 501, 7 << 22, 22 << 22
EMOJI = 44 << 22
BEGIN = 1_767_225_600.0
"""When 2026 began, in unix seconds."""
TABLE = snowflake(BEGIN)
"""The table's message; somebody's private one has an id that is as much higher as theirs."""
EPHEMERAL, LAYOUT = 1 << 6, 1 << 15
COMMAND, PRESS = 2, 3
UPDATE = 7
ALL_RIGHTS = str(discord.Permissions.all().value)
AT = "2026-01-01T00:00:00+00:00"


@dataclass(slots=True)
class Wire:
    """Take the place of the session that a client sends its requests through.

    `hands` keeps what each person's private message shows, `answer` the components of the newest answer to an
    interaction, and `handed_over` the CPU seconds of this process when that arrived.
    """

    hands: dict[int, list[Json]] = field(default_factory=dict[int, list[Json]])
    table: list[Json] = field(default_factory=list[Json])
    answer: list[Json] = field(default_factory=list[Json])
    handed_over: float = 0.0
    requests: int = 0
    _askers: dict[str, tuple[int, bool]] = field(default_factory=dict[str, tuple[int, bool]])
    _answered: asyncio.Event = field(default_factory=asyncio.Event)

    def request(self, _: str, url: str, **options: Any) -> "Reply":
        """Take a request over."""
        if answers := url.endswith("/callback"):
            self.handed_over = time.process_time()
        self.requests += 1
        return Reply(self._reply(url, options.get("data"), answers))

    def asked(self, payload: Json) -> None:
        """Remember whose an interaction is, and whether it was pressed in private."""
        private = "message" in payload and bool(payload["message"]["flags"] & EPHEMERAL)
        self._askers[payload["token"]] = (int(payload["member"]["user"]["id"]), private)
        self._answered.clear()

    async def wait(self) -> None:
        """Wait until an interaction is answered."""
        await asyncio.wait_for(self._answered.wait(), 10)

    def _reply(self, url: str, data: str | None, answers: bool) -> Json:
        body: Json = json.loads(data) if data else {}
        token = next((part for part in url.split("/") if part in self._askers), "")
        user_id, private = self._askers.get(token, (0, False))
        kind, sent = body.get("type", 0), body.get("data") or {} if answers else body
        if not url.endswith("/@original"):
            private = (answers and private and kind == UPDATE) or _is_private(url, sent)
        components = numbered(sent.get("components", []))
        self._show(user_id, private, components)
        if not answers:
            return _message(user_id, private, [])
        self._askers[token] = (user_id, private)
        self.answer = components
        self._answered.set()
        resource = {"type": kind, "message": _message(user_id, private, [])}
        return {"interaction": _responded(user_id, private), "resource": resource}

    def _show(self, user_id: int, private: bool, components: list[Json]) -> None:
        if private:
            self.hands[user_id] = components
        else:
            self.table = components


class Reply:
    """A response of the wire."""

    status = 200
    reason = "OK"
    headers: ClassVar = {"content-type": "application/json"}

    def __init__(self, body: Json) -> None:
        self._body = body

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass

    async def text(self, **_: Any) -> str:
        """Give the body as it came."""
        return json.dumps(self._body)


async def connect(client: discord.Client, wire: Wire) -> None:
    """Let a client send to the wire, and know its own name and one server with one channel."""
    await client._async_setup_hook()
    client.http._HTTPClient__session = wire  # type: ignore[attr-defined]
    client.http._global_over = asyncio.Event()
    client.http._global_over.set()
    state: Any = client._connection
    state.user = discord.ClientUser(state=state, data=_user(BOT, "Uno Table", bot=True))  # type: ignore[arg-type]
    state.application_id = BOT
    if isinstance(client, discord.AutoShardedClient):
        client.shard_count = state.shard_count = 1
    state._add_guild_from_data(_guild())


async def dispatch(client: discord.Client, wire: Wire, payload: Json) -> float:
    """Let an interaction arrive; give the CPU seconds until its answer is handed over."""
    wire.asked(payload)
    receive = client._connection.parsers["INTERACTION_CREATE"]
    start = time.process_time()
    receive(payload)
    await wire.wait()
    return wire.handed_over - start


async def settle(wire: Wire) -> None:
    """Wait until the client has nothing more to send for now."""
    quiet, before = 0, wire.requests
    while quiet < 30:
        await asyncio.sleep(0)
        quiet = quiet + 1 if wire.requests == before else 0
        before = wire.requests


def command(interaction_id: int, user_id: int, group: str, name: str, **options: str) -> Json:
    """Write a slash command of a group."""
    filled = [{"type": 3, "name": option, "value": value} for option, value in options.items()]
    data = {"id": "1", "name": group, "type": 1, "options": [{"type": 1, "name": name, "options": filled}]}
    return _interaction(interaction_id, COMMAND, user_id, data)


def press(interaction_id: int, user_id: int, custom_id: str, shown: list[Json], *, private: bool) -> Json:
    """Write the press of a button on a message that shows these components."""
    data = {"custom_id": custom_id, "component_type": 2}
    payload = _interaction(interaction_id, PRESS, user_id, data)
    return payload | {"message": _message(user_id, private, shown)}


def numbered(components: list[Json]) -> list[Json]:
    """Give components back as Discord does, each with an id of its own."""
    ids = iter(range(1, 1000))

    def number(part: Json) -> Json:
        inner = {"components": [number(one) for one in part["components"]]} if "components" in part else {}
        return part | {"id": next(ids)} | inner

    return [number(part) for part in components]


def buttons(components: list[Json]) -> list[str]:
    """List the custom ids of the buttons that can be pressed."""
    found: list[str] = []
    for part in components:
        if part["type"] == 2 and not part.get("disabled"):
            found.append(part["custom_id"])
        found += buttons(part.get("components") or [])
    return found


def _interaction(interaction_id: int, kind: int, user_id: int, data: Json) -> Json:
    return {
        "id": str(interaction_id),
        "application_id": str(BOT),
        "type": kind,
        "token": f"token-{interaction_id}",
        "version": 1,
        "data": data,
        "guild_id": str(GUILD),
        "guild": {"id": str(GUILD), "locale": "en-US", "features": []},
        "channel_id": str(CHANNEL),
        "channel": _channel(),
        "member": _member(user_id) | {"permissions": ALL_RIGHTS},
        "locale": "en-US",
        "guild_locale": "en-US",
        "app_permissions": ALL_RIGHTS,
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(GUILD)},
        "context": 0,
        "attachment_size_limit": 10485760,
    }


def _is_private(url: str, sent: Json) -> bool:
    message_id = url.rpartition("/")[2]
    named = message_id.isdecimal() and int(message_id) > TABLE and "/messages/" in url
    return named or bool(sent.get("flags", 0) & EPHEMERAL)


def _responded(user_id: int, private: bool) -> Json:
    return {"id": "1", "type": PRESS, "response_message_id": str(_message_id(user_id, private))}


def _message_id(user_id: int, private: bool) -> int:
    return TABLE + user_id if private else TABLE


def _message(user_id: int, private: bool, components: list[Json]) -> Json:
    return {
        "id": str(_message_id(user_id, private)),
        "channel_id": str(CHANNEL),
        "author": _user(BOT, "Uno Table", bot=True),
        "content": "",
        "timestamp": AT,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "application_id": str(BOT),
        "webhook_id": str(BOT),
        "flags": LAYOUT | (EPHEMERAL if private else 0),
        "components": components,
    }


def _member(user_id: int) -> Json:
    name = f"Player {user_id}"
    return {
        "user": _user(user_id, name),
        "nick": None,
        "roles": [],
        "joined_at": AT,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def _user(user_id: int, name: str, *, bot: bool = False) -> Json:
    return {
        "id": str(user_id),
        "username": name.lower(),
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
    }


def _channel() -> Json:
    return {
        "id": str(CHANNEL),
        "guild_id": str(GUILD),
        "type": 0,
        "name": "games",
        "position": 0,
        "permission_overwrites": [],
    }


def _guild() -> Json:
    everyone = {
        "id": str(GUILD),
        "name": "@everyone",
        "permissions": ALL_RIGHTS,
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    return {
        "id": str(GUILD),
        "name": "Uno Table",
        "owner_id": "901",
        "roles": [everyone],
        "channels": [_channel()],
        "members": [_member(BOT)],
        "member_count": 5,
        "emojis": [],
        "stickers": [],
        "features": [],
        "preferred_locale": "en-US",
    }
