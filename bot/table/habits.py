"""Remember what people have set for themselves: a table asks for it at every turn, and it rarely changes."""

import asyncio
from collections.abc import Iterable, Mapping
from typing import Any, Literal

import structlog
from pydantic import ConfigDict

from bot.table.stored_settings import StoredSettings
from data import StorageError
from data.settings import SettingStore

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class UserSettings(StoredSettings):
    """What a person has set; it can be stricter than the rules of a table, never laxer.

    `language` is that of what only this person sees, None being that of his Discord. `auto_draw` lets the
    table draw where nothing in the hand can be played; without `hints` a hand does not tell which cards can;
    without `reminders` nobody pings him; with `confirm` a card is laid by a second press; with `pictures`
    hands and tables are offered as pictures, and records come with one. `welcome` is no wish, but tells
    whether this person was shown where to begin.

    Rule: auto-draw, feature-house-rule-onboarding.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    language: Literal["en", "pl", "ru"] | None = None
    auto_draw: bool = False
    hints: bool = True
    reminders: bool = True
    confirm: bool = False
    pictures: bool = False
    welcome: Literal["due", "given"] = "due"


NOTHING_SET = UserSettings()
_SHARED = {settings: settings for settings in (NOTHING_SET, UserSettings(welcome="given"))}
"""What most have, so that they share an object that says so."""

SWITCHES = tuple(name for name, field in UserSettings.model_fields.items() if field.annotation is bool)
"""What is either on or off."""


class Habits:
    """The settings of the people at the tables of this process."""

    def __init__(self, store: SettingStore) -> None:
        self._store = store
        self._known: dict[int, UserSettings] = {}
        self._writing = asyncio.Lock()

    def of(self, user_id: int | None) -> UserSettings:
        """Give what a person has set, as far as it was learnt."""
        return NOTHING_SET if user_id is None else self._known.get(user_id, NOTHING_SET)

    def knows(self, user_id: int) -> bool:
        """Tell whether it was learnt what a person has set."""
        return user_id in self._known

    async def learn(self, user_ids: Iterable[int | None]) -> None:
        """Read what these people have set, unless it is known; while the storage is down that is nothing."""
        for user_id in user_ids:
            if user_id is not None and user_id not in self._known:
                try:
                    await self._read(user_id)
                except StorageError as error:
                    log.warning("habits_not_read", error=error.message)

    async def settings(self, user_id: int) -> UserSettings:
        """Read what a person has set, in another process perhaps; raises StorageError."""
        return await self._read(user_id)

    async def change(self, user_id: int, **changes: bool | str | None) -> UserSettings:
        """Save changes of what a person has set, and give it whole; raises StorageError."""
        # Two presses at once: the second one must not write back what the first one has just changed.
        async with self._writing:
            stored = await self._store.user(user_id) | changes
            await self._store.save_user(user_id, stored)
            return self._note(user_id, stored)

    def forget(self, user_id: int) -> None:
        """Drop what is remembered of a person."""
        self._known.pop(user_id, None)

    async def _read(self, user_id: int) -> UserSettings:
        return self._note(user_id, await self._store.user(user_id))

    def _note(self, user_id: int, stored: Mapping[str, Any]) -> UserSettings:
        settings = UserSettings.from_stored(stored)
        self._known[user_id] = _SHARED.get(settings, settings)
        return self._known[user_id]
