"""Avatars: somebody's own picture in a circle, or the first letter of the name where there is none."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO

from PIL import Image, ImageOps

from .canvas import INK, Canvas, Ink, rounded
from .lettering import MARK

_LARGEST = 1024
"""Pixels across an avatar that is worth decoding; Discord sends what is asked for, at most 128."""

_FORMATS = ("PNG", "WEBP", "JPEG")

_TINTS: tuple[Ink, ...] = (
    (190, 57, 73),
    (176, 106, 20),
    (40, 130, 88),
    (52, 100, 205),
    (117, 82, 190),
    (14, 124, 134),
)


@dataclass(frozen=True, slots=True)
class Portrait:
    """How somebody is shown: a name that can be drawn, and the avatar as Discord sent it, if there is one."""

    user_id: int
    name: str
    avatar: bytes | None = None


def place_avatar(canvas: Canvas, portrait: Portrait, at: tuple[int, int], size: int) -> None:
    """Put an avatar down by its upper left corner, `size` pixels across."""
    left, top = at
    picture = _decoded(portrait.avatar, size)
    if picture is not None:
        canvas.image.paste(picture, at, rounded(size, size, size // 2))
        return
    canvas.panel((left, top, left + size, top + size), _TINTS[portrait.user_id % len(_TINTS)], size // 2)
    middle = (left + size // 2, top + size // 2)
    canvas.write(_initial(portrait.name), middle, size // 2, width=size, ink=INK, bold=True, align="middle")


def _decoded(avatar: bytes | None, size: int) -> Image.Image | None:
    """Read a picture that came from outside; None where it is none."""
    if avatar is None:
        return None
    try:
        with Image.open(BytesIO(avatar), formats=_FORMATS) as opened:
            if max(opened.size) > _LARGEST:
                return None
            return ImageOps.fit(opened.convert("RGB"), (size, size), Image.Resampling.LANCZOS)
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError, Image.DecompressionBombWarning):
        return None


def _initial(name: str) -> str:
    return next((letter.upper()[:1] for letter in name if letter.isalnum()), MARK)
