"""What leaving costs: places in a round to the last, partners' seats, and matches that all have left."""

from typing import Any

import pytest

from bot.engine import (
    CastVote,
    ComeBack,
    Departure,
    Join,
    Leave,
    Motion,
    OpenVote,
    Reason,
    SayReady,
    view,
)
from bot.engine.events import RoundEnded, SeatLeft
from bot.engine.phases import ClockKind, Ending, MatchOver, RoundOver, Turn
from tests.support.tables import clock_of, counts, do, events, given, happened, play, refused, step

THREE = "G1 G2 | Y1 Y2 | B4 B5"
TO_LAST: dict[str, Any] = {"round_end": "to_last", "scoring": "none"}
PARTNERS: dict[str, Any] = {"partners": True}


@pytest.mark.rule("play-to-last")
@pytest.mark.parametrize(
    ("leavers", "places"),
    [((), (1, 2, 3, 4)), ((2,), (1, 2, 4, 3)), ((3,), (1, 2, 3, 4)), ((2, 3), (1, 2, 4, 3))],
)
def test_who_leaves_takes_the_worst_place_that_is_free(
    leavers: tuple[int, ...], places: tuple[int, ...]
) -> None:
    """Of several the first to leave comes last, and those who are left play for the places before."""
    table = do(given("R5 | R6 | R7 | R8 Y1", rules=TO_LAST), play("R5"), *map(Leave, leavers))
    for code in ("R6", "R7"):
        table = table if table.over else do(table, play(code))
    assert table.phase == MatchOver(Ending.FINISHED, places)


@pytest.mark.rule("play-to-last")
def test_when_all_but_one_have_left_the_first_out_has_won() -> None:
    table = do(given("R5 | R6 G1 | R7 Y1", rules=TO_LAST), play("R5"))
    table, happenings = step(table, Leave(1))
    assert happened(RoundEnded, happenings)[0].winners == (0,)
    assert table.phase == MatchOver(Ending.FINISHED, (1, 3, 2))


@pytest.mark.rule("play-to-last")
def test_a_seat_that_is_out_may_leave_and_keeps_its_place() -> None:
    """The first one out won the round and was ranked last, since leaving cost him that place."""
    table = do(given("R5 | R6 G1 | R7", rules=TO_LAST), play("R5"), Leave(0))
    assert table.phase == Turn(1)
    after = do(table, play("R6", uno=True), play("R7"))
    assert after.phase == MatchOver(Ending.FINISHED, (1, 3, 2))
    assert view(after, None).played_out == {0}


@pytest.mark.rule("play-to-last")
def test_who_leaves_with_cards_comes_after_all_who_went_out_even_if_they_left_too() -> None:
    table = do(given("R5 | R6 | R7 | R8 Y1", rules=TO_LAST), play("R5"), play("R6"), Leave(0), Leave(2))
    assert table.phase == MatchOver(Ending.FINISHED, (1, 2, 4, 3))
    assert view(table, None).played_out == {0}


@pytest.mark.rule("play-to-last", "score-winner-500")
def test_points_that_the_first_one_out_has_made_end_the_match_though_he_left() -> None:
    rules = {"round_end": "to_last", "scoring": "winner_500", "target": 20}
    table = do(given("R5 | R6 GS | R7", rules=rules), play("R5"), Leave(0), play("R6", uno=True), play("R7"))
    assert table.phase == MatchOver(Ending.FINISHED, (1, 2, 2))


@pytest.mark.rule("play-to-last")
@pytest.mark.parametrize("leaves_after_the_round", [True, False])
def test_who_leaves_while_rounds_are_still_to_come_has_given_the_match_up(
    leaves_after_the_round: bool,
) -> None:
    moves = [play("R6", uno=True), play("R7")]
    moves.insert(2 if leaves_after_the_round else 0, Leave(0))
    table = do(given("R5 | R6 G1 | R7", rules=TO_LAST | {"target": 2}), play("R5"), *moves)
    assert isinstance(table.phase, RoundOver)
    table = do(table, Leave(1))
    assert table.phase == MatchOver(Ending.DESERTED, (3, 2, 1))
    assert view(table, None).played_out == frozenset()


@pytest.mark.rule("partners")
def test_a_partner_who_has_left_neither_comes_back_nor_leaves_again() -> None:
    table = do(given(f"R1 B1 | {THREE}", rules=PARTNERS), Leave(0))
    assert refused(table, ComeBack(0)).reason is Reason.NOT_COMPUTER
    assert refused(table, Leave(0)).reason is Reason.NOT_PLAYING
    assert refused(table, OpenVote(1, Motion.KICK, 0)).reason is Reason.NO_SUCH_SEAT


@pytest.mark.rule("partners")
def test_a_partner_may_leave_for_good_while_a_computer_player_sits_in() -> None:
    table, happenings = step(given(f"R1 B1 | {THREE}", rules=PARTNERS, computers=[0]), Leave(0))
    assert happenings == (SeatLeft(0, Departure.LEFT, 0),)
    assert refused(table, ComeBack(0)).reason is Reason.NOT_COMPUTER


@pytest.mark.rule("partners")
def test_a_partner_who_is_voted_out_is_replaced_too() -> None:
    table = do(given(f"R1 B1 | {THREE}", rules=PARTNERS), OpenVote(0, Motion.KICK, 1))
    (vote,) = table.matters
    table = do(table, CastVote(2, vote.clock, True))
    assert table.deserted == {1}
    assert counts(table) == [2, 2, 2, 2]


@pytest.mark.rule("partners")
def test_a_vote_about_a_partner_who_has_left_meanwhile_puts_nobody_out() -> None:
    table = do(given(f"R1 B1 | {THREE}", rules=PARTNERS), OpenVote(0, Motion.KICK, 1), Leave(1))
    happenings = events(table, CastVote(2, clock_of(table, ClockKind.VOTE), True))
    assert not happened(SeatLeft, happenings)


@pytest.mark.rule("partners")
def test_between_rounds_the_computer_player_of_a_partner_is_ready() -> None:
    table = do(given(f"R1 | {THREE}", rules=PARTNERS), play("R1"), Leave(3))
    assert table.phase == RoundOver(frozenset({3}))
    assert counts(do(table, *map(SayReady, range(3)))) == [7, 7, 7, 7]


@pytest.mark.rule("partners")
@pytest.mark.parametrize("rounds", [0, 1])
def test_the_match_is_void_when_every_partner_has_left(rounds: int) -> None:
    table = given(f"R1 | {THREE}", rules=PARTNERS)
    table = do(table, play("R1")) if rounds else table
    table = do(table, *map(Leave, range(3)))
    assert not table.over
    assert do(table, Leave(3)).phase == MatchOver(Ending.DESERTED, ())


def test_a_match_that_every_owner_has_left_is_void() -> None:
    """One newcomer waited while both left between rounds, and all of them were given the first place."""
    table = do(given("R5 | G1 G2"), play("R5"), Join(), Leave(0), Leave(1))
    assert table.phase == MatchOver(Ending.DESERTED, ())
