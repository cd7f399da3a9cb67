"""Choosing: what must be decided together with a card, so that nobody can leave in the middle of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from .actions import NO_CHOICES, Choices, PlayCards
from .calls import fined_on_moving
from .cards import BLACK_FACES, CARDS, CUSTOM_FACES, FOUR, Card, Colour, Face
from .colouring import custom_card, owes_colour
from .fairness import pick
from .hands import may_choose
from .houses import Ask, Laying
from .laying import without
from .matching import held_back
from .refusals import Reason, Refusal
from .rules import Rules
from .state import GameState


def asks_of(rules: Rules) -> dict[Card, Ask]:
    """Choose which cards ask for what: a colour, a seat, a card to give away, a colour to throw off."""
    asks = {CARDS[face]: _ask(colour=True) for face in BLACK_FACES}
    if rules.actions == "live":
        asks[CARDS[Face.SWAP_HANDS]] = _ask(colour=True, target="may")
        redealt = rules.shuffle_last == "redeal"
        asks[CARDS[Face.SHUFFLE_HANDS]] = _ask(colour=True, even_last=redealt)
        for place, face in enumerate(CUSTOM_FACES):
            definition = custom_card(rules, place)
            if definition is not None:
                target = "must" if definition.needs_target else "no"
                asks[CARDS[face]] = _ask(colour=True, target=target, discard=definition.discards)
    for colour in Colour:
        if rules.seven == "swap":
            asks[CARDS[f"{colour}{Face.SEVEN}"]] = _ask(target="must")
        if rules.five == "exchange":
            asks[CARDS[f"{colour}{Face.FIVE}"]] = _ask(target="may", give=True)
    return asks


def _ask(
    colour: bool = False,
    target: str = "no",
    give: bool = False,
    discard: bool = False,
    even_last: bool = False,
) -> Ask:
    """Make an ask; a last card asks for nothing, unless its player may not be out with it."""
    plain = colour and target == "no" and not discard

    def check(state: GameState, action: Laying) -> Refusal | None:
        choices, cards = action.choices, action.cards
        if plain and choices.colour is not None:
            return None
        hand, laid = state.hands[action.seat], cards[-1]
        if len(hand) == len(cards) and not even_last and not fined_on_moving(state, action.seat):
            return None
        if colour and choices.colour is None and owes_colour(state, laid):
            return Refusal(Reason.COLOUR_NEEDED, "wild-choose-colour", card=laid)
        if target == "must" and choices.target is None:
            return Refusal(Reason.TARGET_NEEDED, TARGET_RULES.get(laid.face, "blank-custom"), card=laid)
        if (
            target != "no"
            and choices.target is not None
            and not may_choose(state, action.seat, choices.target)
        ):
            return Refusal(Reason.BAD_TARGET, TARGET_RULES.get(laid.face, "blank-custom"), card=laid)
        if give and choices.target is not None and choices.give not in without(hand, cards):
            return Refusal(Reason.GIVE_NEEDED, "five-exchange", card=choices.give)
        if discard and choices.discard is None:
            return Refusal(Reason.DISCARD_NEEDED, "blank-custom", card=laid)
        return None

    def offer(state: GameState, seat: int, rest: tuple[Card, ...], laid: Card) -> Iterator[Choices]:
        if not rest and not even_last and not fined_on_moving(state, seat):
            yield NO_CHOICES
            return
        if plain:
            yield from _NAMED if owes_colour(state, laid) else (NO_CHOICES,)
            return
        colours = tuple(Colour) if colour and owes_colour(state, laid) else (None,)
        gifts = _gifts(state, seat, rest, target, give)
        thrown = tuple(Colour) if discard else (None,)
        for named, (to, given), off in product(colours, gifts, thrown):
            yield Choices(named, to, given, off)

    return Ask(check, offer)


_NAMED = tuple(Choices(colour) for colour in Colour)
"""The decisions of a black card that asks for a colour and nothing else."""

TARGET_RULES = {
    Face.SEVEN: "seven-swap",
    Face.SWAP_HANDS: "wild-swap-hands",
    Face.FIVE: "five-exchange",
}


def _gifts(
    state: GameState, seat: int, rest: tuple[Card, ...], target: str, give: bool
) -> list[tuple[int | None, Card | None]]:
    """List whom to choose, and with which card to give away where one is asked for."""
    nobody: list[tuple[int | None, Card | None]] = [] if target == "must" else [(None, None)]
    if target == "no":
        return nobody
    others = [other for other in state.playing() if may_choose(state, seat, other)]
    cards: tuple[Card | None, ...] = tuple(dict.fromkeys(rest)) if give else (None,)
    return nobody + [(other, given) for other in others for given in cards]


def offers(state: GameState, seat: int, cards: tuple[Card, ...]) -> Iterator[Choices]:
    """List the decisions that go with laying these cards."""
    ask = state.house.asks.get(cards[-1])
    if ask is None:
        yield NO_CHOICES
    else:
        yield from ask.offer(state, seat, without(state.hands[seat], cards), cards[-1])


def choices_by_chance(state: GameState, seat: int, laid: Card) -> PlayCards:
    """Play a card with decisions at random, for a seat that has to play it and does not say how."""
    cards: tuple[Card, ...] = (laid,)
    hand = state.hands[seat]
    rest = without(hand, cards)
    if laid.face is Face.WILD and state.rules.wild_colour == "own_card" and rest:
        lawful = [own for own in rest if own is not FOUR or not held_back(state, hand, FOUR)]
        cards = (laid, pick(lawful, state.seed, state.new_stream()))
    return PlayCards(seat, cards, pick(list(offers(state, seat, cards)), state.seed, state.new_stream()))
