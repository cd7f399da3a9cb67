"""Fines: what mistakes cost where a group has agreed that they do.

A fine moves no turn, and nobody is above it. Rule: penalty-everyone-liable.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from .actions import Action, CallUno, CatchUno, ImposeFine, JumpIn, PlayCards
from .events import DrawReason, FalseCall, Misplayed, SeatFined
from .interrupts import has_twin
from .phases import RoundOver
from .piles import draw
from .refusals import Reason, Refusal
from .rules import Rules
from .state import GameState, Standing

Fine = Callable[[GameState, Any, Refusal], None]

_MISPLAYS = (
    Reason.DOES_NOT_FIT,
    Reason.ILLEGAL_FOUR,
    Reason.HOLDS_MATCH,
    Reason.ONLY_DRAWN_CARD,
    Reason.SAME_RANK,
    Reason.NUMBER_PAIR,
    Reason.NOT_TOGETHER,
    Reason.ONE_CARD,
    Reason.NO_ANSWER,
)

OUT_OF_TURN = frozenset({Reason.NOT_YOUR_TURN, Reason.HIT_WAITS})
"""Why cards that are laid while others are to move are refused."""

COVERED = 3
"""Cards just under the top that a jump-in may have been meant for: it is late then, and not wrong."""


def fines_of(rules: Rules) -> dict[tuple[type[Any], Reason], Fine]:
    """Choose which refused attempts cost cards."""
    fines: dict[tuple[type[Any], Reason], Fine] = {}
    if rules.penalty_misplay:
        fines |= {(PlayCards, reason): misplay for reason in (*_MISPLAYS, *OUT_OF_TURN)}
        fines[JumpIn, Reason.NOT_THE_TWIN] = misplay
    if rules.penalty_false_call:
        fines |= {
            (CallUno, Reason.NOT_ONE_CARD): false_call,
            (CatchUno, Reason.NOBODY_TO_CATCH): false_catch,
        }
    return fines


def fine_for(state: GameState, action: Action, refusal: Refusal) -> Fine | None:
    """Find what a refused attempt costs; nothing for a seat that cannot be fined any more."""
    fine = state.house.fines.get((type(action), refusal.reason))
    if fine is None or not isinstance(action, PlayCards | JumpIn | CallUno | CatchUno):
        return None
    if not liable(state, action.seat):
        return None
    if isinstance(action, PlayCards) and refusal.reason in OUT_OF_TURN and not _lays(state, action):
        return None
    if isinstance(action, JumpIn) and _late(state, action):
        return None
    return fine


def _lays(state: GameState, action: PlayCards) -> bool:
    """Tell whether cards laid out of turn are held; a twin was meant to jump in, for which there is a way."""
    if not action.cards or Counter(action.cards) - Counter(state.hands[action.seat]):
        return False
    if state.rules.intervention == "off" or len(action.cards) != 1:
        return True
    (laid,) = action.cards
    return not _late(state, action) and not (laid is state.top and has_twin(state, laid))


def _late(state: GameState, action: PlayCards | JumpIn) -> bool:
    """Tell whether the twin of what was laid lies under other cards by now."""
    return action.cards[0] in state.discard_pile[-COVERED - 1 : -1]


def misplay(state: GameState, action: PlayCards | JumpIn, refusal: Refusal) -> None:
    """Fine cards that do not fit, or are laid out of turn; they stay in the hand, and the turn goes on.

    Rule: penalty-misplay.
    """
    state.news += (Misplayed(action.seat, refusal.rule or "penalty-misplay", action.cards),)
    draw(state, action.seat, state.rules.penalty_misplay, DrawReason.MISPLAY)


def false_call(state: GameState, action: CallUno, refusal: Refusal) -> None:
    """Fine an UNO! without cause. Rule: penalty-false-call."""
    state.news += (FalseCall(action.seat, action.owner, refusal.rule or ""),)
    draw(state, action.seat, state.rules.penalty_false_call, DrawReason.FALSE_CALL)


def false_catch(state: GameState, action: CatchUno, refusal: Refusal) -> None:
    """Fine an accusation of somebody who has done nothing wrong. Rule: penalty-false-call."""
    state.news += (FalseCall(action.seat, action.culprit, refusal.rule or ""),)
    draw(state, action.seat, state.rules.penalty_false_call, DrawReason.FALSE_CALL)


def check_fine(state: GameState, action: ImposeFine) -> Refusal | None:
    """Refuse a fine where none is agreed, or for a seat that cannot draw. Rule: penalty-cheating."""
    if not state.rules.penalty_cheating:
        return Refusal(Reason.NO_FINE, "penalty-cheating")
    return None if liable(state, action.seat) else Refusal(Reason.NOT_PLAYING, seat=action.seat)


def liable(state: GameState, seat: int) -> bool:
    """Tell whether a seat can still be fined: it is in a round that goes on and has not laid its last card.

    Rule: penalty-everyone-liable.
    """
    if not 0 <= seat < state.seats or type(state.phase) is RoundOver:
        return False
    return state.standing[seat] is Standing.PLAYING and bool(state.hands[seat])


def impose_fine(state: GameState, action: ImposeFine) -> None:
    """Fine a seat on the word of the host. Rule: penalty-cheating."""
    state.news += (SeatFined(action.seat, DrawReason.HOST),)
    draw(state, action.seat, state.rules.penalty_cheating, DrawReason.HOST)


def fine_advice(state: GameState, about: int) -> None:
    """Fine whoever told another what to play. Rule: penalty-advice."""
    if liable(state, about):
        state.news += (SeatFined(about, DrawReason.ADVICE),)
        draw(state, about, state.rules.penalty_advice, DrawReason.ADVICE)


def fine_false_report(state: GameState, seat: int, about: int) -> None:
    """Fine a report of advice that the others did not believe. Rule: penalty-advice, penalty-false-call."""
    if state.rules.penalty_false_call and liable(state, seat):
        state.news += (FalseCall(seat, about, "penalty-advice"),)
        draw(state, seat, state.rules.penalty_false_call, DrawReason.FALSE_CALL)
