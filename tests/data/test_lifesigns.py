"""Signs of life of each shard, and what was over shortly before the last one."""

from data import Database
from data.lifesigns import LifeSigns

from .builders import GUILD, NOW, finish, new_table


async def test_the_last_sign_of_each_shard_is_kept(database: Database) -> None:
    signs: LifeSigns = database.lifesigns
    assert await signs.last("0/2") is None
    await signs.give(["0/2", "1/2"], 10.0)
    await signs.give(["1/2"], 20.0)
    assert [await signs.last(shard) for shard in ("0/2", "1/2", "0/1")] == [10.0, 20.0, None]


async def test_only_what_was_over_in_that_time_is_listed_with_its_guild(database: Database) -> None:
    await finish(database, at=NOW - 100)
    late = await finish(database, at=NOW)
    await finish(database, at=NOW + 10)
    await database.tables.create(new_table(at=NOW))
    assert await database.tables.over_between(NOW - 60, NOW + 1) == [(late, GUILD)]
