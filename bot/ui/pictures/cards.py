"""Cards as images: drawn once for each size, since every hand has them again."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

from PIL import Image

from bot.ui.art import CLASSIC, card_picture

from .canvas import GROUND, Ink

_DIMMED = 0.55
"""How much of the ground shows through a card that cannot be laid now."""

BACK = "back"


@lru_cache(256)
def card_image(code: str, height: int, theme: str = CLASSIC, *, dimmed: bool = False) -> Image.Image:
    """Give a card by its code, or BACK; nobody may draw on what it gives."""
    if dimmed:
        return _dimmed(card_image(code, height, theme), GROUND)
    with Image.open(BytesIO(card_picture(code, theme, height))) as drawn:
        return drawn.convert("RGBA")


def card_width(height: int) -> int:
    """Tell how wide a card of that height is."""
    return round(height * 2 / 3)


def _dimmed(card: Image.Image, ground: Ink) -> Image.Image:
    faded = Image.blend(card.convert("RGB"), Image.new("RGB", card.size, ground), _DIMMED)
    faded.putalpha(card.getchannel("A"))
    return faded
