"""Cards and colours as they are shown: on a button, in a sentence, as the picture beside a headline."""

from __future__ import annotations

import discord

from bot.engine import Card, Colour, Face, Rules
from bot.engine.cards import CUSTOM_FACES
from bot.engine.custom_cards import CustomCard
from bot.ui.emojis import Emojis
from bot.ui.words import Words

COLOURS = {Colour.RED: "red", Colour.YELLOW: "yellow", Colour.GREEN: "green", Colour.BLUE: "blue"}
"""The name of a colour's mark and background."""

_FACES = {
    Face.SKIP: "skip",
    Face.REVERSE: "reverse",
    Face.DRAW_TWO: "draw-two",
    Face.WILD: "wild",
    Face.WILD_DRAW_FOUR: "wild-draw-four",
    Face.TRUMP: "trump",
    Face.SWAP_HANDS: "swap-hands",
    Face.SHUFFLE_HANDS: "shuffle-hands",
    Face.DRAW_TEN: "draw-ten",
    Face.DOWNPOUR_ONE: "downpour-one",
    Face.DOWNPOUR_TWO: "downpour-two",
}
_SIGNS = {
    Face.SKIP: "⊘",
    Face.REVERSE: "⇄",
    Face.DRAW_TWO: "+2",
    Face.WILD: "W",
    Face.WILD_DRAW_FOUR: "+4",
}


MOST_SIGNS = 4
"""Characters on the button of a card, so that five of them fit side by side on a phone."""
NAME_ON_BUTTON = 12
"""Characters of a custom card's name on its button: at most four kinds of them are in a hand."""


def kind_of(colour: Colour | None) -> str:
    """Give the background that stands for a colour in force, the house's own where there is none."""
    return COLOURS[colour] if colour else "house"


def colour_name(colour: Colour, words: Words) -> str:
    """Name a colour."""
    return words("colour", colour=COLOURS[colour])


def colour_text(colour: Colour, words: Words, emojis: Emojis) -> str:
    """Write a colour with its symbol."""
    return f"{emojis.mark(COLOURS[colour])} {colour_name(colour, words)}"


def card_name(card: Card, words: Words, rules: Rules | None = None) -> str:
    """Name a card inside a message; a custom card has the name that `rules` give it."""
    own = custom_of(card, rules)
    return _printed_name(card, words) if own is None else words.name(own.name)


def card_plainly(card: Card, words: Words, rules: Rules | None = None) -> str:
    """Name a card in a menu or under a picture, where nothing is formatted anyway."""
    own = custom_of(card, rules)
    return _printed_name(card, words) if own is None else words.plain_name(own.name)


def custom_of(card: Card, rules: Rules | None) -> CustomCard | None:
    """Find what a group has written on this kind of blank, None where that is nothing."""
    if rules is None or card.face not in CUSTOM_FACES:
        return None
    place = CUSTOM_FACES.index(card.face)
    return rules.custom_cards[place] if place < len(rules.custom_cards) else None


def _printed_name(card: Card, words: Words) -> str:
    colour = COLOURS[card.colour] if card.colour else "none"
    if card.face in CUSTOM_FACES:
        return words("card-custom", number=CUSTOM_FACES.index(card.face) + 1)
    if card.face in _FACES:
        return words(f"card-{_FACES[card.face]}", colour=colour)
    return words("card-number", colour=colour, face=card.face.value)


def card_text(card: Card, words: Words, emojis: Emojis, rules: Rules | None = None) -> str:
    """Write a card in a sentence: its picture, or at least its colour's symbol, and its name."""
    picture, name = card_emoji(card, emojis), card_name(card, words, rules)
    return f"{picture} {name}" if picture else name


def card_emoji(card: Card, emojis: Emojis) -> discord.PartialEmoji | None:
    """Give a card's picture, or its colour's symbol while there is none, so that colour is never left out."""
    picture = emojis.for_card(card.code)
    if picture is None and card.colour:
        return emojis.mark(COLOURS[card.colour])
    return picture


def card_label(card: Card, count: int = 1) -> str:
    """Write a card on a button in at most four characters, with how many there are: `W×4`, `+4×4`."""
    sign = _SIGNS.get(card.face, card.face.value)
    if count == 1:
        return sign
    counted = f"{sign}×{count}"
    return counted if len(counted) <= MOST_SIGNS else counted.removeprefix("+")


def held_label(card: Card, words: Words, rules: Rules, count: int = 1) -> str:
    """Write a card on a button of a hand: by its sign, or a custom card by the name that `rules` give it."""
    own = custom_of(card, rules)
    if own is None:
        return card_label(card, count)
    name = words.plain_name(own.name, NAME_ON_BUTTON)
    return name if count == 1 else f"{name} ×{count}"
