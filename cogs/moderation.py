"""Look after the table of a channel: /uno-admin kick, fine, end, pause, resume, reset, ban and unban.

Discord lets only those use these commands who manage the server, or whom the server names for it; so
whoever gets here is a moderator.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import discord
from discord import app_commands

from bot.engine import Refusal
from bot.table.actions import Asked, EndNow, Fine, Kick, Pause, Resume
from bot.table.in_match import REASON
from bot.table.refusals import Declined, TableUnavailable
from bot.table.requests import Request
from bot.table.scene import Scene
from bot.table.settings import ServerSettings
from bot.table.table import Table
from bot.table.tickets import person_ticket
from bot.table.visible import visible
from bot.ui.layouts import refusal_text
from bot.ui.words import Words
from cogs import Bot, Interaction
from cogs._commands import add_commands
from cogs._private import channel_of, guild_of, say, table_here

Order = Callable[[Scene], Asked | None]
"""What is asked of a table as it stands; None when the person meant has no seat there."""

Why: TypeAlias = app_commands.Range[str, 1, REASON]
"""The reason for a fine."""


async def setup(bot: Bot) -> None:
    """Add the commands."""
    add_commands(
        bot.admin,
        {
            "kick": kick,
            "fine": fine,
            "end": end,
            "pause": pause,
            "resume": resume,
            "reset": reset,
            "ban": ban,
            "unban": unban,
        },
    )


async def kick(interaction: Interaction, player: discord.User) -> None:
    """Take somebody from the table of this channel."""
    await _order(interaction, _about(player, Kick), "moderation-kicked", name=player.display_name)


async def fine(interaction: Interaction, player: discord.User, reason: Why | None = None) -> None:
    """Fine somebody at the table of this channel. Rule: penalty-cheating."""
    order = _about(player, lambda seat: Fine(seat, reason if reason and visible(reason) else ""))
    await _order(interaction, order, "moderation-fined", name=player.display_name)


async def end(interaction: Interaction) -> None:
    """End the lobby or the match of this channel."""
    await _order(interaction, lambda _: EndNow(), "moderation-ended")


async def pause(interaction: Interaction) -> None:
    """Pause the match of this channel."""
    await _order(interaction, lambda _: Pause(), "moderation-paused")


async def resume(interaction: Interaction) -> None:
    """Let the match of this channel go on."""
    await _order(interaction, lambda _: Resume(), "moderation-resumed")


async def reset(interaction: Interaction) -> None:
    """Clear the channel, whatever state its table is in."""

    async def work(words: Words) -> str:
        cleared = await interaction.client.tables.reset(guild_of(interaction), channel_of(interaction))
        return words("moderation-reset" if cleared else "moderation-no-table")

    await say(interaction, work)


async def ban(interaction: Interaction, player: discord.User) -> None:
    """Keep somebody from the tables of this server, and take them from those they sit at."""

    async def work(words: Words) -> str:
        await interaction.client.servers.change(guild_of(interaction), partial(_banning, player.id))
        tables = await _remove_everywhere(interaction, player)
        return words("moderation-banned", name=words.name(player.display_name), tables=tables)

    await say(interaction, work)


async def unban(interaction: Interaction, player: discord.User) -> None:
    """Let somebody play again."""

    async def work(words: Words) -> str:
        name = words.name(player.display_name)
        settings = await interaction.client.servers.settings(guild_of(interaction))
        if player.id not in settings.banned:
            return words("moderation-not-banned", name=name)
        await interaction.client.servers.change(guild_of(interaction), partial(_letting_in, player.id))
        return words("moderation-unbanned", name=name)

    await say(interaction, work)


def _about(player: discord.User, action: Callable[[int], Asked]) -> Order:
    """Ask for something about the seat that somebody has."""

    def order(scene: Scene) -> Asked | None:
        seat = scene.seat_of(player.id)
        return None if seat is None else action(seat)

    return order


async def _order(interaction: Interaction, order: Order, done: str, name: str = "") -> None:
    async def work(words: Words) -> str:
        bot = interaction.client
        try:
            table = await table_here(interaction)
        except TableUnavailable as unavailable:
            return refusal_text(unavailable.declined, words, bot.art)
        if table is None:
            return words("moderation-no-table")
        asked = order(table.scene)
        if asked is None:
            return words("moderation-not-seated", name=words.name(name))
        refusal = await _ask(interaction, table, asked)
        if refusal is not None:
            scene = table.scene
            return refusal_text(refusal, words, bot.art.of(scene), scene, interaction.user.id)
        return words(done, name=words.name(name))

    await say(interaction, work)


async def _ask(interaction: Interaction, table: Table, asked: Asked) -> Refusal | Declined | None:
    request = Request(
        interaction.user.id,
        asked,
        interaction_id=interaction.id,
        ticket=person_ticket(table.scene.people[asked.seat]) if isinstance(asked, Kick | Fine) else None,
        moderator=True,
    )
    return (await table.act(request)).refusal


async def _remove_everywhere(interaction: Interaction, player: discord.User) -> int:
    """Take somebody from every table of the server, and count those."""
    bot = interaction.client
    removed = 0
    for table_id in await bot.database.tables.seated(player.id, guild_of(interaction)):
        try:
            table = await bot.tables.get(table_id)
        except TableUnavailable:
            continue
        seat = table.scene.seat_of(player.id)
        if seat is None:
            continue
        # One command may reach several tables, and a table's log takes an interaction only once.
        whom = person_ticket(table.scene.people[seat])
        order = Request(interaction.user.id, Kick(seat), ticket=whom, moderator=True)
        removed += (await table.act(order)).refusal is None
    return removed


def _banning(user_id: int, settings: ServerSettings) -> ServerSettings:
    return settings.model_copy(update={"banned": settings.banned | {user_id}})


def _letting_in(user_id: int, settings: ServerSettings) -> ServerSettings:
    return settings.model_copy(update={"banned": settings.banned - {user_id}})
