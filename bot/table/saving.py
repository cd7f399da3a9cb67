"""Turn a step of a table into what the storage writes in one transaction."""

import orjson

from bot import __version__
from bot.table.draft import Draft
from bot.table.record import FORMAT, Record, seat_rows, write
from data import LoggedAction, NewTable, Save, StoredTable

ENGINE_VERSION = __version__
"""What is written beside every action, so that a log can be replayed by the engine that made it."""


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


def step_of(table_id: int, revision: int, before: Record, draft: Draft, action: LoggedAction | None) -> Save:
    """Describe a step from `before` to a draft's record."""
    after = draft.record
    return Save(
        table_id=table_id,
        revision=revision,
        kind=after.kind,
        status=after.status,
        body=write(after),
        format=FORMAT,
        engine_version=ENGINE_VERSION,
        at=draft.now,
        due=after.due,
        action=action,
        seats=None if after.people == before.people else seat_rows(after.people),
        results=draft.results,
    )


def log_entry(draft: Draft, seat: int | None, interaction_id: int | None) -> LoggedAction | None:
    """Describe what the log keeps of a step; a step in which nothing was done leaves no trace there."""
    if not draft.did and interaction_id is None:
        return None
    return LoggedAction(orjson.dumps(draft.did).decode(), seat, interaction_id)


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
