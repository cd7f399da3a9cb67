"""The rules as they are agreed: how to play, generated from the options in force."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ui

from bot.engine import Rules
from bot.ui.layouts.options import differing, preset_about, preset_name, spoken
from bot.ui.layouts.pieces import join, line, screen, text
from bot.ui.words import Words


def rules_layout(rules: Rules, preset: str, words: Words) -> ui.LayoutView:
    """Tell how to play by these rules, in short sections."""
    head = join(words("rules-title", preset=preset_name(preset, words)), preset_about(preset, words))
    sections = [join(words(f"rules-{name}-title"), *lines) for name, lines in _sections(rules, words)]
    return screen(text(head), line(), text("\n".join(sections)), line(), text(_footer(rules, words)))


def _sections(rules: Rules, words: Words) -> Iterator[tuple[str, list[str]]]:
    yield "aim", [words("rules-aim"), words("rules-scoring", scoring=rules.scoring, goal=rules.goal)]
    yield "start", [words("rules-deal", count=rules.deal), words("rules-start", start=rules.start)]
    yield "turn", _turn(rules, words)
    yield "cards", [words("rules-cards"), *_four(rules, words)]
    yield "uno", _uno(rules, words)
    yield "end", [words("rules-end", last=spoken(rules.last_draw_counts))]


def _turn(rules: Rules, words: Words) -> list[str]:
    return [words("rules-turn"), words("rules-draw", voluntary=spoken(rules.voluntary_draw))]


def _four(rules: Rules, words: Words) -> Iterator[str]:
    if rules.wd4_legality == "no_colour":
        yield words("rules-four", challenge=spoken(rules.challenge))
    else:
        yield words("rules-four-free")
    if rules.challenge:
        yield words("rules-challenge", fail=4 + rules.challenge_fail_extra)


def _uno(rules: Rules, words: Words) -> list[str]:
    grace = [words("rules-uno-grace", count=rules.uno_grace)] if rules.uno_grace else []
    window = [words("rules-uno-window", count=rules.uno_window)] if rules.uno_window else []
    return [words("rules-uno", count=rules.uno_penalty), *grace, *window]


def _footer(rules: Rules, words: Words) -> str:
    return differing(rules, words) or words("rules-official")
