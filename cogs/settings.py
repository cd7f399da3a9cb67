"""What holds for a whole server: /uno-admin settings and the menus that it shows."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import Any

from discord import ui

from bot.engine import PRESETS
from bot.table.permissions import is_moderator
from bot.table.refusals import Declined, TableReason
from bot.table.settings import LONGEST_BANNED_WORD, MOST_BANNED_WORDS, ServerSettings
from bot.ui.answer import Answer
from bot.ui.forms import Field, form
from bot.ui.layouts import notice_layout, refusal_text, settings_layout
from bot.ui.layouts.settings import NO_CLOCK
from bot.ui.press import Pressed, Verb, handles
from bot.ui.words import Words
from cogs import Bot, Interaction
from cogs._private import draw, guild_of, show

SWITCHES = {"on": True, "off": False}

LONGEST_FORM = 4000
"""Characters that Discord takes in one field."""

LONGEST_VOTE = 24 * 3600
"""Seconds that a vote is open where answers have no clock: it is about people who are not there."""


class UnknownSetting(ValueError):
    """A menu of another version asked for something that this one does not have."""


async def setup(bot: Bot) -> None:
    """Add the command."""
    bot.admin.command(name="settings", description="What holds for every table of this server")(settings)


async def settings(interaction: Interaction) -> None:
    """Show the settings of this server, to be changed."""
    await show(interaction, _panel(interaction))


@handles(Verb.SETTING)
async def choose(pressed: Pressed) -> None:
    """Save what was chosen in a menu, and show the settings as they are now."""
    interaction: Interaction = pressed.interaction
    answer = Answer(interaction)
    work = _chosen(interaction, pressed.args[0], pressed.values)
    if (view := await draw(answer, work)) is not None:
        await answer.update(view)


@handles(Verb.BAN_WORDS)
async def ban_words(pressed: Pressed) -> None:
    """Ask for the words that nobody wants to read, and save them."""
    interaction: Interaction = pressed.interaction
    answer, words = Answer(interaction), Words.of(interaction.locale)
    if not pressed.written:
        current = await interaction.client.servers.settings(guild_of(interaction))
        await answer.ask(_words_form(current.banned_words, words))
        return
    lines = [line.strip() for line in pressed.written.get("words", "").splitlines()]
    told = tuple(dict.fromkeys(line for line in lines if line))
    if len(told) > MOST_BANNED_WORDS or any(len(word) > LONGEST_BANNED_WORD for word in told):
        most, longest = MOST_BANNED_WORDS, LONGEST_BANNED_WORD
        await answer.in_place(notice_layout(words("words-too-many", most=most, longest=longest)))
        return
    if (view := await draw(answer, _chosen(interaction, "banned_words", told))) is not None:
        await answer.update(view)


def _words_form(banned: Iterable[str], words: Words) -> ui.Modal:
    about = words("words-about", most=MOST_BANNED_WORDS)
    field = Field(
        "words",
        words("words-field"),
        about,
        "\n".join(banned)[:LONGEST_FORM],
        LONGEST_FORM,
        required=False,
        several_lines=True,
    )
    return form(Verb.BAN_WORDS, 0, "", title=words("words-title"), fields=[field])


async def _panel(interaction: Interaction) -> ui.LayoutView:
    current = await interaction.client.servers.settings(guild_of(interaction))
    return settings_layout(current, Words.of(interaction.locale))


async def _chosen(interaction: Interaction, name: str, values: tuple[str, ...]) -> ui.LayoutView:
    bot, words = interaction.client, Words.of(interaction.locale)
    if not is_moderator(interaction.permissions):
        return notice_layout(refusal_text(Declined(TableReason.NOT_ALLOWED), words, bot.art))
    with suppress(UnknownSetting):
        await bot.servers.change(guild_of(interaction), partial(with_setting, name, values))
    return await _panel(interaction)


def with_setting(name: str, values: tuple[str, ...], settings: ServerSettings) -> ServerSettings:
    """Change one setting to what was chosen in its menu; raises UnknownSetting."""
    try:
        return ServerSettings.model_validate(settings.to_stored() | _changes(name, values, settings))
    except (IndexError, KeyError, ValueError) as error:
        raise UnknownSetting(f"{name} = {', '.join(values)}") from error


def _changes(name: str, values: tuple[str, ...], settings: ServerSettings) -> dict[str, Any]:
    match name:
        case "channels":
            return {name: [int(value) for value in values]}
        case "banned_words":
            return {name: list(values)}
        case "reminders":
            return {name: SWITCHES[values[0]]}
        case "preset":
            return {name: values[0] if values[0] in PRESETS else settings.preset}
        case "language" | "who_starts" | "who_ends" | "who_names":
            return {name: values[0]}
        case _:
            length = None if values[0] == NO_CLOCK else int(values[0])
            return {"timing": settings.timing.model_dump() | _clocks(name, length)}


def _clocks(name: str, length: int | None) -> dict[str, int | None]:
    if name == "answer":
        # A starter's colour and a vote are short questions as well, and have no menu of their own.
        return {"answer": length, "starter_colour": length, "vote": length or LONGEST_VOTE}
    return {name: length}
