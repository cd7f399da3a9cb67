"""Laws: what holds after every action, whatever is asked for by whomever, under whatever rules."""

from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import given as for_all
from hypothesis import strategies as st

from bot.engine import PRESETS, Expire, GameState, Rules, apply, new_game
from bot.engine.dealing import refuse_seats
from bot.engine.phases import MatchOver, RoundOver
from tests.support.tables import seed_number

from . import laws
from .agreements import AGREEMENTS
from .wandering import LONGEST, anything, decision, upset, wander

pytestmark = pytest.mark.no_cover

SEATS = st.integers(2, 10)
LUCK = st.integers(0, 2**32 - 1)
RULES = st.one_of(st.sampled_from(list(PRESETS.values())), AGREEMENTS, AGREEMENTS)
WALK = settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


def deal(rules: Rules, seats: int, luck: int) -> tuple[GameState, Random]:
    """Deal to so many seats, or to four where the rules have no place for so many."""
    chance = Random(luck)
    at_table = 4 if refuse_seats(rules, seats) else seats
    computers = frozenset(seat for seat in range(at_table) if chance.random() < 0.2)
    return new_game(rules, at_table, seed_number(luck), computers).state, chance


@WALK
@for_all(RULES, SEATS, LUCK)
def test_cards_clocks_and_phases_stay_whole(rules: Rules, seats: int, luck: int) -> None:
    state, chance = deal(rules, seats, luck)
    laws.hold_at_rest(state)
    for before, _, step in wander(state, chance, 300):
        if step is not None:
            laws.hold_at_rest(step.state)
            laws.hold_between(before, step)
            laws.hold_cards(step.state)


@WALK
@for_all(RULES, SEATS, LUCK)
def test_a_match_outlasts_a_restart_after_any_action(rules: Rules, seats: int, luck: int) -> None:
    state, chance = deal(rules, seats, luck)
    for _, _, step in wander(state, chance, 60):
        if step is not None:
            laws.hold_in_storage(step.state)


@WALK
@for_all(RULES, SEATS, LUCK)
def test_no_action_changes_the_state_it_was_given(rules: Rules, seats: int, luck: int) -> None:
    state, chance = deal(rules, seats, luck)
    for before, action, _ in wander(state, chance, 60):
        laws.hold_on_refusal(before, action)
        laws.hold_on_refusal(before, anything(before, chance))
        laws.hold_on_refusal(before, upset(before, chance))


@WALK
@for_all(RULES, SEATS, LUCK)
def test_everything_that_is_offered_is_accepted(rules: Rules, seats: int, luck: int) -> None:
    state, chance = deal(rules, seats, luck)
    for before, _, _ in wander(state, chance, 60):
        laws.hold_on_offers(before, 20, chance)


@WALK
@for_all(RULES, SEATS, LUCK)
def test_nobody_learns_what_is_hidden(rules: Rules, seats: int, luck: int) -> None:
    state, chance = deal(rules, seats, luck)
    for before, _, step in wander(state, chance, 60):
        laws.hold_in_secret(before, None, chance)
        laws.hold_in_secret(before, chance.randrange(before.seats), chance)
        if step is not None:
            laws.hold_in_events(step, step.state.seats)


@WALK
@for_all(RULES, SEATS, LUCK)
def test_the_same_actions_on_the_same_seed_lead_to_the_same_match(
    rules: Rules, seats: int, luck: int
) -> None:
    state, chance = deal(rules, seats, luck)
    again = state
    for _, action, step in wander(state, chance, 100):
        if step is not None:
            assert apply(again, action) == step
            again = step.state


@WALK
@for_all(RULES, SEATS, LUCK)
def test_every_round_ends(rules: Rules, seats: int, luck: int) -> None:
    state, chance = deal(rules, seats, luck)
    for _ in range(LONGEST):
        if isinstance(state.phase, RoundOver | MatchOver):
            break
        state = apply(state, decision(state, chance)).state
    assert state.score.rounds == 1


@WALK
@for_all(RULES, SEATS, LUCK)
def test_a_table_whose_every_clock_runs_out_goes_on(rules: Rules, seats: int, luck: int) -> None:
    """Nobody presses anything: every seat draws and keeps until the round is blocked."""
    state, chance = deal(rules, seats, luck)
    for _ in range(2_500):
        if isinstance(state.phase, RoundOver | MatchOver):
            break
        state = apply(state, Expire(chance.choice(list(state.clocks)))).state
        laws.hold_at_rest(state)
    assert state.score.rounds == 1
