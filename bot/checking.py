"""Check a database: that it is sound, and that every live table is what its log says."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from bot.table.record import Record, read
from bot.table.refusals import BrokenTable, NewerFormat
from bot.table.replaying import ENGINE_VERSION, Diverged, replay, same
from data import Checkpoint, Database, StoredTable

_TRIES = 5
"""How often a table is looked at that is played at this very moment."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found of one table, or of the database as a whole, in words; `sound` is False for trouble."""

    sound: bool
    text: str


async def check(database: Database) -> AsyncIterator[Finding]:
    """Look through a database of this version, while the bot may run; raises StorageError."""
    for flaw in await database.upkeep.flaws():
        yield Finding(False, f"database: {flaw}")
    for table_id in await database.tables.live():
        found = await _look_at(database, table_id)
        if found is not None:
            yield found


async def _look_at(database: Database, table_id: int) -> Finding | None:
    """Give what was found of a table; None where it is gone or over by now."""
    for _ in range(_TRIES):
        stored = await database.tables.load(table_id)
        if stored is None or stored.status not in ("open", "suspended"):
            return None
        checkpoint = await database.tables.checkpoint(table_id)
        if checkpoint is None or checkpoint.revision <= stored.revision:
            sound, text = await _compare(database, stored, checkpoint)
            return Finding(sound, f"table {table_id} (server {stored.guild_id}): {text}")
    return Finding(True, f"table {table_id}: busy, not looked at")


async def _compare(
    database: Database, stored: StoredTable, checkpoint: Checkpoint | None
) -> tuple[bool, str]:
    try:
        record = read(stored)
    except NewerFormat:
        return True, "written by a newer version of the program, left alone"
    except BrokenTable as broken:
        return False, f"cannot be read ({type(broken.__cause__).__name__})"
    if (record.kind, record.status, record.due) != (stored.kind, stored.status, stored.due):
        return False, "its row says something else than what is stored of it"
    if record.game is None:
        return True, "a lobby, which reads well"
    if stored.engine_version != ENGINE_VERSION:
        return (
            True,
            f"reads well; engine {stored.engine_version} saved it last, so it is not replayed by this",
        )
    if checkpoint is None:
        return False, "has no checkpoint to replay its log from"
    return await _replayed(database, stored, record, checkpoint)


async def _replayed(
    database: Database, stored: StoredTable, record: Record, checkpoint: Checkpoint
) -> tuple[bool, str]:
    log = await database.tables.log(stored.table_id, checkpoint.revision)
    # What was done since the table was read leads further.
    entries = [entry for entry in log if entry.revision <= stored.revision]
    if {checkpoint.engine_version, *(entry.engine_version for entry in entries)} != {ENGINE_VERSION}:
        return False, "its checkpoint and its log are of several engines"
    try:
        replayed = replay(checkpoint, entries)
    except Diverged as diverged:
        return False, str(diverged)
    since = f"{len(entries)} entries of its log since revision {checkpoint.revision}"
    if record.game is None or not same(record.game, replayed):
        return False, f"{since} do not lead to what is stored"
    return True, f"{since} lead to what is stored"
