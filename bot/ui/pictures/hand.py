"""The picture of a hand: every card whole, in as many rows as it takes, what may be laid a little higher."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.engine import Card
from bot.ui.art import CLASSIC

from .canvas import WIDTH, Canvas
from .cards import card_image, card_width

MARGIN = 22

_IN_A_ROW = ((10, 5), (24, 8), (40, 10), (60, 12), (100, 15))
"""Up to so many cards, how many lie side by side at most."""

_MOST_IN_A_ROW = 20
_TALLEST = 264
_LIFT = 0.09
"""How much higher a card lies that may be laid, as a share of its height."""


def hand_picture(hand: Sequence[Card], playable: Collection[Card] = (), theme: str = CLASSIC) -> bytes:
    """Draw a hand in this order as a PNG; where any is `playable`, the others are dimmed."""
    across = _across(len(hand))
    gap = 12 if across <= 12 else 6
    height = min(_TALLEST, (WIDTH - 2 * MARGIN - gap * (across - 1)) // across * 3 // 2)
    lift = round(height * _LIFT) if playable else 0
    rows = [hand[start : start + across] for start in range(0, len(hand), across)]
    deep = height + lift + gap
    canvas = Canvas(WIDTH, 2 * MARGIN - gap + deep * max(1, len(rows)))
    width = card_width(height)
    for number, row in enumerate(rows):
        left = (WIDTH - len(row) * width - (len(row) - 1) * gap) // 2
        top = MARGIN + number * deep + lift
        for place, card in enumerate(row):
            lies = card in playable
            drawn = card_image(card.code, height, theme, dimmed=bool(playable) and not lies)
            canvas.place(drawn, (left + place * (width + gap), top - lift if lies else top))
    return canvas.finished()


def _across(count: int) -> int:
    """Tell how many cards lie side by side, so that the rows are about equally long."""
    most = next((across for cards, across in _IN_A_ROW if count <= cards), _MOST_IN_A_ROW)
    rows = max(1, -(-count // most))
    return max(1, -(-count // rows))
