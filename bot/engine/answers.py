"""Answers: what the target of a hit or a skip may do about it: accept, or answer with a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from .actions import Accept, PlayCards
from .cards import FOUR, Card, Face
from .citing import rule_of_hit, rule_of_one_answer
from .events import DirectionReversed, DrawReason, HitAccepted, HitAnswered
from .hits import adds_up, carries_ten, deal_hit, ends_round, option_for, take_turns, threaten
from .houses import Effect, Laying
from .laying import check_asked, lay
from .matching import held_back
from .phases import Answer, Hit, Hold
from .refusals import Reason, Refusal
from .state import GameState, Standing
from .turns import settle


def check_accept(state: GameState, phase: Answer, action: Accept) -> Refusal | None:
    """Refuse to accept for anybody but the target, twice, or what falls by itself."""
    if action.seat != phase.seat:
        return not_the_target(phase, rule_of_hit(state, phase.hit))
    if not phase.hit.amount:
        return Refusal(Reason.SKIP_WAITS, "skip-next", phase.seat)
    if phase.accepted or not phase.choice:
        return Refusal(Reason.ALREADY_ACCEPTED, "intervention", phase.seat)
    return None


def not_the_target(phase: Answer, rule: str | None) -> Refusal:
    """Refuse somebody whom the hit does not concern."""
    return Refusal(Reason.NOT_THE_TARGET, rule, phase.seat)


def accept(state: GameState, phase: Answer, action: Accept) -> None:
    """Take the hit; while others may still jump in, remember it and let that time pass first."""
    if holding(state):
        state.phase = replace(phase, accepted=True)
    else:
        take(state, phase)


def take(state: GameState, phase: Answer) -> None:
    """Let what waits fall on its target: cards are dealt, or a turn is lost."""
    close(state)
    if phase.hit.amount:
        state.news += (HitAccepted(phase.seat),)
        deal_hit(state, phase.seat, phase.hit.amount, DrawReason.HIT)
    else:
        take_turns(state, phase.seat, phase.hit.turns)
    settle(state)


def close(state: GameState) -> None:
    """End the waiting: nothing can be proved or laid on the card any more."""
    state.evidence = None
    state.twin_open = False
    drop_hold(state)


def holding(state: GameState) -> bool:
    """Tell whether others are given a moment to jump in."""
    return bool(state.matters) and any(type(matter) is Hold for matter in state.matters)


def drop_hold(state: GameState) -> None:
    """Stop holding back what falls, or is drawn, once others have had a moment to jump in."""
    if state.matters:
        state.matters = tuple(matter for matter in state.matters if type(matter) is not Hold)


def release(state: GameState, hold: Hold) -> None:
    """End one moment in which others could jump in; what the target accepted meanwhile falls now."""
    state.matters = tuple(matter for matter in state.matters if matter is not hold)
    phase = state.phase
    if type(phase) is Answer and phase.accepted and not holding(state):
        take(state, phase)


def check_answer(state: GameState, phase: Answer, action: PlayCards) -> Refusal | None:
    """Refuse a card that does not answer what waits. Rule: draw2-no-answer."""
    if action.seat != phase.seat:
        return Refusal(Reason.HIT_WAITS, rule_of_hit(state, phase.hit), phase.seat)
    if phase.accepted:
        return Refusal(Reason.ALREADY_ACCEPTED, "intervention", phase.seat)
    if len(action.cards) != 1:
        return Refusal(Reason.ONE_CARD, rule_of_one_answer(state, phase.hit))
    (laid,) = action.cards
    hand = state.hands[phase.seat]
    if laid not in hand:
        return Refusal(Reason.NOT_IN_HAND, card=laid)
    if ends_round(state):
        return Refusal(Reason.LAST_CARD_HIT, "last-card-draws-count", phase.seat)
    if not answers(state, phase.hit, laid):
        return Refusal(Reason.NO_ANSWER, rule_of_hit(state, phase.hit), phase.seat, laid)
    if laid.colour is None and held_back(state, hand, laid):
        return Refusal(Reason.ILLEGAL_FOUR, "wd4-legality-no-colour", card=laid)
    return None if deflects(state, laid) else check_asked(state, action)


def answers(state: GameState, hit: Hit, laid: Card) -> bool:
    """Tell whether a card answers what waits."""
    if deflects(state, laid):
        return True
    if not hit.amount:
        return RESCUES[state.rules.skip_rescue](state, laid)
    return ANSWERS[option_for(state, hit)](state, hit, laid)


def answering(state: GameState, phase: Answer) -> tuple[Card, ...]:
    """List the cards of the target that answer what waits, duplicates included."""
    if phase.accepted or ends_round(state):
        return ()
    hand = state.hands[phase.seat]
    return tuple(
        [
            held
            for held in hand
            if answers(state, phase.hit, held) and not (held.colour is None and held_back(state, hand, held))
        ]
    )


def deflects(state: GameState, laid: Card) -> bool:
    """Tell whether a card sends an effect back: a Reverse of the colour in force. Rule: reverse-deflect."""
    return state.rules.reverse_deflect and laid.face is Face.REVERSE and laid.colour is state.colour


def answer(state: GameState, phase: Answer, action: PlayCards) -> None:
    """Answer what waits with a card, which gives up the challenge."""
    hit, (laid,) = phase.hit, action.cards
    close(state)
    if deflects(state, laid):
        lay(state, phase, action, effect=_deflection(hit))
    elif not hit.amount:
        lay(state, phase, action)
    elif laid.face is Face.SKIP:
        lay(state, phase, action, effect=_bounce(hit))
    else:
        lay(state, phase, action, carried=hit.amount if adds_up(state, hit) else 0)


def _deflection(hit: Hit) -> Effect:
    def deflect(state: GameState, action: Laying, carried: int) -> None:
        """Turn play round and send the effect back to its author. Rule: reverse-deflect."""
        state.direction = -state.direction
        state.news += (DirectionReversed(state.direction),)
        target = hit.source
        if target == action.seat or state.standing[target] is not Standing.PLAYING:
            target = state.after(action.seat)
        _pass_on(state, action.seat, target, hit)

    return deflect


def _bounce(hit: Hit) -> Effect:
    def bounce(state: GameState, action: Laying, carried: int) -> None:
        """Pass a Draw Two on with a Skip. Rule: skip-bounce."""
        _pass_on(state, action.seat, state.after(action.seat), hit)

    return bounce


def _pass_on(state: GameState, seat: int, target: int, hit: Hit) -> None:
    state.news += (HitAnswered(seat, target, hit.amount),)
    threaten(state, target, Hit(hit.amount, seat, hit.card, turns=hit.turns))


def _nothing(state: GameState, hit: Hit, laid: Card) -> bool:
    return False


def _any_two(state: GameState, hit: Hit, laid: Card) -> bool:
    """Rule: draw2-transfer-no-sum, wd4-rescue-draw2-any."""
    return laid.face is Face.DRAW_TWO


def _two_of_the_colour(state: GameState, hit: Hit, laid: Card) -> bool:
    """Rule: wd4-rescue-draw2-ordered."""
    return laid.face is Face.DRAW_TWO and laid.colour is state.colour


def _same_kind(state: GameState, hit: Hit, laid: Card) -> bool:
    """Rule: progressive-same-kind."""
    if carries_ten(state, hit.card):
        return carries_ten(state, laid)
    return laid.face is hit.card.face


def _any_kind(state: GameState, hit: Hit, laid: Card) -> bool:
    """Rule: progressive-mixed."""
    if laid.face is Face.DRAW_TWO:
        free = hit.card.colour is not None or state.rules.mixed_on_wd4 == "any"
        return free or laid.colour is state.colour
    return laid is FOUR or carries_ten(state, laid)


def _skip_over(state: GameState, hit: Hit, laid: Card) -> bool:
    """Rule: skip-bounce."""
    bounced = state.discard_pile[-1].face is Face.SKIP
    return laid.face is Face.SKIP and (bounced or laid.colour is state.colour)


ANSWERS: Mapping[str, Callable[[GameState, Hit, Card], bool]] = {
    "none": _nothing,
    "transfer": _any_two,
    "draw2_any": _any_two,
    "draw2_ordered": _two_of_the_colour,
    "progressive": _same_kind,
    "progressive_mixed": _any_kind,
    "skip_bounce": _skip_over,
}
"""Which cards answer a hit."""


def _never(state: GameState, laid: Card) -> bool:
    return False


def _exact(state: GameState, laid: Card) -> bool:
    """Rule: skip-rescue-exact."""
    return laid is state.top


def _colour_or_skip(state: GameState, laid: Card) -> bool:
    """Rule: skip-rescue-match."""
    return laid.face is Face.SKIP or (laid.colour is not None and laid.colour is state.colour)


def _any_skip(state: GameState, laid: Card) -> bool:
    """Rule: skip-rescue-any-skip."""
    return laid.face is Face.SKIP


RESCUES: Mapping[str, Callable[[GameState, Card], bool]] = {
    "none": _never,
    "exact": _exact,
    "match": _colour_or_skip,
    "any_skip": _any_skip,
}
"""Which cards save the victim of a skip."""
