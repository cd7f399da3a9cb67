"""The leaderboard: a page of a server's rankings, with a bar for how many matches each has won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .avatars import Portrait, place_avatar
from .canvas import FAINT, INK, PANEL, WIDTH, Canvas, Ink
from .lettering import fitting
from .profile import MARGIN, POINTS, win_bar

HEAD, ROW, GAP = 84, 92, 10
AVATAR = 64
NAMES = (30, 27, 24)

_MEDALS: dict[int, Ink] = {1: (255, 203, 46), 2: (200, 206, 216), 3: (214, 142, 86)}


@dataclass(frozen=True, slots=True)
class Leader:
    """One line: `rate` is the share of matches won, from 0 to 1, and `rate_text` says it."""

    rank: int
    portrait: Portrait
    points: str
    rate: float
    rate_text: str


@dataclass(frozen=True, slots=True)
class LeaderboardShown:
    """What a leaderboard says, ready to be written."""

    title: str
    period: str
    leaders: Sequence[Leader]


def leaderboard_picture(shown: LeaderboardShown) -> bytes:
    """Draw a leaderboard as a WebP."""
    canvas = Canvas(WIDTH, HEAD + len(shown.leaders) * (ROW + GAP) - GAP + MARGIN)
    half = WIDTH // 2 - MARGIN
    canvas.write(shown.title, (MARGIN, HEAD // 2 + 2), 40, width=half, bold=True)
    canvas.write(shown.period, (WIDTH - MARGIN, HEAD // 2 + 4), 28, width=half, ink=FAINT, align="right")
    for place, leader in enumerate(shown.leaders):
        _line(canvas, leader, HEAD + place * (ROW + GAP))
    return canvas.with_photos()


def _size(name: str, room: int) -> int:
    """Choose how large a name is written: smaller before anything of it is left out."""
    return next((size for size in NAMES if fitting(name, size, room, bold=True) == name), NAMES[-1])


def _line(canvas: Canvas, leader: Leader, top: int) -> None:
    right, middle = WIDTH - MARGIN, top + ROW // 2
    canvas.panel((MARGIN, top, right, top + ROW), PANEL, 18)
    medal = _MEDALS.get(leader.rank, INK)
    canvas.write(str(leader.rank), (MARGIN + 42, middle), 36, width=68, ink=medal, bold=True, align="middle")
    place_avatar(canvas, leader.portrait, (MARGIN + 84, middle - AVATAR // 2), AVATAR)
    left = MARGIN + 84 + AVATAR + 20
    points = canvas.write(
        leader.points, (right - 22, middle), 36, width=150, ink=POINTS, bold=True, align="right"
    )
    room = right - 22 - max(points, 60) - 24 - left
    canvas.write(
        leader.portrait.name, (left, top + 30), _size(leader.portrait.name, room), width=room, bold=True
    )
    win_bar(canvas, (left, top + 66), 300, leader.rate, 18)
    canvas.write(leader.rate_text, (left + 316, top + 66), 26, width=room - 316, ink=FAINT)
