"""What people have set for themselves: the table draws for them where they cannot play."""

import pytest

from bot.engine import JumpIn, parse_cards
from bot.engine.events import CardsDrawn, JumpedIn
from bot.table import Pause, Resume, UserSettings
from data import StorageGone
from tests.support.tables import given

from .world import ADA, BORYS, CLARA, World, alarm_names, five, mover, reason, state_of


async def test_who_has_set_nothing_draws_himself_and_sees_hints(world: World):
    assert await world.tables.habits.settings(ADA) == UserSettings(auto_draw=False, hints=True)


async def test_what_is_set_is_kept_beside_what_a_newer_version_set(world: World):
    await world.database.settings.save_user(ADA, {"hints": "perhaps", "auto_draw": True, "theme": "dark"})
    assert await world.tables.habits.settings(ADA) == UserSettings(auto_draw=True)
    await world.tables.habits.change(ADA, hints=False)
    assert await world.database.settings.user(ADA) == {"hints": False, "auto_draw": True, "theme": "dark"}
    await world.restart()
    assert await world.tables.habits.settings(ADA) == UserSettings(auto_draw=True, hints=False)


async def test_what_another_process_has_saved_is_read_by_who_asks_for_it(world: World):
    await world.tables.habits.learn([ADA])
    await world.database.settings.save_user(ADA, {"language": "pl"})
    assert world.tables.habits.of(ADA) == UserSettings()
    assert await world.tables.habits.settings(ADA) == UserSettings(language="pl")
    assert world.tables.habits.of(ADA) == UserSettings(language="pl")


async def test_a_language_that_this_version_has_no_words_in_is_that_of_discord(world: World):
    await world.database.settings.save_user(ADA, {"language": "tlh", "hints": False})
    assert await world.tables.habits.settings(ADA) == UserSettings(hints=False)


@pytest.mark.rule("auto-draw")
async def test_the_table_draws_in_the_same_step_for_who_cannot_play(world: World):
    await world.tables.habits.change(BORYS, auto_draw=True)
    state = given("R5 R6 R7 | B1 B2 | R1 R2", top="R9", draw="G1")
    table = await world.match(BORYS, CLARA, state=state)
    revision = table.scene.revision
    await world.ask(table, ADA, five())
    assert table.scene.revision == revision + 1
    assert state_of(table).hands[1] == parse_cards("B1 B2 G1")
    assert mover(table) == 2


@pytest.mark.rule("auto-draw")
async def test_a_drawn_card_that_fits_is_left_to_its_owner(world: World):
    await world.tables.habits.change(BORYS, auto_draw=True)
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9", draw="R1"))
    await world.ask(table, ADA, five())
    assert mover(table) == 1
    assert state_of(table).phase.drawn
    assert 1 in world.shown.last.hands


@pytest.mark.rule("auto-draw")
@pytest.mark.parametrize(
    ("hands", "rules"),
    [
        pytest.param("R5 R6 R7 | B1 R2", {}, id="a card fits"),
        pytest.param("R5 R6 R7 | B1 W", {}, id="a black card does"),
        pytest.param("R+2 R6 R7 | B1 B2", {"draw2_answer": "transfer"}, id="a hit waits"),
    ],
)
async def test_the_table_never_decides_for_a_person(world: World, hands: str, rules: dict):
    await world.tables.habits.change(BORYS, auto_draw=True)
    table = await world.match(BORYS, state=given(hands, top="R9", rules=rules))
    legal = table.scene.view(0).legal[0]
    await world.ask(table, ADA, legal)
    assert mover(table) == 1
    assert world.shown.events(CardsDrawn) == []


async def test_others_draw_themselves(world: World):
    await world.tables.habits.change(ADA, auto_draw=True)
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    await world.ask(table, ADA, five())
    assert world.shown.events(CardsDrawn) == []


async def test_the_table_draws_for_several_in_a_row(world: World):
    for user in (BORYS, CLARA):
        await world.tables.habits.change(user, auto_draw=True)
    state = given("R5 R6 R7 | B1 B2 | G1 G2", top="R9", draw="Y1 Y2")
    table = await world.match(BORYS, CLARA, state=state)
    await world.ask(table, ADA, five())
    assert [event.seat for event in world.shown.events(CardsDrawn)] == [1, 2]
    assert mover(table) == 0


async def test_what_somebody_has_set_holds_after_a_restart(world: World):
    await world.tables.habits.change(BORYS, auto_draw=True)
    await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9", draw="G1"))
    await world.restart()
    table = await world.tables.get(1)
    await world.ask(table, ADA, five())
    assert mover(table) == 0


async def test_the_table_draws_for_nobody_in_a_pause(world: World):
    await world.tables.habits.change(ADA, auto_draw=True)
    table = await world.match(BORYS, state=given("B5 B6 | B1 B2", top="R9", draw="G1"))
    await world.ask(table, BORYS, Pause(), moderator=True)
    paused = len(state_of(table).hands[0])
    await world.ask(table, BORYS, Resume(), moderator=True)
    assert (paused, len(state_of(table).hands[0])) == (2, 3)


async def test_a_computer_player_in_the_seat_draws_after_its_own_pause(world: World):
    await world.tables.habits.change(BORYS, auto_draw=True)
    state = given("R5 R6 R7 | B1 B2", top="R9", draw="G1", computers=[1])
    table = await world.match(BORYS, state=state)
    await world.ask(table, ADA, five())
    assert mover(table) == 1


@pytest.mark.rule("auto-draw", "intervention")
async def test_others_may_jump_in_before_the_table_draws(world: World):
    await world.tables.habits.change(BORYS, auto_draw=True)
    rules = {"intervention": "colours"}
    table = await world.match(
        BORYS, CLARA, state=given("R5 R6 R7 | B1 B2 | R5 G1 G2", top="R9", draw="Y1", rules=rules)
    )
    await world.ask(table, ADA, five())
    assert f"draw:{state_of(table).clock}" in alarm_names(table)
    await world.advance(2.9)
    assert reason(await world.ask(table, CLARA, JumpIn(2, parse_cards("R5")))) is None
    await world.advance(5)
    assert world.shown.events(JumpedIn) == [JumpedIn(2)]
    assert world.shown.events(CardsDrawn) == []


@pytest.mark.rule("auto-draw", "intervention")
async def test_the_table_draws_when_nobody_has_jumped_in(world: World):
    await world.tables.habits.change(BORYS, auto_draw=True)
    rules = {"intervention": "colours"}
    state = given("R5 R6 R7 | B1 B2 | R1 G1 G2", top="R9", draw="Y1", rules=rules)
    table = await world.match(BORYS, CLARA, state=state)
    await world.ask(table, ADA, five())
    await world.advance(3)
    assert [event.seat for event in world.shown.events(CardsDrawn)] == [1]
    assert mover(table) == 2


async def test_while_the_storage_is_down_nobody_has_set_anything(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    async def gone(user_id: int) -> dict:
        raise StorageGone("The database cannot be reached.")

    monkeypatch.setattr(world.database.settings, "user", gone)
    await world.tables.habits.learn([ADA, None])
    assert world.tables.habits.of(ADA) == UserSettings()
    with pytest.raises(StorageGone):
        await world.tables.habits.settings(ADA)
