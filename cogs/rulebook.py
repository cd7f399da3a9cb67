"""The rulebook: /uno rules, /uno memo and /uno cards, and the ways between them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from discord import app_commands, ui

from bot.engine import PRESETS
from bot.table.naming import own
from bot.table.refusals import NoSuchTable, TableUnavailable
from bot.table.settings import ServerSettings
from bot.table.sharing import Unreadable, stored
from bot.table.themes import theme_of
from bot.ui.emojis import Emojis
from bot.ui.layouts import rules_layout
from bot.ui.layouts.book import Book
from bot.ui.layouts.glossary import glossary_layout
from bot.ui.layouts.memo import memo_layout
from bot.ui.layouts.presets import flaw_text
from bot.ui.press import Pressed, handles, whole
from bot.ui.verbs import Verb
from bot.ui.words import Words, languages
from cogs import Bot, Interaction
from cogs._choices import LANGUAGES
from cogs._commands import add_commands
from cogs._private import guild_of, theme_here
from cogs._rule_sets import Found, find, suggest
from cogs._saving import Refused, found, unless_refused
from cogs._visits import Visit

Page = Callable[[Book, Words], ui.LayoutView]
"""Draws a part of the book."""


async def setup(bot: Bot) -> None:
    """Add the commands."""
    add_commands(
        bot.uno,
        {
            "rules": rules,
            "memo": memo,
            "cards": cards,
        },
    )


_suggested = app_commands.autocomplete(preset=suggest)
_offered = app_commands.choices(language=LANGUAGES)


@_suggested
@_offered
async def rules(interaction: Interaction, preset: str | None = None, language: str | None = None) -> None:
    """Show the rules of a rule set, those of the table here, or those that the server plays."""
    await _show(interaction, preset, language, rules_layout)


@_suggested
@_offered
async def memo(interaction: Interaction, preset: str | None = None, language: str | None = None) -> None:
    """Show them on one short card."""
    await _show(interaction, preset, language, memo_layout)


@_suggested
@_offered
async def cards(interaction: Interaction, preset: str | None = None, language: str | None = None) -> None:
    """Show the cards that they are played with."""
    await _show(interaction, preset, language, _cards(interaction.client.art))


@handles(Verb.BOOK)
async def turn_to_chapter(press: Pressed) -> None:
    """Show a chapter of the rules."""
    await _turn(press, lambda book, words: rules_layout(book, words, *press.values[:1]))


@handles(Verb.MEMO)
async def turn_to_memo(press: Pressed) -> None:
    """Show the short card."""
    await _turn(press, memo_layout)


@handles(Verb.GLOSSARY)
async def turn_to_cards(press: Pressed) -> None:
    """Show a page of the cards."""
    page = press.number(1) if press.args[1:] else 0
    await _turn(press, _cards(press.interaction.client.art, page))


def _cards(art: Emojis, page: int = 0) -> Page:
    return lambda book, words: glossary_layout(book, words, art.themed(book.theme), page)


async def _show(interaction: Interaction, preset: str | None, language: str | None, page: Page) -> None:
    """Open the book that a command asks for, in a private message."""
    visit = Visit(interaction)

    async def work() -> ui.LayoutView:
        book = await _book_here(visit) if preset is None else _book(visit, await found(visit, preset))
        return _drawn(visit, book, language, page)

    view = await unless_refused(visit, work())
    if view is not None:
        await visit.reply.answer.private(view)


async def _turn(press: Pressed, page: Page) -> None:
    """Open the book that a press comes from, in place of the page that was pressed."""
    visit = Visit(press.interaction)
    language = press.args[2] if press.args[2:] else None

    async def work() -> ui.LayoutView:
        return _drawn(visit, await _book_of(visit, press), language, page)

    view = await unless_refused(visit, work())
    if view is not None:
        await visit.reply.answer.in_place(view)


def _drawn(visit: Visit, book: Book, language: str | None, page: Page) -> ui.LayoutView:
    """Draw a page in this language; where there are no words in it, in the reader's own."""
    if language in languages():
        return page(replace(book, language=language), Words.of(language, visit.words.public))
    return page(book, visit.words)


async def _book_here(visit: Visit) -> Book:
    """Open the rules of the table in this channel, else those that the server plays."""
    try:
        table = await visit.table_here()
    except TableUnavailable:
        table = None
    book = None if table is None else Book.of(table.scene)
    return book or await _book_of_server(visit)


async def _book_of_server(visit: Visit) -> Book:
    bot, guild_id = visit.interaction.client, guild_of(visit.interaction)
    chosen, usual = (await bot.servers.settings(guild_id)).preset, ServerSettings().preset
    try:
        rule_set = await find(bot, guild_id, chosen)
    except Unreadable:
        rule_set = None
    return _book(visit, rule_set or Found(usual, PRESETS[usual]))


async def _book_of(visit: Visit, press: Pressed) -> Book:
    """Open the book of a press; raises TableUnavailable, or Refused for a rule set that is gone."""
    source = press.args[0] if press.args else ""
    if press.table_id:
        book = Book.of((await visit.table(press.table_id)).scene)
        if book is None:
            raise NoSuchTable(press.table_id)
        return book
    if source in PRESETS:
        return _book(visit, Found(source, PRESETS[source]))
    return _book(visit, await _saved(visit, press.read(0, _saved_id)))


def _saved_id(source: str) -> int:
    return whole(source.removeprefix(_SAVED))


async def _saved(visit: Visit, saved_id: int) -> Found:
    shelf = visit.interaction.client.database.presets
    saved = await shelf.get(guild_of(visit.interaction), saved_id)
    if saved is None:
        raise Refused(visit.words("sets-unknown"))
    try:
        return Found(own(saved.name), stored(saved.body), saved)
    except Unreadable as flaw:
        raise Refused(flaw_text(flaw, visit.words)) from flaw


def _book(visit: Visit, rule_set: Found) -> Book:
    source = rule_set.name if rule_set.saved is None else f"{_SAVED}{rule_set.saved.saved_id}"
    theme = theme_of(rule_set.name, theme_here(visit.interaction))
    return Book(rule_set.rules, rule_set.name, source=source, theme=theme)


_SAVED = "#"
"""Begins the source of a rule set that the server has saved; its id follows."""
