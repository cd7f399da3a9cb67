"""What fits into a message in English fits in every other language as well, which may take more letters."""

import pytest

from bot.engine import PRESETS, Motion, OpenVote
from bot.ui.layouts import hand_layout, table_layout
from bot.ui.layouts.book import Book
from bot.ui.layouts.glossary import glossary_layout
from bot.ui.layouts.lobby import lobby_layout
from bot.ui.layouts.memo import memo_layout
from bot.ui.layouts.panel import panel_layout
from bot.ui.layouts.rulebook import OVERVIEW, chapters, rules_layout
from bot.ui.words import FALLBACK, Words, languages
from tests.support.tables import draw, given, play, step
from tests.ui.builders import EMOJIS, LONG_NAMES, check_limits, lobby, scene, shown

from .test_layouts_panel import PAGES, WILDEST
from .test_layouts_table import TEN

OTHERS = [language for language in languages() if language != FALLBACK]
ALL = {**PRESETS, "wildest": WILDEST}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", ALL)
def test_all_that_is_told_of_rules_fits_in_every_language(language: str, name: str):
    words, rules = Words.of(language), ALL[name]
    crowd = lobby(10, names=LONG_NAMES, rules=rules, preset=name)
    book = Book(rules, name, source="classic")
    check_limits(lobby_layout(crowd, words, EMOJIS))
    check_limits(memo_layout(book, words))
    for page in PAGES:
        panel = panel_layout(crowd, page, words)
        check_limits(panel)
        assert ".." not in shown(panel)  # an abbreviation has its full stop already
    for page in (OVERVIEW, *chapters(rules)):
        read = rules_layout(book, words, page)
        check_limits(read)
        assert ".." not in shown(read)
    for number in range(4):
        check_limits(glossary_layout(book, words, EMOJIS, number))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", ["classic", "quick"])
def test_ten_players_with_the_longest_names_fit_in_every_language(language: str, name: str):
    words = Words.of(language)
    voted = step(
        given(TEN, top="R9", rules=name),
        draw(),
        *(OpenVote(seat, Motion.KICK, 9 - seat) for seat in range(4)),
    )
    ended = step(given(TEN.replace("R1 R2", "R1"), top="R9", rules=name), play("R1"))
    for state, events in (voted, ended):
        told = scene(state, names=LONG_NAMES, recent=events * 3)
        check_limits(table_layout(told, words, EMOJIS, frozenset(range(10))))
        check_limits(hand_layout(told, 0, words, EMOJIS))
