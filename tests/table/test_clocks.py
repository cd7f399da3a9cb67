"""Clocks: what runs out, what keeps its deadline, what stands still, and what a restart does to them."""

import pytest

from bot.engine import (
    PRESETS,
    Accept,
    CallUno,
    CastVote,
    ChooseColour,
    Colour,
    DrawCard,
    Leave,
    Motion,
    OpenVote,
    PlayCards,
    SayReady,
    parse_cards,
)
from bot.engine.events import (
    OwnerReturned,
    RoundStarted,
    SeatSubstituted,
    TurnDallied,
    UnoCaught,
    VoteSettled,
)
from bot.engine.phases import Answer, ClockKind, RoundOver
from bot.table import ChangeRules, Confirm, JoinNext, Pause, Resume, Sit, StartMatch, Timing
from bot.table.alarms import MATCH_IDLE
from bot.table.news import MatchPaused, MatchResumed, MatchSuspended, MatchWoken
from tests.support.tables import clock_of, do, given, play

from .world import (
    ADA,
    BORYS,
    CLARA,
    GUILD,
    NO_CLOCKS,
    World,
    alarm_names,
    five,
    mover,
    reason,
    record_of,
    state_of,
)

TWO = "R5 R6 R7 | B1 B2 B3"
CLASSIC = PRESETS["classic"]


async def test_a_turn_that_runs_out_takes_the_quiet_choice(world: World):
    table = await world.match(BORYS, state=given(TWO, top="Y9", draw="G1"))
    await world.advance(59)
    assert mover(table) == 0
    await world.advance(1)
    assert world.shown.events(TurnDallied) == [TurnDallied(0, 1)]
    assert mover(table) == 1
    assert table.scene.deadlines == {state_of(table).clock: world.time + 60}


async def test_what_does_not_concern_a_clock_leaves_its_deadline(world: World):
    table = await world.match(BORYS, CLARA, state=given("R5 R6 | B1 B2 B3 | G1 G2", top="R9"))
    await world.ask(table, ADA, five())
    turn = clock_of(state_of(table), ClockKind.TURN)
    deadline = table.scene.deadlines[turn]
    await world.advance(2)
    await world.ask(table, ADA, CallUno(0))
    await world.ask(table, CLARA, OpenVote(2, Motion.PAUSE))
    assert table.scene.deadlines[turn] == deadline


async def test_each_phase_has_the_length_that_is_set(world: World):
    timing = Timing(turn=50, answer=20, starter_colour=10, between_rounds=70)
    state = do(given("W4 R6 R7 | B1 B2 | G1 G2", top="R9"), play("W4", "B"))
    table = await world.match(BORYS, CLARA, state=state, timing=timing)
    assert table.scene.deadlines == {state.clock: world.time + 20}
    await world.put(table, given(TWO + " | G1", top="W", asking=1))
    assert set(table.scene.deadlines.values()) == {world.time + 10}
    await world.ask(table, BORYS, ChooseColour(1, Colour.RED))
    assert set(table.scene.deadlines.values()) == {world.time + 50}


async def test_a_table_without_clocks_waits(world: World):
    table = await world.match(BORYS, timing=NO_CLOCKS, state=given(TWO, top="R9"))
    await world.advance(24 * 3600)
    assert world.shown.events(TurnDallied) == []
    assert table.scene.deadlines == {}


async def test_a_forgotten_match_without_clocks_is_suspended_and_woken_by_a_press(world: World):
    table = await world.match(BORYS, timing=NO_CLOCKS, state=given(TWO, top="R9"))
    await world.advance(MATCH_IDLE)
    assert world.shown.events(MatchSuspended) == [MatchSuspended()]
    table = await world.tables.get(table.table_id)
    outcome = await world.ask(table, ADA, five())
    assert outcome.events[0] == MatchWoken(0)
    assert (reason(outcome), table.scene.match.suspended) == (None, False)


async def test_whoever_wakes_a_match_that_was_forgotten_in_a_pause_may_play(world: World):
    """The host paused and was never seen again: the other of two could not even carry a vote to go on."""
    table = await world.match(BORYS, state=given(TWO, top="R9", turn=1))
    await world.ask(table, ADA, Pause())
    await world.advance(MATCH_IDLE)
    table = await world.tables.get(table.table_id)
    assert (table.scene.match.suspended, table.scene.match.paused) == (True, False)
    assert reason(await world.ask(table, BORYS, DrawCard(1))) is None
    assert table.scene.deadlines


async def test_the_uno_window_stays_open_through_its_grace(world: World):
    state = do(given("R5 R6 | R1 B2 B3 | G1 G2", top="R9"), play("R5"))
    table = await world.match(BORYS, CLARA, state=state)
    await world.ask(table, BORYS, PlayCards(1, parse_cards("R1")))
    await world.advance(2.9)
    assert clock_of(state_of(table), ClockKind.UNO_GRACE)
    await world.advance(0.1)
    assert not state_of(table).matters


async def test_the_uno_window_runs_out_when_nobody_moves(world: World):
    state = do(given("R5 R6 | R1 B2 B3 | G1 G2", top="R9"), play("R5"))
    table = await world.match(BORYS, CLARA, state=state)
    await world.advance(3)
    assert clock_of(state_of(table), ClockKind.UNO_WINDOW)
    await world.advance(26.9)
    assert state_of(table).matters
    await world.advance(0.1)
    assert not state_of(table).matters
    assert world.shown.events(UnoCaught) == []


async def test_only_the_culprit_sees_the_clock_of_the_window(world: World):
    state = do(given("R5 R6 | R1 B2 B3 | G1 G2", top="R9"), play("R5"))
    table = await world.match(BORYS, CLARA, state=state)
    window = clock_of(state, ClockKind.UNO_GRACE)
    seen = [window in table.scene.view(seat).clocks for seat in (0, 1, 2, None)]
    assert seen == [True, False, False, False]


async def test_a_turn_is_reminded_once_at_half_its_clock(world: World):
    table = await world.match(BORYS, state=given(TWO, top="R9"))
    await world.advance(29)
    assert world.shown.count("remind") == 0
    await world.advance(30)
    (reminded,) = [call.seat for call in world.shown.calls if call.what == "remind"]
    assert reminded == 0
    assert mover(table) == 0


async def test_a_reminder_is_not_repeated_after_a_restart(world: World):
    await world.match(BORYS, state=given(TWO, top="R9"))
    await world.advance(31)
    await world.restart()
    await world.advance(28)
    assert world.shown.count("remind") == 1


@pytest.mark.parametrize(("terms"), [{"reminders": False}, {"timing": Timing(turn=15)}])
async def test_short_clocks_and_quiet_servers_have_no_reminders(world: World, terms: dict):
    await world.match(BORYS, state=given(TWO, top="R9"), **terms)
    await world.advance(14)
    assert world.shown.count("remind") == 0


async def test_nobody_is_reminded_who_has_moved(world: World):
    table = await world.match(BORYS, state=given(TWO, top="R9"))
    await world.advance(20)
    await world.ask(table, ADA, five())
    await world.advance(20)
    assert world.shown.count("remind") == 0


async def test_pausing_keeps_what_is_left_of_every_clock(world: World):
    state = do(given("R5 R6 | R1 B2 B3 | G1 G2", top="R9"), play("R5"))
    table = await world.match(BORYS, CLARA, state=state)
    await world.advance(2)
    await world.ask(table, ADA, Pause())
    assert (table.scene.deadlines, table.scene.match.paused) == ({}, True)
    await world.advance(5000)
    table = await world.tables.get(table.table_id)
    assert clock_of(state_of(table), ClockKind.UNO_GRACE)
    await world.ask(table, ADA, Resume())
    left = {running.kind: table.scene.deadlines[clock] for clock, running in state_of(table).clocks.items()}
    assert left == {ClockKind.TURN: world.time + 58, ClockKind.UNO_GRACE: world.time + 1}
    assert world.shown.events(MatchPaused) == [MatchPaused(0)]
    assert world.shown.events(MatchResumed) == [MatchResumed(0)]


async def test_a_paused_match_takes_no_moves_but_people_may_go(world: World):
    table = await world.match(BORYS, CLARA, state=given(TWO + " | G1 G2", top="R9"))
    await world.ask(table, ADA, Pause())
    assert reason(await world.ask(table, ADA, five())) == "paused"
    assert reason(await world.ask(table, ADA, Pause())) == "paused"
    assert reason(await world.ask(table, ADA, Leave(0))) is None
    assert table.scene.deadlines == {}
    assert reason(await world.ask(table, BORYS, Resume())) is None
    assert table.scene.deadlines == {state_of(table).clock: world.time + 60}


async def test_votes_run_while_a_match_is_paused(world: World):
    table = await world.match(BORYS, CLARA, state=given(TWO + " | G1 G2", top="R9"))
    await world.ask(table, ADA, Pause())
    await world.ask(table, BORYS, Resume())
    assert len(table.scene.deadlines) == 1
    await world.advance(30)
    (settled,) = world.shown.events(VoteSettled)
    assert not settled.carried


async def test_a_carried_vote_pauses_and_another_resumes(world: World):
    table = await world.match(BORYS, CLARA, state=given(TWO + " | G1 G2", top="R9"))
    for action, paused in ((Pause(), True), (Resume(), False)):
        opened = await world.ask(table, BORYS, action)
        vote = opened.events[0].vote
        assert table.scene.match.paused is not paused
        await world.ask(table, CLARA, CastVote(2, vote, agree=True))
        assert table.scene.match.paused is paused


async def test_dallying_ends_in_a_computer_player_then_in_suspension_and_a_press_undoes_both(world: World):
    table = await world.match(BORYS, state=given(TWO, top="Y9"))
    await world.advance(600)
    assert {event.seat for event in world.shown.events(SeatSubstituted)} == {0, 1}
    assert table.scene.match.suspended
    assert (table.scene.deadlines, table.due) == ({}, None)
    revision = table.scene.revision
    await world.advance(100_000)
    table = await world.tables.get(table.table_id)
    assert table.scene.revision == revision
    outcome = await world.attend(table, BORYS)
    assert [type(event) for event in outcome.events] == [OwnerReturned, MatchWoken]
    assert state_of(table).computers == {0}
    assert table.scene.deadlines


async def test_a_suspended_match_holds_its_channel_and_survives_a_restart(world: World):
    table = await world.match(BORYS, state=given(TWO, top="Y9"))
    await world.advance(600)
    await world.restart(downtime=86_400)
    again = await world.tables.in_channel(GUILD, table.scene.channel_id)
    assert again.scene.match.suspended
    assert (await world.attend(again, ADA)).events[-1] == MatchWoken(0)


async def test_any_press_of_an_owner_brings_him_back_even_a_refused_one(world: World):
    state = given(TWO, top="R9", turn=1, computers=[0])
    table = await world.match(BORYS, state=state)
    outcome = await world.ask(table, ADA, five())
    assert outcome.events == (OwnerReturned(0),)
    assert reason(outcome) == "not_your_turn"
    assert state_of(table).computers == frozenset()


async def test_an_owner_comes_back_and_plays_with_one_press(world: World):
    table = await world.match(BORYS, state=given(TWO, top="R9", computers=[0]))
    outcome = await world.ask(table, ADA, five())
    assert [type(event).__name__ for event in outcome.events] == ["OwnerReturned", "CardPlayed"]
    (entry,) = await world.database.tables.log(table.table_id, table.scene.revision - 1)
    assert entry.body.index("ComeBack") < entry.body.index("PlayCards")


async def test_looking_at_ones_own_hand_changes_nothing_when_nobody_was_away(world: World):
    table = await world.match(BORYS, state=given(TWO, top="R9"))
    revision = table.scene.revision
    outcome = await world.attend(table, ADA)
    assert (outcome.refusal, outcome.events, table.scene.revision) == (None, (), revision)


async def test_a_restart_gives_fresh_grace_and_charges_nobody(world: World):
    await world.match(BORYS, state=given(TWO, top="R9"))
    await world.advance(55)
    await world.restart(downtime=3600)
    assert world.shown.events(TurnDallied) == []
    table = await world.tables.get(1)
    assert table.scene.deadlines == {state_of(table).clock: world.time + 15}
    assert world.shown.last.scene.deadlines == table.scene.deadlines
    await world.advance(15)
    assert world.shown.events(TurnDallied) == [TurnDallied(0, 1)]


async def test_a_restart_loads_only_what_is_due_and_what_was_played_last(world: World):
    slow = await world.match(BORYS, channel=23, timing=Timing(turn=5000), state=given(TWO, top="R9"))
    await world.advance(100)
    table = await world.match(BORYS, state=given(TWO, top="R9"))
    await world.restart(downtime=120)
    assert world.tables.in_memory == {table.table_id}
    await world.advance(3000)
    assert slow.table_id in world.tables.in_memory


async def test_short_clocks_have_a_grace_of_their_own_length(world: World):
    state = do(given("R5 R6 | R1 B2 B3 | G1 G2", top="R9"), play("R5"))
    await world.match(BORYS, CLARA, state=state)
    await world.restart(downtime=600)
    table = await world.tables.get(1)
    grace = clock_of(state_of(table), ClockKind.UNO_GRACE)
    assert table.scene.deadlines[grace] == world.time + 3


async def test_a_lobby_and_its_confirmation_survive_a_restart(world: World):
    table = await world.lobby(BORYS)
    await world.ask(table, ADA, ChangeRules("classic", CLASSIC))
    await world.ask(table, ADA, StartMatch())
    await world.restart(downtime=300)
    table = await world.tables.get(table.table_id)
    assert table.scene.confirm_by == world.time + 30
    await world.ask(table, BORYS, Confirm())
    assert table.scene.match is not None


async def test_an_idle_lobby_is_not_closed_the_moment_the_bot_is_back(world: World):
    await world.lobby()
    await world.restart(downtime=7200)
    table = await world.tables.get(1)
    assert table.scene.closed is None
    assert reason(await world.ask(table, BORYS, Sit("Borys"))) is None


STATES = {
    "turn": lambda: given(TWO, top="R9"),
    "drawn": lambda: do(given(TWO, top="R9", draw="R1"), DrawCard(0)),
    "answer": lambda: do(given("W4 R6 R7 | B1 B2", top="R9"), play("W4", "B")),
    "starter": lambda: given(TWO, top="W", asking=0),
    "window": lambda: do(given("R5 R6 | B1 B2 B3", top="R9"), play("R5")),
    "round over": lambda: do(given("R5 | B1 B2 B3", top="R9"), play("R5")),
}


@pytest.mark.parametrize("phase", STATES)
async def test_a_restart_in_every_phase_keeps_the_table_and_its_clocks(world: World, phase: str):
    state = STATES[phase]()
    before = await world.match(BORYS, state=state, preset="classic")
    left = {clock: deadline - world.time for clock, deadline in before.scene.deadlines.items()}
    await world.restart(downtime=10_000)
    after = await world.tables.get(before.table_id)
    assert (record_of(after).game, after.scene.people) == (record_of(before).game, before.scene.people)
    assert set(left) == set(state.clocks)
    assert after.scene.deadlines == {clock: world.time + seconds for clock, seconds in left.items()}
    await world.advance(max(left.values()))
    assert state_of(after).clock != state.clock


async def test_between_rounds_the_next_one_begins_when_all_are_ready_or_the_clock_runs_out(world: World):
    over = STATES["round over"]()
    table = await world.match(BORYS, state=over, preset="classic")
    await world.ask(table, ADA, SayReady(0))
    dealt = len(world.shown.events(RoundStarted))
    await world.ask(table, BORYS, SayReady(1))
    assert len(world.shown.events(RoundStarted)) == dealt + 1
    await world.put(table, over)
    await world.advance(60)
    assert len(world.shown.events(RoundStarted)) == dealt + 2


async def test_an_old_ready_does_not_count_for_a_later_round(world: World):
    table = await world.match(BORYS, state=STATES["round over"](), preset="classic")
    old = str(state_of(table).clock - 1)
    assert (await world.ask(table, ADA, SayReady(0), ticket=old)).stale
    assert isinstance(state_of(table).phase, RoundOver)


async def test_clocks_stand_still_while_the_shard_is_away(world: World):
    table = await world.match(BORYS, state=given(TWO, top="R9"))
    await world.advance(20)
    world.tables.shard_lost(7 % 4, 4)
    world.tables.shard_lost(0, 4)
    await world.advance(3600)
    assert world.shown.events(TurnDallied) == []
    world.tables.shard_back(7 % 4, 4)
    assert table.scene.deadlines == {state_of(table).clock: world.time + 40}
    await world.advance(40)
    assert world.shown.events(TurnDallied) == [TurnDallied(0, 1)]


async def test_a_guild_that_comes_back_finds_the_grace_at_least(world: World):
    table = await world.match(BORYS, state=given(TWO, top="R9"))
    await world.advance(59)
    world.tables.guild_lost(GUILD)
    await world.advance(3600)
    world.tables.guild_back(GUILD)
    assert table.scene.deadlines == {state_of(table).clock: world.time + 15}


async def test_other_shards_go_on(world: World):
    await world.match(BORYS, state=given(TWO, top="R9"))
    world.tables.shard_lost(0, 4)
    await world.advance(60)
    assert len(world.shown.events(TurnDallied)) == 1


async def test_a_table_that_is_first_needed_while_its_shard_is_away_waits_too(world: World):
    await world.match(BORYS, state=given(TWO, top="R9"))
    await world.stop()
    await world.process()
    world.tables.guild_lost(GUILD)
    await world.tables.restore()
    await world.advance(500)
    assert world.shown.events(TurnDallied) == []
    world.tables.guild_back(GUILD)
    await world.advance(60)
    assert len(world.shown.events(TurnDallied)) == 1


async def test_an_idle_table_leaves_memory_and_comes_back_for_its_clock(world: World):
    table = await world.match(BORYS, timing=Timing(turn=43_200), state=given(TWO, top="R9"))
    await world.advance(1300)
    assert world.tables.in_memory == frozenset()
    assert world.shown.last.what == "forget"
    await world.advance(21_600 - 1300)
    assert world.shown.count("remind") == 1
    await world.advance(21_600)
    assert world.shown.events(TurnDallied) == [TurnDallied(0, 1)]
    assert table.table_id in world.tables.in_memory


async def test_an_idle_table_comes_back_for_a_press(world: World):
    table = await world.match(BORYS, timing=NO_CLOCKS, state=given(TWO, top="R9"))
    await world.advance(1300)
    assert world.tables.in_memory == frozenset()
    again = await world.tables.get(table.table_id)
    assert again is not table
    assert reason(await world.ask(again, ADA, five())) is None


async def test_a_table_in_use_stays_in_memory(world: World):
    table = await world.match(BORYS, state=given(TWO, top="R9"), timing=Timing(turn=500))
    await world.advance(900)
    assert await world.tables.get(table.table_id) is table


async def test_a_newcomer_waits_and_may_go_again_before_being_dealt_in(world: World):
    table = await world.match(BORYS, state=given(TWO, top="R9"), preset="classic")
    await world.ask(table, CLARA, JoinNext("Clara"))
    scene = table.scene
    assert (scene.seat_of(CLARA), scene.queued(2), scene.view(2).hand) == (2, True, ())
    assert reason(await world.ask(table, CLARA, DrawCard(2))) == "not_dealt_in"
    assert reason(await world.ask(table, CLARA, JoinNext("Clara"))) == "already_seated"
    await world.ask(table, CLARA, Leave(2))
    assert (table.scene.seat_of(CLARA), state_of(table).queue) == (None, 0)
    await world.ask(table, CLARA, JoinNext("Clara"))
    await world.put(table, STATES["round over"]())
    await world.restart()
    table = await world.tables.get(table.table_id)
    assert table.scene.seat_of(CLARA) == 2


async def test_newcomers_are_dealt_in_with_the_next_round(world: World):
    table = await world.match(BORYS, state=STATES["round over"](), preset="classic")
    await world.ask(table, CLARA, JoinNext("Clara"))
    await world.ask(table, ADA, SayReady(0))
    await world.ask(table, BORYS, SayReady(1))
    assert not table.scene.queued(2)
    assert len(table.scene.view(2).hand) >= 7


async def test_an_accepted_hit_ends_its_clock(world: World):
    table = await world.match(BORYS, state=STATES["answer"](), preset="classic")
    assert isinstance(state_of(table).phase, Answer)
    await world.ask(table, BORYS, Accept(1))
    assert alarm_names(table) == {f"{kind}:{state_of(table).clock}" for kind in ("clock", "remind")}
