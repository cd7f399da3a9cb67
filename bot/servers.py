"""What servers have set, remembered: every table asks for it, and it changes once in a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.table.settings import ServerSettings
from data.database import Database


class Servers:
    """The settings of the servers of this process."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[int, ServerSettings] = {}
        self._writing = asyncio.Lock()

    async def settings(self, guild_id: int) -> ServerSettings:
        """Give what a server has set; raises StorageError."""
        known = self._known.get(guild_id)
        if known is None:
            stored = ServerSettings.from_stored(await self._database.settings.guild(guild_id))
            known = self._known.setdefault(guild_id, stored)
        return known

    async def change(
        self, guild_id: int, change: Callable[[ServerSettings], ServerSettings]
    ) -> ServerSettings:
        """Save what `change` makes of a server's settings, and give it.

        Raises StorageError, or what `change` raises; nothing has changed then.
        """
        # Two moderators at once: the second one must not write back what the first one has just changed.
        async with self._writing:
            stored = await self._database.settings.guild(guild_id)
            changed = change(ServerSettings.from_stored(stored))
            await self._database.settings.save_guild(guild_id, stored | changed.to_stored())
            self._known[guild_id] = changed
        return changed

    def forget(self, guild_id: int) -> None:
        """Drop what is remembered of a server that the bot has left."""
        self._known.pop(guild_id, None)
