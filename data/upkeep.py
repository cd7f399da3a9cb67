"""Look after a database whole: its version, its soundness, how much it holds, and what may go."""

from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

from data import portable
from data.engines import Engine, Refused
from data.errors import BackupError
from data.migrations import newest, version_of
from data.records import OVER
from data.schema import emojis, lifesigns, metadata, tables

AT_ONCE = 2
"""Tables that are swept away in one transaction: a save that waits for it must not wait for long."""

_REMADE = frozenset({emojis.name, lifesigns.name})
"""Tables that a start fills, whatever was in them."""

_OTHERS = sa.text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
    "AND application_name = current_setting('application_name') AND pid <> pg_backend_pid()"
)


class Upkeep:
    """What a host does to a database, and the bot in quiet hours."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def version(self) -> str | None:
        """Return the version that the database is at, None where nothing was made there yet."""
        return await self._engine.write(version_of)

    @property
    def newest(self) -> str:
        """Return the version that this program works with."""
        return newest()

    async def flaws(self) -> list[str]:
        """Return what SQLite finds wrong with its file; PostgreSQL looks after its own."""
        if self._engine.dialect.name != "sqlite":
            return []
        return await self._engine.write_long(lambda connection: list(_flaws(connection)))

    async def rows(self) -> int:
        """Count the rows of all tables of this program that are there."""
        return await self._engine.write_long(lambda connection: _rows(connection, frozenset()))

    async def held(self) -> int:
        """Count the rows that the bot could not make again by itself."""
        return await self._engine.write_long(lambda connection: _rows(connection, _REMADE))

    async def others(self) -> int:
        """Count the connections of other processes of this program; SQLite cannot tell."""
        if self._engine.dialect.name == "sqlite":
            return 0
        return await self._engine.write(lambda connection: connection.execute(_OTHERS).scalar_one())

    async def export(self, file: Path) -> portable.Written:
        """Write everything to a portable file; raises StorageError."""
        return await self._engine.write_long(lambda connection: portable.write(connection, file))

    async def load(self, file: Path) -> int:
        """Put what a portable file holds in place of everything, and count its rows; raises StorageError."""
        try:
            read = await self._engine.write_long(lambda connection: portable.read(connection, file))
        except Refused as refused:
            raise BackupError(f"{file} is damaged: its rows clash.", refused.detail) from None
        return read.rows

    async def sweep(self, before: float, most: int = AT_ONCE) -> int:
        """Delete tables that were over before a moment (unix seconds), with their logs; count them.

        The oldest `most` of them go; what came of them stays counted.
        """
        oldest = (
            sa.select(tables.c.id)
            .where(_is_over(), tables.c.updated_at < before)
            .order_by(tables.c.updated_at)
            .limit(most)
        )
        delete = sa.delete(tables).where(tables.c.id.in_(oldest), _is_over())
        return await self._engine.write(lambda connection: connection.execute(delete).rowcount)


def _is_over() -> sa.ColumnElement[bool]:
    # Written out, and not as parameters: only then is the index of such tables used.
    return tables.c.status.in_([sa.literal_column(f"'{status}'") for status in OVER])


def _flaws(connection: sa.Connection) -> Iterator[str]:
    for found in connection.exec_driver_sql("PRAGMA integrity_check").scalars():
        if found != "ok":
            yield str(found)
    for table, row, parent, _ in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        yield f"row {row} of {table} belongs to no row of {parent}"


def _rows(connection: sa.Connection, besides: frozenset[str]) -> int:
    there = set(sa.inspect(connection).get_table_names()) - besides
    return sum(
        connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
        for table in metadata.sorted_tables
        if table.name in there
    )
