"""What holds for a whole server: /uno-admin settings and the menus that it shows."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from discord import ui

from bot.engine import PRESETS
from bot.table.permissions import Deed, why_not
from bot.table.refusals import Declined
from bot.table.settings import (
    LONGEST_BANNED_WORD,
    LONGEST_FORFEIT,
    MOST_BANNED_WORDS,
    MOST_FORFEITS,
    ServerSettings,
)
from bot.ui.answer import Answer
from bot.ui.forms import Field, form
from bot.ui.layouts import notice_layout, refusal_text, settings_layout
from bot.ui.layouts.settings import NO_CLOCK
from bot.ui.press import Pressed, handles
from bot.ui.reading import words_for
from bot.ui.verbs import Verb
from bot.ui.words import readable
from cogs import Bot, Interaction
from cogs._commands import add_commands
from cogs._forms import Asker, open_form
from cogs._private import draw, guild_of, show
from cogs._visits import Visit
from cogs._wording import refuse_unwanted

SWITCHES = {"on": True, "off": False}

LONGEST_FORM = 4000
"""Characters that Discord takes in one field."""

LONGEST_VOTE = 24 * 3600
"""Seconds that a vote is open where answers have no clock: it is about people who are not there."""


@dataclass(frozen=True, slots=True)
class Lines:
    """A setting that is written line by line; `field` is what its form calls it, and its messages begin."""

    setting: str
    field: str
    most: int
    longest: int


LINES: Mapping[Verb, Lines] = {
    Verb.BAN_WORDS: Lines("banned_words", "words", MOST_BANNED_WORDS, LONGEST_BANNED_WORD),
    Verb.FORFEITS: Lines("forfeits", "forfeits", MOST_FORFEITS, LONGEST_FORFEIT),
}


class UnknownSetting(ValueError):
    """A menu of another version asked for something that this one does not have."""


async def setup(bot: Bot) -> None:
    """Add the command."""
    add_commands(bot.admin, {"settings": settings})


async def settings(interaction: Interaction) -> None:
    """Show the settings of this server, to be changed."""
    await show(interaction, _panel(interaction))


@handles(Verb.SETTING)
async def choose(pressed: Pressed) -> None:
    """Save what was chosen in a menu, and show the settings as they are now."""
    interaction: Interaction = pressed.interaction
    answer = Answer(interaction)
    work = _chosen(interaction, pressed.text(0), pressed.values)
    if (view := await draw(answer, work)) is not None:
        await answer.update(view)


@handles(*LINES)
async def write(pressed: Pressed) -> None:
    """Ask for a setting that is written line by line, and save it."""
    if not pressed.written:
        await open_form(pressed, partial(_form, pressed.verb), _refused)
        return
    interaction: Interaction = pressed.interaction
    answer, lines = Answer(interaction), LINES[pressed.verb]
    current = await interaction.client.servers.settings(guild_of(interaction))
    told = _told(pressed.written.get(lines.field, ""))
    if (flaw := _flaw(interaction, lines, told, current)) is not None:
        await answer.in_place(notice_layout(flaw))
    elif (view := await draw(answer, _chosen(interaction, lines.setting, told))) is not None:
        await answer.update(view)


async def _refused(asker: Asker, why: str) -> None:
    await asker.visit.reply.say_instead(why)


async def _form(verb: Verb, asker: Asker) -> ui.Modal:
    lines, words, current = LINES[verb], asker.visit.words, asker.settings
    field = Field(
        lines.field,
        words(f"{lines.field}-field"),
        words(f"{lines.field}-about", most=lines.most),
        "\n".join(getattr(current, lines.setting))[:LONGEST_FORM],
        LONGEST_FORM,
        required=False,
        several_lines=True,
    )
    return form(verb, 0, "", title=words(f"{lines.field}-title"), fields=[field])


def _told(written: str) -> tuple[str, ...]:
    lines = [line.strip() for line in written.splitlines()]
    return tuple(dict.fromkeys(line for line in lines if readable(line)))


def _flaw(
    interaction: Interaction, lines: Lines, told: tuple[str, ...], current: ServerSettings
) -> str | None:
    """Say what is wrong with these lines, None when they can be saved."""
    words = words_for(interaction)
    if len(told) > lines.most or any(len(line) > lines.longest for line in told):
        return words(f"{lines.field}-too-many", most=lines.most, longest=lines.longest)
    declined = refuse_unwanted(current, told) if lines.setting == "forfeits" else None
    return declined and refusal_text(declined, words, interaction.client.art)


async def _panel(interaction: Interaction) -> ui.LayoutView:
    current = await interaction.client.servers.settings(guild_of(interaction))
    return settings_layout(current, words_for(interaction))


async def _chosen(interaction: Interaction, name: str, values: tuple[str, ...]) -> ui.LayoutView:
    bot, words, visit = interaction.client, words_for(interaction), Visit(interaction)
    current = await bot.servers.settings(guild_of(interaction))
    if (reason := why_not(Deed.SET_SERVER, visit.roles(None, current))) is not None:
        return notice_layout(refusal_text(Declined(reason), words, bot.art))
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
            return {name: [_channel(value) for value in values]}
        case "banned_words" | "forfeits":
            return {name: list(values)}
        case "reminders":
            return {name: SWITCHES[values[0]]}
        case "preset":
            return {name: values[0] if values[0] in PRESETS else settings.preset}
        case "language" | "theme" | "who_starts" | "who_ends" | "who_names":
            return {name: values[0]}
        case _:
            length = None if values[0] == NO_CLOCK else int(values[0])
            return {"timing": settings.timing.model_dump() | _clocks(name, length)}


def _channel(value: str) -> int:
    """Read a channel's id; Discord's have at most 63 bits."""
    if not 0 < (channel_id := int(value)) < 2**63:
        raise ValueError(f"{value} is no channel")
    return channel_id


def _clocks(name: str, length: int | None) -> dict[str, int | None]:
    if name == "answer":
        # A starter's colour and a vote are short questions as well, and have no menu of their own.
        return {"answer": length, "starter_colour": length, "vote": length or LONGEST_VOTE}
    return {name: length}
