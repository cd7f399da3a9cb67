"""Silence: a card asks everybody to be quiet, and whoever speaks first pays."""

from __future__ import annotations

from dataclasses import replace

from .actions import BreakSilence, JumpIn
from .cards import Face
from .events import CardPlayed, DirectionReversed, DrawReason, SeatSkipped, SilenceBegan, SilenceEnded
from .houses import Laying
from .phases import Silence
from .piles import draw
from .refusals import Reason, Refusal
from .state import GameState, Standing

PRICE = 2
"""Cards for whoever speaks."""


def silence_of(state: GameState) -> Silence | None:
    """Find the silence that is asked for, if one is."""
    return next((matter for matter in state.matters if type(matter) is Silence), None)


def after_two(state: GameState, action: Laying) -> None:
    """Begin a silence with a Two; another one begins it anew, and its owner's own card ends it.

    Rule: silence-twos.
    """
    seat, running = action.seat, silence_of(state)
    if any(laid.face is Face.TWO for laid in action.cards):
        _begin(state, Silence(seat, seat))
    elif running is None:
        return
    elif running.owner in _jumped_over(state, running, action) | {seat}:
        end(state)
    else:
        _replace(state, running, replace(running, turn=seat))


def _jumped_over(state: GameState, running: Silence, action: Laying) -> set[int]:
    """List the seats between the last card and who laid one out of turn, as play went before that card."""
    if type(action) is not JumpIn or action.seat == running.turn:
        return set()
    turned = any(type(event) is DirectionReversed for event in state.news)
    return _way(state, running.turn, action.seat, -state.direction if turned else state.direction)


def after_black(state: GameState, action: Laying) -> None:
    """Begin a silence with a black card and its colour; another colour ends it. Rule: silence-black."""
    running = silence_of(state)
    if running is not None and state.colour is not running.colour:
        end(state)
        running = None
    if running is None and action.cards[-1].black and state.colour is not None:
        _begin(state, Silence(action.seat, action.seat, state.colour))


def _begin(state: GameState, silence: Silence) -> None:
    _drop(state)
    state.matters += (silence,)
    state.news += (SilenceBegan(silence.owner, silence.colour),)


def turn_comes(state: GameState, seat: int) -> bool:
    """End a silence whose colour was taken back, or over a Two whose owner is up or was passed by.

    Rule: silence-twos, silence-black.
    """
    running = silence_of(state)
    if running is None:
        return False
    if running.colour is not None:
        over = running.colour is not state.colour
    else:
        over = not _plays_again(state, running, seat) and running.owner in _way(
            state, running.turn, seat, state.direction
        )
    if over:
        end(state)
    return False


def _plays_again(state: GameState, running: Silence, seat: int) -> bool:
    """Tell whether a seat moves twice in a row and passes nobody by, as with a Skip that plays again."""
    laid = any(type(event) is CardPlayed for event in state.news)
    skipped = SeatSkipped(running.owner) in state.news
    return laid and seat == running.turn and not skipped and len(state.playing()) > 2


def _way(state: GameState, start: int, to: int, direction: int) -> set[int]:
    """List the seats that a turn passes on its way, its end included."""
    passed: set[int] = set()
    while not passed or start != to:
        start = (start + direction) % state.seats
        passed.add(start)
    return passed


def _replace(state: GameState, running: Silence, changed: Silence) -> None:
    state.matters = tuple(changed if matter is running else matter for matter in state.matters)


def end(state: GameState, breaker: int | None = None) -> None:
    """Let everybody speak again."""
    _drop(state)
    state.news += (SilenceEnded(breaker),)


def _drop(state: GameState) -> None:
    state.matters = tuple(matter for matter in state.matters if type(matter) is not Silence)


def owner_left(state: GameState, seat: int) -> None:
    """End a silence whose owner gave up the seat."""
    running = silence_of(state)
    if running is not None and running.owner == seat:
        end(state)


def check_break(state: GameState, action: BreakSilence) -> Refusal | None:
    """Refuse to fine anybody for speaking while nobody has to be silent, or who has no cards any more."""
    if silence_of(state) is None:
        return Refusal(Reason.NO_SILENCE, "silence-twos")
    if state.standing[action.seat] is not Standing.PLAYING or not state.hands[action.seat]:
        return Refusal(Reason.NOT_PLAYING, seat=action.seat)
    return None


def break_silence(state: GameState, action: BreakSilence) -> None:
    """Fine the first who speaks; the silence is over. Rule: silence-twos, silence-black."""
    end(state, action.seat)
    draw(state, action.seat, PRICE, DrawReason.SILENCE)
