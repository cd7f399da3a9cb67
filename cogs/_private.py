"""What the commands beside the game have in common: an answer in time, in the reader's language."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import structlog
from discord import ui

from bot.table.refusals import TableUnavailable
from bot.table.scene import Scene
from bot.table.table import Table
from bot.table.themes import CLASSIC, ThemeName
from bot.ui.answer import Answer
from bot.ui.cooldowns import Cost
from bot.ui.layouts import notice_layout
from bot.ui.reading import words_for
from bot.ui.words import Words
from cogs import Interaction
from data import StorageError

T = TypeVar("T")

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


async def draw(answer: Answer, work: Coroutine[Any, Any, T]) -> T | None:
    """Draw something to answer with, or gather it; None when storage failed, which has been told then."""
    try:
        return await answer.in_time(work)
    except StorageError as error:
        log.warning("storage_failed", reason=error.message, detail=error.detail)
        await answer.private(notice_layout(words_for(answer.interaction)("failed-storage")))
        return None


async def show(interaction: Interaction, work: Coroutine[Any, Any, ui.LayoutView]) -> None:
    """Draw something, and show it to whoever asked."""
    answer = Answer(interaction)
    if (view := await draw(answer, work)) is not None:
        await answer.private(view)


async def say(interaction: Interaction, work: Callable[[Words], Awaitable[str]]) -> None:
    """Do the work, and tell whoever asked what came of it."""

    async def told() -> ui.LayoutView:
        return notice_layout(await work(words_for(interaction)))

    await show(interaction, told())


async def table_here(interaction: Interaction) -> Table | None:
    """Find the table of the channel that a command was sent in; raises TableUnavailable, StorageError."""
    if interaction.guild_id is None or interaction.channel_id is None:
        return None
    table = await interaction.client.tables.in_channel(interaction.guild_id, interaction.channel_id)
    if table is not None:
        table.name_in_log()
    return table


async def scene_here(interaction: Interaction) -> Scene | None:
    """Look at the table of this channel, None where there is none to look at; raises StorageError."""
    try:
        table = await table_here(interaction)
    except TableUnavailable:
        return None
    return None if table is None else table.scene


async def ended_here(interaction: Interaction) -> Scene | None:
    """Look at the match whose result stands in this channel, None without one; raises StorageError."""
    if interaction.guild_id is None or interaction.channel_id is None:
        return None
    try:
        table = await interaction.client.tables.ended_in(interaction.guild_id, interaction.channel_id)
    except TableUnavailable:
        return None
    return None if table is None else table.scene


def spend(interaction: Interaction, cost: Cost) -> None:
    """Count something that costs; raises TooSoon where there was too much of it, which is told then."""
    of_channel = cost is Cost.POST
    whose = interaction.channel_id if of_channel else (interaction.guild_id, interaction.user.id)
    interaction.client.cooldowns.spend(cost, whose)


def theme_here(interaction: Interaction) -> ThemeName:
    """Give the look that this server has chosen, as far as it is known by now."""
    guild_id = interaction.guild_id
    server = None if guild_id is None else interaction.client.servers.known(guild_id)
    return CLASSIC if server is None else server.theme


def guild_of(interaction: Interaction) -> int:
    """Give the server that a command was sent in; ours are for servers only."""
    if interaction.guild_id is None:
        raise ValueError("a command for servers was sent outside of one")
    return interaction.guild_id


def channel_of(interaction: Interaction) -> int:
    """Give the channel or thread that a command was sent in."""
    if interaction.channel_id is None:
        raise ValueError("a command came from no channel")
    return interaction.channel_id
