"""Settings: what a server has set, with a menu for each; a choice counts at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import get_args

import discord
from discord import ui

from bot.table.naming import RuleSet
from bot.table.settings import ServerSettings
from bot.table.themes import ThemeName
from bot.ui.layouts.lobby import preset_options
from bot.ui.layouts.options import preset_plainly
from bot.ui.layouts.pieces import join, row, screen, text
from bot.ui.press import Press
from bot.ui.verbs import Verb
from bot.ui.words import Words, languages, slug

NO_CLOCK = "none"
"""The value of a menu that stands for no clock."""

CLOCKS: Mapping[str, tuple[int, ...]] = {
    "turn": (30, 60, 120, 300, 900, 3600, 43200, 86400),
    "answer": (15, 30, 60, 300, 3600, 43200),
    "between_rounds": (15, 30, 60, 120, 300, 3600),
}
"""The lengths that are offered for each clock, in seconds; what is set stands among them."""


def settings_layout(settings: ServerSettings, words: Words) -> ui.LayoutView:
    """Show a server's settings; each menu's press names its setting."""
    return screen(
        text(words("settings-title"), words("settings-about"), _banned(settings, words)),
        row(_menu("preset", _presets(settings, words), words)),
        *(row(_clock(name, settings, words)) for name in CLOCKS),
        row(_menu("language", _options("language", languages(), settings.language, words), words)),
        row(_choice("theme", get_args(ThemeName), settings.theme, words)),
        row(_choice("who_starts", ("everyone", "moderators"), settings.who_starts, words)),
        row(_choice("who_ends", ("host", "moderators"), settings.who_ends, words)),
        row(_choice("reminders", ("on", "off"), "on" if settings.reminders else "off", words)),
        row(_choice("who_names", ("moderators", "host", "everyone"), settings.who_names, words)),
        row(
            Press.channels(
                Verb.SETTING,
                0,
                "",
                "channels",
                placeholder=words("setting-channels"),
                chosen=settings.channels,
            )
        ),
        row(
            Press.button(
                Verb.BAN_WORDS, label=words("setting-banned-words", count=len(settings.banned_words))
            ),
            Press.button(Verb.FORFEITS, label=words("setting-forfeits", count=len(settings.forfeits))),
        ),
    )


def _banned(settings: ServerSettings, words: Words) -> str:
    people = " ".join(f"<@{user_id}>" for user_id in sorted(settings.banned)[:40])
    where = words("settings-everywhere") if not settings.channels else None
    banned = words("settings-banned", count=len(settings.banned), people=people) if people else None
    return join(where, banned) or words("settings-saved-at-once")


def _menu(name: str, options: Iterable[discord.SelectOption], words: Words) -> Press:
    return Press.select(
        Verb.SETTING, 0, "", name, options=options, placeholder=words(f"setting-{slug(name)}")
    )


def _presets(settings: ServerSettings, words: Words) -> list[discord.SelectOption]:
    options = preset_options(settings.preset, words)
    for option in options:
        option.label = words("setting-preset-is", preset=option.label)
    return [*options, *_own_preset(settings, words)]


def _own_preset(settings: ServerSettings, words: Words) -> Iterator[discord.SelectOption]:
    """Show a rule set of the server's own that was chosen with `/uno presets default`."""
    if RuleSet.of(settings.preset).own:
        name = words("setting-preset-is", preset=preset_plainly(settings.preset, words))
        yield discord.SelectOption(label=name, value=settings.preset, default=True)


def _choice(name: str, values: Sequence[str], chosen: str, words: Words) -> Press:
    return _menu(name, _options(name, values, chosen, words), words)


def _options(name: str, values: Iterable[str], chosen: str, words: Words) -> list[discord.SelectOption]:
    about = f"setting-{slug(name)}-about"
    return [
        discord.SelectOption(
            label=words(f"setting-{slug(name)}-is", value=value),
            value=value,
            description=words(about) if words.has(about) else None,
            default=value == chosen,
        )
        for value in values
    ]


def _clock(name: str, settings: ServerSettings, words: Words) -> Press:
    current: int | None = getattr(settings.timing, name)
    lengths: set[int] = {*CLOCKS[name], *([] if current is None else [current])}
    options = [
        discord.SelectOption(
            label=words(f"setting-{slug(name)}-is", duration=words.duration(length)),
            value=str(length),
            default=length == current,
        )
        for length in sorted(lengths)
    ]
    none = discord.SelectOption(
        label=words(f"setting-{slug(name)}-none"), value=NO_CLOCK, default=current is None
    )
    return _menu(name, [*options, none], words)
