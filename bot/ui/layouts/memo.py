"""The memo: the game in a few lines, made from the options in force."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ui

from bot.engine import Rules
from bot.ui.layouts.book import Book, ways_on
from bot.ui.layouts.explaining import told
from bot.ui.layouts.options import differences, preset_name
from bot.ui.layouts.pieces import row, screen, text
from bot.ui.press import Verb
from bot.ui.words import Words

LONGEST = 1400
"""Characters of a memo at most: it is a card to look at, not a book."""
_LINES = ("deal", "turn", "actions", "black", "uno", "round", "match")


def memo_layout(book: Book, words: Words) -> ui.LayoutView:
    """Sum the rules up on one short card. Rule: feature-cheat-sheet."""
    lines = [words("memo-title", preset=preset_name(book.preset, words)), *memo_lines(book.rules, words)]
    here = _here(book.rules, words, LONGEST - sum(len(line) + 1 for line in lines))
    return screen(text(*lines, here), row(*ways_on(book, words, Verb.MEMO)))


def memo_lines(rules: Rules, words: Words) -> Iterator[str]:
    """Tell the game in short, a line for each thing to know."""
    figures = told(rules, words)
    for line in _LINES:
        yield " ".join(words(f"memo-{line}", **figures).split())
    if rules.silence != "off":
        yield words("memo-silence")


def _here(rules: Rules, words: Words, room: int) -> str | None:
    """List what differs from official play, as far as there is room."""
    differs = differences(rules, words)
    for shown in range(len(differs), -1, -1):
        left = len(differs) - shown
        listed = [*differs[:shown], *([words("memo-more", count=left)] if left else [])]
        here = words("memo-here", rules=words("list-of-rules").join(listed)) if listed else None
        if here is None or len(here) <= room:
            return here
    return None
