"""The lobby: who sits, what is agreed, who has not agreed, and what can be pressed."""

from typing import Any

import pytest
from discord import ui

from bot.engine import PRESETS
from bot.engine.catalogue import differences
from bot.table.news import HostPassed, OptionsChanged, PeopleDropped, PersonSat, PersonStood, RulesChanged
from bot.table.settings import Timing
from bot.ui.emojis import Emojis
from bot.ui.layouts import lobby_layout
from tests.support.tables import given
from tests.ui.builders import (
    EMOJIS,
    LONG_NAMES,
    NO_EMOJIS,
    WORDS,
    button,
    check_limits,
    components,
    lobby,
    scene,
    shown,
    verbs,
    walk,
)


def show(seats: int, **how: Any) -> ui.LayoutView:
    return lobby_layout(lobby(seats, **how), WORDS, EMOJIS)


def test_the_lobby_shows_host_seats_people_and_rules():
    told = shown(show(3, computers=frozenset({2})))
    assert "**Ada** is the host · 3 of 10 seats taken" in told
    assert "👑 **Ada**" in told
    assert "✅ **Borys**" in told
    assert f"{EMOJIS.mark('bot')} **Clara**" in told
    assert "Rules: **Official**" in told
    assert "1 minute for each turn" in told


def test_the_lobby_offers_everything_that_leads_to_a_match():
    assert verbs(show(2)) == ["join", "stand", "rules", "bot", "preset", "start", "cancel"]


def test_a_computer_player_can_be_removed_when_there_is_one():
    assert "unbot" in verbs(show(2, computers=frozenset({1})))


def test_one_player_cannot_start_and_is_told_what_to_do():
    view = show(1)
    assert button(view, "Start").disabled
    assert "One more player is needed" in shown(view)


def test_a_full_lobby_takes_nobody_else():
    view = show(2, max_seats=2)
    assert button(view, "Join").disabled
    assert button(view, "Add computer player").disabled


def test_changed_rules_say_who_has_not_confirmed():
    view = show(3, preset="quick", rules=PRESETS["quick"], confirmed=frozenset({0, 1}))
    told = shown(view)
    assert "✅ **Borys**" in told
    assert "⏳ **Clara** · has not confirmed" in told
    assert "The rules have changed: press **Confirm**" in told
    assert "Differs from official play" in told
    assert button(view, "Confirm").custom_id == f"u1:confirm:7:{lobby(3, rules=PRESETS['quick']).ticket()}"


def test_nobody_is_asked_to_confirm_what_everybody_has_confirmed():
    assert "confirm" not in verbs(show(3))


def test_a_computer_player_need_not_confirm():
    assert "confirm" not in verbs(show(2, computers=frozenset({1}), confirmed=frozenset({0})))


def test_the_last_seconds_before_the_start_are_counted_down():
    view = show(3, confirmed=frozenset({0}), starting=True, confirm_by=1000.0)
    assert "**Starting <t:1000:R>.**" in shown(view)
    assert button(view, "Start").disabled


def test_the_menu_of_rules_offers_every_preset_and_shows_the_chosen_one():
    (menu,) = (part for part in walk(components(show(2, preset="quick"))) if part["type"] == 3)
    assert {option["value"] for option in menu["options"]} == set(PRESETS)
    assert [option["value"] for option in menu["options"] if option.get("default")] == ["quick"]


@pytest.mark.rule("duration-and-difficulty-label")
def test_the_menu_of_rules_tells_how_long_a_game_takes_and_how_many_can_play():
    (menu,) = (part for part in walk(components(show(2))) if part["type"] == 3)
    told = {option["value"]: option["description"] for option in menu["options"]}
    assert "about 15–20 min, 2–10 players" in told["classic"]
    assert "about 10 min, 2–10 players" in told["quick"]
    assert told["classic"] in shown(show(2))


def test_an_invitation_names_the_guests_and_not_the_host():
    assert "By invitation: <@4> <@9>" in shown(show(1, invited=frozenset({9, 4, 1})))


@pytest.mark.parametrize(
    ("turn", "told"), [(None, "No clock"), (3600, "1 hour for each turn"), (30, "30 seconds for each turn")]
)
def test_the_clock_is_told(turn: int | None, told: str):
    assert told in shown(show(2, timing=Timing(turn=turn)))


def test_what_has_just_happened_is_told_in_small_print():
    view = lobby_layout(
        lobby(2),
        WORDS,
        EMOJIS,
        latest=[
            PersonSat("Eve"),
            PersonStood("*Fay*"),
            RulesChanged("quick"),
            PeopleDropped(("Eve", "Fay")),
            HostPassed(1),
        ],
    )
    told = shown(view)
    assert "sat down" not in told
    assert "-# The rules were changed to Quick" in told
    assert "-# **Eve**, **Fay** did not confirm" in told
    assert "-# **Borys** is the host now" in told


def test_a_lobby_whose_match_has_begun_is_no_lobby():
    with pytest.raises(ValueError, match="no lobby"):
        lobby_layout(scene(given("R1 | B2")), WORDS, EMOJIS)


@pytest.mark.parametrize("emojis", [EMOJIS, NO_EMOJIS])
def test_ten_people_with_the_longest_names_and_many_guests_fit(emojis: Emojis):
    crowded = lobby(
        10,
        names=LONG_NAMES,
        preset="quick",
        rules=PRESETS["quick"],
        confirmed=frozenset({0}),
        invited=frozenset(range(10**18, 10**18 + 60)),
        starting=True,
        confirm_by=1_800_000_000.0,
        computers=frozenset({9}),
    )
    latest = [PersonSat(LONG_NAMES[1]), PeopleDropped(LONG_NAMES)]
    check_limits(lobby_layout(crowded, WORDS, emojis, latest=latest))


def test_only_the_latest_news_is_told():
    view = lobby_layout(lobby(2), WORDS, EMOJIS, latest=[PersonStood(f"Eve{at}") for at in range(9)])
    assert [line for line in shown(view).splitlines() if "left" in line] == [
        f"-# **Eve{at}** left" for at in (6, 7, 8)
    ]


def offered(view: ui.LayoutView) -> dict[str, str]:
    """Map the rule sets in the menu to what they are called there, in order."""
    (menu,) = (part for part in walk(components(view)) if ":preset:" in part.get("custom_id", ""))
    return {one["value"]: one["label"] for one in menu["options"]}


def test_the_menu_offers_what_the_server_has_saved_before_what_comes_along():
    view = lobby_layout(lobby(2), WORDS, EMOJIS, saved=["Friday", "Satur\u200bday\u202e"])
    assert list(offered(view).items())[:3] == [
        ("@Friday", "Friday"),
        ("@Satur\u200bday\u202e", "Saturday"),
        ("classic", "Official"),
    ]
    assert set(PRESETS) < set(offered(view))
    assert "more rule set" not in shown(view)


def test_where_the_menu_is_full_the_lobby_says_where_the_rest_is():
    saved = [f"set {number:02}" for number in range(25)]
    view = lobby_layout(lobby(2, preset="@set 20"), WORDS, EMOJIS, saved=saved)
    names = list(offered(view))
    assert len(names) == 25
    assert names[:5] == ["@set 00", "@set 01", "@set 02", "@set 03", "@set 20"]
    assert "-# This server has 20 more rule sets: the host finds them under **Rules**." in shown(view)
    check_limits(view)


def test_all_changes_since_the_last_rule_set_are_told_in_one_line_with_what_holds_in_the_end():
    """Of five changes at once people heard only the last three before they confirmed."""
    fields = ["zero", "seven", "five", "silence", "multi"]
    values = ["rotate", "swap", "exchange", "twos", "same_rank"]
    changes = [OptionsChanged(((field, value),)) for field, value in zip(fields, values, strict=True)]
    latest = [
        OptionsChanged((("deal", 9),)),
        RulesChanged("quick"),
        *changes,
        PersonStood("Eve"),
        OptionsChanged((("seven", "plain"),)),
    ]
    lines = shown(lobby_layout(lobby(2), WORDS, EMOJIS, latest=latest)).splitlines()
    told = [line for line in lines if line.startswith("-# The rules were changed")]
    assert told == [
        "-# The rules were changed to Quick",
        (
            "-# The rules were changed: Playing a 0: hands move on to the next player"
            " · Playing a 7: a plain card · Playing a 5: trade one card with a player"
            " · Silence: after a 2, until the turn comes back"
            " · Several cards at once: of the same number or symbol"
        ),
    ]


def test_more_changes_than_a_line_has_room_for_are_counted():
    changes = OptionsChanged(differences(PRESETS["chaos"], PRESETS["party"]))
    told = shown(lobby_layout(lobby(2), WORDS, EMOJIS, latest=[changes]))
    (line,) = (line for line in told.splitlines() if line.startswith("-# The rules were changed"))
    assert line.endswith(f" · and {len(changes.options) - 10} things more")
