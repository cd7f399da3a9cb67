"""The panel: every page fits, every kind of option can be set, and what matters is said."""

import re
from dataclasses import replace
from typing import Any

import pytest
from discord import ui

from bot.engine import PRESETS, Rules, catalogue
from bot.engine.clashes import CLASHES, WARNINGS
from bot.engine.custom_cards import Block, CustomCard
from bot.engine.options import Family, Kind
from bot.table.agreeing import Clashing, Conflict, changed
from bot.table.news import OptionsChanged, PeopleDropped
from bot.ui.layouts.conflicts import badge, concerns, excluded, remedy_label, remedy_said, warned
from bot.ui.layouts.lobby import lobby_layout
from bot.ui.layouts.panel import MOST_OWN, START, Remark, panel_layout
from bot.ui.layouts.panel_options import option_form
from bot.ui.press import Press
from bot.ui.verbs import Verb
from tests.support.tables import given
from tests.ui.builders import (
    EMOJIS,
    LONG_NAMES,
    WORDS,
    buttons,
    check_limits,
    components,
    lobby,
    scene,
    shown,
    walk,
)

PAGES = [START, *Family]

REMARK = Remark(
    "❌ " + "why " * 120, Press.button(Verb.OPTION, 7, "", "x", "y", "z", 1, label="Change that as well")
)
WILDEST = Rules(
    deck="h2o",
    actions="live",
    draw2_answer="progressive_mixed",
    wd4_answer="progressive_mixed",
    wild_colour="circle",
    wd4_colour="circle",
    mixed_on_wd4="any",
    intervention="colours_and_wild",
    multi="same_rank",
    multi_draw_cards=True,
    zero="rotate",
    seven="swap",
    five="exchange",
    silence="twos",
    politeness_ready=True,
    loser_forfeit=True,
    protection="penalise",
    penalty_misplay=2,
    penalty_false_call=2,
    penalty_advice=2,
    penalty_cheating=2,
    scoring="over_101",
    h2o_bonus=True,
    exact_101=True,
    lone_zero=50,
    shuffle_last="redeal",
    target=300,
    turn_cap=1000,
    values="numbers_only",
    uno_word="*" * 20,
    uno_to_centre=True,
    uno_proxy=True,
    exhaust="end_round",
    exhaust_end="lap",
    plus10_colour="keep",
)


def panel(page: str, rules: Rules = PRESETS["classic"], **how: Any) -> ui.LayoutView:
    extra = {name: how.pop(name) for name in ("saved", "remark") if name in how}
    return panel_layout(lobby(how.pop("seats", 3), rules=rules, **how), page, WORDS, **extra)


def menu(view: ui.LayoutView, custom_id: str) -> dict[str, Any]:
    (found,) = (part for part in walk(components(view)) if part.get("custom_id") == custom_id)
    return found


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("preset", [*PRESETS, "wildest"])
def test_every_page_of_every_rule_set_fits_into_a_message(page: str, preset: str) -> None:
    rules = PRESETS.get(preset, WILDEST)
    saved = [f"{at:02}" + "*" * 30 for at in range(MOST_OWN)]
    for field in ("", *catalogue.OPTIONS):
        if not field or catalogue.OPTIONS[field].family == page:
            remark = replace(REMARK, field=field)
            check_limits(panel(page, rules, preset=preset, saved=saved, remark=remark))
    check_limits(panel(page, rules, names=LONG_NAMES, seats=10))


@pytest.mark.parametrize("page", PAGES)
def test_no_page_needs_a_wide_screen(page: str) -> None:
    """On a phone a row holds three buttons of a few words; longer ones are cut."""
    for part in walk(components(panel(page, PRESETS["chaos"]))):
        if part["type"] == 1 and part["components"][0]["type"] == 2:
            assert len(part["components"]) <= 4
            assert sum(len(button["label"]) for button in part["components"]) <= 50


@pytest.mark.parametrize("field", catalogue.OPTIONS)
def test_every_option_can_be_set_on_its_page_in_the_way_of_its_kind(field: str) -> None:
    option = catalogue.OPTIONS[field]
    rules = WILDEST if field != "blank" and field != "plus10_colour" else PRESETS["chaos"]
    view = panel(option.family, rules)
    own = [one.custom_id for one in buttons(view) if field in one.custom_id.split(":")[5:6]]
    match option.kind:
        case Kind.SWITCH:
            now = getattr(rules, field)
            assert own == [f"u1:opt:7::{option.family}:{field}:{'off' if now else 'on'}"]
        case Kind.CHOICE:
            (custom_id,) = own
            chosen = [one["value"] for one in menu(view, custom_id)["options"] if one.get("default")]
            assert chosen == [str(getattr(rules, field))]
        case Kind.NUMBER:
            assert f"u1:optask:7::{option.family}:{field}" in own
        case Kind.TEXT:
            assert own or any(one.custom_id == "u1:cards:7:" for one in buttons(view))


def test_a_number_has_one_less_one_more_and_the_number_itself_between_them() -> None:
    view = panel(Family.DEALING, Rules(deal=10))
    labels = {one.label: one for one in buttons(view)}
    assert labels["−"].custom_id == "u1:opt:7::dealing:deal:9"
    assert labels["10 each"].custom_id == "u1:optask:7::dealing:deal"
    assert (labels["+"].disabled, labels["−"].disabled) == (True, False)


@pytest.mark.rule("feature-house-rule-onboarding")
def test_every_value_says_whether_it_is_official_or_a_house_rule() -> None:
    options = menu(panel(Family.HOUSE), "u1:opt:7::house:seven")["options"]
    assert [(one["value"], one["description"]) for one in options] == [
        ("plain", "official"),
        ("swap", "house rule"),
    ]
    told = shown(panel(START, PRESETS["house-rules"]))
    assert "• **Playing a 7:** swap hands with a player · house rule" in told
    assert "5 house rules are on, which are not part of the basic game" in told


@pytest.mark.parametrize(
    ("field", "rules", "said"),
    [
        ("turn_cap", Rules(), "from 0 to 10,000; 0 is no limit"),
        ("uno_window", Rules(), "from 0 to 300; 0 is no limit"),
        ("uno_grace", Rules(), "from 0 to 10; 0 is none"),
        ("penalty_advice", Rules(), "from 0 to 4; 0 is none"),
        ("challenge_fail_extra", Rules(), "from 0 to 4; 0 is nothing on top"),
        ("deal", Rules(), "from 3 to 10"),
        ("target", Rules(), "empty for the usual 500"),
        ("target", Rules(scoring="over_101"), "empty for the usual 101"),
    ],
)
def test_a_form_says_what_can_be_written_and_what_nothing_stands_for(
    field: str, rules: Rules, said: str
) -> None:
    (field_of_form,) = option_form(7, "x", field, rules, WORDS).to_dict()["components"]
    assert field_of_form["description"].endswith(said)


@pytest.mark.parametrize(
    ("rules", "usual"), [(Rules(), "500"), (Rules(scoring="eliminate", target=9), "500")]
)
def test_the_usual_number_is_told(rules: Rules, usual: str) -> None:
    assert f"the usual number, {usual}" in shown(panel(Family.END, rules))


def test_an_option_tells_what_it_is_for_and_its_default_where_it_is_another() -> None:
    told = shown(panel(Family.DEALING, Rules(deal=5)))
    assert (
        "**Cards dealt:** 5 each\n-# Fewer cards make a round shorter, more make it longer. Default: 7"
        in told
    )
    assert "**Partners:** off\n-# Four players in two teams, partners opposite each other." in told


def test_what_has_no_effect_now_is_folded_away_by_name() -> None:
    told = shown(panel(Family.CARDS))
    assert "leave it without effect: White cards" in told
    assert "**White cards:**" not in told
    assert "**White cards:**" in shown(panel(Family.CARDS, Rules(deck="blank112")))


@pytest.mark.rule("feature-two-rule-tiers")
@pytest.mark.parametrize(
    ("rules", "worn"), [(Rules(), True), (Rules(hints=False), True), (PRESETS["club"], False)]
)
def test_the_badge_is_worn_by_official_rules_alone(rules: Rules, worn: bool) -> None:
    assert (badge(rules, WORDS) is not None) is worn
    for screen in (panel(START, rules), lobby_layout(lobby(2, rules=rules), WORDS, EMOJIS)):
        assert ("✅ **Official rules**" in shown(screen)) is worn


def test_a_bluff_is_offered_where_it_can_be_challenged_and_only_there() -> None:
    def values(rules: Rules) -> list[str]:
        options = menu(panel(Family.PENALTIES, rules), "u1:opt:7::penalties:protection")["options"]
        return [one["value"] for one in options]

    assert values(Rules()) == ["penalise", "allow_bluff"]
    assert values(PRESETS["quick"]) == ["block", "penalise"]


def test_the_menu_of_pages_counts_what_is_set_otherwise() -> None:
    options = menu(panel(Family.HOUSE, PRESETS["house-rules"]), "u1:panel:7:")["options"]
    told = {one["value"]: one["description"] for one in options}
    assert (told["house"], told["uno"]) == ("3 options are set otherwise", "as in official play")
    assert [one["value"] for one in options if one.get("default")] == ["house"]


def pieces(view: ui.LayoutView) -> list[str]:
    """Spell out a screen piece by piece: its texts, and the labels or placeholders of its controls."""
    return [
        part.get("content") or part.get("label") or part.get("placeholder") or ""
        for part in walk(components(view))
    ]


@pytest.mark.parametrize("page", [START, Family.HITS, Family.END])
def test_a_remark_stands_right_above_what_would_help(page: str) -> None:
    told = pieces(panel(page, remark=REMARK))
    at = next(at for at, said in enumerate(told) if said.startswith("❌ why why"))
    assert "Change that as well" in told[at : at + 3]


def test_a_remark_on_an_option_stands_right_below_its_menu() -> None:
    """What was refused was told at the top of the page, and what would help was offered at its bottom."""
    told = pieces(panel(Family.PENALTIES, remark=replace(REMARK, field="protection")))
    option = next(at for at, said in enumerate(told) if said.startswith("**Wrong cards:**"))
    why = next(at for at, said in enumerate(told) if said.startswith("❌ why why"))
    mend = told.index("Change that as well")
    following = next(at for at, said in enumerate(told) if said.startswith("**Price of a false call:**"))
    assert option < why < mend < following


@pytest.mark.parametrize(
    "pair", [*CLASHES, *WARNINGS], ids=lambda pair: f"{pair.left.option}-{pair.right.option}"
)
def test_every_pair_that_does_not_go_together_says_why(pair: Any) -> None:
    conflict = Conflict(pair.left.option, pair.right.option)
    values = {field: catalogue.OPTIONS[field].default for field in (conflict.left, conflict.right)}
    said = excluded(values, WORDS, conflict)
    assert said.startswith("❌ **")
    assert said.endswith(". Nothing was changed.")


def test_a_refusal_names_both_options_and_what_would_help() -> None:
    with pytest.raises(Clashing) as found:
        changed(Rules(), {"protection": "penalise"})
    clash = found.value
    assert excluded(clash.values, WORDS, clash.conflicts[0]) == (
        "❌ **Wrong cards: can be tried, and cost cards** cannot go with **Price of a wrong card: none**: "
        "a wrong card that can be tried must cost something. Nothing was changed."
    )
    assert remedy_said(clash.remedy or {}, WORDS) == (
        "It would work with **Price of a wrong card: 2 cards** as well."
    )
    assert remedy_label(clash.remedy or {}, WORDS) == "Change Price of a wrong card as well"


def test_a_remedy_of_several_options_lists_them_and_counts_them_on_the_button() -> None:
    with pytest.raises(Clashing) as found:
        changed(Rules(), {"round_end": "refill6"})
    said = excluded(found.value.values, WORDS, *found.value.conflicts)
    assert [line[:2] for line in said.splitlines()] == ["❌ ", "❌ "]
    assert said.count("Nothing was changed.") == 1
    remedy = found.value.remedy or {}
    assert remedy_said(remedy, WORDS).splitlines()[0] == "It would work with these as well:"
    assert set(remedy_said(remedy, WORDS).splitlines()[1:]) == {
        "• **Scoring: a point each time you go out**",
        "• **Empty draw pile: the round ends**",
    }
    assert remedy_label(remedy, WORDS) == "Change these 2 as well"


@pytest.mark.parametrize(
    ("base", "changes", "remedy"),
    [
        ({"scoring": "lazy"}, {"round_end": "to_last"}, {"scoring": "none"}),
        ({"round_end": "to_last", "scoring": "none"}, {"scoring": "lazy"}, {"round_end": "first_out"}),
    ],
)
def test_playing_to_the_last_without_totals_says_why_not_and_gives_advice_that_sits_well(
    base: dict[str, Any], changes: dict[str, Any], remedy: dict[str, Any]
) -> None:
    """It said that no hands are left to count, and advised a scoring that sits ill with it."""
    with pytest.raises(Clashing) as found:
        changed(Rules(**base), changes)
    said = excluded(found.value.values, WORDS, *found.value.conflicts)
    assert "only one player still holds cards then, so places decide and not points" in said
    assert found.value.remedy == remedy
    assert list(warned(changed(Rules(**base), changes, along=True), WORDS)) == []


@pytest.mark.parametrize(
    ("rules", "seats", "said"),
    [
        (Rules(partners=True), 3, "Partners need exactly four players, and 3 are here"),
        (Rules(deal=10, deck="ultra104"), 10, None),
        (Rules(uno_to_centre=True), 2, "rests while fewer than three are playing"),
        (PRESETS["marathon"], 6, "The host may choose **Packs: two**"),
        (PRESETS["chaos"], 4, "After 400 turns it ends"),
        (Rules(zero="plus10", challenge=True), 4, "After 1,000 turns it ends"),
        (
            Rules(deck="blank112", blank="custom", custom_cards=(CustomCard(name="Feast"),)),
            2,
            "🃏 **Feast**: Goes on any card. You name the colour",
        ),
    ],
)
def test_what_does_not_fit_or_takes_long_is_said_in_the_lobby_and_on_the_panel(
    rules: Rules, seats: int, said: str | None
) -> None:
    told = " ".join(concerns(rules, seats, WORDS))
    assert said in told if said else "enough" not in told
    if said:
        assert said in shown(panel(START, rules, seats=seats))
        assert said in shown(lobby_layout(lobby(seats, rules=rules), WORDS, EMOJIS))


def test_the_fullest_lobby_with_the_wildest_rules_fits_into_a_message() -> None:
    card = CustomCard(name="*" * 24, text="*" * 120, blocks=(Block(does="draw", whom="chosen"),) * 3)
    rules = WILDEST.model_copy(
        update={"custom_cards": (card,) * 4, "partners": True, "deck": "blank112", "deal": 10}
    )
    crowded = lobby(
        10,
        names=LONG_NAMES,
        rules=rules,
        preset="+@" + "*" * 32,
        confirmed=frozenset({0}),
        invited=frozenset(range(10**18, 10**18 + 60)),
        starting=True,
        confirm_by=1_800_000_000.0,
        frozen=True,
    )
    changes = OptionsChanged(catalogue.differences(rules, PRESETS["classic"]))
    check_limits(lobby_layout(crowded, WORDS, EMOJIS, latest=[PeopleDropped(LONG_NAMES), changes, changes]))


def test_what_was_changed_twice_alike_is_told_once() -> None:
    change = OptionsChanged((("seven", "swap"),))
    told = shown(lobby_layout(lobby(2), WORDS, EMOJIS, latest=[change, change]))
    assert told.count("The rules were changed: Playing a 7: swap hands with a player") == 1


def test_cards_that_are_too_long_to_be_told_are_named() -> None:
    card = CustomCard(name="Feast", text="*" * 120)
    rules = Rules(deck="blank112", blank="custom", custom_cards=(card,) * 4)
    assert "Cards of your own: **Feast**, **Feast**" in " ".join(concerns(rules, 2, WORDS))


def test_too_many_seats_for_the_deck_are_counted() -> None:
    rules = Rules(deal=10, deck="ultra104")
    assert "enough for 10 players" in " ".join(concerns(rules, 11, WORDS))


@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        (PRESETS["marathon"], 5),
        (PRESETS["marathon"].model_copy(update={"packs": 2}), 6),
        (PRESETS["classic"], 6),
    ],
)
def test_a_second_pack_is_offered_only_to_many_who_play_seven_rounds_with_one(
    rules: Rules, seats: int
) -> None:
    assert "Packs" not in " ".join(concerns(rules, seats, WORDS))


@pytest.mark.rule("feature-house-rule-onboarding", "feature-junior")
@pytest.mark.parametrize("preset", ["classic", "quick", "junior"])
def test_nobody_is_led_to_easy_rules_from_rules_that_are_easy(preset: str) -> None:
    rules = PRESETS[preset]
    assert "easy to begin with" not in " ".join(concerns(rules, 2, WORDS))
    changed = rules.model_copy(update={"seven": "swap"})
    assert "easy to begin with" in " ".join(concerns(changed, 2, WORDS))


def test_official_rules_for_four_raise_no_concern() -> None:
    assert list(concerns(Rules(), 4, WORDS)) == []
    assert list(warned(Rules(), WORDS)) == []


def test_what_sits_ill_is_said() -> None:
    told = shown(panel(START, Rules(values="numbers_only")))
    assert "sits ill with **Scoring: the winner scores what the others hold**: points come slowly." in told


def test_a_changed_rule_set_says_so() -> None:
    assert "**Quick, with changes**" in shown(panel(START, PRESETS["quick"], preset="+quick"))
    assert r"**\*Friday\*, with changes**" in shown(panel(START, PRESETS["party"], preset="+@*Friday*"))


@pytest.mark.rule("feature-two-rule-tiers")
@pytest.mark.parametrize("preset", ["+classic", "+quick"])
def test_rules_that_are_official_but_for_conveniences_are_not_called_changed(preset: str) -> None:
    """`Official, with changes` stood over the badge of the official rules."""
    rules = Rules(hints=False, uno_word="Ace")
    for screen in (
        panel(START, rules, preset=preset),
        lobby_layout(lobby(2, rules=rules, preset=preset), WORDS, EMOJIS),
    ):
        told = shown(screen)
        assert "Official, with other conveniences" in told
        assert "with changes" not in told
        assert "✅ **Official rules**" in told
        assert "differs from official" not in told
        assert re.search(r"Only conveniences are set otherwise:\s.*Word to call:\W* Ace", told, re.DOTALL)


def test_a_page_that_does_not_exist_is_the_first() -> None:
    assert shown(panel("nowhere")) == shown(panel(START))


def test_a_match_has_no_panel() -> None:
    with pytest.raises(ValueError, match="no lobby"):
        panel_layout(scene(given("R1 | B2")), START, WORDS)
