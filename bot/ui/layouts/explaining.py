"""Explaining: rules as they are cited in an argument, and cards one by one, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.engine import Face, Rules, catalogue
from bot.engine.cards import CARDS, CUSTOM_FACES
from bot.engine.options import Kind
from bot.engine.rules import GOALS
from bot.ui.layouts.calling import call_text
from bot.ui.layouts.cards import custom_of
from bot.ui.layouts.custom import card_said
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
    return words(f"rule-{rule}", **_figures(rule, rules, words))


def section_name(section: str, words: Words) -> str:
    """Name a chapter of the rulebook."""
    return words(f"section-{section}")


def family_name(family: str, words: Words) -> str:
    """Name a page of options."""
    return words(f"family-{family}")


def origin_name(origin: str, words: Words) -> str:
    """Say where an option's value comes from."""
    return words(f"origin-{origin}")


def face_name(face: Face, rules: Rules, words: Words) -> str:
    """Name a card; what no other card does at a table has a name of its own."""
    own = custom_of(CARDS[face], rules) if face in CUSTOM_FACES else None
    return words.name(own.name) if own else words(f"face-{entry(face, rules)}")


def face_does(face: Face, rules: Rules, words: Words) -> str:
    """Say what a card does by these rules. Raises UnknownWords."""
    own = custom_of(CARDS[face], rules) if face in CUSTOM_FACES else None
    if own is not None and rules.actions == "live":
        return card_said(own, words)
    return " ".join(words(f"face-{entry(face, rules)}.does", **_options(rules)).split())


def entry(face: Face, rules: Rules) -> str:
    """Give the entry of the glossary that explains a card: numbers that do nothing share one."""
    if face in CUSTOM_FACES:
        return "custom"
    if face.number is None:
        return face.lower().replace("+", "plus-")
    meaning = _NUMBERS.get(face)
    return meaning[0] if meaning is not None and meaning[1](rules) else "number"


_NUMBERS: Mapping[Face, tuple[str, Callable[[Rules], bool]]] = {
    Face.ZERO: ("zero", lambda rules: rules.zero != "plain"),
    Face.TWO: ("two", lambda rules: rules.silence == "twos"),
    Face.FIVE: ("five", lambda rules: rules.five != "plain"),
    Face.SEVEN: ("seven", lambda rules: rules.seven != "plain"),
}
"""Numbers that do something where it is agreed."""


def told(rules: Rules, words: Words) -> dict[str, Args]:
    """Give what sentences about rules choose by: every option by its name, the goal and the word to call."""
    return {**_options(rules), "goal": rules.goal, "word": call_text(rules, words)}


def _options(rules: Rules) -> dict[str, Args]:
    return {
        field.rstrip("_"): spoken(getattr(rules, field))
        for field, option in catalogue.OPTIONS.items()
        if option.kind is not Kind.TEXT
    }


def _figures(rule: str, rules: Rules, words: Words) -> dict[str, Args]:
    figures = told(rules, words)
    fines = {field: fine or OFFERED for field, fine in figures.items() if field.startswith("penalty_")}
    fail = FOUR + rules.challenge_fail_extra
    return {**figures, **fines, "fail": fail, "goal": _goal(rule, rules)}


def _goal(rule: str, rules: Rules) -> int:
    """Give what ends the match; under a scoring that is not agreed, its own number."""
    scoring = _SCORINGS.get(rule, rules.scoring)
    return rules.goal if scoring == rules.scoring else GOALS[scoring]
