"""Whole games from fixed seeds, told as stories, one of every preset."""

from pathlib import Path

import pytest

from bot.engine import PRESETS

from .stories import retell

GAMES = Path(__file__).parents[1] / "golden"


def story_of(preset: str) -> str:
    """Read the story of a preset."""
    return (GAMES / f"{preset}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_game_goes_as_it_is_told(preset: str) -> None:
    story = story_of(preset)
    assert story.split()[0] == preset
    assert retell(story) == story
