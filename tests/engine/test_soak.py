"""Thousands of rounds, with every law that is cheap to check."""

from random import Random

import pytest

from bot.engine import PRESETS, CatchUno, apply, check, new_game
from bot.engine.events import RoundEnded, RoundVoid
from bot.engine.phases import RoundOver
from tests.support.tables import happened, seed_number

from . import laws

TABLES = [(preset, seats) for preset in sorted(PRESETS) for seats in range(2, 11)]


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_some_rounds_keep_every_law(preset: str, seats: int) -> None:
    run(preset, seats, rounds=20)


@pytest.mark.soak
@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_thousands_of_rounds_keep_every_law(preset: str, seats: int) -> None:
    run(preset, seats, rounds=2_000)


def run(preset: str, seats: int, rounds: int) -> None:
    """Play matches one after another until so many rounds have ended."""
    ended = match = 0
    while ended < rounds:
        chance = Random(match * 16 + seats)
        ended += one_match(preset, seats, match, chance, rounds - ended)
        match += 1


def one_match(preset: str, seats: int, match: int, chance: Random, most: int) -> int:
    """Play a match and count its rounds; every fourth one is upset by people who come and go."""
    state = new_game(PRESETS[preset], seats, seed_number(match)).state
    unruly = match % 4 == 3
    ended = steps = 0
    while not state.over and ended < most:
        action = laws.decision(state, chance)
        luck = chance.random()
        if luck < 0.05 and not isinstance(state.phase, RoundOver):
            action = CatchUno(chance.randrange(state.seats))
        elif unruly and luck < 0.25:
            action = laws.upset(state, chance) if luck < 0.06 else laws.anything(state, chance)
        if check(state, action) is not None:
            continue
        before, kept = state, state.copy()
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
        assert steps < 6000, "a round does not end"
    return ended
