"""Slash commands, and the handlers that turn a press into an action at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pkgutil import iter_modules
from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

if TYPE_CHECKING:
    from bot.servers import Servers
    from bot.table.tables import Tables
    from bot.ui.cooldowns import Cooldowns
    from bot.ui.emojis import Emojis
    from bot.ui.pictures.studio import Studio
    from bot.ui.presenter import DiscordPresenter
    from data.database import Database


class Bot(commands.AutoShardedBot):
    """What a cog may lean on; bot.app makes the real one.

    A cog is a module of this package with `async def setup(bot: Bot)`. Several share a group of slash
    commands, `bot.uno`, `bot.card` or `bot.admin`: they add theirs with `bot.uno.command(...)`. For
    `keep_finished_days` days games that are over are kept, 0 being for ever.
    """

    now: Callable[[], float]
    keep_finished_days: int
    database: Database
    tables: Tables
    presenter: DiscordPresenter
    art: Emojis
    studio: Studio
    servers: Servers
    cooldowns: Cooldowns
    uno: app_commands.Group
    card: app_commands.Group
    admin: app_commands.Group


Interaction: TypeAlias = discord.Interaction[Bot]
"""A press or a command that has arrived; its client is our bot."""


def names() -> Iterator[str]:
    """Name the cogs there are, as modules."""
    for module in iter_modules(__path__, f"{__name__}."):
        if not module.name.rpartition(".")[2].startswith("_"):
            yield module.name
