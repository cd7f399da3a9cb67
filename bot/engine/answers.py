"""Answers: hits that wait for their target, who accepts or challenges."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .actions import Accept, Challenge
from .cards import FOUR, Card
from .dealing import draw
from .events import ChallengeSettled, DrawReason, HitAccepted
from .phases import Answer, Hit
from .refusals import Reason, Refusal
from .state import GameState
from .turns import settle


def strike(state: GameState, source: int, amount: int, laid: Card) -> None:
    """Hit the next seat: it draws at once and loses its turn, unless it has something to decide.

    Rule: draw2-draw-and-skip, wd4-draw-and-skip, actions-immediate.
    """
    target = state.after(source)
    state.up = state.after(target)
    if can_be_challenged(state, laid):
        state.agenda += (Answer(target, Hit(amount, source, laid)),)
    else:
        deal_hit(state, target, amount, DrawReason.HIT)


def can_be_challenged(state: GameState, laid: Card) -> bool:
    """Tell whether the target of a card may demand proof. Rule: wd4-challenge-open."""
    return laid is FOUR and state.rules.challenge


def deal_hit(state: GameState, seat: int, amount: int, why: DrawReason) -> None:
    """Deal the cards of a hit, unless it came with a last card and those do not count.

    Rule: last-card-draws-count.
    """
    if state.finishing is None or state.rules.last_draw_counts:
        draw(state, seat, amount, why)


def check_accept(state: GameState, phase: Answer, action: Accept) -> Refusal | None:
    """Refuse to accept for anybody but the target."""
    return _check_target(phase, action.seat)


def accept(state: GameState, phase: Answer, action: Accept) -> None:
    """Take the hit and lose the turn."""
    take_hit(state, phase)


def take_hit(state: GameState, phase: Answer) -> None:
    """Deal a hit to its target, who loses the turn."""
    state.news += (HitAccepted(phase.seat),)
    deal_hit(state, phase.seat, phase.hit.amount, DrawReason.HIT)
    state.evidence = None
    settle(state)


def check_challenge(state: GameState, phase: Answer, action: Challenge) -> Refusal | None:
    """Refuse a challenge by others than the target, or of anything but a Wild Draw Four."""
    refusal = _check_target(phase, action.seat)
    if refusal is None and not can_be_challenged(state, phase.hit.card):
        return Refusal(Reason.NO_CHALLENGE, "wd4-challenge-open")
    return refusal


def challenge(state: GameState, phase: Answer, action: Challenge) -> None:
    """Judge a Wild Draw Four by the evidence frozen when it was played. Rule: wd4-challenge-open."""
    hit, evidence = phase.hit, state.evidence
    guilty = evidence is not None and evidence.guilty
    colour, shown = (evidence.colour, evidence.hand) if evidence else (None, ())
    state.evidence = None
    state.news += (ChallengeSettled(action.seat, hit.source, guilty, colour, shown),)
    if guilty:
        PROVEN[state.rules.challenge_success](state, action.seat, hit)
    else:
        extra = state.rules.challenge_fail_extra
        deal_hit(state, action.seat, hit.amount + extra, DrawReason.CHALLENGE)
    settle(state)


def _card_stays(state: GameState, challenger: int, hit: Hit) -> None:
    """Let the bluffer draw instead; the card and its colour stay, and the challenger plays.

    Rule: wd4-challenge-success-card-stays.
    """
    if state.finishing == hit.source:
        state.finishing = None
    draw(state, hit.source, hit.amount, DrawReason.BLUFF)
    state.up = challenger


PROVEN: Mapping[str, Callable[[GameState, int, Hit], None]] = {"card_stays": _card_stays}


def _check_target(phase: Answer, seat: int) -> Refusal | None:
    return None if seat == phase.seat else Refusal(Reason.NOT_THE_TARGET, "wd4-challenge-open", phase.seat)
