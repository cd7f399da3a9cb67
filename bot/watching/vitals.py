"""Vitals: what a bot needs to play, looked at from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.config import Settings, SettingsError
from bot.watching.health import Health
from bot.watching.metrics import Metrics
from data import StorageError

if TYPE_CHECKING:
    from cogs import Bot


class Vitals:
    """Looks after one bot; what it opens later is missing until then."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def health(self, metrics: Metrics, settings: Settings) -> Health:
        """Open the page for the host's monitoring; raises SettingsError where nobody can listen."""
        host, port = settings.health_host, settings.health_port or 0
        health = Health(metrics, self.alive, {"gateway": self.gateway, "database": self.database})
        try:
            return await health.open(host, port)
        except OSError as error:
            raise SettingsError(
                f"HEALTH_PORT is {port}, where nobody can listen at {host} ({error.strerror}); "
                "it may be another one, or 0 for any free one."
            ) from error

    def follow(self, metrics: Metrics) -> None:
        """Add the figures that need no counting, once there are tables."""
        bot = self._bot
        metrics.follow("uno_tables_loaded", "Tables in memory", lambda: len(bot.tables.in_memory))
        metrics.follow("uno_tables_awaited", "Tables with a clock", lambda: bot.tables.scheduler.armed)
        metrics.follow("uno_shards", "Shards of this process", lambda: len(bot.shards))
        metrics.follow(
            "uno_shards_connected",
            "Those that Discord reaches",
            lambda: len(bot.shards) - len(self._cut_off()),
        )

    def alive(self) -> bool:
        """Tell whether the bot still wants to play."""
        return not self._bot.is_closed()

    async def gateway(self) -> str | None:
        """Say what keeps presses from reaching the bot."""
        if not self._bot.is_ready():
            return "not connected yet"
        cut_off = self._cut_off()
        return f"not connected: shard {', '.join(map(str, cut_off))}" if cut_off else None

    async def database(self) -> str | None:
        """Say what keeps the bot from saving."""
        if not hasattr(self._bot, "database"):
            return "not opened yet"
        try:
            await self._bot.database.ping()
        except StorageError as error:
            return error.message
        return None

    def _cut_off(self) -> list[int]:
        return sorted(shard.id for shard in self._bot.shards.values() if shard.is_closed())
