"""Say what a table asks of whoever shows it."""

from collections.abc import Mapping
from typing import Protocol

from bot.engine import Event
from bot.table.news import News
from bot.table.scene import Scene


class Presenter(Protocol):
    """Shows tables. Every call returns at once and never raises; it comes only after the commit."""

    def changed(
        self,
        scene: Scene,
        events: tuple[Event | News, ...],
        hands: Mapping[int, tuple[Event | News, ...]],
    ) -> None:
        """Show the table anew. The events are as a spectator may read them.

        `hands` are the seats whose private hand is worth a push, each with the events as that seat alone may
        read them: their cards changed, or they must decide next; not the seat that pressed, which gets its
        answer, save at the end of a match.
        """
        ...

    def remind(self, scene: Scene, seat: int) -> None:
        """Tell a seat once that the table waits for it; taken back when the turn has moved on."""
        ...

    def closed(self, scene: Scene) -> None:
        """Show that no button of this table does anything any more."""
        ...

    def forget(self, table_id: int) -> None:
        """Drop what is kept in memory of a table that has left it."""
        ...
