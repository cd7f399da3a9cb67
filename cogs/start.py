"""A new table: /uno start, and the button for a rematch."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands

from bot.ui.press import Pressed, Verb, handles
from cogs import Bot, Interaction
from cogs._opening import Opening, Wish
from cogs._rule_sets import suggest
from cogs._visits import Visit


async def setup(bot: Bot) -> None:
    """Add the command."""
    bot.uno.command(name="start", description="Open a table and wait for players")(start)


@app_commands.describe(
    preset="The rules; the server's own choice if you choose none",
    seats="How many may play, 2 to 10",
    where="In this channel, or in a thread of its own",
    guest1="Only the guests you name may join",
    guest2="One more guest",
    guest3="One more guest",
    guest4="One more guest",
    guest5="One more guest",
    guest6="One more guest",
    guest7="One more guest",
    guest8="One more guest",
    guest9="One more guest",
)
@app_commands.autocomplete(preset=suggest)
@app_commands.checks.cooldown(3, 60.0, key=lambda interaction: (interaction.guild_id, interaction.user.id))
async def start(
    interaction: Interaction,
    preset: str | None = None,
    seats: app_commands.Range[int, 2, 10] = 10,
    where: Literal["here", "thread"] = "here",
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
    named = (guest1, guest2, guest3, guest4, guest5, guest6, guest7, guest8, guest9)
    guests = frozenset(guest.id for guest in named if guest is not None)
    async with Visit(interaction) as visit:
        await Opening(visit).open(Wish(preset, seats, guests, in_thread=where == "thread"))


@handles(Verb.REMATCH)
async def rematch(press: Pressed) -> None:
    """Open a lobby by the same rules, where a match has ended."""
    async with Visit(press.interaction) as visit:
        await Opening(visit).open_again(press.table_id)
