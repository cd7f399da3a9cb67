"""The memo: the game in a few lines, made from the options in force."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ui

from bot.engine import Rules, catalogue
from bot.table.folding import idle
from bot.ui.layouts.book import Book, ways_on
from bot.ui.layouts.explaining import told
from bot.ui.layouts.options import OFFICIAL, option_name, rules_name, value_said
from bot.ui.layouts.pieces import row, screen, text
from bot.ui.verbs import Verb
from bot.ui.words import Words, slug

LONGEST = 1400
"""Characters of a memo at most: it is a card to look at, not a book."""
NAMED = 2
"""Options without a clause that are named at the end; more of them are counted."""
_LINES = ("deal", "turn", "actions", "black", "uno", "round", "match")
_TOLD = frozenset(
    {
        "actions",
        "challenge",
        "deal",
        "draw",
        "hit",
        "multi",
        "protection",
        "round_end",
        "scoring",
        "silence",
        "skip_effect",
        "target",
        "uno_enforce",
        "uno_penalty",
        "uno_word",
        "wd4_legality",
        "wild_colour",
    }
)
"""Options that the lines speak of; a price stands for the trying of wrong cards."""
_CLAUSES = (
    "draw2_answer",
    "wd4_answer",
    "intervention",
    "seven",
    "zero",
    "five",
    "uno_to_centre",
    "politeness_ready",
    "multi_draw_cards",
    "skip_rescue",
    "reverse_deflect",
    "deck",
    "blank",
    "wild_when",
    "wd4_colour",
    "plus10_colour",
    "voluntary_draw",
    "force_play",
    "pass_",
    "uno_proxy",
    "penalty_misplay",
    "penalty_false_call",
    "penalty_advice",
    "penalty_cheating",
    "loser_forfeit",
    "partners",
    "exact_101",
    "last_draw_counts",
    "exhaust",
    "values",
    "lone_zero",
    "opener",
    "start",
    "packs",
    "turn_cap",
)
"""Options that have a clause, what surprises most at the front."""


def memo_layout(book: Book, words: Words) -> ui.LayoutView:
    """Sum the rules up on one short card. Rule: feature-cheat-sheet."""
    title = words("memo-title", preset=rules_name(book.preset, book.rules, words))
    lines = [title, *memo_lines(book.rules, words)]
    here = _here(book.rules, words, LONGEST - sum(len(line) + 1 for line in lines))
    return screen(text(*lines, here), row(*ways_on(book, words, Verb.MEMO)))


def memo_lines(rules: Rules, words: Words) -> Iterator[str]:
    """Tell the game in short, a line for each thing to know."""
    figures = told(rules, words)
    for line in _LINES:
        yield " ".join(words(f"memo-{line}", **figures).split())
    if rules.silence != "off":
        yield " ".join(words("memo-silence", **figures).split())


def _here(rules: Rules, words: Words, room: int) -> str | None:
    """Say what else differs from official play, as far as there is room; what finds none is counted."""
    differing = _differing(rules)
    clauses = [words(f"memo-{slug(field)}", **told(rules, words)) for field in _CLAUSES if field in differing]
    named = _named(differing, rules, words)
    if named:
        whole = words("memo-here", rules=words("list-of-rules").join([*clauses, *named]))
        if len(whole) <= room:
            return whole
    for shown in range(len(clauses), -1, -1):
        left, more = len(differing) - shown, "memo-more" if shown else "memo-more-alone"
        listed = [*clauses[:shown], *([words(more, count=left)] if left else [])]
        here = words("memo-here", rules=words("list-of-rules").join(listed)) if listed else None
        if here is None or len(here) <= room:
            return here
    return None


def _named(differing: frozenset[str], rules: Rules, words: Words) -> list[str]:
    """Name the options that have no clause with what they are set to, unless they are too many."""
    plain = [field for field in catalogue.OPTIONS if field in differing and field not in _CLAUSES]
    if len(plain) > NAMED:
        return []
    return [
        words(
            "difference",
            option=option_name(field, words),
            value=value_said(field, getattr(rules, field), words, rules),
        )
        for field in plain
    ]


def _differing(rules: Rules) -> frozenset[str]:
    """Find the options that differ from official play, have an effect and are in none of the lines."""
    changed = {field for field, _ in catalogue.differences(rules, OFFICIAL)}
    return frozenset(field for field in changed - _TOLD if not idle(field, rules))
