"""The catalogue: every option is in it, its values are those of the rules, and each is explained."""

from collections import Counter
from typing import Any, get_args

import pytest

from bot.engine import PRESETS, Rules
from bot.engine.catalogue import OPTIONS, differences, rule_of
from bot.engine.options import Family, Kind, Origin
from bot.engine.rule_ids import RULE_IDS, SECTIONS, Section

from .ids import NOT_BUILT

CLASSIC = PRESETS["classic"]


def test_every_field_of_the_rules_is_an_option_and_no_other() -> None:
    assert sorted(OPTIONS) == sorted(Rules.model_fields)


def test_options_come_page_by_page() -> None:
    families = [option.family for option in OPTIONS.values()]
    assert families == sorted(families, key=list(Family).index)


def test_every_page_has_options_and_none_has_more_than_ten() -> None:
    sizes = Counter(option.family for option in OPTIONS.values())
    assert set(sizes) == set(Family)
    assert max(sizes.values()) <= 10


@pytest.mark.parametrize("field", OPTIONS)
def test_an_option_has_the_values_and_the_default_of_its_field(field: str) -> None:
    option = OPTIONS[field]
    annotation = Rules.model_fields[field].annotation
    assert option.field == field
    assert option.default == Rules.model_fields[field].default
    match option.kind:
        case Kind.SWITCH:
            assert annotation is bool
            assert option.values == (False, True)
        case Kind.CHOICE:
            assert option.values == get_args(annotation)
            assert option.default in option.values
        case Kind.NUMBER | Kind.TEXT:
            assert option.values == ()
            assert option.bounds is not None


@pytest.mark.parametrize(
    ("field", "kind", "bounds"),
    [
        ("deck", Kind.CHOICE, None),
        ("packs", Kind.CHOICE, None),
        ("lone_zero", Kind.CHOICE, None),
        ("challenge", Kind.SWITCH, None),
        ("deal", Kind.NUMBER, (3, 10)),
        ("uno_grace", Kind.NUMBER, (0, 10)),
        ("penalty_advice", Kind.NUMBER, (0, 4)),
        ("target", Kind.NUMBER, (1, 1000)),
        ("turn_cap", Kind.NUMBER, (0, 10_000)),
        ("uno_word", Kind.TEXT, (0, 20)),
        ("custom_cards", Kind.TEXT, (0, 4)),
    ],
)
def test_kinds_and_bounds_are_read_from_the_rules(
    field: str, kind: Kind, bounds: tuple[int, int] | None
) -> None:
    assert (OPTIONS[field].kind, OPTIONS[field].bounds) == (kind, bounds)


@pytest.mark.parametrize(
    ("field", "value", "rule"),
    [
        ("draw", "until_playable", "draw-until-playable"),
        ("draw2_answer", "transfer", "draw2-transfer-no-sum"),
        ("wd4_answer", "progressive", "progressive-same-kind"),
        ("deal", 6, "deal-6"),
        ("deal", 4, None),
        ("pass_", "free", "pass-button"),
        ("uno_penalty", 4, "uno-penalty-4"),
        ("uno_penalty", 3, "uno-catch-needed"),
        ("uno_word", "", "uno-call"),
        ("uno_word", "Ace", "uno-alt-word"),
        ("penalty_misplay", 0, None),
        ("penalty_misplay", 2, "penalty-misplay"),
        ("target", None, "score-target-configurable"),
        ("challenge_fail_extra", 2, "wd4-challenge-fail-6"),
        ("partners", False, None),
        ("partners", True, "partners"),
    ],
)
def test_a_value_is_explained_by_its_rule(field: str, value: Any, rule: str | None) -> None:
    assert rule_of(field, value) == rule


def test_an_option_that_does_not_exist_explains_nothing() -> None:
    with pytest.raises(KeyError):
        rule_of("jumping", True)


@pytest.mark.parametrize("field", OPTIONS)
def test_an_option_names_only_rules_and_values_that_exist(field: str) -> None:
    option = OPTIONS[field]
    named = set(option.rules) - {...}
    assert {rule for rule in option.rules.values() if rule} <= set(RULE_IDS)
    if option.values:
        assert named <= set(option.values)


def test_every_value_that_changes_a_house_is_explained_but_for_these() -> None:
    """A free +4, unchecked UNO! and turning a right off have no rule of their own to cite."""
    unexplained = {
        (option.field, value)
        for option in OPTIONS.values()
        for value in option.values
        if value != option.default and option.rule(value) is None
    }
    assert unexplained == {
        ("voluntary_draw", False),
        ("hints", False),
        ("wd4_legality", "free"),
        ("challenge", False),
        ("uno_enforce", "none"),
        ("self_intervention", False),
        ("last_draw_counts", False),
    }


def test_all_ids_are_there_once() -> None:
    assert len(RULE_IDS) == len(set(RULE_IDS)) == 179
    assert list(SECTIONS) == list(Section)
    assert set(RULE_IDS) > set(NOT_BUILT)


def test_official_play_differs_from_itself_in_nothing() -> None:
    assert differences(CLASSIC, CLASSIC) == ()


def test_differences_are_listed_with_their_values_in_the_order_of_the_pages() -> None:
    assert differences(PRESETS["quick"], CLASSIC) == (
        ("start", "return_except_wild"),
        ("challenge", False),
        ("scoring", "none"),
    )


def test_differences_tell_the_values_of_the_first_rules() -> None:
    five, six = Rules(deal=5), Rules(deal=6)
    assert differences(five, six) == (("deal", 5),)
    assert differences(six, five) == (("deal", 6),)


def test_a_blocked_four_is_no_difference_beside_missing_challenges() -> None:
    assert differences(Rules(challenge=False), CLASSIC) == (("challenge", False),)


def test_the_usual_target_is_no_difference_when_it_is_written_out() -> None:
    assert differences(Rules(target=500), CLASSIC) == ()
    assert differences(Rules(target=200), CLASSIC) == (("target", 200),)
    assert differences(Rules(scoring="none", target=1), CLASSIC) == (("scoring", "none"),)


@pytest.mark.parametrize(
    ("field", "value", "origin"),
    [
        ("deal", 7, Origin.OFFICIAL),
        ("deal", 5, Origin.HOUSE),
        ("draw2_answer", "progressive", Origin.HOUSE),
        ("deck", "shuffle112", Origin.PRINTED),
        ("start", "effects_2000s", Origin.PRINTED),
        ("uno_penalty", 4, Origin.PRINTED),
        ("uno_grace", 3, Origin.COMFORT),
        ("hints", False, Origin.COMFORT),
    ],
)
def test_a_value_tells_where_it_comes_from(field: str, value: Any, origin: Origin) -> None:
    assert OPTIONS[field].origin(value) is origin


def test_only_comforts_have_a_default_that_is_not_official() -> None:
    comforts = [option.field for option in OPTIONS.values() if not option.official]
    assert comforts == ["auto_draw", "hints", "uno_grace", "uno_window", "uno_word", "protection"]
