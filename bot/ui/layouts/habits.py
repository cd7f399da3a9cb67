"""Habits: what somebody has set for himself, with a switch for each; a press counts at once."""

from __future__ import annotations

import discord
from discord import ui

from bot.table.habits import SWITCHES, UserSettings
from bot.ui.layouts.pieces import Piece, row, screen, text
from bot.ui.press import Press
from bot.ui.verbs import Verb
from bot.ui.words import Words, languages, slug

AS_IN_DISCORD = "discord"
"""The value of the menu that stands for the language of somebody's Discord."""


def habits_layout(habits: UserSettings, words: Words) -> ui.LayoutView:
    """Show what somebody has set; each press names its setting."""
    return screen(
        text(words("habits-title"), words("habits-about")),
        text(words("habits-language")),
        row(_languages(habits, words)),
        *(piece for name in SWITCHES for piece in _switch(name, words, on=getattr(habits, name))),
    )


def _languages(habits: UserSettings, words: Words) -> Press:
    """Offer each language under the name that those give it who speak it."""
    own = discord.SelectOption(
        label=words("language-as-in-discord"), value=AS_IN_DISCORD, default=habits.language is None
    )
    others = [
        discord.SelectOption(
            label=Words.of(language)("language-name"), value=language, default=language == habits.language
        )
        for language in languages()
    ]
    return Press.select(
        Verb.MY_SETTING,
        0,
        "",
        "language",
        options=[own, *others],
        placeholder=words("language-as-in-discord"),
    )


def _switch(name: str, words: Words, *, on: bool) -> tuple[Piece | None, ...]:
    """Say how a setting is, above its switch: beside that, a phone leaves the text few letters a line."""
    written = words(f"habit-{slug(name)}", on="yes" if on else "no")
    label = words(f"habit-{slug(name)}.switch", to="off" if on else "on")
    return text(written), row(Press.button(Verb.MY_SETTING, 0, "", name, int(not on), label=label))
