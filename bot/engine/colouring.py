"""Colouring: how a black card gets its colour."""

from __future__ import annotations

from collections.abc import Mapping

from .actions import JumpIn
from .cards import CARDS, CUSTOM_FACES, Card, Colour, Face
from .custom_cards import CustomCard
from .houses import Colouring, Laying
from .rules import Rules
from .state import GameState

WHEEL = (Colour.RED, Colour.BLUE, Colour.GREEN, Colour.YELLOW)
"""The colours clockwise, as every black card shows them. Rule: colour-circle."""


def chosen(state: GameState, action: Laying) -> Colour | None:
    """Take the colour that its player names; laid out of turn, the card keeps the one in force unless told.

    Rule: wild-choose-colour, progressive-colour-last.
    """
    colour = action.choices.colour
    return state.colour if colour is None and type(action) is JumpIn else colour


def circle(state: GameState, action: Laying) -> Colour | None:
    """Turn the wheel one step in the direction of play; without a colour in force its player names one.

    Rule: colour-circle.
    """
    if state.colour is None:
        return action.choices.colour
    return WHEEL[(WHEEL.index(state.colour) + state.direction) % len(WHEEL)]


def keep(state: GameState, action: Laying) -> Colour | None:
    """Leave the colour as it is; where none is in force its player may name one."""
    return action.choices.colour if state.colour is None else state.colour


def trump(state: GameState, action: Laying) -> Colour | None:
    """Leave no colour in force, so that any card may follow. Rule: wild-trump-open."""
    return None


_WAYS: Mapping[str, Colouring] = {
    "choose": chosen,
    "own_card": chosen,
    "circle": circle,
    "trump": trump,
    "keep": keep,
}


def colouring_of(rules: Rules) -> dict[Card, Colouring]:
    """Choose how each black card gets its colour; those without an option turn the wheel if a Wild does."""
    others = circle if rules.wild_colour == "circle" else chosen
    ways: dict[Face, Colouring] = dict.fromkeys(
        (Face.SWAP_HANDS, Face.SHUFFLE_HANDS, Face.DOWNPOUR_ONE, Face.DOWNPOUR_TWO), others
    )
    ways |= {
        Face.WILD: _WAYS[rules.wild_colour],
        Face.WILD_DRAW_FOUR: _WAYS[rules.wd4_colour],
        Face.DRAW_TEN: _WAYS[rules.plus10_colour],
        Face.TRUMP: trump,
    }
    for place, face in enumerate(CUSTOM_FACES):
        definition = custom_card(rules, place)
        ways[face] = others if definition is None or definition.names_colour else keep
    return {CARDS[face]: way for face, way in ways.items()}


def custom_card(rules: Rules, place: int) -> CustomCard | None:
    """Give the definition of a kind of custom card; one without any is a plain Wild."""
    return rules.custom_cards[place] if place < len(rules.custom_cards) else None


def owes_colour(state: GameState, laid: Card) -> bool:
    """Tell whether its player must name a colour with a black card."""
    way = state.house.colouring[laid]
    return way is chosen or (way is not trump and state.colour is None)
