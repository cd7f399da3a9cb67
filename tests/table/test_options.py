"""Options in a lobby: changed one by one or along with others, confirmed anew, and frozen by the start."""

from typing import Any

import pytest

from bot.engine import PRESETS
from bot.table import ChangeOptions, ChangeRules, StartMatch, Timing
from bot.table.news import OptionsChanged

from .world import ADA, BORYS, DIMA, World, reason

QUICK = PRESETS["quick"]


async def test_an_option_is_changed_announced_and_confirmed_anew(world: World):
    table = await world.lobby(BORYS)
    await world.ask(table, ADA, ChangeOptions({"seven": "swap"}))
    lobby = table.scene.lobby
    assert (lobby.rules.seven, lobby.preset, lobby.confirmed) == ("swap", "+quick", {0})
    assert world.shown.events(OptionsChanged) == [OptionsChanged((("seven", "swap"),))]


async def test_only_the_host_or_a_moderator_changes_an_option(world: World):
    table = await world.lobby(BORYS)
    assert reason(await world.ask(table, BORYS, ChangeOptions({"deal": 5}))) == "not_host"
    assert reason(await world.ask(table, DIMA, ChangeOptions({"deal": 5}), moderator=True)) is None


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"protection": "penalise"}, "options_clash"),
        ({"deal": 99}, "wrong_value"),
    ],
)
async def test_what_cannot_be_changes_nothing(world: World, changes: dict[str, Any], why: str):
    table = await world.lobby(BORYS)
    assert reason(await world.ask(table, ADA, ChangeOptions(changes))) == why
    assert (table.scene.lobby.rules, table.scene.lobby.confirmed) == (QUICK, {0, 1})


async def test_what_is_in_the_way_is_changed_along_where_that_is_asked_for(world: World):
    table = await world.lobby(BORYS)
    await world.ask(table, ADA, ChangeOptions({"protection": "penalise"}, along=True))
    rules = table.scene.lobby.rules
    assert (rules.protection, rules.penalty_misplay) == ("penalise", 2)


async def test_what_changes_nothing_asks_nobody_to_confirm(world: World):
    table = await world.lobby(BORYS)
    await world.ask(table, ADA, ChangeOptions({"deal": 7}))
    assert table.scene.lobby.confirmed == {0, 1}
    assert world.shown.events(OptionsChanged) == []


async def test_a_change_made_on_a_picture_of_other_rules_is_stale(world: World):
    table = await world.lobby(BORYS)
    shown = table.scene.ticket()
    await world.ask(table, ADA, ChangeOptions({"deal": 5}), ticket=shown)
    assert (await world.ask(table, ADA, ChangeOptions({"seven": "swap"}), ticket=shown)).stale


async def test_a_changed_option_survives_a_restart(world: World):
    table = await world.lobby(BORYS)
    await world.ask(table, ADA, ChangeOptions({"seven": "swap"}))
    await world.restart()
    lobby = (await world.tables.get(table.table_id)).scene.lobby
    assert (lobby.rules.seven, lobby.preset) == ("swap", "+quick")


async def test_slow_clocks_keep_uno_windows_open_whatever_is_changed(world: World):
    table = await world.lobby(BORYS, timing=Timing(turn=3600))
    await world.ask(table, ADA, ChangeOptions({"uno_window": 60}))
    await world.ask(table, ADA, ChangeOptions({"deal": 5}))
    assert table.scene.lobby.rules.uno_window == 0
    await world.ask(table, ADA, ChangeOptions({"deal": 7}))
    assert table.scene.lobby.preset == "quick"


@pytest.mark.rule("rules-agreed-before-deal")
@pytest.mark.parametrize("action", [ChangeOptions({"deal": 5}), ChangeRules("club", PRESETS["club"])])
async def test_rules_are_frozen_by_the_start(world: World, action: object):
    table = await world.lobby(BORYS)
    await world.ask(table, ADA, StartMatch())
    assert reason(await world.ask(table, ADA, action)) == "not_a_lobby"
    assert reason(await world.ask(table, DIMA, action, moderator=True)) == "not_a_lobby"
    assert table.scene.view(None).rules == QUICK


@pytest.mark.rule("rules-agreed-before-deal")
async def test_a_change_calls_a_start_off_that_waits_for_confirmation(world: World):
    table = await world.lobby(BORYS)
    await world.ask(table, ADA, ChangeOptions({"deal": 5}))
    await world.ask(table, ADA, StartMatch())
    await world.ask(table, ADA, ChangeOptions({"deal": 6}))
    await world.advance(60)
    assert (table.scene.match, len(table.scene.people)) == (None, 2)
