"""Reach PostgreSQL through a pool, for hosts that have outgrown one machine."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql.dml import UpdateBase

from data.engines import Query, Row, Run, Values
from data.errors import StorageError, StorageGone
from data.failures import DRIVER_ERRORS, explain

T = TypeVar("T")

_CONNECT_ARGS = {
    "timeout": 5.0,  # seconds to connect
    "server_settings": {"application_name": "uno-table", "lock_timeout": "1000"},  # milliseconds
}
_PATIENCE = 10.0  # seconds; a server that never answers must not hold a table for ever
_NO_DRIVER = "PostgreSQL needs the extra `postgres`: install uno-table[postgres]."


class PostgresEngine:
    """The engine of one PostgreSQL database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.dialect = engine.dialect

    @classmethod
    async def open(cls, url: sa.URL) -> "PostgresEngine":
        """Make the pool and see that the server answers."""
        try:
            engine = create_async_engine(
                url, hide_parameters=True, pool_size=8, pool_timeout=5.0, connect_args=_CONNECT_ARGS
            )
        except ModuleNotFoundError:
            raise StorageError(_NO_DRIVER) from None
        opened = cls(engine)
        try:
            await opened.rows(sa.select(sa.literal(1)))
        except StorageError:
            await engine.dispose()
            raise
        return opened

    async def rows(self, query: Query) -> Sequence[Row]:
        """Read with one query."""
        return await self.write(lambda connection: connection.execute(query).all())

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Run `work` in one transaction, a second time where the pool's connection had died unused."""
        try:
            return await self._write(work, _PATIENCE)
        except StorageGone:
            return await self._write(work, _PATIENCE)

    async def write_long(self, work: Callable[[sa.Connection], T]) -> T:
        """Run `work` in one transaction, however long it takes."""
        return await self._write(work, None)

    async def _write(self, work: Callable[[sa.Connection], T], patience: float | None) -> T:
        committing = False
        try:
            async with asyncio.timeout(patience), self._engine.connect() as connection:
                outcome = await connection.run_sync(work)
                committing = True
                await connection.commit()
            return outcome
        except DRIVER_ERRORS as error:
            raise explain(error, committing=committing) from None

    async def apply(self, steps: Callable[[Run], T]) -> T:
        """Run `steps` in one transaction."""

        def work(connection: sa.Connection) -> T:
            def run(statement: UpdateBase, values: Values) -> int:
                return connection.execute(statement, values).rowcount

            return steps(run)

        return await self.write(work)

    async def close(self) -> None:
        """Let go of every connection."""
        await self._engine.dispose()
