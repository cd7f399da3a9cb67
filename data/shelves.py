"""Keep what servers save under names: rule sets, and cards of their own."""

import unicodedata
from collections.abc import Callable

import sqlalchemy as sa

from data.engines import Engine, Query, Refused, Row
from data.errors import NameTaken, ShelfFull
from data.records import Saved

KEY_LENGTH = 64


def key_of(name: str) -> str:
    """Return what makes two names the same: neither capitals nor spaces tell them apart."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())[:KEY_LENGTH]


class Shelf:
    """One kind of thing that servers save; each name is there once on a server."""

    def __init__(self, engine: Engine, table: sa.Table) -> None:
        self._engine = engine
        self._table = table

    async def all(self, guild_id: int) -> list[Saved]:
        """Return everything a server has saved, by name."""
        query = self._read().where(self._of(guild_id)).order_by(self._table.c.key)
        return [_saved(row) for row in await self._engine.rows(query)]

    async def get(self, guild_id: int, saved_id: int) -> Saved | None:
        """Return one thing by its id."""
        return await self._one(guild_id, self._table.c.id == saved_id)

    async def named(self, guild_id: int, name: str) -> Saved | None:
        """Return one thing by its name."""
        return await self._one(guild_id, self._table.c.key == key_of(name))

    async def add(self, guild_id: int, name: str, body: str, most: int) -> Saved:
        """Save something new; raises NameTaken, or ShelfFull where the server has `most` things already."""
        columns, values = self._table.c, {"key": key_of(name), "name": name, "body": body}

        def work(connection: sa.Connection) -> int:
            count = sa.select(sa.func.count()).select_from(self._table).where(self._of(guild_id))
            if connection.execute(count).scalar_one() >= most:
                raise ShelfFull(most)
            insert = sa.insert(self._table).values(guild_id=guild_id, **values).returning(columns.id)
            return connection.execute(insert).scalar_one()

        return Saved(await self._named_once(name, work), name, body)

    async def replace(self, guild_id: int, saved_id: int, name: str, body: str) -> bool:
        """Save other contents, perhaps under another name; False when it is gone. Raises NameTaken."""
        update = (
            sa.update(self._table)
            .where(self._of(guild_id), self._table.c.id == saved_id)
            .values(key=key_of(name), name=name, body=body)
        )
        return await self._named_once(name, lambda connection: connection.execute(update).rowcount) > 0

    async def remove(self, guild_id: int, saved_id: int) -> bool:
        """Forget one thing; False when it was gone already."""
        delete = sa.delete(self._table).where(self._of(guild_id), self._table.c.id == saved_id)
        return await self._engine.write(lambda connection: connection.execute(delete).rowcount) > 0

    async def _one(self, guild_id: int, which: sa.ColumnElement[bool]) -> Saved | None:
        rows = await self._engine.rows(self._read().where(self._of(guild_id), which))
        return _saved(rows[0]) if rows else None

    async def _named_once(self, name: str, work: Callable[[sa.Connection], int]) -> int:
        try:
            return await self._engine.write(work)
        except Refused:
            raise NameTaken(name) from None

    def _read(self) -> Query:
        return sa.select(self._table.c.id, self._table.c.name, self._table.c.body)

    def _of(self, guild_id: int) -> sa.ColumnElement[bool]:
        return self._table.c.guild_id == guild_id


def _saved(row: Row) -> Saved:
    return Saved(*row)
