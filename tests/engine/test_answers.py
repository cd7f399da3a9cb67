"""Answers: what the target of a hit or the victim of a Skip may lay instead of suffering it."""

import pytest

from bot.engine import (
    Accept,
    Challenge,
    GameState,
    JumpIn,
    Leave,
    PlayCards,
    PutHand,
    Reason,
    legal_actions,
    view,
)
from bot.engine.cards import CARDS
from bot.engine.citing import agreed
from bot.engine.events import CardsDrawn, HitAccepted, HitAnswered, JumpedIn, RoundEnded, SeatSkipped
from bot.engine.phases import Answer, ClockKind, HandOnPile, Hit, Turn
from tests.support.tables import (
    accept,
    challenge,
    counts,
    do,
    draw,
    events,
    expire,
    given,
    happened,
    jump,
    play,
    refused,
    step,
)

TRANSFER = {"draw2_answer": "transfer"}
BOUNCE = {"draw2_answer": "skip_bounce"}


def answering(table: GameState) -> set[str]:
    """List what the target may lay; what it is offered and what it is shown must agree."""
    seat = table.phase.seat
    plays = [action for action in legal_actions(table, seat) if isinstance(action, PlayCards)]
    assert set(view(table, seat).playable) == {action.cards[0] for action in plays}
    return {str(action.cards[0]) for action in plays}


@pytest.mark.rule("draw2-transfer-no-sum")
def test_a_draw_two_is_passed_on_by_any_draw_two_and_never_adds_up() -> None:
    table = given("R+2 B1 B2 | G+2 G1 G2 | Y+2 Y1 Y2 | B4 B5", rules=TRANSFER)
    table, happenings = step(table, play("R+2"), play("G+2"), play("Y+2"))
    assert table.phase == Answer(3, Hit(2, 2, CARDS["Y+2"]))
    table, happenings = step(table, accept())
    assert happened(HitAccepted, happenings) == [HitAccepted(3)]
    assert [drawn.count for drawn in happened(CardsDrawn, happenings)] == [2]
    assert (counts(table), table.phase, table.colour) == ([2, 2, 2, 4], Turn(0), "Y")


@pytest.mark.rule("draw2-transfer-no-sum", "draw2-draw-then-play")
def test_the_last_of_a_chain_may_play_after_drawing_where_that_is_agreed() -> None:
    rules = TRANSFER | {"hit": "draw_then_play"}
    table = do(given("R+2 B1 B2 | G+2 G1 G2 | Y1 G4", rules=rules), play("R+2"), play("G+2"), accept())
    assert (counts(table), table.phase) == ([2, 2, 4], Turn(2))
    assert do(table, play("G4")).phase == Turn(0)


@pytest.mark.rule("draw2-transfer-no-sum")
def test_only_a_draw_two_passes_a_draw_two_on() -> None:
    table = do(given("R+2 B1 B2 | G+2 R1 RS RR W W4 | Y1 Y2", rules=TRANSFER), play("R+2"))
    assert answering(table) == {"G+2"}
    for code in ("R1", "RS", "RR", "W", "W4"):
        refusal = refused(table, play(code, "R"))
        assert (refusal.reason, refusal.rule) == (Reason.NO_ANSWER, "draw2-transfer-no-sum")
    assert refused(table, draw()).reason is Reason.HIT_WAITS
    assert refused(table, play("Y+2")).reason is Reason.NOT_IN_HAND


@pytest.mark.rule("draw2-transfer-no-sum")
def test_nobody_answers_for_the_target() -> None:
    table = do(given("R+2 B1 B2 | G1 G2 | Y+2 Y2", rules=TRANSFER), play("R+2"))
    assert refused(table, PlayCards(2, (CARDS["Y+2"],))).reason is Reason.HIT_WAITS
    assert legal_actions(table, 2) == []


@pytest.mark.rule("draw2-transfer-no-sum")
def test_who_could_answer_may_take_the_cards_and_so_does_the_clock() -> None:
    table = do(given("R+2 B1 B2 | G+2 G2 | Y1 Y2", rules=TRANSFER), play("R+2"))
    assert legal_actions(table, 1) == [Accept(1), PlayCards(1, (CARDS["G+2"],))]
    for move in (accept(), expire(ClockKind.ANSWER)):
        after = do(table, move)
        assert (counts(after), after.phase) == ([2, 4, 2], Turn(2))


@pytest.mark.rule("draw2-transfer-no-sum", "multi-card-same-rank")
@pytest.mark.pair("transf", "multi")
def test_several_draw_twos_add_up_when_laid_but_the_answer_passes_on_its_own_two_alone() -> None:
    rules = TRANSFER | {"multi": "same_rank", "multi_draw_cards": True}
    table = given("R+2 B+2 B1 B2 | G+2 Y+2 G1 | Y1 Y2", rules=rules)
    table = do(table, play("R+2 B+2"))
    assert table.phase == Answer(1, Hit(4, 0, CARDS["B+2"]))
    assert refused(table, play("G+2 Y+2")).reason is Reason.ONE_CARD
    assert do(table, play("G+2")).phase == Answer(2, Hit(2, 1, CARDS["G+2"]))
    assert counts(do(table, accept())) == [2, 7, 2]


@pytest.mark.rule("draw2-transfer-no-sum", "intervention")
@pytest.mark.pair("transf", "interv")
@pytest.mark.parametrize("answer", ["none", "transfer"])
@pytest.mark.parametrize(("jumper", "target"), [(2, 3), (1, 2), (0, 1)])
def test_a_twin_replaces_a_draw_two_which_falls_on_the_next_after_the_jumper(
    answer: str, jumper: int, target: int
) -> None:
    """The target itself may lay the twin, even where a +2 cannot be answered."""
    cards = ["R+2 B1 B2", "G1 G2", "Y1 Y2", "B4 B5"]
    cards[jumper] += " R+2"
    rules = {"draw2_answer": answer, "intervention": "colours"}
    table, happenings = step(given(" | ".join(cards), rules=rules), play("R+2"), jump(jumper, "R+2"))
    assert happened(JumpedIn, happenings) == [JumpedIn(jumper)]
    hit = Hit(2, jumper, CARDS["R+2"])
    assert table.phase == Answer(target, hit, choice=answer == "transfer", held=True)
    table, happenings = step(table, expire(ClockKind.HOLD), *([accept()] if answer == "transfer" else []))
    (drawn,) = happened(CardsDrawn, happenings)
    assert (drawn.seat, drawn.count, table.phase) == (target, 2, Turn((target + 1) % 4))


@pytest.mark.rule("skip-bounce")
def test_a_skip_of_its_colour_passes_a_draw_two_on_and_then_any_skip_does() -> None:
    table = given("R+2 B1 B2 | RS G1 G2 | YS GS Y2 | B4 B5", rules=BOUNCE)
    table, happenings = step(table, play("R+2"), play("RS"))
    assert happened(HitAnswered, happenings) == [HitAnswered(1, 2, 2)]
    assert happened(SeatSkipped, happenings) == []
    assert table.phase == Answer(2, Hit(2, 1, CARDS["R+2"]))
    assert answering(table) == {"YS", "GS"}
    table = do(table, play("YS"), accept())
    assert (counts(table), table.phase, table.colour) == ([2, 2, 2, 4], Turn(0), "Y")


@pytest.mark.rule("skip-bounce")
def test_a_skip_of_another_colour_or_a_draw_two_does_not_pass_it_on() -> None:
    table = do(given("R+2 B1 B2 | GS R+2 R1 | Y1 Y2", rules=BOUNCE), play("R+2"))
    assert answering(table) == set()
    for code in ("GS", "R+2", "R1"):
        assert refused(table, play(code)).reason is Reason.NO_ANSWER


@pytest.mark.rule("wd4-rescue-draw2-ordered", "wd4-rescue-draw2-any")
@pytest.mark.parametrize(
    ("answer", "laid", "saves"),
    [
        ("draw2_ordered", "B+2", True),
        ("draw2_ordered", "R+2", False),
        ("draw2_any", "B+2", True),
        ("draw2_any", "R+2", True),
        ("draw2_any", "W4", False),
        ("none", "B+2", False),
    ],
)
def test_a_draw_two_saves_from_a_four_and_is_an_ordinary_one_from_then_on(
    answer: str, laid: str, saves: bool
) -> None:
    table = given(f"W4 G8 G9 | {laid} G1 G2 | Y1 Y2", rules={"wd4_answer": answer, "challenge": False})
    table = do(table, play("W4", "B"))
    if not saves:
        assert refused(table, PlayCards(1, (CARDS[laid],))).reason in (
            Reason.NO_ANSWER,
            Reason.NOT_YOUR_TURN,
        )
        return
    table = do(table, play(laid))
    assert (counts(table), table.phase, table.colour) == ([2, 2, 4], Turn(0), laid[0])


@pytest.mark.rule("wd4-rescue-draw2-ordered", "draw2-transfer-no-sum")
def test_the_draw_two_that_saved_from_a_four_may_be_passed_on_itself() -> None:
    rules = TRANSFER | {"wd4_answer": "draw2_ordered"}
    table = given("W4 G8 G9 | B+2 G1 G2 | R+2 Y2", rules=rules)
    table = do(table, play("W4", "B"), play("B+2"), play("R+2", uno=True))
    assert table.phase == Answer(0, Hit(2, 2, CARDS["R+2"]))


@pytest.mark.rule("wd4-rescue-draw2-ordered", "wd4-rescue-draw2-any", "wd4-challenge-open")
@pytest.mark.pair("wd4ans", "chal")
@pytest.mark.parametrize("answer", ["draw2_ordered", "draw2_any"])
def test_an_answer_to_a_four_gives_up_the_challenge(answer: str) -> None:
    table = given("W4 R1 G9 | B+2 G1 G2 | Y1 Y2", rules={"wd4_answer": answer})
    table = do(table, play("W4", "B"))
    assert legal_actions(table, 1) == [Accept(1), Challenge(1), PlayCards(1, (CARDS["B+2"],))]
    answered = do(table, play("B+2"))
    assert (answered.evidence, counts(answered)) == (None, [2, 2, 4])
    for seat in (1, 2):
        assert refused(answered, Challenge(seat)).reason is Reason.NOT_NOW
    assert counts(do(table, challenge())) == [6, 3, 2]


@pytest.mark.rule("skip-rescue-exact", "skip-rescue-any-skip", "skip-rescue-match")
@pytest.mark.parametrize(
    ("rescue", "holds", "saving"),
    [
        ("exact", "RS BS R4 W", {"RS"}),
        ("any_skip", "RS BS R4 W", {"RS", "BS"}),
        ("match", "RS BS R4 B5 W", {"RS", "BS", "R4"}),
    ],
)
def test_some_cards_save_the_victim_of_a_skip(rescue: str, holds: str, saving: set[str]) -> None:
    table = given(f"RS B1 B2 | {holds} | Y1 Y2 | B7 B8", rules={"skip_rescue": rescue})
    table = do(table, play("RS"))
    assert answering(table) == saving
    for code in set(holds.split()) - saving:
        refusal = refused(table, play(code, "R"))
        assert (refusal.reason, refusal.rule) == (Reason.NO_ANSWER, agreed(table.rules, "skip_rescue"))
    for code in saving:
        after = do(table, play(code))
        assert after.phase == (Answer(2, Hit(0, 1, CARDS[code])) if code.endswith("S") else Turn(2))


@pytest.mark.rule("skip-rescue-exact")
def test_the_skip_then_falls_on_the_next_player() -> None:
    table = given("RS B1 B2 | RS G2 | Y1 Y2 | B7 B8", rules={"skip_rescue": "exact"})
    table, happenings = step(table, play("RS"), play("RS", uno=True), expire(ClockKind.SKIP))
    assert happened(SeatSkipped, happenings) == [SeatSkipped(2)]
    assert table.phase == Turn(3)


@pytest.mark.rule("skip-rescue-any-skip")
def test_everybody_in_turn_may_pass_a_skip_on_with_any_skip() -> None:
    table = given("RS B1 B2 | BS G2 G3 | Y1 Y2 | B7 B8", rules={"skip_rescue": "any_skip"})
    table = do(table, play("RS"), play("BS"), expire(ClockKind.SKIP))
    assert (table.phase, table.colour) == (Turn(3), "B")


@pytest.mark.rule("skip-rescue-match")
def test_a_card_of_the_skips_colour_keeps_the_turn_of_its_victim() -> None:
    table, happenings = step(
        given("RS B1 B2 | R4 G2 | Y1 Y2", rules={"skip_rescue": "match"}),
        play("RS"),
        play("R4", uno=True),
    )
    assert (str(table.top), table.phase, happened(SeatSkipped, happenings)) == ("R4", Turn(2), [])


@pytest.mark.rule("skip-rescue-exact", "uno-to-centre")
@pytest.mark.parametrize("card", ["RS", "R+2"])
def test_the_seat_after_a_victim_who_leaves_before_being_asked_moves(card: str) -> None:
    rules = {"skip_rescue": "exact", "draw2_answer": "transfer", "uno_to_centre": True}
    table = do(given(f"{card} B1 | G1 G2 | Y1 Y2 | B4 B5", rules=rules), play(card, uno=True))
    assert table.phase == HandOnPile(0)
    table = do(table, Leave(1), PutHand(2), PutHand(3))
    assert table.phase == Turn(2)


@pytest.mark.rule("skip-rescue-exact", "intervention")
@pytest.mark.pair("interv", "skipr")
@pytest.mark.parametrize("move", [play("RS"), jump(1, "RS")])
@pytest.mark.parametrize("rescue", ["none", "exact"])
def test_the_victim_of_a_skip_may_answer_or_jump_in_with_the_same_effect(move: object, rescue: str) -> None:
    """The rescue is open whenever jumping in is, since it is the same card."""
    rules = {"skip_rescue": rescue, "intervention": "colours"}
    table = do(given("RS B1 B2 | RS G2 G3 | Y1 Y2 | B7 B8", rules=rules), play("RS"))
    if rescue == "none" and not isinstance(move, JumpIn):
        assert refused(table, move).reason is Reason.NO_ANSWER
        return
    table = do(table, move)
    assert table.phase == Answer(2, Hit(0, 1, CARDS["RS"]))
    assert do(table, expire(ClockKind.SKIP)).phase == Turn(3)


@pytest.mark.rule("skip-rescue-any-skip", "multi-card-same-rank")
@pytest.mark.pair("multi", "skipr")
@pytest.mark.parametrize(
    ("moves", "skipped", "next_up"),
    [([], [1, 2], 3), ([play("YS")], [2], 3)],
)
def test_the_first_victim_of_several_skips_may_save_them_all_with_one(
    moves: list[object], skipped: list[int], next_up: int
) -> None:
    """The answer is a Skip of its own and takes one turn, whatever it answered."""
    rules = {"skip_rescue": "any_skip", "multi": "same_rank"}
    table = given("RS GS B1 B2 | YS G2 G3 | Y1 Y2 | B7 B8", rules=rules)
    table, happenings = step(table, play("RS GS"), *moves, expire(ClockKind.SKIP))
    assert [event.seat for event in happened(SeatSkipped, happenings)] == skipped
    assert table.phase == Turn(next_up)


LAST = {
    "draw2_answer": "progressive_mixed",
    "wd4_answer": "progressive_mixed",
    "reverse_deflect": True,
    "deck": "blank112",
    "blank": "plus10",
}


@pytest.mark.rule("last-card-draws-count", "draw2-no-answer")
@pytest.mark.parametrize(("card", "drawn"), [("R+2", 2), ("+10", 10)])
def test_the_target_of_a_last_hit_can_do_nothing_about_it(card: str, drawn: int) -> None:
    table, happenings = step(given(f"{card} | RR R+2 W4 +10 | Y1 Y2", rules=LAST), play(card, "R"))
    (ended,) = happened(RoundEnded, happenings)
    assert len(ended.hands[1]) == 4 + drawn
    assert table.score.rounds_won == (1, 0, 0)


@pytest.mark.rule("last-card-draws-count", "wd4-challenge-open")
@pytest.mark.parametrize("counted", [True, False])
def test_the_target_of_a_last_four_can_only_challenge_or_take_it(counted: bool) -> None:
    table = given("W4 | RR R+2 W4 +10 | Y1 Y2", rules=LAST | {"last_draw_counts": counted})
    table = do(table, play("W4", "R"))
    assert legal_actions(table, 1) == [Accept(1), Challenge(1)]
    for code in ("RR", "R+2", "W4", "+10"):
        assert refused(table, play(code, "R")).reason is Reason.LAST_CARD_HIT
    for move, drawn in ((accept(), 4), (challenge(), 6)):
        (ended,) = happened(RoundEnded, events(table, move))
        assert (ended.winners, len(ended.hands[1])) == ((0,), 4 + drawn * counted)


@pytest.mark.rule("last-card-draws-count", "skip-rescue-exact")
def test_a_last_skip_cannot_be_answered() -> None:
    rules = {"skip_rescue": "exact", "intervention": "colours"}
    table = do(given("RS | RS G2 | Y1 Y2", rules=rules), play("RS"))
    assert table.score.rounds_won == (1, 0, 0)


@pytest.mark.rule("last-card-draws-count", "play-to-last", "draw2-transfer-no-sum")
def test_a_last_draw_two_is_answered_as_usual_where_the_others_play_on() -> None:
    rules = TRANSFER | {"round_end": "to_last", "scoring": "none"}
    table = do(given("R+2 | G+2 G2 | Y1 Y2", rules=rules), play("R+2"))
    assert table.phase == Answer(1, Hit(2, 0, CARDS["R+2"]))
    assert table.went_out == ()
    table = do(table, play("G+2", uno=True), accept())
    assert (counts(table), table.went_out) == ([0, 1, 4], (0,))
    assert table.phase == Turn(1)


@pytest.mark.rule("last-card-draws-count", "play-to-last", "draw2-transfer-no-sum")
def test_a_chain_that_comes_round_to_who_laid_the_last_card_brings_the_player_back() -> None:
    """Going out is granted only when everything that the last card caused is settled."""
    rules = TRANSFER | {"round_end": "to_last", "scoring": "none"}
    table = do(given("R+2 | G+2 G2 | Y+2 Y2", rules=rules), play("R+2"), play("G+2"), play("Y+2"))
    assert table.phase == Answer(0, Hit(2, 2, CARDS["Y+2"]))
    table = do(table, accept())
    assert (counts(table), table.went_out, table.phase) == ([2, 1, 1], (), Turn(1))


@pytest.mark.rule("wd4-challenge-open", "play-to-last")
@pytest.mark.pair("chal", "tolast")
@pytest.mark.parametrize(("move", "drawn"), [(accept(), 4), (challenge(), 6)])
def test_a_last_four_is_decided_before_its_player_takes_a_place(move: object, drawn: int) -> None:
    """A lone +4 is never a bluff, so that a challenge only delays the place."""
    rules = {"round_end": "to_last", "scoring": "none"}
    table = do(given("W4 | G1 G2 | Y1 Y2", rules=rules), play("W4", "G"))
    assert (table.phase.seat, table.went_out) == (1, ())
    table = do(table, move)
    assert (counts(table), table.went_out, table.phase) == ([0, 2 + drawn, 2], (0,), Turn(2))
