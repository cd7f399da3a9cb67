"""Every screen there is, at its fullest and in every language, is one that Discord takes.

Ten players with names of 32 characters, the most cards, the longest texts that people may write.
"""

import inspect
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pkgutil import iter_modules

import pytest
from discord import ui

import bot.ui.layouts
from bot.engine import PRESETS, Motion, OpenVote, Reason, Refusal, card
from bot.engine.custom_cards import Block, CustomCard
from bot.engine.decks import deck
from bot.table.habits import UserSettings
from bot.table.lessons import LESSONS
from bot.table.permissions import Deed
from bot.table.practice import Practice
from bot.table.recall import Trouble
from bot.table.settings import ServerSettings
from bot.ui.layouts.book import Book
from bot.ui.layouts.confirming import Meant
from bot.ui.layouts.custom import Shelf
from bot.ui.layouts.help import Topic
from bot.ui.layouts.rulebook import OVERVIEW, chapters
from bot.ui.staging import Staged
from bot.ui.verbs import Verb
from bot.ui.words import Words, languages
from tests.support.tables import given, step
from tests.ui.builders import EMOJIS, LONG_NAMES, check_limits, lobby, scene

from .test_layouts_panel import PAGES, WILDEST

LONG = "*" * 120
"""The longest line that a person may write: every character of it is escaped."""
SAVED = tuple(f"{number:02}" + "*" * 30 for number in range(25))
MAY = frozenset(Deed)
PACK = " ".join(one.code for one in deck("classic108"))
CROWD = "R1 R2 | Y1 | Y2 | Y3 | Y4 | Y5 | Y6 | Y7 | Y8 | Y9"
SCORED = sorted({rules.scoring for rules in PRESETS.values()})
COUNTED = (
    "cards_played",
    "cards_drawn",
    "uno_calls",
    "catches",
    "uno_caught",
    "challenges_won",
    "challenges_lost",
    "rounds_won",
)


@dataclass(frozen=True, slots=True)
class Line:
    user_id: int = 10**19
    matches: int = 10**6
    wins: int = 10**6
    points: int = 10**7
    rank: int = 10**4


@dataclass(frozen=True, slots=True)
class Record:
    matches: int = 10**6
    wins: int = 10**5
    points: int = 10**7
    win_rate: float = 0.1
    best: int | None = 10
    rank: int | None = 10**4
    with_computer: int = 10**6
    by_scoring: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SCORED, 10**7))
    counters: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COUNTED, 10**6))


def crowd(rules: str = "classic"):
    """Show ten people of whom four want to put somebody out."""
    votes = (OpenVote(seat, Motion.KICK, 9 - seat) for seat in range(4))
    state, events = step(given(CROWD, top="R9", rules=rules), *votes)
    return scene(state, names=LONG_NAMES, recent=events * 3)


def holding(cards: str):
    """Show two people, of whom one holds these cards."""
    return scene(given(f"{cards} | B1", top="R9", rules={"packs": 2}), names=LONG_NAMES)


CARD = CustomCard(
    name="*" * 24, text="*" * 120, blocks=tuple(Block(does="draw", amount=9, whom="chosen") for _ in range(3))
)
SHELF = Shelf(7, "abcd", (CARD,) * 4, tuple("0123"), 4, 25)
BOOK = Book(WILDEST, "*" * 32, source="classic")
GATHERED = lobby(10, names=LONG_NAMES, rules=WILDEST, preset="rules_a")
MEANT = Meant(Verb.PLAY_SURELY, "4.abcd", Staged((card("R1"),)), armed=True)
CATCH, CALL = Verb.CATCH, Verb.CALL_FOR
SETTINGS = ServerSettings(
    channels=frozenset(range(10**18, 10**18 + 25)),
    banned_words=tuple("*" * 30 + str(number) for number in range(10, 30)),
    forfeits=("*" * 100,) * 10,
)
TROUBLE = Trouble(crowd(), Refusal(Reason.NO_ANSWER, "draw2-no-answer", 9, card("R5")))

SCREENS: dict[str, Callable[..., list[ui.LayoutView]]] = {
    "advice_layout": lambda show, words: [show(now, 1, words, EMOJIS) for now in (None, crowd(), GATHERED)],
    "closed_layout": lambda show, words: [show(GATHERED, words)],
    "moved_layout": lambda show, words: [show(words), show(words, "https://discord.com/" + "1" * 80)],
    "confirm_layout": lambda show, words: [show(crowd(), 0, words, EMOJIS, MEANT)],
    "cards_layout": lambda show, words: [show(SHELF, words, saved=[(one, one) for one in SAVED], note=LONG)],
    "card_layout": lambda show, words: [show(SHELF, at, words, note=LONG) for at in range(4)],
    "glossary_layout": lambda show, words: [show(BOOK, words, EMOJIS, page) for page in range(4)],
    "habits_layout": lambda show, words: [show(UserSettings(), words)],
    "hand_layout": lambda show, words: [
        show(holding(cards), 0, words, EMOJIS, page=page, note=LONG, pictures=True, armed=True)
        for cards in ("R1 R2", PACK)
        for page in range(3)
    ],
    "help_layout": lambda show, words: [
        show(now, 1, words, topic) for now in (None, crowd(), GATHERED) for topic in (None, *Topic)
    ],
    "lobby_layout": lambda show, words: [show(GATHERED, words, EMOJIS, saved=SAVED)],
    "memo_layout": lambda show, words: [show(BOOK, words)],
    "more_layout": lambda show, words: [show(crowd(), seat, words, MAY) for seat in (None, 0)],
    "pointing_layout": lambda show, words: [show(crowd(), 0, words, verb, "5") for verb in (CATCH, CALL)],
    "leave_layout": lambda show, words: [show(crowd(), 0, words)],
    "end_layout": lambda show, words: [show(crowd(), words, may) for may in (MAY, frozenset())],
    "notice_layout": lambda show, words: [show(LONG)],
    "panel_layout": lambda show, words: [show(GATHERED, page, words, saved=SAVED[:20]) for page in PAGES],
    "hand_picture_layout": lambda show, words: [
        show(holding(PACK), 0, words, EMOJIS, drawn=drawn) for drawn in (True, False)
    ],
    "table_picture_layout": lambda show, words: [
        show(crowd(), words, EMOJIS, drawn=drawn) for drawn in (True, False)
    ],
    "found_layout": lambda show, words: [show("*" * 32, SAVED, words)],
    "set_layout": lambda show, words: [show("*" * 32, WILDEST, words)],
    "code_layout": lambda show, words: [show("u" * 1_000, words)],
    "privacy_layout": lambda show, words: [show(days, words) for days in (0, 90)],
    "my_data_layout": lambda show, words: [
        show("uno-table-12345.json", words, packed=packed) for packed in (True, False)
    ],
    "forget_me_layout": lambda show, words: [show(seats, words) for seats in (0, 25)],
    "proof_layout": lambda show, words: [show(crowd(), words)],
    "rankings_layout": lambda show, words: [
        show([Line()] * 10, 1, period, words, pages=9) for period in ("week", "month", "all")
    ],
    "stats_layout": lambda show, words: [show(Record(), words, 10**19)],
    "rules_layout": lambda show, words: [show(BOOK, words, page) for page in (OVERVIEW, *chapters(WILDEST))],
    "settings_layout": lambda show, words: [show(SETTINGS, words)],
    "table_layout": lambda show, words: [
        show(crowd(name), words, EMOJIS, frozenset(range(10))) for name in ("classic", "quick", "party")
    ],
    "welcome_layout": lambda show, words: [show(words)],
    "left_layout": lambda show, words: [show(lesson, words) for lesson in LESSONS.values()],
    "practice_layout": lambda show, words: [
        show(Practice.begin(lesson), (1, "*" * 32), words, EMOJIS, note=LONG) for lesson in LESSONS.values()
    ],
    "why_layout": lambda show, words: [show(TROUBLE.scene, 10, TROUBLE, words, EMOJIS)],
}
"""How each kind of screen is filled to the brim."""


def layouts() -> dict[str, Callable[..., ui.LayoutView]]:
    """Find every function that makes a screen."""
    package = bot.ui.layouts
    rooms = [import_module(f"{package.__name__}.{room.name}") for room in iter_modules(package.__path__)]
    return {
        name: made
        for room in rooms
        for name, made in inspect.getmembers(room, inspect.isfunction)
        if name.endswith("_layout") and made.__module__ == room.__name__
    }


def test_every_kind_of_screen_is_tried() -> None:
    assert layouts().keys() == SCREENS.keys()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", SCREENS)
def test_the_fullest_screen_fits(name: str, language: str) -> None:
    for public in languages():
        for view in SCREENS[name](layouts()[name], Words.of(language, public)):
            check_limits(view)
