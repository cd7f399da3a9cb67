"""Lookalikes: characters that are read as plain Latin letters, whatever script they come from."""

import re
import unicodedata
from collections.abc import Iterator, Mapping

_OF_OTHER_SCRIPTS = {
    # Cyrillic and Greek, small and large apart: a large Eta is read as H, a small one as n.
    "аᴀɑα": "a", "АΑ": "A", "ЬВΒʙβ": "b", "сϲᴄ": "c", "С": "C", "ԁᴅđ": "d", "еёєεᴇ": "e", "ЕЁΕ": "E",
    "ꜰ": "f", "ɡɢ": "g", "һʜħ": "h", "НΗ": "H", "іїıιɪ": "i", "ІЇΙ": "I", "јᴊ": "j", "Ј": "J",
    "кκᴋ": "k", "КΚ": "K", "ӏłʟ": "l", "Ł": "L", "мᴍ": "m", "МΜ": "M", "пηɴ": "n", "Ν": "N", "оοøᴏ": "o",
    "ОΟØ": "O", "рρᴘ": "p", "РΡ": "P", "ԛǫ": "q", "ʀ": "r", "ѕꜱ": "s", "Ѕ": "S", "тτᴛŧ": "t", "ТΤ": "T",
    "υμᴜ": "u", "νᴠ": "v", "ԝωᴡ": "w", "хχ": "x", "ХΧ": "X", "уγʏ": "y", "УΥ": "Y", "ᴢ": "z", "Ζ": "Z",
}  # fmt: skip

_BADGES = (0x1F150, 0x1F170, 0x1F1E6)
"""Where the letters A to Z begin that stand in black circles, in black squares, and for flags."""

_PLAIN = str.maketrans(
    {char: letter for chars, letter in _OF_OTHER_SCRIPTS.items() for char in chars}
    | {chr(start + at): chr(ord("a") + at) for start in _BADGES for at in range(26)}
)

_DIGITS = {"0": "o", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", "$": "s", "!": "i"}
_READINGS: tuple[Mapping[int, str], ...] = tuple(
    str.maketrans(_DIGITS | stroke) for stroke in ({"1": "i"}, {"1": "l", "I": "l"})
)
"""How what is no letter is read in the middle of a word: a stroke may be an i or an l."""

_MIXED = re.compile(r"[@$]?\w+(?:[@$!]\w+)*")


def readings(text: str) -> Iterator[str]:
    """Give a text in plain small letters, in each way in which it can be read."""
    apart = unicodedata.normalize("NFKD", text)
    bare = "".join(char for char in apart if unicodedata.category(char) not in ("Mn", "Me", "Cf"))
    plain = bare.translate(_PLAIN)
    for reading in _READINGS:
        yield _MIXED.sub(lambda found, by=reading: _read(found[0], by), plain).casefold()


def _read(word: str, reading: Mapping[int, str]) -> str:
    """Read digits and marks as letters where they stand among letters; a number is a number."""
    return word.translate(reading) if any(char.isalpha() for char in word) else word
