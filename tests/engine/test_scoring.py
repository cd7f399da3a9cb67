"""Points, totals, places and the end of a match."""

import pytest

from bot.engine import GameState, Join, Leave, SayReady
from bot.engine.cards import CARDS
from bot.engine.events import MatchEnded, RoundEnded
from bot.engine.phases import Ending, MatchOver, RoundOver
from bot.engine.scoring import points
from tests.support.tables import do, draw, given, happened, play, step


def with_totals(*totals: int, **fields: object) -> dict[str, object]:
    """Give the score of a match that has run a while, as `given` takes it."""
    nothing = [0] * len(totals)
    none_yet = dict.fromkeys(("rounds_won", "held", "beaten", "fallen"), nothing)
    return {"totals": list(totals), **none_yet, "rounds": 3} | fields


def last_card(others: str, score: dict[str, object] | None = None, rules: object = "classic") -> GameState:
    """Put seat 0 before its last card."""
    more = {"score": score} if score else {}
    return given(f"R5 | {others}", rules=rules, **more)


SYMBOLS = {"S": 20, "R": 20, "+2": 20}
BLACKS = {"W": 50, "W4": 50, "T": 50, "+10": 50, "SW": 40, "SH": 40, "D1": 20, "D2": 20}
CUSTOMS = dict.fromkeys(("C1", "C2", "C3", "C4"), 40)


@pytest.mark.rule("card-values")
@pytest.mark.parametrize("code", CARDS)
def test_every_card_has_its_points(code: str) -> None:
    worth = BLACKS | CUSTOMS | {f"{colour}{face}": due for colour in "RYGB" for face, due in SYMBOLS.items()}
    expected = worth[code] if code in worth else int(code[1:])
    assert points(given("R5 B1 | G1"), (CARDS[code],)) == expected


@pytest.mark.rule("score-winner-500")
def test_the_winner_scores_what_the_others_hold() -> None:
    table, happenings = step(last_card("W Y9 | RS G0"), play("R5"))
    (ended,) = happened(RoundEnded, happenings)
    assert ended.points == (79, 0, 0)
    assert ended.totals == (79, 0, 0)
    assert table.score.held == (0, 59, 20)
    assert table.score.rounds_won == (1, 0, 0)


@pytest.mark.rule("score-winner-500", "score-target-configurable")
@pytest.mark.parametrize(("before", "over"), [(449, False), (450, True), (480, True)])
def test_the_match_ends_at_five_hundred(before: int, over: bool) -> None:
    table, happenings = step(last_card("W", with_totals(before, 499)), play("R5"))
    assert table.over == over
    assert bool(happened(MatchEnded, happenings)) == over
    if over:
        assert table.phase == MatchOver(Ending.FINISHED, (1, 2))
    else:
        assert isinstance(table.phase, RoundOver)


@pytest.mark.rule("score-target-configurable")
@pytest.mark.parametrize(("target", "over"), [(50, True), (51, False)])
def test_another_target_can_be_agreed(target: int, over: bool) -> None:
    assert do(last_card("W", rules={"target": target}), play("R5")).over == over


@pytest.mark.rule("score-rounds-multi")
def test_totals_add_up_over_rounds() -> None:
    table = do(last_card("W Y9 | G1", with_totals(10, 20, 30)), play("R5"))
    assert table.score.totals == (70, 20, 30)
    table = do(table, *map(SayReady, range(3)))
    assert table.score.totals == (70, 20, 30)
    assert (table.score.rounds, table.over) == (4, False)


@pytest.mark.rule("score-none")
def test_a_quick_game_is_over_after_one_round_without_points() -> None:
    table, happenings = step(last_card("W Y9 | G1", rules="quick"), play("R5"))
    assert happened(RoundEnded, happenings)[0].points == (0, 0, 0)
    assert table.phase == MatchOver(Ending.FINISHED, (1, 3, 2))


@pytest.mark.rule("score-none", "score-target-configurable")
def test_without_points_the_target_counts_rounds() -> None:
    rules = {"scoring": "none", "target": 2}
    table = do(last_card("W | G1", rules=rules), play("R5"))
    assert not table.over
    score = with_totals(0, 0, 0, rounds_won=[0, 1, 0], held=[40, 0, 9], rounds=1)
    table = do(last_card("W | G1", score, rules), play("R5"))
    assert table.phase == MatchOver(Ending.FINISHED, (1, 2, 3))


@pytest.mark.rule("score-none")
def test_equal_seats_share_a_place() -> None:
    table = do(last_card("G3 | Y3 | Y4", rules="quick"), play("R5"))
    assert table.phase == MatchOver(Ending.FINISHED, (1, 2, 2, 4))


@pytest.mark.rule("score-winner-500")
def test_who_left_comes_after_everybody_who_stayed() -> None:
    table = do(last_card("W W | G1 | Y1", with_totals(300, 0, 490, 10)), Leave(2), play("R5"))
    assert not table.over
    table = do(last_card("W W | G1 | Y1", with_totals(400, 0, 490, 10)), Leave(2), play("R5"))
    assert table.phase == MatchOver(Ending.FINISHED, (1, 3, 4, 2))


@pytest.mark.rule("score-winner-500")
def test_a_leavers_cards_are_counted_for_nobody() -> None:
    _, happenings = step(last_card("W W | G1"), Leave(1), play("R5"))
    (ended,) = happened(RoundEnded, happenings)
    assert (ended.points, ended.hands[1]) == ((1, 0, 0), ())


@pytest.mark.rule("score-rounds-multi")
def test_a_newcomer_starts_with_nothing() -> None:
    table = do(last_card("W | G1", with_totals(10, 20, 30)), play("R5"), Join(), *map(SayReady, range(3)))
    assert table.score.totals == (61, 20, 30, 0)
    assert len(table.hands[3]) == 7


def test_the_seed_is_shown_at_the_end() -> None:
    _, happenings = step(last_card("G1", rules="quick"), play("R5"))
    (ended,) = happened(MatchEnded, happenings)
    assert ended.seed == last_card("G1").seed.hex()


def test_a_blocked_round_can_end_the_match() -> None:
    table = given("B9 B8 | G1 G2", whole=False, score=with_totals(0, 490))
    assert do(table, draw(), draw()).phase == MatchOver(Ending.FINISHED, (2, 1))
