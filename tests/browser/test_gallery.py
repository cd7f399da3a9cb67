"""The gallery has every screen, in every language and width, and its tables are what they are called."""

import re
from pathlib import Path

import pytest

import bot
from bot.engine.phases import MatchOver, RoundOver
from bot.ui.words import languages
from tests.browser.gallery.camera import WIDTHS
from tests.browser.gallery.page import LANGUAGES, TITLES, files, gallery_page
from tests.browser.gallery.screens import SCREENS
from tests.browser.gallery.stage import LOCALES, NAMES, open_stage

FOLDER = Path(bot.__file__).parents[1] / "docs" / "pictures"

IN_PLAY = {"lobby", "table", "drawn", "refusal", "colour", "challenge", "uno", "scores", "end", "hint"}
HANDS = {"hand-3", "hand-12", "hand-30", "hand-60"}
BESIDE = {"settings", "server-settings", "rules-panel", "rulebook", "memo", "tutorial", "help"}
RECORDS = {"rankings", "profile", "stats"}

LIGHT = 5_000_000
"""Bytes of all pictures together, at most."""


def test_every_screen_that_people_meet_is_in_the_gallery_under_a_title() -> None:
    assert SCREENS.keys() >= IN_PLAY | HANDS | BESIDE | RECORDS
    assert SCREENS.keys() == TITLES.keys()


def test_the_gallery_speaks_every_language() -> None:
    assert set(LOCALES) == set(LANGUAGES) == set(NAMES) == set(languages())
    assert all(max(map(len, names)) == 32 for names in NAMES.values())


def test_every_picture_is_there_in_every_language_and_width_and_no_other() -> None:
    there = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.png")}
    assert there == files()
    assert {"desktop", "phone"} == set(WIDTHS)


def test_the_pictures_are_light() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.png")) < LIGHT


def test_the_page_shows_every_picture_and_is_as_it_would_be_written_now() -> None:
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert page == gallery_page()
    linked = set(re.findall(r"\]\(([^#)]+)\)", page))
    assert all((FOLDER / name).is_file() for name in linked)
    assert {name for name in files() if "/" in name} <= linked


@pytest.mark.parametrize("count", [3, 12, 30, 60])
async def test_the_hands_are_as_large_as_they_are_called(count: int) -> None:
    async with open_stage("en") as stage:
        shot = await SCREENS[f"hand-{count}"](stage)
        assert f"Your hand · {count} cards" in stage.sim.text(shot.message)


@pytest.mark.parametrize(("screen", "phase"), [("scores", RoundOver), ("end", MatchOver)])
async def test_what_is_over_is_over(screen: str, phase: type) -> None:
    async with open_stage("ru") as stage:
        await SCREENS[screen](stage)
        assert isinstance(await stage.phase(), phase)
