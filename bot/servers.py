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
        self._sets: dict[int, tuple[str, ...]] = {}
        self._changes = 0
        self._writing = asyncio.Lock()

    async def settings(self, guild_id: int) -> ServerSettings:
        """Give what a server has set; raises StorageError."""
        known = self._known.get(guild_id)
        if known is None:
            stored = ServerSettings.from_stored(await self._database.settings.guild(guild_id))
            known = self._known.setdefault(guild_id, stored)
        return known

    def known(self, guild_id: int) -> ServerSettings | None:
        """Give what a server has set, None before anybody has asked for it."""
        return self._known.get(guild_id)

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

    async def saved_sets(self, guild_id: int) -> tuple[str, ...]:
        """Name the rule sets that a server has saved; raises StorageError."""
        known, changes = self._sets.get(guild_id), self._changes
        if known is None:
            known = tuple(saved.name for saved in await self._database.presets.all(guild_id))
            # What was read while somebody saved another one may be older than that.
            if changes == self._changes:
                self._sets[guild_id] = known
        return known

    def sets_changed(self, guild_id: int) -> None:
        """Have the names of a server's rule sets read anew."""
        self._changes += 1
        self._sets.pop(guild_id, None)

    def forget(self, guild_id: int) -> None:
        """Drop what is remembered of a server that the bot has left."""
        self._known.pop(guild_id, None)
        self._sets.pop(guild_id, None)
