"""Remember until when each shard was served, so that nobody is charged for the time in which it was not."""

from collections.abc import Iterable

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from data.engines import Engine
from data.schema import lifesigns


class LifeSigns:
    """The last sign of life of whatever process has served each shard; a shard is named as it likes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def last(self, shard: str) -> float | None:
        """Return when a shard was served last, in unix seconds; None for one that never was."""
        rows = await self._engine.rows(sa.select(lifesigns.c.at).where(lifesigns.c.shard == shard))
        return rows[0].at if rows else None

    async def give(self, shards: Iterable[str], at: float) -> None:
        """Note that these shards are served."""
        dialect = sqlite if self._engine.dialect.name == "sqlite" else postgresql
        insert = dialect.insert(lifesigns).values([{"shard": shard, "at": at} for shard in shards])
        upsert = insert.on_conflict_do_update(index_elements=[lifesigns.c.shard], set_={"at": at})
        await self._engine.write(lambda connection: connection.execute(upsert).rowcount)
