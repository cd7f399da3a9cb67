"""Opening a table: /uno start and the rematch, where the server allows it and the bot may post."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from typing import Literal

import discord
from discord import app_commands

from bot.engine import PRESETS
from bot.table.people import Occupant
from bot.table.refusals import Decline, Declined, TableReason, TableUnavailable
from bot.table.scene import Scene
from bot.table.settings import ServerSettings
from bot.table.table import Table
from bot.ui.layouts import notice_layout
from bot.ui.presenter import jump_link
from bot.ui.press import Pressed, Verb, handles
from bot.ui.routes import mentions
from bot.ui.words import Words
from cogs import Bot, Interaction
from cogs._choices import RULE_SETS
from cogs._private import channel_of, guild_of
from cogs._visits import Visit
from data import ChannelTaken, StorageError

ARCHIVED_AFTER = 1440
"""Minutes of silence after which Discord archives a table's thread."""

HERE_NEEDED = ("view_channel", "send_messages")
THREAD_NEEDED = ("view_channel", "send_messages_in_threads")


class Refused(Exception):
    """The table is not opened; `text` says why, in the reader's language."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


async def setup(bot: Bot) -> None:
    """Add the command."""
    bot.uno.command(name="start", description="Open a table and wait for players")(start)


@app_commands.describe(
    preset="The rules; the server's own choice if you choose none",
    seats="How many may play, 2 to 10",
    where="In this channel, or in a thread of its own",
    guest1="Only the guests you name may join",
    guest2="One more guest",
    guest3="One more guest",
    guest4="One more guest",
    guest5="One more guest",
    guest6="One more guest",
    guest7="One more guest",
    guest8="One more guest",
    guest9="One more guest",
)
@app_commands.choices(preset=RULE_SETS)
@app_commands.checks.cooldown(3, 60.0, key=lambda interaction: (interaction.guild_id, interaction.user.id))
async def start(
    interaction: Interaction,
    preset: str | None = None,
    seats: app_commands.Range[int, 2, 10] = 10,
    where: Literal["here", "thread"] = "here",
    guest1: discord.User | None = None,
    guest2: discord.User | None = None,
    guest3: discord.User | None = None,
    guest4: discord.User | None = None,
    guest5: discord.User | None = None,
    guest6: discord.User | None = None,
    guest7: discord.User | None = None,
    guest8: discord.User | None = None,
    guest9: discord.User | None = None,
) -> None:
    """Open a lobby, here or in a thread."""
    named = (guest1, guest2, guest3, guest4, guest5, guest6, guest7, guest8, guest9)
    guests = frozenset(guest.id for guest in named if guest is not None)
    invited = guests | {interaction.user.id} if guests else None
    async with Visit(interaction) as visit:
        opening = Opening(visit, interaction)
        try:
            await opening.open(preset, seats, invited, thread=where == "thread")
        except Refused as refused:
            await visit.say(refused.text)


@handles(Verb.REMATCH)
async def rematch(press: Pressed) -> None:
    """Open a lobby by the same rules, where a match has ended."""
    async with Visit(press.interaction) as visit:
        opening = Opening(visit, press.interaction)
        try:
            await opening.open_again(press.table_id)
        except Refused as refused:
            await visit.say(refused.text)


class Opening:
    """The way from a command to a table that is posted."""

    def __init__(self, visit: Visit, interaction: Interaction) -> None:
        self._visit = visit
        self._interaction = interaction
        self._bot = interaction.client
        self._words = visit.words

    async def open(
        self, preset: str | None, seats: int, invited: frozenset[int] | None, *, thread: bool
    ) -> None:
        """Open a lobby; raises Refused."""
        place, table = await self._visit.answer.in_time(self._opened(preset, seats, invited, thread))
        guests = (invited or frozenset()) - {self._visit.user_id}
        if place is not None:
            await self._call(place, guests)
            self._bot.presenter.post_anew(table.scene)
            await self._visit.say(self._words("start-in-thread", place=f"<#{place}>"))
            return
        await self._post(table.scene, guests)
        if thread:
            await self._visit.say(self._words("start-no-threads"))

    async def open_again(self, table_id: int) -> None:
        """Open a lobby for a rematch; raises Refused."""
        table = await self._visit.answer.in_time(self._rematch(table_id))
        await self._post(table.scene)

    async def _call(self, thread_id: int, guests: frozenset[int]) -> None:
        """Ping the guests in a thread, which they would not hear of otherwise."""
        if not guests:
            return
        people = " ".join(f"<@{guest}>" for guest in sorted(guests))
        thread = self._bot.get_partial_messageable(thread_id)
        # The table is open whether or not they are told.
        with suppress(StorageError, discord.HTTPException):
            settings = await self._bot.servers.settings(guild_of(self._interaction))
            said = Words.of(settings.language)("lobby-invited", people=people)
            await thread.send(said, allowed_mentions=mentions(guests))

    async def _post(self, scene: Scene, guests: frozenset[int] = frozenset()) -> None:
        """Post a new table as the answer, or by the bot's own way if Discord does not take it."""
        view = await self._bot.presenter.board(scene)
        meanwhile = notice_layout(self._words("table-posted-below"))
        posted = await self._visit.answer.public(view, meanwhile, guests)
        if posted is None:
            self._bot.presenter.post_anew(scene)
        else:
            await self._bot.presenter.posted(scene, *posted)

    async def _opened(
        self, preset: str | None, seats: int, invited: frozenset[int] | None, thread: bool
    ) -> tuple[int | None, Table]:
        """Open a lobby; give the thread that was made for it beside the table."""
        async with self._refusing():
            settings = await self._bot.servers.settings(guild_of(self._interaction))
            self._refuse(settings)
            place = await self._thread(settings) if thread else None
            if place is None:
                self._refuse_without(self._needed_here())
            return place, await self._lobby(settings, place, preset, seats, invited)

    async def _lobby(
        self,
        settings: ServerSettings,
        place: int | None,
        preset: str | None,
        seats: int,
        invited: frozenset[int] | None,
    ) -> Table:
        chosen = preset or settings.preset
        if chosen not in PRESETS:
            chosen = ServerSettings().preset
        return await self._bot.tables.open_lobby(
            guild_of(self._interaction),
            place or channel_of(self._interaction),
            Occupant(self._interaction.user.display_name, self._interaction.user.id),
            chosen,
            PRESETS[chosen],
            max_seats=seats,
            invited=invited,
            timing=settings.timing,
            reminders=settings.reminders,
            host_ends=settings.who_ends == "host",
        )

    async def _rematch(self, table_id: int) -> Table:
        async with self._refusing():
            self._refuse(await self._bot.servers.settings(guild_of(self._interaction)))
            user, over = self._interaction.user, await self._visit.table(table_id)
            return await self._bot.tables.rematch(over.table_id, user.id, user.display_name)

    @asynccontextmanager
    async def _refusing(self) -> AsyncGenerator[None]:
        """Raise Refused for what the tables or the storage raise in this block."""
        try:
            yield
        except ChannelTaken as taken:
            raise Refused(await self._link_to(taken.existing_table_id)) from taken
        except (Decline, TableUnavailable) as why:
            raise Refused(self._visit.why(why.declined)) from why
        except StorageError as error:
            raise Refused(self._visit.why(Declined(TableReason.FROZEN))) from error

    def _refuse(self, settings: ServerSettings) -> None:
        """Raise Refused where the server does not want this person to open a table here."""
        if self._interaction.user.id in settings.banned:
            raise Refused(self._visit.why(Declined(TableReason.BANNED)))
        if settings.who_starts == "moderators" and not self._visit.moderator:
            raise Refused(self._words("start-moderators-only"))
        here = self._interaction.channel
        places = {self._interaction.channel_id, getattr(here, "parent_id", None)}
        if settings.channels and not places & set(settings.channels):
            channels = " ".join(f"<#{channel}>" for channel in settings.channels[:10])
            raise Refused(self._words("start-other-channels", channels=channels))

    def _needed_here(self) -> tuple[str, ...]:
        return THREAD_NEEDED if isinstance(self._interaction.channel, discord.Thread) else HERE_NEEDED

    def _missing(self, needed: tuple[str, ...]) -> list[str]:
        return [name for name in needed if not getattr(self._interaction.app_permissions, name)]

    def _refuse_without(self, needed: tuple[str, ...]) -> None:
        missing = self._missing(needed)
        if missing:
            names = ", ".join(self._words(f"permission-{name.replace('_', '-')}") for name in missing)
            raise Refused(self._words("start-missing-permission", permissions=names, count=len(missing)))

    async def _thread(self, settings: ServerSettings) -> int | None:
        """Make a thread for the table; None where that is not possible."""
        channel = self._interaction.channel
        if not isinstance(channel, discord.TextChannel):
            return None
        if self._missing((*THREAD_NEEDED, "create_public_threads")):
            return None
        words = Words.of(settings.language)
        name = words("thread-name", name=words.plain_name(self._interaction.user.display_name))
        try:
            made = await channel.create_thread(
                name=name, type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVED_AFTER
            )
        except discord.HTTPException:
            return None
        return made.id

    async def _link_to(self, table_id: int) -> str:
        """Say where the table is that holds this channel."""
        try:
            scene = (await self._bot.tables.get(table_id)).scene
        except TableUnavailable as unavailable:
            return self._visit.why(unavailable.declined)
        except StorageError:
            return self._visit.why(Declined(TableReason.FROZEN))
        if scene.message_id is None:
            return self._words("start-table-here")
        return self._words("start-table-there", link=jump_link(scene, scene.message_id))
