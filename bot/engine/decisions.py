"""Decisions: what a seat may lawfully do now."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from .actions import (
    NO_CHOICES,
    Accept,
    Action,
    CallUno,
    CastVote,
    CatchUno,
    Challenge,
    ChooseColour,
    ChooseTarget,
    DrawCard,
    GiveCard,
    JumpIn,
    PassTurn,
    PlayCards,
    PutHand,
    SayReady,
    play_of,
)
from .answers import answers
from .cards import Card, Colour
from .choosing import offers
from .interrupts import has_twin
from .laying import without
from .legality import check
from .phases import Answer, Exchange, HandOnPile, Ready, RoundOver, StarterColour, SwapTarget, Turn
from .playing import brings_own_card
from .state import GameState
from .votes import votes
from .windows import windows


def legal_actions(state: GameState, seat: int) -> list[Action]:
    """List the lawful decisions of a seat now, bluffs included.

    Several cards are listed once for each last card, and `uno` is never armed. Leaving, opening votes, fines
    and clocks are accepted but not listed.
    """
    return [action for action in _candidates(state, seat) if check(state, action) is None]


def _candidates(state: GameState, seat: int) -> Iterator[Action]:
    match state.phase:
        case Turn(seat=mover) if mover == seat:
            yield from _plays(state, seat)
            yield DrawCard(seat)
            yield PassTurn(seat)
        case Answer(seat=target, hit=hit) if target == seat:
            yield Accept(seat)
            yield Challenge(seat)
            for laid in dict.fromkeys(state.hands[seat]):
                if answers(state, hit, laid):
                    yield from _with_choices(state, seat, (laid,))
        case StarterColour(seat=chooser) if chooser == seat:
            yield from (ChooseColour(seat, colour) for colour in Colour)
        case SwapTarget(seat=chooser) if chooser == seat:
            yield from (ChooseTarget(seat, target) for target in state.playing())
        case Exchange(seat=partner) if partner == seat:
            yield from (GiveCard(seat, given) for given in dict.fromkeys(state.hands[seat]))
        case HandOnPile():
            yield PutHand(seat)
        case Ready() | RoundOver():
            yield SayReady(seat)
        case _:
            pass
    if state.twin_open:
        yield from _twins(state, seat)
    if state.matters:
        yield from _calls(state, seat)
        for vote in votes(state):
            yield CastVote(seat, vote.clock, agree=True)
            yield CastVote(seat, vote.clock, agree=False)


def _calls(state: GameState, seat: int) -> Iterator[Action]:
    yield CallUno(seat)
    if not state.rules.penalty_false_call:
        yield CatchUno(seat)
    if state.rules.penalty_false_call or state.rules.uno_proxy:
        for window in windows(state):
            yield CatchUno(seat, window.seat)
            yield CallUno(seat, window.seat)


def _twins(state: GameState, seat: int) -> Iterator[Action]:
    laid = state.top
    if laid is None or laid not in state.hands[seat] or not has_twin(state, laid):
        return
    yield JumpIn(seat, (laid,))
    for choices in offers(state, seat, (laid,)):
        if choices != NO_CHOICES:
            yield JumpIn(seat, (laid,), choices)


def _plays(state: GameState, seat: int) -> Iterator[Action]:
    hand = state.hands[seat]
    for laid in dict.fromkeys(hand):
        if len(hand) > 1 and brings_own_card(state, laid):
            yield from _with_own_card(state, seat, laid)
        else:
            yield from _with_choices(state, seat, (laid,))
    if state.house.several is not None:
        for cards in _sets(hand):
            yield from _with_choices(state, seat, cards)


def _with_choices(state: GameState, seat: int, cards: tuple[Card, ...]) -> Iterator[Action]:
    if cards[-1] not in state.house.asks:
        yield play_of(seat, cards[0]) if len(cards) == 1 else PlayCards(seat, cards)
    else:
        for choices in offers(state, seat, cards):
            yield PlayCards(seat, cards, choices)


def _with_own_card(state: GameState, seat: int, wild: Card) -> Iterator[Action]:
    for own in dict.fromkeys(state.hands[seat]):
        if own is not wild or state.hands[seat].count(wild) > 1:
            yield from _with_choices(state, seat, (wild, own))


def _sets(hand: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """List the sets of one rank in a hand, once for each card that can come last."""
    ranks: dict[str, list[Card]] = {}
    for held in hand:
        if not held.black:
            ranks.setdefault(held.face, []).append(held)
    for held in ranks.values():
        held.sort(key=str)
        for size in range(2, len(held) + 1):
            for cards in dict.fromkeys(combinations(held, size)):
                yield from _orders(cards)


def _orders(cards: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Put each card last once, with each other one first; only these two matter."""
    for last in dict.fromkeys(cards):
        others = without(cards, (last,))
        for first in dict.fromkeys(others):
            yield (first, *without(others, (first,)), last)
