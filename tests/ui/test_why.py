"""Why: whatever was refused, and whatever cost cards, is explained on one screen that fits."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine import Event, Reason, Refusal, Rules, card
from bot.engine.events import CardsDrawn, DrawReason, FalseCall
from bot.engine.rule_ids import RULE_IDS
from bot.table.actions import ChangeOptions
from bot.table.imposed import Imposed
from bot.table.recall import FINES, Fined, Trouble
from bot.table.refusals import Declined, TableReason
from bot.table.scene import Scene
from bot.ui.layouts.why import DISPUTED, NOT_AGREED, pointer, rules_of, why_layout
from tests.support.tables import given
from tests.ui.builders import EMOJIS, LONG_NAMES, NOW, WORDS, check_limits, lobby, scene, shown

ADA, BORYS = 1, 2
TABLE = scene(given("R5 R6 W | B2 B3 | G1 G2", top="R9"), names=LONG_NAMES)


def told(what: Refusal | Declined | Fined) -> str:
    """Explain something to Ada, who is meant by it."""
    view = why_layout(TABLE, ADA, Trouble(TABLE, what), WORDS, EMOJIS)
    check_limits(view)
    return shown(view)


def fined(why: DrawReason, seat: int = 0, mistake: FalseCall | None = None) -> Fined:
    return Fined(CardsDrawn(seat, 2, 2, why, ()), mistake)


@pytest.mark.rule("feature-dispute-free")
@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_is_explained_with_or_without_a_rule(reason: Reason):
    with_rule = told(Refusal(reason, "intervention", 1, card("R5")))
    assert "`intervention`" in with_rule
    assert ("does not play by that rule" in with_rule) is (reason in NOT_AGREED)
    assert "No rule of the game is behind this" in told(Refusal(reason, None, 1, card("R5")))


@pytest.mark.parametrize("reason", TableReason)
def test_what_a_table_declines_is_explained_as_no_rule(reason: TableReason):
    assert "how a table works here" in told(Declined(reason))


@pytest.mark.rule("feature-dispute-free")
@pytest.mark.parametrize("rules", [Rules(), Rules(silence="black"), Rules(uno_enforce="auto")])
@pytest.mark.parametrize("why", sorted(FINES))
def test_every_fine_has_a_rule(why: DrawReason, rules: Rules):
    if why is DrawReason.SILENCE and rules.silence == "off":
        assert rules_of(fined(why), rules) == ()
    else:
        assert set(rules_of(fined(why), rules)) <= set(RULE_IDS)
        assert len(rules_of(fined(why), rules)) == 1


def test_the_rule_of_the_mistake_comes_before_that_of_the_price():
    call = fined(DrawReason.FALSE_CALL, mistake=FalseCall(0, None, "uno-call"))
    assert rules_of(call, Rules(penalty_false_call=2)) == ("uno-call", "penalty-false-call")


@pytest.mark.parametrize(
    ("rule", "options", "title", "sentence"),
    [
        ("penalty-misplay", {}, "Wrong cards", "draw"),
        ("draw2-no-answer", {}, "Answers to a +2", "If a +2 hits you, you must take it"),
        ("progressive-same-kind", {"wd4_answer": "progressive"}, "Answers to a +4", "+4"),
        ("uno-catch-by-pointing", {"penalty_false_call": 2}, "Price of a false call", "pointing at them"),
        ("uno-call", {}, "Calling UNO!", "you must say UNO!"),
        ("match-colour-number-symbol", {}, "The turn", "A card fits if it has the colour in force"),
    ],
)
def test_a_rule_is_told_with_a_title_and_its_sentence_and_its_id_is_small(
    rule: str, options: dict[str, Any], title: str, sentence: str
):
    """The id stood there like a word that players should know."""
    table = scene(given("R5 R6 | B2 B3", top="R9", rules=options))
    refusal = Refusal(Reason.NO_ANSWER, rule, card=card("R5"))
    lines = shown(why_layout(table, ADA, Trouble(table, refusal), WORDS, EMOJIS)).splitlines()
    at = lines.index(f"📖 **{title}**")
    assert sentence in lines[at + 1]
    (bearing,) = (line for line in lines if rule in line)
    assert bearing.startswith("-# ")


CLASH = {"draw2_answer": "progressive", "wd4_answer": "draw2_any"}


def refused_option(changes: dict[str, Any], reason: TableReason) -> str:
    """Explain why a lobby's options were not changed."""
    table = lobby(rules=Rules())
    trouble = Trouble(table, Declined(reason), ChangeOptions(changes))
    view = why_layout(table, ADA, trouble, WORDS, EMOJIS)
    check_limits(view)
    return shown(view)


def test_options_that_could_not_be_set_are_named_with_what_they_clash_with():
    """It said only that some options cannot go together."""
    told = refused_option(CLASH, TableReason.OPTIONS_CLASH)
    assert "**Answers to a +2" in told
    assert "**Answers to a +4" in told
    assert "Answers to a" not in refused_option({"deal": 8}, TableReason.NOT_HOST)


def test_an_option_that_cannot_be_set_to_a_value_is_named():
    told = refused_option({"deal": 99}, TableReason.WRONG_VALUE)
    assert "**Cards dealt** cannot be set to that" in told
    assert "A whole number from 3 to 10" in told


CHEATS = given("R5 R6 | B2 B3 | G1 G2", top="R9", rules={"penalty_cheating": 2})


def fined_by_host(*fines: Imposed, recent: tuple[Event, ...] = (), **how: Any) -> Scene:
    """Show a match in which the host has fined people."""
    table = scene(CHEATS, recent=recent, **how)
    assert table.match is not None
    return replace(table, match=replace(table.match, fined=fines))


@pytest.mark.rule("penalty-cheating")
def test_every_fine_by_the_host_is_told_with_its_own_reason():
    """A second reason took the place of the first, and a fine without one had that of another."""
    fines = (Imposed(1, NOW, "*peeked*"), Imposed(2, NOW + 60), Imposed(1, NOW + 90, "stacked the pile"))
    told = shown(why_layout(fined_by_host(*fines), ADA, None, WORDS, EMOJIS))
    at = told.index("**Fines by the host or a moderator in this match:**")
    assert [line for line in told[at:].splitlines() if line.startswith("> ")] == [
        f"> **Borys**, <t:{int(NOW)}:R>: \\*peeked\\*",
        f"> **Clara**, <t:{int(NOW) + 60}:R>, without a word why",
        f"> **Borys**, <t:{int(NOW) + 90}:R>: stacked the pile",
    ]


@pytest.mark.rule("penalty-cheating")
def test_the_only_fine_by_the_host_is_told_once_with_the_reason_that_the_table_keeps():
    drawn = fined(DrawReason.HOST, seat=1).drawn
    table = fined_by_host(Imposed(1, NOW, "peeked"), recent=(drawn,))
    told = shown(why_layout(table, BORYS, None, WORDS, EMOJIS))
    assert told.count("peeked") == 1
    assert "This is what you were fined for" in told
    assert "Fines by the host" not in told


@pytest.mark.rule("penalty-cheating")
def test_many_long_reasons_fit_and_the_last_ones_are_shown():
    fines = [Imposed(seat % 3, NOW, "*" * 119 + str(seat)) for seat in range(10)]
    view = why_layout(fined_by_host(*fines, names=LONG_NAMES), ADA, None, WORDS, EMOJIS)
    check_limits(view)
    assert "9\n" in shown(view)


def test_without_a_memory_the_own_fine_comes_before_that_of_another():
    recent = (fined(DrawReason.UNO, 0).drawn, fined(DrawReason.SILENCE, 1).drawn)
    table = scene(given("R5 R6 | B2 B3", rules={"silence": "twos"}), recent=recent)
    own = shown(why_layout(table, ADA, None, WORDS, EMOJIS))
    assert "This is what you were fined for" in own
    assert "`uno-catch-needed`" in own
    others = shown(why_layout(table, 99, None, WORDS, EMOJIS))
    assert "The last fine at this table" in others
    assert "`silence-twos`" in others


def test_only_what_groups_argue_about_points_to_its_rule():
    for reason in Reason:
        points = pointer(Refusal(reason, "intervention"), WORDS) is not None
        assert points is (reason in DISPUTED)
        assert pointer(Refusal(reason), WORDS) is None
    assert pointer(Declined(TableReason.STALE), WORDS) is None
