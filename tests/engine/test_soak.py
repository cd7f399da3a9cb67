"""Thousands of rounds, with every law that is cheap to check."""

from dataclasses import replace
from random import Random

import pytest

from bot.engine import PRESETS, CatchUno, GameState, apply, check, new_game
from bot.engine.dealing import refuse_seats
from bot.engine.events import RoundEnded, RoundVoid
from bot.engine.phases import RoundOver
from tests.support.tables import happened, seed_number

from . import laws
from .agreements import any_rules
from .wandering import LONGEST, anything, decision, upset

pytestmark = pytest.mark.no_cover

OFTEN = {"classic": 2_000, "quick": 2_000}
"""Rounds of the sets that most tables play by, for each number of seats."""


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 5, 10])
def test_some_rounds_keep_every_law(preset: str, seats: int) -> None:
    run(preset, seats, rounds=5)


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_some_rounds_under_any_rules_keep_every_law(first: int) -> None:
    for number in range(first, first + 20):
        run_any_rules(number)


@pytest.mark.soak
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", range(2, 11))
def test_thousands_of_rounds_keep_every_law(preset: str, seats: int) -> None:
    run(preset, seats, rounds=OFTEN.get(preset, 56))


@pytest.mark.soak
@pytest.mark.parametrize("first", range(1_000, 6_000, 100))
def test_thousands_of_agreements_keep_every_law(first: int) -> None:
    for number in range(first, first + 100):
        run_any_rules(number)


def run(preset: str, seats: int, rounds: int) -> None:
    """Play matches one after another until so many rounds have ended."""
    ended = match = 0
    while ended < rounds:
        state = new_game(PRESETS[preset], seats, seed_number(match)).state
        ended += one_match(state, Random(match * 16 + seats), rounds - ended, unruly=match % 4 == 3)
        match += 1


def run_any_rules(number: int) -> None:
    """Play a match of at most two rounds under rules that chance agrees on; every second one is unruly."""
    chance = Random(number)
    rules = any_rules(chance)
    seats = chance.randint(2, 10)
    state = new_game(rules, 4 if refuse_seats(rules, seats) else seats, chance.randbytes(32)).state
    one_match(state, chance, 2, unruly=number % 2 == 1)


def one_match(state: GameState, chance: Random, most: int, unruly: bool) -> int:
    """Play a match and count its rounds; an unruly one is upset by people who come and go."""
    ended = steps = 0
    while not state.over and ended < most:
        action = decision(state, chance)
        luck = chance.random()
        if luck < 0.05 and not isinstance(state.phase, RoundOver):
            action = CatchUno(chance.randrange(state.seats))
        elif unruly and luck < 0.25:
            action = upset(state, chance) if luck < 0.06 else anything(state, chance)
        if check(state, action) is not None:
            continue
        before, kept = state, replace(state, hands=state.hands.copy())
        step = apply(state, action)
        state = step.state
        assert before == kept
        laws.hold_at_rest(state)
        laws.hold_between(before, step)
        ended += len(happened(RoundEnded, step.events))
        over = bool(happened(RoundEnded, step.events) or happened(RoundVoid, step.events))
        if over or steps % 32 == 0:
            laws.hold_cards(state)
            laws.hold_in_storage(state)
            laws.hold_in_secret(state, chance.randrange(state.seats), chance)
            laws.hold_in_events(step, state.seats)
        steps = 0 if over else steps + 1
        assert steps < LONGEST, f"a round does not end under {state.rules!r}"
    return ended
