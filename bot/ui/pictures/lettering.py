"""Lettering: names and texts in the letters that there are, and in the room that there is."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

from .typefaces import draws, typeface

MARK = "•"
"""Stands for letters that cannot be drawn."""

ELLIPSIS = "…"


@lru_cache(1024)
def legible(raw: str, otherwise: str) -> str:
    """Write a name with the letters that the font has, or `otherwise` where it has none of them.

    Fancy letters become plain ones, an accent that is unknown is left out, a run of other letters becomes one
    mark, and decorations such as emojis are dropped.
    """
    runs = groupby(_known(raw), key=lambda one: one == MARK)
    written = "".join(MARK if marked else "".join(run) for marked, run in runs)
    written = " ".join(written.split())
    return written if any(letter.isalnum() for letter in written) else otherwise


def _known(raw: str) -> Iterator[str]:
    for character in unicodedata.normalize("NFKC", raw):
        plain = unicodedata.normalize("NFD", character)[0]
        if draws(character):
            yield " " if character.isspace() else character
        elif draws(plain):
            yield plain
        elif unicodedata.category(character)[0] in "LN":
            yield MARK


@lru_cache(1024)
def fitting(text: str, size: int, width: int, *, bold: bool = False) -> str:
    """Shorten a text until it is at most `width` pixels wide."""
    if extent(text, size, bold=bold) <= width:
        return text
    for length in range(len(text) - 1, 0, -1):
        shorter = text[:length].rstrip() + ELLIPSIS
        if extent(shorter, size, bold=bold) <= width:
            return shorter
    return ""


def extent(text: str, size: int, *, bold: bool = False) -> int:
    """Measure how wide a text is in pixels, rounded up."""
    return -int(-typeface(size, bold=bold).getlength(text) // 1)
