"""Localizing: what Discord's own menus show of our commands, in the language of each client.

Groups and commands keep one name everywhere: people tell it to each other, public texts name it to readers of
several languages at once, and Discord shows a mention of a command by the name that was written. What stands
beside it is translated: descriptions, choices, and what options are called.
"""

from __future__ import annotations

import discord
from discord import app_commands

from bot.ui.words import FALLBACK, Args, Words

_ENGLISH = Words.of()


def told(message_id: str, **args: Args) -> app_commands.locale_str:
    """Give a message that Discord shows by itself: in English, with what it takes to say it otherwise."""
    return app_commands.locale_str(_ENGLISH(message_id, **args), id=message_id, args=args)


class Localizer(app_commands.Translator):
    """Says in every language that there are words in what was `told`, for discord.py to hand to Discord."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 (discord.py hands it in)
    ) -> str | None:
        """Say it in a client's language; None where that is English, or where there is no message."""
        words = Words.of(locale)
        if words.language == FALLBACK or "id" not in string.extras:
            return None
        return words(string.extras["id"], **string.extras["args"])
