"""Tokens: what is kept of a press, so that its answer can be edited for a while.

Discord honours the token of an interaction for 15 minutes. A handle is four small values; the interaction
itself, which weighs 15 KB with a hand's buttons, is never kept.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.table.scene import Scene

from .reading import language_of

LIFE = 14 * 60.0
"""Seconds for which a token is used: Discord's 15 minutes, less a margin for clocks that differ."""


@dataclass(frozen=True, slots=True)
class Handle:
    """A way to edit one message, or to post after it, until the token dies at `until` (unix seconds).

    `message_id` of None means the interaction's first answer; `shown` is that message's id where it is known.
    """

    application_id: int
    token: str
    channel_id: int
    until: float
    locale: str
    message_id: int | None = None
    shown: int | None = None

    def to(self, message_id: int | None) -> Handle:
        """Give the handle to another message of the same interaction."""
        return replace(self, message_id=message_id, shown=message_id)


def handle_of(interaction: discord.Interaction[Any], shown: int | None = None) -> Handle:
    """Keep what is needed of an interaction to edit its first answer, the message `shown`."""
    return Handle(
        application_id=interaction.application_id,
        token=interaction.token,
        channel_id=interaction.channel_id or 0,
        until=interaction.created_at.timestamp() + LIFE,
        locale=language_of(interaction),
        shown=shown,
    )


class HandTokens:
    """The newest private message of everybody at a table, by table and user id."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._tables: dict[int, dict[int, Handle]] = {}
        self._expected: set[tuple[int, int]] = set()

    def expect(self, table_id: int, user_id: int) -> None:
        """Take somebody's hand for open: it is being sent."""
        self._expected.add((table_id, user_id))

    def settle(self, table_id: int, user_id: int, handle: Handle | None) -> bool:
        """Remember somebody's newest private message, None if it was not sent; tell whether that is news."""
        believed = self._believed(table_id, user_id)
        self._expected.discard((table_id, user_id))
        if handle is not None:
            self._tables.setdefault(table_id, {})[user_id] = handle
        return believed != self._believed(table_id, user_id)

    def _believed(self, table_id: int, user_id: int) -> bool:
        return (table_id, user_id) in self._expected or self.alive(table_id, user_id) is not None

    def alive(self, table_id: int, user_id: int) -> Handle | None:
        """Give somebody's newest private message while it can still be edited."""
        handle = self._tables.get(table_id, {}).get(user_id)
        return handle if handle and handle.until > self._now() else None

    def outdated_by(self, table_id: int, user_id: int, handle: Handle | None) -> Handle | None:
        """Give the older private message that somebody needs no more once another one is shown."""
        older = self.alive(table_id, user_id)
        if older is None or handle is None or None in (older.shown, handle.shown):
            return None
        return older if older.shown != handle.shown else None

    def drop(self, table_id: int, user_id: int, handle: Handle) -> None:
        """Forget a message that cannot be edited any more, unless a newer one has taken its place."""
        hands = self._tables.get(table_id, {})
        if hands.get(user_id) is handle:
            del hands[user_id]

    def forget(self, table_id: int) -> None:
        """Forget everybody at a table."""
        self._tables.pop(table_id, None)

    def unopened(self, scene: Scene) -> frozenset[int]:
        """Name the seats of a game whose people have no hand open that could be kept up to date."""
        if scene.match is None:
            return frozenset()
        return frozenset(
            seat
            for seat, person in enumerate(scene.people)
            if person.user_id is not None and not self._believed(scene.table_id, person.user_id)
        )
