"""Make pictures of screens small: few colours, of which nobody misses any."""

from __future__ import annotations

from io import BytesIO
from itertools import chain
from typing import Any

from PIL import Image, ImageChops

PALETTES = (16, 32, 64, 128, 256)
"""How many colours a picture may have: the fewest that will do."""

AREAS = 5
"""Colours of areas: the frame, what can be pressed, what cannot."""

UNSEEN = ((8, 0.02), (24, 0.001))
"""Which part of all pixels may be off, by so much of 255: an area by next to nothing, a dot by more."""


def shrunk(png: bytes) -> bytes:
    """Write a picture of a screen as a PNG with a palette."""
    whole = Image.open(BytesIO(png)).convert("RGB")
    tries = (_reduced(whole, colours) for colours in PALETTES[:-1])
    few = next((few for few in tries if _alike(whole, few.convert("RGB"))), None)
    file = BytesIO()
    (few or _reduced(whole, PALETTES[-1])).save(file, "PNG", optimize=True)
    return file.getvalue()


def _reduced(whole: Image.Image, colours: int) -> Image.Image:
    """Keep the colours of large areas as they are, however close they come, and choose the others for them.

    Dark grey on darker grey is how a screen shows what cannot be pressed; and gold has to stay gold.
    """
    kept = _commonest(whole)
    chosen = whole.quantize(colours - len(kept), method=Image.Quantize.MAXCOVERAGE, kmeans=3)
    palette = Image.new("P", (1, 1))
    palette.putpalette([*chain.from_iterable(kept), *(chosen.getpalette() or [])])
    return whole.quantize(palette=palette, dither=Image.Dither.NONE)


def _commonest(whole: Image.Image) -> list[tuple[int, int, int]]:
    counted: Any = whole.getcolors(whole.width * whole.height)
    return [colour for _, colour in sorted(counted, reverse=True)[:AREAS]]


def _alike(one: Image.Image, other: Image.Image) -> bool:
    red, green, blue = ImageChops.difference(one, other).split()
    steps = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
    return all(sum(steps[off:]) <= part * sum(steps) for off, part in UNSEEN)
