"""The profile card: one person's record on a server, with the course of the points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .avatars import Portrait, place_avatar
from .canvas import FAINT, PANEL, RAISED, WIDTH, Canvas, Ink
from .plot import Course, plot

MARGIN, GAP = 24, 16
AVATAR = 120
WINS: Ink = (63, 191, 131)
POINTS: Ink = (255, 203, 46)


@dataclass(frozen=True, slots=True)
class ProfileShown:
    """What a profile card says, ready to be written.

    `figures` are four at most, each with what it counts; `rate` is the share of matches won, from 0 to 1;
    `since` and `until` are the days of the first and the last match of `course`.
    """

    portrait: Portrait
    headline: str
    figures: Sequence[tuple[str, str]]
    rate: float
    rate_label: str
    rate_text: str
    course: Course
    course_label: str
    since: str
    until: str


def profile_picture(shown: ProfileShown) -> bytes:
    """Draw a profile card as a WebP."""
    canvas = Canvas(WIDTH, 640)
    _head(canvas, shown)
    _figures(canvas, shown.figures, MARGIN + AVATAR + GAP + 8)
    _rate(canvas, shown, 300)
    _course(canvas, shown, 372)
    return canvas.with_photos()


def _head(canvas: Canvas, shown: ProfileShown) -> None:
    place_avatar(canvas, shown.portrait, (MARGIN, MARGIN), AVATAR)
    left = MARGIN + AVATAR + 26
    room = WIDTH - MARGIN - left
    canvas.write(shown.portrait.name, (left, MARGIN + 40), 44, width=room, bold=True)
    canvas.write(shown.headline, (left, MARGIN + 90), 30, width=room, ink=FAINT)


def _figures(canvas: Canvas, figures: Sequence[tuple[str, str]], top: int) -> None:
    width = (WIDTH - 2 * MARGIN - GAP * (len(figures) - 1)) // len(figures)
    for place, (value, label) in enumerate(figures):
        left = MARGIN + place * (width + GAP)
        canvas.panel((left, top, left + width, top + 108), PANEL, 18)
        middle = left + width // 2
        canvas.write(value, (middle, top + 40), 42, width=width - 16, bold=True, align="middle")
        canvas.write(label, (middle, top + 82), 26, width=width - 16, ink=FAINT, align="middle")


def _rate(canvas: Canvas, shown: ProfileShown, top: int) -> None:
    line = top + 26
    written = canvas.write(shown.rate_label, (MARGIN, line), 28, width=260)
    right = WIDTH - MARGIN
    canvas.write(shown.rate_text, (right, line), 32, width=110, bold=True, align="right")
    win_bar(canvas, (MARGIN + written + 22, line), right - 116 - (MARGIN + written + 22), shown.rate)


def win_bar(canvas: Canvas, at: tuple[int, int], width: int, rate: float, height: int = 22) -> None:
    """Draw a bar that is as full as matches were won; `at` is the middle of its left end."""
    left, middle = at
    top, bottom = middle - height // 2, middle + height // 2
    canvas.panel((left, top, left + width, bottom), RAISED, height // 2)
    if rate > 0:
        # A little of it shows however small it is, as round as the bar.
        canvas.panel((left, top, left + max(height, round(width * rate)), bottom), WINS, height // 2)


def _course(canvas: Canvas, shown: ProfileShown, top: int) -> None:
    right, bottom = WIDTH - MARGIN, 640 - MARGIN
    canvas.panel((MARGIN, top, right, bottom), PANEL, 18)
    canvas.write(shown.course_label, (MARGIN + 20, top + 34), 28, width=460)
    most = str(shown.course[-1][1])
    canvas.write(most, (right - 20, top + 34), 32, width=220, ink=POINTS, bold=True, align="right")
    plot(canvas, shown.course, (MARGIN + 28, top + 74, right - 28, bottom - 58), POINTS, PANEL)
    canvas.write(shown.since, (MARGIN + 20, bottom - 26), 26, width=340, ink=FAINT)
    canvas.write(shown.until, (right - 20, bottom - 26), 26, width=340, ink=FAINT, align="right")
