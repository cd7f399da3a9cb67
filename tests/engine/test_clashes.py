"""Clashes: options that exclude each other, named both, and those that only seem to."""

from itertools import product
from typing import Any

import pytest

from bot.engine import Rules, new_game
from bot.engine.dealing import refuse_seats
from tests.support.tables import SEED

from .pairs import OPTIONS, PAIRS, REFUSED_PAIRS
from .test_rules import GIFT, complaint


def written(options: dict[str, Any]) -> tuple[str, ...]:
    """Write options as a sentence names them."""
    shown = {True: "on", False: "off"}
    return tuple(
        f"{name}={shown[value] if isinstance(value, bool) else value}" for name, value in options.items()
    )


FREE = {"challenge": False, "wd4_legality": "free"}
INERT = {"actions": "inert", "challenge": False}
REFILL = {"round_end": "refill6", "scoring": "exits", "exhaust": "end_round"}


def each(left: dict[str, Any], option: str, *values: Any) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Pair one side with every value of another option."""
    return [(left, {option: value}) for value in values]


REFUSED: list[tuple[dict[str, Any], dict[str, Any]]] = [
    *each({"zero": "plus10"}, "lone_zero", 50),
    ({"zero": "plus10", "deck": "blank112"}, {"blank": "plus10"}),
    *each({"h2o_bonus": True, "scoring": "over_101"}, "deck", "classic108", "blank112", "mandavoshka"),
    *each({"h2o_bonus": True, "deck": "h2o"}, "scoring", "winner_500", "none", "lazy", "eliminate"),
    *each(INERT, "draw2_answer", "transfer", "progressive", "progressive_mixed", "skip_bounce"),
    *each(INERT, "wd4_answer", "draw2_ordered", "draw2_any", "progressive", "progressive_mixed"),
    *each(INERT, "skip_rescue", "exact", "match", "any_skip"),
    *each(INERT, "reverse_deflect", True),
    *each(INERT, "zero", "plus10"),
    *each(INERT | {"deck": "blank112"}, "blank", "plus10"),
    *each({"actions": "inert"}, "challenge", True),
    *each(FREE | {"wild_colour": "trump"}, "silence", "black"),
    *each({"challenge": False, "wild_colour": "trump"}, "wd4_legality", "no_colour"),
    *each(FREE | {"wild_colour": "trump"}, "wd4_answer", "draw2_ordered"),
    *each(FREE | {"wd4_colour": "trump"}, "silence", "black"),
    *each({"challenge": False, "wd4_colour": "trump"}, "wd4_legality", "no_colour"),
    *each(FREE | {"wd4_colour": "trump"}, "wd4_answer", "draw2_ordered"),
    *each(FREE | {"wd4_colour": "trump", "wd4_answer": "progressive_mixed"}, "mixed_on_wd4", "ordered"),
    *each(FREE | {"wd4_colour": "trump", "draw2_answer": "progressive_mixed"}, "mixed_on_wd4", "ordered"),
    *each({"wild_colour": "own_card"}, "silence", "black"),
    *each({"penalty_misplay": 2}, "protection", "allow_bluff"),
    *each({"penalty_misplay": 2, "challenge": False}, "protection", "block"),
    *each({"protection": "penalise"}, "penalty_misplay", 0),
    *each({"protection": "allow_bluff"}, "challenge", False),
    *each({"challenge": True}, "wd4_legality", "free"),
    *each({"round_end": "to_last"}, "scoring", "lazy"),
    *each(
        {"round_end": "seven_rounds"},
        "scoring",
        "winner_500",
        "own_200",
        "lowest_500",
        "over_101",
        "lazy",
        "eliminate",
    ),
    *each(
        {"round_end": "refill6", "exhaust": "end_round"},
        "scoring",
        "winner_500",
        "own_200",
        "lowest_500",
        "over_101",
        "lazy",
        "eliminate",
        "none",
    ),
    *each({"round_end": "refill6", "scoring": "exits"}, "exhaust", "reshuffle", "flip"),
    *each({"scoring": "exits"}, "round_end", "first_out", "to_last", "seven_rounds"),
    *each({"turn_cap": 0}, "pass", "free"),
    *each({"partners": True}, "scoring", "own_200", "lowest_500", "over_101", "lazy", "eliminate"),
    *each({"partners": True, "scoring": "none"}, "round_end", "to_last", "seven_rounds"),
    *(
        ({"draw2_answer": adding}, {"wd4_answer": passing})
        for adding, passing in product(("progressive", "progressive_mixed"), ("draw2_ordered", "draw2_any"))
    ),
    *each({"draw2_answer": "transfer"}, "wd4_answer", "progressive", "progressive_mixed"),
]


@pytest.mark.parametrize(("left", "right"), REFUSED)
def test_options_that_exclude_each_other_are_refused_and_both_are_named(
    left: dict[str, Any], right: dict[str, Any]
) -> None:
    (refused,) = written(right)
    sentences = complaint(**left, **right).splitlines()
    assert any(refused in line and any(other in line for other in written(left)) for line in sentences)


@pytest.mark.parametrize("deck", ["classic108", "ultra104", "doublezero112", "h2o", "mandavoshka"])
def test_custom_cards_need_blanks_to_be_written_on(deck: str) -> None:
    text = complaint(custom_cards=[GIFT], blank="custom", deck=deck)
    assert "custom_cards" in text
    assert f"deck={deck}" in text


@pytest.mark.parametrize("blank", ["spare", "plus10"])
def test_custom_cards_need_blanks_that_carry_them(blank: str) -> None:
    text = complaint(custom_cards=[GIFT], blank=blank, deck="blank112")
    assert "custom_cards" in text
    assert f"blank={blank}" in text


@pytest.mark.rule("out-scores-point-refill-6", "deck-exhausted-flip")
@pytest.mark.pair("ref6", "flip")
def test_a_round_with_refills_ends_with_the_pile_and_never_turns_it_over() -> None:
    text = complaint(round_end="refill6", scoring="exits", exhaust="flip")
    assert "round_end=refill6" in text
    assert "exhaust=flip" in text


@pytest.mark.rule("partners")
@pytest.mark.parametrize("seats", [2, 3, 5, 10])
def test_partners_are_four(seats: int) -> None:
    text = refuse_seats(Rules(partners=True), seats)
    assert text is not None
    assert "partners=on" in text
    assert refuse_seats(Rules(partners=True), 4) is None


ALLOWED: list[dict[str, Any]] = [
    {"uno_to_centre": True},
    {"values": "numbers_only"},
    {"multi": "pair_skip", "self_intervention": True, "intervention": "colours"},
    {"multi": "same_rank", "multi_draw_cards": True, "draw2_answer": "progressive"},
    {"round_end": "to_last", "scoring": "winner_500"},
    {"opener": "winner_then_loser_deals", "scoring": "winner_500"},
    {"uno_enforce": "auto", "penalty_false_call": 2},
    {"uno_enforce": "auto", "uno_proxy": True},
    {"start": "free_lead", "intervention": "colours"},
    {"start": "dealer_card", "intervention": "colours"},
    FREE | {"wild_colour": "trump", "wd4_answer": "draw2_any"},
    FREE | {"wild_colour": "circle", "wd4_colour": "trump"},
    FREE | {"wild_colour": "own_card", "wd4_colour": "trump", "silence": "twos"},
    FREE | {"wd4_colour": "trump", "wd4_answer": "progressive_mixed", "mixed_on_wd4": "any"},
    {"draw2_answer": "transfer", "wd4_answer": "draw2_any"},
    {"draw2_answer": "none", "wd4_answer": "progressive_mixed"},
    {"draw2_answer": "progressive", "wd4_answer": "progressive_mixed"},
    {"draw2_answer": "skip_bounce", "wd4_answer": "draw2_ordered"},
    {"protection": "block", "challenge": True},
    {"penalty_misplay": 2, "protection": "penalise", "challenge": True},
    {"pass": "free", "turn_cap": 1},
    {"actions": "inert", "challenge": False, "deck": "h2o", "h2o_bonus": True, "scoring": "lowest_500"},
    {"blank": "custom"},
    REFILL | {"exhaust_end": "lap"},
]


@pytest.mark.parametrize("options", ALLOWED, ids=lambda options: " ".join(written(options)))
def test_what_only_looks_like_a_clash_can_be_agreed_on_and_dealt_to_two(options: dict[str, Any]) -> None:
    rules = Rules(**options)
    assert new_game(rules, 2, SEED).state.rules == rules


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_every_pair_with_a_rule_of_its_own_can_be_agreed_on_unless_that_rule_refuses_it(
    one: str, other: str
) -> None:
    options = {**OPTIONS[one], **OPTIONS[other]}
    if (one, other) in REFUSED_PAIRS:
        assert "cannot go with" in complaint(**options)
        return
    rules = Rules(**options)
    promoted = rules.challenge and options.get("protection") == "block"
    expected = options | ({"protection": "allow_bluff"} if promoted else {})
    assert {option: getattr(rules, option) for option in expected} == expected
