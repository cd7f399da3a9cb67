"""Measure what a save costs, beside the same two statements in plain sqlite3 on one thread.

Run `python -m tests.bench saving`. The bars: at most three times plain sqlite3 at the median, 1.5 ms on
PostgreSQL, and no save over 50 ms with eight tables saving at once, or with 300 saves a second from many.
That last one is an open loop: a save counts from when it was due. PostgreSQL is measured where
TEST_POSTGRES_URL names one.
"""

import asyncio
import os
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from data import Database, LoggedAction, NewTable, Save, SeatRow, StoredTable
from tests.support.postgres import fresh_database

from .figures import Figures

SAVES = 400
ROUNDS = 5
TABLES = 8
"""Tables that save again and again at the same time."""
MANY, RATE, SECONDS = 60, 300, 5
"""Tables that save on a schedule, so many saves a second in all, for so long."""
SNAPSHOT = '{"cards":"' + "R5 G+2 BS YR W W4 " * 155 + '"}'
ACTION = '{"type":"play","seat":1,"cards":["R5"],"choices":{}}'
AT = 1_780_000_000.0

Report = list[tuple[str, str]]


async def run() -> Figures:
    """Give every figure of saving."""
    return Figures("Saving: what a press waits for", ("what", "figure"), tuple(await measure()))


async def measure() -> Report:
    """Measure both sides in turns, so that a busy machine is busy for both."""
    raw: list[float] = []
    ours: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        plain = plain_database(Path(folder) / "plain.db")
        database = await Database.connect(f"sqlite+aiosqlite:///{Path(folder) / 'ours.db'}")
        await database.migrate()
        tables = [await database.tables.create(new_table(channel)) for channel in range(TABLES)]
        for turn in range(ROUNDS):
            raw += save_plainly(plain, turn * SAVES)
            ours += await save_in_turn(database, tables[0], turn * SAVES)
        crowd = await save_at_once(database, tables[1:] + tables[:1], {tables[0].table_id: ROUNDS * SAVES})
        steady = await save_on_schedule(database)
        plain.close()
        await database.close()
    ratio = statistics.median(ours) / statistics.median(raw)
    return [
        ("snapshot and log row", f"{len(SNAPSHOT)} and {len(ACTION)} bytes, WAL, synchronous=FULL"),
        ("plain sqlite3, one thread", told(raw)),
        ("TableStore.save, SQLite", f"{told(ours)} · {ratio:.2f} times plain (bar: 3)"),
        (f"{TABLES} tables at once, SQLite", f"{told(crowd)} (bar: max 50 ms)"),
        (f"{RATE} saves/s of {MANY} tables, SQLite", f"{told(steady)} (bar: max 50 ms)"),
        *await bench_postgres(),
    ]


async def bench_postgres() -> Report:
    """Measure the same on PostgreSQL, in a database of its own."""
    server = os.environ.get("TEST_POSTGRES_URL")
    if not server:
        return [("PostgreSQL", "skipped: TEST_POSTGRES_URL names none")]
    async with fresh_database(server) as url:
        database = await Database.connect(url)
        await database.migrate()
        tables = [await database.tables.create(new_table(channel)) for channel in range(TABLES)]
        alone = await save_in_turn(database, tables[0], 0)
        crowd = await save_at_once(database, tables, {tables[0].table_id: SAVES})
        steady = await save_on_schedule(database)
        await database.close()
    return [
        ("TableStore.save, PostgreSQL", f"{told(alone)} (bar: median 1.5 ms)"),
        (f"{TABLES} tables at once, PostgreSQL", told(crowd)),
        (f"{RATE} saves/s of {MANY} tables, PostgreSQL", f"{told(steady)} (bar: max 50 ms)"),
    ]


def plain_database(path: Path) -> sqlite3.Connection:
    """Make the two tables that a save writes to, with the indexes that it must keep."""
    connection = sqlite3.connect(path)
    connection.executescript(
        """
        PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;
        CREATE TABLE tables (id INTEGER PRIMARY KEY, guild_id BIGINT, channel_id BIGINT, message_id BIGINT,
            kind TEXT, status TEXT, body TEXT, format INTEGER, engine_version TEXT, revision INTEGER,
            due DOUBLE, updated_at DOUBLE);
        CREATE INDEX due ON tables (due) WHERE status = 'open';
        CREATE UNIQUE INDEX live ON tables (guild_id, channel_id) WHERE status IN ('open', 'suspended');
        CREATE TABLE actions (id INTEGER PRIMARY KEY, table_id INTEGER REFERENCES tables (id),
            revision INTEGER, interaction_id BIGINT UNIQUE, seat INTEGER, body TEXT, engine_version TEXT,
            at DOUBLE);
        CREATE INDEX log ON actions (table_id, revision);
        INSERT INTO tables (id, guild_id, channel_id, status, revision) VALUES (1, 1, 1, 'open', 0);
        """
    )
    connection.commit()
    return connection


def save_plainly(connection: sqlite3.Connection, revision: int) -> list[float]:
    """Save again and again with sqlite3 itself."""
    times: list[float] = []
    for old in range(revision, revision + SAVES):
        start = time.perf_counter()
        connection.execute(
            "UPDATE tables SET kind = ?, status = ?, body = ?, format = ?, engine_version = ?, revision = ?, "
            "due = ?, updated_at = ? WHERE id = ? AND revision = ?",
            ("game", "open", SNAPSHOT, 1, "1.0.0", old + 1, AT + old, AT, 1, old),
        )
        connection.execute(
            "INSERT INTO actions (table_id, revision, interaction_id, seat, body, engine_version, at) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)",
            (1, old + 1, press_id(1, old), 1, ACTION, "1.0.0", AT),
        )
        connection.commit()
        times.append(time.perf_counter() - start)
    return times


async def save_in_turn(database: Database, table: StoredTable, revision: int) -> list[float]:
    """Save one table again and again."""
    return [
        await timed(lambda old=old: database.tables.save(step(table.table_id, old)))
        for old in range(revision, revision + SAVES)
    ]


async def save_at_once(
    database: Database, tables: list[StoredTable], revisions: dict[int, int]
) -> list[float]:
    """Save every table again and again, all of them at the same time."""
    starts = [(table, revisions.get(table.table_id, 0)) for table in tables]
    times = await asyncio.gather(*(save_in_turn(database, table, start) for table, start in starts))
    return [each for of_table in times for each in of_table]


async def save_on_schedule(database: Database) -> list[float]:
    """Save many tables in turn, each when its time has come; give what a save took from then on."""
    tables = [await database.tables.create(new_table(TABLES + channel)) for channel in range(MANY)]
    begin = time.perf_counter() + 0.1

    async def save_when_due(place: int, table: StoredTable) -> list[float]:
        times: list[float] = []
        for old in range(RATE * SECONDS // MANY):
            due = begin + (old * MANY + place) / RATE
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await database.tables.save(step(table.table_id, old))
            times.append(time.perf_counter() - due)
        return times

    by_table = await asyncio.gather(*(save_when_due(place, table) for place, table in enumerate(tables)))
    return [each for times in by_table for each in times]


async def timed(save: Callable[[], Awaitable[int]]) -> float:
    """Return how long a save took, in seconds."""
    start = time.perf_counter()
    await save()
    return time.perf_counter() - start


def new_table(channel_id: int) -> NewTable:
    """Describe a game of four."""
    seats = tuple(SeatRow(seat, f"Player {seat}", 900 + seat) for seat in range(4))
    return NewTable(1, channel_id, "game", SNAPSHOT, 1, "1.0.0", AT, due=AT, seats=seats)


def step(table_id: int, old: int) -> Save:
    """Describe a press on a table at revision `old`."""
    action = LoggedAction(ACTION, seat=1, interaction_id=press_id(table_id, old))
    return Save(table_id, old, "game", "open", SNAPSHOT, 1, "1.0.0", AT, due=AT + old, action=action)


def press_id(table_id: int, revision: int) -> int:
    """Return an id as long as Discord's and, like those, rising with time."""
    return 1_420_000_000_000_000_000 + revision * 1_000 + table_id


def told(times: list[float]) -> str:
    """Say the median, the 99th percentile and the worst."""
    worst = sorted(times)
    median, late = statistics.median(times), worst[int(len(worst) * 0.99)]
    return f"median {median * 1e3:.3f} ms, p99 {late * 1e3:.2f}, max {worst[-1] * 1e3:.2f} (n={len(times)})"
