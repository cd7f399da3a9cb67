"""Play many tables at once, and print what that came to: what `make load` runs."""

import asyncio
import json
import sys
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.bench.figures import Figures
from tests.bench.load import memory, stored
from tests.bench.load.phases import listening, measure_floor, measure_play, measure_start
from tests.bench.load.plan import Plan, read
from tests.bench.load.processes import LISTENS, pin
from tests.bench.load.report import figures
from tests.support.postgres import fresh_database
from tests.wire.process import ROOT


async def run(plan: Plan, folder: Path) -> Figures:
    """Measure everything."""
    pin(0, LISTENS)
    floor = await measure_floor(plan, folder)
    async with listening() as stand_in, _database(plan, folder) as url:
        await stored.furnish(url, stand_in)
        start = await measure_start(plan, stand_in, url, folder)
        weights = await _weigh(url, min(plan.saved - 1, MOST_WEIGHED))
        play = await measure_play(plan, stand_in, url, folder)
    return figures(plan, floor, start, play, weights)


MOST_WEIGHED = 1_000
"""Tables that are loaded to tell what one weighs."""


async def _weigh(url: str, count: int) -> dict[str, float]:
    """Weigh tables in a process of their own: whoever looks after memory is slow at all else."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", memory.__name__, url, str(count)),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    told, _ = await process.communicate()
    return json.loads(told.splitlines()[-1])


@asynccontextmanager
async def _database(plan: Plan, folder: Path) -> AsyncGenerator[str]:
    if plan.postgres is not None:
        async with fresh_database(plan.postgres) as url:
            yield url
    else:
        yield f"sqlite+aiosqlite:///{(folder / 'load.db').as_posix()}"


def main() -> int:
    """Do what the command line asks."""
    plan = read()
    with tempfile.TemporaryDirectory() as folder:
        print(*asyncio.run(run(plan, Path(folder))).lines(), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
