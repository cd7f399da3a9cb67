"""The named rule sets."""

import pytest

from bot.engine import PRESETS, Rules, new_game
from bot.engine.presets import DIFFERENCES
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


@pytest.mark.rule("feature-two-rule-tiers")
def test_classic_is_the_official_game_with_every_house_rule_off() -> None:
    """Elsewhere house rules were on by default, so that people quarrelled about what is official."""
    assert PRESETS["classic"].model_dump() == CLASSIC
    assert PRESETS["classic"] == Rules()


@pytest.mark.rule("feature-two-rule-tiers")
def test_quick_differs_in_three_things_and_what_follows() -> None:
    assert PRESETS["quick"].model_dump() == CLASSIC | {
        "start": "return_except_wild",
        "challenge": False,
        "scoring": "none",
        "protection": "block",
    }


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("seats", [2, 10])
def test_every_preset_can_be_dealt(name: str, seats: int) -> None:
    assert new_game(PRESETS[name], seats, SEED).state.rules is PRESETS[name]


@pytest.mark.parametrize("name", DIFFERENCES)
def test_a_preset_names_only_what_differs(name: str) -> None:
    for option, value in DIFFERENCES[name].items():
        assert getattr(PRESETS["classic"], option) != value
