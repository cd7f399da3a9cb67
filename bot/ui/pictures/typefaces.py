"""Typefaces: the font that ships with the bot, and which characters it can draw."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

_NOWHERE = "\U0010ffff"
"""A character that no font has, so that it is drawn as what stands for a missing one."""


@cache
def typeface(size: int, *, bold: bool = False) -> ImageFont.FreeTypeFont:
    """Give the font at a size in pixels."""
    # The other layout engine is not there on every machine, and texts would be of another width with it.
    return ImageFont.truetype(BytesIO(_font(bold)), size, layout_engine=ImageFont.Layout.BASIC)


@cache
def _font(bold: bool) -> bytes:
    name = "NotoSans-Bold.ttf" if bold else "NotoSans-Regular.ttf"
    return files("bot.ui.pictures").joinpath("fonts", name).read_bytes()


@lru_cache(4096)
def draws(character: str) -> bool:
    """Tell whether the font has a character."""
    return character.isspace() or _outline(character) != _missing()


def _outline(character: str) -> bytes:
    drawn = Image.new("L", (48, 48))
    ImageDraw.Draw(drawn).text((24, 24), character, 255, typeface(20), "mm")
    return drawn.tobytes()


@cache
def _missing() -> bytes:
    return _outline(_NOWHERE)
