"""Computer players alone bring a match to its end, whatever was agreed, and break no law on the way."""

from random import Random

import pytest

from bot.engine import PRESETS, Rules
from bot.simulation import simulate

from .builders import random_rules, seats_of

pytestmark = pytest.mark.no_cover


def hold_to_the_end(rules: Rules, seats: int, seed: int) -> None:
    """Play one round, which is a whole match: the simulation names whatever is refused or stands still."""
    summary = simulate(rules, seats_of(rules, seats), rounds=1, seed=seed)
    assert summary.broken == [], rules
    assert len(summary.lengths) == 1


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_match_by_any_preset_ends(preset: str, seats: int) -> None:
    rules = PRESETS[preset]
    short = rules if rules.scoring == "none" else rules.model_copy(update={"target": 1})
    hold_to_the_end(short, seats, seats)


@pytest.mark.parametrize("luck", range(80))
def test_a_match_by_any_rules_ends(luck: int) -> None:
    rules = random_rules(Random(1000 + luck)).model_copy(update={"turn_cap": 400})
    hold_to_the_end(rules, 2 + luck % 5, luck)
