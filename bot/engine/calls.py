"""Calls: saying UNO! and catching whoever forgot."""

from __future__ import annotations

from .actions import CallUno, CatchUno
from .dealing import draw
from .events import DrawReason, UnoCalled, UnoCaught
from .phases import UnoWindow
from .refusals import Reason, Refusal
from .state import GameState
from .windows import close_window, open_window, window_of, windows


def one_card_left(state: GameState, seat: int, armed: bool) -> None:
    """Settle the UNO duty of a seat that has just come down to one card. Rule: uno-call."""
    if armed:
        state.called |= {seat}
        state.news += (UnoCalled(seat),)
    else:
        open_window(state, seat)


def check_call(state: GameState, action: CallUno) -> Refusal | None:
    """Refuse a call that is not due, was made already, or comes when nobody could catch it any more."""
    seat = action.seat
    if len(state.hands[seat]) != 1:
        return Refusal(Reason.NOT_ONE_CARD, "uno-call")
    if seat in state.called:
        return Refusal(Reason.ALREADY_CALLED, "uno-call")
    if window_of(state, seat) is None:
        return Refusal(Reason.CALL_TOO_LATE, "uno-deadline-next-turn")
    return None


def call(state: GameState, action: CallUno) -> None:
    """Say UNO! before being caught. Rule: uno-deadline-next-turn."""
    close_window(state, action.seat)
    state.called |= {action.seat}
    state.news += (UnoCalled(action.seat),)


def culprits(state: GameState, catcher: int) -> list[UnoWindow]:
    """List the windows that a seat could catch somebody in."""
    return [window for window in windows(state) if window.seat != catcher]


def check_catch(state: GameState, action: CatchUno) -> Refusal | None:
    """Refuse to catch when nobody is open to it. Rule: uno-catch-window."""
    return None if culprits(state, action.seat) else Refusal(Reason.NOBODY_TO_CATCH, "uno-catch-window")


def catch(state: GameState, action: CatchUno) -> None:
    """Fine every culprit at once; a fine moves no turn. Rule: uno-penalty-2, penalty-everyone-liable."""
    for window in culprits(state, action.seat):
        close_window(state, window.seat)
        state.news += (UnoCaught(action.seat, window.seat),)
        draw(state, window.seat, state.rules.uno_penalty, DrawReason.UNO)
