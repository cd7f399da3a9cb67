"""The chat around a table, which pushes its message out of sight."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs import Bot


async def setup(bot: Bot) -> None:
    """Listen for messages."""
    await bot.add_cog(Chat(bot))


class Chat(commands.Cog):
    """Counts what is written after a table's message; nothing of it is read."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Take note of a message."""
        if not message.flags.ephemeral:
            self._bot.presenter.chatted(message.channel.id, message.id)
