"""Interrupts: playing the twin of the top card out of turn."""

from __future__ import annotations

from .actions import JumpIn
from .answers import close
from .cards import Card, Face
from .citing import agreed
from .events import JumpedIn
from .hits import adds_up
from .houses import Laying
from .laying import lay
from .phases import Answer, Turn
from .refusals import Reason, Refusal
from .state import GameState, Standing


def open_twin(state: GameState, action: Laying) -> None:
    """Let the twin of the card just laid be laid until somebody else acts. Rule: intervention."""
    state.twin_open = True


def check_jump_in(state: GameState, phase: Turn | Answer, action: JumpIn) -> Refusal | None:
    """Refuse to jump in without the twin, or when it is too late.

    Rule: intervention, intervention-not-at-start, double-identical-sequential.
    """
    rules, seat = state.rules, action.seat
    if rules.intervention == "off":
        return Refusal(Reason.NO_JUMP_IN, "intervention")
    if state.standing[seat] is not Standing.PLAYING:
        return Refusal(Reason.NOT_PLAYING, seat=seat)
    if state.laid_by is None:
        return Refusal(Reason.STARTER_TOP, "intervention-not-at-start")
    if not state.twin_open:
        return Refusal(Reason.TWIN_TOO_LATE, agreed(rules, "intervention"))
    if len(action.cards) != 1:
        return Refusal(Reason.ONE_CARD, "no-two-at-once")
    return _check_twin(state, action)


def _check_twin(state: GameState, action: JumpIn) -> Refusal | None:
    (laid,) = action.cards
    if laid not in state.hands[action.seat]:
        return Refusal(Reason.NOT_IN_HAND, card=laid)
    if laid is not state.top or not has_twin(state, laid):
        four = laid.face is Face.WILD_DRAW_FOUR
        rule = "intervention-not-wd4" if four else agreed(state.rules, "intervention")
        return Refusal(Reason.NOT_THE_TWIN, rule, card=laid)
    if action.seat == state.laid_by and not state.rules.self_intervention:
        return Refusal(Reason.OWN_TWIN, "double-identical-sequential")
    ask = state.house.asks.get(laid)
    if ask is None or action.choices.target is None:
        return None
    return ask.check(state, action)


def has_twin(state: GameState, laid: Card) -> bool:
    """Tell whether a card can be laid on its equal out of turn.

    Rule: intervention-wild, intervention-not-wd4, wd4-own-turn-only.
    """
    if laid.colour is not None:
        return True
    return laid.face is Face.WILD and state.rules.intervention == "colours_and_wild"


def jump_in(state: GameState, phase: Turn | Answer, action: JumpIn) -> None:
    """Lay the twin out of turn: it replaces what waits, or adds to it, and play goes on from here."""
    carried = 0
    if type(phase) is Answer and phase.hit.amount and adds_up(state, phase.hit):
        carried = phase.hit.amount
    close(state)
    state.news += (JumpedIn(action.seat),)
    lay(state, phase, action, carried)
