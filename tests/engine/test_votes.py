"""Motions that the people at the table decide."""

import pytest

from bot.engine import (
    CastVote,
    Departure,
    EndMatch,
    GameState,
    Leave,
    Motion,
    OpenVote,
    Reason,
    legal_actions,
    view,
)
from bot.engine.events import MatchEnded, SeatLeft, VoteCast, VoteOpened, VoteSettled
from bot.engine.phases import ClockKind, Ending, MatchOver, Turn, Vote
from tests.support.tables import clock_of, do, events, expire, given, happened, play, refused, step

FOUR = "R1 B1 | G1 G2 | Y1 Y2 | B4 B5"
TWO = "R1 B1 | G1 G2"


def put(cards: str, motion: Motion, seat: int = 0, about: int | None = None, **more: object) -> GameState:
    """Put a motion to the vote."""
    return do(given(cards, **more), OpenVote(seat, motion, about))


def vote(seat: int, agree: bool) -> object:
    """Let a seat vote on the one open motion."""
    return lambda state: CastVote(seat, clock_of(state, ClockKind.VOTE), agree)


def ballot(table: GameState) -> Vote:
    (found,) = (matter for matter in table.matters if isinstance(matter, Vote))
    return found


@pytest.mark.rule("feature-stop-any-round")
def test_most_of_the_people_end_the_match() -> None:
    table = put(FOUR, Motion.END)
    table = do(table, vote(1, True))
    assert not table.over
    table, happenings = step(table, vote(2, True))
    assert table.phase == MatchOver(Ending.VOTED, ())
    assert [type(event) for event in happenings] == [VoteCast, VoteSettled, MatchEnded]


@pytest.mark.rule("feature-stop-any-round")
def test_a_match_can_be_ended_between_rounds() -> None:
    table = do(given("R5 | G1 G2"), play("R5"), OpenVote(0, Motion.END), vote(1, True))
    assert table.phase == MatchOver(Ending.VOTED, ())


def test_half_against_is_enough_to_stop_a_motion() -> None:
    table, happenings = step(put(FOUR, Motion.END), vote(1, False), vote(2, False))
    (settled,) = happened(VoteSettled, happenings)
    assert not settled.carried
    assert table.matters == ()
    assert not table.over


def test_a_vote_moves_neither_turn_nor_clock() -> None:
    before = given(FOUR)
    after = do(before, OpenVote(0, Motion.PAUSE), vote(1, False))
    assert (after.phase, after.clock) == (before.phase, before.clock)


@pytest.mark.parametrize("motion", [Motion.PAUSE, Motion.RESUME])
def test_a_carried_pause_is_told_and_left_to_the_table(motion: Motion) -> None:
    table, happenings = step(put(TWO, motion), vote(1, True))
    assert happened(VoteSettled, happenings)[0].carried
    assert table.phase == Turn(0)


def test_a_kick_is_decided_without_the_one_it_is_about() -> None:
    table = put(FOUR, Motion.KICK, about=3)
    assert ballot(table).electors == {0, 1, 2}
    assert refused(table, vote(3, False)).reason is Reason.NO_VOTE
    table, happenings = step(table, vote(1, True))
    assert happened(SeatLeft, happenings) == [SeatLeft(3, Departure.KICKED, 2)]


def test_a_kick_follows_the_rules_of_leaving() -> None:
    table = do(given("W4 R1 | G1 G2 | Y1 Y2 | B4 B5"), play("W4", "G"))
    table = do(table, OpenVote(0, Motion.KICK, 1), vote(2, True))
    assert table.phase == Turn(2)


def test_a_kick_cannot_be_decided_by_one_person() -> None:
    assert refused(given(TWO), OpenVote(0, Motion.KICK, 1)).reason is Reason.TOO_FEW_VOTERS
    assert refused(given(FOUR, computers=[1, 2]), OpenVote(0, Motion.KICK, 3)).reason is Reason.TOO_FEW_VOTERS


@pytest.mark.parametrize("leavers", [(1,), (0,)])
def test_a_kick_is_not_decided_by_one_person_after_the_others_have_left(leavers: tuple[int, ...]) -> None:
    """One voice could put another out once the other voters had left."""
    table = do(put("R1 B1 | G1 G2 | Y1 Y2", Motion.KICK, about=2), *map(Leave, leavers))
    table, happenings = step(table, *([] if 1 in leavers else [vote(1, True)]), expire(ClockKind.VOTE))
    assert not happened(VoteSettled, happenings)[0].carried
    assert 2 in table.present()


@pytest.mark.parametrize(
    ("about", "reason"), [(0, Reason.NOT_YOURSELF), (None, Reason.NO_SUCH_SEAT), (9, Reason.NO_SUCH_SEAT)]
)
def test_a_kick_is_about_somebody_else(about: int | None, reason: Reason) -> None:
    assert refused(given(FOUR), OpenVote(0, Motion.KICK, about)).reason is reason


def test_a_kick_is_about_somebody_who_is_there() -> None:
    assert refused(do(given(FOUR), Leave(3)), OpenVote(0, Motion.KICK, 3)).reason is Reason.NO_SUCH_SEAT


@pytest.mark.parametrize("motion", [Motion.END, Motion.PAUSE, Motion.RESUME])
def test_only_a_kick_is_about_a_seat(motion: Motion) -> None:
    """A vote to end, declared to be about the opponent, took his voice away and ended the match alone."""
    assert refused(given(TWO), OpenVote(0, motion, 1)).reason is Reason.NO_SUCH_SEAT


def test_the_same_motion_is_not_voted_on_twice_at_once() -> None:
    table = put(FOUR, Motion.KICK, about=3)
    assert refused(table, OpenVote(1, Motion.KICK, 3)).reason is Reason.VOTE_RUNS
    assert len(do(table, OpenVote(1, Motion.KICK, 2), OpenVote(2, Motion.END)).matters) == 3


def test_nobody_votes_twice() -> None:
    table = put(FOUR, Motion.END)
    assert refused(table, vote(0, False)).reason is Reason.ALREADY_VOTED


@pytest.mark.parametrize("number", [0, 999])
def test_a_vote_that_does_not_run_is_refused(number: int) -> None:
    assert refused(put(FOUR, Motion.END), CastVote(1, number, True)).reason is Reason.NO_SUCH_VOTE
    assert refused(given(FOUR), CastVote(1, number, True)).reason is Reason.NO_SUCH_VOTE


def test_computer_players_have_no_vote() -> None:
    table = put(FOUR, Motion.END, computers=[2, 3])
    assert ballot(table).electors == {0, 1}
    assert refused(table, vote(2, True)).reason is Reason.NO_VOTE


def test_one_person_among_computer_players_decides_alone() -> None:
    assert put(FOUR, Motion.END, computers=[1, 2, 3]).phase == MatchOver(Ending.VOTED, ())


def test_a_motion_that_nobody_else_backs_lapses_with_its_clock() -> None:
    table, happenings = step(put(TWO, Motion.END), expire(ClockKind.VOTE))
    assert not happened(VoteSettled, happenings)[0].carried
    assert not table.over


def test_when_time_is_up_most_of_the_voices_given_decide() -> None:
    table = do(put("R1 B1 | G1 G2 | Y1 Y2 | B4 B5 | B6 B7", Motion.END), vote(1, True))
    assert do(table, expire(ClockKind.VOTE)).over
    tied = do(table, vote(2, False), vote(3, False))
    assert not do(tied, expire(ClockKind.VOTE)).over


def test_the_voices_of_leavers_do_not_count() -> None:
    table = do(put(FOUR, Motion.END), vote(1, True), Leave(1))
    assert not table.over
    assert not do(table, expire(ClockKind.VOTE)).over
    assert do(table, vote(2, True)).over


def test_a_vote_about_a_seat_that_has_left_meanwhile_puts_nobody_out() -> None:
    table = do(put(FOUR, Motion.KICK, about=3), Leave(3), vote(1, True))
    assert table.present() == (0, 1, 2)


def test_votes_outlast_a_round_but_no_match() -> None:
    table = do(given("R5 | G1 G2 | Y1 Y2"), OpenVote(1, Motion.PAUSE), play("R5"))
    assert ballot(table)
    quick = do(given("R5 | G1 G2 | Y1 Y2", rules="quick"), OpenVote(1, Motion.PAUSE), play("R5"))
    assert (quick.matters, quick.clocks) == ((), {})


def test_everybody_sees_the_vote() -> None:
    table = put(FOUR, Motion.END)
    for seat in (0, 1, None):
        assert view(table, seat).matters == table.matters
        assert view(table, seat).clocks == table.clocks
    assert len([act for act in legal_actions(table, 1) if isinstance(act, CastVote)]) == 2
    assert not [act for act in legal_actions(table, 0) if isinstance(act, CastVote)]


def test_opening_a_vote_is_told() -> None:
    (opened,) = events(given(FOUR), OpenVote(2, Motion.KICK, 1))
    assert isinstance(opened, VoteOpened)
    assert (opened.seat, opened.motion, opened.about) == (2, Motion.KICK, 1)


@pytest.mark.parametrize(
    "table", [given(FOUR), do(given("W4 R1 | G1 G2"), play("W4", "G")), do(given("R5 | G1"), play("R5"))]
)
def test_a_moderator_ends_a_match_at_any_moment(table: GameState) -> None:
    after = do(table, EndMatch())
    assert after.phase == MatchOver(Ending.ENDED, ())
    assert refused(after, EndMatch()).reason is Reason.MATCH_OVER
