"""Challenges: demanding proof that a Wild Draw Four was lawful, and what follows from the verdict."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .actions import Challenge
from .answers import close, not_the_target
from .cards import FOUR
from .citing import rule_of_hit
from .events import ChallengeSettled, DrawReason
from .hits import deal_hit
from .phases import Answer, Hit
from .piles import draw
from .refusals import Reason, Refusal
from .state import Evidence, GameState
from .turns import settle
from .windows import close_window


def check_challenge(state: GameState, phase: Answer, action: Challenge) -> Refusal | None:
    """Refuse a challenge by others than the target, or of anything but a Wild Draw Four."""
    if action.seat != phase.seat:
        doubted = phase.hit.doubtful
        return not_the_target(phase, "wd4-challenge-open" if doubted else rule_of_hit(state, phase.hit))
    if not phase.hit.doubtful:
        return Refusal(Reason.NO_CHALLENGE, "wd4-challenge-open")
    return Refusal(Reason.ALREADY_ACCEPTED, seat=phase.seat) if phase.accepted else None


def challenge(state: GameState, phase: Answer, action: Challenge) -> None:
    """Judge a Wild Draw Four by the evidence frozen when it was played. Rule: wd4-challenge-open."""
    hit, evidence = phase.hit, state.evidence
    close(state)
    guilty = evidence is not None and evidence.guilty
    colour, shown = (evidence.colour, evidence.hand) if evidence else (None, ())
    state.news += (ChallengeSettled(action.seat, hit.source, guilty, colour, shown),)
    if evidence is not None and guilty:
        state.finishing = tuple(seat for seat in state.finishing if seat != hit.source)
        PROVEN[state.rules.challenge_success](state, evidence, hit)
        state.up = action.seat
    else:
        extra = state.rules.challenge_fail_extra
        deal_hit(state, action.seat, hit.amount + extra, DrawReason.CHALLENGE)
    settle(state)


def _card_stays(state: GameState, evidence: Evidence, hit: Hit) -> None:
    """Let the bluffer draw instead; the card and its colour stay, and the challenger plays.

    Rule: wd4-challenge-success-card-stays, progressive-challenge-scaling.
    """
    draw(state, hit.source, hit.amount, DrawReason.BLUFF)


def _return_card(state: GameState, evidence: Evidence, hit: Hit) -> None:
    """Give the bluffer the card back, and the cards; top and colour are what they were before.

    Rule: wd4-challenge-success-return-card.
    """
    seat = hit.source
    state.discard_pile = state.discard_pile[:-1]
    state.hands[seat] += (FOUR,)
    state.called -= {seat}
    close_window(state, seat)
    state.colour = evidence.colour
    draw(state, seat, hit.amount, DrawReason.BLUFF)


PROVEN: Mapping[str, Callable[[GameState, Evidence, Hit], None]] = {
    "card_stays": _card_stays,
    "return_card": _return_card,
}
