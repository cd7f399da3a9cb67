"""Turn a step of a table into what the storage writes in one transaction."""

from dataclasses import dataclass
from typing import Any

import orjson

from bot.engine import dump_action
from bot.table.actions import Asked, LobbyAction, TableAction
from bot.table.draft import Draft
from bot.table.record import FORMAT, Record, seat_rows, write
from bot.table.replaying import ENGINE_VERSION, Beginning
from data import LoggedAction, NewTable, Save, StoredTable


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A record on its way to the storage, which has it written as JSON when its turn has come."""

    record: Record

    def __str__(self) -> str:
        return write(self.record)


@dataclass(frozen=True, slots=True)
class Deeds:
    """What was done in a step, on its way to the log; names and ids of people stay out of it."""

    actions: tuple[Asked, ...]

    def __str__(self) -> str:
        return orjson.dumps([_logged(action) for action in self.actions]).decode()


def new_table(guild_id: int, channel_id: int, record: Record, now: float) -> NewTable:
    """Describe a table that is not stored yet."""
    return NewTable(
        guild_id=guild_id,
        channel_id=channel_id,
        kind=record.kind,
        body=write(record),
        format=FORMAT,
        engine_version=ENGINE_VERSION,
        at=now,
        due=record.due,
        seats=seat_rows(record.people),
    )


def step_of(
    table_id: int,
    revision: int,
    before: Record,
    draft: Draft,
    action: LoggedAction | None,
    *,
    taken_over: bool = False,
) -> Save:
    """Describe a step from `before`, which another version of the engine has saved if `taken_over`."""
    after = draft.record
    anew = before.game is None or taken_over
    return Save(
        table_id=table_id,
        revision=revision,
        kind=after.kind,
        status=after.status,
        body=Snapshot(after),
        format=FORMAT,
        engine_version=ENGINE_VERSION,
        at=draft.now,
        due=after.due,
        action=action,
        seats=None if after.people == before.people else seat_rows(after.people),
        results=draft.results,
        checkpoint=Beginning(after.game) if after.game is not None and anew else None,
    )


def log_entry(draft: Draft, seat: int | None, interaction_id: int | None) -> LoggedAction | None:
    """Describe what the log keeps of a step; a step in which nothing was done leaves no trace there."""
    if not draft.did and interaction_id is None:
        return None
    return LoggedAction(Deeds(tuple(draft.did)), seat, interaction_id)


def closing_of(stored: StoredTable, now: float) -> Save:
    """Describe the end of a table that cannot be read; what is stored of it stays."""
    return Save(
        table_id=stored.table_id,
        revision=stored.revision,
        kind=stored.kind,
        status="closed",
        body=stored.body,
        format=stored.format,
        engine_version=stored.engine_version,
        at=now,
    )


def _logged(action: Asked) -> dict[str, Any]:
    if not isinstance(action, LobbyAction | TableAction):
        return dump_action(action)
    told = {name: getattr(action, name, None) for name in ("seat", "preset", "reason")}
    return {"is": type(action).__name__} | {name: value for name, value in told.items() if value is not None}
