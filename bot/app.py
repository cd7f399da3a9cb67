"""Build the whole bot, unconnected: the only place that wires settings, data, tables, words and cogs."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands

import cogs
from bot.commands import Tree, sync_if_changed
from bot.config import Settings
from bot.servers import Servers
from bot.table.tables import Tables, shard_of
from bot.ui.emojis import Emojis
from bot.ui.presenter import DiscordPresenter
from bot.ui.press import arrive
from bot.ui.words import Words
from data import Database, EmojiRow, StorageError

Now = Callable[[], float]
Seed = Callable[[], bytes]

RETRY = 5.0
"""Seconds until a database that was out of reach at the start is asked again."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class UnoBot(cogs.Bot):
    """The bot, and what it holds open: the database and the tables."""

    def __init__(self, settings: Settings, *, now: Now, seed: Seed, rng: random.Random) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            allowed_mentions=discord.AllowedMentions.none(),
            # Nothing of these is looked at, and it would grow with every message and member.
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        self.now = now
        self.art = Emojis()
        self._settings = settings
        self._seed = seed
        self._rng = rng
        self._opened = AsyncExitStack()
        self._drawing: asyncio.Task[Any] | None = None
        self._shown: DiscordPresenter | None = None

    async def setup_hook(self) -> None:
        """Open what lasts, load the cogs, and tell Discord the commands; clocks wait for their shard."""
        self.database = await Database.connect(self._settings.database_url)
        self._opened.push_async_callback(self.database.close)
        await self.database.migrate()
        self.servers = Servers(self.database)
        self._open_tables()
        await self._load_cogs()
        await self._tell_commands()
        self._drawing = asyncio.create_task(self.art.sync(self, self.database.emojis, EmojiRow))

    async def close(self) -> None:
        """Leave Discord, finish what is being saved, let go of the database; a second call does nothing."""
        if self._drawing is not None:
            self._drawing.cancel()
            await asyncio.gather(self._drawing, return_exceptions=True)
        if self._shown is not None:
            # Discord's session closes next, and an edit on its way would find it gone.
            self._shown.stop()
        try:
            await super().close()
        finally:
            # An open database would keep the process from ending.
            await self._opened.aclose()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Have whatever is pressed or filled in handled; commands go through the tree."""
        kinds = discord.InteractionType
        if interaction.type in (kinds.component, kinds.modal_submit):
            await arrive(interaction)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Arm the clocks of the servers that can be reached now; the last of many shards takes minutes."""
        for guild in self.guilds:
            # It was down before we came, so nobody tells us that it went.
            if guild.unavailable and guild.shard_id == shard_id:
                self.tables.guild_lost(guild.id)
        self.tables.shard_back(shard_id, self.shard_count or 1)
        await self._arm_clocks(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Let the clocks go on with what was left of them."""
        self.tables.shard_back(shard_id, self.shard_count or 1)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Stop the clocks of those whom Discord cannot reach through us."""
        self.tables.shard_lost(shard_id, self.shard_count or 1)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the tables of a server rest that has removed the bot."""
        self.tables.guild_lost(guild.id)
        self.servers.forget(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Let the tables of a server go on that has invited the bot again."""
        self.tables.guild_back(guild.id)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Let the tables of a server rest while Discord has an outage there."""
        self.tables.guild_lost(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Let them go on."""
        self.tables.guild_back(guild.id)

    def _open_tables(self) -> None:
        self.presenter = self._shown = DiscordPresenter(
            self,
            emojis=self.art,
            now=self.now,
            words_of=self._public_words,
            remember=self._remember_message,
            hinted=lambda user_id: self.tables.habits.of(user_id).hints,
        )
        self.tables = Tables(self.database, self.presenter, self.now, self._seed, self._rng)
        self._opened.push_async_callback(self._close_tables)

    async def _close_tables(self) -> None:
        await self.tables.close()
        # Once more: tables may have been shown while they closed.
        self.presenter.stop()

    async def _load_cogs(self) -> None:
        self.uno, self.card, self.admin = _groups()
        for name in cogs.names():
            await self.load_extension(name)
        for group in (self.uno, self.card, self.admin):
            self.tree.add_command(group)

    async def _tell_commands(self) -> None:
        try:
            await sync_if_changed(self.tree)
        except discord.HTTPException:
            # Games go on by their buttons meanwhile; the next start tries again.
            log.exception("commands_not_synced")

    async def _arm_clocks(self, shard_id: int) -> None:
        """Arm the clocks of a shard's tables, however long the database takes to answer."""
        count = self.shard_count or 1
        while not self.is_closed():
            try:
                await self.tables.restore(lambda guild_id: shard_of(guild_id, count) == shard_id)
            except StorageError as error:
                log.warning("clocks_not_armed", shard=shard_id, reason=error.message)
                await asyncio.sleep(RETRY)
            else:
                return

    async def _public_words(self, guild_id: int) -> Words:
        try:
            return Words.of((await self.servers.settings(guild_id)).language)
        except StorageError as error:
            # The table must be able to say that storage is down.
            log.warning("language_not_known", guild=guild_id, reason=error.message)
            return Words.of()

    async def _remember_message(self, table_id: int, channel_id: int, message_id: int) -> None:
        await self.tables.set_message(table_id, channel_id, message_id)


def _groups() -> tuple[app_commands.Group, app_commands.Group, app_commands.Group]:
    """Make the groups of slash commands that the cogs add theirs to."""
    return (
        app_commands.Group(name="uno", description="Play UNO in this channel"),
        app_commands.Group(name="card", description="Play without buttons: for keyboards and screen readers"),
        app_commands.Group(
            name="uno-admin",
            description="Look after the tables of this server",
            default_permissions=discord.Permissions(manage_guild=True),
        ),
    )


def draw_seed() -> bytes:
    """Draw the 32 bytes that a match is shuffled by, which nobody can foresee."""
    return secrets.token_bytes(32)


def create_bot(
    settings: Settings,
    *,
    now: Now = time.time,
    seed: Seed = draw_seed,
    rng: random.Random | None = None,
) -> UnoBot:
    """Build the bot, unconnected and with nothing global.

    `now` gives unix seconds, `seed` 32 bytes for each match, `rng` the whims of computer players.
    """
    return UnoBot(settings, now=now, seed=seed, rng=rng or random.SystemRandom())
