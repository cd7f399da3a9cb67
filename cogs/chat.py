"""The chat around a table: it pushes the table out of sight, and it breaks a silence."""

from __future__ import annotations

import discord
import structlog
from discord.ext import commands

from bot.table.refusals import TableUnavailable
from cogs import Bot
from data import StorageError

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)

SPOKEN = frozenset({discord.MessageType.default, discord.MessageType.reply})
"""What somebody writes; everything else is Discord's own, such as that a thread was opened."""


async def setup(bot: Bot) -> None:
    """Listen for messages."""
    await bot.add_cog(Chat(bot))


class Chat(commands.Cog):
    """Notices that something was written at a table; nothing of it is read."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Take note of a message."""
        if message.flags.ephemeral:
            return
        self._bot.presenter.chatted(message.channel.id, message.id)
        by_person = not message.author.bot and message.webhook_id is None and message.type in SPOKEN
        if by_person and message.guild is not None:
            await self._overhear(message.guild.id, message.channel.id, message.author.id)

    async def _overhear(self, guild_id: int, channel_id: int, user_id: int) -> None:
        """Have whoever breaks a silence pay. Rule: silence-twos, silence-black."""
        try:
            await self._bot.tables.overhear(guild_id, channel_id, user_id)
        except (TableUnavailable, StorageError) as error:
            log.info("silence_not_kept", channel=channel_id, reason=str(error))
