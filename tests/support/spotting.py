"""Cards by every way in which a text or a message can name them: picture, name, code, symbol, press."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from bot.engine.cards import CARDS
from bot.ui.art import THEMES, emoji_name, fallback
from bot.ui.layouts.cards import card_label, card_name
from bot.ui.words import Words

LOCALE = Path(__file__).parents[2] / "bot/locales/en"
EXPLAINING = (
    "help",
    "hand",
    "memo",
    "options",
    "presets",
    "presses",
    "refusals",
    "rulebook",
    "rules",
    "settings",
    "values",
)
"""Locale files that speak of cards in general, as in "a Wild Draw Four may be played at any time"."""

Pictures = Mapping[str, str]
"""The card codes by the ids of their emojis, which stand in texts, on buttons and in picture addresses."""


def _either(names: Iterable[str]) -> str:
    return "|".join(sorted(map(re.escape, names), key=len, reverse=True))


_WORDS = Words()
_BY_NAME = {card_name(card, _WORDS): code for code, card in CARDS.items()}
_BY_EMOJI = {emoji_name(code, theme): code for theme in THEMES for code in CARDS}
_BY_SYMBOL = {fallback(code, theme): code for theme in THEMES for code in CARDS}
_NAMED = re.compile(rf"\b(?:{_either(_BY_NAME)})\b")
_PICTURED = re.compile(rf"(?<![A-Za-z0-9_])(?:{_either(_BY_EMOJI)})(?![A-Za-z0-9_])")
_SYMBOLS = re.compile(_either(_BY_SYMBOL))
_CODES = re.compile(rf"(?<![\w+-])(?:{_either(CARDS)})(?![\w+-])")
_IDS = re.compile(r"\d{15,}")
_PRESS = re.compile(r"u1:\w+:\d*:[^:]*:(?P<args>.*)", re.DOTALL)
_LABELS = re.compile(rf"\+?(?:{_either({card_label(card).lstrip('+') for card in CARDS.values()})})(?:×\d+)?")


def cards_in_text(text: str, pictures: Pictures | None = None) -> set[str]:
    """Find the cards that a text names, whether it is written for people or for machines."""
    known = pictures or {}
    return {known[number] for number in _IDS.findall(text) if number in known} | _named(text)


@lru_cache(maxsize=2**14)
def _named(text: str) -> frozenset[str]:
    if pressed := _PRESS.fullmatch(text):
        # The ticket before the arguments is a hash, which may look like anything.
        return frozenset(CARDS) & frozenset(re.split(r"[:.,\s]", pressed["args"]))
    found = {_BY_EMOJI[name] for name in _PICTURED.findall(text)}
    found |= {_BY_NAME[name] for name in _NAMED.findall(text)}
    found |= {_BY_SYMBOL[symbol] for symbol in _SYMBOLS.findall(text)}
    return frozenset(found.union(_CODES.findall(text)))


def cards_in(message: Any, pictures: Pictures | None = None) -> set[str]:
    """Find the cards that a message or a request names anywhere, its explanations of the game aside."""
    return {card for text in strings(message) for card in cards_in_text(_told(text), pictures)}


def strings(part: Any) -> Iterator[str]:
    """Give every string in a structure as it goes over the wire."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, Mapping):
        for value in part.values():
            yield from strings(value)
    elif isinstance(part, (list, tuple)):
        for value in part:
            yield from strings(value)


def is_card_label(label: str) -> bool:
    """Tell whether a button with this label is a card's, whatever picture it has."""
    return _LABELS.fullmatch(label) is not None


def pictured(components: Any) -> Iterator[str]:
    """Give the addresses of the small pictures in a message."""
    if isinstance(components, Mapping):
        if "media" in components:
            yield components["media"]["url"]
        components = list(components.values())
    if isinstance(components, list):
        for part in components:
            yield from pictured(part)


@lru_cache(maxsize=2**14)
def _told(text: str) -> str:
    for phrase in _GENERAL:
        text = text.replace(phrase, "")
    return text


def _general() -> Iterator[str]:
    for name in EXPLAINING:
        for line in (LOCALE / f"{name}.ftl").read_text(encoding="utf-8").splitlines():
            said = re.sub(r"^\s*(?:\S+ =|\*?\[\w+\])", "", line)
            for phrase in re.split(r"\{[^}]*\}", said):
                if cards_in_text(phrase):
                    yield phrase.strip()


_GENERAL = sorted(_general(), key=len, reverse=True)
