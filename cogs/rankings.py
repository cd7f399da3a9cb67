"""Who leads on a server, and how somebody has played: /uno rankings and /uno stats."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import discord
from discord import app_commands, ui

from bot.ui.answer import Answer
from bot.ui.cooldowns import Cost
from bot.ui.layouts import rankings_layout, stats_layout
from bot.ui.layouts.pictures import Shot, described
from bot.ui.layouts.pieces import Piece
from bot.ui.pictures.leaderboard import leaderboard_picture
from bot.ui.pictures.lettering import legible
from bot.ui.pictures.profile import profile_picture
from bot.ui.pictures.records import leaderboard_lines, leaderboard_shown, profile_lines, profile_shown
from bot.ui.press import Pressed, handles
from bot.ui.reading import words_for
from bot.ui.verbs import Verb
from bot.ui.words import Words
from cogs import Bot, Interaction
from cogs._choices import PERIODS
from cogs._commands import add_commands
from cogs._pictures import Drawing, wanted
from cogs._private import guild_of, spend
from cogs._sheets import Sheet, show_sheet, update_sheet
from data.periods import month_start, week_start

PAGE = 10
"""People on a page."""

BEGINNINGS: dict[str, Callable[[float], float | None]] = {
    "week": week_start,
    "month": month_start,
    "all": lambda _: None,
}
"""When a period began that is not over yet; None is the beginning of all."""

Drawn = Callable[[Words], Awaitable[Sheet]]


async def setup(bot: Bot) -> None:
    """Add the commands."""
    add_commands(bot.uno, {"rankings": rankings, "stats": stats})


@app_commands.choices(period=PERIODS)
async def rankings(
    interaction: Interaction, period: str = "all", everyone: bool = False, picture: bool | None = None
) -> None:
    """Show the rankings of this server."""
    pictured = wanted(interaction, picture, everyone=everyone)
    drawn = partial(_page, interaction, period, 0, pictured)
    await _show(interaction, drawn, everyone=everyone, pictured=pictured)


@handles(Verb.RANKINGS)
async def turn_page(pressed: Pressed) -> None:
    """Show another page, or another period, in the same message; with a picture if there was one."""
    interaction: Interaction = pressed.interaction
    spend(interaction, Cost.COUNT)
    period, page, pictured = pressed.among(0, BEGINNINGS), pressed.number(1), pressed.args[2:] == ("1",)
    answer = Answer(interaction)
    drawn = partial(_page, interaction, period, page, pictured)
    work = _in_words(interaction, drawn, everyone=answer.on_public_message)
    await update_sheet(answer, work, pictured=pictured)


async def stats(
    interaction: Interaction,
    player: discord.User | None = None,
    everyone: bool = False,
    picture: bool | None = None,
) -> None:
    """Show somebody's record on this server."""
    person = player or interaction.user
    named = person.id if everyone or person != interaction.user else None
    pictured = wanted(interaction, picture, everyone=everyone)
    drawn = partial(_record, interaction, person, named, pictured)
    await _show(interaction, drawn, everyone=everyone, pictured=pictured)


async def _page(interaction: Interaction, period: str, page: int, pictured: bool, words: Words) -> Sheet:
    bot, guild_id = interaction.client, guild_of(interaction)
    since = BEGINNINGS[period](bot.now())
    # A page can be gone by the time it is asked for: a new week has begun, or somebody was forgotten.
    pages = max(1, -(-await bot.database.results.count(guild_id, since) // PAGE))
    page = min(max(page, 0), pages - 1)
    rows = await bot.database.results.rankings(guild_id, since, limit=PAGE, offset=page * PAGE)
    names = await bot.database.people.names(guild_id, [row.user_id for row in rows]) if pictured else {}

    def layout(picture: Piece | None) -> ui.LayoutView:
        return rankings_layout(rows, page, period, words, pages=pages, picture=picture)

    async def picture() -> Drawing:
        called = {
            row.user_id: legible(names.get(row.user_id, ""), words("seat-nameless", number=place))
            for place, row in enumerate(rows, page * PAGE + 1)
        }
        portraits = await bot.studio.portraits.of_members(guild_id, called)
        shown = leaderboard_shown(rows, portraits, period, words)
        description = described(words("picture-rankings-about"), leaderboard_lines(shown, words))
        return Drawing(Shot.RANKINGS, description, partial(leaderboard_picture, shown))

    return Sheet(words, layout, picture if rows else None)


async def _record(
    interaction: Interaction,
    person: discord.User | discord.Member,
    named: int | None,
    pictured: bool,
    words: Words,
) -> Sheet:
    bot, guild_id = interaction.client, guild_of(interaction)
    figures = await bot.database.results.stats(guild_id, person.id)
    course = await bot.database.results.course(guild_id, person.id) if pictured else []

    async def picture() -> Drawing:
        portrait = await bot.studio.portraits.of_user(person, words("seat-nameless", number=1))
        shown = profile_shown(figures, course, portrait, words)
        about = words("picture-profile-about", name=portrait.name)
        return Drawing(Shot.PROFILE, described(about, profile_lines(shown)), partial(profile_picture, shown))

    return Sheet(words, partial(stats_layout, figures, words, named), picture if course else None)


async def _show(interaction: Interaction, drawn: Drawn, *, everyone: bool, pictured: bool) -> None:
    spend(interaction, Cost.PUBLIC if everyone else Cost.COUNT)
    work = _in_words(interaction, drawn, everyone=everyone)
    await show_sheet(Answer(interaction), work, pictured=pictured, everyone=everyone)


async def _in_words(interaction: Interaction, drawn: Drawn, *, everyone: bool) -> Sheet:
    """Draw in the language of who will read it: the server's for everybody, else that of whoever asked."""
    if not everyone:
        return await drawn(words_for(interaction))
    settings = await interaction.client.servers.settings(guild_of(interaction))
    return await drawn(Words.of(settings.language))
