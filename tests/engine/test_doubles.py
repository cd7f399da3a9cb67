"""Equal cards and cards of one rank: one after the other, as a pair, or several at once."""

import pytest

from bot.engine import PlayCards, Reason, Rules, legal_actions
from bot.engine.cards import CARDS
from bot.engine.events import (
    CardPlayed,
    DirectionReversed,
    HandsRotated,
    HandsSwapped,
    SeatOut,
    SeatSkipped,
    UnoCalled,
)
from bot.engine.phases import ClockKind, Exchange, UnoWindow
from bot.engine.rules import warnings
from tests.support.tables import (
    accept,
    counts,
    do,
    draw,
    events,
    expire,
    given,
    hand,
    hands,
    happened,
    jump,
    keep,
    mover,
    play,
    refused,
    step,
)

JUMPING = {"intervention": "colours"}
RANK = {"multi": "same_rank"}
PAIRS = {"multi": "pair_skip"}
OTHERS = "| G1 G2 | Y1 Y2 | B1 B2"


@pytest.mark.rule("no-two-at-once", "one-card-per-turn")
@pytest.mark.parametrize("rules", ["classic", JUMPING])
@pytest.mark.parametrize(("codes", "rule"), [("B6 B6", "no-two-at-once"), ("B6 G6", "one-card-per-turn")])
def test_two_cards_are_not_laid_at_once(codes: str, rule: str, rules: object) -> None:
    table = given(f"B6 B6 G6 {OTHERS}", top="B9", rules=rules)
    refusal = refused(table, play(codes))
    assert (refusal.reason, refusal.rule) == (Reason.ONE_CARD, rule)
    assert all(len(action.cards) == 1 for action in legal_actions(table, 0) if isinstance(action, PlayCards))


@pytest.mark.rule("no-two-at-once")
def test_two_equal_cards_are_not_laid_at_once_out_of_turn_either() -> None:
    table = given("B6 R1 | G1 G2 | B6 Y1", top="B9", rules=JUMPING | PAIRS | {"packs": 2})
    table = do(table, play("B6"))
    refusal = refused(table, jump(2, "B6 B6"))
    assert (refusal.reason, refusal.rule) == (Reason.ONE_CARD, "no-two-at-once")


@pytest.mark.rule("double-identical-sequential")
@pytest.mark.pair("interv", "selfi")
def test_one_may_jump_in_on_ones_own_card_unless_the_next_player_is_faster() -> None:
    table = do(given(f"B6 B6 R1 R2 {OTHERS}", top="B9", rules=JUMPING), play("B6"))
    assert mover(table) == 1
    twice = do(table, jump(0, "B6"))
    assert (hand(twice, 0), mover(twice)) == ("R1 R2", 1)
    assert refused(do(table, draw(), keep()), jump(0, "B6")).reason is Reason.TWIN_TOO_LATE


@pytest.mark.rule("double-identical-sequential")
@pytest.mark.pair("interv", "selfi")
def test_one_may_not_jump_in_on_ones_own_card_where_that_is_not_agreed() -> None:
    rules = JUMPING | {"self_intervention": False}
    table = do(given("B6 B6 R1 R2 | B6 G2 | Y1 Y2", top="B9", rules=rules | {"packs": 2}), play("B6"))
    refusal = refused(table, jump(0, "B6"))
    assert (refusal.reason, refusal.rule) == (Reason.OWN_TWIN, "double-identical-sequential")
    assert legal_actions(table, 0) == []
    assert mover(do(table, jump(1, "B6"))) == 2


@pytest.mark.rule("double-identical-sequential", "uno-call")
def test_laying_the_first_of_two_equal_cards_leaves_the_second_as_the_last_one() -> None:
    table = do(given(f"B6 B6 {OTHERS}", top="B9", rules=JUMPING), play("B6"))
    assert [matter.seat for matter in table.matters if isinstance(matter, UnoWindow)] == [0]
    assert happened(SeatOut, events(table, jump(0, "B6"))) == [SeatOut(0)]


@pytest.mark.rule("double-identical-as-skip")
def test_a_pair_of_equal_numbers_skips_the_next_player() -> None:
    table = given("G4 G4 R1 R2 | G1 G2 | Y1 Y2 | B1 B2", top="G9", rules=PAIRS)
    table, happenings = step(table, play("G4 G4"))
    assert hand(table, 0) == "R1 R2"
    assert happened(SeatSkipped, happenings) == [SeatSkipped(1)]
    assert (mover(table), table.top) == (2, CARDS["G4"])


@pytest.mark.rule("double-identical-as-skip")
@pytest.mark.parametrize(
    ("cards", "codes", "reason"),
    [
        ("G4 B4 R1", "G4 B4", Reason.NUMBER_PAIR),
        ("G4 G6 R1", "G4 G6", Reason.NUMBER_PAIR),
        ("GS GS R1", "GS GS", Reason.NUMBER_PAIR),
        ("G+2 G+2 R1", "G+2 G+2", Reason.NUMBER_PAIR),
        ("W W R1", "W W", Reason.NUMBER_PAIR),
        ("G4 G4 G4 R1", "G4 G4 G4", Reason.NUMBER_PAIR),
        ("G4 R4 R1", "G4 G4", Reason.NOT_IN_HAND),
        ("R4 R4 R1", "R4 R4", Reason.DOES_NOT_FIT),
    ],
)
def test_nothing_but_two_equal_numbers_that_fit_is_a_pair(cards: str, codes: str, reason: Reason) -> None:
    table = given(f"{cards} | Y1 Y2", top="G9", rules=PAIRS | {"packs": 2})
    assert refused(table, play(codes)).reason is reason


@pytest.mark.rule("double-identical-as-skip", "plus10-zero")
def test_two_zeros_that_carry_a_ten_are_no_pair_of_numbers() -> None:
    rules = PAIRS | {"zero": "plus10", "deck": "doublezero112"}
    assert (
        refused(given("G0 G0 R1 | Y1 Y2", top="G9", rules=rules), play("G0 G0")).reason is Reason.NUMBER_PAIR
    )


@pytest.mark.rule("double-identical-as-skip", "no-hand-card-after-draw")
def test_the_drawn_card_makes_no_pair() -> None:
    table = do(given("G4 R1 | Y1 Y2", top="G9", draw="G4", rules=PAIRS), draw())
    assert refused(table, play("G4 G4")).reason is Reason.ONLY_DRAWN_CARD


@pytest.mark.rule("double-identical-as-skip", "finish-forms")
def test_one_may_go_out_with_a_pair() -> None:
    assert happened(SeatOut, events(given(f"G4 G4 {OTHERS}", top="G9", rules=PAIRS), play("G4 G4")))


@pytest.mark.rule("double-identical-as-skip")
def test_a_pair_is_offered_and_one_of_its_cards_alone_is_too() -> None:
    table = given("G4 G4 R4 | Y1 Y2", top="G9", rules=PAIRS)
    four = CARDS["G4"]
    offered = [action.cards for action in legal_actions(table, 0) if isinstance(action, PlayCards)]
    assert offered == [(four,), (four, four)]


@pytest.mark.rule("double-identical-as-skip", "seven-swap", "zero-rotate", "five-exchange")
@pytest.mark.parametrize(
    ("codes", "target", "after"),
    [("G7 G7", 2, "Y1 Y2 | G1 G2 | R1 R2"), ("G0 G0", None, "Y1 Y2 | R1 R2 | G1 G2")],
)
def test_a_pair_also_does_once_what_one_of_its_cards_does(codes: str, target: int | None, after: str) -> None:
    """A pair of sevens asked for a target and then swapped nothing."""
    rules = PAIRS | {"seven": "swap", "zero": "rotate", "deck": "doublezero112"}
    table = given(f"{codes} R1 R2 | G1 G2 | Y1 Y2", top="G9", rules=rules)
    table, happenings = step(table, play(codes, target=target))
    assert hands(table) == after
    assert happened(SeatSkipped, happenings) == [SeatSkipped(1)]
    assert mover(table) == 2


@pytest.mark.rule("double-identical-as-skip", "five-exchange")
def test_a_pair_of_fives_exchanges_one_card_and_skips() -> None:
    table = given("G5 G5 R1 R2 | G1 G2 | Y1 Y2", top="G9", rules=PAIRS | {"five": "exchange"})
    table = do(table, play("G5 G5", target=1, give="R1"))
    assert table.phase == Exchange(1, 0)
    assert mover(do(table, expire(ClockKind.EXCHANGE))) == 2


@pytest.mark.rule("double-identical-as-skip", "double-identical-sequential")
@pytest.mark.pair("selfi", "pair")
def test_two_equal_numbers_skip_as_a_pair_and_not_one_after_the_other() -> None:
    rules = JUMPING | PAIRS
    assert [warning for warning in warnings(Rules(**rules)) if "pair_skip" in warning]
    table = given(f"B6 B6 R1 R2 {OTHERS}", top="B9", rules=rules)
    assert mover(do(table, play("B6 B6"))) == 2
    assert mover(do(table, play("B6"), jump(0, "B6"))) == 1


@pytest.mark.rule("multi-card-same-rank")
def test_several_cards_of_one_rank_are_laid_together_and_the_last_sets_the_colour() -> None:
    table = given(f"R5 B5 G5 R1 R2 {OTHERS}", top="R9", rules=RANK)
    table, happenings = step(table, play("R5 B5 G5"))
    assert happened(CardPlayed, happenings) == [
        CardPlayed(0, (CARDS["R5"], CARDS["B5"], CARDS["G5"]), table.colour, 2)
    ]
    assert (str(table.top), str(table.colour), mover(table)) == ("G5", "G", 1)


@pytest.mark.rule("multi-card-same-rank")
@pytest.mark.parametrize(
    ("cards", "codes", "reason"),
    [
        ("R5 B5", "B5 R5", Reason.DOES_NOT_FIT),
        ("R5 R6", "R5 R6", Reason.SAME_RANK),
        ("W W", "W W", Reason.SAME_RANK),
        ("W4 W4", "W4 W4", Reason.SAME_RANK),
        ("R5 W", "R5 W", Reason.SAME_RANK),
        ("R5 B5", "R5 G5", Reason.NOT_IN_HAND),
        ("R5 B5", "R5 R5", Reason.NOT_IN_HAND),
        ("R+2 B+2", "R+2 B+2", Reason.NOT_TOGETHER),
    ],
)
def test_several_cards_are_refused_unless_they_are_one_rank_and_the_first_fits(
    cards: str, codes: str, reason: Reason
) -> None:
    assert refused(given(f"{cards} R1 R2 | G1 G2", top="R9", rules=RANK), play(codes)).reason is reason


@pytest.mark.rule("multi-card-same-rank", "no-hand-card-after-draw")
def test_the_drawn_card_is_laid_alone() -> None:
    table = do(given("R5 B1 | Y1 Y2", top="B9", draw="B5", rules=RANK), draw())
    assert refused(table, play("B5 R5")).reason is Reason.ONLY_DRAWN_CARD
    assert str(do(table, play("B5")).top) == "B5"


@pytest.mark.rule("multi-card-same-rank", "draw2-draw-and-skip")
def test_draw_twos_laid_together_sum_up_where_that_is_agreed() -> None:
    table = given(f"R+2 B+2 R1 R2 {OTHERS}", top="R9", rules=RANK | {"multi_draw_cards": True})
    table = do(table, play("R+2 B+2"))
    assert (counts(table), mover(table)) == ([2, 6, 2, 2], 2)


@pytest.mark.rule("multi-card-same-rank", "progressive-one-per-turn")
@pytest.mark.parametrize("option", ["draw2_answer", "wd4_answer"])
@pytest.mark.parametrize("answer", ["progressive", "progressive_mixed"])
def test_draw_cards_are_laid_one_a_turn_where_hits_add_up(option: str, answer: str) -> None:
    rules = RANK | {"multi_draw_cards": True, option: answer}
    table = given(f"R+2 B+2 R1 R2 {OTHERS}", top="R9", rules=rules)
    refusal = refused(table, play("R+2 B+2"))
    assert (refusal.reason, refusal.rule) == (Reason.NOT_TOGETHER, "progressive-one-per-turn")


@pytest.mark.rule("multi-card-same-rank", "progressive-one-per-turn")
def test_a_hit_is_answered_with_one_card() -> None:
    rules = RANK | {"multi_draw_cards": True, "draw2_answer": "transfer"}
    table = do(given("R+2 R1 R2 | B+2 G+2 G1 | Y1 Y2", top="R9", rules=rules), play("R+2"))
    assert refused(table, play("B+2 G+2")).reason is Reason.ONE_CARD
    assert counts(do(table, play("B+2"), accept())) == [2, 2, 4]


@pytest.mark.rule("multi-card-same-rank", "skip-next")
@pytest.mark.parametrize(
    ("seats", "codes", "skipped", "then"),
    [
        (4, "RS BS", (1, 2), 3),
        (3, "RS BS", (1, 2), 0),
        (3, "RS BS GS", (1, 2), 0),
        (2, "RS BS", (1,), 0),
    ],
)
def test_skips_laid_together_skip_one_player_each_but_never_their_own(
    seats: int, codes: str, skipped: tuple[int, ...], then: int
) -> None:
    """With two players the second Skip took the turn from who laid it."""
    table = given(" | ".join([f"{codes} R1 R2", "G1 G2", "Y1 Y2", "B1 B2"][:seats]), top="R9", rules=RANK)
    table, happenings = step(table, play(codes))
    assert happened(SeatSkipped, happenings) == [SeatSkipped(seat) for seat in skipped]
    assert mover(table) == then


@pytest.mark.rule("multi-card-same-rank", "reverse-parity")
@pytest.mark.parametrize(
    ("codes", "direction", "then"), [("RR BR", 1, 1), ("RR BR GR", -1, 2), ("RR RR BR BR", 1, 1)]
)
def test_reverses_laid_together_turn_play_round_once_each(codes: str, direction: int, then: int) -> None:
    table = given(f"{codes} R1 R2 | G1 G2 | Y1 Y2", top="R9", rules=RANK)
    table, happenings = step(table, play(codes))
    assert (table.direction, mover(table)) == (direction, then)
    assert len(happened(DirectionReversed, happenings)) == (direction < 0)


@pytest.mark.rule("multi-card-same-rank", "reverse-two-player-skip")
@pytest.mark.parametrize("codes", ["RR BR", "RR BR GR"])
def test_reverses_laid_together_with_two_players_give_another_turn(codes: str) -> None:
    assert mover(do(given(f"{codes} R1 R2 | G1 G2", top="R9", rules=RANK), play(codes))) == 0


@pytest.mark.rule("multi-card-same-rank", "uno-call", "finish-forms")
def test_several_cards_may_leave_one_or_none() -> None:
    table = given(f"R5 B5 G5 {OTHERS}", top="R9", rules=RANK)
    assert happened(UnoCalled, events(table, play("R5 B5", uno=True))) == [UnoCalled(0)]
    left = do(table, play("R5 B5"))
    assert [matter.seat for matter in left.matters if isinstance(matter, UnoWindow)] == [0]
    assert happened(SeatOut, events(table, play("R5 B5 G5"))) == [SeatOut(0)]


@pytest.mark.rule("multi-card-same-rank", "double-identical-sequential")
@pytest.mark.pair("selfi", "multi")
def test_one_may_jump_in_on_the_last_of_ones_own_cards() -> None:
    table = do(given(f"R5 B5 B5 R1 R2 {OTHERS}", top="R9", rules=JUMPING | RANK), play("R5 B5"))
    table = do(table, jump(0, "B5"))
    assert (hand(table, 0), mover(table)) == ("R1 R2", 1)


@pytest.mark.rule("multi-card-same-rank", "seven-swap")
@pytest.mark.pair("multi", "swap7")
def test_several_sevens_swap_once() -> None:
    table = given("R7 B7 R1 R2 | G1 G2 | Y1 Y2", top="R9", rules=RANK | {"seven": "swap"})
    table, happenings = step(table, play("R7 B7", target=2))
    assert happened(HandsSwapped, happenings) == [HandsSwapped(0, 2)]
    assert (hands(table), mover(table)) == ("Y1 Y2 | G1 G2 | R1 R2", 1)
    assert refused(given("R7 B7 R1 | G1 G2", rules=RANK | {"seven": "swap"}), play("R7 B7")).reason is (
        Reason.TARGET_NEEDED
    )


@pytest.mark.rule("multi-card-same-rank", "zero-rotate")
@pytest.mark.pair("multi", "rot0")
def test_several_zeros_rotate_once() -> None:
    table = given("R0 B0 R1 R2 | G1 G2 | Y1 Y2", top="R9", rules=RANK | {"zero": "rotate"})
    table, happenings = step(table, play("R0 B0"))
    assert happened(HandsRotated, happenings) == [HandsRotated(1)]
    assert hands(table) == "Y1 Y2 | R1 R2 | G1 G2"


@pytest.mark.rule("multi-card-same-rank", "five-exchange")
@pytest.mark.pair("multi", "exch5")
def test_several_fives_exchange_one_card_and_none_of_those_laid() -> None:
    table = given("R5 B5 R1 R2 | G1 G2 | Y1 Y2", top="R9", rules=RANK | {"five": "exchange"})
    assert refused(table, play("R5 B5", target=1, give="R5")).reason is Reason.GIVE_NEEDED
    table = do(table, play("R5 B5", target=1, give="R1"))
    assert table.phase == Exchange(1, 0)
    table = do(table, expire(ClockKind.EXCHANGE))
    assert counts(table) == [2, 2, 2]
    assert CARDS["R1"] in table.hands[1]


@pytest.mark.rule("multi-card-same-rank")
def test_every_set_that_fits_is_offered_once_for_each_last_card() -> None:
    table = given("R5 B5 G5 | Y1 Y2", top="R9", rules=RANK)
    offered = {
        " ".join(map(str, action.cards))
        for action in legal_actions(table, 0)
        if isinstance(action, PlayCards)
    }
    assert offered == {"R5", "R5 B5", "R5 G5", "R5 G5 B5", "R5 B5 G5"}
