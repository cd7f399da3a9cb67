"""Cards of one's own: what they say by themselves, the list of them, and the editor of one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import get_args

import discord
from discord import ui

from bot.engine.custom_cards import MOST_BLOCKS, MOST_DRAWN, Block, CustomCard
from bot.ui.layouts.pieces import Piece, Style, join, line, row, rows, screen, text
from bot.ui.press import Press
from bot.ui.verbs import Verb
from bot.ui.words import Words

KINDS: tuple[str, ...] = get_args(Block.model_fields["does"].annotation)
WHOM: tuple[str, ...] = get_args(Block.model_fields["whom"].annotation)
NOTHING = "none"
"""What a block is where a card has no more of them."""
NEW = "new"
"""The place of a card that is not there yet."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Where cards are: at a table that `blanks` cards of its deck are white, or saved by the server.

    `table_id` is 0 for the server; `places` name the cards in presses, in their order; `ticket` tells which
    rules a press was made under.
    """

    table_id: int
    ticket: str
    cards: tuple[CustomCard, ...]
    places: tuple[str, ...]
    blanks: int = 0
    most: int = 0

    @property
    def of_server(self) -> bool:
        """Tell whether these are the cards that the server has saved."""
        return self.table_id == 0


def card_said(card: CustomCard, words: Words) -> str:
    """Say what a card does, in sentences made from its blocks. Rule: blank-custom."""
    if not card.blocks:
        said = [words("custom-anywhere"), words("custom-plain")]
        return " ".join([*said, words("custom-no-effect")] if card.text else said)
    stays = [] if card.names_colour else [words("custom-colour-stays")]
    return " ".join([words("custom-anywhere"), *(block_said(block, words) for block in card.blocks), *stays])


def block_said(block: Block, words: Words) -> str:
    """Say what one block does."""
    if block.does == "draw":
        return words(f"custom-does-draw-{block.whom}", count=block.amount)
    return words(f"custom-does-{block.does}")


def cards_layout(
    shelf: Shelf,
    words: Words,
    *,
    saved: Sequence[tuple[str, str]] = (),
    note: str | None = None,
    turn: str = "",
) -> ui.LayoutView:
    """List the cards, with a way into the editor of each.

    `saved` are those that can be taken from the server, by place and name; `turn` sets the menu of them
    apart from the one before, in which Discord would still show a choice that was refused.
    """
    room = len(shelf.cards) < (shelf.most if shelf.of_server else max(shelf.blanks, 1))
    new = Press.button(
        Verb.WORD_CARD, shelf.table_id, shelf.ticket, NEW, label=words("custom-new"), style=Style.success
    )
    return screen(
        text(note, *_head(shelf, words)),
        line() if shelf.cards else None,
        text(*_listed(shelf, words)) if shelf.cards else None,
        *rows([_edit(shelf, at, words) for at in range(len(shelf.cards))]),
        row(_take(shelf, saved, words, turn)) if saved and room else None,
        row(new if room else None, _to_panel(shelf, words)),
    )


def _head(shelf: Shelf, words: Words) -> Iterator[str]:
    if shelf.of_server:
        yield words("custom-title-server")
        yield words("custom-about-server", count=len(shelf.cards), most=shelf.most)
    else:
        yield words("custom-title")
        yield words("custom-about", blanks=shelf.blanks)
        yield words("custom-agree")


def _listed(shelf: Shelf, words: Words) -> Iterator[str]:
    """Name each card, and say what it does where there is room for all of them."""
    for number, card in enumerate(shelf.cards, 1):
        yield words("custom-card", number=number, name=words.name(card.name))
        if not shelf.of_server:
            yield join(_quoted(card, words), card_said(card, words))


def _quoted(card: CustomCard, words: Words) -> str | None:
    return words("custom-text", text=words.text(card.text)) if card.text else None


def _edit(shelf: Shelf, at: int, words: Words) -> Press:
    return Press.button(
        Verb.CARD,
        shelf.table_id,
        shelf.ticket,
        shelf.places[at],
        label=f"{at + 1}. {words.plain_name(shelf.cards[at].name)}",
    )


def _take(shelf: Shelf, saved: Sequence[tuple[str, str]], words: Words, turn: str) -> Press:
    options = [discord.SelectOption(label=words.plain_name(name), value=place) for place, name in saved[:25]]
    return Press.select(
        Verb.TAKE_CARD, shelf.table_id, shelf.ticket, turn, options=options, placeholder=words("custom-take")
    )


def _to_panel(shelf: Shelf, words: Words) -> Press | None:
    if shelf.of_server:
        return None
    return Press.button(Verb.PANEL, shelf.table_id, "", "cards", label=words("button-back"))


def card_layout(shelf: Shelf, at: int, words: Words, *, note: str | None = None) -> ui.LayoutView:
    """Edit one card: its words, its blocks, and what becomes of it."""
    card = shelf.cards[at]
    blocks: list[Block | None] = [*card.blocks, None][:MOST_BLOCKS]
    editor = _Editor(shelf, shelf.places[at], words)
    return screen(
        text(
            note,
            f"## {words.name(card.name)}",
            _quoted(card, words),
            card_said(card, words),
            None if shelf.of_server else words("custom-agree"),
        ),
        line(),
        *(piece for number, block in enumerate(blocks) for piece in editor.block(number, block)),
        row(*editor.deeds()),
    )


@dataclass(frozen=True, slots=True)
class _Editor:
    shelf: Shelf
    place: str
    words: Words

    def block(self, number: int, block: Block | None) -> Iterator[Piece]:
        """Give the menus of one block: what it does, and for drawing how much and who."""
        yield from self._menu(number, "does", (NOTHING, *KINDS), NOTHING if block is None else block.does)
        if block is not None and block.does == "draw":
            yield from self._menu(number, "amount", range(1, MOST_DRAWN + 1), block.amount)
            yield from self._menu(number, "whom", WHOM, block.whom)

    def deeds(self) -> Iterator[Press]:
        """Give the buttons for the card as a whole."""
        words, server = self.words, self.shelf.of_server
        yield self._button(Verb.WORD_CARD, words("custom-words"))
        if not server:
            yield self._button(Verb.KEEP_CARD, words("custom-keep"))
        drop = words("custom-drop-server") if server else words("custom-drop")
        yield self._button(Verb.DROP_CARD, drop, Style.danger)
        yield Press.button(Verb.CARDS, self.shelf.table_id, label=words("custom-back"))

    def _button(self, verb: Verb, label: str, style: Style = Style.secondary) -> Press:
        return Press.button(
            verb, self.shelf.table_id, self.shelf.ticket, self.place, label=label, style=style
        )

    def _menu(
        self, number: int, part: str, values: Sequence[str | int], chosen: str | int
    ) -> Iterator[Piece]:
        options = [
            discord.SelectOption(
                label=self._named(number, part, value), value=str(value), default=value == chosen
            )
            for value in values
        ]
        menu = row(
            Press.select(
                Verb.CARD_BLOCK,
                self.shelf.table_id,
                self.shelf.ticket,
                self.place,
                number,
                part,
                options=options,
                placeholder=self._named(number, part, chosen),
            )
        )
        if menu is not None:
            yield menu

    def _named(self, number: int, part: str, value: str | int) -> str:
        words = self.words
        if part == "amount":
            return words("custom-amount", count=value)
        if part == "whom":
            return words(f"custom-whom-{value}")
        if value == NOTHING:
            return words("custom-no-kind", number=number + 1)
        return words("custom-kinds", number=number + 1) + ": " + words(f"custom-kind-{value}")
