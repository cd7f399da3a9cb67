"""Hold one SQLite connection for the whole process.

A pool would make tables fight for the write lock (over 100 ms at the 99th percentile with eight of
them); one connection behind a lock makes them queue in order.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar, cast

import aiosqlite
import sqlalchemy as sa
from sqlalchemy import StaticPool
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql.dml import UpdateBase

from data.engines import Query, Row, Run, Values
from data.failures import DRIVER_ERRORS, explain, translate

T = TypeVar("T")
Prepared = tuple[str, tuple[str, ...]]

# At DEBUG aiosqlite logs what it runs, and with it every hand that is saved.
logging.getLogger("aiosqlite").setLevel(logging.INFO)

_BUSY_TIMEOUT = 1.0  # seconds
_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
_MEMORY = (None, "", ":memory:")


class HeldConnection(aiosqlite.Connection):
    """An aiosqlite connection that can run a whole transaction in one trip to its thread.

    Every await of a driver call is such a trip, and seven of them cost more than the disk does.
    """

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._thread.daemon = True

    async def open(self) -> Self:
        """Start the thread and connect; where that fails, raise once the thread has ended."""
        try:
            await self
        except sqlite3.Error:
            # aiosqlite does not wait for it, and a thread that reports to a closed loop dies loudly.
            await asyncio.to_thread(self._thread.join)
            raise
        return self

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` on the connection's thread. A cancelled caller does not stop it half-way."""
        execute = cast("Callable[..., Awaitable[T]]", self._execute)  # pyright: ignore[reportUnknownMemberType]
        return await execute(work, self._conn)


class SqliteEngine:
    """The engine of one SQLite file, or of a database in memory."""

    def __init__(self, engine: AsyncEngine, connection: AsyncConnection) -> None:
        self._engine = engine
        self._connection = connection
        self._lock = asyncio.Lock()
        self._prepared: dict[UpdateBase, Prepared] = {}
        self.dialect = engine.dialect

    @classmethod
    async def open(cls, url: sa.URL) -> "SqliteEngine":
        """Open the file, making it and its folder where they are missing."""
        engine = create_async_engine(
            url,
            poolclass=StaticPool,
            hide_parameters=True,
            connect_args={"timeout": _BUSY_TIMEOUT, "async_creator_fn": _connect},
        )
        try:
            _make_folder(url)
            connection = await engine.connect()
        except DRIVER_ERRORS as error:
            await engine.dispose()
            raise translate(error) from None
        return cls(engine, connection)

    async def rows(self, query: Query) -> Sequence[Row]:
        """Read with one query."""
        return await self.write(lambda connection: connection.execute(query).all())

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Run `work` in one transaction."""
        # A task of its own: a cancelled caller must not tear the held connection out of a statement.
        return await asyncio.shield(asyncio.ensure_future(self._write(work)))

    async def write_long(self, work: Callable[[sa.Connection], T]) -> T:
        """Run `work` in one transaction; SQLite waits for no server."""
        return await self.write(work)

    async def _write(self, work: Callable[[sa.Connection], T]) -> T:
        async with self._lock:
            committing = done = False
            try:
                outcome = await self._connection.run_sync(work)
                committing = True
                await self._connection.commit()
                done = True
                return outcome
            except DRIVER_ERRORS as error:
                raise explain(error, committing=committing) from None
            finally:
                if not done:
                    await self._roll_back()

    async def _roll_back(self) -> None:
        with suppress(*DRIVER_ERRORS):
            await self._connection.rollback()
            # After a COMMIT that failed SQLAlchemy sees no transaction, yet SQLite's may still be open,
            # and whoever comes next would commit it.
            await (await self._held()).rollback()

    async def apply(self, steps: Callable[[Run], T]) -> T:
        """Run `steps` in one transaction and one trip to the connection's thread."""
        async with self._lock:
            try:
                held = await self._held()
            except DRIVER_ERRORS as error:
                raise translate(error) from None
            return await held.run(partial(self._transact, steps))

    def _transact(self, steps: Callable[[Run], T], raw: sqlite3.Connection) -> T:
        committing = False
        try:
            outcome = steps(partial(self._run, raw))
            committing = True
            raw.commit()
            return outcome
        except DRIVER_ERRORS as error:
            raise explain(error, committing=committing) from None
        finally:
            if raw.in_transaction:
                # The first error is the one to tell; a rollback that fails too leaves nothing behind.
                with suppress(sqlite3.Error):
                    raw.rollback()

    def _run(self, raw: sqlite3.Connection, statement: UpdateBase, values: Values) -> int:
        sql, order = self._prepared.get(statement) or self._prepare(statement, values)
        return raw.execute(sql, [values[name] for name in order]).rowcount

    def _prepare(self, statement: UpdateBase, values: Values) -> Prepared:
        compiled = statement.compile(dialect=self.dialect, column_keys=list(values))
        prepared = str(compiled), tuple(compiled.positiontup or ())
        self._prepared[statement] = prepared
        return prepared

    async def _held(self) -> HeldConnection:
        raw = await self._connection.get_raw_connection()
        return cast("HeldConnection", raw.driver_connection)

    async def close(self) -> None:
        """Let go of the file."""
        async with self._lock:
            await self._connection.close()
            await self._engine.dispose()


async def _connect(database: str, **options: Any) -> HeldConnection:
    return await HeldConnection(partial(_open, database, **options)).open()


def _open(database: str, **options: Any) -> sqlite3.Connection:
    raw = sqlite3.connect(database, **options)
    try:
        for pragma in _PRAGMAS:
            raw.execute(f"PRAGMA {pragma}").close()
    except sqlite3.Error:
        raw.close()
        raise
    return raw


def _make_folder(url: sa.URL) -> None:
    if url.database not in _MEMORY and not str(url.database).startswith("file:"):
        Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
