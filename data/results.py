"""Count finished matches: server rankings, and a person's record.

Matches in which a computer player sat from the start count apart; raw card points are kept per
scoring and never summed across scorings. Results are written only by `TableStore.save`.
"""

from collections import Counter
from collections.abc import Sequence

import orjson
import sqlalchemy as sa

from data.engines import Engine, Query, Row
from data.records import RankingRow, Stats
from data.schema import results


class ResultStore:
    """What came of the matches of all servers."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def rankings(
        self,
        guild_id: int,
        since: float | None = None,
        limit: int = 10,
        offset: int = 0,
        with_computer: bool = False,
    ) -> list[RankingRow]:
        """Return a page of a server's rankings, of matches finished at or after `since` (unix seconds).

        More ranking points come first, then more wins, then fewer matches; who is equal in all three
        shares a rank, and the next rank is skipped.
        """
        ranked = _ranked(guild_id, since, with_computer).subquery()
        query = sa.select(ranked).order_by(ranked.c.rank, ranked.c.user_id).limit(limit).offset(offset)
        return [RankingRow(*map(int, row)) for row in await self._engine.rows(query)]

    async def count(self, guild_id: int, since: float | None = None, with_computer: bool = False) -> int:
        """Return how many people the rankings hold."""
        people = sa.func.count(sa.distinct(results.c.user_id))
        query = sa.select(people).where(*_counted(guild_id, since, with_computer))
        return int((await self._engine.rows(query))[0][0])

    async def course(
        self, guild_id: int, user_id: int, with_computer: bool = False
    ) -> list[tuple[float, int]]:
        """Return when each match of a person in a server ended, and the ranking points after it, in order."""
        order = (results.c.finished_at, results.c.id)
        query = (
            sa.select(results.c.finished_at, sa.func.sum(results.c.beaten).over(order_by=order))
            .where(*_counted(guild_id, None, with_computer), results.c.user_id == user_id)
            .order_by(*order)
        )
        return [(float(at), int(points)) for at, points in await self._engine.rows(query)]

    async def stats(
        self, guild_id: int, user_id: int, since: float | None = None, with_computer: bool = False
    ) -> Stats:
        """Return a person's record in a server, of matches with or without computer players."""
        query = sa.select(results).where(results.c.guild_id == guild_id, results.c.user_id == user_id)
        if since is not None:
            query = query.where(results.c.finished_at >= since)
        rows = await self._engine.rows(query)
        ranked = _ranked(guild_id, since, with_computer).subquery()
        rank = await self._engine.rows(sa.select(ranked.c.rank).where(ranked.c.user_id == user_id))
        return _summed(
            [row for row in rows if row.with_computer == with_computer],
            rank=int(rank[0][0]) if rank else None,
            with_computer=sum(row.with_computer for row in rows),
        )


def _counted(guild_id: int, since: float | None, with_computer: bool) -> list[sa.ColumnElement[bool]]:
    wanted = [
        results.c.guild_id == guild_id,
        results.c.user_id.is_not(None),
        results.c.with_computer.is_(sa.true() if with_computer else sa.false()),
    ]
    return wanted if since is None else [*wanted, results.c.finished_at >= since]


def _ranked(guild_id: int, since: float | None, with_computer: bool) -> Query:
    matches = sa.func.count().label("matches")
    wins = sa.func.sum(sa.case((results.c.won, 1), else_=0)).label("wins")
    points = sa.func.sum(results.c.beaten).label("points")
    totals = (
        sa.select(results.c.user_id, matches, wins, points)
        .where(*_counted(guild_id, since, with_computer))
        .group_by(results.c.user_id)
        .subquery()
    )
    order = (totals.c.points.desc(), totals.c.wins.desc(), totals.c.matches)
    return sa.select(totals, sa.func.rank().over(order_by=order).label("rank"))


def _summed(rows: Sequence[Row], rank: int | None, with_computer: int) -> Stats:
    by_scoring: Counter[str] = Counter()
    counters: Counter[str] = Counter()
    for row in rows:
        by_scoring[row.scoring] += row.points
        for name, count in orjson.loads(row.counters).items():
            counters[name] += count
    return Stats(
        matches=len(rows),
        wins=sum(row.won for row in rows),
        points=sum(row.beaten for row in rows),
        best=min((row.place for row in rows), default=None),
        by_scoring=dict(by_scoring),
        counters=dict(counters),
        rank=rank,
        with_computer=with_computer,
    )
