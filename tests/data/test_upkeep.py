"""Games that are over for long are swept away with their logs; what came of them stays counted."""

import asyncio

from data import Database
from data.schema import actions, checkpoints, seats, tables
from tests.data.builders import ANN, BEN, GUILD, NOW, finish, new_table, result, step, won

DAY = 86_400.0


async def count(database: Database, table_id: int) -> list[int]:
    """Count what is stored of a table: its row, its seats, its log and its checkpoint."""
    columns = (tables.c.id, seats.c.table_id, actions.c.table_id, checkpoints.c.table_id)
    return [
        await database._engine.write(
            lambda connection, column=column: len(
                connection.execute(column.table.select().where(column == table_id)).all()
            )
        )
        for column in columns
    ]


async def test_what_was_over_before_goes_whole_and_its_results_stay(database: Database) -> None:
    old = await finish(database, won(ANN), result(BEN), at=NOW - 2 * DAY)
    new = await finish(database, won(ANN), result(BEN), at=NOW)
    live = await database.tables.create(new_table(at=NOW - 9 * DAY))
    await database.tables.save(step(live, at=NOW - 9 * DAY, checkpoint="{}"))
    assert await database.upkeep.sweep(NOW - DAY) == 1
    assert await count(database, old) == [0, 0, 0, 0]
    assert await count(database, new) == [1, 2, 1, 0]
    assert await count(database, live.table_id) == [1, 2, 1, 1]
    assert (await database.results.stats(GUILD, ANN)).matches == 2


async def test_lobbies_that_were_closed_go_too_and_suspended_games_stay(database: Database) -> None:
    closed = await database.tables.create(new_table(kind="lobby"))
    await database.tables.save(step(closed, status="closed", at=NOW - DAY))
    asleep = await database.tables.create(new_table(channel_id=2))
    await database.tables.save(step(asleep, status="suspended", at=NOW - DAY))
    assert await database.upkeep.sweep(NOW) == 1
    assert await database.tables.load(closed.table_id) is None
    assert await database.tables.load(asleep.table_id) is not None


async def test_the_oldest_go_first_a_few_at_a_time(database: Database) -> None:
    days = (3, 5, 4, 2)
    made = {age: await finish(database, won(ANN), at=NOW - age * DAY) for age in days}
    assert await database.upkeep.sweep(NOW, most=2) == 2
    left = [age for age, table_id in made.items() if await database.tables.load(table_id)]
    assert sorted(left) == [2, 3]
    assert await database.upkeep.sweep(NOW, most=2) == 2
    assert await database.upkeep.sweep(NOW, most=2) == 0


async def test_a_table_that_was_swept_away_never_lends_its_id_to_another(database: Database) -> None:
    old = await finish(database, won(ANN), at=NOW - DAY)
    await database.upkeep.sweep(NOW)
    assert (await database.tables.create(new_table())).table_id > old


async def test_two_processes_may_sweep_at_once(database: Database, connect) -> None:
    for _ in range(6):
        await finish(database, won(ANN), at=NOW - DAY)
    other = await connect()
    swept = await asyncio.gather(*(one.upkeep.sweep(NOW, most=6) for one in (database, other)))
    assert sum(swept) == 6
    assert await database.upkeep.held() == 6  # their results


async def test_the_version_is_told_also_of_an_empty_database(connect) -> None:
    empty = await connect()
    assert await empty.upkeep.version() is None
    assert await empty.upkeep.rows() == 0
    await empty.migrate()
    assert await empty.upkeep.version() == empty.upkeep.newest
