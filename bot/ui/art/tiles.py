"""Tiles: square, full-bleed pictures with one big glyph, readable on a button at 20 pixels."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from string import Template

import resvg_py

from bot.ui.art.faces import CARDS, KINDS, MARKS, Face, Kind, face_of
from bot.ui.art.glyphs import Box, Paint, draw_row

SIZE = 128
CORNER = Box(24, 25, 32, 34)
FRAMED_CORNER = Box(30, 31, 28, 28)
WEIGHTS = {1: 19.0, 2: 17.0}
FRAME = 9

_TEMPLATE = Template(files("bot.ui.art").joinpath("tile.svg").read_text(encoding="utf-8"))


def all_tiles() -> dict[str, str]:
    """Return every picture: the emoji's name to the card code or mark it shows."""
    return dict(_TILES)


@cache
def emoji_name(code: str) -> str:
    """Return the emoji's name of a card code or mark: `R+2` is `uno_r_plus2`, `W4` is `uno_w4`."""
    return "uno_" + code.lower().replace("+", "_plus").removeprefix("_")


_TILES = {emoji_name(code): code for code in (*CARDS, *MARKS)}


def fallback(code: str) -> str:
    """Return the text that stands in for a picture: the colour's symbol and the rank, as in `❤️5` or `⭐⇄`."""
    return face_of(code).text


@cache
def tile_svg(code: str) -> str:
    """Draw a card code or mark as an SVG of 128 x 128 units.

    Raises `UnknownTile` for anything that faces.toml does not have.
    """
    face = face_of(code)
    kind = KINDS[face.kind]
    return _TEMPLATE.substitute(background=kind.background, shade=kind.shade, body=_body(face, kind))


def render(svg: str, size: int = SIZE) -> bytes:
    """Rasterise an SVG to a PNG of `size` x `size` pixels."""
    return resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size, skip_system_fonts=True)


def art_hash(name: str) -> str:
    """Return a fingerprint of the drawing behind an emoji's name: 16 hexadecimal digits.

    It covers the SVG and the size, not the PNG, so that a new rasteriser does not upload everything again.
    """
    svg = tile_svg(_TILES[name])
    return sha256(f"{SIZE}\n{svg}".encode()).hexdigest()[:16]


def _body(face: Face, kind: Kind) -> str:
    paint = _paint(kind)
    if face.bleed:
        return draw_row(face.glyphs, Box(64, 64, SIZE, SIZE), WEIGHTS[1], paint)
    drawn: list[str] = []
    if kind.frame:
        drawn.append(_frame(kind.frame, kind.background))
    if face.symbol:
        drawn.append(draw_row([face.symbol], FRAMED_CORNER if kind.frame else CORNER, 0, paint))
    drawn.append(draw_row(face.glyphs, _room(face), WEIGHTS[len(face.glyphs)], paint))
    return "\n".join(drawn)


def _room(face: Face) -> Box:
    """Give the glyph the middle, moved away from the corner where a symbol stands."""
    pair = len(face.glyphs) > 1
    if not face.symbol:
        return Box(64, 64, 100, 88) if pair else Box(64, 61, 90, 86)
    if KINDS[face.kind].frame:
        return Box(68, 75, 88, 70)
    return Box(65, 70, 112, 86) if pair else Box(76, 67, 86, 92)


def _frame(kinds: tuple[str, str, str, str], inside: str) -> str:
    """Frame a tile with the four colours, a side each, mitred, and fill the inside."""
    sides = ("M0 0H128L64 64Z", "M128 0V128L64 64Z", "M128 128H0L64 64Z", "M0 128V0L64 64Z")
    frame = "".join(
        f'<path d="{side}" fill="{KINDS[kind].background}"/>' for side, kind in zip(sides, kinds, strict=True)
    )
    inner = SIZE - 2 * FRAME
    return f'{frame}<rect x="{FRAME}" y="{FRAME}" width="{inner}" height="{inner}" rx="16" fill="{inside}"/>'


def _paint(kind: Kind) -> Paint:
    def colour(name: str) -> str:
        if name == "ink":
            return kind.ink
        if name == "cut":
            return kind.background
        owner = KINDS[name.removeprefix("ink-of-")]
        return owner.ink if name.startswith("ink-of-") else owner.background

    return colour
