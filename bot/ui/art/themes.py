"""Themes: looks of the same cards, read from themes/*.toml; they change pictures and symbols alone."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import get_args

from pydantic import BaseModel, ConfigDict, Field

from bot.table.themes import ThemeName
from bot.ui.art.glyphs import GLYPHS, Box, Glyph, Paint

COLOURS = ("red", "yellow", "green", "blue")
"""The kinds that stand for a colour; each tells it by its symbol as well."""


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Kind(_Model):
    """A background: its colours, the symbol that tells it without colour, and its text.

    `face` is the glyph that stands for the colour alone, where that is not the symbol, and `sky` the colour
    behind a symbol that fills the tile.
    """

    background: str
    shade: str
    sky: str | None = None
    ink: str
    symbol: str | None = None
    face: str | None = None
    frame: tuple[str, str, str, str] | None = None
    text: str


class Face(_Model):
    """One picture: a kind, glyphs in a row, perhaps a symbol in the corner.

    `bleed` lets the glyph fill the tile to its edges.
    """

    kind: str
    glyphs: tuple[str, ...]
    symbol: str | None = None
    bleed: bool = False
    text: str


class Layout(_Model):
    """Where things stand on a coloured tile, in boxes on its 128 units.

    `weights` are the widths of strokes, of one glyph and of each of two.
    """

    corner: Box
    beside_corner: Box
    pair_below_corner: Box
    weights: tuple[float, float]


class Theme(_Model):
    """One look: a template, a kind for each background, marks and glyphs of its own or in place of others.

    `short` stands in the names of its emojis; that of classic is empty.
    """

    short: str = Field(pattern=r"^[a-z]{0,6}$")
    template: str
    kinds: Mapping[str, Kind]
    layout: Layout
    marks: Mapping[str, Face] = Field(default_factory=dict[str, Face])
    glyphs: Mapping[str, Glyph] = Field(default_factory=dict[str, Glyph])

    def paint(self, kind: Kind) -> Paint:
        """Return how the names of paints are read on a background: as a kind's colours, or as they stand."""

        def colour(name: str) -> str:
            if name == "ink":
                return kind.ink
            if name == "cut":
                return kind.background
            if name == "sky":
                return kind.sky or kind.shade
            if name.startswith("#"):
                return name
            owner = self.kinds[name.removeprefix("ink-of-")]
            return owner.ink if name.startswith("ink-of-") else owner.background

        return colour


def _read(name: str) -> Theme:
    written = files("bot.ui.art").joinpath(f"themes/{name}.toml").read_text(encoding="utf-8")
    drawn = Theme.model_validate(tomllib.loads(written))
    return drawn.model_copy(update={"glyphs": {**GLYPHS, **drawn.glyphs}})


THEMES: Mapping[str, Theme] = {name: _read(name) for name in get_args(ThemeName)}
"""Every theme by its name; what others do not draw themselves they share with classic."""
