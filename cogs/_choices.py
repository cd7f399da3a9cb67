"""What commands offer to choose from; Discord keeps it with the command, in every language."""

from __future__ import annotations

from discord import app_commands

from bot.engine import Colour
from bot.ui.layouts.cards import COLOURS as NAMES
from bot.ui.localizing import told
from bot.ui.words import Words, languages

MOST = 25
"""Choices, or suggestions, that Discord shows at most."""

COLOURS = [
    app_commands.Choice(name=told("colour", colour=NAMES[colour]), value=colour.value) for colour in Colour
]

LANGUAGES = [
    app_commands.Choice(name=Words.of(language)("language-name"), value=language) for language in languages()
]
"""The languages, each under the name that those give it who speak it, whoever reads it."""

PERIODS = [
    app_commands.Choice(name=told("period", period=period), value=period)
    for period in ("week", "month", "all")
]

PLACES = [
    app_commands.Choice(name=told("choice-where", place=place), value=place) for place in ("here", "thread")
]

ANSWERS = [
    app_commands.Choice(name=told("choice-answer", answer=answer), value=answer) for answer in ("yes", "no")
]
