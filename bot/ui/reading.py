"""Reading: the language of whoever has pressed or sent a command, as he has set it or as his Discord is."""

from __future__ import annotations

from typing import Any

import discord

from .words import Words

_CHOSEN = "uno-language"
_PUBLIC = "uno-public-language"


def reads(interaction: discord.Interaction[Any], language: str | None) -> None:
    """Answer this interaction in a language from now on; None is that of the person's Discord."""
    interaction.extras[_CHOSEN] = language


def stands_beside(interaction: discord.Interaction[Any], public: str | None) -> None:
    """Name public buttons in this language from now on; None is that of whoever reads about them."""
    interaction.extras[_PUBLIC] = public


def language_of(interaction: discord.Interaction[Any]) -> str:
    """Give the language, or Discord's locale, in which somebody reads what only he sees."""
    return interaction.extras.get(_CHOSEN) or interaction.locale.value


def words_for(interaction: discord.Interaction[Any]) -> Words:
    """Give the words for what only this person sees."""
    return Words.of(language_of(interaction), interaction.extras.get(_PUBLIC))
