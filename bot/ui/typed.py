"""Typed: cards as people write them, in codes, in symbols, or in the words of their own language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from bot.engine import Card, Colour, Face, Rules
from bot.engine.cards import CARDS, COLOURED_FACES
from bot.ui.layouts.cards import COLOURS, card_label, card_plainly
from bot.ui.words import Words

T = TypeVar("T")

Phrase = tuple[str, ...]
"""Words in a row, in small letters, numbers as digits."""

_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_OTHER_NAMES = {
    Face.SKIP: "skip",
    Face.REVERSE: "reverse",
    Face.DRAW_TWO: "draw-two",
    Face.WILD: "wild",
    Face.WILD_DRAW_FOUR: "wild-draw-four",
}
"""Faces that people call by several names."""

_LONGEST = 16
"""Words of the longest name: a custom card's has 32 characters."""

_ASIDE = re.compile(r"\([^()]*\)")
_BETWEEN = re.compile(r"[\s,;/&|·()_«»„“”\"-]+")
_PLUS = re.compile(r"\+\s*(?=\d)")
_GLUED = re.compile(r"(?:[rygb][0-9srx]){2,}", re.ASCII)
_CODE = re.compile(r"[rygb][0-9srx]", re.ASCII)


class Illegible(ValueError):
    """What was typed cannot be read as cards."""


@dataclass(frozen=True, slots=True)
class Typed:
    """What somebody typed: the cards in their order, and the colour wished for with a black one."""

    cards: tuple[Card, ...]
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class _Vocabulary:
    """What the words of a language may mean, by phrases of one word or more."""

    cards: Mapping[Phrase, Card]
    colours: Mapping[Phrase, Colour]
    faces: Mapping[Phrase, Face]
    numbers: Mapping[str, str]
    between: frozenset[str]

    def phrase(self, text: str) -> Phrase:
        """Take a text apart; a sign stays with its number, and what stands in brackets is left out."""
        parts = _BETWEEN.split(_PLUS.sub(" +", _ASIDE.sub(" ", text.casefold())))
        read = (self.numbers.get(part, part) for part in parts)
        return tuple(piece for part in read if part not in self.between for piece in _unglued(part))


def read_cards(text: str, words: Words, rules: Rules | None = None) -> Typed:
    """Read cards such as `R5 B5`, `red five, blue 5` or `wild green`, in any case; raises Illegible.

    Custom cards are known by the names that `rules` give them. Rule: card-glyphs.
    """
    known = _vocabulary(words)
    named = {known.phrase(card_plainly(card, words, rules)): card for card in CARDS.values() if card.black}
    own = {name: card for name, card in named.items() if name not in known.colours}
    return _Reading(known, own | dict(known.cards), known.phrase(text)).whole()


class _Reading:
    """One reading of a text from its first word to its last."""

    def __init__(self, known: _Vocabulary, cards: Mapping[Phrase, Card], phrase: Phrase) -> None:
        self._known = known
        self._names = cards
        self._left = phrase
        self._cards: list[Card] = []
        self._wish: Colour | None = None
        self._face: Face | None = None

    def whole(self) -> Typed:
        """Read everything there is."""
        while self._left:
            self._next()
        black = any(card.black for card in self._cards)
        if not self._cards or self._face is not None or (self._wish is not None and not black):
            raise Illegible
        return Typed(tuple(self._cards), self._wish)

    def _next(self) -> None:
        if self._face is not None:
            self._cards.append(_card(self._take(self._known.colours), self._face))
            self._face = None
        elif (card := self._try(self._names)) is not None:
            self._cards.append(card)
        elif (colour := self._try(self._known.colours)) is not None:
            face = self._try(self._known.faces)
            if face is not None:
                self._cards.append(_card(colour, face))
            elif self._wish is None:
                self._wish = colour
            else:
                raise Illegible
        else:
            self._face = self._take(self._known.faces)

    def _take(self, meanings: Mapping[Phrase, T]) -> T:
        found = self._try(meanings)
        if found is None:
            raise Illegible
        return found

    def _try(self, meanings: Mapping[Phrase, T]) -> T | None:
        """Read the longest phrase that means something, and leave the rest."""
        for length in range(min(len(self._left), _LONGEST), 0, -1):
            found = meanings.get(self._left[:length])
            if found is not None:
                self._left = self._left[length:]
                return found
        return None


def _card(colour: Colour, face: Face) -> Card:
    return CARDS[f"{colour}{face}"]


def _unglued(part: str) -> tuple[str, ...]:
    """Take codes apart that were written without a space between them; leave out what holds nothing."""
    if part in ("", "+"):
        return ()
    return tuple(_CODE.findall(part)) if _GLUED.fullmatch(part) else (part,)


@lru_cache
def _vocabulary(words: Words) -> _Vocabulary:
    """Gather what a language calls the cards; codes and signs are the same in all of them."""
    numbers = {
        name: str(number) for number, message in enumerate(_NUMBERS) for name in _names(words, message)
    }
    between = frozenset(_names(words, "between"))
    plain = _Vocabulary({}, {}, {}, numbers, between)
    faces = {(face.value.casefold(),): face for face in COLOURED_FACES}
    faces |= {(card_label(_card(Colour.RED, face)).casefold(),): face for face in COLOURED_FACES}
    faces[("x",)] = Face.SKIP
    cards: dict[Phrase, Card] = {(code.casefold(),): card for code, card in CARDS.items()}
    cards |= {(f"{colour}X".casefold(),): _card(colour, Face.SKIP) for colour in Colour}
    for card in CARDS.values():
        cards[plain.phrase(card_plainly(card, words))] = card
    cards[(card_label(CARDS[Face.WILD_DRAW_FOUR]),)] = CARDS[Face.WILD_DRAW_FOUR]
    for face, message in _OTHER_NAMES.items():
        phrases = [plain.phrase(name) for name in _names(words, message)]
        if face.black:
            cards |= dict.fromkeys(phrases, CARDS[face])
        else:
            faces |= dict.fromkeys(phrases, face)
    colours = {(colour.casefold(),): colour for colour in Colour}
    for colour, message in COLOURS.items():
        colours |= dict.fromkeys([plain.phrase(name) for name in _names(words, message)], colour)
    return _Vocabulary(cards, colours, faces, numbers, between)


def _names(words: Words, message: str) -> Iterator[str]:
    """Give the names that a language has for something, which stand in one message with commas between."""
    return (name.strip().casefold() for name in words(f"typed-{message}").split(","))
