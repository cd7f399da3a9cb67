"""Write a whole database as one file that every engine can read, and read it back.

A file is JSON Lines under gzip: a header, then for each table a line that names it and its columns and a line
for each row, and at the end how many rows there were. It is written and read row by row, so that a database
of any size fits.
"""

import gzip
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson
import sqlalchemy as sa

from data.errors import BackupError, NewerDatabase
from data.migrations import climb, lock, version_of
from data.schema import metadata

FORMAT = 1
"""The format of what `write` makes; `read` reads this one and every released one before it."""

_BATCH = 500
_MAGIC = "uno-table backup"
_VERSIONS = "alembic_version"

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Written:
    """What a file holds: rows in all, of a schema's version."""

    rows: int
    schema: str


def write(connection: sa.Connection, file: Path) -> Written:
    """Write everything that is stored at one moment; saves go on meanwhile.

    Raises BackupError where nothing was stored yet, or the file cannot be written.
    """
    _hold_still(connection)
    schema = version_of(connection)
    if schema is None:
        raise BackupError("There is nothing in this database yet.")
    try:
        with gzip.open(file, "wb") as stream:
            rows = 0
            for line in _lines(connection, schema):
                rows += isinstance(line, list)
                stream.write(orjson.dumps(line, option=orjson.OPT_APPEND_NEWLINE))
            stream.write(orjson.dumps({"rows": rows}, option=orjson.OPT_APPEND_NEWLINE))
    except OSError as error:
        raise BackupError(f"{file} cannot be written: {error.strerror}.", str(error)) from error
    return Written(rows, schema)


def read(connection: sa.Connection, file: Path) -> Written:
    """Put what a file holds in place of everything that is stored, and bring it up to this version.

    Raises NewerDatabase for what a newer version wrote, BackupError for a file that is none or is damaged.
    """
    lock(connection)
    lines = _parsed(file)
    match next(lines, None):
        case {"is": is_ours, "format": int(number), "schema": str(schema)} if is_ours == _MAGIC:
            if number > FORMAT:
                raise NewerDatabase(f"{file} was written by a newer version of the program.")
        case _:
            raise BackupError(f"{file} is no backup of this program.")
    _drop(connection)
    climb(connection, schema)
    rows = _fill(connection, lines, _reflected(connection), file)
    climb(connection)
    return Written(rows, schema)


def _hold_still(connection: sa.Connection) -> None:
    """Have every query of the transaction see the same moment."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    else:
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")


def _lines(connection: sa.Connection, schema: str) -> Iterator[Json | list[Any]]:
    yield {"is": _MAGIC, "format": FORMAT, "schema": schema}
    for table in _reflected(connection):
        columns = [column.name for column in table.columns]
        yield {"table": table.name, "columns": columns, "last_id": _last_id(connection, table)}
        query = sa.select(table).order_by(*table.primary_key)
        # Row by row: on PostgreSQL that takes a cursor of the server's.
        for row in connection.execution_options(stream_results=True, yield_per=_BATCH).execute(query):
            yield list(row)


def _reflected(connection: sa.Connection) -> list[sa.Table]:
    """Describe the tables as they are in this database, which may be at an older version; parents first."""
    there = sa.MetaData()
    names = set(sa.inspect(connection).get_table_names())
    there.reflect(connection, only=[name for name in metadata.tables if name in names])
    return there.sorted_tables


def _drop(connection: sa.Connection) -> None:
    for table in reversed(_reflected(connection)):
        table.drop(connection)
    connection.exec_driver_sql(f"DROP TABLE IF EXISTS {_VERSIONS}")


def _fill(
    connection: sa.Connection, lines: Iterator[Json | list[Any]], tables: Sequence[sa.Table], file: Path
) -> int:
    known: Mapping[str, sa.Table] = {table.name: table for table in tables}
    rows, insert, columns = 0, None, ()
    for some in _batches(lines):
        match some:
            case {"table": name, "columns": [*columns], "last_id": last_id} if name in known:
                insert = sa.insert(known[name])
                _count_on(connection, name, last_id)
            case [[*_], *_] if insert is not None:
                connection.execute(insert, [dict(zip(columns, row, strict=True)) for row in some])
                rows += len(some)
            case {"rows": promised} if promised == rows:
                return rows
            case _:
                break
    raise BackupError(f"{file} is damaged: it does not hold what it says.")


def _last_id(connection: sa.Connection, table: sa.Table) -> int | None:
    """Return the last id that was given out, to a row that may be gone; None where rows have no such ids."""
    if "id" not in table.columns:
        return None
    newest = connection.execute(sa.select(sa.func.max(table.columns["id"]))).scalar_one() or 0
    if connection.dialect.name == "sqlite":
        given = sa.text("SELECT seq FROM sqlite_sequence WHERE name = :name")
    else:
        # Whose last value is none yet counts as 1 in the sequence itself, and as NULL in this view.
        given = sa.text(
            "SELECT last_value FROM pg_sequences WHERE format('%I.%I', schemaname, sequencename)::regclass "
            "= pg_get_serial_sequence(:name, 'id')::regclass"
        )
    return max(newest, connection.execute(given, {"name": table.name}).scalar_one_or_none() or 0)


def _count_on(connection: sa.Connection, name: str, last_id: int | None) -> None:
    """Go on numbering after the last id: a button in an old message must never name a new row."""
    if not last_id:
        return
    if connection.dialect.name == "postgresql":
        count = sa.text("SELECT setval(pg_get_serial_sequence(:name, 'id'), :last)")
    else:
        count = sa.text(
            "INSERT INTO sqlite_sequence (name, seq) SELECT name, :last FROM sqlite_master "
            "WHERE name = :name AND sql LIKE '%AUTOINCREMENT%'"
        )
    connection.execute(count, {"name": name, "last": last_id})


def _parsed(file: Path) -> Iterator[Json | list[Any]]:
    try:
        with gzip.open(file, "rb") as stream:
            for line in stream:
                yield orjson.loads(line)
    except FileNotFoundError:
        raise BackupError(f"There is no file {file}.") from None
    except (OSError, EOFError, zlib.error, ValueError) as error:
        raise BackupError(f"{file} is damaged, or no backup of this program.", str(error)) from error


def _batches(lines: Iterator[Json | list[Any]]) -> Iterator[Json | list[list[Any]]]:
    """Gather the rows that follow each other, by the hundred."""
    rows: list[list[Any]] = []
    for line in lines:
        if isinstance(line, list) and len(rows) < _BATCH:
            rows.append(line)
            continue
        if rows:
            yield rows
        rows = []
        if isinstance(line, list):
            rows = [line]
        else:
            yield line
    if rows:
        yield rows
