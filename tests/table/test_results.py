"""What a finished match was for its people, counted once."""

from typing import Any

import pytest

from bot.engine import PRESETS, CastVote, Leave, Rules, SayReady
from bot.engine.events import RoundEnded, RoundStarted
from bot.table import EndNow, JoinNext, Occupant
from bot.table.record import Game
from bot.table.results import results
from data import AlreadyCounted
from tests.support.tables import do, given, play

from .world import ADA, BORYS, CLARA, DIMA, GUILD, World, five, reason, state_of

LAST = "R5 | B1 B2 | G1"


async def stats(world: World, user: int, **more: Any) -> Any:
    return await world.database.results.stats(GUILD, user, **more)


async def test_a_match_is_counted_with_its_last_card(world: World):
    table = await world.match(BORYS, CLARA, state=given(LAST, top="R9", rules="quick"))
    await world.ask(table, ADA, five())
    assert table.scene.over
    ada, borys, clara = [await stats(world, user) for user in (ADA, BORYS, CLARA)]
    assert (ada.matches, ada.wins, ada.points, ada.best) == (1, 1, 2, 1)
    assert (clara.wins, clara.points, clara.best) == (0, 1, 2)
    assert (borys.points, borys.best) == (0, 3)
    assert ada.counters == {"cards_played": 1, "rounds_won": 1}


async def test_a_failed_last_save_counts_nothing_and_the_next_counts_once(world: World):
    table = await world.match(BORYS, CLARA, state=given(LAST, top="R9", rules="quick"))
    with world.broken():
        await world.ask(table, ADA, five())
    assert (await stats(world, ADA)).matches == 0
    await world.ask(table, ADA, five())
    assert (await stats(world, ADA)).matches == 1


async def test_results_that_are_there_already_are_not_written_twice(world: World):
    table = await world.match(BORYS, CLARA, state=given(LAST, top="R9", rules="quick"))
    with world.broken(lambda: AlreadyCounted(table.table_id), after=True):
        assert (await world.ask(table, ADA, five())).stale
    assert table.scene.over
    assert (await stats(world, ADA)).matches == 1


async def test_seats_that_tie_share_a_place_and_beat_each_other_not(world: World):
    table = await world.match(BORYS, CLARA, state=given("R5 | B1 | G1", top="R9", rules="quick"))
    await world.ask(table, ADA, five())
    borys, clara = [await stats(world, user) for user in (BORYS, CLARA)]
    assert (borys.best, clara.best, borys.points, clara.points) == (2, 2, 0, 0)


async def test_a_leaver_has_lost(world: World):
    table = await world.match(BORYS, CLARA, state=given(LAST, top="R9", rules="quick"))
    await world.ask(table, CLARA, Leave(2))
    await world.ask(table, ADA, five())
    clara = await stats(world, CLARA)
    assert (clara.matches, clara.wins, clara.points, clara.best) == (1, 0, 0, 3)
    assert (await stats(world, BORYS)).points == 1


@pytest.mark.rule("play-to-last")
async def test_who_went_out_before_he_left_has_not_lost_what_he_had_won(world: World):
    """The first one out left the others to play on, and lost a match whose result said that he had won."""
    rules = Rules(round_end="to_last", scoring="none")
    table = await world.match(BORYS, CLARA, rules=rules, state=given("R5 | R6 | R7", top="R9", rules=rules))
    await world.ask(table, ADA, five())
    await world.ask(table, ADA, Leave(0))
    await world.ask(table, BORYS, play("R6")(state_of(table)))
    assert table.scene.over
    ada, borys, clara = [await stats(world, user) for user in (ADA, BORYS, CLARA)]
    assert (ada.wins, ada.best, ada.points) == (1, 1, 2)
    assert (borys.wins, borys.best, borys.points) == (0, 2, 1)
    assert (clara.wins, clara.best, clara.points) == (0, 3, 0)


async def test_a_substituted_seat_stays_its_owners(world: World):
    state = given(LAST, top="R9", rules="quick", computers=[1])
    table = await world.match(BORYS, CLARA, state=state)
    await world.ask(table, ADA, five())
    borys = await stats(world, BORYS)
    assert (borys.matches, borys.with_computer) == (1, 0)


async def test_a_match_that_a_vote_or_a_moderator_ended_is_not_counted(world: World):
    table = await world.match(BORYS, CLARA, state=given(LAST, top="R9", rules="quick"))
    opened = await world.ask(table, BORYS, EndNow())
    await world.ask(table, CLARA, CastVote(2, opened.events[0].vote, agree=True))
    assert table.scene.over
    assert (await stats(world, ADA)).matches == 0
    again = await world.match(BORYS, state=given("R5 | B1", top="R9"))
    await world.ask(again, DIMA, EndNow(), moderator=True)
    assert again.scene.over
    assert (await stats(world, ADA)).matches == 0


async def test_counters_gather_over_the_rounds_of_a_match(world: World):
    rules = Rules(target=5)
    table = await world.match(
        BORYS, preset="classic", rules=rules, state=given("R5 | B1 B2", top="R9", rules=rules)
    )
    await world.ask(table, ADA, five())
    await world.ask(table, ADA, SayReady(0))
    await world.ask(table, BORYS, SayReady(1))
    score = {"totals": [3, 0], "rounds_won": [1, 0], "held": [0, 3], "rounds": 1}
    score |= {"beaten": [0, 0], "fallen": [0, 0]}
    ready = given("R5 | B9", top="R9", rules=rules, score=score)
    await world.put(table, ready, counters={0: {"cards_played": 1, "rounds_won": 1}})
    await world.ask(table, ADA, five())
    ada = await stats(world, ADA)
    assert ada.counters == {"cards_played": 2, "rounds_won": 2}
    assert ada.by_scoring == {"winner_500": 12}


def test_who_left_and_came_back_counts_for_the_later_seat():
    state = do(given("R5 | B1 | -", top="R9", rules="quick"), play("R5"))
    people = (Occupant("Ada", ADA), Occupant("Borys", BORYS), Occupant("Borys", BORYS))
    made = results(Game(do(given("R5 | - | B1", top="R9", rules="quick"), play("R5"))), people)
    assert [(result.user_id, result.place, result.left_early) for result in made] == [
        (ADA, 1, False),
        (BORYS, 2, False),
    ]
    assert state.over


def test_nobody_beats_a_seat_that_somebody_gave_up_and_sat_down_anew():
    """Who left and came back between rounds beat himself, and gave everybody else a point more."""
    people = (Occupant("Ada", ADA), Occupant("Borys", BORYS), Occupant("Borys", BORYS))
    made = results(Game(do(given("R5 | - | B1", top="R9", rules="quick"), play("R5"))), people)
    assert [(result.seats, result.beaten) for result in made] == [(2, 1), (2, 0)]


def test_newcomers_who_were_never_dealt_in_have_no_result():
    state = do(given("R5 | B1", top="R9", rules="quick", queue=1), play("R5"))
    people = (Occupant("Ada", ADA), Occupant("Borys", BORYS), Occupant("Clara", CLARA))
    assert {result.user_id for result in results(Game(state), people)} == {ADA, BORYS}


async def test_a_deserted_match_is_void_before_anything_was_scored(world: World):
    table = await world.match(BORYS, state=given("R5 R6 | B1 B2", top="R9", fresh=[0, 1], rules="quick"))
    await world.ask(table, BORYS, Leave(1))
    assert table.scene.over
    assert (await stats(world, BORYS)).matches == 0


ONE_CARD_OUT = sorted(name for name, rules in PRESETS.items() if rules.round_end in ("first_out", "to_last"))


@pytest.mark.parametrize("preset", ONE_CARD_OUT)
async def test_a_late_joiner_is_counted_once_dealt_in(world: World, preset: str):
    rules = PRESETS[preset].model_copy(update={"target": 2})
    state = given("R5 | B1", top="R9", rules=rules)
    table = await world.match(BORYS, preset=preset, rules=rules, state=state)
    assert reason(await world.ask(table, CLARA, JoinNext("Clara"))) is None
    await world.ask(table, ADA, five())
    await world.ask(table, ADA, SayReady(0))
    await world.ask(table, BORYS, SayReady(1))
    seats = state_of(table).seats
    assert seats == 3
    await world.ask(table, CLARA, Leave(2))
    await world.ask(table, BORYS, Leave(1))
    assert table.scene.over
    assert (await stats(world, CLARA)).matches == 1


async def test_a_new_deal_tells_nothing_of_the_round_before(world: World):
    table = await world.match(BORYS, state=do(given("R5 | B1 B2", top="R9"), play("R5")))
    await world.ask(table, ADA, SayReady(0))
    await world.ask(table, BORYS, SayReady(1))
    recent = table.scene.match.recent
    assert any(isinstance(event, RoundStarted) for event in recent)
    assert not any(isinstance(event, RoundEnded) for event in recent)
