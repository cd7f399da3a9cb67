"""Citing: a refusal names the rule that the group has agreed on, and none that it does not play by."""

from typing import Any

import pytest

from bot.engine import Accept, Challenge, DrawCard, Reason, Rules
from bot.engine.catalogue import OPTIONS
from tests.support.tables import Move, do, draw, given, keep, play, refused

HANDS = "{} B1 B2 | R1 R3 G3 G3 | Y1 Y2"


@pytest.mark.rule("feature-dispute-free")
@pytest.mark.parametrize(
    ("card", "rules", "rule"),
    [
        ("R+2", {"intervention": "colours"}, "draw2-no-answer"),
        ("R+2", {"draw2_answer": "transfer"}, "draw2-transfer-no-sum"),
        ("R+2", {"draw2_answer": "progressive"}, "progressive-same-kind"),
        (
            "R+2",
            {"draw2_answer": "progressive_mixed", "wd4_answer": "progressive_mixed"},
            "progressive-mixed",
        ),
        ("R+2", {"draw2_answer": "skip_bounce"}, "skip-bounce"),
        ("R+2", {"reverse_deflect": True}, "reverse-deflect"),
        ("R+2", {"reverse_deflect": True, "draw2_answer": "transfer"}, "draw2-transfer-no-sum"),
        ("W4", {}, "wd4-draw-and-skip"),
        ("W4", {"hit": "draw_then_play"}, "wd4-draw-then-play"),
        ("W4", {"wd4_answer": "draw2_ordered"}, "wd4-rescue-draw2-ordered"),
        ("W4", {"wd4_answer": "draw2_any"}, "wd4-rescue-draw2-any"),
        ("W4", {"wd4_answer": "progressive"}, "progressive-same-kind"),
        ("R0", {"zero": "plus10", "intervention": "colours"}, "plus10-zero"),
        ("R0", {"zero": "plus10", "draw2_answer": "progressive"}, "progressive-same-kind"),
        (
            "+10",
            {"deck": "blank112", "blank": "plus10", "draw2_answer": "progressive"},
            "progressive-same-kind",
        ),
        ("RS", {"skip_rescue": "exact"}, "skip-rescue-exact"),
        ("RS", {"skip_rescue": "match"}, "skip-rescue-match"),
        ("RS", {"skip_rescue": "any_skip"}, "skip-rescue-any-skip"),
        ("RS", {"reverse_deflect": True}, "reverse-deflect"),
        ("RS", {"intervention": "colours"}, "skip-next"),
    ],
)
def test_a_card_that_does_not_answer_is_refused_by_the_rule_of_answers_that_is_agreed(
    card: str, rules: dict[str, Any], rule: str
) -> None:
    table = do(given(HANDS.format(card), rules=rules), play(card, "B" if card in ("W4", "+10") else None))
    wrong = "G3"
    refusal = refused(table, play(wrong))
    assert (refusal.reason, refusal.rule) == (Reason.NO_ANSWER, rule)
    waits = refused(table, DrawCard(1))
    assert (waits.reason, waits.rule) == (Reason.HIT_WAITS, rule)
    other = refused(table, Accept(2))
    assert (other.reason, other.rule) == (Reason.NOT_THE_TARGET, rule)


@pytest.mark.rule("wd4-challenge-open")
def test_who_challenges_for_another_is_told_who_may() -> None:
    fours = do(given(HANDS.format("W4")), play("W4", "B"))
    assert refused(fours, Challenge(2)).rule == "wd4-challenge-open"
    twos = do(given(HANDS.format("R+2"), rules={"draw2_answer": "transfer"}), play("R+2"))
    assert refused(twos, Challenge(2)).rule == "draw2-transfer-no-sum"


@pytest.mark.rule("progressive-one-per-turn", "one-card-per-turn")
@pytest.mark.parametrize(
    ("rules", "rule"),
    [
        ({"draw2_answer": "progressive"}, "progressive-one-per-turn"),
        ({"draw2_answer": "transfer"}, "one-card-per-turn"),
        ({"draw2_answer": "transfer", "multi": "same_rank"}, "draw2-transfer-no-sum"),
    ],
)
def test_several_cards_as_one_answer_are_refused_by_a_rule_in_force(rules: dict[str, Any], rule: str) -> None:
    table = do(given("R+2 B1 B2 | G+2 Y+2 R3 | Y1 Y2", rules=rules), play("R+2"))
    refusal = refused(table, play("G+2 Y+2"))
    assert (refusal.reason, refusal.rule) == (Reason.ONE_CARD, rule)


@pytest.mark.parametrize(
    ("rules", "before", "move", "rule"),
    [
        ({"draw": "until_playable"}, draw(), draw(), "draw-until-playable"),
        ({"draw": "to_match"}, draw(), draw(), "draw-to-match"),
        ({}, draw(), draw(), "draw-one-may-play"),
        ({}, None, keep(), "say-pass"),
    ],
)
def test_drawing_and_passing_are_refused_by_the_rule_that_is_agreed(
    rules: dict[str, Any], before: Move | None, move: Move, rule: str
) -> None:
    table = given("B1 B2 | G1 G2", rules=rules, draw="R3 R4")
    refusal = refused(table if before is None else do(table, before), move)
    assert refusal.rule == rule
    chosen = Rules(**rules)
    assert any(option.rule(getattr(chosen, field)) == rule for field, option in OPTIONS.items())
