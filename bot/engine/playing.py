"""Playing: whether cards may be laid in one's turn, and laying them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from .actions import PlayCards
from .cards import FOUR, Card, Face
from .hits import carries_ten
from .laying import check_asked
from .matching import FITTING, held_back
from .phases import Turn
from .refusals import Reason, Refusal
from .rules import Rules
from .state import GameState

Several = Callable[[GameState, PlayCards], Refusal | None]


def check_play(state: GameState, phase: Turn, action: PlayCards) -> Refusal | None:
    """Refuse a play out of turn, of cards that are not held or do not fit, or without what they ask for."""
    seat, cards = action.seat, action.cards
    if seat != phase.seat:
        return Refusal(Reason.NOT_YOUR_TURN, seat=phase.seat)
    hand = state.hands[seat]
    if len(cards) != 1:
        refusal = _check_several(state, action, hand)
        if refusal is not None:
            return refusal
    laid = cards[0]
    if laid not in hand:
        return Refusal(Reason.NOT_IN_HAND, card=laid)
    if phase.drawn and laid is not state.drawn:
        return Refusal(Reason.ONLY_DRAWN_CARD, "no-hand-card-after-draw", card=state.drawn)
    pile = state.discard_pile
    if laid not in FITTING[pile[-1] if pile else None][state.colour]:
        return Refusal(Reason.DOES_NOT_FIT, "match-colour-number-symbol", card=laid)
    house = state.house
    if laid in house.asks or cards[-1] is not laid:
        if laid.colour is None and (house.holds_back or house.own_card):
            refusal = _check_black(state, action, hand)
            if refusal is not None:
                return refusal
        return check_asked(state, action)
    return None


def _check_black(state: GameState, action: PlayCards, hand: tuple[Card, ...]) -> Refusal | None:
    laid = action.cards[0]
    if state.house.holds_back and held_back(state, hand, laid):
        if laid is FOUR and state.rules.wild_when == "anytime":
            return Refusal(Reason.ILLEGAL_FOUR, "wd4-legality-no-colour", card=laid)
        return Refusal(Reason.HOLDS_MATCH, "wild-only-if-no-match", card=laid)
    if len(action.cards) == 1 and len(hand) > 1 and brings_own_card(state, laid):
        return Refusal(Reason.OWN_CARD_NEEDED, "wild-then-own-card", card=laid)
    return None


def brings_own_card(state: GameState, laid: Card) -> bool:
    """Tell whether a second card of one's own goes on this one at once. Rule: wild-then-own-card."""
    return state.house.own_card and laid.face is Face.WILD


def _check_several(state: GameState, action: PlayCards, hand: tuple[Card, ...]) -> Refusal | None:
    """Refuse several cards where none may be laid together, or not these."""
    cards = action.cards
    if not cards:
        return Refusal(Reason.ONE_CARD, "one-card-per-turn")
    for laid, copies in Counter(cards).items():
        if hand.count(laid) < copies:
            return Refusal(Reason.NOT_IN_HAND, card=laid)
    if len(cards) == 2 and brings_own_card(state, cards[0]):
        blocked = cards[1] is FOUR and held_back(state, hand, FOUR)
        return Refusal(Reason.ILLEGAL_FOUR, "wd4-legality-no-colour", card=FOUR) if blocked else None
    several = state.house.several
    if several is None:
        pair = len(cards) == 2 and cards[0] is cards[1]
        return Refusal(Reason.ONE_CARD, "no-two-at-once" if pair else "one-card-per-turn")
    return several(state, action)


def several_of(rules: Rules) -> Several | None:
    """Choose which cards may be laid together."""
    return {"none": None, "same_rank": _check_rank, "pair_skip": _check_pair}[rules.multi]


def _check_rank(state: GameState, action: PlayCards) -> Refusal | None:
    """Refuse all but cards of one rank, none black or just drawn, draw cards only where agreed.

    Rule: multi-card-same-rank, progressive-one-per-turn.
    """
    first = action.cards[0]
    if any(laid.face is not first.face or laid.black for laid in action.cards):
        return Refusal(Reason.SAME_RANK, "multi-card-same-rank", card=first)
    if state.drawn is not None:
        return Refusal(Reason.ONLY_DRAWN_CARD, "no-hand-card-after-draw", card=state.drawn)
    if not may_go_together(state, first):
        return Refusal(Reason.NOT_TOGETHER, "progressive-one-per-turn", card=first)
    return None


def may_go_together(state: GameState, laid: Card) -> bool:
    """Tell whether several of this rank may be laid at once; of draw cards only where that is agreed."""
    if laid.face is not Face.DRAW_TWO and not carries_ten(state, laid):
        return True
    rules = state.rules
    adds_up = "progressive" in rules.draw2_answer or "progressive" in rules.wd4_answer
    return rules.multi_draw_cards and not adds_up


def _check_pair(state: GameState, action: PlayCards) -> Refusal | None:
    """Refuse all but two equal numbers, neither just drawn nor carrying a ten.

    Rule: double-identical-as-skip.
    """
    first = action.cards[0]
    number = first.face.number is not None and not carries_ten(state, first)
    if len(action.cards) != 2 or action.cards[1] is not first or not number:
        return Refusal(Reason.NUMBER_PAIR, "double-identical-as-skip", card=first)
    if state.drawn is not None:
        return Refusal(Reason.ONLY_DRAWN_CARD, "no-hand-card-after-draw", card=state.drawn)
    return None
