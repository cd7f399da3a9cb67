"""Remember which application emojis were made from our art, so that they are made once."""

from collections.abc import Iterable
from dataclasses import asdict

import sqlalchemy as sa

from data.engines import Engine
from data.records import EmojiRow
from data.schema import emojis


class EmojiStore:
    """The emojis of every application that has used this database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def all(self, application_id: int) -> list[EmojiRow]:
        """Return an application's emojis by name."""
        query = sa.select(emojis.c.name, emojis.c.application_id, emojis.c.emoji_id, emojis.c.art_hash)
        query = query.where(emojis.c.application_id == application_id).order_by(emojis.c.name)
        return [EmojiRow(*row) for row in await self._engine.rows(query)]

    async def replace(self, application_id: int, rows: Iterable[EmojiRow]) -> None:
        """Put these in place of everything that is stored for the application."""
        stored = [asdict(row) | {"application_id": application_id} for row in rows]

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(emojis).where(emojis.c.application_id == application_id))
            if stored:
                connection.execute(sa.insert(emojis), stored)

        await self._engine.write(work)
