"""The picture of a table: who sits where around the piles, and what everybody may know of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import cos, hypot, pi, sin
from typing import Literal

from PIL import Image, ImageDraw

from bot.ui.art import CLASSIC

from .canvas import FAINT, GROUND, INK, PANEL, RAISED, WIDTH, Box, Canvas, Ink, mixed
from .cards import BACK, card_image, card_width
from .lettering import extent

SEAT_WIDTH, SEAT_HEIGHT = 238, 96
MARGIN = 20
GAP = (WIDTH - 2 * MARGIN - 3 * SEAT_WIDTH) // 2
HEIGHT = 2 * MARGIN + 5 * SEAT_HEIGHT + 4 * GAP
CARD = 170

FINE = 3
"""How much larger the ring is drawn, which is then made smooth."""

RING_WIDTH, RING_HEIGHT = 340, 390
EDGE, WEIGHT, HEAD = 20 * FINE, 12 * FINE, 28 * FINE

AROUND = {
    0: (0, 0, 0, 0),
    1: (1, 0, 0, 0),
    2: (1, 0, 1, 0),
    3: (1, 0, 2, 0),
    4: (1, 1, 1, 1),
    5: (1, 1, 2, 1),
    6: (1, 1, 3, 1),
    7: (1, 2, 2, 2),
    8: (1, 2, 3, 2),
    9: (2, 2, 3, 2),
    10: (3, 2, 3, 2),
}
"""How many sit below, on the left, above and on the right, by how many there are."""


@dataclass(frozen=True, slots=True)
class SeatShown:
    """What everybody may know of a seat; `note` stands in place of the cards of who holds none."""

    name: str
    cards: int
    moves: bool = False
    called: str | None = None
    note: str | None = None


@dataclass(frozen=True, slots=True)
class TableShown:
    """What everybody may know of a table; `seats` are in order, the first one sits at the bottom.

    `colour` is the ink of the colour in force and `colour_name` its name; `direction` is 1 where the turn
    goes the way of the clock and -1 otherwise.
    """

    seats: Sequence[SeatShown]
    top: str | None
    pile: int
    direction: int
    colour: Ink
    colour_name: str | None = None


def table_picture(table: TableShown, theme: str = CLASSIC) -> bytes:
    """Draw a table as a PNG."""
    canvas = Canvas(WIDTH, HEIGHT)
    middle = (WIDTH // 2, HEIGHT // 2)
    _ring(canvas, middle, table)
    _piles(canvas, middle, table, theme)
    for seat, (left, top) in zip(table.seats, _places(len(table.seats)), strict=True):
        _seat(canvas, seat, (left, top, left + SEAT_WIDTH, top + SEAT_HEIGHT), table.colour, theme)
    return canvas.finished()


def _places(count: int) -> Iterator[tuple[int, int]]:
    """Give the corners of the seats the way of the clock, from the one at the bottom."""
    below, left, above, right = AROUND[count]
    bottom = list(_along(below))[::-1]
    # The first one sits in the middle of those below, or right of it.
    first = len(bottom) // 2
    lower, upper = HEIGHT - MARGIN - SEAT_HEIGHT, MARGIN
    yield from ((across, lower) for across in bottom[first:])
    yield from ((MARGIN, down) for down in reversed(list(_down(left))))
    yield from ((across, upper) for across in _along(above))
    yield from ((WIDTH - MARGIN - SEAT_WIDTH, down) for down in _down(right))
    yield from ((across, lower) for across in bottom[:first])


def _along(count: int) -> Iterator[int]:
    whole = count * SEAT_WIDTH + (count - 1) * GAP
    return (((WIDTH - whole) // 2 + place * (SEAT_WIDTH + GAP)) for place in range(count))


def _down(count: int) -> Iterator[int]:
    apart = SEAT_HEIGHT // 2
    whole = count * SEAT_HEIGHT + (count - 1) * apart
    return (((HEIGHT - whole) // 2 + place * (SEAT_HEIGHT + apart)) for place in range(count))


def _seat(canvas: Canvas, seat: SeatShown, box: Box, colour: Ink, theme: str) -> None:
    left, top, right, bottom = box
    if seat.moves:
        canvas.panel((left - 5, top - 5, right + 5, bottom + 5), colour, 23)
    canvas.panel(box, RAISED if seat.moves else PANEL, 18)
    room = SEAT_WIDTH - 32
    size = 28 if extent(seat.name, 28, bold=True) <= room else 24
    canvas.write(seat.name, (left + 16, top + 28), size, width=room, bold=True)
    line = top + 68
    if seat.note is not None:
        canvas.write(seat.note, (left + 16, line), 26, width=room, ink=FAINT)
        return
    back = card_image(BACK, 42, theme)
    canvas.place(back, (left + 16, line - back.height // 2))
    written = canvas.write(f"× {seat.cards}", (left + 54, line), 28, width=room - 38, bold=True)
    if seat.called is not None:
        _badge(canvas, seat.called, right - 16, line, room - 54 - written, colour)


def _badge(canvas: Canvas, text: str, right: int, line: int, room: int, colour: Ink) -> None:
    width = min(extent(text, 24, bold=True) + 24, room)
    canvas.panel((right - width, line - 20, right, line + 20), colour, 20)
    ink = GROUND if _bright(colour) else INK
    canvas.write(text, (right - width // 2, line), 24, width=width - 12, ink=ink, bold=True, align="middle")


def _bright(ink: Ink) -> bool:
    red, green, blue = ink
    return red * 299 + green * 587 + blue * 114 > 140_000


def _piles(canvas: Canvas, middle: tuple[int, int], table: TableShown, theme: str) -> None:
    across, down = middle
    width, top = card_width(CARD), down - CARD // 2
    pile = card_image(BACK, CARD, theme)
    left = across - width - 9
    for under in (8, 4, 0) if table.pile > 1 else (0,):
        canvas.place(pile, (left - under, top - under))
    if table.pile:
        canvas.panel((left + 16, down - 28, left + width - 16, down + 28), GROUND, 28)
        at = (left + width // 2, down)
        canvas.write(str(table.pile), at, 34, width=width - 44, bold=True, align="middle")
    else:
        canvas.panel((left, top, left + width, top + CARD), GROUND, 16)
    if table.top is not None:
        canvas.place(card_image(table.top, CARD, theme), (across + 9, top))
    if table.colour_name is not None:
        named = (across, top + CARD + 26)
        canvas.write(
            table.colour_name, named, 28, width=280, ink=_light(table.colour), bold=True, align="middle"
        )


def _light(colour: Ink) -> Ink:
    """Brighten a colour until it can be read on the ground."""
    return colour if _bright(colour) else mixed(colour, (255, 255, 255), 0.45)


def _ring(canvas: Canvas, middle: tuple[int, int], table: TableShown) -> None:
    ring = _arrows(1 if table.direction > 0 else -1)
    at = (middle[0] - ring.width // 2, middle[1] - ring.height // 2)
    canvas.stencil(ring, at, mixed(table.colour, GROUND, 0.25))


@cache
def _arrows(way: Literal[1, -1]) -> Image.Image:
    """Make the mask of two arrows, above and below the piles, that go one way around them."""
    large = Image.new("L", (RING_WIDTH * FINE, RING_HEIGHT * FINE), 0)
    draw = ImageDraw.Draw(large)
    box = (EDGE, EDGE, large.width - EDGE, large.height - EDGE)
    for start, end in ((228, 312), (48, 132)):
        draw.arc(box, start, end, 255, WEIGHT)
        draw.polygon(_head((end if way > 0 else start) * pi / 180, box, way), 255)
    return large.reduce(FINE)


def _head(angle: float, box: Box, way: Literal[1, -1]) -> list[tuple[float, float]]:
    """Give the corners of an arrow's head on the ring, which points along it."""
    left, top, right, bottom = box
    wide, deep = (right - left - WEIGHT) / 2, (bottom - top - WEIGHT) / 2
    across = (left + right) / 2 + wide * cos(angle)
    down = (top + bottom) / 2 + deep * sin(angle)
    slope = hypot(wide * sin(angle), deep * cos(angle))
    along = (-wide * sin(angle) * way / slope, deep * cos(angle) * way / slope)
    return [
        (across + along[0] * HEAD, down + along[1] * HEAD),
        (across - along[1] * HEAD * 0.7, down + along[0] * HEAD * 0.7),
        (across + along[1] * HEAD * 0.7, down - along[0] * HEAD * 0.7),
    ]
