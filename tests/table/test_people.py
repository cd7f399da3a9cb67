"""Hosts, votes, kicks and who may do what."""

from types import SimpleNamespace

from bot.engine import CastVote, Departure, Leave, Motion, OpenVote, Substitute
from bot.engine.events import MatchEnded, SeatLeft, VoteOpened
from bot.table import Deed, EndNow, JoinNext, Kick, Occupant, Pause, Sit, is_moderator, rights
from bot.table.news import HostPassed, NewcomerLeft
from bot.table.tickets import person_ticket
from tests.support.tables import given

from .world import ADA, BORYS, CLARA, DIMA, World, reason

THREE = "R5 R6 R7 | B1 B2 B3 | G1 G2 G3"


async def test_the_host_passes_on_when_he_leaves_the_match(world: World):
    table = await world.match(BORYS, CLARA, state=given(THREE, top="R9"))
    await world.ask(table, ADA, Leave(0))
    assert table.scene.host == 1
    assert world.shown.events(HostPassed) == [HostPassed(1)]


async def test_the_host_passes_over_computer_players_and_people_who_are_away(world: World):
    table = await world.match(BORYS, CLARA, computers=1)
    await world.put(table, given(THREE + " | Y1 Y2", top="R9", computers=[1, 3]))
    await world.ask(table, ADA, Leave(0))
    assert table.scene.host == 2


async def test_the_host_kicks_at_once(world: World):
    table = await world.match(BORYS, CLARA, state=given(THREE, top="R9"))
    outcome = await world.ask(table, ADA, Kick(2))
    assert outcome.events[0] == SeatLeft(2, Departure.KICKED, 3)
    assert table.scene.seat_of(CLARA) is None
    assert reason(await world.ask(table, ADA, Kick(2))) == "no_such_seat"


async def test_anybody_else_puts_a_kick_to_the_vote(world: World):
    table = await world.match(BORYS, CLARA, state=given(THREE, top="R9"))
    outcome = await world.ask(table, BORYS, Kick(0))
    (opened,) = outcome.events
    assert isinstance(opened, VoteOpened)
    assert (opened.motion, opened.about) == (Motion.KICK, 0)
    await world.ask(table, CLARA, CastVote(2, opened.vote, agree=True))
    assert (table.scene.seat_of(ADA), table.scene.host) == (None, 1)


async def test_a_moderator_who_does_not_play_kicks_and_ends(world: World):
    table = await world.match(BORYS, CLARA, state=given(THREE, top="R9"))
    assert reason(await world.ask(table, DIMA, Kick(1))) == "not_seated"
    assert reason(await world.ask(table, DIMA, Kick(1), moderator=True)) is None
    assert reason(await world.ask(table, DIMA, EndNow(), moderator=True)) is None
    assert len(world.shown.events(MatchEnded)) == 1


async def test_where_only_moderators_end_matches_the_host_proposes_it(world: World):
    table = await world.match(BORYS, CLARA, state=given(THREE, top="R9"), host_ends=False)
    assert isinstance((await world.ask(table, ADA, EndNow())).events[0], VoteOpened)
    assert not table.scene.over
    assert reason(await world.ask(table, ADA, OpenVote(0, Motion.END))) == "vote_runs"


async def test_the_host_sends_a_newcomer_away_and_those_behind_move_up(world: World):
    table = await world.match(BORYS, state=given("R5 R6 | B1 B2", top="R9"))
    await world.ask(table, CLARA, JoinNext("Clara"))
    await world.ask(table, DIMA, JoinNext("Dima"))
    assert reason(await world.ask(table, BORYS, Kick(2))) == "not_host"
    await world.ask(table, ADA, Kick(2))
    assert world.shown.events(NewcomerLeft) == [NewcomerLeft("Clara")]
    assert table.scene.seat_of(DIMA) == 2


async def test_who_was_kicked_does_not_come_back_and_who_left_may(world: World):
    table = await world.match(BORYS, CLARA, state=given(THREE, top="R9"))
    opened = (await world.ask(table, BORYS, Kick(0))).events[0]
    assert isinstance(opened, VoteOpened)
    await world.ask(table, CLARA, CastVote(2, opened.vote, agree=True))
    assert reason(await world.ask(table, ADA, JoinNext("Ada"))) == "removed"
    await world.ask(table, DIMA, JoinNext("Dima"))
    await world.ask(table, DIMA, Leave(3))
    assert reason(await world.ask(table, DIMA, JoinNext("Dima"))) is None
    await world.ask(table, BORYS, Kick(3))
    assert reason(await world.ask(table, DIMA, JoinNext("Dima"))) == "removed"


async def test_a_rematch_is_open_to_who_was_kicked_before(world: World):
    table = await world.match(BORYS, CLARA, state=given(THREE, top="R9"))
    await world.ask(table, ADA, Kick(2))
    await world.ask(table, ADA, EndNow())
    again = await world.tables.rematch(table.table_id, ADA, "Ada")
    assert reason(await world.ask(again, CLARA, Sit("Clara"))) is None


async def test_a_kick_means_whom_its_menu_showed(world: World):
    """A newcomer left while the menu was open, and whoever had moved up was removed instead."""
    table = await world.match(BORYS, state=given("R5 R6 | B1 B2", top="R9"))
    await world.ask(table, CLARA, JoinNext("Clara"))
    await world.ask(table, DIMA, JoinNext("Dima"))
    shown = person_ticket(table.scene.people[2])
    await world.ask(table, CLARA, Leave(2))
    assert (await world.ask(table, ADA, Kick(2), ticket=shown)).stale
    assert table.scene.seat_of(DIMA) == 2
    await world.ask(table, ADA, Kick(2), ticket=person_ticket(table.scene.people[2]))
    assert table.scene.seat_of(DIMA) is None


async def test_newcomers_need_an_invitation_and_a_free_seat(world: World):
    table = await world.match(
        BORYS, invited=frozenset({BORYS, DIMA}), max_seats=2, state=given("R5 R6 | B1 B2", top="R9")
    )
    assert reason(await world.ask(table, CLARA, JoinNext("Clara"))) == "not_invited"
    assert reason(await world.ask(table, DIMA, JoinNext("Dima"))) == "lobby_full"


async def test_a_newcomer_has_no_vote_yet(world: World):
    table = await world.match(BORYS, state=given("R5 R6 | B1 B2", top="R9"))
    await world.ask(table, CLARA, JoinNext("Clara"))
    assert reason(await world.ask(table, CLARA, Pause())) == "not_dealt_in"


async def test_a_newcomer_who_is_host_may_still_go(world: World):
    table = await world.match(
        computers=1, state=given("R5 R6 | B1 B2", top="R9", computers=[1]), preset="classic"
    )
    await world.ask(table, CLARA, JoinNext("Clara"))
    await world.ask(table, ADA, Leave(0))
    assert (table.scene.host, table.scene.over) == (2, False)
    await world.ask(table, CLARA, Leave(2))
    assert table.scene.over
    assert table.scene.people == (Occupant("Ada", ADA), Occupant("Computer 1", computer=True))


async def test_a_newcomer_wakes_a_match_that_only_computer_players_were_left_in(world: World):
    table = await world.match(BORYS, state=given("R5 R6 | B1 B2", top="Y9"))
    await world.advance(1000)
    assert table.scene.match.suspended
    await world.ask(table, CLARA, JoinNext("Clara"))
    assert not table.scene.match.suspended
    assert table.due is not None


async def test_a_match_is_over_when_the_last_owner_leaves_who_was_away(world: World):
    """It was suspended by then, and held its channel for ever with computer players alone."""
    table = await world.match(BORYS, state=given(THREE, top="R9", computers=[2]), computers=1)
    await world.ask(table, BORYS, Substitute(1))
    await world.ask(table, ADA, Substitute(0))
    assert table.scene.match.suspended
    await world.ask(table, ADA, Leave(0))
    assert (table.scene.over, table.scene.host) == (False, 1)
    await world.ask(table, BORYS, Leave(1))
    assert table.scene.over
    assert await world.lobby(host=CLARA)


async def test_rights_name_what_somebody_may_do_at_once(world: World):
    table = await world.match(BORYS)
    leaders = {Deed.KICK, Deed.END, Deed.PAUSE, Deed.RESUME}
    assert leaders <= rights(table.scene, ADA)
    assert not leaders & rights(table.scene, BORYS)
    assert rights(table.scene, BORYS) == frozenset()
    assert leaders <= rights(table.scene, DIMA, moderator=True)
    assert rights(table.scene, DIMA) == frozenset()


def test_managing_the_server_makes_a_moderator():
    assert is_moderator(SimpleNamespace(administrator=False, manage_guild=True, manage_messages=False))
    assert not is_moderator(SimpleNamespace(administrator=False, manage_guild=False, manage_messages=True))
