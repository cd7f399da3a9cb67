"""Races: a moment too late costs nothing, later than that it costs what was agreed."""

import asyncio
from typing import Any

import pytest

from bot.engine import CallUno, CatchUno, DrawCard, PlayCards, parse_cards
from bot.engine.events import FalseCall
from bot.table import Table
from bot.table.races import KEPT, RACE
from tests.support.tables import given

from .world import ADA, BORYS, CLARA, World, reason, record_of, state_of

HANDS = "R6 B1 | R1 B2 B3 | G1 G2 G3"
Deed = CallUno | CatchUno | DrawCard
RULES = {"penalty_false_call": 2, "uno_proxy": True, "uno_grace": 0}
NAMES = {0: ADA, 1: BORYS, 2: CLARA}

RACES: dict[str, tuple[Deed, Deed]] = {
    "two catch the same": (CatchUno(1, 0), CatchUno(2, 0)),
    "the culprit calls after a catch": (CatchUno(1, 0), CallUno(0)),
    "a friend calls after a catch": (CatchUno(1, 0), CallUno(2, 0)),
    "somebody catches after the call": (CallUno(0), CatchUno(2, 0)),
    "somebody catches after the next turn began": (DrawCard(1), CatchUno(2, 0)),
}


async def forgotten(world: World, uno: bool = False, **rules: Any) -> Table:
    """Let Ada come down to one card."""
    table = await world.match(BORYS, CLARA, state=given(HANDS, top="R9", rules=RULES | rules))
    assert reason(await world.ask(table, ADA, PlayCards(0, parse_cards("R6"), uno=uno))) is None
    return table


async def press(world: World, table: Table, action: Deed) -> str | None:
    """Press on the table's picture, as everybody sees it; a move is typed."""
    shown = None if isinstance(action, DrawCard) else str(table.scene.view().plays)
    return reason(await world.ask(table, NAMES[action.seat], action, ticket=shown))


def held(table: Table, seat: int) -> int:
    return len(state_of(table).hands[seat])


@pytest.mark.rule("penalty-false-call")
@pytest.mark.parametrize("race", RACES)
async def test_who_loses_a_race_by_a_moment_pays_nothing(world: World, race: str):
    first, late = RACES[race]
    table = await forgotten(world)
    assert await press(world, table, first) is None
    before = held(table, late.seat)
    world.time += RACE
    assert await press(world, table, late) is not None
    assert held(table, late.seat) == before
    assert world.shown.events(FalseCall) == []


@pytest.mark.rule("penalty-false-call")
@pytest.mark.parametrize("race", RACES)
async def test_after_that_moment_the_same_press_costs_what_was_agreed(world: World, race: str):
    first, late = RACES[race]
    table = await forgotten(world)
    assert await press(world, table, first) is None
    before = held(table, late.seat)
    world.time += RACE + 0.1
    assert await press(world, table, late) is None
    assert held(table, late.seat) == before + 2
    assert len(world.shown.events(FalseCall)) == 1


@pytest.mark.rule("penalty-false-call")
async def test_a_catch_of_who_called_with_the_play_is_forgiven_at_once(world: World):
    table = await forgotten(world, uno=True)
    assert await press(world, table, CatchUno(2, 0)) == "nobody_to_catch"
    assert held(table, 2) == 3


@pytest.mark.rule("penalty-false-call")
async def test_a_race_about_one_seat_forgives_nothing_about_another(world: World):
    table = await forgotten(world)
    await press(world, table, CatchUno(1, 0))
    assert await press(world, table, CatchUno(2, 1)) is None
    assert await press(world, table, CallUno(1)) is None
    assert (held(table, 2), held(table, 1)) == (5, 5)


@pytest.mark.rule("penalty-false-call")
@pytest.mark.parametrize("race", RACES)
async def test_a_lost_race_is_refused_in_the_words_of_a_table_without_fines(world: World, race: str):
    first, late = RACES[race]
    answers: list[Any] = []
    for channel, fine in enumerate((2, 0), 70):
        state = given(HANDS, top="R9", rules=RULES | {"penalty_false_call": fine})
        table = await world.match(BORYS, CLARA, state=state, channel=channel)
        await world.ask(table, ADA, PlayCards(0, parse_cards("R6")))
        await world.ask(table, NAMES[first.seat], first)
        answers.append((await world.ask(table, NAMES[late.seat], late)).refusal)
    assert answers[0] == answers[1] is not None


@pytest.mark.rule("penalty-false-call")
async def test_a_race_outlives_a_restart_and_is_forgotten_with_the_next_move(world: World):
    table = await forgotten(world)
    await press(world, table, CatchUno(1, 0))
    await world.restart()
    table = await world.tables.get(table.table_id)
    assert await press(world, table, CatchUno(2, 0)) == "nobody_to_catch"
    world.time += KEPT + 0.1
    await press(world, table, DrawCard(1))
    game = record_of(table).game
    assert game is not None
    assert game.raced == {}


@pytest.mark.rule("penalty-false-call")
async def test_a_press_counts_when_it_arrives_however_long_it_waits_behind_others(world: World):
    table = await forgotten(world)
    assert await press(world, table, CatchUno(1, 0)) is None
    world.time += RACE
    async with table._lock:
        late = asyncio.ensure_future(press(world, table, CatchUno(2, 0)))
        for _ in range(5):
            await asyncio.sleep(0)  # until it waits for the lock
        world.time += 10.0
    assert await late == "nobody_to_catch"
    assert held(table, 2) == 3


MISPLAY = {"protection": "penalise", "penalty_misplay": 2}


async def played(world: World, **rules: Any) -> Table:
    """Let Ada lay a 6, so that it is Borys's turn."""
    table = await world.match(BORYS, CLARA, state=given(HANDS, top="R9", rules=MISPLAY | rules))
    assert reason(await world.ask(table, ADA, lay(0, "R6"))) is None
    return table


def lay(seat: int, cards: str) -> PlayCards:
    return PlayCards(seat, parse_cards(cards))


@pytest.mark.rule("penalty-misplay")
@pytest.mark.parametrize(("later", "cost"), [(RACE, 0), (RACE + 0.1, 2)])
async def test_a_card_that_comes_a_moment_after_the_end_of_its_turn_costs_nothing(
    world: World, later: float, cost: int
):
    table = await played(world)
    world.time += later
    await world.ask(table, ADA, lay(0, "B1"))
    assert held(table, 0) == 1 + cost


@pytest.mark.rule("penalty-misplay")
async def test_whose_turn_was_not_the_last_one_pays_for_a_card_out_of_turn(world: World):
    table = await played(world)
    await world.ask(table, CLARA, lay(2, "G1"))
    assert held(table, 2) == 5


@pytest.mark.rule("penalty-misplay")
async def test_a_wrong_card_in_a_turn_that_has_just_come_back_is_no_race(world: World):
    state = given("RS B1 B2 | R1 B3 B4", top="R9", rules=MISPLAY)
    table = await world.match(BORYS, state=state)
    await world.ask(table, ADA, lay(0, "RS"))
    await world.ask(table, ADA, lay(0, "B1"))
    assert held(table, 0) == 4


@pytest.mark.rule("penalty-misplay")
async def test_the_end_of_a_turn_is_remembered_over_a_restart(world: World):
    table = await played(world)
    await world.restart()
    table = await world.tables.get(table.table_id)
    assert reason(await world.ask(table, ADA, lay(0, "B1"))) == "not_your_turn"
    assert held(table, 0) == 1
