"""The life of a lobby: who sits, what is agreed, when it starts, how it ends."""

import pytest

from bot.engine import PRESETS
from bot.engine.events import MatchStarted
from bot.table import (
    CancelLobby,
    ChangeRules,
    Closing,
    Confirm,
    EndNow,
    JoinNext,
    Kick,
    RemoveComputer,
    Sit,
    Stand,
    StartMatch,
    Timing,
)
from bot.table.news import HostPassed, LobbyClosed, PeopleDropped, PersonSat
from bot.table.tickets import person_ticket
from data import ChannelTaken

from .world import ADA, BORYS, CHANNEL, CLARA, DIMA, NAMES, World, reason

CLASSIC = PRESETS["classic"]


async def test_a_lobby_shows_who_sits_and_who_hosts(world: World):
    table = await world.lobby(BORYS, computers=1)
    scene = table.scene
    assert [one.name for one in scene.people] == ["Ada", "Borys", "Computer 1"]
    assert (scene.host, scene.seat_of(BORYS), scene.seat_of(DIMA)) == (0, 1, None)
    assert world.shown.events(PersonSat) == [PersonSat("Borys"), PersonSat("Computer 1", computer=True)]


async def test_a_second_lobby_in_the_channel_names_the_table_there(world: World):
    table = await world.lobby()
    with pytest.raises(ChannelTaken) as taken:
        await world.lobby(host=BORYS)
    assert taken.value.existing_table_id == table.table_id


async def test_nobody_sits_twice_or_in_a_full_lobby(world: World):
    table = await world.lobby(BORYS, max_seats=2)
    assert reason(await world.ask(table, BORYS, Sit("Borys"))) == "already_seated"
    assert reason(await world.ask(table, CLARA, Sit("Clara"))) == "lobby_full"


async def test_only_the_invited_sit_down(world: World):
    table = await world.lobby(invited=frozenset({BORYS}))
    assert reason(await world.ask(table, CLARA, Sit("Clara"))) == "not_invited"
    assert reason(await world.ask(table, BORYS, Sit("Borys"))) is None


async def test_starting_alone_is_declined(world: World):
    table = await world.lobby()
    assert reason(await world.ask(table, ADA, StartMatch())) == "too_few_players"


async def test_only_the_host_or_a_moderator_starts(world: World):
    table = await world.lobby(BORYS)
    assert reason(await world.ask(table, BORYS, StartMatch())) == "not_host"
    assert reason(await world.ask(table, DIMA, StartMatch(), moderator=True)) is None
    assert table.scene.match is not None


async def test_a_second_start_deals_nothing(world: World):
    table = await world.lobby(BORYS)
    await world.ask(table, ADA, StartMatch())
    assert reason(await world.ask(table, ADA, StartMatch())) == "not_a_lobby"
    assert len(world.shown.events(MatchStarted)) == 1


async def test_changed_rules_must_be_confirmed_by_everybody_but_the_host_and_computers(world: World):
    table = await world.lobby(BORYS, CLARA, computers=1)
    await world.ask(table, ADA, ChangeRules("classic", CLASSIC))
    assert table.scene.lobby.confirmed == {0, 3}
    assert table.scene.lobby.preset == "classic"


async def test_a_confirm_of_rules_that_were_changed_meanwhile_says_that_they_were(world: World):
    table = await world.lobby(BORYS)
    await world.ask(table, ADA, ChangeRules("classic", CLASSIC))
    shown = table.scene.ticket()
    await world.ask(table, ADA, ChangeRules("quick", PRESETS["quick"]))
    assert reason(await world.ask(table, BORYS, Confirm(), ticket=shown)) == "rules_changed"
    assert table.scene.lobby.confirmed == {0}
    assert reason(await world.ask(table, BORYS, Confirm(), ticket=table.scene.ticket())) is None


async def test_a_confirm_survives_somebody_else_sitting_down(world: World):
    table = await world.lobby(BORYS)
    await world.ask(table, ADA, ChangeRules("classic", CLASSIC))
    shown = table.scene.ticket()
    await world.ask(table, CLARA, Sit("Clara"))
    assert reason(await world.ask(table, BORYS, Confirm(), ticket=shown)) is None


async def test_the_start_waits_thirty_seconds_and_drops_who_has_not_confirmed(world: World):
    table = await world.lobby(BORYS, CLARA)
    await world.ask(table, ADA, ChangeRules("classic", CLASSIC))
    await world.ask(table, CLARA, Confirm())
    await world.ask(table, ADA, StartMatch())
    assert table.scene.confirm_by == world.time + 30
    await world.advance(30)
    assert world.shown.events(PeopleDropped) == [PeopleDropped(("Borys",))]
    assert [one.name for one in table.scene.people] == ["Ada", "Clara"]
    assert table.scene.match is not None


async def test_the_last_confirm_starts_the_match_at_once(world: World):
    table = await world.lobby(BORYS)
    await world.ask(table, ADA, ChangeRules("classic", CLASSIC))
    await world.ask(table, ADA, StartMatch())
    await world.ask(table, BORYS, Confirm())
    assert table.scene.match is not None


async def test_a_start_that_loses_everybody_goes_back_to_the_lobby(world: World):
    table = await world.lobby(BORYS)
    await world.ask(table, ADA, ChangeRules("classic", CLASSIC))
    await world.ask(table, ADA, StartMatch())
    await world.advance(30)
    scene = table.scene
    assert (scene.match, scene.lobby.starting, scene.confirm_by) == (None, False, None)
    assert [one.name for one in scene.people] == ["Ada"]


async def test_changing_the_rules_calls_the_start_off(world: World):
    table = await world.lobby(BORYS)
    await world.ask(table, ADA, ChangeRules("classic", CLASSIC))
    await world.ask(table, ADA, StartMatch())
    await world.ask(table, ADA, ChangeRules("quick", PRESETS["quick"]))
    await world.advance(60)
    assert table.scene.lobby is not None
    assert len(table.scene.people) == 2


async def test_the_host_passes_to_the_longest_seated_person(world: World):
    table = await world.lobby(computers=1)
    await world.ask(table, BORYS, Sit("Borys"))
    await world.ask(table, CLARA, Sit("Clara"))
    await world.ask(table, ADA, Stand())
    assert [one.name for one in table.scene.people] == ["Computer 1", "Borys", "Clara"]
    assert table.scene.host == 1
    assert world.shown.events(HostPassed) == [HostPassed(1)]


async def test_the_lobby_ends_with_its_last_person(world: World):
    table = await world.lobby(computers=2)
    await world.ask(table, ADA, Stand())
    assert table.scene.closed is Closing.CANCELLED
    assert world.shown.last.what == "closed"
    assert await world.tables.in_channel(table.guild_id, CHANNEL) is None


async def test_a_lobby_is_forgotten_after_thirty_idle_minutes(world: World):
    table = await world.lobby()
    await world.advance(1799)
    table = await world.tables.get(table.table_id)
    await world.ask(table, BORYS, Sit("Borys"))
    await world.advance(1799)
    assert world.shown.count("closed") == 0
    await world.advance(1)
    table = await world.tables.get(table.table_id)
    assert table.scene.closed is Closing.FORGOTTEN
    assert reason(await world.ask(table, ADA, StartMatch())) == "table_closed"


@pytest.mark.parametrize("action", [CancelLobby(), EndNow()])
async def test_the_host_cancels_the_lobby(world: World, action: object):
    table = await world.lobby(BORYS)
    assert reason(await world.ask(table, BORYS, action)) == "not_host"
    outcome = await world.ask(table, ADA, action)
    assert outcome.events == (LobbyClosed(Closing.CANCELLED),)
    assert await world.lobby(host=BORYS)


async def test_the_host_kicks_whom_the_picture_showed(world: World):
    table = await world.lobby(BORYS, CLARA)
    shown = person_ticket(table.scene.people[1])
    await world.ask(table, BORYS, Stand())
    assert (await world.ask(table, ADA, Kick(1), ticket=shown)).stale
    await world.ask(table, ADA, Kick(1), ticket=person_ticket(table.scene.people[1]))
    assert [one.name for one in table.scene.people] == [NAMES[ADA]]


async def test_who_was_kicked_stays_away_from_this_lobby_and_its_match_by_any_name(world: World):
    """Somebody who was removed pressed Join and sat there again."""
    table = await world.lobby(BORYS, CLARA)
    await world.ask(table, CLARA, Stand())
    await world.ask(table, ADA, Kick(1))
    assert reason(await world.ask(table, BORYS, Sit("Somebody else"))) == "removed"
    await world.restart()
    table = await world.tables.get(table.table_id)
    assert reason(await world.ask(table, BORYS, Sit("Borys"))) == "removed"
    assert reason(await world.ask(table, CLARA, Sit("Clara"))) is None
    await world.ask(table, ADA, StartMatch())
    assert reason(await world.ask(table, BORYS, JoinNext("Borys"))) == "removed"


async def test_computer_players_leave_last_seated_first(world: World):
    table = await world.lobby(computers=2)
    await world.ask(table, ADA, RemoveComputer())
    await world.ask(table, ADA, RemoveComputer())
    assert reason(await world.ask(table, ADA, RemoveComputer())) == "no_computer"
    assert [one.name for one in table.scene.people] == ["Ada"]


@pytest.mark.rule("uno-catch-window")
async def test_slow_clocks_leave_uno_windows_open(world: World):
    slow = await world.lobby(timing=Timing(turn=3600))
    quick = await world.lobby(channel=23, timing=Timing(turn=30))
    assert (slow.scene.lobby.rules.uno_window, quick.scene.lobby.rules.uno_window) == (0, 30)
