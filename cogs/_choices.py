"""What commands offer to choose from; Discord keeps it with the command, in English."""

from __future__ import annotations

from discord import app_commands

from bot.engine import Colour
from bot.ui.layouts.cards import colour_name
from bot.ui.words import Words

MOST = 25
"""Choices, or suggestions, that Discord shows at most."""

_ENGLISH = Words.of()

COLOURS = [app_commands.Choice(name=colour_name(colour, _ENGLISH), value=colour.value) for colour in Colour]
