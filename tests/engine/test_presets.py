"""The named rule sets."""

from typing import Any

import pytest

from bot.engine import PRESETS, Rules, new_game
from bot.engine.presets import DIFFERENCES
from bot.engine.rules import warnings
from tests.support.tables import SEED

CLASSIC = {
    "deck": "classic108",
    "packs": 1,
    "blank": "spare",
    "deal": 7,
    "start": "effects_mattel",
    "opener": "after_dealer",
    "draw": "one",
    "voluntary_draw": True,
    "pass_": "after_draw",
    "force_play": False,
    "exhaust": "reshuffle",
    "exhaust_end": "now",
    "hit": "skip_turn",
    "draw2_answer": "none",
    "wd4_answer": "none",
    "mixed_on_wd4": "ordered",
    "skip_effect": "next_loses",
    "skip_rescue": "none",
    "reverse_deflect": False,
    "wild_when": "anytime",
    "wild_colour": "choose",
    "wd4_colour": "choose",
    "plus10_colour": "choose",
    "wd4_legality": "no_colour",
    "challenge": True,
    "challenge_success": "card_stays",
    "challenge_fail_extra": 2,
    "actions": "live",
    "uno_deadline": "next_turn",
    "uno_enforce": "caught",
    "uno_penalty": 2,
    "uno_proxy": False,
    "uno_grace": 3,
    "uno_window": 30,
    "intervention": "off",
    "self_intervention": True,
    "multi": "none",
    "multi_draw_cards": False,
    "zero": "plain",
    "seven": "plain",
    "five": "plain",
    "silence": "off",
    "uno_to_centre": False,
    "politeness_ready": False,
    "loser_forfeit": False,
    "penalty_misplay": 0,
    "penalty_false_call": 0,
    "penalty_advice": 0,
    "penalty_cheating": 0,
    "round_end": "first_out",
    "turn_cap": 0,
    "scoring": "winner_500",
    "values": "mattel",
    "lone_zero": 0,
    "h2o_bonus": False,
    "exact_101": False,
    "partners": False,
    "last_draw_counts": True,
    "shuffle_last": "win",
    "protection": "allow_bluff",
    "auto_draw": False,
    "hints": True,
    "target": None,
    "uno_word": "",
    "custom_cards": (),
}


BLOCKED = {"challenge": False, "protection": "block"}
QUIET = {"start": "return_all", "uno_deadline": "own_turn_end"}
CLUB = {
    "start": "return_all",
    "draw2_answer": "transfer",
    "wd4_answer": "draw2_ordered",
    "skip_rescue": "exact",
    "challenge_success": "return_card",
    "uno_deadline": "before_release",
    "politeness_ready": True,
}
GAME_101 = {
    "deal": 5,
    "start": "free_lead",
    "opener": "random_then_winner",
    "draw": "until_playable",
    "exhaust": "flip",
    "actions": "inert",
    "scoring": "over_101",
    **BLOCKED,
}
EXPECTED: dict[str, dict[str, Any]] = {
    "classic": {},
    "quick": {"start": "return_except_wild", "scoring": "none", **BLOCKED},
    "tournament-s4": QUIET,
    "tournament-low": QUIET | {"scoring": "lowest_500"},
    "mattel-112": {"deck": "shuffle112", "blank": "custom"},
    "mattel-2000s": {"deck": "blank112", "start": "effects_2000s", "uno_penalty": 4},
    "house-rules": {
        "intervention": "colours",
        "seven": "swap",
        "zero": "rotate",
        "draw2_answer": "progressive",
        "wd4_answer": "progressive",
    },
    "club": CLUB,
    "club-intervention": CLUB
    | {
        "intervention": "colours_and_wild",
        "protection": "penalise",
        "penalty_misplay": 2,
        "penalty_false_call": 2,
    },
    "ultra": {
        "deck": "ultra104",
        "draw2_answer": "transfer",
        "wd4_answer": "draw2_ordered",
        "challenge_success": "return_card",
        "wild_when": "only_if_no_match",
        "skip_rescue": "match",
        "uno_enforce": "auto",
        "uno_proxy": True,
    },
    "mandavoshka-101": {
        "deck": "mandavoshka",
        "start": "free_lead",
        "draw": "until_playable",
        "wild_colour": "own_card",
        "values": "numbers_only",
        "scoring": "over_101",
        "wd4_legality": "free",
        **BLOCKED,
    },
    "game-101": GAME_101,
    "h2o-101": GAME_101 | {"deck": "h2o", "h2o_bonus": True, "actions": "live"},
    "draw-and-go": {
        "start": "effects_legacy",
        "hit": "draw_then_play",
        "draw2_answer": "transfer",
        "wd4_answer": "draw2_ordered",
        "skip_rescue": "any_skip",
        "intervention": "colours",
    },
    "six-card": {
        "deal": 6,
        "start": "return_all",
        "draw2_answer": "transfer",
        "wd4_answer": "draw2_any",
        "skip_effect": "play_again",
        "uno_enforce": "auto",
        "uno_penalty": 4,
        "penalty_advice": 2,
        "round_end": "refill6",
        "scoring": "exits",
        "exhaust": "end_round",
    },
    "party": {
        "seven": "swap",
        "zero": "rotate",
        "five": "exchange",
        "intervention": "colours",
        "uno_to_centre": True,
        "silence": "black",
        "loser_forfeit": True,
        "scoring": "lazy",
        "opener": "winner_then_loser_deals",
        "target": 3,
    },
    "chaos": {
        "deck": "blank112",
        "blank": "plus10",
        "draw2_answer": "progressive_mixed",
        "wd4_answer": "progressive_mixed",
        "reverse_deflect": True,
        "wild_colour": "circle",
        "wd4_colour": "circle",
        "multi": "same_rank",
        "scoring": "none",
        "turn_cap": 400,
    },
    "marathon": {"round_end": "seven_rounds", "scoring": "none"},
    "last-standing": {"round_end": "to_last", "scoring": "none"},
    "junior": {"uno_enforce": "none", "auto_draw": True, "scoring": "none", **BLOCKED},
}
"""What each preset changes about classic, and what follows from it."""


@pytest.mark.rule("feature-two-rule-tiers")
def test_classic_is_the_official_game_with_every_house_rule_off() -> None:
    """Elsewhere house rules were on by default, so that people quarrelled about what is official."""
    assert PRESETS["classic"].model_dump() == CLASSIC
    assert PRESETS["classic"] == Rules()


def test_there_are_twenty_presets_classic_first() -> None:
    assert list(PRESETS) == list(EXPECTED)
    assert len(PRESETS) == 20
    assert len(set(PRESETS.values())) == 20


@pytest.mark.rule("feature-two-rule-tiers")
@pytest.mark.parametrize("name", EXPECTED)
def test_a_preset_is_classic_but_for_what_it_is_known_for(name: str) -> None:
    assert PRESETS[name].model_dump() == CLASSIC | EXPECTED[name]


@pytest.mark.parametrize(
    ("name", "goal"),
    [
        ("classic", 500),
        ("ultra", 500),
        ("tournament-low", 500),
        ("game-101", 101),
        ("party", 3),
        ("six-card", 1),
    ],
)
def test_a_preset_is_played_to_its_own_target(name: str, goal: int) -> None:
    assert PRESETS[name].goal == goal


@pytest.mark.parametrize("name", PRESETS)
def test_no_preset_deserves_a_warning_but_the_one_that_counts_numbers_only(name: str) -> None:
    expected = {"mandavoshka-101": ["values=numbers_only sits ill with last_draw_counts=on"]}
    found = [line.split(":")[0] for line in warnings(PRESETS[name])]
    assert found == expected.get(name, [])


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("seats", [2, 10])
def test_every_preset_can_be_dealt(name: str, seats: int) -> None:
    assert new_game(PRESETS[name], seats, SEED).state.rules == PRESETS[name]


@pytest.mark.parametrize("name", DIFFERENCES)
def test_a_preset_names_only_what_differs(name: str) -> None:
    for option, value in DIFFERENCES[name].items():
        assert getattr(PRESETS["classic"], option) != value
