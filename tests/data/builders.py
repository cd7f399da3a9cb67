"""Small tables, steps and results, so that a test names only what it is about."""

from dataclasses import replace
from typing import Any

from data import Database, LoggedAction, NewTable, Result, Save, SeatRow, StoredTable

GUILD = 11
CHANNEL = 22
NOW = 1_780_000_000.0
ANN, BEN, CID = 901, 902, 903


def new_table(**changes: Any) -> NewTable:
    """Describe a game of Ann and Ben."""
    table = NewTable(
        guild_id=GUILD,
        channel_id=CHANNEL,
        kind="game",
        body='{"top":"R5"}',
        format=1,
        engine_version="1.0.0",
        at=NOW,
        due=NOW + 60,
        seats=(SeatRow(0, "Ann", ANN), SeatRow(1, "Ben", BEN)),
    )
    return replace(table, **changes)


def step(table: StoredTable, press: int | None = None, **changes: Any) -> Save:
    """Describe the next step of a table, logged with the interaction `press`."""
    save = Save(
        table_id=table.table_id,
        revision=table.revision,
        kind=table.kind,
        status=table.status,
        body='{"top":"G7"}',
        format=table.format,
        engine_version=table.engine_version,
        at=NOW + 5,
        due=NOW + 90,
        action=LoggedAction(body='{"play":"G7"}', seat=0, interaction_id=press),
    )
    return replace(save, **changes)


def result(user_id: int, **changes: Any) -> Result:
    """Describe a lost match of two."""
    lost = Result(
        user_id=user_id, place=2, seats=2, beaten=0, won=False, points=0, scoring="official", rounds=1
    )
    return replace(lost, **changes)


def won(user_id: int, **changes: Any) -> Result:
    """Describe a won match of two."""
    return result(user_id, **{"place": 1, "beaten": 1, "won": True, "points": 40} | changes)


async def finish(database: Database, *results: Result, at: float = NOW, guild_id: int = GUILD) -> int:
    """Store a match that ended with these results and return its table's id."""
    table = await database.tables.create(new_table(guild_id=guild_id, at=at))
    await database.tables.save(step(table, status="finished", at=at, due=None, results=results))
    return table.table_id
