"""News: what is told of a table itself, in a short public line each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.table import news
from bot.ui.layouts.lines import Line, alone, by_somebody, of_a_name, of_a_seat
from bot.ui.layouts.options import options_said, preset_name
from bot.ui.layouts.seats import names, stood_name

if TYPE_CHECKING:
    from bot.ui.layouts.events import Narrator


def _stood(tell: Narrator, event: news.PersonStood) -> str:
    return tell.words("news-person-stood", name=stood_name(event, tell.words))


def _rules_changed(tell: Narrator, event: news.RulesChanged) -> str:
    return tell.words("news-rules-changed", preset=preset_name(event.preset, tell.words))


def _options_changed(tell: Narrator, event: news.OptionsChanged) -> str:
    return tell.words("news-options-changed", options=options_said(event.options, tell.words, tell.rules))


def _fine_explained(tell: Narrator, event: news.FineExplained) -> str:
    return tell.words("news-fine-explained", name=tell.name(event.seat), reason=tell.words.text(event.reason))


def _forfeit(tell: Narrator, event: news.ForfeitDrawn) -> str:
    text = tell.words(event.text) if event.built_in else tell.words.text(event.text)
    losers = names(tell.scene, event.seats, tell.words)
    return tell.words("news-forfeit-drawn", names=losers, forfeit=text)


def _dropped(tell: Narrator, event: news.PeopleDropped) -> str:
    listed = tell.words("list-separator").join(f"**{tell.words.name(name)}**" for name in event.names)
    return tell.words("news-people-dropped", names=listed, count=len(event.names))


NEWS: Mapping[type, Line] = {
    news.PersonStood: _stood,
    news.NewcomerLeft: of_a_name("news-newcomer-left"),
    news.HostPassed: of_a_seat("news-host-passed"),
    news.RulesChanged: _rules_changed,
    news.OptionsChanged: _options_changed,
    news.StartCalled: alone("news-start-called"),
    news.PeopleDropped: _dropped,
    news.FineExplained: _fine_explained,
    news.ForfeitDrawn: _forfeit,
    news.MatchPaused: by_somebody("news-match-paused"),
    news.MatchResumed: by_somebody("news-match-resumed"),
    news.MatchSuspended: alone("news-match-suspended"),
    news.MatchWoken: of_a_seat("event-owner-returned"),
}
