"""Canvas: panels, texts and images on one ground, and the file that comes of them."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import Literal

from PIL import Image, ImageDraw

from .lettering import extent, fitting
from .typefaces import typeface

Ink = tuple[int, int, int]
Box = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""

Align = Literal["left", "middle", "right"]

WIDTH = 800
"""Pixels across a picture; a phone shows it half as wide, so that letters of 26 are as large as its own."""

GROUND: Ink = (27, 28, 34)
PANEL: Ink = (43, 45, 54)
RAISED: Ink = (62, 65, 78)
INK: Ink = (244, 244, 247)
FAINT: Ink = (178, 182, 194)

_FINE = 4
"""How much larger the shapes are drawn, of which the small ones are smooth."""

_ANCHORS: dict[Align, str] = {"left": "lm", "middle": "mm", "right": "rm"}


class Canvas:
    """A picture in the making."""

    def __init__(self, width: int, height: int, ground: Ink = GROUND) -> None:
        self.image = Image.new("RGB", (width, height), ground)
        self._draw = ImageDraw.Draw(self.image)

    def panel(self, box: Box, ink: Ink, radius: int = 16) -> None:
        """Fill a box with round corners."""
        left, top, right, bottom = box
        if right > left and bottom > top:
            self.image.paste(ink, box, rounded(right - left, bottom - top, radius))

    def write(
        self,
        text: str,
        at: tuple[int, int],
        size: int,
        *,
        width: int,
        ink: Ink = INK,
        bold: bool = False,
        align: Align = "left",
    ) -> int:
        """Write a line, shortened to `width`; `at` is its left end, middle or right end. Give its width."""
        written = fitting(text, size, width, bold=bold)
        self._draw.text(at, written, ink, typeface(size, bold=bold), _ANCHORS[align])
        return extent(written, size, bold=bold)

    def place(self, image: Image.Image, at: tuple[int, int]) -> None:
        """Put an image down by its upper left corner; where it is transparent the ground shows."""
        self.image.paste(image, at, image if image.mode == "RGBA" else None)

    def stencil(self, mask: Image.Image, at: tuple[int, int], ink: Ink) -> None:
        """Paint through a mask."""
        self.image.paste(ink, (*at, at[0] + mask.width, at[1] + mask.height), mask)

    def with_photos(self) -> bytes:
        """Give the picture as a WebP: people's own pictures would need too many colours for a small PNG."""
        file = BytesIO()
        self.image.save(file, "WEBP", quality=75, method=2)
        return file.getvalue()

    def finished(self) -> bytes:
        """Give the picture as a PNG of at most 256 colours."""
        file = BytesIO()
        few = self.image.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        few.save(file, "PNG")
        return file.getvalue()


@lru_cache(256)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """Make the mask of a box with round corners."""
    large = Image.new("L", (width * _FINE, height * _FINE), 0)
    corner = min(radius, width // 2, height // 2) * _FINE
    ImageDraw.Draw(large).rounded_rectangle((0, 0, large.width - 1, large.height - 1), corner, 255)
    return large.reduce(_FINE)


def mixed(one: Ink, other: Ink, share: float) -> Ink:
    """Mix two inks; `share` is how much there is of the second one, from 0 to 1."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
