"""What costs can be had only so often, and who is too quick hears when it is possible again."""

from typing import Any

import pytest

from bot.ui import cooldowns as room
from bot.ui.cooldowns import OFTEN, Cooldowns, Cost, TooSoon
from tests.cogs.test_forged import forge
from tests.support.discord_env import Sim
from tests.support.rounds import deal, gather, steady, tap


class Clock:
    """Shows the time that a test sets."""

    def __init__(self) -> None:
        self.time = 1_780_000_000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


def use_up(cooldowns: Cooldowns, cost: Cost, whose: object = 1) -> float:
    """Have something as often as may be, and once more; give the seconds that are to be waited for."""
    for _ in range(OFTEN[cost][0]):
        cooldowns.spend(cost, whose)
    with pytest.raises(TooSoon) as early:
        cooldowns.spend(cost, whose)
    return early.value.seconds


@pytest.mark.parametrize("cost", Cost)
def test_everything_that_costs_can_be_had_again_when_it_was_said(cost: Cost, clock: Clock) -> None:
    cooldowns = Cooldowns(clock)
    seconds = use_up(cooldowns, cost)
    assert 0 < seconds <= OFTEN[cost][1] + 1
    clock.time += seconds
    cooldowns.spend(cost, 1)


def test_nobody_waits_for_what_somebody_else_has_had(clock: Clock) -> None:
    cooldowns = Cooldowns(clock)
    use_up(cooldowns, Cost.TABLE)
    cooldowns.spend(Cost.TABLE, 2)
    cooldowns.spend(Cost.POST, 1)


def test_who_asks_too_soon_does_not_wait_longer_for_it(clock: Clock) -> None:
    cooldowns = Cooldowns(clock)
    seconds = use_up(cooldowns, Cost.POST)
    clock.time += seconds - 2
    with pytest.raises(TooSoon):
        cooldowns.spend(Cost.POST, 1)
    clock.time += 2
    cooldowns.spend(Cost.POST, 1)


def test_those_who_may_ask_again_are_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST", 3)
    cooldowns = Cooldowns(clock)
    for whose in range(3):
        cooldowns.spend(Cost.TABLE, whose)
    clock.time += 120
    use_up(cooldowns, Cost.TABLE, 7)
    assert len(cooldowns._asked) == 1
    with pytest.raises(TooSoon):
        cooldowns.spend(Cost.TABLE, 7)


async def repeat(sim: Sim, times: int, what: Any) -> list[str]:
    return [sim.text(await what()) for _ in range(times)]


@pytest.mark.parametrize("by", ["command", "button"])
async def test_a_table_is_posted_anew_three_times_in_half_a_minute(by: str) -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)

        async def post() -> Any:
            if by == "command":
                return await sim.slash(sim.borys, "uno table")
            return await forge(sim, sim.borys, "u1:repost:1:")

        *some, told = await repeat(sim, 4, post)
        assert not any("Please wait" in one for one in some)
        assert "Please wait" in told
        await sim.advance(31)
        assert "Please wait" not in sim.text(await post())
        sim.forgive()


async def test_the_button_for_a_rematch_counts_as_a_start() -> None:
    async with steady() as sim:
        for _ in range(3):
            await sim.slash(sim.ada, "uno start")
        assert "Please wait" in sim.text(await forge(sim, sim.ada, "u1:rematch:1:"))


async def test_rules_are_packed_into_codes_five_times_a_minute() -> None:
    async with steady() as sim:
        await gather(sim)
        *some, told = await repeat(sim, 6, lambda: sim.slash(sim.ada, "uno presets export", preset="classic"))
        assert not any("Please wait" in one for one in some)
        assert "Please wait" in told
        assert "Please wait" in sim.text(await forge(sim, sim.ada, "u1:rshare:1:"))
        sim.forgive()


async def test_rankings_are_shown_to_everybody_five_times_a_minute_and_to_oneself_more_often() -> None:
    async with steady() as sim:
        *some, told = await repeat(sim, 6, lambda: sim.slash(sim.ada, "uno rankings", everyone=True))
        assert not any("Please wait" in one for one in some)
        assert "Please wait" in told
        mine = await sim.slash(sim.ada, "uno rankings")
        assert "Please wait" not in sim.text(mine)
        turned = await repeat(sim, 30, lambda: tap(sim, sim.ada, "rank", "week", on=mine))
        assert ["Please wait" in one for one in turned] == [False] * 29 + [True]
        sim.forgive()
