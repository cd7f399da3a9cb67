"""Choosing: the screens on which a play in the making is decided, one press an answer."""

from __future__ import annotations

from dataclasses import replace

from bot.engine import Card, Face
from bot.ui.layouts.cards import COLOURS, card_emoji, card_label, colour_name, custom_of, held_label
from bot.ui.layouts.controls import answer_button, back_button, held_counts, page_buttons, uno_button
from bot.ui.layouts.hints import armed as armed_hint
from bot.ui.layouts.hints import bluff, open_window, pile
from bot.ui.layouts.holder import Holder
from bot.ui.layouts.making import Making, Question, is_complete
from bot.ui.layouts.pieces import PAGE, Piece, Style, batches, row, rows, text
from bot.ui.press import Press
from bot.ui.staging import NOBODY, Staged


def choice(asked: Holder, made: Making, title: str, kept: str | None, note: str | None) -> list[Piece | None]:
    """Ask the open question of a play; UNO! and the way back stay in sight."""
    pages = list(batches(made.answers, PAGE))
    page = min(max(asked.page, 0), len(pages) - 1)
    holder = asked if page == asked.page else replace(asked, page=page)
    staged = made.staged
    warnings = (
        bluff(holder, staged.cards[-1]) if made.question is Question.COLOUR else None,
        armed_hint(holder, staged),
        open_window(holder),
    )
    return [
        text(title, pile(holder), kept, _ask(holder, made), *warnings, note),
        *rows([_answer(holder, made, answer) for answer in pages[page]]),
        row(uno_button(holder, staged), back_button(holder)),
        row(*page_buttons(holder, len(pages), staged)),
    ]


def _ask(holder: Holder, made: Making) -> str:
    staged = made.staged
    laid = " ".join(holder.card(card) for card in staged.cards)
    match made.question:
        case Question.TARGET:
            why = _why_target(holder, staged.cards[-1])
            return holder.words("hand-choose-target", card=laid, why=why)
        case Question.GIVE:
            name = holder.name(staged.target or 0)
            return holder.words("hand-choose-give", card=laid, name=name)
        case Question.MORE_CARDS:
            return holder.words("hand-choose-more-cards", card=laid, count=len(staged.cards))
        case question:
            return holder.words(f"hand-choose-{question}", card=laid)


def _why_target(holder: Holder, card: Card) -> str:
    """Tell what somebody is chosen for: to swap hands, to exchange a card, or to draw."""
    own = custom_of(card, holder.view.rules)
    if own is not None:
        return "swap" if any(block.does == "swap" for block in own.blocks) else "draw"
    return "exchange" if card.face is Face.FIVE else "swap"


def _answer(holder: Holder, made: Making, answer: Staged) -> Press:
    match made.question:
        case Question.TARGET:
            return answer_button(holder, answer, label=_target(holder, answer.target))
        case Question.GIVE if answer.give is not None:
            return _card_answer(holder, answer, answer.give)
        case Question.MORE_CARDS:
            return _more(holder, made.staged, answer)
        case Question.COLOUR | Question.DISCARD:
            return _colour(holder, answer, made.question)
        case _:
            return _card_answer(holder, answer, answer.cards[-1])


def _target(holder: Holder, target: int | None) -> str:
    if target is None or target == NOBODY:
        return holder.words("button-nobody")
    return holder.words("button-target", name=holder.plain_name(target), count=holder.view.counts[target])


def _more(holder: Holder, before: Staged, answer: Staged) -> Press:
    """Lay what is staged already, or one more; the last one that there is goes at once."""
    if answer.whole:
        label = holder.words("button-lay", count=len(before.cards))
        return answer_button(holder, answer, label=label, style=Style.primary)
    added = answer.cards[-1]
    sign = card_label(added)
    complete = is_complete(holder.view, answer)
    label = holder.words("button-lay-with" if complete else "button-add", card=sign, count=len(answer.cards))
    return answer_button(holder, answer, label=label, emoji=card_emoji(added, holder.emojis))


def _card_answer(holder: Holder, answer: Staged, card: Card) -> Press:
    label = held_label(card, holder.words, holder.view.rules)
    return answer_button(holder, answer, label=label, emoji=card_emoji(card, holder.emojis))


def _colour(holder: Holder, answer: Staged, question: Question) -> Press:
    """Make the button of a colour, with how many cards of it one keeps."""
    colour = answer.colour if question is Question.COLOUR else answer.discard
    if colour is None:
        raise AssertionError("a colour is asked for")
    count = held_counts(holder, answer)[colour]
    return answer_button(
        holder,
        answer,
        label=f"{colour_name(colour, holder.words)} · {count}",
        emoji=holder.emojis.mark(COLOURS[colour]),
    )
