"""When a match is over, and which places it gives."""

from typing import Any

import pytest

from bot.engine import CastVote, EndMatch, GameState, Motion, OpenVote, Rules, SayReady, dump, load
from bot.engine.events import MatchEnded, RoundBlocked, RoundEnded
from bot.engine.phases import ClockKind, Ending, MatchOver, RoundOver
from tests.engine.test_scoring import with_totals
from tests.support.tables import clock_of, do, draw, given, happened, play, step

LATE_ENDS = {"exits": {"round_end": "refill6", "exhaust": "end_round"}}


def rules_with(scoring: str, **more: Any) -> dict[str, Any]:
    """Give rules that count in this way."""
    return {"scoring": scoring} | LATE_ENDS.get(scoring, {}) | more


def one_round_more(scoring: str, played: int, **more: Any) -> GameState:
    """Play the last card of a round after so many others."""
    table = given(
        "R5 | G8 G9 | Y1 Y3",
        rules=rules_with(scoring, **more),
        score=with_totals(0, 0, 0, rounds=played),
        whole=False,
    )
    return do(table, play("R5"))


@pytest.mark.rule("score-target-configurable")
@pytest.mark.parametrize(
    ("scoring", "goal"),
    [
        ("winner_500", 500),
        ("own_200", 200),
        ("lowest_500", 500),
        ("over_101", 101),
        ("eliminate", 500),
        ("none", 1),
        ("lazy", 1),
        ("exits", 1),
    ],
)
def test_every_scoring_has_a_target_of_its_own_which_can_be_agreed_otherwise(scoring: str, goal: int) -> None:
    assert Rules(**rules_with(scoring)).goal == goal
    assert Rules(**rules_with(scoring, target=77)).goal == 77


@pytest.mark.rule("score-target-configurable")
@pytest.mark.parametrize(
    ("scoring", "target", "before", "over"),
    [
        ("winner_500", 200, 179, False),
        ("winner_500", 200, 180, True),
        ("own_200", 150, 129, False),
        ("own_200", 150, 130, True),
        ("lowest_500", 300, 279, False),
        ("lowest_500", 300, 280, True),
        ("over_101", 120, 100, False),
        ("over_101", 120, 101, True),
    ],
)
def test_another_target_ends_the_match_at_that_many_points(
    scoring: str, target: int, before: int, over: bool
) -> None:
    totals = (before, 0) if scoring == "winner_500" else (0, before)
    rules = rules_with(scoring, target=target)
    assert do(given("R5 | GS", rules=rules, score=with_totals(*totals)), play("R5")).over is over


@pytest.mark.rule("score-target-configurable", "score-none", "score-lazy", "out-scores-point-refill-6")
@pytest.mark.parametrize("scoring", ["none", "lazy", "exits"])
def test_where_no_points_are_counted_the_target_counts_rounds(scoring: str) -> None:
    assert one_round_more(scoring, 0).over
    assert not one_round_more(scoring, 0, target=3).over
    assert not one_round_more(scoring, 1, target=3).over
    assert one_round_more(scoring, 2, target=3).over


@pytest.mark.rule("score-rounds-multi")
@pytest.mark.parametrize("scoring", ["winner_500", "own_200", "lowest_500", "over_101", "eliminate"])
def test_totals_outlive_rounds_and_a_restart(scoring: str) -> None:
    table = given("R5 | G8 G9 | Y1 Y3", rules=rules_with(scoring), score=with_totals(10, 20, 30))
    table = do(table, play("R5"))
    after = (31, 20, 30) if scoring == "winner_500" else (10, 37, 34)
    assert table.score.totals == after
    table = do(load(dump(table)), *map(SayReady, range(3)))
    assert (table.score.totals, table.score.rounds) == (after, 4)


@pytest.mark.rule("score-none", "score-lazy")
@pytest.mark.parametrize("scoring", ["none", "lazy"])
def test_rounds_won_rank_first_and_then_the_fewest_points_held(scoring: str) -> None:
    score = with_totals(0, 0, 0, 0, rounds_won=[0, 1, 1, 0], held=[0, 60, 20, 30], rounds=2)
    table = given("R5 | G8 | Y1 | B2", rules=rules_with(scoring, target=3), score=score)
    assert do(table, play("R5")).phase == MatchOver(Ending.FINISHED, (1, 3, 2, 4))


@pytest.mark.rule("out-scores-point-refill-6")
def test_exits_of_all_rounds_rank_and_then_the_fewest_points_held() -> None:
    score = with_totals(2, 3, 3, held=[50, 40, 10], rounds=1)
    rules = rules_with("exits", target=2)
    table = given("R5 | G8 G9 | Y1 Y3", rules=rules, score=score, whole=False)
    table = do(table, play("R5"))
    assert table.score.totals == (3, 3, 3)
    assert table.phase == MatchOver(Ending.FINISHED, (2, 3, 1))


@pytest.mark.rule("score-winner-500", "score-own-200")
@pytest.mark.parametrize(
    ("scoring", "totals", "places"),
    [
        ("winner_500", (490, 30, 30, 40), (1, 3, 3, 2)),
        ("own_200", (10, 190, 9, 10), (1, 4, 1, 3)),
    ],
)
def test_equal_totals_share_a_place(scoring: str, totals: tuple[int, ...], places: tuple[int, ...]) -> None:
    table = given("R5 | R+2 | Y1 | B2", rules=rules_with(scoring), score=with_totals(*totals))
    assert do(table, play("R5")).phase == MatchOver(Ending.FINISHED, places)


@pytest.mark.rule("play-to-last", "score-none")
def test_several_rounds_to_the_last_rank_by_rounds_won_and_then_by_all_places() -> None:
    rules = {"round_end": "to_last", "scoring": "none", "target": 2}
    score = with_totals(0, 0, 0, rounds_won=[0, 1, 0], beaten=[1, 2, 0], rounds=1)
    table = given("R5 | R8 G9 | R1", rules=rules, score=score)
    table = do(table, play("R5"), play("R8"), play("R1"))
    assert table.score.beaten == (3, 2, 1)
    assert table.phase == MatchOver(Ending.FINISHED, (1, 2, 3))


@pytest.mark.rule("round-blocked")
@pytest.mark.parametrize(("cards", "winners"), [("G8 G7 | Y1 Y3 | B2 B6", (1,)), ("G3 | Y1 Y2 | B8", (0, 1))])
def test_the_fewest_points_win_a_blocked_round_and_ties_share_it(
    cards: str, winners: tuple[int, ...]
) -> None:
    table = given(cards, top="R9", rules=rules_with("none", target=2), whole=False)
    table, happenings = step(table, draw(), draw(), draw())
    assert happened(RoundBlocked, happenings)
    assert happened(RoundEnded, happenings)[0].winners == winners
    assert [seat for seat, won in enumerate(table.score.rounds_won) if won] == list(winners)


@pytest.mark.rule("feature-stop-any-round")
def test_a_match_may_end_earlier_by_a_vote_and_then_has_no_places() -> None:
    table = do(given("R5 | G8 | Y1", rules=rules_with("lowest_500")), OpenVote(0, Motion.END))
    table, happenings = step(table, CastVote(1, clock_of(table, ClockKind.VOTE), agree=True))
    assert table.phase == MatchOver(Ending.VOTED, ())
    assert len(happened(MatchEnded, happenings)) == 1
    assert do(given("R5 | G8", rules="classic"), EndMatch()).phase == MatchOver(Ending.ENDED, ())


@pytest.mark.rule("score-rounds-multi")
def test_the_next_round_waits_until_everybody_is_ready() -> None:
    table = do(given("R5 | G8 | Y1"), play("R5"), SayReady(0), SayReady(2))
    assert table.phase == RoundOver(frozenset({0, 2}))
    assert not isinstance(do(table, SayReady(1)).phase, RoundOver)
