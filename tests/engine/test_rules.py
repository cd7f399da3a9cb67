"""Rules: what may be agreed, and what is refused by name."""

from typing import Any, get_args

import pytest
from pydantic import ValidationError

from bot.engine import PRESETS, Rules, new_game
from bot.engine.custom_cards import Block, CustomCard
from bot.engine.decks import PACKS
from bot.engine.rules import ENDLESS_CAP, GOALS, explain, warnings
from tests.support.tables import SEED


def complaint(**options: Any) -> str:
    """Give the sentences in which these options are refused."""
    with pytest.raises(ValidationError) as caught:
        Rules(**options)
    return "\n".join(explain(caught.value))


def values_of(field: str) -> list[Any]:
    """List every value of an option that is a switch or a choice."""
    annotation = Rules.model_fields[field].annotation
    return [False, True] if annotation is bool else list(get_args(annotation))


NUMBERS_AND_TEXTS = {
    "custom_cards": [()],
    "deal": [3, 10],
    "challenge_fail_extra": [0, 4],
    "uno_penalty": [1, 6],
    "uno_word": ["", "Ace", "x" * 20],
    "uno_grace": [0, 10],
    "uno_window": [0, 3, 300],
    "penalty_misplay": [0, 4],
    "penalty_false_call": [0, 4],
    "penalty_advice": [0, 4],
    "penalty_cheating": [0, 4],
    "turn_cap": [0, 10_000],
    "target": [None, 1, 1000],
}
COMPANY: dict[tuple[str, Any], dict[str, Any]] = {
    ("blank", "plus10"): {"deck": "blank112"},
    ("pass_", "free"): {"turn_cap": 400},
    ("actions", "inert"): {"challenge": False},
    ("wild_colour", "trump"): {"challenge": False, "wd4_legality": "free"},
    ("wd4_colour", "trump"): {"challenge": False, "wd4_legality": "free"},
    ("wd4_legality", "free"): {"challenge": False},
    ("round_end", "seven_rounds"): {"scoring": "none"},
    ("round_end", "refill6"): {"scoring": "exits", "exhaust": "end_round"},
    ("scoring", "exits"): {"round_end": "refill6", "exhaust": "end_round"},
    ("h2o_bonus", True): {"deck": "h2o", "scoring": "over_101"},
    ("protection", "block"): {"challenge": False},
    ("protection", "penalise"): {"penalty_misplay": 2},
    ("penalty_misplay", 4): {"protection": "penalise"},
}
"""What a value needs beside it."""

EVERY_VALUE = [
    (field, value)
    for field in Rules.model_fields
    for value in NUMBERS_AND_TEXTS.get(field) or values_of(field)
]


RAIN = CustomCard(name="Rain", blocks=(Block(does="draw", whom="all"),))


@pytest.mark.parametrize(("field", "value"), EVERY_VALUE)
def test_every_value_of_every_option_can_be_chosen_and_dealt(field: str, value: Any) -> None:
    rules = Rules(**{field: value}, **COMPANY.get((field, value), {}))
    assert getattr(rules, field) == value
    assert new_game(rules, 4, SEED).state.rules == rules


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
        ({"target": 1001}, "target: "),
        ({"turn_cap": -1}, "turn_cap: "),
        ({"challenge_fail_extra": 5}, "challenge_fail_extra: "),
        ({"penalty_advice": 5}, "penalty_advice: "),
        ({"wd4_answer": "transfer"}, "wd4_answer: "),
        ({"wd4_answer": "skip_bounce"}, "wd4_answer: "),
        ({"wd4_colour": "own_card"}, "wd4_colour: "),
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
@pytest.mark.parametrize(
    ("scoring", "goal"),
    [
        ("winner_500", 500),
        ("own_200", 200),
        ("lowest_500", 500),
        ("over_101", 101),
        ("eliminate", 500),
        ("none", 1),
        ("lazy", 1),
        ("exits", 1),
    ],
)
def test_every_scoring_has_a_target_of_its_own(scoring: str, goal: int) -> None:
    assert GOALS[scoring] == goal
    company = COMPANY.get(("scoring", scoring), {})
    assert Rules(scoring=scoring, **company).goal == goal
    assert Rules(scoring=scoring, target=77, **company).goal == 77


@pytest.mark.parametrize(
    ("options", "cap"),
    [
        ({}, 0),
        ({"turn_cap": 40}, 40),
        ({"deck": "h2o"}, ENDLESS_CAP),
        ({"deck": "h2o", "actions": "inert", "challenge": False}, 0),
        ({"zero": "plus10"}, ENDLESS_CAP),
        ({"deck": "blank112", "blank": "plus10"}, ENDLESS_CAP),
        ({"deck": "blank112", "blank": "plus10", "turn_cap": 400}, 400),
        ({"deck": "blank112", "blank": "custom"}, 0),
        ({"deck": "blank112", "blank": "custom", "custom_cards": (RAIN,)}, ENDLESS_CAP),
    ],
)
def test_a_round_that_may_drag_on_is_capped_even_where_nobody_agreed_on_it(
    options: dict[str, Any], cap: int
) -> None:
    rules = Rules(**options)
    assert rules.cap == cap
    assert rules.may_drag_on == (cap in (ENDLESS_CAP, 400))


def test_rules_are_equal_by_value_and_survive_json() -> None:
    mine = CustomCard(name="Gift", text="All draw.", blocks=(Block(does="draw", whom="all"),))
    rules = Rules(deal=5, target=200, uno_window=0, deck="blank112", blank="custom", custom_cards=(mine,))
    again = Rules.model_validate_json(rules.model_dump_json(by_alias=True))
    assert again == rules
    assert hash(again) == hash(rules)


def test_an_explanation_names_every_wrong_option() -> None:
    assert len(complaint(deal=99, packs=9).splitlines()) == 2


def test_rules_are_made_of_rules_and_of_nothing_else() -> None:
    assert Rules.model_validate(PRESETS["quick"]) == PRESETS["quick"]
    with pytest.raises(ValidationError):
        Rules.model_validate("classic")


GIFT = {"name": "Gift", "blocks": [{"does": "draw"}]}


@pytest.mark.rule("blank-custom")
@pytest.mark.parametrize(
    "card",
    [
        {"name": ""},
        {"name": "x" * 25},
        {"name": "Gift", "text": "x" * 121},
        {"name": "Gift", "colour": "R"},
        {"name": "Gift", "blocks": [{"does": "draw"}] * 4},
        {"name": "Gift", "blocks": [{"does": "win"}]},
        {"name": "Gift", "blocks": [{"does": "draw", "amount": 0}]},
        {"name": "Gift", "blocks": [{"does": "draw", "amount": 11}]},
        {"name": "Gift", "blocks": [{"does": "draw", "whom": "dealer"}]},
        {"name": "Gift", "blocks": [{"does": "draw", "twice": True}]},
    ],
)
def test_a_custom_card_beyond_its_limits_is_refused(card: dict[str, Any]) -> None:
    assert complaint(deck="blank112", blank="custom", custom_cards=[card]).startswith("custom_cards.0.")


@pytest.mark.rule("blank-custom")
def test_a_custom_card_may_reach_its_limits() -> None:
    blocks = [{"does": "draw", "amount": 10, "whom": "chosen"}, {"does": "again"}, {"does": "colour"}]
    card = {"name": "x" * 24, "text": "x" * 120, "blocks": blocks}
    rules = Rules(deck="blank112", blank="custom", custom_cards=[card] * 4)
    assert len(rules.custom_cards) == 4


@pytest.mark.rule("blank-custom")
@pytest.mark.parametrize(("deck", "blanks"), [("blank112", 4), ("swap112", 3), ("shuffle112", 3)])
def test_no_more_custom_cards_can_be_written_than_there_are_blanks(deck: str, blanks: int) -> None:
    """One card too many would never be dealt, and nobody would know why."""
    assert len(Rules(deck=deck, blank="custom", custom_cards=[GIFT] * blanks).custom_cards) == blanks
    text = complaint(deck=deck, blank="custom", custom_cards=[GIFT] * (blanks + 1))
    assert "custom_cards" in text


@pytest.mark.rule("blank-custom")
@pytest.mark.parametrize(
    ("blocks", "names_colour", "needs_target", "discards"),
    [
        ((), True, False, False),
        ((Block(does="colour"),), True, False, False),
        ((Block(does="skip"),), False, False, False),
        ((Block(does="swap"),), False, True, False),
        ((Block(does="draw", whom="next"),), False, False, False),
        ((Block(does="draw", whom="all"),), False, False, False),
        ((Block(does="draw", whom="chosen"), Block(does="colour")), True, True, False),
        ((Block(does="discard"), Block(does="again")), False, False, True),
    ],
)
def test_a_custom_card_asks_for_what_its_blocks_need(
    blocks: tuple[Block, ...], names_colour: bool, needs_target: bool, discards: bool
) -> None:
    card = CustomCard(name="Gift", blocks=blocks)
    assert (card.names_colour, card.needs_target, card.discards) == (names_colour, needs_target, discards)


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"values": "numbers_only"}, ("values=numbers_only", "last_draw_counts=on")),
        (
            {"values": "numbers_only", "last_draw_counts": False},
            ("values=numbers_only", "scoring=winner_500"),
        ),
        ({"multi": "pair_skip", "intervention": "colours"}, ("multi=pair_skip", "self_intervention=on")),
        ({"round_end": "to_last"}, ("round_end=to_last", "scoring=winner_500")),
        (
            {"opener": "winner_then_loser_deals", "scoring": "none"},
            ("opener=winner_then_loser_deals", "scoring=none"),
        ),
    ],
)
def test_what_is_unwise_is_allowed_with_a_warning_that_names_both(
    options: dict[str, Any], named: tuple[str, str]
) -> None:
    assert any(all(name in line for name in named) for line in warnings(Rules(**options)))


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"values": "numbers_only", "last_draw_counts": False, "scoring": "over_101"},
        {"multi": "pair_skip"},
        {"multi": "pair_skip", "intervention": "colours", "self_intervention": False},
        {"round_end": "to_last", "scoring": "none"},
        {"opener": "winner_then_loser_deals", "scoring": "lazy"},
    ],
)
def test_what_is_wise_has_no_warning(options: dict[str, Any]) -> None:
    assert warnings(Rules(**options)) == []


@pytest.mark.parametrize("deck", PACKS)
def test_tens_on_blanks_need_a_deck_with_blanks(deck: str) -> None:
    if PACKS[deck].blanks:
        assert Rules(deck=deck, blank="plus10").blank == "plus10"
    else:
        text = complaint(deck=deck, blank="plus10")
        assert f"deck={deck}" in text
        assert "blank=plus10" in text
