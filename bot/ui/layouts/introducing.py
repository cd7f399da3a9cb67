"""Introducing: the house rules of a table, as such, in the first hands of a match."""

from __future__ import annotations

from functools import lru_cache

from bot.engine import PRESETS, Rules, View, catalogue
from bot.engine.options import Origin
from bot.ui.layouts.options import OFFICIAL, option_name, value_said
from bot.ui.layouts.pieces import fitting
from bot.ui.words import Words

ROOM = 500
"""Characters for the list; the whole of it is in the memo."""

_EASY = frozenset(PRESETS[name] for name in ("classic", "quick", "junior"))


def easy(rules: Rules) -> bool:
    """Tell whether these rules are themselves what a newcomer is advised to begin with."""
    return rules in _EASY


@lru_cache(maxsize=64)
def house_rules(rules: Rules) -> tuple[str, ...]:
    """List the options whose value here is a house rule."""
    return tuple(
        field
        for field, value in catalogue.differences(rules, OFFICIAL)
        if catalogue.OPTIONS[field].origin(value) is Origin.HOUSE
    )


def house_rules_told(view: View, words: Words) -> str | None:
    """Say which rules here are house rules, while the first lap of a match is played; None after it.

    Rules that are easy to begin with need no introduction either. Rule: feature-house-rule-onboarding.
    """
    if view.score.rounds or view.plays >= len(view.standing) or easy(view.rules):
        return None
    fields = house_rules(view.rules)
    lines = [_told(field, view.rules, words) for field in fields]
    shown = fitting(lines[::-1], ROOM)[::-1]
    if not lines:
        return None
    if len(shown) < len(lines):
        shown.append(words("more-differences", count=len(lines) - len(shown)))
    # The memo has no room for what each card of their own does.
    own = "yes" if "custom_cards" in fields else "no"
    return words("hand-house-rules", rules=words("list-of-rules").join(shown), own=own)


def _told(field: str, rules: Rules, words: Words) -> str:
    said = value_said(field, getattr(rules, field), words, rules)
    return words("difference", option=option_name(field, words), value=said)
