"""The glossary: every face of the deck in play, its picture, and what it does by the rules of the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.engine import Card, Colour, Face, Rules
from bot.engine.cards import CARDS
from bot.engine.dealing import deck_of
from bot.ui.emojis import Emojis
from bot.ui.layouts.book import Book, ways_on
from bot.ui.layouts.cards import card_emoji, card_plainly, custom_of
from bot.ui.layouts.explaining import entry, face_does, face_name
from bot.ui.layouts.options import rules_name
from bot.ui.layouts.pieces import Piece, batches, join, row, screen, section, text
from bot.ui.press import Press
from bot.ui.verbs import Verb
from bot.ui.words import Words

CARDS_A_PAGE = 6
A_NUMBER = CARDS[f"{Colour.RED}{Face.ONE}"]
"""The card that stands for all numbers that do nothing."""


def glossary_layout(book: Book, words: Words, emojis: Emojis, page: int = 0) -> ui.LayoutView:
    """Show a page of cards, counted from 0; a page that there is not is the nearest one.

    Rule: feature-card-glossary.
    """
    pages = list(batches(explained(book.rules), CARDS_A_PAGE))
    page = max(0, min(page, len(pages) - 1))
    title = words("glossary-title", preset=rules_name(book.preset, book.rules, words))
    return screen(
        text(title, words("page", page=page + 1, pages=len(pages)) if len(pages) > 1 else None),
        *(_card(shown, book.rules, words, emojis) for shown in pages[page]),
        row(*_turns(book, page, len(pages), words)),
        row(*ways_on(book, words, Verb.GLOSSARY)),
    )


def explained(rules: Rules) -> Sequence[Card]:
    """List a card of each kind that the deck holds and that does something of its own, black ones last."""
    shown: dict[str, Card] = {}
    for held in deck_of(rules):
        name = held.face if custom_of(held, rules) else entry(held.face, rules)
        shown.setdefault(name, A_NUMBER if name == "number" else held)
    return tuple(shown.values())


def _card(shown: Card, rules: Rules, words: Words, emojis: Emojis) -> Piece:
    picture = emojis.url(shown.code)
    name = words("glossary-card", name=face_name(shown.face, rules, words))
    own = custom_of(shown, rules)
    quoted = words("glossary-own", text=words.text(own.text)) if own and own.text else None
    written = join(name, quoted, face_does(shown.face, rules, words))
    if picture is None:
        return text(f"{card_emoji(shown, emojis) or ''} {written}".strip())
    return section(written, picture, card_plainly(shown, words, rules))


def _turns(book: Book, page: int, pages: int, words: Words) -> Iterator[Press]:
    """Lead to the pages before and after."""
    for label, other in (("button-previous", page - 1), ("button-next", page + 1)):
        if pages > 1:
            yield Press.button(
                Verb.GLOSSARY,
                book.table,
                "",
                *book.found_by(other),
                label=words(label),
                disabled=not 0 <= other < pages,
            )
