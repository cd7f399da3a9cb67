"""Keep which channels are to be silent, so that every message of every server costs one look-up."""

from bot.table.scene import Scene


class Silences:
    """The channels and threads in which a card asks everybody at the table to be silent.

    A channel stays here while its table is out of memory. Rule: silence-twos, silence-black.
    """

    def __init__(self) -> None:
        self._tables: dict[int, int] = {}

    def table_in(self, channel_id: int) -> int | None:
        """Give the table that is to be silent in a channel."""
        return self._tables.get(channel_id)

    def follow(self, scene: Scene) -> None:
        """Take note of a table as it is now."""
        if scene.silent and scene.closed is None:
            self._tables[scene.channel_id] = scene.table_id
        elif self._tables.get(scene.channel_id) == scene.table_id:
            del self._tables[scene.channel_id]
