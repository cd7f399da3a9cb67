"""Legality: the one check that `apply`, `legal_actions` and every greyed-out button ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from .actions import (
    Accept,
    Action,
    CallUno,
    CastVote,
    CatchUno,
    Challenge,
    ChooseColour,
    ComeBack,
    DrawCard,
    EndMatch,
    Expire,
    Join,
    JumpIn,
    Leave,
    OpenVote,
    PassTurn,
    PlayCards,
    SayReady,
    Substitute,
    Withdraw,
    play_of,
)
from .answers import check_accept, check_challenge
from .calls import check_call, check_catch
from .cards import Colour
from .drawing import check_draw, check_pass
from .etiquette import check_ready
from .interrupts import check_jump_in
from .leaving import check_come_back, check_join, check_leave, check_substitute, check_withdraw
from .phases import Answer, MatchOver, Phase, RoundOver, StarterColour, Turn
from .playing import check_draw_under_hit, check_play, check_play_under_hit, owes_colour
from .refusals import Reason, Refusal
from .state import GameState, Standing
from .votes import check_cast, check_open, votes

Check = Callable[[GameState, Any, Any], Refusal | None]
"""From the state, its phase and an action to the reason why not."""


def _check_colour(state: GameState, phase: StarterColour, action: ChooseColour) -> Refusal | None:
    return None if action.seat == phase.seat else Refusal(Reason.NOT_YOUR_TURN, seat=phase.seat)


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


def _check_ready(state: GameState, phase: RoundOver, action: SayReady) -> Refusal | None:
    return _check_seat(state, action.seat) or check_ready(state, phase, action)


def _seatless(check: Callable[[GameState, Any], Refusal | None]) -> Check:
    """Ask for an action that no seat takes, whatever the phase."""

    def ask(state: GameState, phase: Phase, action: Action) -> Refusal | None:
        return check(state, action)

    return ask


ROUND: tuple[type[Phase], ...] = (StarterColour, Turn, Answer)
"""The phases in which a round is played."""
MATCH: tuple[type[Phase], ...] = (*ROUND, RoundOver)
"""The phases in which a match goes on."""

CHECKS: Mapping[tuple[type[Phase], type[Action]], Check] = {
    (Turn, PlayCards): check_play,
    (Turn, DrawCard): check_draw,
    (Turn, PassTurn): check_pass,
    (Answer, PlayCards): check_play_under_hit,
    (Answer, DrawCard): check_draw_under_hit,
    (Answer, Accept): check_accept,
    (Answer, Challenge): check_challenge,
    (StarterColour, ChooseColour): _check_colour,
    (RoundOver, SayReady): _check_ready,
    **{(phase, JumpIn): _seated(check_jump_in) for phase in (Turn, Answer)},
    **{(phase, CallUno): _seated(check_call) for phase in ROUND},
    **{(phase, CatchUno): _seated(check_catch) for phase in ROUND},
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
    if type(action) in (PlayCards, DrawCard, PassTurn) and mover != getattr(action, "seat", None):
        return Refusal(Reason.NOT_YOUR_TURN, seat=mover)
    return Refusal(Reason.NOT_NOW, seat=mover)


def legal_actions(state: GameState, seat: int) -> list[Action]:
    """List the lawful decisions of a seat now, bluffs included.

    `uno` is never armed in them. Leaving, opening votes, fines and clocks are accepted but not listed.
    """
    return [action for action in _candidates(state, seat) if check(state, action) is None]


def _candidates(state: GameState, seat: int) -> Iterator[Action]:
    match state.phase:
        case Turn(seat=mover) if mover == seat:
            yield from _plays(state, seat)
            yield DrawCard(seat)
            yield PassTurn(seat)
        case Answer(seat=target) if target == seat:
            yield Accept(seat)
            yield Challenge(seat)
        case StarterColour(seat=chooser) if chooser == seat:
            yield from (ChooseColour(seat, colour) for colour in Colour)
        case RoundOver():
            yield SayReady(seat)
        case _:
            pass
    if state.matters:
        yield CallUno(seat)
        yield CatchUno(seat)
        for vote in votes(state):
            yield CastVote(seat, vote.clock, agree=True)
            yield CastVote(seat, vote.clock, agree=False)


def _plays(state: GameState, seat: int) -> Iterator[Action]:
    hand = state.hands[seat]
    for laid in dict.fromkeys(hand):
        if owes_colour(laid, hand):
            yield from (play_of(seat, laid, colour) for colour in Colour)
        else:
            yield play_of(seat, laid)
