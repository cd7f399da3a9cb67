"""Playing: whether a card may be laid in one's turn, and the colour that its player owes with it."""

from __future__ import annotations

from .actions import Choices, PlayCards
from .cards import FOUR, Card
from .matching import FITTING, blocks_four
from .phases import Answer, Turn
from .refusals import Reason, Refusal
from .state import GameState


def check_play(state: GameState, phase: Turn, action: PlayCards) -> Refusal | None:
    """Refuse a play out of turn, of a card that is not held or does not fit, or without a colour it needs."""
    seat = action.seat
    if seat != phase.seat:
        return Refusal(Reason.NOT_YOUR_TURN, seat=phase.seat)
    if len(action.cards) != 1:
        return Refusal(Reason.ONE_CARD, "one-card-per-turn")
    (laid,) = action.cards
    hand = state.hands[seat]
    if laid not in hand:
        return Refusal(Reason.NOT_IN_HAND, card=laid)
    if phase.drawn and laid is not state.drawn:
        return Refusal(Reason.ONLY_DRAWN_CARD, "no-hand-card-after-draw", card=state.drawn)
    if laid not in FITTING[state.discard_pile[-1], state.colour]:
        return Refusal(Reason.DOES_NOT_FIT, "match-colour-number-symbol", card=laid)
    if laid.colour is None:
        return _check_black(state, laid, hand, action.choices)
    return None


def _check_black(state: GameState, laid: Card, hand: tuple[Card, ...], choices: Choices) -> Refusal | None:
    if laid is FOUR and blocks_four(state, hand):
        return Refusal(Reason.ILLEGAL_FOUR, "wd4-legality-no-colour", card=laid)
    if choices.colour is None and owes_colour(laid, hand):
        return Refusal(Reason.COLOUR_NEEDED, "wild-choose-colour", card=laid)
    return None


def owes_colour(laid: Card, hand: tuple[Card, ...]) -> bool:
    """Tell whether a colour must be named with this card; a last one needs none, for it ends the round."""
    return laid.black and len(hand) > 1


def check_play_under_hit(state: GameState, phase: Answer, action: PlayCards) -> Refusal | None:
    """Refuse to play while a hit waits: its target cannot answer with a card. Rule: draw2-no-answer."""
    return Refusal(Reason.HIT_WAITS, "draw2-no-answer", seat=phase.seat)


def check_draw_under_hit(state: GameState, phase: Answer, action: object) -> Refusal | None:
    """Refuse an ordinary draw while a hit waits."""
    return Refusal(Reason.HIT_WAITS, "wd4-draw-and-skip", seat=phase.seat)
