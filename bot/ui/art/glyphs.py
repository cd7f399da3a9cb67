"""The glyphs, read from glyphs.toml, and how a row of them is fitted into a box."""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict, TypeAdapter

Paint = Callable[[str], str]
"""Turns the name of a paint (`ink`, `cut`, `red`, `ink-of-red`, `#FFFFFF`) into a colour."""

GAP = 5.0


class Part(BaseModel):
    """One stroke or fill of a glyph, or another glyph used inside it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    stroke: str | None = None
    fill: str | None = None
    use: str | None = None
    weight: float | None = None
    paint: str = "ink"
    transform: str | None = None


class Glyph(BaseModel):
    """A drawing on its own grid; `size` is the box of its centre lines, `weight` is in the tile's units."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    size: tuple[float, float]
    weight: float | None = None
    parts: tuple[Part, ...]

    def weight_on(self, weight: float) -> float:
        """Return how wide its strokes are on a tile of that weight; 0 when nothing leaves the box."""
        stroked = any(part.stroke and part.weight is None for part in self.parts)
        return (self.weight or weight) if stroked else 0.0


class Box(NamedTuple):
    """Where to draw, in the tile's 128 units: the centre and the room around it."""

    x: float
    y: float
    width: float
    height: float


GLYPHS = TypeAdapter(dict[str, Glyph]).validate_python(
    tomllib.loads(files("bot.ui.art").joinpath("glyphs.toml").read_text(encoding="utf-8"))
)


def draw_row(
    names: Sequence[str], box: Box, weight: float, paint: Paint, known: Mapping[str, Glyph] = GLYPHS
) -> str:
    """Draw glyphs side by side, as large as the box allows, with strokes `weight` units wide."""
    glyphs = [known[name] for name in names]
    margins = [glyph.weight_on(weight) for glyph in glyphs]
    room = box.width - sum(margins) - GAP * (len(glyphs) - 1)
    scale = min(
        room / sum(glyph.size[0] for glyph in glyphs),
        *((box.height - margin) / glyph.size[1] for glyph, margin in zip(glyphs, margins, strict=True)),
    )
    widths = [glyph.size[0] * scale + margin for glyph, margin in zip(glyphs, margins, strict=True)]
    left = box.x - (sum(widths) + GAP * (len(glyphs) - 1)) / 2
    drawn: list[str] = []
    for glyph, width, margin in zip(glyphs, widths, margins, strict=True):
        top = box.y - glyph.size[1] * scale / 2
        place = f"translate({left + margin / 2:.2f} {top:.2f}) scale({scale:.4f})"
        drawn.append(f'<g transform="{place}">{_draw(glyph, margin / scale, paint, known)}</g>')
        left += width + GAP
    return "\n".join(drawn)


def _draw(glyph: Glyph, weight: float, paint: Paint, known: Mapping[str, Glyph]) -> str:
    return "".join(_draw_part(part, weight, paint, known) for part in glyph.parts)


def _draw_part(part: Part, weight: float, paint: Paint, known: Mapping[str, Glyph]) -> str:
    colour = paint(part.paint)
    if part.use is not None:
        drawn = _draw(known[part.use], weight, lambda name: colour if name == "ink" else paint(name), known)
    elif part.fill is not None:
        drawn = f'<path d="{part.fill}" fill="{colour}"/>'
    else:
        width = part.weight or weight
        drawn = (
            f'<path d="{part.stroke}" fill="none" stroke="{colour}" stroke-width="{width:.3g}"'
            ' stroke-linecap="round" stroke-linejoin="round"/>'
        )
    return f'<g transform="{part.transform}">{drawn}</g>' if part.transform else drawn
