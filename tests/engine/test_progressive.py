"""Progressive hits: answers add up, and the first who does not answer draws the sum."""

import pytest

from bot.engine import Accept, Challenge, GameState, PlayCards, Reason, legal_actions
from bot.engine.cards import CARDS
from bot.engine.events import CardsDrawn, ChallengeSettled, HitAccepted, JumpedIn
from bot.engine.phases import Answer, ClockKind, Hit, Turn
from tests.support.tables import (
    accept,
    challenge,
    counts,
    do,
    expire,
    given,
    hand,
    happened,
    jump,
    play,
    refused,
    step,
)

SAME = {"draw2_answer": "progressive", "wd4_answer": "progressive"}
MIXED = {"draw2_answer": "progressive_mixed", "wd4_answer": "progressive_mixed"}
QUIET = {"challenge": False}
TENS = {"deck": "blank112", "blank": "plus10"}
ZEROS = {"zero": "plus10"}


def answering(table: GameState) -> set[str]:
    """List what the target may lay."""
    seat = table.phase.seat
    return {str(action.cards[0]) for action in legal_actions(table, seat) if isinstance(action, PlayCards)}


@pytest.mark.rule("progressive-same-kind")
def test_four_draw_twos_in_a_row_make_eight() -> None:
    table = given("R+2 B1 B2 | G+2 G1 G2 | Y+2 Y1 Y2 | B+2 B4 B5 | R1 R2", rules=SAME)
    table, happenings = step(table, play("R+2"), play("G+2"), play("Y+2"), play("B+2"), accept())
    assert happened(HitAccepted, happenings) == [HitAccepted(4)]
    assert [drawn.count for drawn in happened(CardsDrawn, happenings)] == [8]
    assert (counts(table), table.phase, table.colour) == ([2, 2, 2, 2, 10], Turn(0), "B")


@pytest.mark.rule("progressive-same-kind")
@pytest.mark.parametrize("options", [{}, QUIET])
def test_two_fours_make_eight(options: dict[str, object]) -> None:
    table = given("W4 B1 B2 | W4 Y4 Y5 | Y1 Y2", rules=SAME | options)
    table = do(table, play("W4", "G"), play("W4", "B"), accept())
    assert (counts(table), table.phase, table.colour) == ([2, 2, 10], Turn(0), "B")


@pytest.mark.rule("progressive-same-kind", "plus10-blank", "plus10-zero")
@pytest.mark.parametrize(
    ("rules", "first", "answer"), [(TENS, "+10", "+10"), (ZEROS, "R0", "G0"), (ZEROS, "R0", "B0")]
)
@pytest.mark.parametrize("option", ["draw2_answer", "wd4_answer"])
def test_two_tens_make_twenty(rules: dict[str, object], first: str, answer: str, option: str) -> None:
    """A ten follows whichever option adds up."""
    table = given(f"{first} B1 B2 | {answer} G1 G2 | Y1 Y2", rules=rules | {option: "progressive"})
    table = do(table, play(first, "R"), play(answer, "G"), accept())
    assert (counts(table), table.phase) == ([2, 2, 22], Turn(0))


HOLDS = "B+2 G+2 W4 +10 RS RR R1"


@pytest.mark.rule("progressive-same-kind", "progressive-mixed")
@pytest.mark.parametrize(
    ("rules", "card", "answers"),
    [
        (SAME, "R+2", {"B+2", "G+2"}),
        (SAME, "W4", {"W4"}),
        (SAME, "+10", {"+10"}),
        (MIXED, "R+2", {"B+2", "G+2", "W4", "+10"}),
        (MIXED, "W4", {"G+2", "W4", "+10"}),
        (MIXED, "+10", {"G+2", "W4", "+10"}),
        (MIXED | {"mixed_on_wd4": "any"}, "W4", {"B+2", "G+2", "W4", "+10"}),
        (MIXED | {"mixed_on_wd4": "any"}, "+10", {"B+2", "G+2", "W4", "+10"}),
        ({"draw2_answer": "progressive"}, "W4", set()),
        ({"wd4_answer": "progressive"}, "R+2", set()),
        ({"draw2_answer": "progressive_mixed"}, "W4", set()),
        ({"draw2_answer": "progressive_mixed", "wd4_answer": "progressive"}, "W4", {"W4"}),
        ({"draw2_answer": "transfer"}, "+10", set()),
    ],
)
def test_what_may_be_laid_on_a_waiting_hit(rules: dict[str, object], card: str, answers: set[str]) -> None:
    """A +2 on a black hit needs the ordered colour, here green, unless any will do."""
    table = do(given(f"{card} B8 B9 | {HOLDS} | Y1 Y2", rules=TENS | rules), play(card, "G"))
    assert (answering(table) if isinstance(table.phase, Answer) else set()) == answers
    for code in set(HOLDS.split()) - answers if answers else ():
        assert refused(table, play(code, "G")).reason is Reason.NO_ANSWER


@pytest.mark.rule("progressive-mixed")
@pytest.mark.parametrize(
    ("moves", "total"),
    [
        ([play("R+2"), play("W4", "B"), accept()], 6),
        ([play("R+2"), play("W4", "B"), play("B+2"), accept()], 8),
        ([play("R+2"), play("W4", "B"), play("+10", "R"), accept()], 16),
    ],
)
def test_the_sum_of_a_mixed_chain_falls_on_who_does_not_answer(moves: list[object], total: int) -> None:
    table = given("R+2 R8 R9 | W4 G1 G2 | B+2 +10 Y2 | Y3 Y4", rules=MIXED | TENS | QUIET)
    table, happenings = step(table, *moves)
    assert [drawn.count for drawn in happened(CardsDrawn, happenings)] == [total]
    assert table.phase == Turn((len(moves)) % 4)


@pytest.mark.rule("progressive-one-per-turn")
def test_only_one_draw_card_is_laid_in_a_turn() -> None:
    table = given("R+2 G+2 B1 B2 | Y+2 B+2 G1 | Y1 Y2", rules=SAME | {"multi_draw_cards": True})
    assert refused(table, play("R+2 G+2")).reason is Reason.ONE_CARD
    table = do(table, play("R+2"))
    assert refused(table, PlayCards(0, (CARDS["G+2"],))).reason is Reason.HIT_WAITS
    refusal = refused(table, play("Y+2 B+2"))
    assert (refusal.reason, refusal.rule) == (Reason.ONE_CARD, "progressive-one-per-turn")
    assert refused(do(table, play("Y+2")), PlayCards(1, (CARDS["B+2"],))).reason is Reason.HIT_WAITS


@pytest.mark.rule("progressive-one-per-turn", "multi-card-same-rank")
@pytest.mark.pair("prog", "multi")
@pytest.mark.parametrize("rules", [SAME, MIXED])
def test_draw_cards_are_never_laid_together_where_hits_add_up(rules: dict[str, object]) -> None:
    several = rules | {"multi": "same_rank", "multi_draw_cards": True}
    table = given("R+2 G+2 R5 G5 B1 | G1 G2", rules=several)
    refusal = refused(table, play("R+2 G+2"))
    assert (refusal.reason, refusal.rule) == (Reason.NOT_TOGETHER, "progressive-one-per-turn")
    assert str(do(table, play("R5 G5")).top) == "G5"


@pytest.mark.rule("progressive-colour-last")
def test_the_last_four_of_a_chain_names_the_colour() -> None:
    table = given("W4 B1 B2 | W4 B4 B5 | W4 Y1 Y2 | R1 R2", rules=SAME | QUIET)
    table = do(table, play("W4", "G"), play("W4", "R"))
    assert table.colour == "R"
    assert refused(table, play("W4")).reason is Reason.COLOUR_NEEDED
    assert do(table, play("W4", "B"), accept()).colour == "B"


@pytest.mark.rule("progressive-challenge-scaling")
@pytest.mark.pair("prog", "chal")
@pytest.mark.parametrize("success", ["card_stays", "return_card"])
@pytest.mark.parametrize(
    ("second", "guilty", "expected"), [("G3 B1", True, [2, 10, 2]), ("Y3 B1", False, [2, 2, 12])]
)
def test_the_stake_of_a_challenge_grows_with_the_chain(
    success: str, second: str, guilty: bool, expected: list[int]
) -> None:
    """The first +4 ordered green, so a green card makes a bluff of the second."""
    table = given(f"W4 B8 B9 | W4 {second} | Y1 Y2", rules=SAME | {"challenge_success": success})
    table, happenings = step(table, play("W4", "G"), play("W4", "B"), challenge())
    assert [settled.guilty for settled in happened(ChallengeSettled, happenings)] == [guilty]
    returned = guilty and success == "return_card"
    assert counts(table) == [expected[0], expected[1] + returned, expected[2]]
    assert table.phase == Turn(2 if guilty else 0)
    assert table.colour == ("G" if returned else "B")


@pytest.mark.rule("progressive-challenge-scaling", "wd4-challenge-open")
def test_only_the_last_four_of_a_chain_is_challenged_and_only_by_its_target() -> None:
    table = given("W4 R8 B9 | W4 Y3 B1 | Y1 Y2", rules=SAME)
    table = do(table, play("W4", "G"), play("W4", "B"))
    assert legal_actions(table, 2) == [Accept(2), Challenge(2)]
    assert refused(table, Challenge(1)).reason is Reason.NOT_THE_TARGET
    assert counts(do(table, challenge())) == [2, 2, 12]


@pytest.mark.rule("progressive-challenge-scaling", "progressive-mixed")
def test_a_draw_two_at_the_end_of_a_chain_cannot_be_challenged() -> None:
    table = do(given("W4 R8 B9 | G+2 Y3 B1 | Y1 Y2", rules=MIXED), play("W4", "G"), play("G+2"))
    assert table.phase == Answer(2, Hit(6, 1, CARDS["G+2"]))
    assert refused(table, challenge()).reason is Reason.NO_CHALLENGE


@pytest.mark.rule("progressive-same-kind", "wd4-legality-no-colour")
def test_a_four_that_cannot_be_challenged_has_to_be_lawful_in_a_chain_too() -> None:
    table = do(given("W4 B8 B9 | W4 G3 B1 | Y1 Y2", rules=SAME | QUIET), play("W4", "G"))
    assert answering(table) == set()
    assert refused(table, play("W4", "B")).reason is Reason.ILLEGAL_FOUR


@pytest.mark.rule("progressive-same-kind", "last-card-draws-count")
def test_the_sum_of_a_chain_that_ends_with_a_last_card_is_dealt_and_ends_the_round() -> None:
    table = do(given("R+2 B1 B2 | G+2 | Y+2 Y2", rules=SAME), play("R+2"), play("G+2"))
    assert (counts(table), table.score.rounds_won) == ([2, 0, 6], (0, 1, 0))


@pytest.mark.rule("progressive-same-kind", "intervention")
@pytest.mark.pair("prog", "interv")
@pytest.mark.parametrize(("jumper", "target"), [(1, 2), (3, 0), (0, 1)])
def test_the_twin_of_a_draw_two_keeps_the_sum_and_hits_the_next_after_the_jumper(
    jumper: int, target: int
) -> None:
    cards = ["R+2 B1 B2", "G1 G2", "Y1 Y2", "B4 B5"]
    cards[jumper] += " R+2"
    table = given(" | ".join(cards), rules=SAME | {"intervention": "colours"})
    table, happenings = step(table, play("R+2"), jump(jumper, "R+2"))
    assert happened(JumpedIn, happenings) == [JumpedIn(jumper)]
    assert table.phase == Answer(target, Hit(4, jumper, CARDS["R+2"]), held=True)
    assert len(do(table, accept(), expire(ClockKind.HOLD)).hands[target]) == len(table.hands[target]) + 4


@pytest.mark.rule("progressive-same-kind", "intervention")
def test_a_taken_hit_falls_only_when_the_time_for_a_twin_is_over() -> None:
    table = given("R+2 B1 B2 | G+2 G2 | R+2 Y2", rules=SAME | {"intervention": "colours"})
    table = do(table, play("R+2"), accept())
    assert (table.phase, counts(table)) == (
        Answer(1, Hit(2, 0, CARDS["R+2"]), held=True, accepted=True),
        [2, 2, 2],
    )
    for move in (accept(), play("G+2")):
        assert refused(table, move).reason is Reason.ALREADY_ACCEPTED
    assert do(table, jump(2, "R+2")).phase == Answer(0, Hit(4, 2, CARDS["R+2"]), held=True)
    after = do(table, expire(ClockKind.HOLD))
    assert (counts(after), after.phase) == ([2, 4, 2], Turn(2))


@pytest.mark.rule("intervention-not-wd4", "wd4-own-turn-only", "progressive-same-kind")
@pytest.mark.pair("chal", "interv")
def test_nobody_jumps_in_on_a_four_which_is_challenged_or_taken_at_once() -> None:
    rules = SAME | {"intervention": "colours_and_wild"}
    table = do(given("W4 R1 B2 | W G2 | W4 Y2", rules=rules), play("W4", "G"))
    assert table.phase == Answer(1, Hit(4, 0, CARDS["W4"], doubtful=True))
    twins = {jump(2, "W4", "B"): "intervention-not-wd4", jump(1, "W", "B"): "intervention-wild"}
    for move, rule in twins.items():
        refusal = refused(table, move)
        assert (refusal.reason, refusal.rule) == (Reason.NOT_THE_TWIN, rule)
    assert do(table, challenge()).phase == Turn(1)
    assert do(table, accept()).phase == Turn(2)


@pytest.mark.rule("plus10-zero", "intervention")
@pytest.mark.pair("interv", "p10z")
@pytest.mark.parametrize(("answer", "amount"), [("none", 10), ("progressive", 20)])
def test_the_twin_of_a_zero_with_a_ten_replaces_it_or_adds_to_it(answer: str, amount: int) -> None:
    rules = ZEROS | {"packs": 2, "intervention": "colours", "draw2_answer": answer}
    table = given("R0 B1 B2 | G1 G2 | R0 Y2 Y3", rules=rules)
    table = do(table, play("R0"), jump(2, "R0"))
    assert (table.phase.seat, table.phase.hit) == (0, Hit(amount, 2, CARDS["R0"]))
    table = do(table, *([accept()] if amount == 20 else []), expire(ClockKind.HOLD))
    assert counts(table) == [2 + amount, 2, 2]


@pytest.mark.rule("plus10-blank", "intervention")
@pytest.mark.pair("interv", "p10b")
def test_a_blank_ten_has_no_twin_and_falls_at_once() -> None:
    rules = TENS | {"intervention": "colours_and_wild"}
    table = do(given("+10 B1 B2 | G1 G2 | +10 Y2", rules=rules), play("+10", "G"))
    assert (hand(table, 2), len(table.hands[1]), table.phase) == ("+10 Y2", 12, Turn(2))
    assert refused(table, jump(2, "+10", "B")).reason is Reason.NOT_THE_TWIN
