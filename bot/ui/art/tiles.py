"""Tiles: square, full-bleed pictures with one big glyph, readable on a button at 20 pixels."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from string import Template
from typing import NamedTuple

import resvg_py

from bot.table.themes import CLASSIC
from bot.ui.art.faces import CARDS, MARKS, drawn_in, face_of
from bot.ui.art.glyphs import Box, draw_row
from bot.ui.art.themes import THEMES, Face, Kind, Layout, Theme

SIZE = 128
FRAMED_CORNER = Box(30, 31, 28, 28)
WEIGHTS = (19.0, 17.0)
FRAME = 9


class Tile(NamedTuple):
    """One picture: a card code or a mark, as a theme draws it."""

    code: str
    theme: str = CLASSIC


def all_tiles() -> dict[str, Tile]:
    """Return every picture of every theme by its emoji's name, those of classic first."""
    return dict(_TILES)


@cache
def emoji_name(code: str, theme: str = CLASSIC) -> str:
    """Return the emoji's name of a card code or mark: `R+2` is `uno_r_plus2`, `W4` is `uno_w4`.

    The name of a theme stands between: `uno_an_r_plus2`. Raises `UnknownTile` for what is not drawn.
    """
    short = THEMES[drawn_in(code, theme)].short
    return f"uno_{short}" + "_" * bool(short) + code.lower().replace("+", "_plus").removeprefix("_")


_TILES = {
    emoji_name(code, theme): Tile(code, theme) for theme in THEMES for code in (*CARDS[theme], *MARKS[theme])
}


def fallback(code: str, theme: str = CLASSIC) -> str:
    """Return the text that stands in for a picture: the colour's symbol and the rank, as in `❤️5` or `⭐⇄`."""
    return face_of(code, theme).text


@cache
def template(name: str) -> Template:
    """Return an SVG template of this package."""
    return Template(files("bot.ui.art").joinpath(name).read_text(encoding="utf-8"))


@cache
def tile_svg(code: str, theme: str = CLASSIC) -> str:
    """Draw a card code or mark as an SVG of 128 x 128 units.

    Raises `UnknownTile` for anything that faces.toml does not have.
    """
    face, look = face_of(code, theme), THEMES[drawn_in(code, theme)]
    kind = look.kinds[face.kind]
    return template(look.template).substitute(
        background=kind.background, shade=kind.shade, ink=kind.ink, body=tile_body(face, kind, look)
    )


def render(svg: str, size: int = SIZE) -> bytes:
    """Rasterise an SVG to a PNG of `size` x `size` pixels."""
    return resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size, skip_system_fonts=True)


def art_hash(name: str) -> str:
    """Return a fingerprint of the drawing behind an emoji's name: 16 hexadecimal digits.

    It covers the SVG and the size, not the PNG, so that a new rasteriser does not upload everything again.
    """
    svg = tile_svg(*_TILES[name])
    return sha256(f"{SIZE}\n{svg}".encode()).hexdigest()[:16]


def tile_body(face: Face, kind: Kind, look: Theme) -> str:
    """Draw what stands on a tile's background."""
    paint = look.paint(kind)
    if face.bleed:
        return draw_row(face.glyphs, Box(64, 64, SIZE, SIZE), WEIGHTS[0], paint, look.glyphs)
    drawn: list[str] = []
    if kind.frame:
        drawn.append(_frame(kind.frame, kind.background, look))
    if face.symbol:
        corner = FRAMED_CORNER if kind.frame else look.layout.corner
        drawn.append(draw_row([face.symbol], corner, 0, paint, look.glyphs))
    room = _room(face, framed=kind.frame is not None, layout=look.layout)
    weights = look.layout.weights if face.symbol and not kind.frame else WEIGHTS
    drawn.append(draw_row(face.glyphs, room, weights[len(face.glyphs) - 1], paint, look.glyphs))
    return "\n".join(drawn)


def _room(face: Face, *, framed: bool, layout: Layout) -> Box:
    """Give the glyph the middle, moved away from the corner where a symbol stands."""
    pair = len(face.glyphs) > 1
    if not face.symbol:
        return Box(64, 64, 100, 88) if pair else Box(64, 61, 90, 86)
    if framed:
        return Box(68, 75, 88, 70)
    return layout.pair_below_corner if pair else layout.beside_corner


def _frame(kinds: tuple[str, str, str, str], inside: str, look: Theme) -> str:
    """Frame a tile with the four colours, a side each, mitred, and fill the inside."""
    sides = ("M0 0H128L64 64Z", "M128 0V128L64 64Z", "M128 128H0L64 64Z", "M0 128V0L64 64Z")
    frame = "".join(
        f'<path d="{side}" fill="{look.kinds[kind].background}"/>'
        for side, kind in zip(sides, kinds, strict=True)
    )
    inner = SIZE - 2 * FRAME
    return f'{frame}<rect x="{FRAME}" y="{FRAME}" width="{inner}" height="{inner}" rx="16" fill="{inside}"/>'
