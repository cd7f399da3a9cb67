"""Say which look the cards of a table have; a look changes pictures and symbols, and never a rule."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal, get_args

from bot.table.naming import RuleSet

ThemeName = Literal["classic", "high-contrast", "animals", "suits"]
CLASSIC: ThemeName = "classic"

OF_PRESETS: Mapping[str, ThemeName] = {"junior": "animals"}
"""The looks that rule sets bring along; they go before the one that a server has chosen."""


def known(stored: Any) -> ThemeName:
    """Read a look that was stored; one that this version does not have is classic."""
    return stored if stored in get_args(ThemeName) else CLASSIC


@lru_cache(256)
def theme_of(preset: str, chosen: ThemeName) -> ThemeName:
    """Return the look of a table; `preset` is the name of its rules, `chosen` what its server has set.

    Rules that were changed keep their look, and rules that a server has saved have the server's.
    """
    named = RuleSet.of(preset)
    return chosen if named.own else OF_PRESETS.get(named.base, chosen)
