"""Help: what somebody can do here and now, and short answers by situation, under the rules of the table."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import discord
from discord import ui

from bot.engine import Rules
from bot.table.scene import Scene
from bot.ui.layouts.book import Book, ways_on
from bot.ui.layouts.explaining import told
from bot.ui.layouts.pieces import Style, row, screen, text
from bot.ui.press import Press
from bot.ui.verbs import Verb
from bot.ui.words import Words


class Situation(StrEnum):
    """What somebody who asks for help is in."""

    NO_TABLE = "no-table"
    LOBBY = "lobby"
    GUEST = "guest"
    HOST = "host"
    SPECTATOR = "spectator"
    LAST_ROUND = "last-round"
    WAITING = "waiting"
    PLAYER = "player"


class Topic(StrEnum):
    """What somebody may want to know, as people would ask it, what is asked most at the front."""

    NEW = "new"
    STUCK = "stuck"
    UNO = "uno"
    CATCH = "catch"
    HIT = "hit"
    HAND = "hand"
    TABLE = "table"
    SLOW = "slow"
    REFUSED = "refused"
    LEAVE = "leave"
    RULES = "rules"
    HOST = "host"
    KEYBOARD = "keyboard"
    COMMANDS = "commands"


def situation(scene: Scene | None, user_id: int) -> Situation:
    """Tell what somebody is in at a table, or without one."""
    if scene is None or scene.closed is not None or scene.over:
        return Situation.NO_TABLE
    seat = scene.seat_of(user_id)
    if scene.lobby is not None:
        if seat is None:
            return Situation.LOBBY
        return Situation.HOST if seat == scene.host else Situation.GUEST
    if seat is None:
        return Situation.LAST_ROUND if scene.view(None).last_round else Situation.SPECTATOR
    return Situation.WAITING if scene.queued(seat) else Situation.PLAYER


def help_layout(scene: Scene | None, user_id: int, words: Words, topic: Topic | None = None) -> ui.LayoutView:
    """Say what to do now and offer what people ask for, or answer one of that by the rules of the table."""
    book = None if scene is None else Book.of(scene)
    now = situation(scene, user_id)
    if topic is None:
        said = [words("help-title"), words("help-now", situation=now.value), words("help-choose")]
    else:
        rules = Rules() if book is None else book.rules
        said = [words("help-asked", topic=words(f"help-ask-{topic}")), _answer(topic, rules, words)]
    return screen(
        text(*said),
        row(_menu(topic, words)),
        row(*_ways_on(scene, now, book, topic, words)),
    )


def _answer(topic: Topic, rules: Rules, words: Words) -> str:
    return words(f"help-{topic}", **told(rules, words))


def _menu(topic: Topic | None, words: Words) -> Press:
    options = [
        discord.SelectOption(label=words(f"help-ask-{one}"), value=one.value, default=one is topic)
        for one in Topic
    ]
    return Press.select(Verb.HELP, options=options, placeholder=words("help-menu"))


def _ways_on(
    scene: Scene | None, now: Situation, book: Book | None, topic: Topic | None, words: Words
) -> Iterator[Press]:
    """Offer what helps further: one's hand, the tutorial, the rules of the table."""
    if scene is not None and now is Situation.PLAYER:
        label = words("button-hand")
        yield Press.button(Verb.HAND, scene.table_id, label=label, style=Style.primary)
    if topic in (None, Topic.NEW):
        yield Press.button(Verb.TUTORIAL, label=words("button-tutorial"))
    if book is not None:
        yield from ways_on(book, words, Verb.GLOSSARY)
