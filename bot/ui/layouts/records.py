"""Records: a server's rankings and one person's figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from discord import ui

from bot.ui.layouts.pieces import Style, line, place_text, row, screen, text
from bot.ui.press import Press
from bot.ui.verbs import Verb
from bot.ui.words import Words, slug

PERIODS = ("week", "month", "all")

COUNTERS = (
    "rounds_won",
    "cards_played",
    "cards_drawn",
    "uno_calls",
    "uno_caught",
    "catches",
    "challenges_won",
    "challenges_lost",
)
"""The figures of a person that are shown, in this order."""


class Counted(Protocol):
    """What somebody has played."""

    @property
    def matches(self) -> int: ...
    @property
    def wins(self) -> int: ...
    @property
    def points(self) -> int: ...


class Ranked(Counted, Protocol):
    """One line of a ranking."""

    @property
    def user_id(self) -> int: ...
    @property
    def rank(self) -> int: ...


class Figures(Counted, Protocol):
    """One person's record."""

    @property
    def win_rate(self) -> float: ...
    @property
    def best(self) -> int | None: ...
    @property
    def rank(self) -> int | None: ...
    @property
    def with_computer(self) -> int: ...
    @property
    def by_scoring(self) -> Mapping[str, int]: ...
    @property
    def counters(self) -> Mapping[str, int]: ...


def rankings_layout(
    rows: Sequence[Ranked], page: int, period: str, words: Words, *, pages: int = 1
) -> ui.LayoutView:
    """Show one page of a server's rankings; `page` counts from 0, `period` is one of PERIODS."""
    return screen(
        text(words("rankings-title"), words("rankings-period", period=period)),
        line(),
        text(*(_ranked(one, words) for one in rows)) if rows else text(words("rankings-empty")),
        text(words("rankings-how"), words("page", page=page + 1, pages=pages) if pages > 1 else None),
        row(*(_period(name, name == period, words) for name in PERIODS)),
        row(*_pages(page, pages, period, words)) if pages > 1 else None,
    )


def _ranked(one: Ranked, words: Words) -> str:
    return words(
        "rankings-line",
        place=place_text(one.rank),
        who=f"<@{one.user_id}>",
        points=one.points,
        wins=one.wins,
        matches=one.matches,
        rate=_percent(one.wins / one.matches if one.matches else 0.0),
    )


def _percent(share: float) -> str:
    return f"{share:.0%}"


def _period(name: str, chosen: bool, words: Words) -> Press:
    return Press.button(
        Verb.RANKINGS,
        0,
        "",
        name,
        0,
        label=words("period", period=name),
        style=Style.primary if chosen else Style.secondary,
    )


def _pages(page: int, pages: int, period: str, words: Words) -> Iterator[Press]:
    for target, label in ((page - 1, "button-previous"), (page + 1, "button-next")):
        # A page that does not exist still needs an id that no other button has.
        yield Press.button(
            Verb.RANKINGS,
            0,
            "page",
            period,
            target,
            label=words(label),
            disabled=not 0 <= target < pages,
        )


def stats_layout(stats: Figures, words: Words, user_id: int | None = None) -> ui.LayoutView:
    """Show one person's record; without a user id it is the reader's own."""
    title = words("stats-title") if user_id is None else words("stats-title-of", who=f"<@{user_id}>")
    if not stats.matches:
        computer = words("stats-computer", count=stats.with_computer) if stats.with_computer else None
        return screen(text(title, words("stats-empty"), computer))
    counters = list(_counters(stats, words))
    return screen(
        text(title, *_summary(stats, words)),
        line() if counters else None,
        text(*counters) if counters else None,
    )


def _summary(stats: Figures, words: Words) -> Iterator[str]:
    yield words("stats-matches", matches=stats.matches, wins=stats.wins, rate=_percent(stats.win_rate))
    yield words("stats-points", count=stats.points)
    if stats.rank is not None:
        yield words("stats-rank", rank=stats.rank)
    if stats.best is not None:
        yield words("stats-best", place=stats.best)
    for scoring, points in sorted(stats.by_scoring.items()):
        if points:
            yield words("stats-card-points", scoring=words("scoring", scoring=scoring), count=points)
    if stats.with_computer:
        yield words("stats-computer", count=stats.with_computer)


def _counters(stats: Figures, words: Words) -> Iterator[str]:
    for name in COUNTERS:
        if count := stats.counters.get(name, 0):
            yield words(f"counter-{slug(name)}", count=count)
