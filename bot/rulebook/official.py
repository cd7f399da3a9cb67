"""The page of official play: the game in short, and then rule by rule."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.options import Origin
from bot.rulebook.markdown import bullets, emphasised, escaped, heading
from bot.rulebook.options import option_link
from bot.ui.layouts.explaining import origin_name, rule_said, section_name
from bot.ui.layouts.in_force import Held, chapters
from bot.ui.layouts.memo import memo_lines
from bot.ui.layouts.options import OFFICIAL, value_said
from bot.ui.words import Words


def official_blocks(words: Words) -> Iterator[str]:
    """Write how the game is played where nothing else is agreed."""
    yield words("pages-official-intro")
    yield heading(2, words("button-memo"))
    yield bullets(memo_lines(OFFICIAL, words))
    for section, held in chapters(OFFICIAL).items():
        yield heading(2, escaped(section_name(section, words)), section)
        yield bullets(_said(one, words) for one in held)


def _said(held: Held, words: Words) -> str:
    if held.rule is None:
        value = value_said(held.field, getattr(OFFICIAL, held.field), words)
        return words("rules-option", option=option_link(held.field, words), value=escaped(value))
    said = escaped(rule_said(held.rule, OFFICIAL, words))
    return (
        said
        if held.origin is Origin.OFFICIAL
        else f"{said} {emphasised(f'({origin_name(held.origin, words)})')}"
    )
