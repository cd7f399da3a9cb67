"""Check the words that people bring to a table against those that its server does not want to read."""

import re
import unicodedata
from collections.abc import Iterable, Iterator

from bot.engine import Rules

_WORD = re.compile(r"[^\W_]+")


def unwanted(text: str, banned: Iterable[str]) -> str | None:
    """Find a banned word in a text, however it is written; None when there is none.

    A word counts whole, so that no innocent one is taken for what it contains; one that ends in `*` stands
    for whatever begins like it. Accents, capitals and letters set apart do not hide it.
    """
    said = list(_words(text))
    for word in banned:
        begins, plain = word.endswith("*"), " ".join(_words(word))
        if plain and any(one.startswith(plain) if begins else one == plain for one in _runs(said, plain)):
            return word
    return None


def words_of(rules: Rules) -> list[str]:
    """List what people wrote themselves in rules."""
    cards = [text for card in rules.custom_cards for text in (card.name, card.text)]
    return [text for text in (rules.uno_word, *cards) if text]


def _words(text: str) -> Iterator[str]:
    """Give the words of a text in their plainest writing; single letters in a row are one word."""
    spelled = ""
    for word in _WORD.findall(_plain(text)):
        if len(word) == 1:
            spelled += word
            continue
        if spelled:
            yield spelled
            spelled = ""
        yield word
    if spelled:
        yield spelled


def _plain(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text).casefold()
    return "".join(char for char in apart if unicodedata.category(char) not in ("Mn", "Me", "Cf"))


def _runs(said: list[str], plain: str) -> Iterator[str]:
    """Give as many words at a time as the banned expression has."""
    length = plain.count(" ") + 1
    for start in range(len(said) - length + 1):
        yield " ".join(said[start : start + length])
