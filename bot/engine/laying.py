"""Laying: a card leaves the hand and does what it does, in the order of effects."""

from __future__ import annotations

from .calls import few_cards_left
from .cards import FOUR, Card
from .events import CardPlayed
from .houses import Effect, House, Laying
from .matching import is_bluff
from .phases import Phase
from .refusals import Refusal
from .state import Evidence, GameState
from .turns import settle


def lay(
    state: GameState, phase: Phase, action: Laying, carried: int = 0, effect: Effect | None = None
) -> None:
    """Lay cards: evidence, pile, UNO!, effect, going out, then what others must decide, in that order.

    `carried` cards of a hit come on top of what the card deals; `effect` replaces the card's own. Other UNO!
    windows close in between: cards that a fine brings now are no part of the evidence.
    """
    house, seat, cards = state.house, action.seat, action.cards
    hand, laid = state.hands[seat], cards[-1]
    if len(cards) == 1:
        at = hand.index(laid)
        rest = hand[:at] + hand[at + 1 :]
    else:
        rest = without(hand, cards)
        effect = effect or _of_a_pair(house, cards)
    state.drawn = None
    state.idle = 0
    state.plays += 1
    state.laid_by = seat
    colour = laid.colour
    if colour is None:
        if laid is FOUR and house.challenge:
            state.evidence = Evidence(seat, rest, state.colour, is_bluff(state, rest))
        colour = house.colouring[laid](state, action)
    state.colour = colour
    state.hands[seat] = rest
    state.discard_pile += cards
    left = len(rest)
    state.news += (CardPlayed(seat, cards, colour, left),)
    if state.matters:
        house.begun(state, True)
        left = len(state.hands[seat])
    if left < 2:
        few_cards_left(state, seat, action.uno)
    does = effect or house.effects.get(laid)
    if does is None:
        state.up = state.after(seat)
    else:
        does(state, action, carried)
    for follow in house.after_lay:
        follow(state, action)
    settle(state)


def _of_a_pair(house: House, cards: tuple[Card, ...]) -> Effect | None:
    """Give what a pair does, where pairs do something; a Wild under a card of one's own makes none."""
    return None if cards[0].black else house.pairs


def without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Take cards out of a hand that holds them."""
    for laid in cards:
        at = hand.index(laid)
        hand = hand[:at] + hand[at + 1 :]
    return hand


def check_asked(state: GameState, action: Laying) -> Refusal | None:
    """Refuse a card without the decisions that it asks for."""
    ask = state.house.asks.get(action.cards[-1])
    return ask.check(state, action) if ask else None
