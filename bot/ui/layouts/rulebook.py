"""The rulebook: the rules as a table has agreed on them, what differs from official play first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord
from discord import ui

from bot.engine import Rules, catalogue
from bot.engine.options import Origin
from bot.engine.rule_ids import Section
from bot.ui.layouts.book import Book, ways_on
from bot.ui.layouts.conflicts import badge
from bot.ui.layouts.explaining import origin_name, rule_said, section_name
from bot.ui.layouts.in_force import Held, chapters
from bot.ui.layouts.memo import memo_lines
from bot.ui.layouts.options import OFFICIAL, option_name, preset_about, rules_name, value_said
from bot.ui.layouts.pieces import fitting, join, line, row, screen, text
from bot.ui.press import Press
from bot.ui.verbs import Verb
from bot.ui.words import Words

OVERVIEW = "start"
"""The page that comes first; the others are the chapters."""
ROOM = 2000
"""Characters for what differs from official play."""


def rules_layout(book: Book, words: Words, page: str = OVERVIEW) -> ui.LayoutView:
    """Show a page of the rules: how they differ from official play and the game in short, or a chapter."""
    found = chapters(book.rules)
    name = words("rules-title", preset=rules_name(book.preset, book.rules, words))
    shown = next((section for section in found if section == page), None)
    if shown is None:
        pieces = [text(name, *_overview(book, words)), line(), text(*memo_lines(book.rules, words))]
    else:
        chapter = words("rules-chapter", chapter=section_name(shown, words))
        pieces = [text(name, chapter, *_chapter(shown, found[shown], book.rules, words))]
    menu = _menu(book, found, shown, words)
    return screen(*pieces, row(menu), row(*ways_on(book, words, Verb.BOOK)))


def _overview(book: Book, words: Words) -> Iterator[str]:
    about = preset_about(book.preset, words)
    if about is not None:
        yield about
    official = badge(book.rules, words)
    if official is not None:
        yield official
    lines = list(_differences(book.rules, words))
    kept = fitting(lines[::-1], ROOM)[::-1]
    if lines:
        yield join(words("panel-conveniences" if official is not None else "rules-differs"), *kept)
    if len(kept) < len(lines):
        yield words("rules-more-differences", count=len(lines) - len(kept))


def _differences(rules: Rules, words: Words) -> Iterator[str]:
    for field, value in catalogue.differences(rules, OFFICIAL):
        origin = catalogue.OPTIONS[field].origin(value)
        yield words(
            "rules-difference",
            option=option_name(field, words),
            value=value_said(field, value, words),
            origin=origin_name(origin, words),
        )


def _chapter(section: Section, held: Sequence[Held], rules: Rules, words: Words) -> Iterator[str]:
    for one in held:
        said = _said(one, rules, words)
        if one.origin is Origin.OFFICIAL:
            yield words("rules-line", said=said)
        else:
            yield words("rules-line-from", said=said, origin=origin_name(one.origin, words))
    if section is Section.HOUSE and rules.cap:
        yield words("rules-line", said=words("rules-cap", cap=rules.cap))


def _said(held: Held, rules: Rules, words: Words) -> str:
    if held.rule is not None:
        return rule_said(held.rule, rules, words)
    value = value_said(held.field, getattr(rules, held.field), words)
    return words("rules-option", option=option_name(held.field, words), value=value)


def _menu(book: Book, found: dict[Section, list[Held]], shown: Section | None, words: Words) -> Press:
    first = discord.SelectOption(
        label=words("rules-overview"),
        value=OVERVIEW,
        description=words("rules-overview-about"),
        default=shown is None,
    )
    options = [
        discord.SelectOption(
            label=section_name(section, words),
            value=section,
            description=words("rules-count", count=len(held)),
            default=section is shown,
        )
        for section, held in found.items()
    ]
    return Press.select(
        Verb.BOOK,
        book.table,
        "",
        *book.found_by(),
        options=[first, *options],
        placeholder=words("rules-choose"),
    )
