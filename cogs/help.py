"""How to play: /uno help, which says what can be done here and now, and /uno why."""

from __future__ import annotations

from discord import ui

from bot.table.refusals import TableUnavailable
from bot.table.scene import Scene
from bot.ui.layouts import notice_layout
from bot.ui.layouts.book import Book
from bot.ui.layouts.help import Situation, help_layout
from bot.ui.layouts.why import why_layout
from bot.ui.words import Words
from cogs import Bot, Interaction
from cogs._private import show, table_here


async def setup(bot: Bot) -> None:
    """Add the commands."""
    bot.uno.command(name="help", description="What you can do here and now, and how to play")(explain)
    bot.uno.command(name="why", description="The rule behind your last refusal or fine at this table")(why)


async def explain(interaction: Interaction) -> None:
    """Say what can be done in this channel now."""
    await show(interaction, _help(interaction))


async def why(interaction: Interaction) -> None:
    """Explain one's own last refusal or fine, else the last fine at the table here."""
    await show(interaction, _why(interaction))


def situation(scene: Scene | None, user_id: int) -> Situation:
    """Tell what somebody is in at a table, or without one."""
    if scene is None or scene.closed is not None or scene.over:
        return Situation.NO_TABLE
    seat = scene.seat_of(user_id)
    if scene.lobby is not None:
        if seat is None:
            return Situation.LOBBY
        return Situation.HOST if seat == scene.host else Situation.GUEST
    if seat is None:
        return Situation.SPECTATOR
    return Situation.WAITING if scene.queued(seat) else Situation.PLAYER


async def _help(interaction: Interaction) -> ui.LayoutView:
    scene = await _scene(interaction)
    book = None if scene is None else Book.of(scene)
    rules = None if book is None else book.rules
    return help_layout(situation(scene, interaction.user.id), Words.of(interaction.locale), rules)


async def _why(interaction: Interaction) -> ui.LayoutView:
    scene, words, user_id = await _scene(interaction), Words.of(interaction.locale), interaction.user.id
    if scene is None:
        return notice_layout(words("why-no-table"))
    bot = interaction.client
    return why_layout(scene, user_id, bot.tables.trouble(scene.table_id, user_id), words, bot.art)


async def _scene(interaction: Interaction) -> Scene | None:
    try:
        table = await table_here(interaction)
    except TableUnavailable:
        return None
    return None if table is None else table.scene
