"""Traits: what laying a card does to the others under the rules in force, as far as a player weighs it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from bot.engine import Card, Face, Rules
from bot.engine.cards import CARDS, CUSTOM_FACES
from bot.engine.custom_cards import Block


@dataclass(frozen=True, slots=True)
class Traits:
    """What a card does besides being laid.

    `hits`, `rains` and `aims` are the cards that the next seat, everybody else and a chosen seat draw;
    `moves` is `swap`, `rotate` or `shuffle`, or nothing where hands stay where they are.
    """

    hits: int = 0
    rains: int = 0
    aims: int = 0
    skips: bool = False
    turns: bool = False
    again: bool = False
    discards: bool = False
    exchanges: bool = False
    moves: str = ""

    @property
    def held_back(self) -> bool:
        """Tell whether the card is worth keeping for the moment at which somebody must be stopped."""
        return bool(self.hits or self.rains or self.aims or self.skips or self.turns or self.again)


PLAIN = Traits()
"""A card that only passes the turn on."""


@lru_cache(maxsize=64)
def traits_of(rules: Rules) -> Mapping[Card, Traits]:
    """Say what every card does under these rules."""
    faces = _numbers(rules)
    if rules.actions == "live":
        faces |= _actions(rules)
    return {printed: faces.get(printed.face, PLAIN) for printed in CARDS.values()}


def _numbers(rules: Rules) -> dict[Face, Traits]:
    zeros = {"rotate": Traits(moves="rotate"), "plus10": Traits(hits=10)}
    return {
        Face.ZERO: zeros.get(rules.zero, PLAIN),
        Face.SEVEN: Traits(moves="swap") if rules.seven == "swap" else PLAIN,
        Face.FIVE: Traits(exchanges=True) if rules.five == "exchange" else PLAIN,
    }


def _actions(rules: Rules) -> dict[Face, Traits]:
    custom = {
        face: _of_blocks(definition.blocks)
        for face, definition in zip(CUSTOM_FACES, rules.custom_cards, strict=False)
    }
    return custom | {
        Face.SKIP: Traits(again=True) if rules.skip_effect == "play_again" else Traits(skips=True),
        Face.REVERSE: Traits(turns=True),
        Face.DRAW_TWO: Traits(hits=2),
        Face.WILD_DRAW_FOUR: Traits(hits=4),
        Face.DRAW_TEN: Traits(hits=10),
        Face.SWAP_HANDS: Traits(moves="swap"),
        Face.SHUFFLE_HANDS: Traits(moves="shuffle"),
        Face.DOWNPOUR_ONE: Traits(rains=1),
        Face.DOWNPOUR_TWO: Traits(rains=2),
    }


def _of_blocks(blocks: Iterable[Block]) -> Traits:
    traits = PLAIN
    for block in blocks:
        match block.does:
            case "draw":
                concerned = {"next": "hits", "all": "rains", "chosen": "aims"}[block.whom]
                traits = replace(traits, **{concerned: getattr(traits, concerned) + block.amount})
            case "skip":
                traits = replace(traits, skips=True)
            case "reverse":
                traits = replace(traits, turns=True)
            case "again":
                traits = replace(traits, again=True)
            case "discard":
                traits = replace(traits, discards=True)
            case "swap" | "rotate" | "shuffle":
                traits = replace(traits, moves=block.does)
            case "colour":
                pass
    return traits
