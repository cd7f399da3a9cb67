"""Opening: the way from what somebody wishes for to a table that is posted."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, TypeVar

import discord

from bot.engine import PRESETS
from bot.table.people import Occupant
from bot.table.permissions import Deed, Policy, why_not
from bot.table.refusals import Decline, Declined, TableReason, TableUnavailable
from bot.table.scene import Scene
from bot.table.settings import ServerSettings
from bot.table.sharing import Unreadable
from bot.table.table import Table
from bot.table.wording import words_of
from bot.ui.layouts import notice_layout
from bot.ui.layouts.presets import flaw_text
from bot.ui.painting import jump_link
from bot.ui.routes import mentions
from bot.ui.words import Words, slug
from cogs._places import allowed_here, make_thread, missing_here
from cogs._private import channel_of, ended_here, guild_of, table_here
from cogs._rule_sets import Found, find
from cogs._visits import Visit
from cogs._welcome import welcome
from cogs._wording import refuse_unwanted
from data import ChannelTaken, StorageError

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Wish:
    """Hold what somebody wants of a new table."""

    preset: str | None
    """The rules by name; None for the server's own choice."""
    seats: int
    guests: frozenset[int]
    """Who may join; everybody if it names nobody."""
    in_thread: bool


class Refused(Exception):
    """The table is not opened; `text` says why, in the reader's language."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class Opening:
    """Opens a table for whoever visits, or says why not."""

    def __init__(self, visit: Visit) -> None:
        self._visit = visit
        self._interaction = visit.interaction
        self._bot = visit.interaction.client
        self._reply = visit.reply
        self._words = visit.words

    async def open(self, wish: Wish) -> None:
        """Open a lobby, and post it here or in a thread."""
        opened = await self._unless_refused(self._opened(wish))
        if opened is None:
            return
        thread_id, table = opened
        if thread_id is not None:
            await self._call(thread_id, wish.guests - {self._visit.user_id})
            self._bot.presenter.post_anew(table.scene)
            await self._reply.say(self._words("start-in-thread", place=f"<#{thread_id}>"))
            await self._welcome(table.scene)
            return
        await self._post(table.scene, wish.guests - {self._visit.user_id})
        if wish.in_thread:
            await self._reply.say(self._words("start-no-threads"))
        await self._welcome(table.scene)

    async def open_again(self, table_id: int) -> None:
        """Open a lobby by the rules of a match that has ended, and post it."""
        await self._post_opened(self._rematch(table_id))

    async def open_again_here(self) -> None:
        """Open a lobby by the rules of the match that has ended last in this channel, and post it."""
        await self._post_opened(self._rematch_here())

    async def _post_opened(self, work: Coroutine[Any, Any, Table]) -> None:
        table = await self._unless_refused(work)
        if table is not None:
            await self._post(table.scene)

    async def _welcome(self, scene: Scene) -> None:
        """Tell a host who plays for the first time where to begin."""
        begin = await welcome(self._visit, scene, "welcome-host")
        if begin is not None:
            await self._reply.say(begin)

    async def _unless_refused(self, work: Coroutine[Any, Any, T]) -> T | None:
        try:
            return await self._reply.answer.in_time(work)
        except Refused as refused:
            await self._reply.say(refused.text)
            return None

    async def _opened(self, wish: Wish) -> tuple[int | None, Table]:
        """Open a lobby; give the thread that was made for it beside the table."""
        async with self._refusing():
            settings = await self._bot.servers.settings(guild_of(self._interaction))
            self._refuse(settings)
            thread_id = await make_thread(self._interaction, settings) if wish.in_thread else None
            if thread_id is None:
                self._refuse_without(missing_here(self._interaction))
            return thread_id, await self._lobby(settings, thread_id, wish)

    async def _lobby(self, settings: ServerSettings, thread_id: int | None, wish: Wish) -> Table:
        found = await self._rules(settings, wish)
        self._refuse_words(settings, found)
        user = self._interaction.user
        return await self._bot.tables.open_lobby(
            guild_of(self._interaction),
            thread_id or channel_of(self._interaction),
            Occupant(user.display_name, user.id),
            found.name,
            found.rules,
            max_seats=wish.seats,
            invited=wish.guests | {user.id} if wish.guests else None,
            timing=settings.timing,
            reminders=settings.reminders,
            host_ends=settings.who_ends == "host",
            forfeits=settings.forfeits,
            theme=settings.theme,
        )

    async def _rules(self, settings: ServerSettings, wish: Wish) -> Found:
        """Find the rules that are wished for, or the server's own choice; raises Refused."""
        guild_id = guild_of(self._interaction)
        try:
            found = await find(self._bot, guild_id, wish.preset or settings.preset)
        except Unreadable as flaw:
            if wish.preset is not None:
                raise Refused(flaw_text(flaw, self._words)) from flaw
            found = None
        if found is None and wish.preset is not None:
            raise Refused(self._words("sets-unknown"))
        preset = ServerSettings().preset
        return found or Found(preset, PRESETS[preset])

    def _refuse_words(self, settings: ServerSettings, found: Found) -> None:
        """Raise Refused where rules that were saved hold a word that nobody wants to read any more."""
        declined = refuse_unwanted(settings, words_of(found.rules))
        if declined is not None:
            raise Refused(self._reply.why(declined))

    async def _rematch(self, table_id: int) -> Table:
        async with self._refusing():
            self._refuse(await self._bot.servers.settings(guild_of(self._interaction)))
            user, over = self._interaction.user, await self._visit.table(table_id)
            return await self._bot.tables.rematch(over.table_id, user.id, user.display_name)

    async def _rematch_here(self) -> Table:
        async with self._refusing():
            live, over = await table_here(self._interaction), await ended_here(self._interaction)
        if live is not None:
            raise Refused(await self._link_to(live.table_id))
        if over is None:
            raise Refused(self._words("start-no-rematch"))
        return await self._rematch(over.table_id)

    @asynccontextmanager
    async def _refusing(self) -> AsyncGenerator[None]:
        """Raise Refused for what the tables or the storage raise in this block."""
        try:
            yield
        except ChannelTaken as taken:
            raise Refused(await self._link_to(taken.existing_table_id)) from taken
        except (Decline, TableUnavailable) as why:
            raise Refused(self._reply.why(why.declined)) from why
        except StorageError as error:
            raise Refused(self._reply.why(Declined(TableReason.FROZEN))) from error

    def _refuse(self, settings: ServerSettings) -> None:
        """Raise Refused where the server does not want this person to open a table here."""
        reason = why_not(Deed.OPEN, self._visit.roles(None, settings), Policy.of(settings))
        if reason is TableReason.MODERATORS_ONLY:
            raise Refused(self._words("start-moderators-only"))
        if reason is not None:
            raise Refused(self._reply.why(Declined(reason)))
        if not allowed_here(self._interaction, settings):
            channels = " ".join(f"<#{channel}>" for channel in settings.channels[:10])
            raise Refused(self._words("start-other-channels", channels=channels))

    def _refuse_without(self, missing: list[str]) -> None:
        """Raise Refused where the bot lacks permissions."""
        if missing:
            names = ", ".join(self._words(f"permission-{slug(name)}") for name in missing)
            raise Refused(self._words("start-missing-permission", permissions=names, count=len(missing)))

    async def _link_to(self, table_id: int) -> str:
        """Say where the table is that holds this channel."""
        try:
            scene = (await self._bot.tables.get(table_id)).scene
        except TableUnavailable as unavailable:
            return self._reply.why(unavailable.declined)
        except StorageError:
            return self._reply.why(Declined(TableReason.FROZEN))
        if scene.message_id is None:
            # Its opener was never answered, so nobody has seen it yet.
            self._bot.presenter.post_anew(scene)
            return self._words("start-table-here")
        return self._words("start-table-there", link=jump_link(scene, scene.message_id))

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
        posted = await self._reply.answer.public(view, meanwhile, guests)
        if posted is None:
            self._bot.presenter.post_anew(scene)
        else:
            await self._bot.presenter.posted(scene, *posted)
