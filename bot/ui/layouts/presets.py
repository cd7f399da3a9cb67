"""Rule sets: finding one, looking at one, passing one on, and why one cannot be read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from unicodedata import combining, normalize

from discord import ui

from bot.engine import PRESETS, Rules, catalogue
from bot.table.naming import own
from bot.table.sharing import Flaw, Unreadable
from bot.ui.layouts.conflicts import badge, concerns, excluded, warned
from bot.ui.layouts.explaining import origin_name
from bot.ui.layouts.options import (
    OFFICIAL,
    option_name,
    preset_about,
    preset_name,
    preset_plainly,
    value_said,
)
from bot.ui.layouts.pieces import fitting, join, screen, text
from bot.ui.words import Words, slug

ROOM = 3000
"""Characters for what is listed."""
_ENOUGH = 4
"""Players that rules are looked at for where nobody sits yet."""


def matching(search: str, saved: Sequence[str], words: Words) -> list[str]:
    """List the rule sets that a search finds, those of the server last; an empty one finds all.

    It looks at names, descriptions and what else a game is called. Rule: feature-similar-games.
    """
    wanted = _plain(search)
    names = [*PRESETS, *map(own, saved)]
    return [name for name in names if wanted in _plain(" ".join(_described(name, words)))]


def _described(name: str, words: Words) -> Iterator[str]:
    yield preset_plainly(name, words)
    yield preset_about(name, words) or ""
    yield also_called(name, words) or ""
    yield name


def also_called(name: str, words: Words) -> str | None:
    """Give other names of a game like this one, None where there are none."""
    return words(f"preset-{name}.also") if words.has(f"preset-{name}.also") else None


def _plain(text: str) -> str:
    return "".join(char for char in normalize("NFKD", text).casefold() if not combining(char)).strip()


def found_layout(search: str, saved: Sequence[str], words: Words) -> ui.LayoutView:
    """List the rule sets that a search finds."""
    title = words("sets-found", search=words.name(search)) if search else words("sets-title")
    lines = [_line(name, words) for name in matching(search, saved, words)]
    return screen(text(title, *(fitting(lines, ROOM) or [words("sets-none")])))


def _line(name: str, words: Words) -> str:
    about, also = preset_about(name, words), also_called(name, words)
    if about is None:
        return words("sets-own", name=preset_name(name, words))
    line = words("sets-line", name=preset_name(name, words), what=about)
    return join(line, words("sets-related", games=also) if also else None)


def set_layout(name: str, rules: Rules, words: Words) -> ui.LayoutView:
    """Show how a rule set differs from official play."""
    differs = [
        words(
            "panel-difference",
            option=option_name(field, words),
            value=value_said(field, value, words),
            origin=origin_name(catalogue.OPTIONS[field].origin(value), words),
        )
        for field, value in catalogue.differences(rules, OFFICIAL)
    ]
    return screen(
        text(
            words("sets-shown", name=preset_name(name, words)),
            preset_about(name, words),
            badge(rules, words) or words("panel-differs"),
            *fitting(differs, ROOM),
            *concerns(rules, _ENOUGH, words),
            *warned(rules, words),
        )
    )


def code_layout(code: str, words: Words) -> ui.LayoutView:
    """Show rules as a code to pass on."""
    return screen(text(words("sets-code"), f"```\n{code}\n```", words("sets-code-about")))


def flaw_text(flaw: Unreadable, words: Words) -> str:
    """Say precisely why rules cannot be read."""
    if flaw.clash is not None:
        return excluded(flaw.values, words, flaw.clash)
    what = words.name(flaw.what)
    if flaw.flaw is Flaw.WRONG_VALUE and flaw.what in catalogue.OPTIONS:
        what = option_name(flaw.what, words)
    return words(f"flaw-{slug(flaw.flaw)}", what=what)
