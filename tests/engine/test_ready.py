"""Waiting until whoever drew a heavy hit has sorted the cards."""

from typing import Any

import pytest

from bot.engine import (
    CallUno,
    CatchUno,
    DrawCard,
    GameState,
    ImposeFine,
    JumpIn,
    Leave,
    Motion,
    OpenVote,
    PassTurn,
    PlayCards,
    PutHand,
    Reason,
    SayReady,
    legal_actions,
    parse_cards,
)
from bot.engine.events import CardsDrawn, RoundEnded, SeatReady
from bot.engine.phases import Answer, ClockKind, HandOnPile, Ready, RoundOver, Turn
from tests.support.tables import (
    accept,
    challenge,
    clock_of,
    counts,
    do,
    events,
    expire,
    given,
    happened,
    jump,
    play,
    refused,
    step,
)
from tests.support.windows import open_seats

POLITE = {"politeness_ready": True}
FOUR = "W4 B1 B2 | G1 G2 | Y1 Y2"


def sorting(cards: str = FOUR, **rules: Any) -> GameState:
    """Let seat 1 draw four and sort its cards."""
    return do(given(cards, rules=POLITE | rules), play("W4", "G"), accept())


@pytest.mark.rule("politeness-ready")
def test_after_four_cards_play_waits_until_they_are_sorted() -> None:
    table = sorting()
    assert (table.phase, counts(table)) == (Ready(1), [2, 6, 2])
    table, happenings = step(table, SayReady(1))
    assert (happenings, table.phase) == ((SeatReady(1),), Turn(2))


@pytest.mark.rule("politeness-ready")
@pytest.mark.parametrize(
    "action",
    [
        PlayCards(2, parse_cards("Y1")),
        DrawCard(2),
        PassTurn(2),
        JumpIn(2, parse_cards("Y1")),
        CallUno(0),
        CatchUno(2),
        PutHand(2),
        SayReady(0),
    ],
)
def test_until_then_everybody_else_is_told_who_is_waited_for(action: Any) -> None:
    refusal = refused(sorting(), action)
    assert (refusal.reason, refusal.seat) == (Reason.WAITING, 1)


@pytest.mark.rule("politeness-ready")
def test_only_being_ready_is_offered_to_who_sorts_and_nothing_to_others() -> None:
    table = sorting()
    assert [legal_actions(table, seat) for seat in (0, 1, 2)] == [[], [SayReady(1)], []]


@pytest.mark.rule("politeness-ready")
def test_play_goes_on_by_itself_when_the_time_to_sort_is_up() -> None:
    table = sorting()
    assert [clock.kind for clock in table.clocks.values()] == [ClockKind.READY]
    after = do(table, expire(ClockKind.READY))
    assert (after.phase, counts(after), after.dallied) == (Turn(2), counts(table), {})


@pytest.mark.rule("politeness-ready")
def test_votes_and_fines_need_not_wait() -> None:
    table = sorting(penalty_cheating=1)
    assert do(table, ImposeFine(0), OpenVote(0, Motion.PAUSE)).phase == Ready(1)


@pytest.mark.rule("politeness-ready", "wd4-challenge-fail-6")
def test_who_challenged_in_vain_sorts_six_cards() -> None:
    table = do(given(FOUR, rules=POLITE), play("W4", "G"), challenge())
    assert (table.phase, counts(table)) == (Ready(1), [2, 8, 2])


@pytest.mark.rule("politeness-ready", "wd4-challenge-success-card-stays")
def test_nobody_waits_for_a_bluffer() -> None:
    table = do(given("W4 R1 B2 | G1 G2 | Y1 Y2", rules=POLITE), play("W4", "G"), challenge())
    assert (table.phase, counts(table)) == (Turn(1), [6, 2, 2])


@pytest.mark.rule("politeness-ready", "wd4-draw-then-play")
def test_who_draws_and_then_plays_sorts_first() -> None:
    table = sorting(hit="draw_then_play")
    assert (table.phase, do(table, SayReady(1)).phase) == (Ready(1), Turn(1))


@pytest.mark.rule("politeness-ready")
def test_two_cards_are_sorted_in_no_time() -> None:
    assert do(given("R+2 B1 B2 | G1 G2 | Y1 Y2", rules=POLITE), play("R+2")).phase == Turn(2)


@pytest.mark.rule("politeness-ready")
def test_without_politeness_nobody_waits() -> None:
    assert do(given(FOUR), play("W4", "G"), accept()).phase == Turn(2)


@pytest.mark.rule("politeness-ready", "last-card-draws-count")
def test_nobody_sorts_cards_of_a_round_that_is_over() -> None:
    table = do(given("W4 | G1 G2 | Y1 Y2", rules=POLITE), play("W4", "G"), accept())
    assert isinstance(table.phase, RoundOver)
    assert counts(table) == [0, 6, 2]


@pytest.mark.rule("politeness-ready")
@pytest.mark.parametrize(("leaver", "phase"), [(0, Ready(1)), (1, Turn(2)), (2, Ready(1))])
def test_who_leaves_while_sorting_counts_as_ready(leaver: int, phase: Any) -> None:
    assert do(sorting(), Leave(leaver)).phase == phase


@pytest.mark.rule("politeness-ready")
def test_when_all_others_leave_who_sorts_wins() -> None:
    (ended,) = happened(RoundEnded, events(sorting(), Leave(0), Leave(2)))
    assert ended.winners == (1,)


@pytest.mark.rule("politeness-ready", "uno-catch-window")
def test_the_window_of_who_laid_the_four_waits_too() -> None:
    table = sorting("W4 B1 | G1 G2 | Y1 Y2")
    assert open_seats(table) == [0]
    assert {clock.kind for clock in table.clocks.values()} == {ClockKind.READY}
    after = do(table, SayReady(1))
    assert after.clocks[clock_of(after, ClockKind.UNO_GRACE)].seat == 0
    assert counts(do(after, CatchUno(2)))[0] == 3


@pytest.mark.pair("prog", "ready")
@pytest.mark.rule("politeness-ready", "progressive-same-kind")
def test_a_sum_of_four_is_sorted_like_four_at_once() -> None:
    rules = POLITE | {"draw2_answer": "progressive"}
    table = do(given("R+2 B1 B2 | G+2 G1 G2 | Y1 Y2", rules=rules), play("R+2"), play("G+2"), accept())
    assert (table.phase, counts(table)) == (Ready(2), [2, 2, 6])
    assert do(table, SayReady(2)).phase == Turn(0)
    single = do(given("R+2 B1 B2 | G+2 G1 G2 | Y1 Y2", rules=rules), play("R+2"), accept())
    assert single.phase == Turn(2)


@pytest.mark.pair("p10b", "ready")
@pytest.mark.rule("politeness-ready", "plus10-blank")
def test_ten_cards_are_sorted() -> None:
    rules = POLITE | {"deck": "blank112", "blank": "plus10"}
    table = do(given("+10 B1 B2 | G1 G2 | Y1 Y2", rules=rules), play("+10", "G"))
    assert (table.phase, counts(table)) == (Ready(1), [2, 12, 2])
    assert do(table, SayReady(1)).phase == Turn(2)


@pytest.mark.pair("interv", "ready")
@pytest.mark.rule("politeness-ready", "intervention")
def test_nobody_jumps_in_while_cards_are_sorted_nor_after() -> None:
    rules = POLITE | {"intervention": "colours", "draw2_answer": "progressive"}
    table = do(given("R+2 B1 B2 | G+2 G1 G2 | Y1 Y2 | G+2 B5", rules=rules), play("R+2"), play("G+2"))
    assert type(do(table, jump(3, "G+2")).phase) is Answer
    table = do(table, accept(), expire(ClockKind.HOLD))
    assert table.phase == Ready(2)
    assert refused(table, jump(3, "G+2")).reason is Reason.WAITING
    table = do(table, SayReady(2))
    assert (table.phase, refused(table, jump(3, "G+2")).reason) == (Turn(3), Reason.TWIN_TOO_LATE)


@pytest.mark.pair("centre", "ready")
@pytest.mark.rule("politeness-ready", "uno-to-centre")
@pytest.mark.parametrize("challenges", [True, False])
def test_hands_are_put_down_before_the_hit_is_answered_and_its_cards_are_sorted(challenges: bool) -> None:
    rules = POLITE | {"uno_to_centre": True, "challenge": challenges}
    table = do(given("W4 B1 | G1 G2 | Y1 Y2", rules=rules), play("W4", "G", uno=True))
    assert type(table.phase) is HandOnPile
    table, happenings = step(table, PutHand(2), PutHand(1))
    late = happened(CardsDrawn, happenings)[-1]
    assert (late.seat, late.count) == (1, 2)
    table = do(table, accept()) if challenges else table
    assert (table.phase, counts(table)) == (Ready(1), [1, 8, 2])
    assert do(table, SayReady(1)).phase == Turn(2)
