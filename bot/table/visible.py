"""Visible: what of a text can be seen, without what hides in it, turns it round or piles up."""

import re
import unicodedata
from collections.abc import Iterator

_UNSEEN = re.compile("[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f"
                     "\u2028-\u202f\u2060-\u206f\u2800\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\uffff"
                     "\U0001d159\U000e0100-\U000e01ef]")  # fmt: skip
JOINER, PICTORIAL = "\u200d", "\ufe0f"
_PILED_MARKS = 2


def visible(raw: str) -> str:
    """Give a text as it can be seen; nothing is left of one that cannot be."""
    return "".join(_seen(unicodedata.normalize("NFC", raw))).strip()


def plain(raw: str) -> str:
    """Give a name as it is compared and saved: one that looks the same is the same."""
    return visible(unicodedata.normalize("NFKC", raw))


def _seen(raw: str) -> Iterator[str]:
    """Drop what hides, turns text round or piles up; joiners stay where they hold an emoji together."""
    marks = 0
    for at, char in enumerate(raw):
        category = unicodedata.category(char)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if char == JOINER:
            if 0 < at < len(raw) - 1 and _pictorial(raw[at - 1]) and _pictorial(raw[at + 1]):
                yield char
        elif char == PICTORIAL:
            if at and not raw[at - 1].isalpha() and not raw[at - 1].isspace():
                yield char
        elif category in ("Zs", "Zl", "Zp") or char in "\n\r\t":
            yield " "
        elif not category.startswith("C") and not _UNSEEN.match(char) and marks <= _PILED_MARKS:
            yield char


def _pictorial(char: str) -> bool:
    return unicodedata.category(char) in ("So", "Sk") or char == PICTORIAL
