"""Pieces: what every screen is put together from, within the limits that Discord sets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, TypeVar

import discord
from discord import ui

from bot.ui.art import CLASSIC, THEMES
from bot.ui.press import Press

MOST_COMPONENTS = 40
MOST_TEXT = 4000
ROW = 5
PAGE = 20
"""Kinds of cards on a page."""

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}

Style = discord.ButtonStyle
Piece = ui.Item[Any]
T = TypeVar("T")


@cache
def accent(kind: str) -> discord.Colour:
    """Give the colour of a card's background, `house` being that of the card backs."""
    return discord.Colour.from_str(THEMES[CLASSIC].kinds[kind].background)


def screen(*pieces: Piece | None, kind: str = "house") -> ui.LayoutView:
    """Frame pieces in a colour, in a fresh view: discord.py miscounts what is changed in place."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*(piece for piece in pieces if piece is not None), accent_colour=accent(kind)))
    return view


def text(*lines: str | None) -> ui.TextDisplay[Any]:
    """Write lines, without those that are None."""
    return ui.TextDisplay(join(*lines))


def section(written: str, picture: str, description: str) -> ui.Section[Any]:
    """Write beside a small picture, which is described to those who do not see it."""
    thumbnail: ui.Thumbnail[Any] = ui.Thumbnail(picture, description=description)
    return ui.Section(written, accessory=thumbnail)


def join(*lines: str | None) -> str:
    """Put lines under each other, without those that are None."""
    return "\n".join(line for line in lines if line is not None)


def place_text(place: int) -> str:
    """Write a place at the head of a line: a medal for the first three."""
    return _MEDALS.get(place, f"{place}\\.")


def line() -> ui.Separator[Any]:
    """Draw a line between two pieces."""
    return ui.Separator()


def row(*items: Press | None) -> ui.ActionRow[Any] | None:
    """Put up to five buttons, or one select, side by side; None when there are none."""
    shown: list[Piece] = [item for item in items if item is not None]
    return ui.ActionRow(*shown) if shown else None


def rows(items: Sequence[Press]) -> Iterator[ui.ActionRow[Any]]:
    """Put buttons in rows of five."""
    for some in batches(items, ROW):
        shown: list[Piece] = [*some]
        yield ui.ActionRow(*shown)


def batches(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    """Cut a sequence into pieces of at most `size`."""
    for start in range(0, len(items), size):
        yield items[start : start + size]


def fitting(lines: Iterable[str], room: int) -> list[str]:
    """Keep as many of the last lines as fit into `room` characters, line ends counted."""
    kept: list[str] = []
    for written in reversed(list(lines)):
        room -= len(written) + 1
        if room < 0:
            break
        kept.append(written)
    return kept[::-1]
