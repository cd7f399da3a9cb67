"""The plot of points over time: a line that never falls, with what lies under it."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from .canvas import Box, Canvas, Ink, mixed

FINE = 3
"""How much larger the line is drawn, which is then made smooth."""

MOST = 240
"""Points of the line; the last one is always there."""

_ROOM = 10
"""Pixels around the box that the line may use, being wide."""

Course = Sequence[tuple[float, int]]
"""When a match ended, in unix seconds, and the points of somebody after it; in order."""


def plot(canvas: Canvas, course: Course, box: Box, ink: Ink, ground: Ink) -> None:
    """Draw a course, which is not empty, into a box on a ground; its last point is marked."""
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    dots = _placed(_thinned(course), width, height)
    line = _mask(width, height)
    ImageDraw.Draw(line).line(dots, 255, 4 * FINE, joint="curve")
    radius, (across, down) = 8 * FINE, dots[-1]
    ImageDraw.Draw(line).ellipse((across - radius, down - radius, across + radius, down + radius), 255)
    under = _mask(width, height)
    edge = (_ROOM + height) * FINE
    ImageDraw.Draw(under).polygon([(dots[0][0], edge), *dots, (dots[-1][0], edge)], 255)
    for share in (0.0, 0.5, 1.0):
        level = round(top + height * share)
        canvas.panel((left, level - 1, right, level + 1), mixed(ground, (255, 255, 255), 0.14), 0)
    for mask, paint in ((under, mixed(ground, ink, 0.35)), (line, ink)):
        canvas.stencil(mask.reduce(FINE), (left - _ROOM, top - _ROOM), paint)


def _mask(width: int, height: int) -> Image.Image:
    return Image.new("L", ((width + 2 * _ROOM) * FINE, (height + 2 * _ROOM) * FINE), 0)


def _thinned(course: Course) -> Course:
    step = -(-len(course) // MOST)
    return course[::-1][::step][::-1]


def _placed(course: Course, width: int, height: int) -> list[tuple[float, float]]:
    """Place a course on a mask; before the first match there were no points."""
    first, last = course[0][0], course[-1][0]
    span, most = last - first, max(1, course[-1][1])
    placed = [(0.0, 0.0)]
    for at, points in course:
        placed.append(((at - first) / span if span else 1.0, points / most))
    return [((_ROOM + across * width) * FINE, (_ROOM + (1 - up) * height) * FINE) for across, up in placed]
