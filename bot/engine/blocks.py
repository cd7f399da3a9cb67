"""Custom cards at work: each building block acts at once, in order. Rule: blank-custom."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .calls import few_cards_left
from .cards import CARDS, CUSTOM_FACES, Card
from .custom_cards import Block
from .events import CardsDiscarded, DirectionReversed, DrawReason, SeatSkipped
from .hands import may_choose, rotate, shuffle, swap
from .hits import draws_count
from .houses import Effect, Laying
from .piles import draw
from .rules import Rules
from .state import GameState, Standing

Part = Callable[[GameState, Laying, Block], None]


def custom_effects(rules: Rules) -> dict[Card, Effect]:
    """Choose what each kind of custom card does; one without blocks is a plain Wild."""
    return {
        CARDS[face]: _effect(definition.blocks)
        for face, definition in zip(CUSTOM_FACES, rules.custom_cards, strict=False)
        if definition.blocks
    }


def _effect(blocks: tuple[Block, ...]) -> Effect:
    def act(state: GameState, action: Laying, carried: int) -> None:
        state.up = state.after(action.seat)
        for block in blocks:
            PARTS[block.does](state, action, block)

    return act


def _draw(state: GameState, action: Laying, block: Block) -> None:
    """Let the seats concerned draw at once; nobody can answer."""
    for seat in _concerned(state, action, block.whom) if draws_count(state) else ():
        draw(state, seat, block.amount, DrawReason.CUSTOM)


def _concerned(state: GameState, action: Laying, whom: str) -> list[int]:
    following = state.after(action.seat)
    if whom == "next":
        return [following]
    if whom == "chosen":
        target = action.choices.target
        return [] if target is None or not may_choose(state, action.seat, target) else [target]
    others: list[int] = []
    while following != action.seat:
        others.append(following)
        following = state.after(following)
    return others


def _skip(state: GameState, action: Laying, block: Block) -> None:
    state.news += (SeatSkipped(state.up),)
    state.up = state.after(state.up)


def _reverse(state: GameState, action: Laying, block: Block) -> None:
    state.direction = -state.direction
    state.news += (DirectionReversed(state.direction),)
    if state.up != action.seat:
        two = state.standing.count(Standing.PLAYING) == 2
        state.up = action.seat if two else state.after(action.seat)


def _swap(state: GameState, action: Laying, block: Block) -> None:
    if action.choices.target is not None and state.hands[action.seat]:
        swap(state, action.seat, action.choices.target)


def _rotate(state: GameState, action: Laying, block: Block) -> None:
    if state.hands[action.seat]:
        rotate(state)


def _shuffle(state: GameState, action: Laying, block: Block) -> None:
    if state.hands[action.seat]:
        shuffle(state, action.seat)


def _discard(state: GameState, action: Laying, block: Block) -> None:
    """Throw off all cards of a colour under the top card; who holds none any more is out."""
    colour, seat = action.choices.discard, action.seat
    hand = state.hands[seat]
    thrown = tuple(held for held in hand if colour is not None and held.colour is colour)
    if colour is None or not thrown:
        return
    state.hands[seat] = tuple(held for held in hand if held.colour is not colour)
    state.discard_pile = (*state.discard_pile[:-1], *thrown, state.discard_pile[-1])
    state.news += (CardsDiscarded(seat, colour, thrown),)
    if len(state.hands[seat]) < 2:
        few_cards_left(state, seat, action.uno)


def _again(state: GameState, action: Laying, block: Block) -> None:
    state.up = action.seat


def _nothing_more(state: GameState, action: Laying, block: Block) -> None:
    """Name a colour, which has happened with the play."""


PARTS: Mapping[str, Part] = {
    "draw": _draw,
    "skip": _skip,
    "reverse": _reverse,
    "swap": _swap,
    "rotate": _rotate,
    "shuffle": _shuffle,
    "colour": _nothing_more,
    "discard": _discard,
    "again": _again,
}
"""What each building block does."""
