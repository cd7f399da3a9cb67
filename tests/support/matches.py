"""Matches on a simulated Discord that stand as a test wants them, stored and with their clocks running."""

import random
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any

from simcord import MemberActor

from bot.app import create_bot
from bot.engine.phases import ClockKind
from bot.table.draft import Draft
from tests.support.discord_env import Sim, open_sim
from tests.support.rounds import SEED, gather, people, replace_state, scene_of, state_of, tap
from tests.support.tables import given


class Dreamer(random.Random):
    """Make computer players quick and forgetful of UNO!, though they notice whoever else forgets it."""

    def random(self) -> float:
        """Give the least there is."""
        return 0.0


@asynccontextmanager
async def with_dreamers() -> AsyncGenerator[Sim]:
    """Open a simulated Discord whose computer players all behave alike."""
    async with open_sim(make_bot=partial(create_bot, seed=lambda: SEED, rng=Dreamer(1))) as sim:
        yield sim


async def time_with(sim: Sim, **lengths: int | None) -> None:
    """Set the server's clocks, in seconds."""
    await sim.bot.servers.change(
        sim.guild.id,
        lambda now: now.model_copy(update={"timing": now.timing.model_copy(update=lengths)}),
    )


async def start_match(sim: Sim, cards: str, *guests: MemberActor, computers: int = 0, **options: Any) -> None:
    """Start a match of Ada, the guests and computer players in this order, and have these cards dealt."""
    await gather(sim, *guests)
    for _ in range(computers):
        await tap(sim, sim.ada, "bot", on=sim.table())
    await sim.advance(5)
    await sim.press(sim.ada, "Start", on=sim.table())
    seats = 1 + len(guests) + computers
    played = list(range(seats - computers, seats))
    await stand(sim, cards, **{"computers": played} | options)


async def stand(sim: Sim, cards: str, **options: Any) -> None:
    """Put other cards on the table as `put` does, and save it with every clock of theirs just begun."""
    table = await sim.bot.tables.get(1)
    replace_state(table, given(cards, **options))
    keeper = table._keeper
    keeper.record = replace(keeper.record, alarms={}, standing={}, spent=frozenset())
    with sim.env._bot_scope():  # else the bot's clock would be this test's, and never ring
        await table._commit(Draft(keeper.record, sim.now()))
    for who in people(sim, table.scene).values():
        await sim.press(who, "My hand", on=sim.table())


async def left_on(sim: Sim, kind: ClockKind) -> float:
    """Give the seconds that are left on the one clock of a kind."""
    scene = await scene_of(sim)
    (clock,) = (clock for clock, running in state_of(scene).clocks.items() if running.kind is kind)
    return round(scene.deadlines[clock] - sim.now(), 3)
