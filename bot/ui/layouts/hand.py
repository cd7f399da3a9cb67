"""The hand: one player's own cards and what may be done with them, in a message that nobody else sees."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from discord import ui

from bot.engine import Card, Standing
from bot.engine.cards import sort_key
from bot.engine.phases import MatchOver, RoundOver, SwapTarget
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.cards import card_emoji, custom_of, held_label, kind_of
from bot.ui.layouts.choosing import choice
from bot.ui.layouts.controls import (
    between_rounds,
    card_button,
    controls,
    page_buttons,
    refresh_button,
    target_buttons,
    uno_button,
)
from bot.ui.layouts.hints import armed as armed_hint
from bot.ui.layouts.hints import hint, open_window, pile, price
from bot.ui.layouts.holder import Holder
from bot.ui.layouts.introducing import house_rules_told
from bot.ui.layouts.pictures import Shot, picture_button
from bot.ui.layouts.pieces import PAGE, ROW, Piece, batches, row, rows, screen, text
from bot.ui.press import Press
from bot.ui.staging import Staged
from bot.ui.words import Words


def hand_layout(
    scene: Scene,
    seat: int,
    words: Words,
    emojis: Emojis,
    *,
    page: int = 0,
    armed: bool = False,
    note: str | None = None,
    step: Staged | None = None,
    hints: bool = True,
    pictures: bool = False,
) -> ui.LayoutView:
    """Show a seat its hand; `armed` says UNO! with the next play, `note` is what just happened.

    `step` is a play that waits for a choice; `hints` and `pictures` tell whether this person wants any. A
    step that is not possible any more is left out, and a page (from 0) that does not exist is the last one.
    """
    if scene.queued(seat):
        return screen(text(words("hand-queued"), note))
    holder = Holder.of(scene, seat, words, emojis, page=page, armed=armed, hints=hints)
    view = holder.view
    if isinstance(view.phase, RoundOver | MatchOver) or view.standing[seat] is not Standing.PLAYING:
        return screen(text(_title(holder), hint(holder), note), row(*between_rounds(holder)))
    if isinstance(view.phase, SwapTarget) and holder.asked:
        return screen(*_targets(holder, note), kind=kind_of(view.colour))
    open_step = None if step is None else holder.making(step)
    if open_step is None or open_step.question is None:
        return screen(*_cards(holder, note, pictures=pictures), kind=kind_of(view.colour))
    kept = _kept(holder, open_step.staged.cards)
    return screen(*choice(holder, open_step, _title(holder), kept, note), kind=kind_of(view.colour))


def kinds(holder: Holder) -> list[Card]:
    """List the kinds of cards in a hand by colour, but on several pages those that can be played first."""
    ordered = sorted(set(holder.view.hand), key=sort_key)
    if len(ordered) > PAGE and holder.hinted:
        playable = set(holder.playable)
        ordered.sort(key=lambda card: card not in playable)
    return ordered


def _cards(asked: Holder, note: str | None, *, pictures: bool) -> list[Piece | None]:
    counts = Counter(asked.view.hand)
    pages = list(batches(kinds(asked), PAGE)) or [[]]
    page = min(max(asked.page, 0), len(pages) - 1)
    holder = asked if page == asked.page else replace(asked, page=page)
    several = len(pages) > 1
    where = holder.words("page", page=holder.page + 1, pages=len(pages)) if several else None
    return [
        text(
            _title(holder),
            pile(holder),
            hint(holder),
            price(holder),
            armed_hint(holder),
            open_window(holder),
            house_rules_told(holder.view, holder.words),
            note,
            where,
        ),
        *rows([card_button(holder, card, counts[card]) for card in pages[holder.page]]),
        row(*_controls(holder, pictures=pictures)),
        row(*page_buttons(holder, len(pages))),
    ]


def _controls(holder: Holder, *, pictures: bool) -> list[Press]:
    """Make the row under the cards, with the button for a picture where there is room for it."""
    there = controls(holder)
    if pictures and len(there) < ROW:
        there.append(picture_button(Shot.HAND, holder.scene, holder.words))
    return there


def _targets(holder: Holder, note: str | None) -> list[Piece | None]:
    """Ask whose hand it shall be after a 7 that was laid out of turn."""
    return [
        text(_title(holder), _kept(holder, ()), hint(holder), open_window(holder), note),
        *rows(target_buttons(holder)),
        row(uno_button(holder), refresh_button(holder)),
    ]


def _kept(holder: Holder, laid: tuple[Card, ...]) -> str | None:
    """List what is left in the hand once cards are played, since their buttons make room for a choice."""
    counts = Counter(holder.view.hand) - Counter(laid)
    if not counts:
        return None
    cards = " · ".join(_kind(holder, kind, counts[kind]) for kind in sorted(counts, key=sort_key))
    return holder.words("hand-keeps", cards=cards)


def _kind(holder: Holder, card: Card, count: int) -> str:
    rules, words = holder.view.rules, holder.words
    emoji, label = card_emoji(card, holder.emojis), held_label(card, words, rules, count)
    if custom_of(card, rules) is not None:
        label = words.name(label)  # on a button nothing is formatted, but here
    return f"{emoji} {label}" if emoji else label


def _title(holder: Holder) -> str:
    return holder.words("hand-title", count=len(holder.view.hand))
