"""Databases as released versions of the program left them, with games in the middle."""

from functools import cache
from pathlib import Path
from typing import Any

import orjson
import sqlalchemy as sa

from data import Database
from data.migrations import climb, lock

GOLDEN = Path(__file__).parents[1] / "golden"
RELEASES = tuple(sorted(path.stem.removeprefix("schema-") for path in GOLDEN.glob("schema-*.json")))
"""The versions of the schema that were released; a new step brings a new file, and none is ever changed."""


@cache
def rows_of(version: str) -> dict[str, list[dict[str, Any]]]:
    """Give the rows of a database of a version by table."""
    return orjson.loads((GOLDEN / f"schema-{version}.json").read_bytes())


async def make_released(database: Database, version: str) -> None:
    """Fill an empty database as a released version left it."""

    def make(connection: sa.Connection) -> None:
        lock(connection)
        climb(connection, version)
        there = sa.MetaData()
        there.reflect(connection)
        for table in there.sorted_tables:
            if rows := rows_of(version).get(table.name):
                connection.execute(sa.insert(table), rows)
        if connection.dialect.name == "postgresql":
            last = max(row["id"] for row in rows_of(version)["tables"])
            for name in ("tables", "actions", "results"):
                connection.exec_driver_sql(f"SELECT setval('{name}_id_seq', {last + 1000})")

    await database._engine.write_long(make)
