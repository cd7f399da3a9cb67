"""A hint as a screen: every reason has its sentence, and every screen fits."""

from random import Random

import pytest

from bot.engine import PRESETS, GameState, view
from bot.players.advice import advise
from bot.players.reasons import Why
from bot.ui.layouts.advice import advice_layout
from bot.ui.words import Words, languages, slug
from tests.players.builders import random_rules, random_states, seats_of
from tests.support.tables import do, draw, given, play
from tests.ui.builders import EMOJIS, LONG_NAMES, NO_EMOJIS, WORDS, check_limits, scene, shown


def told(state: GameState, seat: int = 0) -> str:
    return shown(advice_layout(scene(state), seat + 1, WORDS, NO_EMOJIS))


@pytest.mark.rule("feature-hints")
def test_every_reason_has_a_sentence() -> None:
    assert [why for why in Why if not WORDS.has(f"hint-why-{slug(why)}")] == []


@pytest.mark.rule("feature-hints")
@pytest.mark.parametrize(
    ("state", "said"),
    [
        (given("R3 W B8 | G1 G2", top="R9"), "**Play ❤️ Red 3**"),
        (given("W B8 B7 | G1 G2 G3", top="R9"), "**Play Wild, name 💧 Blue**"),
        (given("B1 B2 | G1 G2", top="R9"), "**Draw a card**"),
        (do(given("R5 B1 | G1 G2 G3", top="R9", draw="W4"), draw()), "**Keep it, or pass**"),
        (given("B3 B4 R1 | G1 G2 G3", top="W", asking=0), "**Name 💧 Blue**"),
        (do(given("R3 | G1 G2"), play("R3")), "**Press Ready**"),
        (given("R3 B5 | G1 G2 G3", top="R9"), "press **UNO!** first"),
        (
            given("R7 B1 B2 B3 | G1 G2 | Y1 Y2 Y3 Y4", top="R9", rules={"seven": "swap"}),
            "**Play ❤️ Red 7, choose Borys**",
        ),
    ],
)
def test_a_hint_names_the_deed_and_all_that_is_to_be_chosen_with_it(state: GameState, said: str) -> None:
    assert said in told(state)


@pytest.mark.rule("feature-hints")
def test_high_cards_matter_for_points_only_where_points_are_counted() -> None:
    cards = "R3 R8 B8 G7 Y1 | G1 G2 G3 | B1 B2 B3"
    assert "count against you" in told(given(cards, top="R9"))
    assert "count against you" not in told(given(cards, top="R9", rules="quick"))


@pytest.mark.rule("feature-hints", "feature-junior")
def test_nobody_is_told_to_watch_for_a_forgotten_word_where_forgetting_it_is_not_caught() -> None:
    many, few = "R3 R8 B8 G7 | G1 G2 G3 G4", "R3 R8 B8 G7 | G1 G2"
    assert "without a word" in told(given(many, turn=1))
    assert "catch a forgotten call" in told(given(few, turn=1))
    for free in ("none", "auto"):
        rules = {"uno_enforce": free}
        assert "think about your next card" in told(given(many, turn=1, rules=rules))
        assert "a Skip or a Draw Two." in told(given(few, turn=1, rules=rules))


@pytest.mark.no_cover
@pytest.mark.rule("feature-hints")
@pytest.mark.parametrize("number", range(12))
def test_a_hint_can_be_given_at_any_moment_under_any_rules_in_every_language(number: int) -> None:
    rng = Random(number)
    rules = list(PRESETS.values())[number % len(PRESETS)] if number % 2 else random_rules(rng)
    rules = rules.model_copy(update={"hints": True})
    for state in random_states(rules, seats_of(rules, 4), number, most=60):
        now = scene(state, names=LONG_NAMES)
        for seat in range(state.seats):
            advise(view(state, seat))
            words = Words(rng.choice(languages()))
            check_limits(advice_layout(now, seat + 1, words, EMOJIS))
