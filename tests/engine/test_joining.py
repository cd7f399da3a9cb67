"""Sitting down between rounds."""

from typing import Any

import pytest

from bot.engine import ComeBack, EndMatch, Join, Leave, Reason, SayReady, Withdraw, view
from bot.engine.events import HandDealt, RoundStarted, SeatQueued, SeatReady
from bot.engine.phases import ClockKind, Ending, MatchOver, RoundOver, Turn
from tests.support.tables import counts, do, expire, given, happened, play, refused, step, whole


def test_a_newcomer_waits_for_the_next_round() -> None:
    before = given("R5 B1 | G1 G2")
    table, happenings = step(before, Join())
    assert happenings == (SeatQueued(2),)
    assert (table.queue, table.seats, table.hands) == (1, 2, before.hands)
    assert table.clocks == before.clocks


@pytest.mark.rule("feature-drop-in-between-games")
def test_newcomers_sit_after_the_others_when_the_next_round_is_dealt() -> None:
    table = do(given("R5 | G1 G2"), Join(), play("R5"), Join())
    table, happenings = step(table, SayReady(0), SayReady(1))
    assert [dealt.seat for dealt in happened(HandDealt, happenings)] == [0, 1, 2, 3]
    assert table.seats == 4
    assert table.queue == 0
    assert whole(table)


@pytest.mark.rule("players-2-10")
@pytest.mark.parametrize("seated", [9, 10])
def test_the_eleventh_is_refused(seated: int) -> None:
    """Elsewhere who was refused stayed on as a ghost."""
    hands = ["B1 B2", "G1 G2", "Y1 Y2", "B3 B4", "G3 G4", "Y3 Y4", "B5 B6", "G5 G6", "Y5 Y6", "R7 R8"]
    table = given(" | ".join(hands[:seated]))
    if seated == 9:
        table = do(table, Join())
    refusal = refused(table, Join())
    assert (refusal.reason, refusal.rule) == (Reason.TABLE_FULL, "players-2-10")


@pytest.mark.rule("feature-drop-in-between-games", "challenge-uno")
def test_a_newcomer_has_nothing_scored_and_nothing_lost() -> None:
    score = {
        "totals": [90, 300],
        "rounds_won": [1, 0],
        "held": [90, 300],
        "beaten": [0, 0],
        "fallen": [0, 0],
        "rounds": 1,
    }
    table = given("R5 | G1 G2", rules={"scoring": "eliminate", "start": "return_all"}, score=score)
    table = do(table, Join(), play("R5"), SayReady(0), SayReady(1))
    assert table.score.totals == (90, 303, 0)
    assert table.score.fallen == (0, 0, 0)
    assert table.phase == Turn(table.up)


@pytest.mark.rule("players-2-10")
def test_a_seat_that_was_left_makes_room() -> None:
    hands = ["B1 B2", "G1 G2", "Y1 Y2", "B3 B4", "G3 G4", "Y3 Y4", "B5 B6", "G5 G6", "Y5 Y6", "R5"]
    table = do(given(" | ".join(hands), turn=9), Leave(3), Join(), play("R5"))
    table = do(table, *(SayReady(seat) for seat in table.present()))
    assert counts(table)[3] == 0
    assert len(table.playing()) == 10
    assert whole(table)


def test_the_next_round_waits_until_everybody_is_ready() -> None:
    table = do(given("R5 | G1 G2 | Y1 Y2"), play("R5"))
    table, happenings = step(table, SayReady(2))
    assert happenings == (SeatReady(2),)
    assert table.phase == RoundOver(frozenset({2}))
    assert refused(table, SayReady(2)).reason is Reason.ALREADY_READY
    assert refused(table, SayReady(3)).reason is Reason.NO_SUCH_SEAT
    assert happened(RoundStarted, step(table, SayReady(0), SayReady(1)).events)


def test_being_ready_does_not_move_the_clock() -> None:
    table = do(given("R5 | G1 G2 | Y1 Y2"), play("R5"))
    assert do(table, SayReady(2)).clocks == table.clocks


def test_the_next_round_waits_no_longer_than_its_clock() -> None:
    table = do(given("R5 | G1 G2 | Y1 Y2"), play("R5"))
    table, happenings = step(table, expire(ClockKind.BETWEEN_ROUNDS))
    (started,) = happened(RoundStarted, happenings)
    assert started.number == 2
    assert table.dallied == {}


def test_the_next_round_begins_with_a_clean_table() -> None:
    left_over = {
        "idle": 1,
        "called": [0],
        "turns": 9,
        "emptied": [1, 2],
        "credit": [20, 0],
        "twin_open": True,
    }
    table = given("R5 | G1 G2", rules={"start": "return_all"}, **left_over)
    table = do(table, play("R5"), SayReady(0), SayReady(1))
    assert (table.called, table.idle, table.turns) == (frozenset(), 0, 0)
    assert (table.drawn, table.evidence, table.offered, table.laid_by) == (None, None, None, None)
    assert (table.finishing, table.went_out, table.agenda, table.matters) == ((), (), (), ())
    assert (table.emptied, table.credit, table.twin_open) == ((0, 0), (0, 0), False)
    assert table.fresh == {0, 1}


def test_computer_players_are_ready_and_owners_who_are_back_are_not() -> None:
    table = do(given("R5 | G1 G2 | Y1 Y2", computers=[1]), play("R5"))
    assert table.phase == RoundOver(frozenset({1}))
    table = do(table, ComeBack(1), SayReady(0), SayReady(2))
    assert isinstance(table.phase, RoundOver)
    assert not isinstance(do(table, SayReady(1)).phase, RoundOver)


def test_nobody_is_ready_before_the_round_is_over() -> None:
    table = given("R5 B1 | G1 G2")
    assert table.phase == Turn(0)
    assert refused(table, SayReady(0)).reason is Reason.NOT_NOW


def test_a_newcomer_who_withdraws_is_not_dealt_in() -> None:
    table = do(given("R5 | G1 G2"), Join(), Join(), Withdraw(), play("R5"), SayReady(0), SayReady(1))
    assert counts(table) == [7, 7, 7]
    assert refused(table, Withdraw()).reason is Reason.NOBODY_QUEUED


def test_a_newcomer_who_withdraws_between_rounds_ends_a_match_with_one_seat_left() -> None:
    table = do(given("R5 | G1 G2"), play("R5"), Join(), Leave(1))
    assert isinstance(table.phase, RoundOver)
    assert do(table, Withdraw()).phase == MatchOver(Ending.DESERTED, (1, 2))


def test_a_newcomer_who_withdraws_leaves_a_round_in_play_alone() -> None:
    before = given("R5 B1 | G1 G2")
    after = do(before, Join(), Withdraw())
    assert (after.phase, after.clocks, after.queue) == (before.phase, before.clocks, 0)
    assert refused(do(after, EndMatch()), Withdraw()).reason is Reason.MATCH_OVER


COUNTS_ROUNDS = (
    {"scoring": "none", "target": 2},
    {"scoring": "lazy", "target": 2},
    {"scoring": "exits", "target": 2, "round_end": "refill6", "exhaust": "end_round"},
)


def rounds_played(count: int) -> dict[str, Any]:
    """Spell out a score of two seats after some rounds, of which none was worth anything."""
    kept = ("totals", "rounds_won", "held", "beaten", "fallen")
    return {name: [0, 0] for name in kept} | {"rounds": count}


@pytest.mark.rule("score-rounds-multi")
@pytest.mark.parametrize("rules", COUNTS_ROUNDS, ids=lambda rules: rules["scoring"])
def test_nobody_sits_down_in_the_last_round_of_a_match_that_counts_rounds(rules: dict[str, Any]) -> None:
    """Newcomers were told that they join in the next round, and then the match ended."""
    table = given("R5 B1 | G1 G2", rules=rules)
    assert not view(table, None).last_round
    assert do(table, Join()).queue == 1
    last = given("R5 B1 | G1 G2", rules=rules, score=rounds_played(1))
    assert view(last, None).last_round
    refusal = refused(last, Join())
    assert (refusal.reason, refusal.rule) == (Reason.LAST_ROUND, "score-rounds-multi")


def test_newcomers_sit_down_between_rounds_whatever_the_next_one_is() -> None:
    rules = {"scoring": "none", "target": 2}
    table = do(given("R5 | G1 G2", rules=rules), play("R5"))
    assert isinstance(table.phase, RoundOver)
    assert not view(table, None).last_round
    table = do(table, Join(), SayReady(0), SayReady(1))
    assert table.seats == 3
    assert refused(table, Join()).reason is Reason.LAST_ROUND


def test_a_match_by_points_takes_newcomers_in_every_round() -> None:
    rules = {"scoring": "winner_500", "target": 100}
    assert do(given("R5 B1 | G1 G2", rules=rules, score=rounds_played(99)), Join()).queue == 1
