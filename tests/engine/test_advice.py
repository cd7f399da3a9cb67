"""Advice: who tells another what to play is reported, and the others decide."""

from typing import Any

import pytest

from bot.engine import CastVote, GameState, Leave, Motion, OpenVote, Reason
from bot.engine.events import CardsDrawn, DrawReason, SeatFined
from bot.engine.phases import ClockKind, RoundOver, Vote
from tests.support.tables import clock_of, counts, do, expire, given, happened, play, refused, step

ADVICE = {"penalty_advice": 2}
FOUR = "R1 B1 | G1 G2 | Y1 Y2 | B4 B5"


def report(seat: int, about: int, **more: Any) -> GameState:
    """Report at a table of four that somebody gave advice."""
    return do(given(FOUR, rules=ADVICE | more), OpenVote(seat, Motion.ADVICE, about))


def say(seat: int, agree: bool) -> Any:
    """Let a seat vote on the one open report."""
    return lambda state: CastVote(seat, clock_of(state, ClockKind.VOTE), agree)


@pytest.mark.rule("penalty-advice")
def test_only_those_who_are_not_involved_decide_about_advice() -> None:
    table = report(0, 1)
    (vote,) = table.matters
    assert isinstance(vote, Vote)
    assert (vote.electors, vote.agree) == ({2, 3}, frozenset())
    for involved in (0, 1):
        assert refused(table, say(involved, True)).reason is Reason.NO_VOTE


@pytest.mark.rule("penalty-advice")
def test_advice_that_the_others_confirm_costs_two() -> None:
    table = do(report(0, 1), say(2, True))
    assert counts(table) == [2, 2, 2, 2]
    after, happenings = step(table, say(3, True))
    assert happened(SeatFined, happenings) == [SeatFined(1, DrawReason.ADVICE)]
    (drawn,) = happened(CardsDrawn, happenings)
    assert (drawn.seat, drawn.count, drawn.why) == (1, 2, DrawReason.ADVICE)
    assert (after.phase, after.clock) == (table.phase, table.clock)


@pytest.mark.rule("penalty-advice")
@pytest.mark.parametrize(("false_call", "reporter"), [(0, 2), (2, 4)])
def test_a_report_that_the_others_deny_costs_its_author_only_where_false_calls_do(
    false_call: int, reporter: int
) -> None:
    after, happenings = step(report(0, 1, penalty_false_call=false_call), say(2, False))
    assert counts(after) == [reporter, 2, 2, 2]
    assert not happened(SeatFined, happenings)


@pytest.mark.rule("penalty-advice")
def test_when_time_is_up_most_of_the_voices_decide_about_advice() -> None:
    table = report(0, 1, penalty_false_call=2)
    assert counts(do(table, say(2, True), expire(ClockKind.VOTE))) == [2, 4, 2, 2]
    assert counts(do(table, expire(ClockKind.VOTE))) == [2, 2, 2, 2]


@pytest.mark.rule("penalty-advice")
def test_one_person_who_is_not_involved_is_enough_but_nobody_is_not() -> None:
    table = do(given("R1 B1 | G1 G2 | Y1 Y2", rules=ADVICE), OpenVote(0, Motion.ADVICE, 1))
    assert counts(do(table, say(2, True))) == [2, 4, 2]
    alone = given("R1 B1 | G1 G2", rules=ADVICE)
    assert refused(alone, OpenVote(0, Motion.ADVICE, 1)).reason is Reason.TOO_FEW_VOTERS
    computers = given(FOUR, rules=ADVICE, computers=[2, 3])
    assert refused(computers, OpenVote(0, Motion.ADVICE, 1)).reason is Reason.TOO_FEW_VOTERS


@pytest.mark.rule("penalty-advice")
def test_nobody_is_reported_where_advice_costs_nothing() -> None:
    refusal = refused(given(FOUR), OpenVote(0, Motion.ADVICE, 1))
    assert (refusal.reason, refusal.rule) == (Reason.NO_FINE, "penalty-advice")


@pytest.mark.rule("penalty-advice", "penalty-everyone-liable")
def test_advice_is_not_fined_once_the_round_is_over() -> None:
    """The vote goes on over the end of a round, when hands have been counted already."""
    table = do(given("R5 | G1 G2 | Y1 Y2 | B4 B5", rules=ADVICE), OpenVote(0, Motion.ADVICE, 1), play("R5"))
    assert isinstance(table.phase, RoundOver)
    table, happenings = step(table, say(2, True), say(3, True))
    assert (counts(table), happened(CardsDrawn, happenings)) == ([0, 2, 2, 2], [])
    assert refused(table, OpenVote(0, Motion.ADVICE, 1)).reason is Reason.NOT_PLAYING


@pytest.mark.rule("penalty-advice")
def test_nobody_is_reported_who_is_out_or_gone() -> None:
    table = do(given("W4 | G1 G2 | Y1 Y2 | B4 B5", rules=ADVICE), play("W4", "G"))
    assert refused(table, OpenVote(1, Motion.ADVICE, 0)).reason is Reason.NOT_PLAYING
    assert refused(do(table, Leave(3)), OpenVote(1, Motion.ADVICE, 3)).reason is Reason.NO_SUCH_SEAT
    left = do(report(0, 1), Leave(1), say(2, True), say(3, True))
    assert counts(left) == [2, 0, 2, 2]
