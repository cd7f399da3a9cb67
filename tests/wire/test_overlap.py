"""Two processes on one PostgreSQL: the revision decides, and a rolling restart loses nothing."""

import asyncio
import os
import random
import sys
import time
from collections import Counter
from collections.abc import AsyncGenerator
from pathlib import Path

import orjson
import pytest
import pytest_asyncio

from tests.support.postgres import NO_POSTGRES, fresh_database
from tests.wire.companies import Company, Presses
from tests.wire.conftest import NAMES
from tests.wire.gateway import Session
from tests.wire.ledger import Findings, Ledger
from tests.wire.lives import Life, Lives
from tests.wire.people import Person, verb
from tests.wire.process import START, BotProcess, running
from tests.wire.rounds import Round
from tests.wire.standin import StandIn

pytestmark = [
    pytest.mark.asyncio(loop_scope="function"),
    pytest.mark.postgres,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM"),
]

STALE = "The table has moved on"
ANSWERS = "POST /interactions/*/callback"


@pytest_asyncio.fixture
async def url() -> AsyncGenerator[str]:
    server = os.environ.get("TEST_POSTGRES_URL")
    if not server:
        pytest.skip(NO_POSTGRES)
    async with fresh_database(server) as made:
        yield made


def company(stand_in: StandIn, count: int, shard: tuple[int, int] = (0, 1)) -> list[Person]:
    """Make a server of a shard with so many people."""
    users = [stand_in.world.user(name) for name in NAMES[:count]]
    _, channel = stand_in.add_guild("Uno Table", *users, shard=shard)
    return [Person(stand_in, user, channel) for user in users]


def place(folder: Path, name: str) -> Path:
    """Make a folder for one process, and its log."""
    made = folder / name
    made.mkdir(exist_ok=True)
    return made


async def joined(stand_in: StandIn, before: list[Session]) -> Session:
    """Wait for a session besides those that there were."""

    def look() -> Session | None:
        return next((one for one in stand_in.gateway.live if one not in before), None)

    return await stand_in.until(look, "another process", START)


async def test_who_loses_the_race_reloads_and_shows_a_fresh_picture(url: str, tmp_path: Path) -> None:
    async with StandIn().opened() as stand_in, running(stand_in, place(tmp_path, "one"), DATABASE_URL=url):
        first = stand_in.gateway.live[0]
        match = Round(stand_in, company(stand_in, 2))
        await match.deal(preset="quick")
        mover = await match.drawer()
        drawn = await _logged(url, "DrawCard")
        async with running(stand_in, place(tmp_path, "two"), DATABASE_URL=url):
            second = await joined(stand_in, [first])
            old, custom_id = mover.hand(), mover.find(verb("draw"), on=mover.hand())[1].custom_id
            stand_in.gateway.only = second
            await mover.send_raw_press(old, custom_id).settled()
            # The first process has not heard of that move: by all it knows, this press is in order.
            stand_in.gateway.only = first
            beaten = await mover.send_raw_press(old, custom_id).settled()
            assert STALE in beaten.text
            assert await _logged(url, "DrawCard") == drawn + 1
            for session in (second, first, second, first):
                stand_in.gateway.only = session
                await match.open_hands()
                assert await match.play(1) == 1
        await _logged(url, "DrawCard")


async def test_a_press_that_reaches_both_processes_counts_once(url: str, tmp_path: Path) -> None:
    async with (
        StandIn().opened() as stand_in,
        running(stand_in, place(tmp_path, "one"), DATABASE_URL=url),
        running(stand_in, place(tmp_path, "two"), DATABASE_URL=url),
    ):
        await stand_in.until(lambda: len(stand_in.gateway.live) == 2, "both processes", START)
        assert await _played(stand_in, url, [(0, 1)]) == []


@pytest.mark.timeout(300)  # four processes start, beside others that play
async def test_a_rolling_restart_of_two_shards_under_load_loses_nothing(url: str, tmp_path: Path) -> None:
    async with StandIn(shards=2).opened() as stand_in:
        bots = [await _shard(stand_in, tmp_path, url, number) for number in (0, 1)]
        try:
            await stand_in.until(lambda: len(stand_in.gateway.live) == 2, "both shards", START)
            await stand_in.until(lambda: bool(stand_in.world.commands), "the commands", START)
            replaced = asyncio.Event()
            shards = [(0, 2), (1, 2), (1, 2)]
            playing = asyncio.create_task(_played(stand_in, url, shards, replaced))
            for number in (0, 1):
                bots[number] = await _replaced(stand_in, tmp_path, url, number, bots[number])
            replaced.set()
            assert await playing == []
        finally:
            for bot in bots:
                await bot.kill()
        assert not stand_in.violations()


async def _played(
    stand_in: StandIn, url: str, shards: list[tuple[int, int]], enough: asyncio.Event | None = None
) -> list[str]:
    """Play match after match in servers of these shards until it is enough; list what is wrong with them."""
    lives = Lives(stand_in, Path())
    lives.all.append(Life(0, None, time.time(), time.time()))  # type: ignore[arg-type]
    lives.serving.set()
    presses = Presses(lives)

    async def play(shard: tuple[int, int], rng: random.Random) -> None:
        while True:
            await Company(lives, presses, company(stand_in, 2, shard), rng, thinking=0.1).play()
            if enough is None or enough.is_set():
                return

    await asyncio.gather(*(play(shard, random.Random(seed)) for seed, shard in enumerate(shards)))
    ledger, findings = await Ledger.read(url), Findings()
    ledger.check(presses.all, lives, findings)
    findings.stuck += ledger.unfinished()
    answers = Counter(one.path for one in stand_in.sent(ANSWERS) if one.status in (200, 204))
    findings.doubled += [f"{path} was answered {times} times" for path, times in answers.items() if times > 1]
    return findings.all()


async def _shard(stand_in: StandIn, folder: Path, url: str, number: int) -> BotProcess:
    """Start the process of a shard."""
    settings = {"DATABASE_URL": url, "SHARD_COUNT": "2", "SHARD_IDS": str(number)}
    return await BotProcess.start(stand_in, place(folder, f"shard-{number}"), **settings)


async def _replaced(stand_in: StandIn, folder: Path, url: str, number: int, old: BotProcess) -> BotProcess:
    """Start the next process of a shard, and once that serves, tell the old one to end."""
    before = list(stand_in.gateway.live)
    new = await _shard(stand_in, folder, url, number)
    await joined(stand_in, before)
    assert await old.terminate(10.0) == 0
    return new


async def _logged(url: str, kind: str) -> int:
    """Count the moves of a kind that the logs hold, and see that every table is what its log says."""
    ledger, findings = await Ledger.read(url), Findings()
    ledger.check_tables(findings)
    assert findings.all() == []
    entries = [entry for page in ledger.pages.values() for entry in page.log]
    return sum(deed["is"] == kind for entry in entries for deed in orjson.loads(entry.body))
