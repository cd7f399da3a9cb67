"""The hand: one player's own cards and what may be done with them, in a message that nobody else sees."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from discord import ui

from bot.engine import Card, Standing, View
from bot.engine.cards import sort_key
from bot.engine.phases import MatchOver, RoundOver
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.cards import card_emoji, card_label, card_text, kind_of
from bot.ui.layouts.controls import (
    back_button,
    between_rounds,
    card_button,
    colour_buttons,
    controls,
    page_buttons,
    uno_button,
)
from bot.ui.layouts.hints import armed as armed_hint
from bot.ui.layouts.hints import bluff, hint, open_window, pile
from bot.ui.layouts.holder import Holder
from bot.ui.layouts.pieces import Piece, batches, row, rows, screen, text
from bot.ui.words import Words

PAGE = 20
"""Kinds of cards on a page."""


@dataclass(frozen=True, slots=True)
class HandStep:
    """The second step of a play: the card that was pressed waits for its colour."""

    card: Card


def hand_layout(
    scene: Scene,
    seat: int,
    words: Words,
    emojis: Emojis,
    *,
    page: int = 0,
    armed: bool = False,
    note: str | None = None,
    step: HandStep | None = None,
) -> ui.LayoutView:
    """Show a seat its hand; `armed` says UNO! with the next play, `note` is what just happened.

    A step that is not possible any more is left out, and a page (from 0) that does not exist is the last one.
    """
    if scene.queued(seat):
        return screen(text(words("hand-queued"), note))
    holder = Holder.of(scene, seat, words, emojis, page=page, armed=armed)
    view = holder.view
    if isinstance(view.phase, RoundOver | MatchOver) or view.standing[seat] is not Standing.PLAYING:
        return screen(text(_title(holder), hint(holder), note), row(*between_rounds(holder)))
    choosing = step is not None and step.card in holder.playable
    pieces = _choice(holder, step.card, note) if step and choosing else _cards(holder, note)
    return screen(*pieces, kind=kind_of(view.colour))


def kinds(view: View) -> list[Card]:
    """List the kinds of cards in a hand by colour, but on several pages those that can be played first."""
    ordered = sorted(set(view.hand), key=sort_key)
    if len(ordered) > PAGE:
        playable = set(view.playable)
        ordered.sort(key=lambda card: card not in playable)
    return ordered


def _cards(asked: Holder, note: str | None) -> list[Piece | None]:
    counts = Counter(asked.view.hand)
    pages = list(batches(kinds(asked.view), PAGE)) or [[]]
    page = min(max(asked.page, 0), len(pages) - 1)
    holder = asked if page == asked.page else replace(asked, page=page)
    several = len(pages) > 1
    where = holder.words("page", page=holder.page + 1, pages=len(pages)) if several else None
    return [
        text(
            _title(holder), pile(holder), hint(holder), armed_hint(holder), open_window(holder), note, where
        ),
        *rows([card_button(holder, card, counts[card]) for card in pages[holder.page]]),
        row(*controls(holder)),
        row(*page_buttons(holder, len(pages))),
    ]


def _choice(holder: Holder, card: Card, note: str | None) -> list[Piece | None]:
    ask = holder.words("hand-choose-colour", card=card_text(card, holder.words, holder.emojis))
    warnings = (bluff(holder, card), armed_hint(holder), open_window(holder))
    return [
        text(_title(holder), pile(holder), _kept(holder, card), ask, *warnings, note),
        row(*colour_buttons(holder, card)),
        row(uno_button(holder, card), back_button(holder)),
    ]


def _kept(holder: Holder, card: Card) -> str | None:
    """List what is left in the hand once a card is played, since its buttons make room for the colours."""
    counts = Counter(holder.view.hand) - Counter([card])
    if not counts:
        return None
    cards = " · ".join(_kind(holder, kind, counts[kind]) for kind in sorted(counts, key=sort_key))
    return holder.words("hand-keeps", cards=cards)


def _kind(holder: Holder, card: Card, count: int) -> str:
    emoji, label = card_emoji(card, holder.emojis), card_label(card, count)
    return f"{emoji} {label}" if emoji else label


def _title(holder: Holder) -> str:
    return holder.words("hand-title", count=len(holder.view.hand))
