"""Count the requests to Discord that whole rounds of four players cost, by the buttons that people see."""

import random
import statistics
from collections import Counter

from bot.engine.phases import Answer, RoundOver
from tests.support.discord_env import Sim
from tests.support.messages import Request, controls
from tests.support.rounds import deal, is_over, move, people, scene_of, steady, tap
from tests.support.tables import seed_number

KINDS = ("callback", "table edit", "hand push", "other")


async def request_rows(rounds: int, thought: float, bar: float) -> list[tuple[str, ...]]:
    """Play rounds, each with the four who are ready for the next one, and give the mean and the worst.

    `thought` is the seconds between two presses.
    """
    counted = [await count_round(seed, thought) for seed in range(rounds)]
    means = [sum(one[kind] for kind in KINDS) / one["callback"] for one in counted]
    presses = sum(one["callback"] for one in counted)
    split = " · ".join(f"{kind} {sum(one[kind] for one in counted) / presses:.2f}" for kind in KINDS)
    uploads = sum(one["upload"] for one in counted)
    return [
        ("requests per accepted press", f"{statistics.mean(means):.2f} (bar: {bar:g})", "", ""),
        (f"  the worst of {rounds} rounds", f"{max(means):.2f}", "", ""),
        (f"  over all {presses} presses", split, "", ""),
        ("  uploads", f"{uploads} (bar: 0)", "", ""),
    ]


async def count_round(seed: int, thought: float) -> Counter[str]:
    """Play one round and count its requests by kind."""
    chance = random.Random(seed)
    async with steady(seed_number(seed)) as sim:
        await deal(sim, sim.borys, sim.clara, sim.dima)
        for who in (sim.ada, sim.borys, sim.clara, sim.dima):
            await sim.press(who, "My hand", on=sim.table())
        await sim.advance(2 * thought)
        mark = sim.mark()
        while not is_over(await scene_of(sim)):
            await _move(sim, chance)
            await sim.advance(thought)
        await _get_ready(sim, thought)
        await sim.advance(thought)
        sent = sim.requests_since(mark)
    return Counter(map(kind_of, sent)) + Counter(upload=sum(bool(one.uploads) for one in sent))


async def _move(sim: Sim, chance: random.Random) -> None:
    scene = await scene_of(sim)
    phase = scene.view(None).phase
    if isinstance(phase, Answer) and chance.random() < 0.5:
        await tap(sim, people(sim, scene)[phase.seat], "challenge")
    else:
        await move(sim)


async def _get_ready(sim: Sim, thought: float) -> None:
    scene = await scene_of(sim)
    for who in people(sim, scene).values():
        if isinstance((await scene_of(sim)).view(None).phase, RoundOver):
            await tap(sim, who, "ready")
            await sim.advance(thought)


def kind_of(request: Request) -> str:
    """Tell what a request is for."""
    if request.kind == "callback":
        return "callback"
    body = request.body if isinstance(request.body, dict) else {}
    verbs = {one.custom_id.split(":")[1] for one in controls(body.get("components") or []) if one.custom_id}
    if request.method == "PATCH" and "refresh" in verbs:
        return "hand push"
    return "table edit" if request.method == "PATCH" and "more" in verbs else "other"
