"""Computer players at a table: they pause, act, catch, and never play on for nobody."""

import pytest

from bot.engine import CallUno, CatchUno, DrawCard, Leave, PlayCards, parse_cards
from bot.engine.events import CardPlayed, MatchEnded, UnoCaught
from bot.engine.phases import Ending, UnoWindow
from bot.players import Computer
from bot.table import EndNow
from bot.table.news import MatchSuspended
from tests.support.tables import given

from .world import ADA, BORYS, CLARA, DIMA, NO_CLOCKS, World, alarm_names, five, mover, reason, state_of

DUEL = "R5 R6 R7 R8 | R1 R2 R3 R4"


async def test_a_computer_player_moves_after_a_pause(world: World):
    table = await world.match(computers=1, state=given(DUEL, top="R9", computers=[1]))
    await world.ask(table, ADA, five())
    assert alarm_names(table) == {f"computer:{state_of(table).clock}:1", f"clock:{state_of(table).clock}"}
    await world.advance(1.1)
    assert mover(table) == 1
    await world.advance(3)
    assert mover(table) == 0
    assert [event.seat for event in world.shown.events(CardPlayed)] == [0, 1]


async def test_a_computer_player_is_never_reminded(world: World):
    table = await world.match(computers=1, state=given(DUEL, top="R9", turn=1, computers=[1]))
    assert not any(name.startswith("remind") for name in alarm_names(table))


async def test_the_pause_of_a_computer_player_survives_a_restart(world: World):
    await world.match(computers=1, state=given(DUEL, top="R9", turn=1, computers=[1]))
    await world.restart(downtime=500)
    table = await world.tables.get(1)
    assert mover(table) == 1
    await world.advance(3)
    assert mover(table) == 0


async def test_a_computer_player_catches_after_a_moment_whom_it_saw_forget(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(
        Computer, "catch", lambda self, view: CatchUno(view.seat) if 1 in view.counts else None
    )
    monkeypatch.setattr(Computer, "decide", lambda self, view: DrawCard(view.seat))
    state = given("R5 R6 | R1 R2 R3 R4", top="R9", computers=[1])
    table = await world.match(computers=1, state=state)
    await world.ask(table, ADA, five())
    assert "catch:1" in alarm_names(table)
    assert world.shown.events(UnoCaught) == []
    await world.advance(2.9)
    assert world.shown.events(UnoCaught) == [UnoCaught(1, 0)]


async def test_an_owner_who_is_back_catches_for_himself(world: World, monkeypatch: pytest.MonkeyPatch):
    """The catch that the computer player was about to make was made in the owner's name."""
    monkeypatch.setattr(
        Computer, "catch", lambda self, view: CatchUno(view.seat) if 1 in view.counts else None
    )
    state = given("R5 R6 | R1 R2 R3 R4 | G1 G2 G3", top="R9", computers=[1])
    table = await world.match(BORYS, CLARA, state=state)
    await world.ask(table, ADA, five())
    assert "catch:1" in alarm_names(table)
    await world.attend(table, BORYS)
    await world.advance(2.9)
    assert world.shown.events(UnoCaught) == []


async def test_a_catch_that_comes_too_late_is_ignored(world: World, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(
        Computer, "catch", lambda self, view: CatchUno(view.seat) if 1 in view.counts else None
    )
    monkeypatch.setattr(Computer, "decide", lambda self, view: None)
    state = given("R5 R6 | R1 R2 R3 R4", top="R9", computers=[1])
    table = await world.match(computers=1, state=state)
    await world.ask(table, ADA, five())

    await world.ask(table, ADA, CallUno(0))
    await world.advance(10)
    assert world.shown.events(UnoCaught) == []
    assert not any(isinstance(matter, UnoWindow) for matter in state_of(table).matters)


async def test_a_computer_player_that_knows_nothing_to_do_takes_the_quiet_choice(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(Computer, "decide", lambda self, view: None)
    state = given(DUEL, top="Y9", turn=1, computers=[1])
    table = await world.match(computers=1, timing=NO_CLOCKS, state=state)
    await world.advance(5)
    assert len(state_of(table).hands[1]) == 5


async def test_a_refused_computer_player_does_not_loop(world: World, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Computer, "decide", lambda self, view: PlayCards(view.seat, parse_cards("B0")))
    table = await world.match(computers=1, state=given(DUEL, top="Y9", turn=1, computers=[1]))
    revision = table.scene.revision
    await world.advance(5)
    assert state_of(table).hands[1] != parse_cards("R1 R2 R3 R4")
    assert table.scene.revision <= revision + 2


async def test_computer_players_do_not_play_on_when_everybody_has_left(world: World):
    table = await world.match(computers=2, state=given(DUEL + " | G1 G2", top="R9", computers=[1, 2]))
    await world.ask(table, ADA, Leave(0))
    (ended,) = world.shown.events(MatchEnded)
    assert (ended.ending, ended.places) == (Ending.ENDED, ())
    assert table.due is None


async def test_computer_players_wait_for_a_person_who_only_dallied(world: World):
    table = await world.match(computers=1, state=given(DUEL, top="Y9", computers=[1]))
    await world.advance(1000)
    assert world.shown.events(MatchSuspended) == [MatchSuspended()]
    assert table.due is None


async def test_a_suspended_match_whose_last_owner_leaves_is_void(world: World):
    table = await world.match(computers=2, state=given(DUEL + " | G1 G2", top="Y9", computers=[1, 2]))
    await world.ask(table, ADA, Leave(0))
    assert table.scene.over


async def test_a_moderator_ends_a_suspended_match(world: World):
    table = await world.match(BORYS, state=given(DUEL, top="Y9"))
    await world.advance(1000)
    assert table.scene.match.suspended
    outcome = await world.ask(table, DIMA, EndNow(), moderator=True)
    assert reason(outcome) is None
    assert table.scene.over


async def test_a_whole_match_against_computer_players_ends_and_is_counted_apart(world: World):
    table = await world.match(computers=3)
    for _ in range(2000):
        if table.scene.over:
            break
        if mover(table) == 0 and 0 not in state_of(table).computers:
            await world.ask(table, ADA, table.scene.view(0).legal[0])
        else:
            await world.advance(1)
    assert table.scene.over
    stats = await world.database.results.stats(table.guild_id, ADA, with_computer=True)
    assert (stats.matches, stats.with_computer) == (1, 1)
    assert (await world.database.results.stats(table.guild_id, ADA)).matches == 0
