"""What somebody has set for himself, and the question before a card is laid: clear, and short enough."""

from typing import Any

import pytest

from bot.engine import card
from bot.table.habits import SWITCHES, UserSettings
from bot.ui.layouts.confirming import Meant, confirm_layout
from bot.ui.layouts.habits import habits_layout
from bot.ui.press import press_id
from bot.ui.staging import Staged
from bot.ui.verbs import Verb
from bot.ui.words import Words, languages
from tests.support.tables import given
from tests.ui.builders import EMOJIS, LONG_NAMES, WORDS, buttons, check_limits, components, scene, shown, walk

ALL_OFF: dict[str, bool] = dict.fromkeys(SWITCHES, False)


def language_menu(habits: UserSettings) -> list[dict[str, Any]]:
    """Give the languages that are offered."""
    (menu,) = (part for part in walk(components(habits_layout(habits, WORDS))) if part.get("options"))
    return menu["options"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("on", [True, False])
def test_the_panel_fits_in_every_language_however_things_are_set(language: str, on: bool):
    habits = UserSettings().model_copy(update=dict.fromkeys(SWITCHES, on))
    check_limits(habits_layout(habits, Words.of(language)))


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_asks_for_the_opposite_of_what_is_set(name: str):
    for on in (True, False):
        view = habits_layout(UserSettings().model_copy(update={**ALL_OFF, name: on}), WORDS)
        wanted = press_id(Verb.MY_SETTING, 0, "", name, int(not on))
        assert wanted in [one.custom_id for one in buttons(view)]


def test_no_two_switches_are_called_alike():
    labels = [one.label for one in buttons(habits_layout(UserSettings(), WORDS)) if one.label]
    assert len(labels) == len(set(labels))


def test_languages_are_offered_under_their_own_names_after_that_of_discord():
    offered = language_menu(UserSettings())
    assert [one["value"] for one in offered] == ["discord", *languages()]
    assert {"English", "Polski", "Русский"} <= {one["label"] for one in offered}


@pytest.mark.parametrize(
    ("habits", "chosen"), [(UserSettings(), "discord"), (UserSettings(language="pl"), "pl")]
)
def test_the_language_that_is_set_is_the_one_that_is_chosen(habits: UserSettings, chosen: str):
    assert [one["value"] for one in language_menu(habits) if one.get("default")] == [chosen]


@pytest.mark.parametrize("language", languages())
def test_the_question_before_a_play_names_the_card_and_fits(language: str):
    words = Words.of(language)
    told = scene(given("R1 R2 | B1 B2", top="R9"), names=LONG_NAMES)
    meant = Meant(Verb.PLAY_SURELY, told.ticket(0), Staged((card("R1"),)), armed=True)
    view = confirm_layout(told, 0, words, EMOJIS, meant)
    check_limits(view)
    assert words("card-number", colour="red", face="1") in shown(view)


def test_what_is_confirmed_carries_the_ticket_of_the_press_and_uno_along():
    told = scene(given("R1 R2 | B1 B2", top="R9"))
    meant = Meant(Verb.PLAY_SURELY, "older", Staged((card("R1"),)), armed=True)
    surely, back = buttons(confirm_layout(told, 0, WORDS, EMOJIS, meant))
    assert surely.custom_id == "u1:play2:7:older:R1:1"
    assert back.custom_id.split(":")[1] == "back"
