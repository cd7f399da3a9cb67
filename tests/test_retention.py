"""Games that are over are deleted after as many days as the host has set, while the bot plays on."""

from pathlib import Path

import pytest

from bot.config import Settings
from bot.retention import DAY, FIRST
from data import StorageGone
from data.upkeep import AT_ONCE
from tests.data.builders import finish, result, won
from tests.support.discord_env import Sim, open_sim


def keeping(days: int, folder: Path) -> Settings:
    return Settings(database_url=f"sqlite+aiosqlite:///{folder / 'test.db'}", keep_finished_days=days)


async def over(sim: Sim, days_ago: float) -> int:
    """Store a match that ended so many days ago."""
    return await finish(
        sim.bot.database, won(sim.ada.id), result(sim.borys.id), at=sim.now() - days_ago * DAY
    )


async def test_what_was_over_for_long_is_gone_a_while_after_the_start(tmp_path: Path) -> None:
    async with open_sim(keeping(30, tmp_path)) as sim:
        old = [await over(sim, 31 + age) for age in range(AT_ONCE + 1)]
        young = await over(sim, 29)
        await sim.advance(FIRST + 60)
        assert [await sim.bot.database.tables.load(table_id) for table_id in old] == [None] * len(old)
        assert await sim.bot.database.tables.load(young) is not None
        await sim.advance(2 * DAY)
        assert await sim.bot.database.tables.load(young) is None
        assert len(await sim.bot.database.people.results(sim.ada.id)) == len(old) + 1


async def test_a_host_may_keep_everything(tmp_path: Path) -> None:
    async with open_sim(keeping(0, tmp_path)) as sim:
        old = await over(sim, 30_000)
        await sim.advance(DAY)
        assert await sim.bot.database.tables.load(old) is not None


async def test_a_database_that_is_down_is_swept_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_sim(keeping(30, tmp_path)) as sim:
        old = await over(sim, 31)

        async def fail(_: float) -> int:
            raise StorageGone("The database cannot be reached.")

        with monkeypatch.context() as patch:
            patch.setattr(sim.bot.database.upkeep, "sweep", fail)
            await sim.advance(FIRST + 60)
        assert await sim.bot.database.tables.load(old) is not None
        await sim.advance(DAY)
        assert await sim.bot.database.tables.load(old) is None


async def test_a_button_of_a_game_that_was_deleted_is_answered_kindly(tmp_path: Path) -> None:
    async with open_sim(keeping(1, tmp_path)) as sim:
        await sim.slash(sim.ada, "uno start")
        lobby = sim.table()
        picture = sim.picture(lobby)
        await sim.slash(sim.ada, "uno end")
        await sim.advance(2 * DAY)
        assert await sim.bot.database.tables.load(1) is None
        said = await sim.press(sim.borys, "Join", on=lobby, as_seen=picture)
        assert said.response is not None
        assert said.response.ephemeral
