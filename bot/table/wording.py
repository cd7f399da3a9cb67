"""Check the words that people bring to a table against those that its server does not want to read."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from bot.engine import Rules
from bot.table.lookalikes import readings

_WORD = re.compile(r"[^\W_]+")


def unwanted(text: str, banned: Iterable[str]) -> str | None:
    """Find a banned word in a text, however it is written; None when there is none.

    A word counts whole, so that no innocent one is taken for what it contains; one that ends in `*` stands
    for whatever begins like it. Accents, capitals, letters set apart and lookalikes do not hide it.
    """
    said = [list(_words(reading)) for reading in readings(text)]
    for word in banned:
        begins = word.endswith("*")
        if any(_holds(words, one, begins=begins) for words in said for one in _plain(word)):
            return word
    return None


def words_of(rules: Rules) -> list[str]:
    """List what people wrote themselves in rules."""
    cards = [text for card in rules.custom_cards for text in (card.name, card.text)]
    return [text for text in (rules.uno_word, *cards) if text]


@lru_cache(1024)
def _plain(word: str) -> frozenset[str]:
    """Give the plainest writings of a banned word or expression."""
    return frozenset(" ".join(_words(reading)) for reading in readings(word))


def _holds(said: list[str], plain: str, *, begins: bool) -> bool:
    if not plain:
        return False
    return any(one.startswith(plain) if begins else one == plain for one in _runs(said, plain))


def _words(text: str) -> Iterator[str]:
    """Give the words of a text; single letters in a row are one word."""
    spelled = ""
    for word in _WORD.findall(text):
        if len(word) == 1:
            spelled += word
            continue
        if spelled:
            yield spelled
            spelled = ""
        yield word
    if spelled:
        yield spelled


def _runs(said: list[str], plain: str) -> Iterator[str]:
    """Give as many words at a time as the banned expression has."""
    length = plain.count(" ") + 1
    for start in range(len(said) - length + 1):
        yield " ".join(said[start : start + length])
