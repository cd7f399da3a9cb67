"""UNO windows: the time in which a forgotten UNO! can be caught."""

from __future__ import annotations

from dataclasses import replace

from .phases import UnoWindow
from .state import GameState


def open_window(state: GameState, seat: int, handed: bool = False) -> None:
    """Open the window of a seat left with one card uncalled, its grace running. Rule: uno-catch-window.

    Where nobody has to catch, there is no grace for it either. Rule: uno-penalty-auto.
    """
    rules = state.rules
    grace = rules.uno_grace > 0 and rules.uno_enforce != "auto"
    clock = state.new_clock() if grace or rules.uno_window else None
    state.matters += (UnoWindow(seat, state.plays, clock, grace, handed=handed),)


def windows(state: GameState) -> list[UnoWindow]:
    """List the windows that are open."""
    return [matter for matter in state.matters if type(matter) is UnoWindow]


def window_of(state: GameState, seat: int) -> UnoWindow | None:
    """Find the open window of a seat."""
    return next((window for window in windows(state) if window.seat == seat), None)


def close_window(state: GameState, seat: int) -> None:
    """Close the window of a seat, if it has one."""
    if state.matters:
        state.matters = tuple(
            [each for each in state.matters if type(each) is not UnoWindow or each.seat != seat]
        )


def close_ripe(state: GameState) -> None:
    """Close the windows that have had their grace; the others close when it runs out."""
    state.matters = tuple(
        [
            replace(matter, begun=True) if type(matter) is UnoWindow and not matter.begun else matter
            for matter in state.matters
            if type(matter) is not UnoWindow or matter.grace
        ]
    )


def run_out(state: GameState, window: UnoWindow) -> None:
    """End the grace of a window, or the window itself when a turn has begun or its time is up."""
    rest = state.rules.uno_window - state.rules.uno_grace
    if not window.grace or window.begun or (state.rules.uno_window and not rest):
        close_window(state, window.seat)
        return
    clock = state.new_clock() if state.rules.uno_window else None
    renewed = replace(window, grace=False, clock=clock)
    state.matters = tuple(renewed if matter is window else matter for matter in state.matters)
