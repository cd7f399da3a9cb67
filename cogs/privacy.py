"""What is stored of whoever asks, and to have it erased: /uno privacy."""

from __future__ import annotations

import asyncio
import gzip
from io import BytesIO

import discord

from bot.table.erasing import erase
from bot.ui.answer import Answer
from bot.ui.cooldowns import Cost
from bot.ui.layouts import notice_layout
from bot.ui.layouts.privacy import forget_me_layout, my_data_layout, privacy_layout
from bot.ui.press import Pressed, handles
from bot.ui.reading import words_for
from bot.ui.verbs import Verb
from cogs import Bot, Interaction
from cogs._commands import add_commands
from cogs._personal import everything_about
from cogs._private import draw, show, spend

FILE = "uno-table-my-data.json"

LARGEST = 8 * 1024 * 1024
"""Bytes of a file that Discord takes everywhere; a larger one is packed."""


async def setup(bot: Bot) -> None:
    """Add the command."""
    add_commands(bot.uno, {"privacy": privacy})


async def privacy(interaction: Interaction) -> None:
    """Say what is stored, and offer to show it or to erase it."""

    async def drawn() -> discord.ui.LayoutView:
        return privacy_layout(interaction.client.keep_finished_days, words_for(interaction))

    await show(interaction, drawn())


@handles(Verb.MY_DATA)
async def show_data(pressed: Pressed) -> None:
    """Send everything that is stored of whoever pressed, in a message that nobody else sees."""
    interaction: Interaction = pressed.interaction
    spend(interaction, Cost.PERSON)
    answer, words, bot = Answer(interaction), words_for(interaction), interaction.client
    gathered: list[bytes] = []

    async def drawn() -> discord.ui.LayoutView:
        gathered.append(await everything_about(bot.database, interaction.user.id, bot.now()))
        return my_data_layout(_name(gathered[0]), words, packed=len(gathered[0]) > LARGEST)

    if (view := await draw(answer, drawn())) is not None:
        await answer.private(view, await asyncio.to_thread(_file, gathered[0]))


@handles(Verb.FORGET_ME)
async def ask(pressed: Pressed) -> None:
    """Ask before anything is erased, saying what becomes of the tables in play."""
    interaction: Interaction = pressed.interaction
    answer = Answer(interaction)

    async def drawn() -> discord.ui.LayoutView:
        seats = await interaction.client.database.tables.seated(interaction.user.id)
        return forget_me_layout(len(seats), words_for(interaction))

    if (view := await draw(answer, drawn())) is not None:
        await answer.in_place(view)


@handles(Verb.FORGET_ME_SURELY)
async def forget(pressed: Pressed) -> None:
    """Erase everything of whoever pressed."""
    interaction: Interaction = pressed.interaction
    spend(interaction, Cost.PERSON)
    answer, bot = Answer(interaction), interaction.client

    async def drawn() -> discord.ui.LayoutView:
        given_up = await erase(bot.tables, bot.database, interaction.user.id)
        return notice_layout(words_for(interaction)("forgotten", count=given_up))

    if (view := await draw(answer, drawn())) is not None:
        await answer.in_place(view)


def _name(data: bytes) -> str:
    return f"{FILE}.gz" if len(data) > LARGEST else FILE


def _file(data: bytes) -> discord.File:
    packed = gzip.compress(data) if len(data) > LARGEST else data
    return discord.File(BytesIO(packed), _name(data))
