"""Citing: the rule that a refusal names is the one that is agreed on, where there is a choice of several."""

from __future__ import annotations

from .cards import FOUR
from .catalogue import rule_of
from .hits import adds_up, option_for
from .phases import Hit
from .rules import Rules
from .state import GameState


def agreed(rules: Rules, field: str) -> str | None:
    """Name the rule that explains how an option is set, None where no rule does. Raises KeyError."""
    return rule_of(field, getattr(rules, field))


def rule_of_hit(state: GameState, hit: Hit) -> str | None:
    """Name the rule by which a hit or a skip is answered, or is not."""
    rules = state.rules
    answers = option_for(state, hit) if hit.amount else rules.skip_rescue
    if answers == "none" and rules.reverse_deflect:
        return "reverse-deflect"
    if not hit.amount:
        return agreed(rules, "skip_rescue")
    if hit.card is FOUR:
        plays_on = answers == "none" and rules.hit == "draw_then_play"
        return "wd4-draw-then-play" if plays_on else agreed(rules, "wd4_answer")
    if hit.card.face == "+2":
        return agreed(rules, "draw2_answer")
    if answers != "none":
        return rule_of("draw2_answer", answers)
    return "plus10-zero" if hit.card.face == "0" else "plus10-blank"


def rule_of_one_answer(state: GameState, hit: Hit) -> str | None:
    """Name the rule by which a hit is answered with one card only."""
    if adds_up(state, hit):
        return "progressive-one-per-turn"
    return agreed(state.rules, "multi") if state.rules.multi == "none" else rule_of_hit(state, hit)
