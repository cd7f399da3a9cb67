"""Rounds that go on after the first seat is out: to the last, through seven hands, or with six new cards."""

import pytest

from bot.engine import CatchUno, GiveCard, Reason, Rules, legal_actions
from bot.engine.cards import CARDS
from bot.engine.events import (
    CardsDrawn,
    HandRefilled,
    HandsRotated,
    HandsSwapped,
    PileUsedUp,
    RoundBlocked,
    RoundEnded,
    SeatOut,
)
from bot.engine.phases import Answer, Ending, Exchange, MatchOver, Turn, UnoWindow
from bot.engine.rules import warnings
from bot.engine.state import Standing
from tests.support.tables import (
    accept,
    challenge,
    counts,
    do,
    draw,
    events,
    given,
    hands,
    happened,
    jump,
    mover,
    play,
    refused,
    step,
)

TO_LAST = {"round_end": "to_last", "scoring": "none"}
SEVEN = {"round_end": "seven_rounds", "scoring": "none"}
REFILL = {"round_end": "refill6", "scoring": "exits", "exhaust": "end_round"}


@pytest.mark.rule("play-to-last")
def test_the_others_play_on_until_one_is_left_and_places_follow_the_exits() -> None:
    table = given("B1 | G1 B2 | B3 | B4 B5", top="B9", rules=TO_LAST)
    table, happenings = step(table, play("B1"), play("B2"), play("B3"), play("B4"))
    assert happened(SeatOut, happenings) == [SeatOut(0), SeatOut(2)]
    assert (table.went_out, table.standing[0], mover(table)) == ((0, 2), Standing.OUT, 1)
    table = given("B1 | B2 | B3 | B4 B5", top="B9", turn=2, rules=TO_LAST)
    table, happenings = step(table, play("B3"), play("B4"), play("B1"), play("B2"))
    (ended,) = happened(RoundEnded, happenings)
    assert (ended.winners, ended.hands[3]) == ((2,), (CARDS["B5"],))
    assert table.phase == MatchOver(Ending.FINISHED, (2, 3, 1, 4))


@pytest.mark.rule("play-to-last")
def test_who_is_out_has_no_turn_and_only_watches_for_a_forgotten_uno() -> None:
    table = do(given("B1 | G1 B2 | B3 B4", top="B9", rules=TO_LAST), play("B1"), play("B2"), play("B3"))
    assert mover(table) == 1
    assert legal_actions(table, 0) == [CatchUno(0)]


@pytest.mark.rule("play-to-last", "skip-next", "draw2-draw-and-skip", "reverse-two-player-skip")
@pytest.mark.parametrize("code", ["BS", "B+2", "BR"])
def test_with_two_left_a_skip_a_draw_two_and_a_reverse_give_another_turn(code: str) -> None:
    table = do(given(f"B1 | {code} B2 B3 | Y1 Y2", top="B9", rules=TO_LAST), play("B1"), play(code))
    assert (table.phase, counts(table)[2]) == (Turn(1), 4 if code == "B+2" else 2)


@pytest.mark.rule("play-to-last")
@pytest.mark.parametrize(
    ("code", "then", "drawn"), [("BS", 2, 0), ("B+2", 2, 2), ("BR", 3, 0), ("B1", 1, 0), ("W", 1, 0)]
)
def test_a_last_card_still_does_what_it_does(code: str, then: int, drawn: int) -> None:
    table = do(given(f"{code} | G1 G2 | Y1 Y2 | B1 B2", top="B9", rules=TO_LAST), play(code))
    assert (table.standing[0], table.phase) == (Standing.OUT, Turn(then))
    assert sum(counts(table)) == 6 + drawn


@pytest.mark.rule("play-to-last", "draw2-transfer-no-sum")
def test_a_last_draw_two_may_be_answered_where_others_play_on() -> None:
    rules = TO_LAST | {"draw2_answer": "transfer"}
    table = do(given("B+2 | G+2 | Y1 Y2 | B1 B2", top="B9", rules=rules), play("B+2"), play("G+2"))
    assert isinstance(table.phase, Answer)
    assert table.went_out == ()
    table, happenings = step(table, accept())
    assert (table.went_out, counts(table), table.phase) == ((0, 1), [0, 0, 4, 2], Turn(3))
    kinds = [type(event) for event in happenings if isinstance(event, CardsDrawn | SeatOut)]
    assert kinds == [CardsDrawn, SeatOut, SeatOut]


@pytest.mark.rule("play-to-last", "intervention")
def test_a_last_card_may_be_jumped_in_on_where_others_play_on() -> None:
    rules = TO_LAST | {"intervention": "colours"}
    table = do(given("B6 | G1 G2 | B6 Y1 | B1 B2", top="B9", rules=rules), play("B6"))
    assert (table.went_out, mover(table)) == ((0,), 1)
    assert refused(table, jump(0, "B6")).reason is Reason.NOT_PLAYING
    assert mover(do(table, jump(2, "B6"))) == 3


@pytest.mark.rule("play-to-last", "wd4-challenge-success-plain", "progressive-mixed")
def test_a_bluff_on_a_last_card_costs_the_bluffer_and_not_who_is_out() -> None:
    mixed = "progressive_mixed"
    rules = TO_LAST | {"draw2_answer": mixed, "wd4_answer": mixed}
    table = given("B+2 | W4 B1 G1 | Y1 Y2 | R1 R2", top="B9", rules=rules)
    table = do(table, play("B+2"), play("W4", "R"))
    assert table.went_out == ()
    table = do(table, challenge())
    assert (table.went_out, counts(table), table.phase) == ((0,), [0, 8, 2, 2], Turn(2))


@pytest.mark.rule("play-to-last", "score-winner-500")
@pytest.mark.pair("tolast", "w500")
def test_the_first_out_scores_what_the_others_hold_at_that_moment() -> None:
    """Only the cards of the last player would be left when the round ends."""
    rules = {"round_end": "to_last"}
    assert [warning for warning in warnings(Rules(**rules)) if "to_last" in warning]
    table = given("B+2 | G8 B2 | B3", top="B9", draw="R9 Y8", rules=rules)
    table, happenings = step(table, play("B+2"), play("B3"))
    (ended,) = happened(RoundEnded, happenings)
    assert ended.points == (8 + 2 + 9 + 8 + 3, 0, 0)
    assert table.score.held == (0, 27, 0)
    assert table.pot == ended.points[0]


@pytest.mark.rule("play-to-last", "score-101")
@pytest.mark.pair("tolast", "101")
def test_only_the_last_one_gathers_points_where_own_points_count() -> None:
    table = given("B1 | B2 | B3 W", top="B9", rules={"round_end": "to_last", "scoring": "over_101"})
    table, happenings = step(table, play("B1"), play("B2"))
    (ended,) = happened(RoundEnded, happenings)
    assert (ended.winners, ended.points) == ((0,), (0, 0, 53))


@pytest.mark.rule("play-to-last", "zero-rotate")
@pytest.mark.pair("rot0", "tolast")
def test_hands_rotate_among_those_who_are_still_in() -> None:
    table = do(
        given("B1 | B0 G1 G2 | Y1 Y2 | R1 R2", top="B9", rules=TO_LAST | {"zero": "rotate"}), play("B1")
    )
    assert hands(do(table, play("B0"))) == " | R1 R2 | G1 G2 | Y1 Y2"


@pytest.mark.rule("play-to-last", "zero-rotate", "skip-rescue-match")
@pytest.mark.pair("rot0", "tolast")
def test_a_rotation_gives_no_hand_to_who_is_about_to_go_out() -> None:
    """A zero that saved from a last Skip handed its player new cards."""
    rules = TO_LAST | {"zero": "rotate", "skip_rescue": "match"}
    table = given("BS | B0 G1 G2 | Y1 Y2 | R1 R2", top="B9", rules=rules)
    table = do(table, play("BS"), play("B0"))
    assert (hands(table), table.went_out) == (" | R1 R2 | G1 G2 | Y1 Y2", (0,))


@pytest.mark.rule("play-to-last", "seven-swap")
@pytest.mark.pair("swap7", "tolast")
def test_nobody_swaps_with_who_is_out_and_a_last_seven_swaps_nothing() -> None:
    rules = TO_LAST | {"seven": "swap"}
    table, happenings = step(given("B7 | G7 G1 | Y1 Y2", top="B9", rules=rules), play("B7"))
    assert not happened(HandsSwapped, happenings)
    assert table.went_out == (0,)
    assert refused(table, play("G7", target=0)).reason is Reason.BAD_TARGET
    assert hands(do(table, play("G7", target=2))) == " | Y1 Y2 | G1"


@pytest.mark.rule("play-to-last", "five-exchange")
@pytest.mark.pair("exch5", "tolast")
def test_nobody_exchanges_with_who_is_out_and_a_last_five_exchanges_nothing() -> None:
    rules = TO_LAST | {"five": "exchange"}
    table = do(given("B5 | G5 G1 | Y1 Y2", top="B9", rules=rules), play("B5", target=1))
    assert (table.went_out, table.phase) == ((0,), Turn(1))
    assert refused(table, play("G5", target=0, give="G1")).reason is Reason.BAD_TARGET
    table = do(table, play("G5", target=2, give="G1"))
    assert table.phase == Exchange(2, 1)
    assert hands(do(table, GiveCard(2, CARDS["Y1"]))) == " | Y1 | Y2 G1"


@pytest.mark.rule("play-to-last", "round-blocked")
def test_who_was_first_out_wins_a_round_that_is_blocked_later() -> None:
    table = given("B1 | G8 G7 | Y5 Y3", top=None, rules=TO_LAST, whole=False)
    table, happenings = step(table, play("B1"), draw(), draw())
    (ended,) = happened(RoundEnded, happenings)
    assert (happened(RoundBlocked, happenings), ended.winners) == ([RoundBlocked()], (0,))
    assert table.phase == MatchOver(Ending.FINISHED, (1, 3, 2))


@pytest.mark.rule("seven-rounds")
def test_every_new_hand_is_one_card_smaller_and_the_last_single_card_wins() -> None:
    sizes: list[int] = []
    for stage in range(6):
        table = given("B1 | G1 G2", top="B9", rules=SEVEN, emptied=[stage, 0])
        (refill,) = happened(HandRefilled, events(table, play("B1")))
        assert refill.stage == stage + 1
        sizes.append(refill.count)
    assert sizes == [6, 5, 4, 3, 2, 1]
    table, happenings = step(given("B1 | G1 G2", top="B9", rules=SEVEN, emptied=[6, 0]), play("B1"))
    assert not happened(HandRefilled, happenings)
    assert table.phase == MatchOver(Ending.FINISHED, (1, 2))


@pytest.mark.rule("seven-rounds", "deal-5")
def test_a_smaller_deal_takes_as_many_hands_as_it_has_cards() -> None:
    rules = SEVEN | {"deal": 5}
    table = given("B1 | G1 G2", top="B9", rules=rules, emptied=[3, 0])
    assert happened(HandRefilled, events(table, play("B1")))[0].count == 1
    table = given("B1 | G1 G2", top="B9", rules=rules, emptied=[4, 0])
    assert do(table, play("B1")).over


@pytest.mark.rule("seven-rounds")
def test_only_its_owner_sees_a_new_hand() -> None:
    (refill,) = happened(HandRefilled, events(given("B1 | G1 G2", top="B9", rules=SEVEN), play("B1")))
    assert (len(refill.seen_by(0).cards), refill.seen_by(1).cards, refill.seen_by(None).cards) == (6, (), ())


@pytest.mark.rule("seven-rounds", "uno-call")
def test_a_new_hand_of_one_card_must_be_called() -> None:
    table = do(given("B1 | G1 G2", top="B9", rules=SEVEN, emptied=[5, 0]), play("B1"))
    assert [matter.seat for matter in table.matters if isinstance(matter, UnoWindow)] == [0]


@pytest.mark.rule("seven-rounds")
def test_the_last_draw_two_of_a_stage_hits_and_its_player_goes_on_with_a_new_hand() -> None:
    table = do(given("B+2 | G1 G2 | Y1 Y2", top="B9", rules=SEVEN), play("B+2"))
    assert (counts(table), table.phase) == ([6, 4, 2], Turn(2))


@pytest.mark.rule("seven-rounds", "wd4-challenge-fail-6")
def test_a_stage_ends_only_when_the_challenge_of_its_last_card_is_settled() -> None:
    table = do(given("W4 | G1 G2", top="B9", rules=SEVEN, emptied=[2, 0]), play("W4", "R"))
    assert (table.emptied, counts(table)) == ((2, 0), [0, 2])
    table = do(table, challenge())
    assert (table.emptied, counts(table), table.phase) == ((3, 0), [4, 8], Turn(0))


@pytest.mark.rule("seven-rounds", "reverse-deflect")
def test_who_is_hit_by_the_own_last_card_stays_at_the_same_stage() -> None:
    table = given("B+2 | BR G2", top="B9", rules=SEVEN | {"reverse_deflect": True}, emptied=[2, 0])
    table = do(table, play("B+2"), play("BR"), accept())
    assert (table.emptied, counts(table)) == ((2, 0), [2, 1])


@pytest.mark.rule("seven-rounds", "zero-rotate")
@pytest.mark.pair("rot0", "7r")
def test_a_last_zero_of_a_stage_moves_nothing_and_stages_do_not_travel_with_hands() -> None:
    rules = SEVEN | {"zero": "rotate"}
    table, happenings = step(given("B0 | G1 G2", top="B9", rules=rules), play("B0"))
    assert not happened(HandsRotated, happenings)
    assert counts(table) == [6, 2]
    table = do(given("B0 R1 | G1 G2", top="B9", rules=rules, emptied=[3, 1]), play("B0"))
    assert (hands(table), table.emptied) == ("G1 G2 | R1", (3, 1))


@pytest.mark.rule("seven-rounds", "seven-swap")
@pytest.mark.pair("swap7", "7r")
def test_a_last_seven_of_a_stage_swaps_nothing_and_stages_do_not_travel_with_hands() -> None:
    rules = SEVEN | {"seven": "swap"}
    table, happenings = step(given("B7 | G1 G2", top="B9", rules=rules), play("B7"))
    assert not happened(HandsSwapped, happenings)
    assert counts(table) == [6, 2]
    table = do(given("B7 R1 | G1 G2", top="B9", rules=rules, emptied=[3, 1]), play("B7", target=1))
    assert (hands(table), table.emptied) == ("G1 G2 | R1", (3, 1))


@pytest.mark.rule("out-scores-point-refill-6")
def test_who_goes_out_counts_an_exit_and_takes_six_cards_in_the_same_round() -> None:
    table, happenings = step(given("B1 | G1 G2 | Y1", top="B9", rules=REFILL), play("B1"))
    assert happened(HandRefilled, happenings)[0].count == 6
    assert not happened(RoundEnded, happenings)
    assert (table.emptied, counts(table), table.phase) == ((1, 0, 0), [6, 2, 1], Turn(1))


@pytest.mark.rule("out-scores-point-refill-6", "deck-exhausted-ends-round")
@pytest.mark.parametrize(
    ("emptied", "places"),
    [([0, 2, 1], (3, 1, 2)), ([1, 1, 0], (1, 2, 3)), ([1, 0, 1], (1, 3, 2)), ([0, 0, 0], (1, 2, 3))],
)
def test_the_most_exits_win_when_the_pile_is_used_up_and_then_the_fewest_points(
    emptied: list[int], places: tuple[int, ...]
) -> None:
    table = given("B1 B4 | G2 G3 | Y8 Y9", top="B9", rules=REFILL, emptied=emptied, whole=False)
    table, happenings = step(table, play("B1"))
    assert happened(PileUsedUp, happenings) == [PileUsedUp(1)]
    (ended,) = happened(RoundEnded, happenings)
    assert (ended.winners, ended.points) == ((places.index(1),), tuple(emptied))
    assert table.phase == MatchOver(Ending.FINISHED, places)


@pytest.mark.rule("out-scores-point-refill-6", "draw-short")
def test_a_new_hand_has_as_many_cards_as_the_pile_still_gives() -> None:
    table = given("B1 | B2 G3 | Y8 Y9", top="B9", draw="R1 R2", rules=REFILL, whole=False)
    table, happenings = step(table, play("B1"))
    assert happened(HandRefilled, happenings)[0].count == 2
    assert (hands(table), table.phase) == ("R1 R2 | B2 G3 | Y8 Y9", Turn(1))


@pytest.mark.rule("out-scores-point-refill-6", "deck-exhausted-ends-round")
def test_who_went_out_on_a_used_up_pile_has_the_exit_and_no_new_hand() -> None:
    table = given("B1 | G3 G4 | Y8 Y9", top="B9", rules=REFILL, whole=False)
    (ended,) = happened(RoundEnded, events(table, play("B1")))
    assert (ended.winners, ended.points, ended.hands[0]) == ((0,), (1, 0, 0), ())


@pytest.mark.rule("out-scores-point-refill-6", "zero-rotate")
@pytest.mark.pair("rot0", "ref6")
def test_a_zero_rotates_all_hands_but_not_as_the_card_that_goes_out() -> None:
    rules = REFILL | {"zero": "rotate"}
    table, happenings = step(given("B0 | G1 G2 | Y1 Y2", top="B9", rules=rules), play("B0"))
    assert not happened(HandsRotated, happenings)
    assert (counts(table), table.emptied) == ([6, 2, 2], (1, 0, 0))
    table = do(given("B0 R1 | G1 G2 | Y1", top="B9", rules=rules, emptied=[3, 1, 0]), play("B0"))
    assert (hands(table), table.emptied) == ("Y1 | R1 | G1 G2", (3, 1, 0))


@pytest.mark.rule("out-scores-point-refill-6", "seven-swap")
@pytest.mark.pair("swap7", "ref6")
def test_a_seven_swaps_hands_but_not_as_the_card_that_goes_out() -> None:
    rules = REFILL | {"seven": "swap"}
    table, happenings = step(given("B7 | G1 G2 | Y1 Y2", top="B9", rules=rules), play("B7"))
    assert not happened(HandsSwapped, happenings)
    assert (counts(table), table.emptied) == ([6, 2, 2], (1, 0, 0))
    table = do(given("B7 R1 | G1 G2 | Y1", top="B9", rules=rules, emptied=[3, 1, 0]), play("B7", target=2))
    assert (hands(table), table.emptied) == ("Y1 | G1 G2 | R1", (3, 1, 0))
