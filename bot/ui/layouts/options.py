"""Options: what is agreed on in words, and which of it is not official."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine import PRESETS, Rules, catalogue
from bot.engine.options import Kind, Value
from bot.engine.rules import GOALS
from bot.table.agreeing import official
from bot.table.naming import RuleSet
from bot.ui.words import Words, slug

OFFICIAL = PRESETS["classic"]
MOST_DIFFERENCES = 10
"""Differences that are told where other things must be told as well."""


def differences(rules: Rules, words: Words) -> list[str]:
    """Say in a short line each how these rules differ from official play."""
    return [
        words("difference", option=option_name(field, words), value=value_said(field, value, words))
        for field, value in catalogue.differences(rules, OFFICIAL)
    ]


def differing(rules: Rules, words: Words) -> str | None:
    """Say in one small line how these rules differ from official play, None where nothing does."""
    lines = differences(rules, words)
    if len(lines) > MOST_DIFFERENCES + 1:
        more = len(lines) - MOST_DIFFERENCES
        lines = [*lines[:MOST_DIFFERENCES], words("more-differences", count=more)]
    told = "lobby-conveniences" if official(rules) else "table-differs"
    return words(told, rules=words("list-of-rules").join(lines)) if lines else None


def options_said(options: Sequence[tuple[str, Value]], words: Words, rules: Rules | None = None) -> str:
    """Say in one line what options are set to, and how many more where they are too many."""
    lines = [
        words("difference", option=option_name(field, words), value=value_said(field, value, words, rules))
        for field, value in options
    ]
    if len(lines) > MOST_DIFFERENCES + 1:
        more = len(lines) - MOST_DIFFERENCES
        lines = [*lines[:MOST_DIFFERENCES], words("more-differences", count=more)]
    return words("list-of-rules").join(lines)


def option_name(field: str, words: Words) -> str:
    """Name an option in a few words."""
    return words(f"option-{slug(field)}")


def option_why(field: str, words: Words) -> str:
    """Say in a line what an option is good for."""
    return words(f"option-{slug(field)}.why")


def value_said(field: str, value: Value, words: Words, rules: Rules | None = None) -> str:
    """Say what an option is set to; what it is where it is left open depends on the other rules."""
    kind = catalogue.OPTIONS[field].kind
    if kind is Kind.SWITCH:
        return words(f"value-{spoken(value)}")
    if kind is Kind.CHOICE:
        return words(f"value-{slug(field)}-{slug(value)}")
    if field == "target" and value is None and rules is not None:
        return words("value-target-usual", value=GOALS[rules.scoring])
    if value is None or value in ("", ()):
        return words(f"value-{slug(field)}-none")
    if isinstance(value, str):
        return words.name(value)
    if field == "custom_cards":
        return words("list-separator").join(words.name(card.name) for card in value)
    return words(f"value-{slug(field)}", value=value)


def spoken(value: object) -> str | int:
    """Turn an option's value into what a message selects by: switches are `on` and `off`."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return value if isinstance(value, int) else str(value)


def preset_name(preset: str, words: Words) -> str:
    """Name a rule set inside a message; one that a server made has the name that was given to it."""
    return _named(RuleSet.of(preset), words, words.name)


def rules_name(preset: str, rules: Rules, words: Words) -> str:
    """Name rules inside a message by the set that they come from; conveniences leave them official."""
    if RuleSet.of(preset).changed and official(rules):
        return words("changed-conveniences", preset=words("preset-classic"))
    return preset_name(preset, words)


def preset_plainly(preset: str, words: Words) -> str:
    """Name a rule set on a button or in a menu."""
    return _named(RuleSet.of(preset), words, words.plain_name)


def _named(preset: RuleSet, words: Words, write: Callable[[str], str]) -> str:
    ours = not preset.own and words.has(f"preset-{preset.base}")
    name = words(f"preset-{preset.base}") if ours else write(preset.base)
    return words("changed-rules", preset=name) if preset.changed else name


def preset_about(preset: str, words: Words) -> str | None:
    """Describe a rule set in a line, None for one that a server made."""
    return words(f"preset-{preset}.what") if words.has(f"preset-{preset}.what") else None
