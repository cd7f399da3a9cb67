"""Turns: whose move it is once everything that the last card caused is settled."""

from __future__ import annotations

from .going_out import block_round, finish
from .phases import TURNS, Answer, Hold, turn_of
from .state import GameState, Standing

_PLAYING = Standing.PLAYING


def settle(state: GameState) -> None:
    """Go on with the next open question about the last card, or finish its player, or begin the next turn."""
    agenda = state.agenda
    if agenda:
        phase, state.agenda = agenda[0], agenda[1:]
        state.enter(phase)
        if type(phase) is Answer and phase.held and phase.choice:
            state.matters += (Hold(state.new_clock()),)
    elif not state.finishing or finish(state):
        begin_turn(state)


def begin_turn(state: GameState) -> None:
    """Give the turn to the seat that is up, or to the next one in play."""
    seat = state.up
    if state.standing[seat] is not _PLAYING:
        seat = state.after(seat)
    state.drawn = None
    # As `enter` does; nearly every action ends here.
    state.phase = TURNS[seat] if seat < len(TURNS) else turn_of(seat)
    state.clock = clock = state.next_clock
    state.next_clock = clock + 1
    for take_over in state.house.at_turn:
        if take_over(state, seat):
            return


def pass_turn(state: GameState, seat: int) -> None:
    """End a turn without a play; a lap in which nobody can move blocks the round. Rule: round-blocked."""
    if state.idle and state.idle >= len(state.playing()):
        block_round(state)
        return
    state.up = state.after(seat)
    begin_turn(state)
