"""Calls: saying UNO! for oneself or for another, and catching whoever forgot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from .actions import CallUno, CatchUno
from .events import DrawReason, UnoCalled, UnoCaught, UnoForgotten
from .matching import playable
from .phases import Turn, UnoWindow
from .piles import draw
from .refusals import Reason, Refusal
from .state import GameState, Standing
from .windows import close_ripe, close_window, open_window, run_out, window_of, windows


def one_card_left(state: GameState, seat: int, armed: bool) -> None:
    """Settle the UNO duty of a seat that has just come down to one card. Rule: uno-call."""
    if armed:
        state.called |= {seat}
        state.news += (UnoCalled(seat),)
    else:
        open_window(state, seat)


def few_cards_left(state: GameState, seat: int, armed: bool) -> None:
    """Settle what a seat owes that has come down to its last card, or has none left and will be out."""
    if state.hands[seat]:
        one_card_left(state, seat, armed)
        return
    state.called -= {seat}
    close_window(state, seat)
    state.finishing += (seat,)


def hands_moved(state: GameState, seats: Iterable[int]) -> None:
    """Settle the UNO duty of seats with new hands: neither calls nor windows travel with a hand.

    Rule: uno-call.
    """
    for seat in seats:
        state.called -= {seat}
        close_window(state, seat)
        if len(state.hands[seat]) == 1 and state.standing[seat] is Standing.PLAYING:
            open_window(state, seat, handed=True)


def check_call(state: GameState, action: CallUno) -> Refusal | None:
    """Refuse a call that is not due, was made already, or comes too late."""
    seat = action.seat if action.owner is None else action.owner
    if seat != action.seat:
        return _check_proxy(state, seat)
    if len(state.hands[seat]) != 1:
        return _not_one_card(state, seat)
    if seat in state.called:
        return Refusal(Reason.ALREADY_CALLED, "uno-call")
    return None if _in_time(state, seat) else _too_late(state)


def _in_time(state: GameState, seat: int) -> bool:
    """Tell whether a seat with one card can still call; who was handed it could not call any earlier."""
    window = window_of(state, seat)
    return window is not None and (window.handed or DEADLINES[state.rules.uno_deadline](state, window))


def _too_late(state: GameState) -> Refusal:
    return Refusal(Reason.CALL_TOO_LATE, DEADLINE_RULES[state.rules.uno_deadline])


def _not_one_card(state: GameState, seat: int) -> Refusal:
    """Tell a false call from one that is only early: with two cards of which one can be played.

    Out of turn nobody can know that yet. Rule: penalty-false-call.
    """
    early = len(state.hands[seat]) == 2 and _can_come_down(state, seat)
    return Refusal(Reason.CALL_TOO_EARLY if early else Reason.NOT_ONE_CARD, "uno-call")


def _can_come_down(state: GameState, seat: int) -> bool:
    phase = state.phase
    if type(phase) is not Turn or phase.seat != seat:
        return True
    return not phase.more and bool(playable(state, state.hands[seat]))


def _check_proxy(state: GameState, owner: int) -> Refusal | None:
    """Refuse to help where nobody may, or somebody who needs no help.

    A deadline binds who lays the card; others can help as long as the window is open. Rule: uno-proxy-call.
    """
    if not state.rules.uno_proxy:
        return Refusal(Reason.NO_PROXY, "uno-proxy-call", owner)
    if owner not in state.present():
        return Refusal(Reason.NO_SUCH_SEAT)
    if len(state.hands[owner]) != 1:
        return Refusal(Reason.NOT_ONE_CARD, "uno-proxy-call", owner)
    if owner in state.called:
        return Refusal(Reason.ALREADY_CALLED, "uno-proxy-call", owner)
    return None if window_of(state, owner) else Refusal(Reason.CALL_TOO_LATE, "uno-proxy-call", owner)


def _while_open(state: GameState, window: UnoWindow) -> bool:
    return True


def _never(state: GameState, window: UnoWindow) -> bool:
    return False


def _during_own_play(state: GameState, window: UnoWindow) -> bool:
    return window.play == state.plays and type(state.phase) is not Turn


DEADLINES: Mapping[str, Callable[[GameState, UnoWindow], bool]] = {
    "next_turn": _while_open,
    "next_card": _while_open,
    "before_release": _never,
    "own_turn_end": _during_own_play,
}
"""Whether a call after the play is still in time while the window is open."""

DEADLINE_RULES: Mapping[str, str] = {
    "next_turn": "uno-deadline-next-turn",
    "next_card": "uno-deadline-next-card",
    "before_release": "uno-deadline-before-release",
    "own_turn_end": "uno-deadline-own-turn",
}


def call(state: GameState, action: CallUno) -> None:
    """Say UNO! before the seat is caught. Rule: uno-call, uno-proxy-call."""
    seat = action.seat if action.owner is None else action.owner
    close_window(state, seat)
    state.called |= {seat}
    state.news += (UnoCalled(seat, None if seat == action.seat else action.seat),)


def culprits(state: GameState, action: CatchUno) -> list[UnoWindow]:
    """List the windows that somebody is caught in: every one but one's own, or the one that is named.

    Rule: uno-catch-by-pointing.
    """
    named = action.culprit
    return [
        window
        for window in windows(state)
        if window.seat != action.seat and (named is None or window.seat == named)
    ]


def check_catch(state: GameState, action: CatchUno) -> Refusal | None:
    """Refuse to catch when nobody is open to it. Rule: uno-catch-window."""
    rules = state.rules
    if rules.uno_enforce == "auto":
        return Refusal(Reason.NOTHING_TO_CATCH, "uno-penalty-auto")
    if action.culprit is None:
        if rules.penalty_false_call:
            return Refusal(Reason.NAME_CULPRIT, "uno-catch-by-pointing")
    elif action.culprit not in state.present() or action.culprit == action.seat:
        return Refusal(Reason.NO_SUCH_SEAT)
    if culprits(state, action):
        return None
    return Refusal(Reason.NOBODY_TO_CATCH, "uno-catch-window", action.culprit)


def catch(state: GameState, action: CatchUno) -> None:
    """Fine every culprit at once; a fine moves no turn. Rule: uno-penalty-2, penalty-everyone-liable."""
    for window in culprits(state, action):
        close_window(state, window.seat)
        state.news += (UnoCaught(action.seat, window.seat),)
        if state.rules.uno_enforce == "none":
            state.called |= {window.seat}
        else:
            draw(state, window.seat, state.rules.uno_penalty, DrawReason.UNO)


def by_any_turn(state: GameState, laying: bool) -> None:
    """Close the windows that are ripe when a turn begins. Rule: uno-catch-window."""
    close_ripe(state)


def by_a_card(state: GameState, laying: bool) -> None:
    """Close the windows that are ripe when a card is laid. Rule: uno-deadline-next-card."""
    if laying:
        close_ripe(state)


def fined_by_any_turn(state: GameState, laying: bool) -> None:
    """Fine whoever has not called when a turn begins. Rule: uno-penalty-auto."""
    for window in windows(state):
        fine(state, window)


def fined_by_a_card(state: GameState, laying: bool) -> None:
    """Fine whoever has not called when a card is laid. Rule: uno-penalty-auto, uno-deadline-next-card."""
    if laying:
        fined_by_any_turn(state, laying)


def fine(state: GameState, window: UnoWindow) -> None:
    """Fine a forgotten UNO! without anybody having to notice."""
    close_window(state, window.seat)
    state.news += (UnoForgotten(window.seat),)
    draw(state, window.seat, state.rules.uno_penalty, DrawReason.UNO)


def fined_on_moving(state: GameState, seat: int) -> bool:
    """Tell whether a seat that moves now draws a fine first, so that its last card is not its last one."""
    return state.rules.uno_enforce == "auto" and window_of(state, seat) is not None


def expire(state: GameState, window: UnoWindow) -> None:
    """Let the clock of a window run out."""
    if state.rules.uno_enforce == "auto":
        fine(state, window)
    else:
        run_out(state, window)


def begun_by(deadline: str, enforce: str) -> Callable[[GameState, bool], None]:
    """Choose what the beginning of a turn means for open windows."""
    late = deadline == "next_card"
    if enforce == "auto":
        return fined_by_a_card if late else fined_by_any_turn
    return by_a_card if late else by_any_turn
