"""Cards and colours as they are shown: on a button, in a sentence, as the picture beside a headline."""

from __future__ import annotations

import discord

from bot.engine import Card, Colour, Face
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
}
_SIGNS = {
    Face.SKIP: "⊘",
    Face.REVERSE: "⇄",
    Face.DRAW_TWO: "+2",
    Face.WILD: "W",
    Face.WILD_DRAW_FOUR: "+4",
}


def kind_of(colour: Colour | None) -> str:
    """Give the background that stands for a colour in force, the house's own where there is none."""
    return COLOURS[colour] if colour else "house"


def colour_name(colour: Colour, words: Words) -> str:
    """Name a colour."""
    return words("colour", colour=COLOURS[colour])


def colour_text(colour: Colour, words: Words, emojis: Emojis) -> str:
    """Write a colour with its symbol."""
    return f"{emojis.mark(COLOURS[colour])} {colour_name(colour, words)}"


def card_name(card: Card, words: Words) -> str:
    """Name a card in words."""
    colour = COLOURS[card.colour] if card.colour else "none"
    if card.face in _FACES:
        return words(f"card-{_FACES[card.face]}", colour=colour)
    return words("card-number", colour=colour, face=card.face.value)


def card_text(card: Card, words: Words, emojis: Emojis) -> str:
    """Write a card in a sentence: its picture, or at least its colour's symbol, and its name."""
    picture = card_emoji(card, emojis)
    return f"{picture} {card_name(card, words)}" if picture else card_name(card, words)


def card_emoji(card: Card, emojis: Emojis) -> discord.PartialEmoji | None:
    """Give a card's picture, or its colour's symbol while there is none, so that colour is never left out."""
    picture = emojis.for_card(card.code)
    if picture is None and card.colour:
        return emojis.mark(COLOURS[card.colour])
    return picture


def card_label(card: Card, count: int = 1) -> str:
    """Write a card on a button in at most four characters, with how many there are."""
    sign = _SIGNS.get(card.face, card.face.value)
    if count == 1:
        return sign
    return f"{sign} ×{count}" if len(sign) + len(str(count)) < 3 else f"{sign}×{count}"
