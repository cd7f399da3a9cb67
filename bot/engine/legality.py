"""Legality: the one check that `apply`, `legal_actions` and every greyed-out button ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .actions import (
    Accept,
    Action,
    BreakSilence,
    CallUno,
    CastVote,
    CatchUno,
    Challenge,
    ChooseColour,
    ChooseTarget,
    ComeBack,
    DrawCard,
    EndMatch,
    Expire,
    GiveCard,
    ImposeFine,
    Join,
    JumpIn,
    Leave,
    OpenVote,
    PassTurn,
    PlayCards,
    PutHand,
    SayReady,
    Substitute,
    Withdraw,
)
from .answers import check_accept, check_answer
from .calls import check_call, check_catch
from .challenges import check_challenge
from .citing import rule_of_hit
from .drawing import check_draw, check_pass
from .etiquette import check_put, check_ready, check_sorted
from .exchanges import check_give
from .fines import check_fine
from .hands import check_target
from .interrupts import check_jump_in
from .leaving import check_come_back, check_join, check_leave, check_substitute, check_withdraw
from .phases import (
    PAUSING,
    Answer,
    Exchange,
    HandOnPile,
    MatchOver,
    Phase,
    Ready,
    RoundOver,
    StarterColour,
    SwapTarget,
    Turn,
)
from .playing import check_play
from .refusals import Reason, Refusal
from .silence import check_break
from .starting import check_colour
from .state import GameState, Standing
from .votes import check_cast, check_open

Check = Callable[[GameState, Any, Any], Refusal | None]
"""From the state, its phase and an action to the reason why not."""


def _check_clock(state: GameState, action: Expire) -> Refusal | None:
    return None if action.clock in state.clocks else Refusal(Reason.NO_SUCH_CLOCK)


def _check_end(state: GameState, action: EndMatch) -> Refusal | None:
    return None


def _seated(check: Callable[[GameState, Any], Refusal | None]) -> Check:
    """Ask for an action that any seat in the match may take, whatever the phase."""

    def ask(state: GameState, phase: Phase, action: Any) -> Refusal | None:
        return _check_seat(state, action.seat) or check(state, action)

    return ask


def _check_seat(state: GameState, seat: int) -> Refusal | None:
    if not 0 <= seat < state.seats:
        return Refusal(Reason.NO_SUCH_SEAT)
    return Refusal(Reason.NOT_PLAYING, seat=seat) if state.standing[seat] is Standing.LEFT else None


def _in_phase(check: Check) -> Check:
    """Ask for an action that any seat in the match may take in one phase."""

    def ask(state: GameState, phase: Phase, action: Any) -> Refusal | None:
        return _check_seat(state, action.seat) or check(state, phase, action)

    return ask


def _check_draw_under_hit(state: GameState, phase: Answer, action: DrawCard) -> Refusal | None:
    """Refuse an ordinary draw while a hit waits."""
    return Refusal(Reason.HIT_WAITS, rule_of_hit(state, phase.hit), seat=phase.seat)


def _seatless(check: Callable[[GameState, Any], Refusal | None]) -> Check:
    """Ask for an action that no seat takes, whatever the phase."""

    def ask(state: GameState, phase: Phase, action: Action) -> Refusal | None:
        return check(state, action)

    return ask


CALLING: tuple[type[Phase], ...] = (StarterColour, Turn, Answer, SwapTarget, Exchange, HandOnPile)
"""The phases in which UNO! is called and caught; a seat that sorts its cards makes everybody wait."""
ROUND: tuple[type[Phase], ...] = (*CALLING, Ready)
"""The phases in which a round is played."""
MATCH: tuple[type[Phase], ...] = (*ROUND, RoundOver)
"""The phases in which a match goes on."""

CHECKS: Mapping[tuple[type[Phase], type[Action]], Check] = {
    (Turn, PlayCards): check_play,
    (Turn, DrawCard): check_draw,
    (Turn, PassTurn): check_pass,
    (Turn, JumpIn): _in_phase(check_jump_in),
    (Answer, PlayCards): check_answer,
    (Answer, DrawCard): _check_draw_under_hit,
    (Answer, Accept): check_accept,
    (Answer, Challenge): check_challenge,
    (Answer, JumpIn): _in_phase(check_jump_in),
    (StarterColour, ChooseColour): check_colour,
    (SwapTarget, ChooseTarget): check_target,
    (Exchange, GiveCard): check_give,
    (HandOnPile, PutHand): _in_phase(check_put),
    (Ready, SayReady): check_sorted,
    (RoundOver, SayReady): _in_phase(check_ready),
    **{(phase, CallUno): _seated(check_call) for phase in CALLING},
    **{(phase, CatchUno): _seated(check_catch) for phase in CALLING},
    **{(phase, BreakSilence): _seated(check_break) for phase in ROUND},
    **{(phase, ImposeFine): _seated(check_fine) for phase in ROUND},
    **{(phase, Join): _seatless(check_join) for phase in MATCH},
    **{(phase, Withdraw): _seatless(check_withdraw) for phase in MATCH},
    **{(phase, Leave): _seated(check_leave) for phase in MATCH},
    **{(phase, Substitute): _seated(check_substitute) for phase in MATCH},
    **{(phase, ComeBack): _seated(check_come_back) for phase in MATCH},
    **{(phase, OpenVote): _seated(check_open) for phase in MATCH},
    **{(phase, CastVote): _seated(check_cast) for phase in MATCH},
    **{(phase, EndMatch): _seatless(_check_end) for phase in MATCH},
    **{(phase, Expire): _seatless(_check_clock) for phase in MATCH},
}
"""The state machine: a pair of phase and action that is not in it is refused."""


def check(state: GameState, action: Action) -> Refusal | None:
    """Say why an action is not accepted now, None when it is."""
    phase = state.phase
    return CHECKS.get((type(phase), type(action)), out_of_place)(state, phase, action)


def out_of_place(state: GameState, phase: Phase, action: Action) -> Refusal:
    """Refuse an action that has no place in this phase."""
    if type(phase) is MatchOver:
        return Refusal(Reason.MATCH_OVER)
    mover = getattr(phase, "seat", None)
    if type(phase) in PAUSING:
        return Refusal(Reason.WAITING, seat=mover)
    if type(action) in (PlayCards, DrawCard, PassTurn) and mover != getattr(action, "seat", None):
        return Refusal(Reason.NOT_YOUR_TURN, seat=mover)
    return Refusal(Reason.NOT_NOW, seat=mover)
