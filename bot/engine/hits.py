"""Hits: what waits for its target, and what is dealt when nothing can be done about it any more."""

from __future__ import annotations

from .cards import FOUR, Card
from .events import DrawReason, SeatSkipped
from .phases import Answer, Hit, Ready
from .piles import draw
from .rules import Rules
from .state import GameState

HEAVY = 4
"""Cards from which on a seat may take its time to sort them."""


def strike(state: GameState, source: int, amount: int, laid: Card) -> None:
    """Hit the next seat: at once, unless something can be done about it. Rule: actions-immediate."""
    target = state.after(source)
    if state.house.hits_wait:
        threaten(state, target, Hit(amount, source, laid))
    else:
        _set_up(state, target)
        deal_hit(state, target, amount, DrawReason.HIT)


def _set_up(state: GameState, target: int) -> None:
    """Let the target lose its turn, or play after drawing. Rule: draw2-draw-then-play, wd4-draw-then-play."""
    state.up = target if state.house.plays_on else state.after(target)


def hits_wait(rules: Rules) -> bool:
    """Tell whether there are rules by which something can be done about a hit, beside a challenge."""
    answers = (rules.draw2_answer, rules.wd4_answer)
    return answers != ("none", "none") or rules.reverse_deflect or rules.intervention != "off"


def skips_wait(rules: Rules) -> bool:
    """Tell whether there are rules by which something can be done about a skip."""
    return rules.skip_rescue != "none" or rules.reverse_deflect or rules.intervention != "off"


def threaten(state: GameState, target: int, hit: Hit) -> None:
    """Let a hit or a skip wait for its target where anything can be done about it, else let it fall.

    Rule: draw2-draw-and-skip, wd4-draw-and-skip, draw2-draw-then-play, actions-immediate.
    """
    if not hit.amount:
        _threaten_skip(state, target, hit)
        return
    _set_up(state, target)
    choice, held = hit.doubtful, False
    if state.house.hits_wait and not ends_round(state):
        choice, held = choice or answerable(state, hit), _may_be_twinned(state)
    if choice or held:
        state.agenda += (Answer(target, hit, choice, held),)
    else:
        deal_hit(state, target, hit.amount, DrawReason.HIT)


def _threaten_skip(state: GameState, target: int, hit: Hit) -> None:
    rules = state.rules
    state.up = state.after(target)
    rescue = rules.skip_rescue != "none" or rules.reverse_deflect or _may_be_twinned(state)
    if rescue and not ends_round(state):
        state.agenda += (Answer(target, hit),)
    else:
        take_turns(state, target, hit.turns)


def take_turns(state: GameState, target: int, turns: int = 1) -> None:
    """Take the turn from a seat, and from more in a row where several Skips were laid.

    Nobody loses two turns in a row, and who laid the Skips loses none. Rule: skip-next.
    """
    last = target
    state.news += (SeatSkipped(target),)
    if turns > 1:
        for _ in range(1, min(turns, len(state.playing()) - 1)):
            last = state.after(last)
            state.news += (SeatSkipped(last),)
    state.up = state.after(last)


def ends_round(state: GameState) -> bool:
    """Tell whether the card just laid ends the round once all it caused is settled."""
    return bool(state.finishing) and state.rules.round_end == "first_out"


def draws_count(state: GameState) -> bool:
    """Tell whether cards are still dealt: always, unless a last card's do not count.

    Rule: last-card-draws-count.
    """
    return not state.finishing or state.rules.last_draw_counts or not ends_round(state)


def _may_be_twinned(state: GameState) -> bool:
    """Tell whether somebody might lay the twin of the top card; nobody can on a black hit or a starter."""
    coloured = state.discard_pile[-1].colour is not None
    return coloured and state.rules.intervention != "off" and state.laid_by is not None


def carries_ten(state: GameState, laid: Card) -> bool:
    """Tell whether a card makes its target draw ten. Rule: plus10-blank, plus10-zero."""
    return laid.face == "+10" or (laid.face == "0" and state.rules.zero == "plus10")


def adds_up(state: GameState, hit: Hit) -> bool:
    """Tell whether an answer to this hit adds to it. Rule: progressive-same-kind, progressive-mixed."""
    return "progressive" in option_for(state, hit)


def option_for(state: GameState, hit: Hit) -> str:
    """Name the way in which a hit may be answered: the option of its card; a ten follows either option."""
    rules = state.rules
    if hit.card is FOUR:
        return rules.wd4_answer
    if not carries_ten(state, hit.card):
        return rules.draw2_answer
    for option in ("progressive_mixed", "progressive"):
        if option in (rules.draw2_answer, rules.wd4_answer):
            return option
    return "none"


def answerable(state: GameState, hit: Hit) -> bool:
    """Tell whether the rules know any card that answers this hit, whatever its target holds."""
    return state.rules.reverse_deflect or option_for(state, hit) != "none"


def deal_hit(state: GameState, seat: int, amount: int, why: DrawReason) -> None:
    """Deal the cards of a hit, unless it came with a last card and those do not count.

    Rule: last-card-draws-count, politeness-ready.
    """
    if draws_count(state):
        draw(state, seat, amount, why)
    if state.house.sorts and amount >= HEAVY and not ends_round(state):
        state.agenda += (Ready(seat),)
