"""Races for an UNO!: a moment too late costs nothing, later than that it costs what was agreed."""

from typing import Any

import pytest

from bot.engine import CallUno, CatchUno, DrawCard, PlayCards, parse_cards
from bot.engine.events import FalseCall
from bot.table import Table
from bot.table.races import RACE
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
    world.time += RACE + 0.1
    await press(world, table, DrawCard(1))
    game = record_of(table).game
    assert game is not None
    assert game.raced == {}
