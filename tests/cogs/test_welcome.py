"""Newcomers hear once where to begin, and house rules are introduced as house rules."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest

from bot.engine import PRESETS, Rules, view
from bot.engine.custom_cards import Block, CustomCard
from bot.ui.layouts import hand_layout
from bot.ui.layouts.introducing import easy, house_rules, house_rules_told
from bot.ui.words import Words, languages
from data import StorageError
from tests.data.builders import finish, result
from tests.support.discord_env import Sim, open_sim
from tests.support.rounds import deal, steady
from tests.support.tables import given
from tests.ui.builders import EMOJIS, WORDS, check_limits, scene, shown

NEW = "**New here?**"


@asynccontextmanager
async def among_strangers() -> AsyncGenerator[Sim]:
    """Open a simulated Discord whose people the bot has never met."""
    async with open_sim(newcomers=True) as sim:
        yield sim


@pytest.mark.rule("feature-house-rule-onboarding")
async def test_who_joins_for_the_first_time_is_shown_where_to_begin_once() -> None:
    async with among_strangers() as sim:
        await sim.slash(sim.ada, "uno start", preset="house-rules")
        said = sim.text(await sim.press(sim.borys, "Join", on=sim.table()))
        assert NEW in said
        assert "`/uno tutorial`" in said
        assert "more than the basic game" in said
        await sim.press(sim.borys, "Leave", on=sim.table())
        assert NEW not in sim.text(await sim.press(sim.borys, "Join", on=sim.table()))
        assert NEW not in sim.text(sim.table())


@pytest.mark.rule("feature-house-rule-onboarding")
async def test_a_host_who_starts_for_the_first_time_is_led_to_the_official_rules() -> None:
    async with among_strangers() as sim:
        table = await sim.slash(sim.ada, "uno start", preset="party")
        assert not table.ephemeral
        said = sim.text(sim.hand(sim.ada))
        assert NEW in said
        assert "choose **Official** in its menu" in said
        mark = sim.mark()
        await sim.press(sim.ada, "Cancel", on=sim.table())
        await sim.advance(3)
        await sim.slash(sim.ada, "uno start")
        assert not [one for one in sim.requests_since(mark) if NEW in str(one.body)]


@pytest.mark.rule("feature-house-rule-onboarding")
async def test_the_official_rules_are_said_to_be_right_to_begin_with() -> None:
    async with among_strangers() as sim:
        await sim.slash(sim.ada, "uno start")
        assert "just right to begin with" in sim.text(sim.hand(sim.ada))
        assert "just right to begin with" in sim.text(await sim.press(sim.borys, "Join", on=sim.table()))


@pytest.mark.rule("feature-house-rule-onboarding")
async def test_the_welcome_is_remembered_over_a_restart() -> None:
    async with among_strangers() as sim:
        await sim.slash(sim.ada, "uno start")
        await sim.press(sim.borys, "Join", on=sim.table())
        await sim.restart()
        await sim.press(sim.borys, "Leave", on=sim.table())
        assert NEW not in sim.text(await sim.press(sim.borys, "Join", on=sim.table()))


@pytest.mark.rule("feature-house-rule-onboarding")
async def test_whoever_has_played_before_is_no_newcomer() -> None:
    """Those who played with a version that did not welcome anybody."""
    async with among_strangers() as sim:
        await finish(sim.bot.database, result(sim.borys.id))
        await sim.slash(sim.ada, "uno start")
        assert NEW not in sim.text(await sim.press(sim.borys, "Join", on=sim.table()))
        assert NEW in sim.text(await sim.press(sim.clara, "Join", on=sim.table()))


@pytest.mark.rule("feature-house-rule-onboarding")
async def test_house_rules_are_introduced_in_the_first_hand_and_nowhere_later() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys, preset="house-rules")
        said = sim.text(await sim.press(sim.ada, "My hand", on=sim.table()))
        assert "House rules of this table" in said
        assert "no part of the basic game" in said


@pytest.mark.rule("feature-house-rule-onboarding")
async def test_nobody_is_kept_from_a_seat_by_a_welcome_that_cannot_be_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with among_strangers() as sim:
        await sim.slash(sim.ada, "uno start")

        async def lost(*_: object) -> None:
            raise StorageError("down")

        monkeypatch.setattr(sim.bot.database.settings, "save_user", lost)
        said = sim.text(await sim.press(sim.borys, "Join", on=sim.table()))
        assert NEW not in said
        assert "You have a seat" in said
        monkeypatch.undo()
        assert NEW in sim.text(await sim.press(sim.clara, "Join", on=sim.table()))


HOUSE = PRESETS["house-rules"]


def told(rules: Rules, **fields: object) -> str | None:
    state = given("R1 R2 R3 | B1 B2 B3", rules=rules, **fields)
    return house_rules_told(view(state, 0), WORDS)


@pytest.mark.rule("feature-house-rule-onboarding")
def test_every_house_rule_is_named_while_the_first_lap_is_played() -> None:
    said = told(HOUSE)
    assert said is not None
    assert said.count("·") == len(house_rules(HOUSE)) - 1
    assert told(HOUSE, plays=1) is not None
    assert told(HOUSE, plays=2) is None


@pytest.mark.rule("feature-house-rule-onboarding", "blank-custom")
def test_cards_of_their_own_are_introduced_with_the_command_that_explains_them() -> None:
    """It sent people to the memo, which has no room for what these cards do."""
    feast = CustomCard(name="Feast", blocks=(Block(does="draw", whom="all", amount=1),))
    said = told(Rules(deck="blank112", blank="custom", custom_cards=(feast,)))
    assert said is not None
    assert "`/uno memo` says what they mean, and `/uno cards` what your own cards do." in said
    assert (told(HOUSE) or "").endswith("`/uno memo` says what they mean.")


@pytest.mark.rule("feature-house-rule-onboarding")
def test_official_rules_have_no_house_rules_to_introduce() -> None:
    assert told(PRESETS["classic"]) is None


@pytest.mark.rule("feature-house-rule-onboarding", "feature-junior")
@pytest.mark.parametrize("preset", ["quick", "junior"])
def test_rules_that_are_easy_to_begin_with_are_not_introduced_until_they_are_changed(preset: str) -> None:
    rules = PRESETS[preset]
    assert house_rules(rules)
    assert told(rules) is None
    assert "Playing a 7" in (told(rules.model_copy(update={"seven": "swap"})) or "")


@pytest.mark.rule("feature-house-rule-onboarding", "feature-junior")
async def test_a_host_who_starts_with_easy_rules_is_not_led_to_others() -> None:
    async with among_strangers() as sim:
        await sim.slash(sim.ada, "uno start", preset="junior")
        said = sim.text(sim.hand(sim.ada))
        assert "**Junior**, which is easy to begin with" in said
        assert "**Official**" not in said
        assert "easy to begin with" in sim.text(await sim.press(sim.borys, "Join", on=sim.table()))


@pytest.mark.rule("feature-house-rule-onboarding")
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("preset", PRESETS)
def test_a_hand_with_its_house_rules_fits_in_every_language(preset: str, language: str) -> None:
    rules = PRESETS[preset]
    seats = 4 if rules.partners else 2
    cards = " | ".join(["R1 R2 R3", "B1 B2 B3", "G1 G2 G3", "Y1 Y2 Y3"][:seats])
    hand = hand_layout(scene(given(cards, rules=rules)), 0, Words(language), EMOJIS)
    check_limits(hand)
    assert ("🏠" in shown(hand)) is (bool(house_rules(rules)) and not easy(rules))
    assert ".." not in shown(hand)  # an abbreviation has its full stop already
