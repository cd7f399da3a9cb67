"""Whole cards, as they lie on a table: larger pictures than the tiles, drawn when they are asked for."""

from functools import lru_cache

import resvg_py

from bot.engine import Card
from bot.table.themes import CLASSIC
from bot.ui.art.faces import drawn_in, face_of
from bot.ui.art.glyphs import Box, draw_row
from bot.ui.art.themes import THEMES, Face, Kind, Theme
from bot.ui.art.tiles import WEIGHTS, template, tile_body

WIDTH, HEIGHT = 200, 300
"""A whole card in its own units; every picture has these proportions."""

_MIDDLE = Box(100, 150, 108, 100)
_INDEX, _INDEX_AT = Box(0, 0, 90, 86), "translate(40 42) scale(.42)"
_SYMBOL = Box(39, 80, 36, 34)
_SPREAD = (
    '<g transform="translate(29 79) scale(1.109375)"><clipPath id="tile">'
    '<rect width="128" height="128" rx="24"/></clipPath><g clip-path="url(#tile)">{drawing}</g></g>'
)
_PANEL = '<rect x="32" y="94" width="136" height="112" rx="34" fill="{shade}"/>'
_SIDES = ("M0 0H200L100 150Z", "M200 0V300L100 150Z", "M200 300H0L100 150Z", "M0 300V0L100 150Z")
_INSIDE = '<rect x="17" y="17" width="166" height="266" rx="12" fill="{background}"/>'


@lru_cache(maxsize=1024)
def card_picture(card: Card | str, theme: str = CLASSIC, height: int = 300) -> bytes:
    """Draw a whole card as a PNG, `height` pixels high and two thirds as wide, with transparent corners.

    `card` may also be the code of a card or a mark, such as `R5` or `back`. It may be called from any thread,
    and remembers what it has drawn. Raises `UnknownTile` for what is not drawn, KeyError for no such theme.
    """
    svg = card_svg(card if isinstance(card, str) else card.code, theme)
    return resvg_py.svg_to_bytes(
        svg_string=svg, width=round(height * WIDTH / HEIGHT), height=height, skip_system_fonts=True
    )


def card_svg(code: str, theme: str = CLASSIC) -> str:
    """Draw a whole card as an SVG of 200 x 300 units."""
    face, look = face_of(code, theme), THEMES[drawn_in(code, theme)]
    kind = look.kinds[face.kind]
    return template("card.svg").substitute(background=kind.background, body=_body(face, kind, look))


def _body(face: Face, kind: Kind, look: Theme) -> str:
    paint = look.paint(kind)
    # What stands in the corner of a framed tile is part of its face.
    row = (face.symbol, *face.glyphs) if face.symbol and kind.frame else face.glyphs
    weight = WEIGHTS[min(len(row), 2) - 1]
    corner = f'<g transform="{_INDEX_AT}">{draw_row(row, _INDEX, weight, paint, look.glyphs)}</g>'
    if face.symbol and not kind.frame:
        corner += draw_row([kind.face or face.symbol], _SYMBOL, 0, paint, look.glyphs)
        if kind.sky:
            return _scene(tile_body(face, kind, look), kind) + corner
    drawn = [_frame(kind.frame, kind.background, look)] if kind.frame else []
    if face.bleed:
        drawn.append(_SPREAD.format(drawing=tile_body(face, kind, look)))
    else:
        drawn += (_PANEL.format(shade=kind.shade), draw_row(row, _MIDDLE, weight, paint, look.glyphs))
    drawn.append(f'{corner}<g transform="rotate(180 100 150)">{corner}</g>')
    return "\n".join(drawn)


def _scene(drawing: str, kind: Kind) -> str:
    """Let a symbol that fills tiles fill the card: its sky above, and a sheet for what is in the corner."""
    return (
        f'<rect width="200" height="300" fill="{kind.sky}"/>'
        f'<g transform="translate(9 109) scale(1.421875)">{drawing}</g>'
        f'<path d="M0 0H70V84Q70 104 50 104H0Z" fill="{kind.background}"/>'
    )


def _frame(kinds: tuple[str, str, str, str], inside: str, look: Theme) -> str:
    """Frame a card with the four colours, a side each, and fill the inside."""
    sides = "".join(
        f'<path d="{side}" fill="{look.kinds[name].background}"/>'
        for side, name in zip(_SIDES, kinds, strict=True)
    )
    return sides + _INSIDE.format(background=inside)
