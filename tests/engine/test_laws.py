"""Laws: what holds after every action, whatever is asked for by whomever."""

from random import Random

from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from bot.engine import PRESETS, Expire, GameState, Rules, apply, new_game
from bot.engine.phases import RoundOver
from tests.support.tables import seed_number

from . import laws

SEATS = st.integers(2, 10)
LUCK = st.integers(0, 2**32 - 1)
PRESET = st.sampled_from(sorted(PRESETS))
CORNERS = st.sampled_from(
    [
        Rules(deal=10, uno_grace=0),
        Rules(uno_window=0, uno_grace=3, last_draw_counts=False),
        Rules(uno_window=0, uno_grace=0, challenge_fail_extra=0, voluntary_draw=False),
        Rules(challenge=False, wd4_legality="free", start="return_all", scoring="none", target=4, deal=3),
        Rules(uno_grace=5, uno_window=5, target=60, packs=2, uno_penalty=6),
    ]
)
WALK = settings(max_examples=60)


def deal(rules: Rules | str, seats: int, luck: int) -> tuple[GameState, Random]:
    chance = Random(luck)
    agreed = PRESETS[rules] if isinstance(rules, str) else rules
    computers = frozenset(seat for seat in range(seats) if chance.random() < 0.2)
    return new_game(agreed, seats, seed_number(luck), computers).state, chance


@WALK
@for_all(PRESET | CORNERS, SEATS, LUCK)
def test_cards_clocks_and_phases_stay_whole(rules: Rules | str, seats: int, luck: int) -> None:
    state, chance = deal(rules, seats, luck)
    laws.hold_at_rest(state)
    for before, _, step in laws.wander(state, chance, 300):
        if step is not None:
            laws.hold_at_rest(step.state)
            laws.hold_between(before, step)
            laws.hold_cards(step.state)


@WALK
@for_all(PRESET | CORNERS, SEATS, LUCK)
def test_a_match_outlasts_a_restart_after_any_action(rules: Rules | str, seats: int, luck: int) -> None:
    state, chance = deal(rules, seats, luck)
    for _, _, step in laws.wander(state, chance, 60):
        if step is not None:
            laws.hold_in_storage(step.state)


@WALK
@for_all(PRESET | CORNERS, SEATS, LUCK)
def test_no_action_changes_the_state_it_was_given(rules: Rules | str, seats: int, luck: int) -> None:
    state, chance = deal(rules, seats, luck)
    for before, action, _ in laws.wander(state, chance, 60):
        laws.hold_on_refusal(before, action)
        laws.hold_on_refusal(before, laws.anything(before, chance))
        laws.hold_on_refusal(before, laws.upset(before, chance))


@WALK
@for_all(PRESET | CORNERS, SEATS, LUCK)
def test_everything_that_is_offered_is_accepted(rules: Rules | str, seats: int, luck: int) -> None:
    state, chance = deal(rules, seats, luck)
    for before, _, _ in laws.wander(state, chance, 80):
        laws.hold_on_offers(before)


@WALK
@for_all(PRESET | CORNERS, SEATS, LUCK)
def test_nobody_learns_what_is_hidden(rules: Rules | str, seats: int, luck: int) -> None:
    state, chance = deal(rules, seats, luck)
    for before, _, step in laws.wander(state, chance, 80):
        laws.hold_in_secret(before, None, chance)
        laws.hold_in_secret(before, chance.randrange(before.seats), chance)
        if step is not None:
            laws.hold_in_events(step, step.state.seats)


@WALK
@for_all(PRESET | CORNERS, SEATS, LUCK)
def test_the_same_actions_on_the_same_seed_lead_to_the_same_match(
    rules: Rules | str, seats: int, luck: int
) -> None:
    state, chance = deal(rules, seats, luck)
    again = state
    for _, action, step in laws.wander(state, chance, 100):
        if step is not None:
            assert apply(again, action) == step
            again = step.state


@WALK
@for_all(PRESET | CORNERS, SEATS, LUCK)
def test_every_round_ends(rules: Rules | str, seats: int, luck: int) -> None:
    state, chance = deal(rules, seats, luck)
    for _ in range(4000):
        if state.over or isinstance(state.phase, RoundOver):
            break
        state = apply(state, laws.decision(state, chance)).state
    assert state.score.rounds == 1


@WALK
@for_all(PRESET, SEATS, LUCK)
def test_a_table_whose_every_clock_runs_out_goes_on(preset: str, seats: int, luck: int) -> None:
    """Nobody presses anything: every seat draws and keeps until the round is blocked."""
    state, chance = deal(preset, seats, luck)
    for _ in range(400):
        if state.over or isinstance(state.phase, RoundOver):
            break
        state = apply(state, Expire(chance.choice(list(state.clocks)))).state
        laws.hold_at_rest(state)
    assert state.score.rounds == 1
