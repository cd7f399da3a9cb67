"""Agreeing option by option: what excludes what, what would help, and what is official."""

from typing import Any

import pytest

from bot.engine import PRESETS, Rules
from bot.engine.catalogue import OPTIONS
from bot.engine.clashes import CLASHES
from bot.engine.custom_cards import CustomCard
from bot.engine.options import Family, Kind
from bot.table.agreeing import (
    Clashing,
    Conflict,
    WrongValue,
    changed,
    doubts,
    official,
    options_of,
    read_value,
    written,
)
from bot.table.folding import folded
from bot.table.settings import DEFAULT_TIMING, Timing

CARD = CustomCard(name="Feast")


@pytest.mark.parametrize("preset", PRESETS)
def test_nothing_changed_leaves_every_rule_set_as_it_is(preset: str) -> None:
    assert changed(PRESETS[preset], {}) == PRESETS[preset]


@pytest.mark.parametrize(
    ("base", "changes", "conflicts", "remedy"),
    [
        ("classic", {"protection": "penalise"}, {("protection", "penalty_misplay")}, {"penalty_misplay": 2}),
        ("classic", {"pass_": "free"}, {("pass_", "turn_cap")}, {"turn_cap": 400}),
        ("club-intervention", {"protection": "block"}, {("penalty_misplay", "protection")}, None),
        (
            "house-rules",
            {"actions": "inert"},
            {("actions", "draw2_answer"), ("actions", "wd4_answer"), ("actions", "challenge")},
            {"draw2_answer": "none", "wd4_answer": "none", "challenge": False},
        ),
        (
            "classic",
            {"round_end": "refill6"},
            {("round_end", "scoring"), ("round_end", "exhaust")},
            {"scoring": "exits", "exhaust": "end_round"},
        ),
        (
            "classic",
            {"custom_cards": (CARD,)},
            {("custom_cards", "blank"), ("custom_cards", "deck")},
            {"blank": "custom", "deck": "blank112"},
        ),
        ("classic", {"uno_window": 1}, {("uno_window", "uno_grace")}, {"uno_grace": 0}),
        (
            "chaos",
            {"wd4_colour": "trump"},
            {("wd4_colour", "wd4_legality"), ("wd4_colour", "mixed_on_wd4")},
            {"wd4_legality": "free", "challenge": False, "mixed_on_wd4": "any"},
        ),
    ],
)
def test_a_clash_names_both_options_and_what_would_help(
    base: str, changes: dict[str, Any], conflicts: set[tuple[str, str]], remedy: dict[str, Any] | None
) -> None:
    with pytest.raises(Clashing) as clash:
        changed(PRESETS[base], changes)
    assert {(one.left, one.right) for one in clash.value.conflicts} == conflicts
    if remedy is not None:
        assert clash.value.remedy == remedy


def every_choice() -> list[Any]:
    """List every other value of every switch and choice under every rule set."""
    return [
        pytest.param(preset, option.field, value, id=f"{preset}-{option.field}-{value}")
        for preset in ("classic", "club-intervention", "chaos", "six-card", "party", "game-101")
        for option in OPTIONS.values()
        for value in option.values
    ]


@pytest.mark.parametrize(("preset", "field", "value"), every_choice())
def test_whatever_is_in_the_way_of_a_choice_can_be_changed_along(preset: str, field: str, value: Any) -> None:
    """`penalise` needs a fine, and a fine needs `penalise`: one press at a time led to neither."""
    rules = changed(PRESETS[preset], {field: value}, along=True)
    bluff = field == "protection" and {value, rules.protection} == {"block", "allow_bluff"}
    assert getattr(rules, field) == value or bluff


MEANT: dict[tuple[str, str], dict[str, Any]] = {
    ("uno_window", "uno_grace"): {"uno_window": 1, "uno_grace": 5},
    ("custom_cards", "deck"): {"custom_cards": (CARD,) * 4, "deck": "shuffle112", "blank": "custom"},
    ("wd4_colour", "mixed_on_wd4"): {"wd4_colour": "trump", "wd4_answer": "progressive_mixed"},
}
"""Clashes that take more than a value of either side."""


@pytest.mark.parametrize("clash", CLASHES, ids=lambda clash: f"{clash.left.option}-{clash.right.option}")
def test_every_clash_of_the_engine_is_noticed(clash: Any) -> None:
    """What the engine refuses and nobody here knows of would be an error without a name."""
    meant = {
        side.option: next(
            value for value in candidates(side.option) if (value in side.values) is not side.other
        )
        for side in (clash.left, clash.right)
        if (clash.left.option, clash.right.option) not in MEANT
    }
    with pytest.raises(Clashing) as found:
        changed(Rules(), MEANT.get((clash.left.option, clash.right.option), meant))
    assert Conflict(clash.left.option, clash.right.option) in found.value.conflicts


def candidates(field: str) -> list[Any]:
    option = OPTIONS[field]
    if field == "custom_cards":
        return [(CARD,), ()]
    return [*option.values, *(option.bounds or ())]


@pytest.mark.parametrize(("field", "value"), [("deal", 99), ("uno_penalty", 0), ("deck", "tarot")])
def test_a_value_that_an_option_cannot_have_is_refused_by_name(field: str, value: Any) -> None:
    with pytest.raises(WrongValue) as wrong:
        changed(Rules(), {field: value})
    assert wrong.value.field == field


def test_challenges_let_bluffs_through_and_switching_them_off_does_not_clash() -> None:
    assert PRESETS["classic"].protection == "allow_bluff"
    assert changed(PRESETS["classic"], {"challenge": False}).protection == "block"


@pytest.mark.parametrize("field", OPTIONS)
def test_what_is_written_of_a_value_is_read_again(field: str) -> None:
    option = OPTIONS[field]
    if option.kind is not Kind.TEXT:
        for value in (option.default, *option.values, *(option.bounds or ())):
            assert read_value(field, written(value)) == value


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("deal", "eleven"),
        ("deal", "2"),
        ("deal", "-5"),
        ("deal", "5.0"),
        ("turn_cap", "9" * 5000),
        ("challenge", "maybe"),
        ("draw", "three"),
        ("volume", "11"),
    ],
)
def test_what_cannot_be_read_is_refused(field: str, text: str) -> None:
    with pytest.raises(WrongValue):
        read_value(field, text)


@pytest.mark.rule("uno-alt-word")
@pytest.mark.parametrize(("text", "word"), [("UNO!", ""), (" uno ", ""), ("Uno!!", ""), ("Unos", "Unos")])
def test_who_writes_the_usual_word_changes_nothing(text: str, word: str) -> None:
    assert read_value("uno_word", text) == word


def test_a_number_may_be_written_with_spaces_and_left_open() -> None:
    assert (read_value("target", " 300 "), read_value("target", ""), read_value("deal", "")) == (300, None, 7)


@pytest.mark.rule("feature-two-rule-tiers")
@pytest.mark.parametrize(
    ("changes", "is_official"),
    [
        ({}, True),
        ({"auto_draw": True, "hints": False, "uno_grace": 5, "uno_word": "Ace"}, True),
        ({"target": 500}, True),
        ({"deal": 6}, False),
        ({"uno_penalty": 4}, False),
        ({"challenge": False}, False),
    ],
)
def test_only_comfort_leaves_the_rules_official(changes: dict[str, Any], is_official: bool) -> None:
    assert official(Rules(**changes)) is is_official


def test_of_the_rule_sets_only_the_first_is_official() -> None:
    assert [name for name, rules in PRESETS.items() if official(rules)] == ["classic"]


def test_what_sits_ill_is_allowed_and_told() -> None:
    assert doubts(Rules()) == ()
    assert Conflict("values", "scoring") in doubts(Rules(values="numbers_only"))


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("blank", {"deck": "blank112"}),
        ("exhaust_end", {"exhaust": "end_round"}),
        ("mixed_on_wd4", {"draw2_answer": "progressive_mixed"}),
        ("plus10_colour", {"deck": "blank112", "blank": "plus10"}),
        ("self_intervention", {"intervention": "colours"}),
        ("multi_draw_cards", {"multi": "same_rank"}),
        ("penalty_misplay", {"protection": "penalise", "penalty_misplay": 2}),
        ("shuffle_last", {"deck": "shuffle112"}),
        ("h2o_bonus", {"deck": "h2o"}),
        ("exact_101", {"scoring": "over_101"}),
    ],
)
def test_an_option_without_effect_is_folded_until_another_gives_it_one(
    field: str, changes: dict[str, Any]
) -> None:
    assert folded(field, Rules(), DEFAULT_TIMING)
    assert not folded(field, Rules(**changes), DEFAULT_TIMING)


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("challenge_fail_extra", {"challenge": False}),
        ("draw2_answer", {"actions": "inert", "challenge": False}),
        ("skip_rescue", {"skip_effect": "play_again"}),
        ("uno_penalty", {"uno_enforce": "none"}),
        ("uno_grace", {"uno_enforce": "auto"}),
        ("lone_zero", {"zero": "plus10"}),
    ],
)
def test_an_option_is_folded_once_another_takes_its_effect_away(field: str, changes: dict[str, Any]) -> None:
    assert not folded(field, Rules(), DEFAULT_TIMING)
    assert folded(field, Rules(**changes), DEFAULT_TIMING)


def test_a_slow_table_has_no_uno_window_to_set() -> None:
    assert folded("uno_window", Rules(uno_window=0), Timing(turn=3600))


def test_no_family_is_folded_away_whole() -> None:
    for preset in PRESETS.values():
        for family in Family:
            fields = [field for field, option in OPTIONS.items() if option.family is family]
            assert any(not folded(field, preset, DEFAULT_TIMING) for field in fields)


def test_options_are_listed_as_they_were_chosen() -> None:
    assert options_of(PRESETS["classic"])["protection"] == "block"
    assert options_of(PRESETS["club-intervention"])["protection"] == "penalise"
