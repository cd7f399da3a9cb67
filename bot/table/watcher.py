"""Say what tables tell of themselves to whoever watches the bot."""

from bot.table.requests import Outcome


class Watcher:
    """Takes note of what tables do: this one of nothing. No call may raise, nor keep anybody waiting."""

    def acted(self, outcome: Outcome) -> None:
        """Take note of how a table has answered a request."""

    def rang(self, alarm: str, late: float, *, done: bool) -> None:
        """Take note of an alarm by its name, its seconds of delay, and whether anything was done at it."""

    def saved(self, seconds: float, fate: str) -> None:
        """Take note of how long a step took to be saved, and what became of it."""
