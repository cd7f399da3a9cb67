"""Elimination: who reaches the limit watches, until the last two have had it out."""

import pytest

from bot.engine import Join, Leave, Reason, Rules, SayReady, legal_actions, view
from bot.engine.events import HandDealt, RoundEnded, RoundStarted, SeatEliminated
from bot.engine.phases import Ending, MatchOver, RoundOver, Turn
from bot.engine.state import Standing
from tests.engine.test_scoring import with_totals
from tests.support.tables import counts, do, events, given, happened, jump, mover, play, refused, step

OUT = {"scoring": "eliminate", "start": "return_all"}


@pytest.mark.rule("challenge-uno")
@pytest.mark.parametrize(("card", "gone"), [("G8", []), ("G9", [SeatEliminated(1)])])
def test_who_gathers_five_hundred_points_is_out_of_the_match(card: str, gone: list[object]) -> None:
    table = given(f"R5 | {card} | Y1", rules=OUT, score=with_totals(300, 491, 100))
    table, happenings = step(table, play("R5"))
    assert happened(SeatEliminated, happenings) == gone
    assert table.standing[1] is (Standing.WATCHING if gone else Standing.PLAYING)
    assert isinstance(table.phase, RoundOver)


@pytest.mark.rule("challenge-uno")
def test_who_is_out_of_the_match_is_dealt_nothing_and_nobody_waits_for_it() -> None:
    table = given("R5 | G9 | Y1 | B1", rules=OUT, dealer=3, score=with_totals(300, 491, 100, 0))
    table = do(table, play("R5"))
    table, happenings = step(table, SayReady(0), SayReady(2), SayReady(3))
    assert [dealt.seat for dealt in happened(HandDealt, happenings)] == [0, 2, 3]
    assert happened(RoundStarted, happenings)[0].dealer == 0
    assert (counts(table), mover(table)) == ([7, 0, 7, 7], 2)
    assert view(table, 1).hand == ()
    assert legal_actions(table, 1) == []
    assert refused(table, jump(1, "R5")).reason in (Reason.NO_JUMP_IN, Reason.NOT_PLAYING)


@pytest.mark.rule("challenge-uno", "dealer-rotates", "first-player-after-dealer")
def test_the_deal_passes_over_who_is_out_of_the_match() -> None:
    table = given("R5 | G9 | Y1 | B1", rules=OUT, dealer=0, score=with_totals(300, 491, 100, 0))
    (started,) = happened(RoundStarted, events(do(table, play("R5")), *map(SayReady, (0, 2, 3))))
    assert started.dealer == 2


@pytest.mark.rule("challenge-uno", "two-player-mattel", "reverse-two-player-skip")
@pytest.mark.parametrize("code", ["RR", "RS", "R+2"])
def test_the_last_two_duel_by_the_rules_for_two(code: str) -> None:
    table = given(f"{code} R1 R2 | Y1 Y2 | - ", rules=OUT, standing=["playing", "playing", "watching"])
    assert do(table, play(code)).phase == Turn(0)


@pytest.mark.rule("challenge-uno")
def test_the_last_one_wins_and_the_others_rank_by_how_long_they_lasted() -> None:
    score = with_totals(300, 491, 520, 510, fallen=[0, 0, 2, 1], rounds=3)
    table = given(
        "R5 | G9 | - | -", rules=OUT, score=score, standing=["playing", "playing", *["watching"] * 2]
    )
    table, happenings = step(table, play("R5"))
    assert happened(SeatEliminated, happenings) == [SeatEliminated(1)]
    assert table.score.fallen == (0, 4, 2, 1)
    assert table.phase == MatchOver(Ending.FINISHED, (1, 2, 3, 4))


@pytest.mark.rule("challenge-uno")
def test_of_those_who_fall_in_the_same_round_the_lower_total_ranks_higher() -> None:
    table = given("R5 | GS GR | Y9", rules=OUT, score=with_totals(300, 470, 491))
    table = do(table, play("R5"))
    assert table.score.totals == (300, 510, 500)
    assert table.phase == MatchOver(Ending.FINISHED, (1, 3, 2))


@pytest.mark.rule("challenge-uno", "score-target-configurable")
def test_another_limit_can_be_agreed() -> None:
    rules = OUT | {"target": 200}
    assert Rules(**rules).goal == 200
    table = given("R5 | GS | Y9", rules=rules, score=with_totals(0, 179, 191))
    assert happened(SeatEliminated, events(table, play("R5"))) == [SeatEliminated(2)]


@pytest.mark.rule("challenge-uno")
def test_own_points_accumulate_and_the_winner_of_a_round_gets_none() -> None:
    table = given("R5 | G9 | Y1", rules=OUT, score=with_totals(300, 400, 100))
    (ended,) = happened(RoundEnded, events(table, play("R5")))
    assert (ended.points, ended.totals) == ((0, 9, 1), (300, 409, 101))


@pytest.mark.rule("challenge-uno")
def test_who_only_watches_may_leave_without_ending_anything() -> None:
    table = given("R5 R1 | G9 | Y1 | -", rules=OUT, standing=[*["playing"] * 3, "watching"])
    table = do(table, Leave(3))
    assert (table.phase, table.standing[3]) == (Turn(0), Standing.LEFT)


@pytest.mark.rule("challenge-uno")
def test_who_has_fallen_and_then_leaves_keeps_the_place_of_that_round() -> None:
    """Who watched on beat everybody who had not, though they had lasted longer."""
    score = with_totals(300, 491, 520, 510, fallen=[0, 0, 2, 1], rounds=3)
    standing = ["playing", "playing", *["watching"] * 2]
    table = given("R5 | G9 | - | -", rules=OUT, score=score, standing=standing)
    assert do(table, Leave(2), play("R5")).phase == MatchOver(Ending.FINISHED, (1, 2, 3, 4))


@pytest.mark.rule("challenge-uno")
def test_the_match_is_over_when_one_of_the_last_two_leaves_between_rounds() -> None:
    table = given(
        "R5 | G9 | - ",
        rules=OUT,
        score=with_totals(10, 20, 510, fallen=[0, 0, 1]),
        standing=["playing", "playing", "watching"],
    )
    table = do(table, play("R5"), Leave(1))
    assert table.phase == MatchOver(Ending.DESERTED, (1, 3, 2))


@pytest.mark.rule("challenge-uno", "feature-drop-in-between-games")
def test_a_newcomer_starts_with_nothing_and_can_still_win() -> None:
    table = do(given("R5 | G9 | Y1", rules=OUT, score=with_totals(300, 491, 100)), Join(), play("R5"))
    table = do(table, SayReady(0), SayReady(2))
    assert (table.score.totals, counts(table)) == ((300, 500, 101, 0), [7, 0, 7, 7])
