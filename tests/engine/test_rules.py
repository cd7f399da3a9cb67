"""Rules: what may be agreed, and what is refused by name."""

from typing import Any, Literal, get_args, get_origin

import pytest
from pydantic import ValidationError

from bot.engine import PRESETS, Rules, new_game
from bot.engine.rules import GOALS, PLAYED, explain
from tests.support.tables import SEED


def complaint(**options: Any) -> str:
    """Give the sentences in which these options are refused."""
    with pytest.raises(ValidationError) as caught:
        Rules(**options)
    return "\n".join(explain(caught.value))


def values_of(field: str) -> list[Any]:
    """List every value that an option with a list of values has."""
    annotation = Rules.model_fields[field].annotation
    if annotation is bool:
        return [False, True]
    return list(get_args(annotation)) if get_origin(annotation) is Literal else NUMBERS_AND_TEXTS[field]


NUMBERS_AND_TEXTS: dict[str, list[Any]] = {
    "custom_cards": [(), ("mine",)],
    "uno_word": ["", "Ace"],
    "turn_cap": [0, 400],
    "penalty_misplay": [0, 2],
    "penalty_false_call": [0, 2],
    "penalty_advice": [0, 2],
    "penalty_cheating": [0, 4],
}

UNPLAYED = [
    (field, value) for field, played in PLAYED.items() for value in values_of(field) if value not in played
]


@pytest.mark.parametrize(("field", "value"), UNPLAYED)
def test_a_value_that_is_not_played_is_refused_by_name(field: str, value: Any) -> None:
    text = complaint(**{field: value})
    assert f"{field.rstrip('_')}={value} is not played yet" in text
    assert "choose" in text


@pytest.mark.parametrize(("field", "value"), [(f, v) for f, vs in PLAYED.items() for v in vs])
def test_a_value_that_is_played_can_be_chosen_and_dealt(field: str, value: Any) -> None:
    more = {"challenge": False} if (field, value) == ("protection", "block") else {}
    rules = Rules(**{field: value}, **more)
    assert getattr(rules, field) == value
    assert new_game(rules, 2, SEED).state.rules == rules


def test_every_option_that_is_limited_exists() -> None:
    assert set(PLAYED) <= set(Rules.model_fields)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"deck": "tarot"}, "deck: "),
        ({"deal": 2}, "deal: "),
        ({"deal": 11}, "deal: "),
        ({"packs": 3}, "packs: "),
        ({"uno_penalty": 0}, "uno_penalty: "),
        ({"uno_penalty": 7}, "uno_penalty: "),
        ({"uno_grace": 11}, "uno_grace: "),
        ({"uno_window": 301}, "uno_window: "),
        ({"uno_word": "x" * 21}, "uno_word: "),
        ({"target": 0}, "target: "),
        ({"challenge_fail_extra": 5}, "challenge_fail_extra: "),
        ({"penalty_advice": 5}, "penalty_advice: "),
        ({"jumping": True}, "jumping: "),
    ],
)
def test_a_value_out_of_range_is_refused_by_name(options: dict[str, Any], words: str) -> None:
    assert complaint(**options).startswith(words)


def test_a_window_shorter_than_its_grace_is_refused() -> None:
    text = complaint(uno_window=2, uno_grace=3)
    assert "uno_window" in text
    assert "uno_grace" in text
    assert Rules(uno_window=3, uno_grace=3).uno_window == 3
    assert Rules(uno_window=0, uno_grace=3).uno_window == 0


def test_challenges_of_a_lawful_four_are_refused() -> None:
    text = complaint(challenge=True, wd4_legality="free")
    assert "challenge=on" in text
    assert "wd4_legality=free" in text
    assert Rules(challenge=False, wd4_legality="free").wd4_legality == "free"


@pytest.mark.rule("feature-error-protection")
@pytest.mark.parametrize(("challenge", "protection"), [(True, "allow_bluff"), (False, "block")])
def test_bluffs_are_blocked_only_where_they_cannot_be_challenged(challenge: bool, protection: str) -> None:
    assert Rules(challenge=challenge).protection == protection
    assert Rules(challenge=challenge, protection="block").protection == protection


@pytest.mark.rule("rules-agreed-before-deal")
def test_agreed_rules_cannot_be_changed_in_play() -> None:
    with pytest.raises(ValidationError):
        PRESETS["classic"].deal = 5


def test_pass_is_written_without_an_underscore_too() -> None:
    assert Rules(**{"pass": "after_draw"}) == Rules(pass_="after_draw")
    assert "pass=free" in complaint(**{"pass": "free"})


@pytest.mark.rule("score-target-configurable")
@pytest.mark.parametrize(("scoring", "goal"), GOALS.items())
def test_every_scoring_has_a_target_of_its_own(scoring: str, goal: int) -> None:
    assert Rules.model_construct(scoring=scoring, target=None).goal == goal
    assert Rules.model_construct(scoring=scoring, target=77).goal == 77


def test_rules_are_equal_by_value_and_survive_json() -> None:
    rules = Rules(deal=5, target=200, uno_window=0)
    assert Rules.model_validate_json(rules.model_dump_json(by_alias=True)) == rules
    assert hash(rules) == hash(Rules(deal=5, target=200, uno_window=0))


def test_an_explanation_names_every_wrong_option() -> None:
    assert len(complaint(deal=99, packs=9).splitlines()) == 2


def test_rules_are_made_of_rules_and_of_nothing_else() -> None:
    assert Rules.model_validate(PRESETS["quick"]) == PRESETS["quick"]
    with pytest.raises(ValidationError):
        Rules.model_validate("classic")
