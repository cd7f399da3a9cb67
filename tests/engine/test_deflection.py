"""Deflection: a Reverse of the colour in force sends an effect back to who caused it."""

import pytest

from bot.engine import Accept, Challenge, GameState, Leave, PlayCards, Reason, legal_actions
from bot.engine.cards import CARDS
from bot.engine.events import (
    CardsDrawn,
    DirectionReversed,
    HitAnswered,
    JumpedIn,
    RoundEnded,
    SeatSkipped,
)
from bot.engine.phases import Answer, ClockKind, Hit, Turn
from tests.support.tables import (
    accept,
    challenge,
    counts,
    do,
    expire,
    given,
    happened,
    jump,
    play,
    refused,
    step,
)

DEFLECT = {"reverse_deflect": True}


def answering(table: GameState) -> set[str]:
    """List what the target may lay."""
    seat = table.phase.seat
    return {str(action.cards[0]) for action in legal_actions(table, seat) if isinstance(action, PlayCards)}


@pytest.mark.rule("reverse-deflect")
@pytest.mark.parametrize(("direction", "target", "next_up"), [(1, 1, 3), (-1, 3, 1)])
def test_a_draw_two_is_sent_back_and_play_goes_on_the_other_way(
    direction: int, target: int, next_up: int
) -> None:
    cards = ["R+2 B1 B2", "G1 G2", "Y1 Y2", "B4 B5"]
    cards[target] += " RR"
    table = given(" | ".join(cards), rules=DEFLECT, direction=direction)
    table, happenings = step(table, play("R+2"), play("RR"))
    assert happened(DirectionReversed, happenings) == [DirectionReversed(-direction)]
    assert happened(HitAnswered, happenings) == [HitAnswered(target, 0, 2)]
    assert table.phase == Answer(0, Hit(2, target, CARDS["R+2"]))
    table = do(table, accept())
    assert (counts(table)[0], table.phase, table.direction) == (4, Turn(next_up), -direction)


@pytest.mark.rule("reverse-deflect")
def test_a_reverse_of_another_colour_does_not_fit() -> None:
    table = do(given("R+2 B1 B2 | BR R1 | Y1 Y2", rules=DEFLECT), play("R+2"))
    assert answering(table) == set()
    for code in ("BR", "R1"):
        refusal = refused(table, play(code))
        assert (refusal.reason, refusal.rule) == (Reason.NO_ANSWER, "reverse-deflect")


@pytest.mark.rule("reverse-deflect", "reverse-two-player-skip")
def test_with_two_players_a_deflection_is_no_skip() -> None:
    table = do(given("R+2 B1 B2 | RR G1 G2", rules=DEFLECT), play("R+2"), play("RR"))
    assert table.phase == Answer(0, Hit(2, 1, CARDS["R+2"]))
    table = do(table, accept())
    assert (counts(table), table.phase) == ([4, 2], Turn(1))


@pytest.mark.rule("reverse-deflect")
def test_who_is_hit_by_the_own_card_may_send_it_back_once_more() -> None:
    table = given("R+2 GR RR B2 | RR G1 G2 | Y1 Y2", rules=DEFLECT)
    table = do(table, play("R+2"), play("RR"))
    assert answering(table) == {"RR"}
    table = do(table, play("RR"))
    assert (table.phase, table.direction) == (Answer(1, Hit(2, 0, CARDS["R+2"])), 1)
    assert do(table, accept()).phase == Turn(2)


@pytest.mark.rule("reverse-deflect", "draw2-draw-then-play")
def test_who_pays_for_a_deflection_still_plays_where_a_hit_costs_no_turn() -> None:
    rules = DEFLECT | {"hit": "draw_then_play"}
    table = do(given("R+2 B1 B2 | RR G1 | Y1 Y2", rules=rules), play("R+2"), play("RR", uno=True), accept())
    assert (counts(table), table.phase) == ([4, 1, 2], Turn(0))


@pytest.mark.rule("reverse-deflect")
@pytest.mark.parametrize(
    ("direction", "target", "next_up", "seats"), [(1, 1, 3, 4), (-1, 3, 1, 4), (1, 1, 1, 2)]
)
def test_a_skip_is_sent_back_so_that_its_player_is_skipped(
    direction: int, target: int, next_up: int, seats: int
) -> None:
    cards = ["RS B1 B2", "G1 G2", "Y1 Y2", "B4 B5"][:seats]
    cards[target] += " RR"
    table = given(" | ".join(cards), rules=DEFLECT, direction=direction)
    table, happenings = step(table, play("RS"), play("RR"), expire(ClockKind.SKIP))
    assert happened(HitAnswered, happenings) == [HitAnswered(target, 0, 0)]
    assert happened(SeatSkipped, happenings) == [SeatSkipped(0)]
    assert table.phase == Turn(next_up)


@pytest.mark.rule("reverse-deflect", "plus10-blank", "plus10-zero")
@pytest.mark.parametrize(
    ("rules", "card"), [({"deck": "blank112", "blank": "plus10"}, "+10"), ({"zero": "plus10"}, "G0")]
)
def test_a_ten_is_sent_back_by_a_reverse_of_its_colour(rules: dict[str, object], card: str) -> None:
    table = do(given(f"{card} B1 B2 | GR RR | Y1 Y2", top="G9", rules=DEFLECT | rules), play(card, "G"))
    assert answering(table) == {"GR"}
    table = do(table, play("GR", uno=True), accept())
    assert (counts(table), table.phase) == ([12, 1, 2], Turn(2))


@pytest.mark.rule("reverse-deflect", "wd4-challenge-open")
@pytest.mark.pair("deflect", "chal")
def test_a_four_is_sent_back_by_the_ordered_colour_which_gives_up_the_challenge() -> None:
    table = do(given("W4 R1 B2 | GR RR Y5 | Y1 Y2", rules=DEFLECT), play("W4", "G"))
    assert legal_actions(table, 1) == [Accept(1), Challenge(1), PlayCards(1, (CARDS["GR"],))]
    assert counts(do(table, challenge())) == [6, 3, 2]
    table = do(table, play("GR"))
    assert (table.phase, table.evidence) == (Answer(0, Hit(4, 1, CARDS["W4"])), None)
    assert refused(table, challenge()).reason is Reason.NO_CHALLENGE
    table = do(table, accept())
    assert (counts(table), table.phase) == ([6, 2, 2], Turn(2))


@pytest.mark.rule("reverse-deflect", "draw2-transfer-no-sum")
@pytest.mark.pair("transf", "deflect")
def test_a_draw_two_that_comes_back_may_be_passed_on_in_the_new_direction() -> None:
    rules = DEFLECT | {"draw2_answer": "transfer"}
    table = do(given("R+2 G+2 B2 | RR G1 G2 | Y1 Y2", rules=rules), play("R+2"), play("RR"))
    assert answering(table) == {"G+2"}
    table = do(table, play("G+2", uno=True))
    assert table.phase == Answer(2, Hit(2, 0, CARDS["G+2"]))
    assert do(table, accept()).phase == Turn(1)


@pytest.mark.rule("reverse-deflect", "progressive-same-kind", "progressive-mixed")
@pytest.mark.pair("prog", "deflect")
@pytest.mark.parametrize("answer", ["progressive", "progressive_mixed"])
def test_the_whole_sum_goes_back_to_the_previous_player_who_may_answer_again(answer: str) -> None:
    rules = DEFLECT | {"draw2_answer": answer, "wd4_answer": answer}
    table = given("R+2 B1 B2 | G+2 Y+2 G2 | GR Y1 Y2 | B4 B5", rules=rules)
    table = do(table, play("R+2"), play("G+2"), play("GR"))
    assert table.phase == Answer(1, Hit(4, 2, CARDS["G+2"]))
    after = do(table, accept())
    assert (counts(after), after.phase) == ([2, 6, 2, 2], Turn(0))
    assert do(table, play("Y+2", uno=True)).phase == Answer(0, Hit(6, 1, CARDS["Y+2"]))


@pytest.mark.rule("reverse-deflect", "wd4-rescue-draw2-ordered", "wd4-rescue-draw2-any")
@pytest.mark.pair("deflect", "wd4ans")
@pytest.mark.parametrize(
    ("answer", "laid", "saves"),
    [("draw2_ordered", "G+2", True), ("draw2_ordered", "B+2", False), ("draw2_any", "B+2", True)],
)
def test_a_four_that_comes_back_is_answered_by_a_draw_two_as_ever(
    answer: str, laid: str, saves: bool
) -> None:
    rules = DEFLECT | {"wd4_answer": answer}
    table = do(given(f"W4 {laid} B2 | GR Y5 Y6 | Y1 Y2", rules=rules), play("W4", "G"), play("GR"))
    assert answering(table) == ({laid} if saves else set())
    if saves:
        table = do(table, play(laid, uno=True))
        assert table.phase == Answer(2, Hit(2, 0, CARDS[laid]))
    else:
        assert refused(table, play(laid)).reason is Reason.NO_ANSWER


@pytest.mark.rule("reverse-deflect", "intervention")
@pytest.mark.pair("deflect", "interv")
@pytest.mark.parametrize("card", ["R+2", "W4"])
def test_a_twin_of_the_deflecting_reverse_takes_the_hit_off_the_table(card: str) -> None:
    """As ever, a twin replaces what waits: here it turns play round once more and hits nobody."""
    rules = DEFLECT | {"intervention": "colours"}
    table = given(f"{card} B1 B2 | RR Y5 Y6 | Y1 Y2 | RR B5 B6", rules=rules)
    table = do(table, play(card, "R"), play("RR"))
    assert table.phase == Answer(0, Hit(2 if card == "R+2" else 4, 1, CARDS[card]), held=True)
    table, happenings = step(table, jump(3, "RR"))
    assert happened(JumpedIn, happenings) == [JumpedIn(3)]
    assert happened(CardsDrawn, happenings) == []
    assert (table.direction, table.phase) == (1, Turn(0))


@pytest.mark.rule("reverse-deflect", "intervention")
@pytest.mark.parametrize("card", ["R+2", "W4"])
def test_a_deflected_hit_falls_only_when_the_time_for_a_twin_is_over(card: str) -> None:
    """A deflected +4 fell at once, for it has no twin itself; but the Reverse on it has one."""
    rules = DEFLECT | {"intervention": "colours"}
    table = given(f"{card} B1 B2 | RR Y5 Y6 | Y1 Y2", rules=rules)
    table = do(table, play(card, "R"), play("RR"), accept())
    assert (counts(table)[0], table.phase.accepted) == (2, True)
    assert counts(do(table, expire(ClockKind.HOLD)))[0] == 2 + (2 if card == "R+2" else 4)


@pytest.mark.rule("reverse-deflect", "skip-next", "multi-card-same-rank")
def test_several_skips_are_sent_back_together() -> None:
    rules = DEFLECT | {"multi": "same_rank"}
    table = given("RS GS B1 B2 | GR Y5 Y6 | Y1 Y2 | B5 B6", rules=rules)
    table, happenings = step(table, play("RS GS"), play("GR"), expire(ClockKind.SKIP))
    assert [event.seat for event in happened(SeatSkipped, happenings)] == [0, 3]
    assert table.phase == Turn(2)


@pytest.mark.rule("reverse-deflect", "last-card-draws-count")
def test_a_last_reverse_sends_a_hit_back_which_is_dealt_before_the_count() -> None:
    table, happenings = step(given("R+2 B1 B2 | RR | Y1 Y2", rules=DEFLECT), play("R+2"), play("RR"))
    (ended,) = happened(RoundEnded, happenings)
    assert (ended.winners, [len(held) for held in ended.hands]) == ((1,), [4, 0, 2])
    assert table.score.rounds_won == (0, 1, 0)


@pytest.mark.rule("reverse-deflect", "play-to-last")
def test_who_has_laid_the_last_card_and_gets_it_back_is_not_out() -> None:
    rules = DEFLECT | {"round_end": "to_last", "scoring": "none"}
    table = do(given("R+2 | RR G1 G2 | Y1 Y2", rules=rules), play("R+2"), play("RR"), accept())
    assert (counts(table), table.went_out, table.phase) == ([2, 2, 2], (), Turn(2))


@pytest.mark.rule("reverse-deflect")
def test_what_its_author_left_behind_is_sent_on_to_the_next_seat() -> None:
    table = given("R+2 B1 B2 | RR Y5 Y6 | Y1 Y2 | B5 B6", rules=DEFLECT)
    table = do(table, play("R+2"), Leave(0), play("RR"))
    assert table.phase == Answer(3, Hit(2, 1, CARDS["R+2"]))
    assert do(table, accept()).phase == Turn(2)
