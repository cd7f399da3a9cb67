"""Translate between the records and the rows of tables, seats, actions and results."""

from collections.abc import Iterable, Sequence
from typing import Any

import orjson

from data.engines import Row
from data.records import Body, LoggedAction, NewTable, Result, Save, SeatRow, StoredTable
from data.schema import seats, tables

TABLE_COLUMNS = (tables.c.id.label("table_id"), *(column for column in tables.c if column.name != "id"))
SEAT_COLUMNS = (seats.c.seat, seats.c.name, seats.c.user_id, seats.c.computer)


def table_values(new: NewTable) -> dict[str, Any]:
    """Return the values of a new table's row."""
    return {
        "guild_id": new.guild_id,
        "channel_id": new.channel_id,
        "kind": new.kind,
        "status": new.status,
        "body": new.body,
        "format": new.format,
        "engine_version": new.engine_version,
        "revision": 0,
        "due": new.due,
        "created_at": new.at,
        "updated_at": new.at,
    }


def step_values(step: Save) -> dict[str, Any]:
    """Return the values of the row that a step makes of its table."""
    return {
        "of_table": step.table_id,
        "from_revision": step.revision,
        "to_message": step.message_id,
        "revision": step.revision + 1,
        "kind": step.kind,
        "status": step.status,
        "body": str(step.body),
        "format": step.format,
        "engine_version": step.engine_version,
        "due": step.due,
        "updated_at": step.at,
    }


def action_values(step: Save, action: LoggedAction) -> dict[str, Any]:
    """Return the values of the log's row for a step's action."""
    return {
        "table_id": step.table_id,
        "revision": step.revision + 1,
        "interaction_id": action.interaction_id,
        "seat": action.seat,
        "body": str(action.body),
        "engine_version": step.engine_version,
        "at": step.at,
    }


def checkpoint_values(step: Save, body: Body) -> dict[str, Any]:
    """Return the values of the row for a step's checkpoint."""
    return {
        "table_id": step.table_id,
        "revision": step.revision + 1,
        "engine_version": step.engine_version,
        "body": str(body),
    }


def seat_values(table_id: int, seat: SeatRow) -> dict[str, Any]:
    """Return the values of a seat's row."""
    return {
        "table_id": table_id,
        "seat": seat.seat,
        "user_id": seat.user_id,
        "name": seat.name,
        "computer": seat.computer,
    }


def result_values(step: Save, result: Result) -> dict[str, Any]:
    """Return the values of a person's result in a step."""
    return {
        "of_table": step.table_id,
        "table_id": step.table_id,
        "user_id": result.user_id,
        "finished_at": step.at,
        "place": result.place,
        "seats": result.seats,
        "beaten": result.beaten,
        "won": result.won,
        "points": result.points,
        "scoring": result.scoring,
        "rounds": result.rounds,
        "with_computer": result.with_computer,
        "left_early": result.left_early,
        "counters": orjson.dumps(dict(result.counters)).decode(),
    }


def fresh_table(table_id: int, new: NewTable) -> StoredTable:
    """Return a new table as it was just stored."""
    return StoredTable(
        table_id=table_id,
        guild_id=new.guild_id,
        channel_id=new.channel_id,
        message_id=None,
        kind=new.kind,
        status=new.status,
        body=new.body,
        format=new.format,
        engine_version=new.engine_version,
        revision=0,
        due=new.due,
        created_at=new.at,
        updated_at=new.at,
        seats=_in_order(new.seats),
    )


def stored_table(rows: Sequence[Row]) -> StoredTable:
    """Build a table from its rows of TABLE_COLUMNS and SEAT_COLUMNS, one to a seat."""
    width = len(TABLE_COLUMNS)
    table = dict(zip((column.name for column in TABLE_COLUMNS), rows[0], strict=False))
    # A table without seats is one row whose seat is None.
    seated = tuple(SeatRow(*row[width:]) for row in rows if row[width] is not None)
    return StoredTable(**table, seats=seated)


def _in_order(seated: Iterable[SeatRow]) -> tuple[SeatRow, ...]:
    return tuple(sorted(seated, key=lambda row: row.seat))
