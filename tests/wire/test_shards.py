"""Several processes on one PostgreSQL, each with its own shards."""

import os
from pathlib import Path

import pytest

from tests.support.postgres import NO_POSTGRES, fresh_database
from tests.wire.conftest import Wire
from tests.wire.process import BotProcess
from tests.wire.standin import StandIn

SERVER = os.environ.get("TEST_POSTGRES_URL", "")

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.postgres,
    pytest.mark.skipif(not SERVER, reason=NO_POSTGRES),
]


async def test_every_server_is_played_on_by_the_process_that_has_its_shard(tmp_path: Path) -> None:
    async with StandIn(shards=2).opened() as stand_in, fresh_database(SERVER) as url:
        bots: list[BotProcess] = []
        try:
            for shard in (0, 1):
                folder = tmp_path / str(shard)
                folder.mkdir()
                settings = {"DATABASE_URL": url, "SHARD_COUNT": "2", "SHARD_IDS": str(shard)}
                bot = await BotProcess.start(stand_in, folder, **settings)
                bots.append(bot)
                await bot.serves(shard + 1)
            assert sorted(stand_in.gateway.identified) == [(0, 2), (1, 2)]
            wire = Wire(stand_in, bots[0])
            for shard in (0, 1):
                match = await wire.table_in(wire.company(2, shard=(shard, 2)))
                assert await match.play(2) == 2
            assert not wire.wrongs()
            assert bots[1].problems == []
            assert [bot.log.count("commands_synced") for bot in bots] == [1, 0]
        finally:
            for bot in bots:
                await bot.kill()
