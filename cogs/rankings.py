"""Who leads on a server, and how somebody has played: /uno rankings and /uno stats."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import discord
from discord import app_commands, ui

from bot.ui.answer import Answer
from bot.ui.cooldowns import Cost
from bot.ui.layouts import rankings_layout, stats_layout
from bot.ui.press import Pressed, handles
from bot.ui.reading import words_for
from bot.ui.verbs import Verb
from bot.ui.words import Words
from cogs import Bot, Interaction
from cogs._choices import PERIODS
from cogs._commands import add_commands
from cogs._private import draw, guild_of, spend
from data.periods import month_start, week_start

PAGE = 10
"""People on a page."""

BEGINNINGS: dict[str, Callable[[float], float | None]] = {
    "week": week_start,
    "month": month_start,
    "all": lambda _: None,
}
"""When a period began that is not over yet; None is the beginning of all."""

Drawn = Callable[[Words], Awaitable[ui.LayoutView]]


async def setup(bot: Bot) -> None:
    """Add the commands."""
    add_commands(bot.uno, {"rankings": rankings, "stats": stats})


@app_commands.choices(period=PERIODS)
async def rankings(interaction: Interaction, period: str = "all", everyone: bool = False) -> None:
    """Show the rankings of this server."""
    await _show(interaction, partial(_page, interaction, period, 0), everyone=everyone)


@handles(Verb.RANKINGS)
async def turn_page(pressed: Pressed) -> None:
    """Show another page, or another period, in the same message."""
    interaction: Interaction = pressed.interaction
    spend(interaction, Cost.COUNT)
    period, page = pressed.among(0, BEGINNINGS), pressed.number(1)
    answer = Answer(interaction)
    work = _in_words(
        interaction, partial(_page, interaction, period, page), everyone=answer.on_public_message
    )
    if (view := await draw(answer, work)) is not None:
        await answer.update(view)


async def stats(interaction: Interaction, player: discord.User | None = None, everyone: bool = False) -> None:
    """Show somebody's record on this server."""
    person = player or interaction.user
    named = person.id if everyone or person != interaction.user else None
    await _show(interaction, partial(_record, interaction, person.id, named), everyone=everyone)


async def _page(interaction: Interaction, period: str, page: int, words: Words) -> ui.LayoutView:
    bot, guild_id = interaction.client, guild_of(interaction)
    since = BEGINNINGS[period](bot.now())
    # A page can be gone by the time it is asked for: a new week has begun, or somebody was forgotten.
    pages = max(1, -(-await bot.database.results.count(guild_id, since) // PAGE))
    page = min(max(page, 0), pages - 1)
    rows = await bot.database.results.rankings(guild_id, since, limit=PAGE, offset=page * PAGE)
    return rankings_layout(rows, page, period, words, pages=pages)


async def _record(interaction: Interaction, user_id: int, named: int | None, words: Words) -> ui.LayoutView:
    figures = await interaction.client.database.results.stats(guild_of(interaction), user_id)
    return stats_layout(figures, words, named)


async def _show(interaction: Interaction, drawn: Drawn, *, everyone: bool) -> None:
    spend(interaction, Cost.PUBLIC if everyone else Cost.COUNT)
    answer = Answer(interaction)
    view = await draw(answer, _in_words(interaction, drawn, everyone=everyone))
    if view is None:
        return
    if everyone:
        await answer.public(view, view)
    else:
        await answer.private(view)


async def _in_words(interaction: Interaction, drawn: Drawn, *, everyone: bool) -> ui.LayoutView:
    """Draw in the language of who will read it: the server's for everybody, else that of whoever asked."""
    if not everyone:
        return await drawn(words_for(interaction))
    settings = await interaction.client.servers.settings(guild_of(interaction))
    return await drawn(Words.of(settings.language))
