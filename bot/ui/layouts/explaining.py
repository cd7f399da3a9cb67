"""Explaining: rules as they are cited in an argument, and cards one by one, in words."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine import Rules, catalogue
from bot.engine.options import Kind
from bot.engine.rules import GOALS
from bot.ui.layouts.options import spoken
from bot.ui.words import Args, Words

FOUR = 4
OFFERED = 2
"""What a fine costs where none is agreed: the number that is offered when it is switched on."""

_SCORINGS: Mapping[str, str] = {
    rule: scoring for scoring, rule in catalogue.OPTIONS["scoring"].rules.items() if rule
} | {"exact-101-reset": "over_101"}


def rule_said(rule: str, rules: Rules, words: Words) -> str:
    """State a rule, with the numbers that these rules set. Raises UnknownWords."""
    return words(f"rule-{rule}", **_figures(rule, rules))


def section_name(section: str, words: Words) -> str:
    """Name a chapter of the rulebook."""
    return words(f"section-{section}")


def family_name(family: str, words: Words) -> str:
    """Name a page of options."""
    return words(f"family-{family}")


def origin_name(origin: str, words: Words) -> str:
    """Say where an option's value comes from."""
    return words(f"origin-{origin}")


def face_name(face: str, words: Words) -> str:
    """Name a card by the code of its face."""
    return words(f"face-{_printed(face)}")


def face_does(face: str, words: Words) -> str:
    """Say what a card does, by the code of its face."""
    return words(f"face-{_printed(face)}.does")


def _figures(rule: str, rules: Rules) -> dict[str, Args]:
    figures = {
        field.rstrip("_"): spoken(getattr(rules, field))
        for field, option in catalogue.OPTIONS.items()
        if option.kind is not Kind.TEXT
    }
    fines = {field: fine or OFFERED for field, fine in figures.items() if field.startswith("penalty_")}
    fail = FOUR + rules.challenge_fail_extra
    return {**figures, **fines, "fail": fail, "goal": _goal(rule, rules)}


def _goal(rule: str, rules: Rules) -> int:
    """Give what ends the match; under a scoring that is not agreed, its own number."""
    scoring = _SCORINGS.get(rule, rules.scoring)
    return rules.goal if scoring == rules.scoring else GOALS[scoring]


def _printed(face: str) -> str:
    if face.isdigit():
        return "number"
    return "custom" if face in _CUSTOM else face.lower().replace("+", "plus-")


_CUSTOM = frozenset({"C1", "C2", "C3", "C4"})
