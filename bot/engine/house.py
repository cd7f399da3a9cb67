"""The house that a set of rules builds: each behaviour chosen once, from the room of its family."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from .calls import begun_by
from .choosing import asks_of
from .colouring import colouring_of
from .drawing import DRAWS, at_turn
from .effects import effects_of, skip_with_pair
from .etiquette import ask_for_hands
from .fines import fines_of
from .going_out import goes_out_of
from .hits import hits_wait, skips_wait
from .houses import House, Laying
from .interrupts import open_twin
from .matching import bluff_of
from .playing import several_of
from .rules import Rules
from .scoring import ROUND_RANKS, SCORINGS, values_of
from .silence import after_black, after_two, turn_comes
from .state import GameState


@lru_cache(maxsize=64)
def house_of(rules: Rules) -> House:
    """Choose every behaviour by the value of its option; an option that is off leaves nothing behind."""
    return House(
        rules=rules,
        effects=effects_of(rules),
        colouring=colouring_of(rules),
        asks=asks_of(rules),
        values=values_of(rules),
        bluff=bluff_of(rules),
        challenge=rules.challenge,
        scoring=SCORINGS[rules.scoring],
        round_ranks=ROUND_RANKS.get(rules.round_end),
        goal=rules.goal,
        goes_out=goes_out_of(rules),
        must_play=not rules.voluntary_draw,
        plays_on=rules.hit == "draw_then_play",
        sorts=rules.politeness_ready,
        own_card=rules.wild_colour == "own_card",
        hits_wait=hits_wait(rules),
        skips_wait=skips_wait(rules),
        holds_back=not rules.challenge or rules.wild_when == "only_if_no_match",
        begun=begun_by(rules.uno_deadline, rules.uno_enforce),
        draw=DRAWS[rules.draw],
        several=several_of(rules),
        pairs=skip_with_pair if rules.multi == "pair_skip" else None,
        after_lay=_after_lay(rules),
        at_turn=((turn_comes,) if rules.silence != "off" else ()) + at_turn(rules),
        fines=fines_of(rules),
    )


def _after_lay(rules: Rules) -> tuple[Callable[[GameState, Laying], None], ...]:
    follow: list[Callable[[GameState, Laying], None]] = []
    if rules.intervention != "off":
        follow.append(open_twin)
    if rules.silence != "off":
        follow.append(after_two if rules.silence == "twos" else after_black)
    if rules.uno_to_centre:
        follow.append(ask_for_hands)
    return tuple(follow)
