"""Every option, value, rule, card and rule set has its words, and there are none for anything else."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine import PRESETS, Face, Rules
from bot.engine.catalogue import OPTIONS, differences
from bot.engine.custom_cards import CustomCard
from bot.engine.options import Family, Kind, Option, Origin
from bot.engine.rule_ids import RULE_IDS, Section
from bot.ui.layouts.explaining import (
    entry,
    face_does,
    face_name,
    family_name,
    origin_name,
    rule_said,
    section_name,
)
from bot.ui.layouts.options import option_name, option_why, preset_about, preset_name, value_said
from bot.ui.layouts.presets import set_layout
from bot.ui.words import slug
from tests.ui.builders import WORDS, shown

from .test_words import ROOT, ids

CLASSIC = PRESETS["classic"]
BUSY = Rules(zero="rotate", seven="swap", five="exchange", silence="twos")
"""Rules by which every number that can do something does it."""

MINE, YOURS = CustomCard(name="Mine"), CustomCard(name="Yours")
TELLING = {"uno_word": ["", "Ace"], "custom_cards": [(), (MINE,), (MINE, YOURS)]}
SELECTED = 100
"""Discord's limit for a description in a menu."""


def worded(prefix: str) -> set[str]:
    """List the ids of a kind of words, without what they all begin with."""
    return {name.removeprefix(prefix) for name in ids() if name.startswith(prefix)}


def told(option: Option) -> list[Any]:
    """List values to say: all of them, or the ends of what is possible, and none where that is allowed."""
    if option.kind is Kind.TEXT:
        return TELLING[option.field]
    numbers = [number for number in option.bounds or () for number in (number, number + 1)]
    return [*option.values, *numbers, option.default]


def values() -> Iterator[str]:
    for option in OPTIONS.values():
        match option.kind:
            case Kind.CHOICE:
                yield from (f"{slug(option.field)}-{slug(value)}" for value in option.values)
            case Kind.NUMBER:
                yield slug(option.field)
    yield from ("on", "off", "custom-cards-none", "target-none", "target-usual", "uno-word-none")


def test_no_words_are_missing_and_none_are_for_nothing() -> None:
    assert worded("option-") == {slug(field) for field in OPTIONS}
    assert worded("value-") == set(values())
    assert worded("family-") == set(Family)
    assert worded("origin-") == set(Origin)
    assert worded("section-") == set(Section)
    assert worded("rule-") == set(RULE_IDS)


def test_no_card_is_explained_that_does_not_exist() -> None:
    assert worded("face-") == {entry(face, rules) for face in Face for rules in (CLASSIC, BUSY)}


@pytest.mark.parametrize("field", OPTIONS)
def test_an_option_has_a_short_name_and_a_line_of_why(field: str) -> None:
    assert 0 < len(option_name(field, WORDS)) <= 40
    assert 0 < len(option_why(field, WORDS)) <= SELECTED


def test_no_two_options_have_the_same_name() -> None:
    names = [option_name(field, WORDS) for field in OPTIONS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("field", OPTIONS)
def test_every_value_of_an_option_is_said_in_a_few_words_of_its_own(field: str) -> None:
    values = dict.fromkeys(told(OPTIONS[field]))
    said = [value_said(field, value, WORDS) for value in values]
    assert all(0 < len(line) <= 60 for line in said)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("challenge", False, "off"),
        ("deal", 5, "5 each"),
        ("uno_penalty", 1, "1 card"),
        ("uno_grace", 0, "none"),
        ("uno_window", 1, "1 second"),
        ("pass_", "free", "at any time"),
        ("lone_zero", 50, "counts 50"),
        ("target", None, "the usual number"),
        ("target", 200, "200"),
        ("uno_word", "*Ace*", r"\*Ace\*"),
        ("custom_cards", (), "none"),
        ("custom_cards", (CustomCard(name="*Feast*"), CustomCard(name="Nap")), r"\*Feast\*, Nap"),
    ],
)
def test_a_value_is_said_as_people_say_it(field: str, value: Any, said: str) -> None:
    assert value_said(field, value, WORDS) == said


@pytest.mark.parametrize("rule", RULE_IDS)
def test_a_rule_is_stated_in_a_sentence_or_a_few(rule: str) -> None:
    said = rule_said(rule, CLASSIC, WORDS)
    assert said[0].isupper()
    assert said.endswith((".", "!"))
    assert len(said) <= 300


def test_no_two_rules_say_the_same() -> None:
    said = [rule_said(rule, CLASSIC, WORDS) for rule in RULE_IDS]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("rule", "options", "part"),
    [
        ("wd4-challenge-fail-6", {}, "draws 6 cards instead of four and loses the turn"),
        ("wd4-challenge-fail-6", {"challenge_fail_extra": 1}, "draws 5 cards instead of four"),
        ("wd4-challenge-fail-6", {"challenge_fail_extra": 0}, "draws the four cards after all"),
        ("uno-catch-needed", {"uno_penalty": 1}, "costs 1 card,"),
        ("uno-catch-needed", {"uno_penalty": 4}, "costs 4 cards,"),
        ("uno-penalty-2", {"uno_penalty": 4}, "costs two cards"),
        ("uno-catch-window", {}, "at least 3 seconds for it. After 30 seconds it is too late."),
        ("uno-catch-window", {"uno_grace": 0, "uno_window": 0}, "until the next player plays or draws."),
        ("score-winner-500", {"target": 300}, "reach 300 points"),
        ("score-own-200", {"target": 300}, "reaches 200 points"),
        ("score-target-configurable", {"target": 300}, "here it is 300"),
        ("exact-101-reset", {}, "exactly 101"),
        ("penalty-advice", {}, "draws 2 cards"),
        ("multi-card-same-rank", {}, "Black cards, +2 and"),
        ("start-effects-mattel", {}, "If a +4 is turned up, it goes back."),
        ("uno-alt-word", {"uno_word": "*Ace*"}, "here it is \\*Ace\\*."),
        ("uno-alt-word", {}, "here it is UNO."),
        ("colour-circle", {"wd4_colour": "circle"}, "the colour of a +4:"),
        ("colour-circle", {"wild_colour": "circle"}, "the colour of a Wild:"),
        ("colour-circle", {"wild_colour": "circle", "wd4_colour": "circle"}, "of a black card:"),
        ("wd4-draw-and-skip", {"wd4_colour": "circle"}, "After a +4 the next player draws"),
        ("progressive-same-kind", {"draw2_answer": "progressive"}, "with a +2. Whoever"),
        ("score-lazy", {"opener": "winner_then_loser_deals"}, "whoever held the most points deals it"),
        ("score-target-configurable", {"scoring": "none"}, "how many rounds a match takes: here it is 1"),
    ],
)
def test_a_rule_is_stated_with_the_numbers_agreed_on(rule: str, options: dict[str, Any], part: str) -> None:
    assert part in rule_said(rule, Rules(**options), WORDS)


@pytest.mark.parametrize("rules", [CLASSIC, BUSY])
@pytest.mark.parametrize("face", Face)
def test_a_card_has_a_name_and_says_what_it_does(face: Face, rules: Rules) -> None:
    assert 0 < len(face_name(face, rules, WORDS)) <= 40
    assert face_does(face, rules, WORDS).endswith(".")
    assert "  " not in face_does(face, rules, WORDS)


def test_numbers_are_explained_together_and_cards_of_your_own_as_well() -> None:
    assert face_name(Face.ZERO, CLASSIC, WORDS) == face_name(Face.NINE, CLASSIC, WORDS)
    assert face_name(Face.ZERO, BUSY, WORDS) != face_name(Face.NINE, BUSY, WORDS)
    assert face_name(Face.CUSTOM_ONE, CLASSIC, WORDS) == face_name(Face.CUSTOM_FOUR, CLASSIC, WORDS)


@pytest.mark.parametrize(
    ("face", "options", "part"),
    [
        (Face.ZERO, {"zero": "rotate"}, "passes their hand on"),
        (Face.ZERO, {"zero": "plus10"}, "draws ten cards"),
        (Face.TWO, {"silence": "twos"}, "nobody may write"),
        (Face.FIVE, {"five": "exchange"}, "trade one card"),
        (Face.SEVEN, {"seven": "swap"}, "swap your whole hand"),
        (Face.SKIP, {}, "The next player loses a turn."),
        (Face.SKIP, {"skip_effect": "play_again"}, "You move again."),
        (Face.SKIP, {"skip_rescue": "exact"}, "unless the very same Skip"),
        (Face.SKIP, {"actions": "inert", "challenge": False}, "does nothing else"),
        (Face.REVERSE, {"reverse_deflect": True}, "sends what hits you back"),
        (Face.DRAW_TWO, {"hit": "draw_then_play"}, "draws two cards and then plays"),
        (Face.DRAW_TWO, {"draw2_answer": "transfer"}, "nothing adds up"),
        (Face.WILD, {"wild_colour": "circle"}, "where none is in force, you name it"),
        (Face.WILD, {"wild_when": "only_if_no_match"}, "only if no other card of yours fits"),
        (Face.WILD_DRAW_FOUR, {"wd4_answer": "draw2_any"}, "Any +2 passes it on"),
        (Face.WILD_DRAW_FOUR, {"challenge": False}, "It is allowed only if"),
        (Face.DRAW_TEN, {"plus10_colour": "keep"}, "The colour stays; where none is in force, you name it."),
        (Face.SWAP_HANDS, {"wild_colour": "circle"}, "where none is in force, you name it"),
    ],
)
def test_a_card_does_what_the_options_make_of_it(face: Face, options: dict[str, Any], part: str) -> None:
    assert part in face_does(face, Rules(**options), WORDS)


@pytest.mark.rule("duration-and-difficulty-label")
def test_a_rule_set_says_in_a_line_what_it_is() -> None:
    presets = worded("preset-")
    assert set(PRESETS) <= presets
    assert len(presets) == len({preset_name(preset, WORDS) for preset in presets}) == 20
    for preset in presets:
        assert len(preset_about(preset, WORDS) or "") in range(1, SELECTED + 1), preset
    assert "15–20 min, 2–10 players" in (preset_about("classic", WORDS) or "")


def test_pages_chapters_and_origins_have_names() -> None:
    assert family_name(Family.UNO, WORDS) == "Calling UNO!"
    assert section_name(Section.DECKS, WORDS) == "Decks"
    assert origin_name(Origin.HOUSE, WORDS) == "house rule"


@pytest.mark.rule("feature-rule-credits")
@pytest.mark.parametrize("preset", sorted(set(PRESETS) - {"classic"}))
def test_a_rule_is_credited_to_a_kind_of_source_and_never_to_somebody(preset: str):
    sources = {origin_name(origin.value, WORDS) for origin in Origin}
    differing = list(differences(PRESETS[preset], PRESETS["classic"]))
    credited = [
        line for line in shown(set_layout(preset, PRESETS[preset], WORDS)).split("\n") if " · " in line
    ]
    assert sum(line.rpartition(" · ")[2] in sources for line in credited) == len(differing)


@pytest.mark.rule("trademark-note")
def test_whose_brand_the_game_is_stands_in_the_rulebook_and_before_the_instructions():
    assert "belongs to Mattel" in rule_said("trademark-note", CLASSIC, WORDS)
    opening = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split("##")[0].split())
    assert "not affiliated with, endorsed or sponsored by Mattel" in opening
    assert "our own drawings" in opening
