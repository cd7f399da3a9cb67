"""Advice: /uno hint, for one's own seat and by what that seat may know."""

from __future__ import annotations

from discord import ui

from bot.ui.layouts.advice import advice_layout
from bot.ui.reading import words_for
from cogs import Bot, Interaction
from cogs._commands import add_commands
from cogs._private import scene_here, show


async def setup(bot: Bot) -> None:
    """Add the command."""
    add_commands(bot.uno, {"hint": hint})


async def hint(interaction: Interaction) -> None:
    """Say privately what to do now, and why. Rule: feature-hints."""
    await show(interaction, _hint(interaction))


async def _hint(interaction: Interaction) -> ui.LayoutView:
    scene = await scene_here(interaction)
    emojis = interaction.client.art.of(scene)
    return advice_layout(scene, interaction.user.id, words_for(interaction), emojis)
