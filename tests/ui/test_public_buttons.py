"""Public buttons: a private text names them as they stand on the table, whatever language it is in."""

from collections.abc import Iterator

import pytest
from discord import ui

from bot.ui.layouts import lobby_layout, table_layout
from bot.ui.words import Words
from tests.support.tables import given, play, step
from tests.ui.builders import EMOJIS, WORDS, buttons, lobby, scene
from tests.ui.test_locales import BOLD, LANGUAGES, OTHERS, looked_at, said, samples, texts

ALSO_PRIVATE = {"ready", "challenge", "put", "rules", "proof"}
"""Public buttons that stand in a hand or under More as well, where a text may mean those."""


def public_views() -> Iterator[ui.LayoutView]:
    """Draw what everybody sees: before a match, in it, while it waits, and behind it."""
    yield lobby_layout(lobby(4, confirmed=frozenset({0})), WORDS, EMOJIS)
    going = given("R1 R2 | B1 B2", top="R9", rules={"intervention": "colours"})
    yield table_layout(scene(going), WORDS, EMOJIS)
    yield table_layout(scene(going, paused=True), WORDS, EMOJIS)
    over, events = step(given("R1 | B1 B2", top="R9"), play("R1"))
    yield table_layout(scene(over, recent=events), WORDS, EMOJIS)
    ended, events = step(given("R1 | B1 B2", top="R9", rules="quick"), play("R1"))
    yield table_layout(scene(ended, recent=events), WORDS, EMOJIS)


def on_show() -> set[str]:
    """Name the buttons of those messages whose label is always the same."""
    labels = {one.label for view in public_views() for one in buttons(view)}
    return {
        name.removeprefix("button-")
        for name in texts("en")
        if name.startswith("button-") and not looked_at("en", name).names and said("en", name) in labels
    }


def named(language: str) -> set[str]:
    """List the public buttons that texts name by their place, and not by a label."""
    variables = {variable for name in texts(language) for variable in looked_at(language, name).names}
    return {one.removeprefix("public-") for one in variables if one.startswith("public-")}


def test_a_button_that_is_named_as_public_stands_in_a_public_message():
    assert named("en") - on_show() == set()
    assert {"hand", "more", "resume", "rematch", "join", "start"} <= named("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_names_a_public_button_in_its_own_language(language: str):
    """Whoever reads it beside a table in another language would look for a button that is not there."""
    labels = {said(language, f"button-{name}") for name in on_show() - ALSO_PRIVATE}
    wrong = [
        f"{name}: {label}"
        for name in texts(language)
        if not name.startswith("lesson-")  # the table of the tutorial is in its reader's language
        for args in samples(language, name)
        for label in labels & set(BOLD.findall(said(language, name, **args)))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_public_buttons_are_named_in_the_language_beside_the_readers(language: str):
    words = Words.of(language, "en")
    assert "**Go on**" in words("declined-paused")
    assert "**More**" in words("declined-not-allowed")
    own = Words.of(language)
    assert f"**{own('button-resume')}**" in own("declined-paused")
    assert f"**{own('button-resume')}**" in Words.of("en", language)("declined-paused")
    assert words("button-refresh") == own("button-refresh")
