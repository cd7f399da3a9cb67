"""Keep what servers and people have set, as JSON objects; keys that this version does not know are kept."""

from collections.abc import Mapping
from typing import Any

import orjson
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from data.engines import Engine
from data.schema import guild_settings, user_settings


class SettingStore:
    """The settings of all servers and people; who has set nothing has an empty object."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def guild(self, guild_id: int) -> dict[str, Any]:
        """Return what a server has set."""
        return await self._get(guild_settings.c.guild_id, guild_id)

    async def save_guild(self, guild_id: int, settings: Mapping[str, Any]) -> None:
        """Replace what a server has set."""
        await self._put(guild_settings.c.guild_id, guild_id, settings)

    async def user(self, user_id: int) -> dict[str, Any]:
        """Return what a person has set."""
        return await self._get(user_settings.c.user_id, user_id)

    async def save_user(self, user_id: int, settings: Mapping[str, Any]) -> None:
        """Replace what a person has set."""
        await self._put(user_settings.c.user_id, user_id, settings)

    async def _get(self, key: sa.Column[int], owner: int) -> dict[str, Any]:
        rows = await self._engine.rows(sa.select(key.table.c.body).where(key == owner))
        return orjson.loads(rows[0].body) if rows else {}

    async def _put(self, key: sa.Column[int], owner: int, settings: Mapping[str, Any]) -> None:
        body = orjson.dumps(dict(settings)).decode()
        dialect = sqlite if self._engine.dialect.name == "sqlite" else postgresql
        upsert = (
            dialect.insert(key.table)
            .values({key.name: owner, "body": body})
            .on_conflict_do_update(index_elements=[key], set_={"body": body})
        )
        await self._engine.write(lambda connection: connection.execute(upsert).rowcount)
