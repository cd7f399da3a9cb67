"""The world that the stand-in keeps: servers, channels, people, messages and interactions."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import discord

Json = dict[str, Any]

EPHEMERAL, LOADING, LAYOUT = 1 << 6, 1 << 7, 1 << 15
TEXT, THREAD = 0, 11
ALL_RIGHTS = discord.Permissions.all()


@dataclass(frozen=True, slots=True)
class User:
    """Somebody with an account; `locale` is the language of their client."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False


@dataclass(slots=True)
class Channel:
    """A text channel, or a thread with a parent; `denied` is what the bot may not do there."""

    id: int
    guild_id: int
    name: str
    parent_id: int | None = None
    archived: bool = False
    locked: bool = False
    denied: discord.Permissions = field(default_factory=discord.Permissions.none)

    @property
    def rights(self) -> discord.Permissions:
        """Give what the bot may do."""
        return ALL_RIGHTS & ~self.denied


@dataclass(slots=True)
class Guild:
    """A server; `owner_id` is a member like the others."""

    id: int
    name: str
    owner_id: int
    members: dict[int, User]
    locale: str = "en-US"


@dataclass(slots=True)
class Message:
    """A message; a private one has a reader."""

    id: int
    channel_id: int
    author: User
    created_at: float
    content: str = ""
    components: list[Json] = field(default_factory=list[Json])
    embeds: list[Json] = field(default_factory=list[Json])
    flags: int = 0
    reader: int | None = None
    edits: int = 0
    late_edits: list[float] = field(default_factory=list[float])
    """When it was edited of late, once it was old."""

    def visible_to(self, user_id: int) -> bool:
        """Tell whether somebody sees it."""
        return self.reader in (None, user_id)


@dataclass(slots=True)
class Interaction:
    """A command, a press or a form on its way to the bot, and what has come of it.

    `original` is the message of the first answer, `told` what that showed when it came, and `form` the form
    that was shown instead.
    """

    id: int
    token: str
    kind: int
    user: User
    guild_id: int
    channel_id: int
    created_at: float
    pressed: Message | None = None
    kind_of_answer: int | None = None
    original: int | None = None
    told: Json | None = None
    followups: set[int] = field(default_factory=set[int])
    form: Json | None = None
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    sent_at: float | None = None
    """When it left for the bot, and when its first answer came, on the machine's monotonic clock."""
    answered_at: float | None = None


class Snowflakes:
    """Ids that grow with time and never repeat."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._last = 0

    def next(self, fits: Callable[[int], bool] = lambda _: True) -> int:
        """Give the next id that fits."""
        moment = (int(self._now() * 1000) - discord.utils.DISCORD_EPOCH) << 22
        new = max(self._last + 1, moment)
        while not fits(new):
            new += 1 << 22
        self._last = new
        return new


Tell = Callable[[str, Json, int], None]
"""Sends an event of the gateway to whoever serves a server: its name, its data, the server's id."""


class World:
    """Everything that is there; requests change it in `channels`, `interactions` and `application`."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.ids = Snowflakes(now)
        self.application = User(self.ids.next(), "Uno Table", bot=True)
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self._in_channel: defaultdict[int, dict[int, Message]] = defaultdict(dict)
        self._in_guild: defaultdict[int, list[Channel]] = defaultdict(list)
        self.interactions: dict[str, Interaction] = {}
        self.commands: list[Json] = []
        self.emojis: dict[int, Json] = {}
        self.gateway = ""
        self.shards = 1
        self.tell: Tell = lambda _, __, ___: None

    def user(self, name: str, locale: str = "en-US") -> User:
        """Make somebody."""
        return User(self.ids.next(), name, locale)

    def guild(self, name: str, *members: User, shard: tuple[int, int] = (0, 1)) -> Guild:
        """Make a server of these people, the first of whom owns it, that a shard (of so many) serves."""
        here, count = shard
        guild_id = self.ids.next(lambda one: (one >> 22) % count == here)
        guild = Guild(guild_id, name, members[0].id, {user.id: user for user in members})
        self.guilds[guild.id] = guild
        return guild

    def channel(self, guild: Guild, name: str = "games") -> Channel:
        """Make a text channel."""
        channel = Channel(self.ids.next(), guild.id, name)
        self._put(channel)
        return channel

    def thread(self, parent: Channel, name: str) -> Channel:
        """Make a thread."""
        thread = Channel(self.ids.next(), parent.guild_id, name, parent_id=parent.id)
        self._put(thread)
        return thread

    def channels_of(self, guild: Guild, *, threads: bool) -> Iterator[Channel]:
        """List a server's channels, or its threads."""
        for channel in self._in_guild[guild.id]:
            if (channel.parent_id is not None) is threads:
                yield channel

    def forget_guilds(self) -> None:
        """Begin anew with no server, before a bot is started."""
        for kept in (self.guilds, self.channels, self.messages, self.interactions):
            kept.clear()
        self._in_guild.clear()
        self._in_channel.clear()

    def _put(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        self._in_guild[channel.guild_id].append(channel)

    def add(self, message: Message) -> None:
        """Put a new message at the end of its channel."""
        self.messages[message.id] = message
        self._in_channel[message.channel_id][message.id] = message

    def remove(self, message: Message) -> None:
        """Take a message from its channel."""
        self.messages.pop(message.id, None)
        self._in_channel[message.channel_id].pop(message.id, None)

    def seen(self, user_id: int, channel: Channel) -> list[Message]:
        """List what somebody sees in a channel, oldest first."""
        return [one for one in self.all_in(channel) if one.visible_to(user_id)]

    def all_in(self, channel: Channel) -> list[Message]:
        """List every message of a channel, oldest first."""
        return list(self._in_channel[channel.id].values())
