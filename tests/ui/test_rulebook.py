"""The rules to read: chapters, the short card and the glossary, each as the options in force have it."""

from random import Random
from typing import Any

import pytest
from pydantic import ValidationError

from bot.engine import PRESETS, Rules
from bot.engine.catalogue import OPTIONS, differences
from bot.engine.custom_cards import CustomCard
from bot.engine.options import Kind, Origin
from bot.engine.rule_ids import SECTIONS, Section
from bot.ui.layouts import rules_layout
from bot.ui.layouts.book import Book
from bot.ui.layouts.explaining import entry, face_does, rule_said
from bot.ui.layouts.glossary import explained, glossary_layout
from bot.ui.layouts.in_force import Held, chapters, is_off
from bot.ui.layouts.memo import memo_layout
from bot.ui.layouts.options import option_name, value_said
from bot.ui.layouts.rulebook import OVERVIEW
from bot.ui.words import Words, languages
from tests.ui.builders import EMOJIS, NO_EMOJIS, WORDS, button, buttons, check_limits, components, shown, walk

OWN = [
    {"name": "*Rain*", "text": "<@1> falls", "blocks": [{"does": "draw", "whom": "all", "amount": 2}]},
    {"name": "Nothing"},
]
NOT_TOLD = frozenset(
    {
        "duration-and-difficulty-label",
        "deck-ordinary-cards",
        "wild-names-picture",
        "wd4-challenge-success-plain",
        "uno-penalty-2",
        "uno-penalty-4",
    }
)
"""Rules of the chapters that no table reads: notes on the game, and prices that other sentences tell."""


def some_rules(number: int) -> Rules:
    """Make up rules: official play with options changed at random, as far as they go together."""
    rng, rules = Random(number), Rules()
    for option in rng.sample([*OPTIONS.values()], 40):
        values = option.values or (option.bounds if option.kind is Kind.NUMBER else ("Ace",))
        if option.field == "custom_cards":
            continue
        try:
            rules = Rules(**{**rules.model_dump(), option.field: rng.choice(values or (None,))})
        except ValidationError:
            continue
    return rules


ALL = {**PRESETS, **{f"some {number}": some_rules(number) for number in range(30)}}


def book(rules: Rules, preset: str = "classic") -> Book:
    return Book(rules, preset, source="classic")


def pages(rules: Rules) -> list[str]:
    """Read the rules from the first page to the last."""
    return [shown(rules_layout(book(rules), WORDS, page)) for page in (OVERVIEW, *chapters(rules))]


def held(rules: Rules) -> dict[str, Held]:
    """Map what holds by its rule, or by its option."""
    return {one.rule or one.field: one for chapter in chapters(rules).values() for one in chapter}


@pytest.mark.parametrize("name", ALL)
def test_every_page_of_every_rules_fits(name: str):
    rules = ALL[name]
    for page in (OVERVIEW, *chapters(rules)):
        check_limits(rules_layout(book(rules, name), WORDS, page))
    check_limits(memo_layout(book(rules, name), WORDS))
    for page in range(4):
        check_limits(glossary_layout(book(rules, name), WORDS, EMOJIS, page))


@pytest.mark.parametrize("name", ALL)
def test_every_option_that_differs_says_its_sentence(name: str):
    rules = ALL[name]
    told = "\n".join(pages(rules)[1:])
    for field, value in differences(rules, Rules()):
        rule = OPTIONS[field].rule(value)
        if rule is not None and rule in held(rules):
            assert rule_said(rule, rules, WORDS) in told
        elif rule is None and field in held(rules):
            assert f"**{option_name(field, WORDS)}:** {value_said(field, value, WORDS)}" in told


@pytest.mark.parametrize("name", PRESETS)
def test_nothing_that_a_preset_is_made_of_is_left_out(name: str):
    """What differs stands on the first page, and each option in its chapter, by its rule or by its name."""
    rules = PRESETS[name]
    first, found = pages(rules)[0], held(rules)
    numbers = {"uno_penalty", "turn_cap", "deck", "opener", "draw2_answer", "wd4_answer"}
    for field, value in differences(rules, Rules()):
        assert f"**{option_name(field, WORDS)}:** {value_said(field, value, WORDS)}" in first
        assert field in numbers or OPTIONS[field].rule(value) in found or field in found, field


def test_each_rule_of_the_game_holds_at_some_table():
    read = {rule for rules in (*ALL.values(), *map(some_rules, range(30, 400))) for rule in held(rules)}
    playing = {
        rule for section in Section if section is not Section.FEATURES for rule in SECTIONS[section]
    } - NOT_TOLD
    assert playing - read == set()


@pytest.mark.parametrize(
    ("options", "there", "not_there"),
    [
        ({}, "wd4-challenge-open", "intervention-not-wd4"),
        ({"intervention": "colours"}, "intervention-not-wd4", "progressive-one-per-turn"),
        ({"draw2_answer": "progressive"}, "progressive-one-per-turn", "draw2-no-answer"),
        ({"hit": "draw_then_play"}, "wd4-draw-then-play", "wd4-draw-and-skip"),
        ({"hit": "draw_then_play"}, "draw2-draw-then-play", "two-player-mattel"),
        ({"actions": "inert", "challenge": False}, "actions-may-be-inert", "skip-next"),
        ({"skip_effect": "play_again"}, "skip-play-again", "skip-next"),
        ({"reverse_deflect": True}, "reverse-direction", "multi-card-same-rank"),
        ({"uno_enforce": "auto", "uno_penalty": 3}, "uno-penalty-auto", "uno-catch-window"),
        ({"uno_enforce": "none"}, "uno_enforce", "uno-call"),
        ({"challenge": False}, "challenge", "wd4-challenge-fail-6"),
        ({"values": "numbers_only"}, "score-numbers-only", "card-values"),
        ({"partners": True}, "partners", "players-2-10"),
        ({"deal": 4}, "deal", "deal-7"),
        ({"deck": "mandavoshka"}, "wild-trump-open", "deck-108"),
        ({"deck": "blank112", "blank": "custom"}, "blank-custom", "blank-spare"),
    ],
)
def test_what_holds_follows_the_options(options: dict[str, Any], there: str, not_there: str):
    found = held(Rules(**options))
    assert there in found
    assert not_there not in found


def test_official_play_is_said_to_be_that_and_labels_nothing():
    first, *told = pages(Rules())
    assert "Official rules" in first
    assert not any("house rule" in page or "convenience" in page for page in told)


def test_a_house_rule_is_labelled_and_told_as_a_difference_first():
    rules = Rules(seven="swap", uno_window=60, start="effects_2000s")
    first, *told = pages(rules)
    assert first.index("**Playing a 7:** swap hands with a player · house rule") < first.index("**Deal:**")
    chapter = next(page for page in told if "### House rules" in page)
    assert "• With a 7 you must swap your whole hand" in chapter
    assert "swaps nothing. *(house rule)*" in chapter
    assert held(rules)["seven-swap"].origin is Origin.HOUSE
    assert held(rules)["uno-catch-window"].origin is Origin.OFFICIAL
    assert held(rules)["start-effects-mattel"].origin is Origin.PRINTED


def test_a_round_that_may_drag_on_says_after_how_many_turns_it_ends():
    endless = Rules(deck="blank112", blank="plus10")
    assert any("After 1,000 turns a round ends" in page for page in pages(endless))
    assert not any("turns a round ends" in page for page in pages(Rules()))


def test_a_page_that_is_not_there_is_the_first_one():
    assert shown(rules_layout(book(Rules()), WORDS, "no such chapter")) == pages(Rules())[0]


@pytest.mark.parametrize("language", languages())
def test_no_page_of_the_rules_has_the_name_of_another_part_of_the_book(language: str):
    view = rules_layout(book(Rules()), Words(language))
    pages_named = {one["label"] for part in walk(components(view)) for one in part.get("options", ())}
    assert pages_named.isdisjoint(one.label for one in buttons(view))


def test_the_parts_of_the_book_lead_to_each_other():
    rules = Rules()
    there = Book(rules, "classic", 17)
    for view, others in (
        (rules_layout(there, WORDS), ["The cards", "In short"]),
        (memo_layout(there, WORDS), ["All rules", "The cards"]),
        (glossary_layout(there, WORDS, EMOJIS), ["All rules", "In short"]),
    ):
        assert all(button(view, label).custom_id.split(":")[2] == "17" for label in others)


def test_a_rule_set_that_a_server_made_keeps_its_name():
    assert r"## The rules: Our \*own\*" in shown(rules_layout(book(Rules(), "@Our *own*"), WORDS))


@pytest.mark.rule("feature-cheat-sheet")
@pytest.mark.parametrize("name", ALL)
def test_the_short_card_is_short(name: str):
    told = [
        part["content"]
        for part in walk(components(memo_layout(book(ALL[name], name), WORDS)))
        if "content" in part
    ]
    assert len(told) == 1
    assert len(told[0]) < 1500


@pytest.mark.rule("feature-cheat-sheet")
@pytest.mark.parametrize(
    ("options", "part"),
    [
        ({}, "If none fits, draw one."),
        ({"draw": "until_playable"}, "draw until one does"),
        ({"multi": "same_rank"}, "more of its rank may go with it"),
        ({"actions": "inert", "challenge": False}, "action cards only match"),
        ({"hit": "draw_then_play"}, "draw before playing"),
        ({"wild_colour": "own_card"}, "a second card of yours"),
        ({"challenge": False}, "goes only if you hold no card of the colour"),
        ({"uno_penalty": 4}, "draws 4 cards"),
        ({"uno_enforce": "auto", "uno_penalty": 1}, "or draw 1 card"),
        ({"uno_word": "Ace"}, "**Ace!**"),
        ({"uno_word": "Ace!"}, "**Ace!**"),
        ({"uno_word": "!!"}, r"**\!\!!**"),
        ({"silence": "twos"}, "any message of a player here costs two cards"),
        ({"round_end": "seven_rounds", "scoring": "none"}, "a card smaller each time"),
        ({"target": 300}, "300 points win"),
        ({"scoring": "none", "target": 3}, "most of 3 rounds win"),
        ({"silence": "black"}, "after a black card, until the colour changes, any message"),
        ({"multi": "pair_skip"}, "and skip the next player"),
        ({"seven": "swap"}, "**Also agreed:** a 7 swaps your hand"),
        ({"zero": "rotate"}, "a 0 passes every hand to the next player"),
        ({"five": "exchange"}, "with a 5 you may trade a card"),
        ({"intervention": "colours"}, "whoever holds the very card on top, if coloured, may jump in"),
        ({"draw2_answer": "progressive"}, "a +2 may be answered with a +2, and they add up"),
        ({"uno_to_centre": True, "uno_word": "Ace"}, "at Ace! the others put a hand on the pile"),
        ({"politeness_ready": True}, "the game waits until whoever drew is ready"),
        ({"packs": 2}, "**Also agreed:** two packs are played together"),
        ({"deck": "h2o"}, "Downpour cards make everybody else draw"),
        ({"deck": "mandavoshka"}, "trump cards go on anything"),
        ({"values": "numbers_only"}, "only numbers count when points are added up"),
        ({"lone_zero": 50}, "a 0 as the only card left counts 50"),
        ({"opener": "random_then_winner"}, "chance says who begins, then the last winner does"),
        ({"start": "free_lead"}, "the first player may begin with any card"),
        ({"turn_cap": 40}, "a round ends after 40 turns"),
        (
            {"challenge_success": "return_card"},
            "**Also agreed:** A bluff is found out: it goes back to hand, the bluffer draws",
        ),
        (
            {"seven": "swap", "hints": False, "auto_draw": True},
            "with that of a player you choose · Draw for me: on · Hints: off",
        ),
        (
            {"challenge_success": "return_card", "hints": False, "auto_draw": True},
            "**Also agreed:** 3 things, in **/uno rules**",
        ),
    ],
)
def test_the_short_card_follows_the_options(options: dict[str, Any], part: str):
    assert part in shown(memo_layout(book(Rules(**options)), WORDS))


def test_without_challenges_the_short_card_does_not_speak_of_them():
    assert "challenge" not in shown(memo_layout(book(Rules(challenge=False)), WORDS)).lower()


def test_where_too_much_differs_the_short_card_leads_to_the_whole():
    many = max(map(some_rules, range(100)), key=lambda rules: len(differences(rules, Rules())))
    assert "in **/uno rules**" in shown(memo_layout(book(many), WORDS))


def glossary(rules: Rules) -> str:
    """Read the glossary from the first page to the last; the same page again is the last one."""
    return "\n".join(
        dict.fromkeys(shown(glossary_layout(book(rules), WORDS, EMOJIS, page)) for page in range(4))
    )


@pytest.mark.rule("feature-card-glossary")
@pytest.mark.parametrize("name", ALL)
def test_every_card_of_the_deck_is_explained_as_it_is_played(name: str):
    rules = ALL[name]
    told = glossary(rules)
    for shown_card in explained(rules):
        assert face_does(shown_card.face, rules, WORDS) in told
    assert len({one.face for one in explained(rules)}) == len(explained(rules))


@pytest.mark.rule("feature-card-glossary")
def test_a_card_is_shown_with_its_picture():
    pictures = [
        part["media"]["url"]
        for part in walk(components(glossary_layout(book(Rules()), WORDS, EMOJIS)))
        if "media" in part
    ]
    assert pictures == [EMOJIS.url(code) for code in ("R1", "RS", "RR", "R+2", "W", "W4")]


def test_without_pictures_the_symbols_stand_for_the_colours():
    view = glossary_layout(book(Rules()), WORDS, NO_EMOJIS)
    check_limits(view)
    assert "**Skip ⊘**" in shown(view)


@pytest.mark.rule("feature-card-glossary")
def test_cards_of_a_groups_own_say_their_own_words_escaped():
    rules = Rules(deck="shuffle112", blank="custom", custom_cards=[CustomCard(**card) for card in OWN])
    told = glossary(rules)
    assert r"**\*Rain\***" in told
    assert r"“\<\@1\> falls”" in told
    assert "Everybody else draws 2 cards." in told
    assert "**Nothing**" in told
    assert "**A card of your own**" in told


def test_numbers_that_do_something_stand_apart():
    faces = [entry(one.face, PRESETS["party"]) for one in explained(PRESETS["party"])]
    assert {"zero", "five", "seven", "number"} <= set(faces)
    assert [entry(one.face, Rules()) for one in explained(Rules())] == [
        "number",
        "s",
        "r",
        "plus-2",
        "w",
        "w4",
    ]


def test_a_rule_that_can_be_chosen_and_is_not_is_off():
    assert is_off("intervention", Rules())
    assert not is_off("intervention", Rules(intervention="colours"))
    assert not is_off("match-colour-number-symbol", Rules())
