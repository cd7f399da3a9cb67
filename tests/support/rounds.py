"""Whole rounds on a simulated Discord, played by the buttons that people see."""

import random
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any

from simcord import InteractionResult, MemberActor

from bot.app import create_bot
from bot.engine import GameState
from bot.engine.phases import (
    Answer,
    Exchange,
    HandOnPile,
    MatchOver,
    Phase,
    Ready,
    RoundOver,
    StarterColour,
    SwapTarget,
    Turn,
)
from bot.table.scene import Scene
from tests.support.discord_env import Sim, open_sim
from tests.support.messages import Control
from tests.support.tables import given

SEED = bytes(range(32))


@asynccontextmanager
async def steady(seed: bytes = SEED) -> AsyncGenerator[Sim]:
    """Open a simulated Discord on which every game is dealt from the same seed."""
    make = partial(create_bot, seed=lambda: seed, rng=random.Random(1))
    async with open_sim(make_bot=make) as sim:
        yield sim


async def gather(sim: Sim, *guests: MemberActor, **options: Any) -> None:
    """Have Ada open a table, and the guests sit down at it."""
    await sim.slash(sim.ada, "uno start", **options)
    for guest in guests:
        await sim.press(guest, "Join", on=sim.table())


async def deal(sim: Sim, *guests: MemberActor, **options: Any) -> None:
    """Gather people and start."""
    await gather(sim, *guests, **options)
    await sim.advance(5)
    await sim.press(sim.ada, "Start", on=sim.table())


async def end(sim: Sim, who: MemberActor) -> InteractionResult:
    """End the match by command, or put that to the vote, and say that one is sure."""
    return await tap(sim, who, "end2", on=await sim.slash(who, "uno end"))


async def scene_of(sim: Sim, table_id: int = 1) -> Scene:
    """Look at a table from inside; the first one of a fresh bot has the id 1."""
    with sim.env._bot_scope():  # what it loads is armed, and a clock armed by a test would never ring
        return (await sim.bot.tables.get(table_id)).scene


def state_of(scene: Scene) -> GameState:
    """Look at everything, hidden cards included."""
    assert scene._state is not None
    return scene._state


async def put(sim: Sim, cards: str, table_id: int = 1, **options: Any) -> None:
    """Put other cards on the table of a running match, and open everybody's hand on them.

    Takes what `tests.support.tables.given` takes.
    """
    table = await sim.bot.tables.get(table_id)
    replace_state(table, given(cards, **options))
    for who in people(sim, table.scene).values():
        await sim.press(who, "My hand", on=sim.table())
    await sim.advance(5)


async def set_table(sim: Sim, cards: str, **options: Any) -> None:
    """Start a match of Ada and Borys, and put these cards on the table."""
    await deal(sim, sim.borys)
    await put(sim, cards, **options)


def replace_state(table: Any, state: GameState) -> None:
    """Swap the match under a table, as if it had come to this."""
    keeper = table._keeper
    keeper.record = replace(keeper.record, game=replace(keeper.record.game, state=state))


def people(sim: Sim, scene: Scene) -> dict[int, MemberActor]:
    """Map the seats of people to those who sit there."""
    known = {who.id: who for who in (sim.ada, sim.borys, sim.clara, sim.dima)}
    return {
        seat: known[one.user_id]
        for seat, one in enumerate(scene.people)
        if one.user_id in known and not scene.left(seat)
    }


def is_verb(*verbs: str) -> Callable[[Control], bool]:
    """Fit an enabled control that asks for one of these."""
    return lambda control: not control.disabled and control.custom_id.split(":")[1:2][0] in verbs


async def tap(sim: Sim, who: MemberActor, verb: str, *args: str, on: Any = None) -> InteractionResult:
    """Press what asks for a verb, with these first arguments, in somebody's hand or on a message."""

    def fits(control: Control) -> bool:
        parts = control.custom_id.split(":")
        return parts[1] == verb and parts[4 : 4 + len(args)] == list(args)

    return await sim.press(who, fits, on=on or sim.hand(who))


def first(sim: Sim, who: MemberActor, *verbs: str) -> Control | None:
    """Find the first enabled control with one of these verbs in somebody's hand."""
    fits = is_verb(*verbs)
    return next((control for control in sim.controls(sim.hand(who)) if fits(control)), None)


async def move(sim: Sim, table_id: int = 1) -> InteractionResult | None:
    """Have whoever must decide do something lawful by a button of the hand; None when the round is over.

    What falls by itself is waited for, and then the next one decides.
    """
    scene = await scene_of(sim, table_id)
    seats, view = people(sim, scene), scene.view(None)
    match view.phase:
        case RoundOver() | MatchOver():
            return None
        case Answer(hit=hit, choice=choice, accepted=accepted) if not (hit.amount and choice) or accepted:
            await sim.advance(6)
            return await move(sim, table_id)
        case Turn(seat=seat, drawn=False):
            return await _turn(sim, seats[seat], scene.view(seat).hand)
        case phase:
            return await _press(sim, seats[view.awaited[0]], *DECISIONS[type(phase)])


DECISIONS: dict[type[Phase], tuple[str, ...]] = {
    StarterColour: ("starter",),
    Answer: ("accept",),
    Turn: ("play", "wild", "keep", "draw"),
    SwapTarget: ("target",),
    Exchange: ("give",),
    HandOnPile: ("put",),
    Ready: ("ready",),
}
"""The verbs by which a phase is decided, the first that can be pressed first."""


async def _turn(sim: Sim, who: MemberActor, hand: tuple[Any, ...]) -> InteractionResult:
    if len(hand) == 2 and first(sim, who, "arm") is not None:
        await _press(sim, who, "arm")
    return await _press(sim, who, "play", "wild", "draw", "keep")


async def _press(sim: Sim, who: MemberActor, *verbs: str) -> InteractionResult:
    """Press the first of these that can be pressed, and answer whatever is asked about it."""
    for verb in verbs:
        control = first(sim, who, verb)
        if control is not None:
            answer = await sim.press(who, control.custom_id, on=sim.hand(who))
            return await _press(sim, who, "play", "wild") if verb == "wild" else answer
    raise AssertionError(f"{who.name} can press none of {verbs}:\n{sim.text(sim.hand(who))}")


def is_over(scene: Scene) -> bool:
    """Tell whether the round has ended."""
    return isinstance(scene.view(None).phase, RoundOver) or scene.over
