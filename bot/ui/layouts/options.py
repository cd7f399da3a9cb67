"""Options: what is agreed on in words, and which of it is not official."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import PRESETS, Rules
from bot.ui.words import Words

OFFICIAL = PRESETS["classic"]

_FOLLOWS = frozenset({"protection", "target"})
"""Options told with others: a +4 is blocked where it cannot be challenged; a target goes with its scoring."""


def differences(rules: Rules, words: Words) -> list[str]:
    """Say in a short line each how these rules differ from official play."""
    return list(_lines(rules, words))


def differing(rules: Rules, words: Words) -> str | None:
    """Say in one small line how these rules differ from official play, None where nothing does."""
    lines = differences(rules, words)
    return words("table-differs", rules=words("list-of-rules").join(lines)) if lines else None


def _lines(rules: Rules, words: Words) -> Iterator[str]:
    for option in Rules.model_fields:
        value = getattr(rules, option)
        if option not in _FOLLOWS and value != getattr(OFFICIAL, option):
            yield words(f"option-{option.rstrip('_').replace('_', '-')}", value=spoken(value))
    if rules.goal != OFFICIAL.goal and rules.target is not None:
        yield words("goal", scoring=rules.scoring, goal=rules.goal)


def spoken(value: object) -> str | int:
    """Turn an option's value into what a message selects by: switches are `on` and `off`."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return value if isinstance(value, int) else str(value)


def preset_name(preset: str, words: Words) -> str:
    """Name a rule set; one that a server made has the name that was given to it."""
    return words(f"preset-{preset}") if words.has(f"preset-{preset}") else words.name(preset)


def preset_about(preset: str, words: Words) -> str | None:
    """Describe a rule set in a line, None for one that a server made."""
    return words(f"preset-{preset}-about") if words.has(f"preset-{preset}-about") else None
