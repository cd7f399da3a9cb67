"""Say what the whole bot tells of itself: tables what they do, and the ways to Discord what passes them."""

import aiohttp

from bot.table.watcher import Watcher
from bot.ui.showing import Edit


class Watch(Watcher):
    """Takes note of nothing, and so costs nothing; `Metrics` counts."""

    def trace(self) -> aiohttp.TraceConfig | None:
        """Give what follows every request to Discord."""
        return None

    def came(self, kind: str) -> None:
        """Take note that a press or a command has come, in the task that answers it."""

    def ended(self, what: str, how: str) -> None:
        """Take note how the handling of it ended, and what it was: a verb, or the name of a command."""

    def edited(self, edit: Edit) -> None:
        """Take note of what became of an edit of a message."""
