"""Finished matches are counted once, by person and server, and a person can be forgotten."""

import pytest

from data import AlreadyCounted, Database, RankingRow, Result, RevisionConflict
from data.periods import month_start, week_start
from tests.data.builders import ANN, BEN, CID, GUILD, NOW, finish, new_table, result, step, won

DAY = 86_400.0


async def test_more_seats_beaten_ranks_higher(database: Database) -> None:
    await finish(database, won(ANN, seats=3, beaten=2), result(BEN, beaten=1), result(CID))
    assert await database.results.rankings(GUILD) == [
        RankingRow(ANN, matches=1, wins=1, points=2, rank=1),
        RankingRow(BEN, matches=1, wins=0, points=1, rank=2),
        RankingRow(CID, matches=1, wins=0, points=0, rank=3),
    ]


async def test_equals_share_a_rank_and_the_next_is_skipped(database: Database) -> None:
    await finish(database, won(BEN), result(CID))
    await finish(database, won(ANN), result(CID))
    rows = await database.results.rankings(GUILD)
    assert [(row.user_id, row.rank) for row in rows] == [(ANN, 1), (BEN, 1), (CID, 3)]


async def test_wins_and_then_fewer_matches_break_equal_points(database: Database) -> None:
    await finish(database, won(ANN, beaten=2), result(BEN, beaten=1), result(CID, beaten=2))
    await finish(database, result(BEN, beaten=1))
    assert [(row.user_id, row.rank) for row in await database.results.rankings(GUILD)] == [
        (ANN, 1),
        (CID, 2),
        (BEN, 3),
    ]


async def test_a_week_begins_on_monday_in_utc(database: Database) -> None:
    monday = week_start(NOW)
    await finish(database, won(ANN), at=monday - 1)
    await finish(database, won(BEN), at=monday)
    assert [row.user_id for row in await database.results.rankings(GUILD, since=monday)] == [BEN]
    assert len(await database.results.rankings(GUILD)) == 2
    assert await database.results.count(GUILD, since=monday) == 1


@pytest.mark.parametrize(
    ("now", "week", "month"),
    [
        (0.0, -3 * DAY, 0.0),  # Thursday, 1 January 1970
        (4 * DAY, 4 * DAY, 0.0),  # Monday the 5th, 00:00
        (11 * DAY - 0.5, 4 * DAY, 0.0),  # Sunday the 11th, the last half second
        (31 * DAY, 25 * DAY, 31 * DAY),  # 1 February
    ],
)
def test_periods_begin_at_midnight_utc(now: float, week: float, month: float) -> None:
    assert week_start(now) == week
    assert month_start(now) == month


async def test_rankings_come_in_pages(database: Database) -> None:
    await finish(database, *(result(user, beaten=10 - user) for user in range(1, 6)))
    page = await database.results.rankings(GUILD, limit=2, offset=2)
    assert [(row.user_id, row.rank) for row in page] == [(3, 3), (4, 4)]
    assert await database.results.count(GUILD) == 5


async def test_servers_are_ranked_apart(database: Database) -> None:
    await finish(database, won(ANN))
    assert await database.results.rankings(GUILD + 1) == []
    assert await database.results.count(GUILD + 1) == 0


async def test_matches_with_computer_players_count_apart(database: Database) -> None:
    await finish(database, won(ANN, with_computer=True))
    await finish(database, won(BEN))
    assert [row.user_id for row in await database.results.rankings(GUILD)] == [BEN]
    assert [row.user_id for row in await database.results.rankings(GUILD, with_computer=True)] == [ANN]
    assert await database.results.count(GUILD, with_computer=True) == 1


async def test_stats_add_up_and_keep_scorings_apart(database: Database) -> None:
    await finish(database, won(ANN, points=120, counters={"drawn": 3, "caught": 1}))
    await finish(database, result(ANN, points=40, place=3, counters={"drawn": 2}))
    await finish(database, won(ANN, points=7, scoring="low", beaten=2))
    await finish(database, won(ANN, points=999, with_computer=True))
    stats = await database.results.stats(GUILD, ANN)
    assert (stats.matches, stats.wins, stats.points, stats.best) == (3, 2, 3, 1)
    assert stats.win_rate == pytest.approx(2 / 3)
    assert stats.by_scoring == {"official": 160, "low": 7}
    assert stats.counters == {"drawn": 5, "caught": 1}
    assert (stats.rank, stats.with_computer) == (1, 1)


async def test_stats_can_tell_of_matches_with_computer_players(database: Database) -> None:
    await finish(database, won(ANN))
    await finish(database, result(ANN, with_computer=True))
    stats = await database.results.stats(GUILD, ANN, with_computer=True)
    assert (stats.matches, stats.wins, stats.rank, stats.with_computer) == (1, 0, 1, 1)


async def test_stats_of_a_period_leave_out_what_came_before(database: Database) -> None:
    await finish(database, won(ANN), at=NOW - 1)
    await finish(database, result(ANN, place=2), at=NOW)
    stats = await database.results.stats(GUILD, ANN, since=NOW)
    assert (stats.matches, stats.wins, stats.best) == (1, 0, 2)


async def test_stats_of_a_stranger_are_empty(database: Database) -> None:
    stats = await database.results.stats(GUILD, ANN)
    assert (stats.matches, stats.win_rate, stats.best, stats.rank) == (0, 0.0, None, None)


async def test_results_are_written_with_the_step_that_ends_the_match_or_not_at_all(
    database: Database,
) -> None:
    table = await database.tables.create(new_table())
    await database.tables.save(step(table))
    with pytest.raises(RevisionConflict):
        await database.tables.save(step(table, status="finished", results=(won(ANN),)))
    assert await database.results.count(GUILD) == 0


async def test_a_match_is_counted_once(database: Database) -> None:
    table = await database.tables.create(new_table())
    await database.tables.save(step(table, status="finished", results=(won(ANN),)))
    with pytest.raises(AlreadyCounted):
        await database.tables.save(step(table, revision=1, status="finished", results=(won(ANN),)))
    loaded = await database.tables.load(table.table_id)
    assert loaded is not None
    assert loaded.revision == 1
    assert (await database.results.stats(GUILD, ANN)).matches == 1


async def test_results_keep_what_they_were_given(database: Database) -> None:
    match = Result(
        user_id=ANN,
        place=4,
        seats=6,
        beaten=2,
        won=False,
        points=-15,
        scoring="low",
        rounds=7,
        left_early=True,
        counters={"żółty": 1},
    )
    await finish(database, match)
    stats = await database.results.stats(GUILD, ANN)
    assert (stats.best, stats.points, stats.by_scoring, stats.counters) == (4, 2, {"low": -15}, {"żółty": 1})


async def test_a_course_adds_ranking_points_up_in_the_order_of_the_matches(database: Database) -> None:
    await finish(database, won(ANN, beaten=2), result(BEN), at=NOW + DAY)
    await finish(database, won(ANN, beaten=1), result(BEN), at=NOW)
    await finish(database, result(ANN), won(BEN, beaten=1), at=NOW + 2 * DAY)
    await finish(database, won(ANN, beaten=5, with_computer=True), at=NOW + 3 * DAY)
    await finish(database, won(ANN, beaten=7), at=NOW, guild_id=GUILD + 1)
    assert await database.results.course(GUILD, ANN) == [(NOW, 1), (NOW + DAY, 3), (NOW + 2 * DAY, 3)]
    assert await database.results.course(GUILD, ANN, with_computer=True) == [(NOW + 3 * DAY, 5)]
    assert await database.results.course(GUILD, 404) == []


async def test_matches_that_ended_at_one_moment_are_steps_of_their_own(database: Database) -> None:
    await finish(database, won(ANN, beaten=1), result(BEN))
    await finish(database, won(ANN, beaten=2), result(CID))
    assert await database.results.course(GUILD, ANN) == [(NOW, 1), (NOW, 3)]
