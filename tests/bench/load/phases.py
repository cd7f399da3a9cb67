"""The phases of a run: the floor, a start with many tables stored, and play."""

import asyncio
import gc
import random
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path

from tests.bench.load import stored
from tests.bench.load.bare import PRESSED, drawn
from tests.bench.load.crowd import Party, Presses, on_schedule
from tests.bench.load.plan import Plan
from tests.bench.load.processes import SERVES, Use, bare, pin, use
from tests.bench.load.tally import Tally, WatchedRates
from tests.wire.interactions import PROMPT
from tests.wire.payloads import numbered
from tests.wire.people import Asked
from tests.wire.process import BotProcess
from tests.wire.standin import StandIn
from tests.wire.world import EPHEMERAL, LAYOUT, Interaction, Message

CALM = 6.0
"""Seconds after the last press in which everything should have been shown."""

AFTER_START = 10.0
"""Seconds for which people go on pressing once the first press after a start was answered."""

WARM = 2.0
"""Seconds for which the bare responder is pressed before anything counts."""

AWAY = 3600.0
"""Seconds since the bot that stored the tables was ended."""

GLANCE = 0.05
"""Seconds between two tries to be the first who is answered."""


@dataclass(frozen=True, slots=True)
class Floor:
    """What the bare responder did."""

    presses: Presses
    cpu: float | None


@dataclass(frozen=True, slots=True)
class Start:
    """How long a start took until its first press was answered, and how presses fared then.

    `here` is when the bot came to the gateway, both in seconds since its process was made; `cpu` is what it
    had used of its core when the first press was answered.
    """

    here: float
    first: float
    cpu: float | None
    presses: Presses


@dataclass(frozen=True, slots=True)
class Play:
    """What play came to; `ages` are the seconds for which pictures lagged behind, in order of size."""

    presses: Presses
    accepted: int
    kinds: Counter[str]
    failed: Counter[int]
    refused: int
    avoidable: Counter[str]
    ages: list[float]
    cpu: float | None
    memory_before: int | None
    memory: int | None
    problems: list[str]


@asynccontextmanager
async def listening() -> AsyncGenerator[StandIn]:
    """Open a stand-in that keeps nothing for tests, and whose own pauses are short."""
    async with StandIn().opened() as stand_in:
        stand_in.server.validates = False
        stand_in.server.rates = WatchedRates(stand_in.server.rates)
        gc.collect()
        gc.freeze()
        gc.set_threshold(100_000, 50, 100)
        try:
            yield stand_in
        finally:
            gc.unfreeze()
            gc.set_threshold(700, 10, 10)


async def measure_floor(plan: Plan, folder: Path) -> Floor:
    """Press at the bare responder as often as at the bot, each time on a hand of its own."""
    async with listening() as stand_in:
        Tally.of(stand_in)
        places = stored.make_places(stand_in, plan.tables)
        sends = [_press_bare(place) for place in places]
        async with bare(stand_in, folder) as pid:
            await on_schedule(plan.rate, _in_turn(sends, plan.rate * WARM))
            before = use(pid)
            presses = await on_schedule(plan.rate, _in_turn(sends, plan.rate * plan.floor_seconds))
            after = use(pid)
            await _answered(presses)
            return Floor(presses, _cpu(before, after))


async def measure_start(plan: Plan, stand_in: StandIn, url: str, folder: Path) -> Start:
    """Start a bot that has been away for an hour, with many matches stored, and press until it answers."""
    places = await stored.fill(url, stand_in, plan.saved, saved_at=time.time() - AWAY)
    parties = [Party(place, random.Random(place.table_id)) for place in places]
    random.Random(1).shuffle(parties)
    began = time.monotonic()
    bot = await BotProcess.start(stand_in, folder, DATABASE_URL=url)
    try:
        pin(bot.process.pid, SERVES)
        await stand_in.until(lambda: stand_in.gateway.live, "a bot at the gateway", 120.0)
        here = time.monotonic() - began
        tried = Presses()
        for party in parties:
            tried.made.append(party.press().interaction)
            await asyncio.sleep(GLANCE)
            if tried.latencies:
                break
        first = min(one.answered_at for one in tried.made if one.answered_at) - began
        used = use(bot.process.pid)
        sends = [party.press for party in parties]
        presses = await on_schedule(plan.rate / 10, _in_turn(sends, plan.rate / 10 * AFTER_START))
        await _answered(presses)
        return Start(here, first, used.cpu if used else None, presses)
    finally:
        await bot.kill()


async def measure_play(plan: Plan, stand_in: StandIn, url: str, folder: Path) -> Play:
    """Play at many tables, once everybody has opened their hand and somebody has made a move."""
    places = await stored.fill(url, stand_in, plan.tables, saved_at=time.time() - AWAY)
    tally, rates = Tally.of(stand_in), WatchedRates(stand_in.server.rates)
    stand_in.server.rates = rates
    bot = await BotProcess.start(stand_in, folder, DATABASE_URL=url)
    try:
        pid = bot.process.pid
        pin(pid, SERVES)
        await bot.serves()
        await asyncio.sleep(CALM)
        empty = use(pid)
        parties = [Party(place, random.Random(place.table_id)) for place in places]
        opens = [_opening(party, seat) for party in parties for seat in range(stored.SEATS)]
        await on_schedule(plan.rate, opens)
        sends = [party.press for party in parties]
        await on_schedule(plan.rate, _in_turn(sends, max(len(sends), plan.rate * CALM)))
        await tally.quiet()
        tally.restart()
        before = use(pid)
        presses = await on_schedule(plan.rate, _in_turn(sends, plan.rate * plan.seconds))
        after = use(pid)
        await asyncio.sleep(CALM)
        ended = stand_in.world.now()
        logged = await stored.accepted(url)
        played = [one for one in presses.made if one.id in logged]
        return Play(
            presses,
            len(played),
            tally.kinds.copy(),
            tally.failed.copy(),
            rates.refused,
            rates.avoidable,
            _ages(played, tally.pictures, stand_in, ended),
            _cpu(before, after),
            empty.memory if empty else None,
            after.memory if after else None,
            bot.problems,
        )
    finally:
        await bot.kill()


def _ages(
    played: Sequence[Interaction], pictures: dict[int, list[float]], stand_in: StandIn, ended: float
) -> list[float]:
    """List for how long each table showed less than had happened, in order of size."""
    ahead = stand_in.world.now() - time.monotonic()
    ages: list[float] = []
    for one in played:
        if one.answered_at is not None:
            at, painted = one.answered_at + ahead, pictures.get(one.channel_id, [])
            place = bisect_left(painted, at)
            ages.append((painted[place] if place < len(painted) else ended) - at)
    return sorted(ages)


def _press_bare(place: stored.Place) -> Callable[[], Asked]:
    """Have the first of a place press a hand of theirs that the bare responder keeps."""
    person, shown = place.people[0], place.message
    hand = Message(
        shown.id + 1, shown.channel_id, shown.author, shown.created_at, "", [], flags=LAYOUT | EPHEMERAL
    )
    hand.reader = person.user.id
    hand.components = numbered([part.to_component_dict() for part in drawn().children])
    world = person._world
    world.add(hand)
    return lambda: person.send_raw_press(hand, PRESSED)


def _opening(party: Party, seat: int) -> Callable[[], Asked]:
    return lambda: party.open_hand(party.place.people[seat])


def _in_turn(sends: Sequence[Callable[[], Asked]], count: float) -> list[Callable[[], Asked]]:
    """Have everybody press in turn, so many times in all."""
    return list(islice(cycle(sends), round(count)))


async def _answered(presses: Presses) -> None:
    """Wait until every press is answered, or Discord would take no answer any more."""
    waiting = asyncio.gather(*(one.answered.wait() for one in presses.made))
    with suppress(TimeoutError):
        await asyncio.wait_for(waiting, 2 * PROMPT)


def _cpu(before: Use | None, after: Use | None) -> float | None:
    return None if before is None or after is None else after.cpu - before.cpu
