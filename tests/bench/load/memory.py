"""Measure the memory of tables that nobody presses at: python -m tests.bench.load.memory URL COUNT."""

import asyncio
import gc
import json
import random
import sys
import tracemalloc
from typing import Any

from bot.app import UnoBot, create_bot
from bot.config import Settings
from bot.servers import Servers
from bot.table.tables import IDLE
from data import Database


async def measure(url: str, count: int) -> dict[str, float]:
    """Load so many stored tables and let them go again; give the bytes of one at each stage.

    `armed`: its clock is set, and it is not loaded; `loaded`: it is, and shown; `left`: it has been let go.
    """
    now = 0.0
    bot = create_bot(Settings(database_url=url), now=lambda: now, rng=random.Random(1))
    bot.database = await Database.connect(url)
    bot.servers = Servers(bot.database)
    bot._open_tables()
    try:
        await _take_in(bot, [1])  # what is made once is not any table's
        tracemalloc.start()
        at: list[int] = [_traced()]
        tables = range(2, count + 2)
        for table_id in tables:
            bot.tables.scheduler.arm(table_id, 1e9 + table_id)
        at.append(_traced())
        await _take_in(bot, tables)
        at.append(_traced())
        now = 2 * IDLE
        bot.tables._sweep()
        at.append(_traced())
        armed, loaded, left = ((later - at[0]) / count for later in at[1:])
        return {"armed": armed, "loaded": loaded - armed, "left": left - armed}
    finally:
        await bot.tables.close()
        await bot.database.close()


async def _take_in(bot: UnoBot, tables: Any) -> None:
    for table_id in tables:
        table = await bot.tables.get(table_id)
        table.show_anew()
        bot.presenter._boards[table_id].showing.stop()


def _traced() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


if __name__ == "__main__":
    print(json.dumps(asyncio.run(measure(sys.argv[1], int(sys.argv[2])))))
