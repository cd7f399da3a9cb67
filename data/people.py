"""Gather what is stored of a person, and forget a person."""

from collections.abc import AsyncIterator, Sequence
from typing import Any

import orjson
import sqlalchemy as sa

from data.engines import Engine, Query, Row
from data.schema import actions, guild_settings, results, seats, tables, user_settings

AT_ONCE = 200
"""Rows that are searched in one query: a save that waits for it must not wait for long."""

_FORGOTTEN = ""
_OF_SEAT = (
    seats.c.table_id,
    tables.c.guild_id,
    tables.c.channel_id,
    tables.c.kind,
    tables.c.status,
    seats.c.seat,
    seats.c.name,
    tables.c.created_at,
    tables.c.updated_at,
)
_OF_RESULT = tuple(column for column in results.c if column.name not in ("id", "user_id"))
_OF_PRESS = (actions.c.at, actions.c.body)

Plain = dict[str, Any]
"""A row, by the names of its columns; times are unix seconds."""


class PersonStore:
    """What is stored of people, in all servers. What they have set is in the settings."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def seats(self, user_id: int) -> list[Plain]:
        """Return every seat that a person has held at a table that is stored, oldest first."""
        query = (
            sa.select(*_OF_SEAT)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.user_id == user_id)
            .order_by(seats.c.table_id, seats.c.seat)
        )
        return _plain(query, await self._engine.rows(query))

    async def names(self, guild_id: int, user_ids: Sequence[int]) -> dict[int, str]:
        """Return the names under which people last sat at a table of a server that is stored, by user id."""
        latest = (
            sa.select(seats.c.user_id, sa.func.max(seats.c.table_id).label("table_id"))
            .join(tables, tables.c.id == seats.c.table_id)
            .where(tables.c.guild_id == guild_id, seats.c.user_id.in_(user_ids))
            .group_by(seats.c.user_id)
            .subquery()
        )
        query = sa.select(seats.c.user_id, seats.c.name).join(
            latest, (latest.c.table_id == seats.c.table_id) & (latest.c.user_id == seats.c.user_id)
        )
        return {int(user_id): str(name) for user_id, name in await self._engine.rows(query)}

    async def presses(self, table_id: int, seat: int) -> list[Plain]:
        """Return what the log of a table keeps of the presses of one seat, oldest first; `body` is JSON."""
        query = (
            sa.select(*_OF_PRESS)
            .where(actions.c.table_id == table_id, actions.c.seat == seat)
            .order_by(actions.c.revision, actions.c.id)
        )
        return _plain(query, await self._engine.rows(query))

    async def results(self, user_id: int) -> list[Plain]:
        """Return what every finished match was for a person, oldest first."""
        query = sa.select(*_OF_RESULT).where(results.c.user_id == user_id).order_by(results.c.id)
        rows = _plain(query, await self._engine.rows(query))
        return [row | {"counters": orjson.loads(row["counters"])} for row in rows]

    async def tables_naming(self, user_id: int) -> list[int]:
        """Return the ids of the tables that may name a person elsewhere than in their seats."""
        return [found async for found in self._naming(tables.c.id, tables.c.body, user_id)]

    async def servers_naming(self, user_id: int) -> list[int]:
        """Return the ids of the servers whose settings may name a person."""
        column = guild_settings.c
        return [found async for found in self._naming(column.guild_id, column.body, user_id)]

    async def forget(self, user_id: int) -> None:
        """Blank a person's seats and results and delete what he has set, in one transaction.

        A live table keeps its own seats: take the person out of it first.
        """
        await self._engine.write(lambda connection: _forget(connection, user_id))

    async def _naming(self, key: sa.Column[int], body: sa.Column[str], user_id: int) -> AsyncIterator[int]:
        named = body.contains(str(user_id)).label("named")
        after = 0
        while True:
            query = sa.select(key, named).where(key > after).order_by(key).limit(AT_ONCE)
            rows = await self._engine.rows(query)
            for row in rows:
                if row.named:
                    yield row[0]
            if len(rows) < AT_ONCE:
                return
            after = rows[-1][0]


def _plain(query: Query, rows: Sequence[Row]) -> list[Plain]:
    names = [str(column.name) for column in query.selected_columns]
    return [dict(zip(names, row, strict=True)) for row in rows]


def _forget(connection: sa.Connection, user_id: int) -> None:
    connection.execute(sa.update(results).where(results.c.user_id == user_id).values(user_id=None))
    connection.execute(
        sa.update(seats).where(seats.c.user_id == user_id).values(user_id=None, name=_FORGOTTEN)
    )
    connection.execute(sa.delete(user_settings).where(user_settings.c.user_id == user_id))
