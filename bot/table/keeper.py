"""Keep one table's record in step with what is stored of it, whatever becomes of the storage."""

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum, auto

import structlog

from bot.table import alarms
from bot.table.draft import Draft
from bot.table.record import Record, read
from bot.table.refusals import Declined, NoSuchTable, TableUnavailable
from bot.table.replaying import ENGINE_VERSION
from bot.table.saving import log_entry, step_of
from bot.table.scene import Scene
from bot.table.telling import Place, scene_of
from data import (
    AlreadyCounted,
    LoggedAction,
    OutcomeUnknown,
    RepeatedPress,
    RevisionConflict,
    Save,
    StorageError,
    StoredTable,
)
from data.tables import TableStore

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)

_PATIENCE = (1.0, 2.0, 4.0, 8.0, 15.0, 30.0)
"""Seconds between attempts while the storage is down; the last one is repeated."""


class Fate(Enum):
    """What became of a step: only SAVED has changed anything."""

    SAVED = auto()
    REPEATED = auto()
    STALE = auto()
    FROZEN = auto()
    GONE = auto()


class Keeper:
    """The record of one table, its revision, which is the fence, and its place.

    `unsaved`: clocks were given time that the storage does not know of yet. `unavailable` says why the
    table is GONE: it was taken away, or over by a newer version of this program.
    """

    def __init__(self, store: TableStore, stored: StoredTable) -> None:
        """Take over a stored table; raises NewerFormat or BrokenTable when it cannot be read."""
        self._store = store
        self._failures = 0
        self._shown: tuple[tuple[object, ...], Scene] | None = None
        self.unavailable: Declined | None = None
        self._take(stored)

    @property
    def frozen(self) -> bool:
        """Tell whether the storage is down for this table."""
        return self._failures > 0

    @property
    def scene(self) -> Scene:
        """Show the table as it was last committed; a step asks for the same scene again and again."""
        of = (self.revision, self.frozen, self.place, self.record)
        if self._shown is None or self._shown[0] != of:
            self._shown = of, scene_of(self.place, self.record, self.revision, frozen=self.frozen)
        return self._shown[1]

    @property
    def patience(self) -> float:
        """Return the seconds until the next attempt while the table is frozen."""
        return _PATIENCE[min(self._failures, len(_PATIENCE)) - 1]

    def move(self, channel_id: int, message_id: int | None) -> None:
        """Note where the table is shown now."""
        self.place = replace(self.place, channel_id=channel_id, message_id=message_id)

    def give_time(self, now: float, left: Mapping[str, float] | None = None) -> bool:
        """Let clocks run on after an interruption, with what was left of them and the grace at least.

        Tells whether any deadline has moved.
        """
        before = self.record.alarms
        shifted = self.record if left is None else alarms.shifted(self.record, left, now)
        self.record = alarms.graced(shifted, now)
        moved = self.record.alarms != before
        self.unsaved = self.unsaved or moved
        return moved

    async def commit(self, draft: Draft, seat: int | None, press: int | None) -> Fate:
        """Save a draft and take it over; whatever fails leaves the record as it is stored."""
        step = self._step(draft, log_entry(draft, seat, press))
        try:
            revision = await self._store.save(step)
        except RepeatedPress:
            return await self.reload(Fate.REPEATED)
        except (RevisionConflict, AlreadyCounted):
            log.info("table_changed_elsewhere", table=step.table_id, revision=step.revision)
            return await self.reload(Fate.STALE)
        except OutcomeUnknown as error:
            return await self._find_out(step, draft, error)
        except StorageError as error:
            return self._fail(error)
        return self._swap(draft.record, revision)

    async def pressed_before(self, press: int | None) -> bool:
        """Tell whether an interaction is in the log already."""
        try:
            return press is not None and await self._store.find_press(press) is not None
        except StorageError:
            return False

    async def thaw(self, now: float) -> Fate:
        """See whether the storage can be written again; if so, go on with a fresh grace for every clock."""
        try:
            self._take_again(await self._load())
            draft = Draft(alarms.graced(self.record, now), now)
            revision = await self._store.save(self._step(draft, None))
        except StorageError as error:
            return self._fail(error)
        except RevisionConflict as conflict:
            return self._fail(StorageError(str(conflict)))
        except TableUnavailable as unavailable:
            return self._lose(unavailable)
        log.info("table_thawed", table=self.place.table_id, revision=revision)
        return self._swap(draft.record, revision)

    def _step(self, draft: Draft, action: LoggedAction | None) -> Save:
        taken_over = self._engine_version != ENGINE_VERSION
        return step_of(self.place.table_id, self.revision, self.record, draft, action, taken_over=taken_over)

    def _swap(self, record: Record, revision: int) -> Fate:
        self.record, self.revision, self.unsaved = record, revision, False
        self._engine_version = ENGINE_VERSION
        self._failures = 0
        return Fate.SAVED

    def _take(self, stored: StoredTable) -> None:
        self.record, self.revision, self.unsaved = read(stored), stored.revision, False
        self._engine_version = stored.engine_version
        self.place = Place(stored.table_id, stored.guild_id, stored.channel_id, stored.message_id)

    def _take_again(self, stored: StoredTable) -> None:
        """Take over what is stored; where nothing has happened, clocks keep the time that they were given."""
        given, since = self.record.alarms if self.unsaved else None, self.revision
        self._take(stored)
        if given is not None and self.revision == since:
            self.record, self.unsaved = replace(self.record, alarms=given), True

    def _fail(self, error: StorageError) -> Fate:
        if not self._failures:
            log.error(
                "table_frozen",
                table=self.place.table_id,
                revision=self.revision,
                error=error.message,
                detail=error.detail,
            )
        self._failures += 1
        return Fate.FROZEN

    def _lose(self, unavailable: TableUnavailable) -> Fate:
        self.unavailable = unavailable.declined
        return Fate.GONE

    async def _load(self) -> StoredTable:
        stored = await self._store.load(self.place.table_id)
        if stored is None:
            raise NoSuchTable(self.place.table_id)
        return stored

    async def reload(self, fate: Fate = Fate.SAVED) -> Fate:
        """Take over what is stored, since it is not known to be the same."""
        try:
            self._take_again(await self._load())
        except StorageError as error:
            return self._fail(error)
        except TableUnavailable as unavailable:
            return self._lose(unavailable)
        return fate

    async def _find_out(self, step: Save, draft: Draft, error: StorageError) -> Fate:
        """Settle whether a step was saved when its commit was not answered."""
        try:
            stored = await self._load()
        except StorageError:
            return self._fail(error)
        except TableUnavailable as unavailable:
            return self._lose(unavailable)
        if stored.revision == step.revision:
            return self._fail(error)
        if (stored.revision, stored.body) == (step.revision + 1, str(step.body)):
            return self._swap(draft.record, stored.revision)
        press = None if step.action is None else step.action.interaction_id
        return await self.reload(Fate.REPEATED if await self.pressed_before(press) else Fate.STALE)
