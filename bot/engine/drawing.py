"""Drawing: taking a card instead of playing, and keeping it."""

from __future__ import annotations

from .actions import DrawCard, PassTurn
from .dealing import draw
from .events import DrawReason, TurnPassed
from .matching import may_lay, playable
from .phases import Turn, turn_of
from .refusals import Reason, Refusal
from .state import GameState
from .turns import pass_turn
from .windows import turn_begun


def check_draw(state: GameState, phase: Turn, action: DrawCard) -> Refusal | None:
    """Refuse a second draw, a draw out of turn, and, where that is agreed, one by a seat that can play."""
    if action.seat != phase.seat:
        return Refusal(Reason.NOT_YOUR_TURN, seat=phase.seat)
    if phase.drawn:
        return Refusal(Reason.ALREADY_DREW, "draw-one-may-play", card=state.drawn)
    if not state.rules.voluntary_draw and playable(state, state.hands[action.seat]):
        return Refusal(Reason.MUST_PLAY, "decline-and-draw")
    return None


def draw_card(state: GameState, phase: Turn, action: DrawCard) -> None:
    """Draw one card; if it fits, its player may play or keep it. Rule: draw-one-may-play."""
    if state.matters:
        turn_begun(state)
    seat = phase.seat
    cards = draw(state, seat, 1, DrawReason.TURN)
    if cards and may_lay(state, state.hands[seat], cards[0]):
        state.drawn = cards[0]
        state.enter(turn_of(seat, True))
    else:
        _end(state, seat, moved=bool(cards))


def check_pass(state: GameState, phase: Turn, action: PassTurn) -> Refusal | None:
    """Refuse to pass before drawing. Rule: pass-button."""
    if action.seat != phase.seat:
        return Refusal(Reason.NOT_YOUR_TURN, seat=phase.seat)
    if not phase.drawn:
        return Refusal(Reason.MUST_DRAW, "pass-button")
    return None


def keep_card(state: GameState, phase: Turn, action: PassTurn) -> None:
    """Keep the drawn card. Rule: drawn-card-play-optional."""
    _end(state, phase.seat, moved=True)


def quiet_choice(state: GameState, phase: Turn) -> None:
    """Draw and keep for a seat whose clock ran out."""
    moved = phase.drawn
    if not moved:
        turn_begun(state)
        moved = bool(draw(state, phase.seat, 1, DrawReason.TURN))
    _end(state, phase.seat, moved)


def _end(state: GameState, seat: int, moved: bool) -> None:
    state.news += (TurnPassed(seat),)
    if not moved:
        state.idle += 1
    pass_turn(state, seat)
