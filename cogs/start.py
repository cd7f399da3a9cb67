"""A new table: /uno start, and a rematch by /uno again or its button."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.ui.cooldowns import Cost
from bot.ui.press import Pressed, handles
from bot.ui.verbs import Verb
from cogs import Bot, Interaction
from cogs._choices import PLACES
from cogs._commands import add_commands
from cogs._opening import Opening, Wish
from cogs._private import spend
from cogs._rule_sets import suggest
from cogs._visits import Visit


async def setup(bot: Bot) -> None:
    """Add the commands."""
    add_commands(bot.uno, {"start": start, "again": again})


@app_commands.autocomplete(preset=suggest)
@app_commands.choices(where=PLACES)
async def start(
    interaction: Interaction,
    preset: str | None = None,
    seats: app_commands.Range[int, 2, 10] = 10,
    where: str = "here",
    guest1: discord.User | None = None,
    guest2: discord.User | None = None,
    guest3: discord.User | None = None,
    guest4: discord.User | None = None,
    guest5: discord.User | None = None,
    guest6: discord.User | None = None,
    guest7: discord.User | None = None,
    guest8: discord.User | None = None,
    guest9: discord.User | None = None,
) -> None:
    """Open a lobby, here or in a thread."""
    spend(interaction, Cost.TABLE)
    named = (guest1, guest2, guest3, guest4, guest5, guest6, guest7, guest8, guest9)
    guests = frozenset(guest.id for guest in named if guest is not None)
    async with Visit(interaction) as visit:
        await Opening(visit).open(Wish(preset, seats, guests, in_thread=where == "thread"))


async def again(interaction: Interaction) -> None:
    """Open a lobby by the same rules, where a match has ended in this channel."""
    spend(interaction, Cost.TABLE)
    async with Visit(interaction) as visit:
        await Opening(visit).open_again_here()


@handles(Verb.REMATCH)
async def rematch(press: Pressed) -> None:
    """Open a lobby by the same rules, where a match has ended."""
    spend(press.interaction, Cost.TABLE)
    async with Visit(press.interaction) as visit:
        await Opening(visit).open_again(press.table_id)
