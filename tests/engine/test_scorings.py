"""The other ways to count points: own hands, numbers only, lone zeros, bonuses and lazy bookkeeping."""

from typing import Any

import pytest

from bot.engine import GameState, SayReady
from bot.engine.cards import parse_cards
from bot.engine.events import MatchEnded, RoundEnded, RoundStarted
from bot.engine.phases import Ending, MatchOver, RoundOver
from bot.engine.scoring import points
from tests.engine.test_scoring import with_totals
from tests.support.tables import do, events, given, happened, mover, play, step

H2O = {"deck": "h2o", "h2o_bonus": True, "scoring": "over_101"}


def ending_round(others: str, scoring: str, *totals: int, last: str = "R5", **rules: Any) -> GameState:
    """Put seat 0 before its last card, in a match that counts in this way."""
    score = {"score": with_totals(*totals)} if totals else {}
    return given(f"{last} | {others}", rules={"scoring": scoring} | rules, **score)


def totals_after(table: GameState, last: str = "R5") -> tuple[int, ...]:
    """Go out and give the totals."""
    return do(table, play(last)).score.totals


@pytest.mark.rule("score-own-200", "score-lowest-at-500", "score-101")
@pytest.mark.parametrize("scoring", ["own_200", "lowest_500", "over_101"])
def test_everybody_gathers_what_is_left_in_the_own_hand(scoring: str) -> None:
    table = ending_round("R7 B2 | GS", scoring, 20, 30, 40)
    (ended,) = happened(RoundEnded, events(table, play("R5")))
    assert ended.points == (0, 9, 20)
    assert ended.totals == (20, 39, 60)


@pytest.mark.rule("score-own-200")
@pytest.mark.parametrize(("before", "over"), [(190, False), (191, True), (195, True)])
def test_who_reaches_two_hundred_points_of_the_own_loses(before: int, over: bool) -> None:
    table = do(ending_round("G9 | Y1", "own_200", 60, before, 80), play("R5"))
    assert table.over is over
    if over:
        assert table.phase == MatchOver(Ending.FINISHED, (1, 3, 2))


@pytest.mark.rule("score-own-200")
def test_of_several_who_reach_two_hundred_the_highest_total_loses() -> None:
    table = do(ending_round("G9 | Y8 | B1", "own_200", 60, 195, 199, 80), play("R5"))
    assert table.phase == MatchOver(Ending.FINISHED, (1, 3, 4, 2))


@pytest.mark.rule("score-lowest-at-500")
def test_the_fewest_points_win_once_somebody_reaches_five_hundred() -> None:
    table = do(ending_round("G9 W | Y1 Y2", "lowest_500", 300, 451, 117), play("R5"))
    assert table.score.totals == (300, 510, 120)
    assert table.phase == MatchOver(Ending.FINISHED, (2, 3, 1))
    assert not do(ending_round("G9 | Y1", "lowest_500", 300, 490, 117), play("R5")).over


@pytest.mark.rule("score-101")
@pytest.mark.parametrize(("card", "over"), [("G8", False), ("G9", True)])
def test_who_has_more_than_a_hundred_and_one_points_loses(card: str, over: bool) -> None:
    table = do(ending_round(f"{card} | Y1", "over_101", 30, 93, 50), play("R5"))
    assert table.score.totals[1] == 93 + int(card[1])
    assert table.over is over
    if over:
        assert table.phase == MatchOver(Ending.FINISHED, (1, 3, 2))


@pytest.mark.rule("exact-101-reset")
@pytest.mark.parametrize(("card", "after"), [("G7", 100), ("G8", 0), ("G9", 102)])
def test_a_total_of_exactly_a_hundred_and_one_becomes_nothing(card: str, after: int) -> None:
    table = do(ending_round(f"{card} | Y1", "over_101", 30, 93, 50, exact_101=True), play("R5"))
    assert table.score.totals == (30, after, 51)
    assert table.over is (after > 101)


@pytest.mark.rule("exact-101-reset", "score-target-configurable")
def test_the_reset_is_at_exactly_the_target_that_was_agreed() -> None:
    table = ending_round("G8 | Y1", "over_101", 30, 142, 100, exact_101=True, target=150)
    assert totals_after(table) == (30, 0, 101)


@pytest.mark.rule("exact-101-reset")
def test_nobody_loses_a_target_that_was_worth_reaching() -> None:
    table = do(ending_round("W | Y1", "winner_500", 449, 20, 10, exact_101=True), play("R5"))
    assert (table.score.totals[0], table.over) == (500, True)


@pytest.mark.rule("score-numbers-only")
@pytest.mark.parametrize(("hand", "worth"), [("W R+2 R7", 7), ("W4 RS RR", 0), ("R9 B0 G9", 18), ("W", 0)])
def test_only_numbers_may_count(hand: str, worth: int) -> None:
    table = ending_round(f"{hand} | Y1", "own_200", values="numbers_only")
    assert totals_after(table) == (0, worth, 1)


@pytest.mark.rule("score-numbers-only")
@pytest.mark.parametrize("hand", ["T", "SW", "SH", "+10", "D1", "D2", "C1", "W", "W4"])
def test_no_black_card_counts_where_only_numbers_do(hand: str) -> None:
    assert points(given("R5 | G1", rules={"values": "numbers_only"}), parse_cards(hand)) == 0


@pytest.mark.rule("score-reset-zero")
@pytest.mark.parametrize("values", ["mattel", "numbers_only"])
@pytest.mark.parametrize(("hand", "worth"), [("B0", 50), ("B0 B3", 3), ("B0 G0", 0), ("B3", 3)])
def test_a_lone_zero_costs_fifty(hand: str, worth: int, values: str) -> None:
    table = ending_round(f"{hand} | Y1", "own_200", lone_zero=50, values=values)
    assert totals_after(table) == (0, worth, 1)


@pytest.mark.rule("score-reset-zero", "score-winner-500")
def test_a_lone_zero_counts_for_the_winner_and_only_where_that_is_agreed() -> None:
    assert totals_after(ending_round("B0 | Y1", "winner_500", lone_zero=50)) == (51, 0, 0)
    assert totals_after(ending_round("B0 | Y1", "winner_500")) == (1, 0, 0)


@pytest.mark.rule("plus10-zero", "card-values", "score-101", "score-winner-500")
def test_a_zero_that_carries_a_ten_counts_twenty() -> None:
    assert totals_after(ending_round("B0 G3 | Y1", "over_101", zero="plus10")) == (0, 23, 1)
    assert totals_after(ending_round("B0 G3 | Y1", "winner_500", zero="plus10")) == (24, 0, 0)


@pytest.mark.rule("score-h2o-last-card")
@pytest.mark.parametrize(("last", "after"), [("D1", 35), ("D2", 15), ("R5", 55)])
def test_going_out_with_a_downpour_takes_points_off(last: str, after: int) -> None:
    table = given(f"{last} | G1 | Y1", rules=H2O, draw="R1 R2 Y2 Y3", score=with_totals(55, 0, 0))
    assert do(table, play(last)).score.totals[0] == after


@pytest.mark.rule("score-h2o-last-card")
@pytest.mark.parametrize("scoring", ["own_200", "lowest_500", "over_101"])
def test_a_total_may_fall_below_nothing(scoring: str) -> None:
    table = given("D2 | G1 | Y1", rules=H2O | {"scoring": scoring}, draw="R1 R2 Y2 Y3")
    (ended,) = happened(RoundEnded, events(table, play("D2")))
    assert ended.points == (-40, 4, 6)
    assert ended.totals == (-40, 4, 6)


@pytest.mark.rule("score-h2o-last-card")
def test_a_downpour_takes_nothing_off_unless_it_goes_out_or_that_is_agreed() -> None:
    table = given("D1 R5 | R1 | Y1", rules=H2O, score=with_totals(55, 0, 0), turn=0)
    assert do(table, play("D1", "R")).credit == (0, 0, 0)
    table = given("D1 | G1 | Y1", rules=H2O | {"h2o_bonus": False}, score=with_totals(55, 0, 0))
    assert do(table, play("D1")).score.totals[0] == 55


LAZY = {"scoring": "lazy", "opener": "winner_then_loser_deals", "target": 3}


@pytest.mark.rule("score-lazy")
@pytest.mark.parametrize(
    ("others", "loser"),
    [("W G9 | Y1", 1), ("G1 | Y2 Y3", 2), ("G9 G1 | Y2 Y3 Y5", 2), ("G2 G3 G4 | Y9", 1)],
)
def test_the_winner_opens_and_who_held_most_points_or_then_most_cards_deals(others: str, loser: int) -> None:
    table, happenings = step(given(f"R5 | {others}", rules=LAZY | {"start": "return_all"}), play("R5"))
    assert happened(RoundEnded, happenings)[0].points == (0, 0, 0)
    table, happenings = step(table, *map(SayReady, range(3)))
    assert happened(RoundStarted, happenings) == [RoundStarted(2, loser)]
    assert (table.dealer, mover(table)) == (loser, 0)


@pytest.mark.rule("score-lazy")
def test_chance_names_the_loser_of_those_who_hold_the_same() -> None:
    losers = {
        do(given("R5 | G3 | Y3 | B9 B1", rules=LAZY, shuffles=stream, seed="00" * 32), play("R5")).loser
        for stream in range(3)
    }
    assert losers == {3}
    losers = {
        do(given("R5 | G3 | Y3 | B1", rules=LAZY, shuffles=stream), play("R5")).loser for stream in range(20)
    }
    assert losers == {1, 2}


@pytest.mark.rule("score-lazy")
def test_there_are_no_totals_and_play_may_stop_after_any_number_of_rounds() -> None:
    score = with_totals(0, 0, 0, rounds_won=[0, 1, 1], held=[30, 20, 10], rounds=2)
    table, happenings = step(given("R5 | G3 | Y9", rules=LAZY, score=score), play("R5"))
    assert happened(MatchEnded, happenings)[0].totals == (0, 0, 0)
    assert table.phase == MatchOver(Ending.FINISHED, (3, 2, 1))
    one_round = {"scoring": "lazy", "opener": "winner_then_loser_deals"}
    assert do(given("R5 | G3 | Y9", rules=one_round), play("R5")).over


@pytest.mark.rule("score-none", "score-lazy")
@pytest.mark.parametrize("scoring", ["none", "lazy"])
def test_no_points_are_written_down(scoring: str) -> None:
    table = do(ending_round("G9 | Y1", scoring, target=2), play("R5"))
    assert isinstance(table.phase, RoundOver)
    assert table.score.totals == (0, 0, 0)
    assert table.score.rounds_won == (1, 0, 0)
