"""Records as pictures tell them: a page of rankings, and one person's profile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from bot.ui.layouts.records import Figures, Ranked, percent, win_rate
from bot.ui.words import Words

from .avatars import Portrait
from .leaderboard import Leader, LeaderboardShown
from .plot import Course
from .profile import ProfileShown


def leaderboard_shown(
    rows: Sequence[Ranked], portraits: Sequence[Portrait], period: str, words: Words
) -> LeaderboardShown:
    """Tell a page of the rankings; `portraits` are those of its people, in the same order."""
    return LeaderboardShown(
        title=words("picture-rankings"),
        period=words("period", period=period),
        leaders=[
            Leader(one.rank, portrait, str(one.points), win_rate(one), percent(win_rate(one)))
            for one, portrait in zip(rows, portraits, strict=True)
        ],
    )


def profile_shown(stats: Figures, course: Course, portrait: Portrait, words: Words) -> ProfileShown:
    """Tell the record of somebody who has finished a match; `course` is that of the ranking points."""
    points = words("picture-points", count=stats.points)
    return ProfileShown(
        portrait=portrait,
        headline=points if stats.rank is None else f"{words('picture-rank', rank=stats.rank)} · {points}",
        figures=[
            (str(count), words("picture-figure", figure=figure))
            for figure, count in (
                ("matches", stats.matches),
                ("wins", stats.wins),
                ("best", stats.best or 0),
                ("uno", stats.counters.get("uno_calls", 0)),
            )
        ],
        rate=stats.win_rate,
        rate_label=words("picture-win-rate"),
        rate_text=percent(stats.win_rate),
        course=course,
        course_label=words("picture-course"),
        since=_day(course[0][0], words),
        until=_day(course[-1][0], words),
    )


def _day(at: float, words: Words) -> str:
    day = datetime.fromtimestamp(at, UTC)
    return words("picture-date", day=f"{day:%d}", month=f"{day:%m}", year=f"{day:%Y}")


def leaderboard_lines(shown: LeaderboardShown, words: Words) -> Iterator[str]:
    """Say what a leaderboard shows, for its description."""
    for one in shown.leaders:
        yield words(
            "picture-line", place=one.rank, name=one.portrait.name, points=one.points, rate=one.rate_text
        )


def profile_lines(shown: ProfileShown) -> Iterator[str]:
    """Say what a profile shows, for its description."""
    yield shown.headline
    yield from (f"{label}: {value}" for value, label in shown.figures)
    yield f"{shown.rate_label}: {shown.rate_text}"
    yield f"{shown.course_label}: {shown.since} – {shown.until}"
