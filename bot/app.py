"""Build the whole bot, unconnected: the only place that wires settings, data, tables, words and cogs."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack
from typing import Any, cast

import discord
import structlog
from discord import app_commands
from discord.ext import commands

import cogs
from bot.commands import Tree, name_of, sync_if_changed
from bot.config import Settings
from bot.drain import GOODBYE, IN_HAND, TO_SAVE, TO_SHOW, in_time
from bot.retention import Sweeper
from bot.servers import Servers
from bot.table.habits import UserSettings
from bot.table.tables import Tables
from bot.ui.arrival import Ending, arrive
from bot.ui.cooldowns import Cooldowns
from bot.ui.emojis import Emojis
from bot.ui.localizing import Localizer, told
from bot.ui.pictures.portraits import Portraits
from bot.ui.pictures.studio import Studio
from bot.ui.presenter import DiscordPresenter
from bot.ui.reading import reads, stands_beside
from bot.ui.words import Words
from bot.watching.metrics import Metrics
from bot.watching.vitals import Vitals
from bot.watching.watch import Watch
from data import Database, EmojiRow, StorageError

Now = Callable[[], float]
Seed = Callable[[], bytes]

PATIENCE = 0.5
"""Seconds that a first answer to somebody waits for what he has set; Discord gives it three in all."""

RETRY = 5.0
"""Seconds until a database that was out of reach at the start is asked again."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class UnoBot(cogs.Bot):
    """The bot, and what it holds open: the database and the tables."""

    def __init__(self, settings: Settings, *, now: Now, seed: Seed, rng: random.Random) -> None:
        self._metrics = None if settings.health_port is None else Metrics()
        self.watch: Watch = self._metrics or Watch()
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
            **_shards_of(settings),
        )
        self.http.http_trace = self.watch.trace()
        self.now = now
        self.keep_finished_days = settings.keep_finished_days
        self.cooldowns = Cooldowns(now)
        self._vitals = Vitals(self)
        self.art = Emojis()
        tree = cast(Tree, self.tree)
        tree.watch, tree.recognise, self._in_hand = self.watch, self._recognise, tree.in_hand
        self._learning: set[asyncio.Future[Any]] = set()
        self._settings = settings
        self._seed = seed
        self._rng = rng
        self._opened = AsyncExitStack()
        self._drawing: asyncio.Task[Any] | None = None
        self._shown: DiscordPresenter | None = None
        self._leaving = False

    async def setup_hook(self) -> None:
        """Open what lasts, load the cogs, and tell Discord the commands; clocks wait for their shard."""
        if self._metrics is not None:
            health = await self._vitals.health(self._metrics, self._settings)
            self._opened.push_async_callback(health.close)
        self.database = await Database.connect(self._settings.database_url)
        self._opened.push_async_callback(self.database.close)
        await self.database.migrate()
        sweeper = Sweeper(self.database.upkeep, self.keep_finished_days, self.now)
        self._opened.push_async_callback(sweeper.close)
        sweeper.start()
        self.servers = Servers(self.database)
        self._open_tables()
        if self._metrics is not None:
            self._vitals.follow(self._metrics)
        await self._load_cogs()
        await self._tell_commands()
        self._drawing = asyncio.create_task(self._draw_cards())

    async def _draw_cards(self) -> None:
        """Make the emojis, or show those that the process with the first shard makes."""
        turn = self.presenter.turn
        if 0 in (self._settings.shard_ids or (0,)):
            await self.art.make(self, self.database.emojis, EmojiRow, turn)
        else:
            await self.art.follow(self, turn)

    async def close(self) -> None:
        """Finish what is in hand, show it, let go of Discord and the database; a second call does nothing.

        What is pressed from now on is left to the next process.
        """
        try:
            if not self._leaving:
                self._leaving = True
                await self._drain()
            await super().close()
        finally:
            # An open database would keep the process from ending.
            await self._opened.aclose()

    async def _drain(self) -> None:
        if self._drawing is not None:
            self._drawing.cancel()
            await asyncio.gather(self._drawing, return_exceptions=True)
        # Discord's session stays open until everything is shown: only the gateway is left at once.
        leaving = asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))
        await in_time("gateway", leaving, GOODBYE)
        await in_time("presses", self._in_hand.settled(), IN_HAND)
        await self._in_hand.give_up()
        if self._shown is not None:
            await in_time("saves", self.tables.close(), TO_SAVE)
            await in_time("pictures", self._shown.flush(), TO_SHOW)
            self._shown.stop()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Have whatever is pressed or filled in handled; commands go through the tree."""
        kinds = discord.InteractionType
        if interaction.type in (kinds.component, kinds.modal_submit):
            self._in_hand.take()
            self.watch.came(interaction.type.name)
            await self._recognise(interaction)
            self.watch.ended(*await arrive(interaction))

    async def _recognise(self, interaction: discord.Interaction[Any]) -> None:
        """Answer somebody in the language that he has set; where that takes too long, in his Discord's.

        Public buttons are named as they stand there, in the server's language.
        """
        habits, user_id, guild_id = self.tables.habits, interaction.user.id, interaction.guild_id
        unknown: list[Coroutine[Any, Any, object]] = []
        if not habits.knows(user_id):
            unknown.append(habits.learn((user_id,)))
        if guild_id is not None and self.servers.known(guild_id) is None:
            unknown.append(self._public_words(guild_id))
        if unknown:
            learning = asyncio.gather(*unknown)
            self._learning.add(learning)
            learning.add_done_callback(self._learning.discard)
            await asyncio.wait([learning], timeout=PATIENCE)
        server = None if guild_id is None else self.servers.known(guild_id)
        reads(interaction, habits.of(user_id).language)
        stands_beside(interaction, None if server is None else server.language)

    async def on_app_command_completion(
        self,
        interaction: discord.Interaction[Any],
        _: app_commands.Command[Any, ..., Any] | app_commands.ContextMenu,
    ) -> None:
        """Take note of a command that has been handled; the tree tells of those that failed."""
        self.watch.ended(name_of(interaction), Ending.DONE)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Arm the clocks of the servers that can be reached now; the last of many shards takes minutes."""
        self._in_hand.take()  # it shows tables, and must have ended before Discord's session does
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
        # Who is leaving has said so, and serves until all is done.
        if not self._leaving:
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
            habits_of=self._habits_of,
            sets_of=self._saved_sets,
            told=self.watch.edited,
        )
        self.studio = Studio(Portraits(self, self.presenter.turn, self.now))
        self.tables = Tables(self.database, self.presenter, self.now, self._seed, self._rng, self.watch)

    async def _load_cogs(self) -> None:
        self.uno, self.card, self.admin = _groups()
        for name in cogs.names():
            await self.load_extension(name)
        for group in (self.uno, self.card, self.admin):
            self.tree.add_command(group)

    async def _tell_commands(self) -> None:
        await self.tree.set_translator(Localizer())
        try:
            await sync_if_changed(self.tree)
        except discord.HTTPException:
            # Games go on by their buttons meanwhile; the next start tries again.
            log.exception("commands_not_synced")

    async def _arm_clocks(self, shard_id: int) -> None:
        """Arm the clocks of a shard's tables, however long the database takes to answer."""
        while not self.is_closed():
            try:
                await self.tables.restore((shard_id, self.shard_count or 1))
            except StorageError as error:
                log.warning("clocks_not_armed", shard=shard_id, reason=error.message)
                await asyncio.sleep(RETRY)
            else:
                return

    def _habits_of(self, user_id: int | None) -> UserSettings:
        return self.tables.habits.of(user_id)

    async def _saved_sets(self, guild_id: int) -> Sequence[str]:
        try:
            return await self.servers.saved_sets(guild_id)
        except StorageError as error:
            log.warning("rule_sets_not_known", guild=guild_id, reason=error.message)
            return ()

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
        app_commands.Group(name="uno", description=told("command-uno")),
        app_commands.Group(name="card", description=told("command-card")),
        app_commands.Group(
            name="uno-admin",
            description=told("command-uno-admin"),
            default_permissions=discord.Permissions(manage_guild=True),
        ),
    )


def _shards_of(settings: Settings) -> dict[str, Any]:
    """Say which shards this process serves; where nothing is set, as many as Discord says."""
    if settings.shard_count is None:
        return {}
    ids = settings.shard_ids
    return {"shard_count": settings.shard_count, "shard_ids": None if ids is None else list(ids)}


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
