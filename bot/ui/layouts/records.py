"""Records: a server's rankings and one person's figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from discord import ui

from bot.ui.layouts.pieces import Piece, Style, line, place_text, row, screen, text
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
    rows: Sequence[Ranked],
    page: int,
    period: str,
    words: Words,
    *,
    pages: int = 1,
    picture: Piece | None = None,
) -> ui.LayoutView:
    """Show one page of a server's rankings; `page` counts from 0, `period` is one of PERIODS.

    Where there is a `picture`, or what stands in for one, other pages and periods come with one as well.
    """
    pictured = picture is not None
    return screen(
        text(words("rankings-title"), words("rankings-period", period=period)),
        picture or line(),
        text(*(_ranked(one, words) for one in rows)) if rows else text(words("rankings-empty")),
        text(words("rankings-how"), words("page", page=page + 1, pages=pages) if pages > 1 else None),
        row(
            *(_period(name, name == period, words, pictured=pictured) for name in PERIODS),
            _picture(period, page, words) if rows and not pictured else None,
        ),
        row(*_pages(page, pages, period, words, pictured=pictured)) if pages > 1 else None,
    )


def _ranked(one: Ranked, words: Words) -> str:
    return words(
        "rankings-line",
        place=place_text(one.rank),
        who=f"<@{one.user_id}>",
        points=one.points,
        wins=one.wins,
        matches=one.matches,
        rate=percent(win_rate(one)),
    )


def win_rate(one: Counted) -> float:
    """Give the share of matches won, from 0.0 to 1.0."""
    return one.wins / one.matches if one.matches else 0.0


def percent(share: float) -> str:
    """Write a share in full percents."""
    return f"{share:.0%}"


def _period(name: str, chosen: bool, words: Words, *, pictured: bool) -> Press:
    return Press.button(
        Verb.RANKINGS,
        0,
        "",
        name,
        0,
        *_with(pictured),
        label=words("period", period=name),
        style=Style.primary if chosen else Style.secondary,
    )


def _picture(period: str, page: int, words: Words) -> Press:
    """Make the button that shows the same page as a picture too."""
    label = words("button-picture")
    return Press.button(Verb.RANKINGS, 0, "picture", period, page, *_with(True), label=label, emoji="🖼️")


def _with(pictured: bool) -> tuple[int, ...]:
    return (1,) if pictured else ()


def _pages(page: int, pages: int, period: str, words: Words, *, pictured: bool) -> Iterator[Press]:
    for target, label in ((page - 1, "button-previous"), (page + 1, "button-next")):
        # A page that does not exist still needs an id that no other button has.
        yield Press.button(
            Verb.RANKINGS,
            0,
            "page",
            period,
            target,
            *_with(pictured),
            label=words(label),
            disabled=not 0 <= target < pages,
        )


def stats_layout(
    stats: Figures, words: Words, user_id: int | None = None, picture: Piece | None = None
) -> ui.LayoutView:
    """Show one person's record, with a picture if there is one; without a user id it is the reader's own."""
    title = words("stats-title") if user_id is None else words("stats-title-of", who=f"<@{user_id}>")
    if not stats.matches:
        computer = words("stats-computer", count=stats.with_computer) if stats.with_computer else None
        return screen(text(title, words("stats-empty"), computer))
    counters = list(_counters(stats, words))
    return screen(
        text(title) if picture else None,
        picture,
        text(None if picture else title, *_summary(stats, words)),
        line() if counters else None,
        text(*counters) if counters else None,
    )


def _summary(stats: Figures, words: Words) -> Iterator[str]:
    yield words("stats-matches", matches=stats.matches, wins=stats.wins, rate=percent(stats.win_rate))
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
