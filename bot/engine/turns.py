"""Turns: whose move it is once everything that the last card caused is settled."""

from __future__ import annotations

from .going_out import block_round, finish
from .phases import turn_of
from .state import GameState, Standing

_PLAYING = Standing.PLAYING


def settle(state: GameState) -> None:
    """Go on with the next open question about the last card, or finish its player, or begin the next turn."""
    if state.agenda:
        phase, *rest = state.agenda
        state.agenda = tuple(rest)
        state.enter(phase)
    elif state.finishing is not None:
        finish(state, state.finishing)
    else:
        begin_turn(state)


def begin_turn(state: GameState) -> None:
    """Give the turn to the seat that is up, or to the next one in play."""
    seat = state.up
    if state.standing[seat] is not _PLAYING:
        seat = state.after(seat)
    state.drawn = None
    state.enter(turn_of(seat))


def pass_turn(state: GameState, seat: int) -> None:
    """End a turn without a play; a whole lap in which nobody moves blocks the round. Rule: round-blocked."""
    if state.idle and state.idle >= len(state.playing()):
        block_round(state)
        return
    state.up = state.after(seat)
    begin_turn(state)
