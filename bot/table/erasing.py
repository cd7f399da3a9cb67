"""Erase a person: out of every table, live or over, in all servers, and out of what came of the matches."""

from contextlib import suppress

import structlog

from bot.table.forgetting import scrubbed
from bot.table.refusals import Declined, TableReason, TableUnavailable
from bot.table.tables import Tables
from data import LIVE, Database, RevisionConflict, StorageBusy

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)

_TRIES = 5
_BUSY = "A table is being saved by somebody else all the time. Please try again in a moment."


async def erase(tables: Tables, database: Database, user_id: int) -> int:
    """Erase what is stored of a person, and count the live tables where a seat was given up.

    Raises StorageError; what was done until then stays done, and a second call does the rest.
    """
    given_up = 0
    for table_id in await database.tables.seated(user_id):
        given_up += await _take_out(tables, table_id, user_id)
    for table_id in await database.people.tables_naming(user_id):
        await _scrub(tables, database, table_id, user_id)
    await database.people.forget(user_id)
    tables.forgotten(user_id)
    return given_up


async def _take_out(tables: Tables, table_id: int, user_id: int) -> bool:
    """Take a person out of a live table, and tell whether a seat was given up."""
    ours = tables.looks_after(table_id)
    try:
        for _ in range(_TRIES):
            table = await tables.get(table_id)
            seated = table.scene.seat_of(user_id) is not None
            outcome = await table.forget(user_id)
            if outcome.refusal is None:
                return seated
            if outcome.refusal == Declined(TableReason.FROZEN):
                break
    except TableUnavailable:
        # It cannot be read, and nobody plays there; its seats are blanked where they are stored.
        log.warning("table_not_read", table=table_id)
        return False
    finally:
        if not ours:
            # Another process wakes it.
            tables.let_go(table_id)
    raise StorageBusy(_BUSY)


async def _scrub(tables: Tables, database: Database, table_id: int, user_id: int) -> None:
    """Take a person's id out of what a table keeps beside its seats: whom its lobby had invited."""
    for _ in range(_TRIES):
        stored = await database.tables.load(table_id)
        if stored is None:
            return
        if stored.status in LIVE:
            await _take_out(tables, table_id, user_id)
            return
        try:
            step = scrubbed(stored, user_id)
        except TableUnavailable:
            log.warning("table_not_read", table=table_id)
            return
        with suppress(RevisionConflict):
            await database.tables.save(step)
            return
    raise StorageBusy(_BUSY)
