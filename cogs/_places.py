"""Places: where a table may stand, in the channel of a command or in a thread that is made there."""

from __future__ import annotations

import discord

from bot.table.settings import ServerSettings
from bot.ui.words import Words
from cogs import Interaction

ARCHIVED_AFTER = 1440
"""Minutes of silence after which Discord archives a table's thread."""

HERE_NEEDED = ("view_channel", "send_messages")
THREAD_NEEDED = ("view_channel", "send_messages_in_threads")


def allowed_here(interaction: Interaction, settings: ServerSettings) -> bool:
    """Tell whether the server wants tables in the channel of a command; a thread counts as its channel."""
    places = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    return not settings.channels or bool(places & set(settings.channels))


def missing_here(interaction: Interaction) -> list[str]:
    """Name the permissions that the bot would need to play where a command was sent."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    return _missing(interaction, THREAD_NEEDED if in_thread else HERE_NEEDED)


async def make_thread(interaction: Interaction, settings: ServerSettings) -> int | None:
    """Make a thread for a table, and give its id; None where that is not possible."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        return None
    if _missing(interaction, (*THREAD_NEEDED, "create_public_threads")):
        return None
    words = Words.of(settings.language)
    name = words("thread-name", name=words.plain_name(interaction.user.display_name))
    try:
        made = await channel.create_thread(
            name=name, type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVED_AFTER
        )
    except discord.HTTPException:
        return None
    return made.id


def _missing(interaction: Interaction, needed: tuple[str, ...]) -> list[str]:
    return [name for name in needed if not getattr(interaction.app_permissions, name)]
