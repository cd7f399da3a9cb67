"""The tutorial, as a newcomer presses it: alone, in private, and at no table."""

import pytest
from simcord import InteractionResult, MemberActor

from bot.table.lessons import LESSONS
from tests.cogs.test_forged import forge
from tests.support.discord_env import Sim
from tests.support.rounds import deal, steady, tap

RIGHT: dict[str, list[tuple[str, ...]]] = {
    "match": [("play", "R2"), ("play", "B8")],
    "draw": [("draw",), ("play", "R4")],
    "actions": [("play", "RS"), ("play", "R+2"), ("play", "R3")],
    "wild": [("wild", "W"), ("play", "W", "0", "B"), ("play", "B3")],
    "four": [("challenge",), ("play", "Y2")],
    "catch": [("catch",)],
    "uno": [("arm",), ("play", "R3"), ("play", "R6")],
}
"""What a lesson asks to press, one after the other."""


async def begin(sim: Sim, who: MemberActor, lesson: str) -> InteractionResult:
    """Open a lesson from the first page."""
    return await sim.choose(who, lesson, on=await sim.slash(who, "uno tutorial"))


async def step(sim: Sim, who: MemberActor, verb: str, *args: str) -> InteractionResult:
    """Press what asks for a verb in the lesson that is open."""
    return await tap(sim, who, "lesson", verb, *args)


@pytest.mark.rule("feature-explain-in-one-round")
async def test_the_tutorial_leads_through_every_lesson_to_a_real_game() -> None:
    async with steady() as sim:
        mark = sim.mark()
        shown = await sim.slash(sim.ada, "uno tutorial")
        assert shown.ephemeral
        assert "7 short lessons" in sim.text(shown)
        await sim.press(sim.ada, "Begin", on=shown)
        for number, name in enumerate(LESSONS, start=1):
            assert f"{number}/7" in sim.text(sim.hand(sim.ada))
            for press in RIGHT[name]:
                await step(sim, sim.ada, *press)
            if number < len(LESSONS):
                assert "✅" in sim.text(sim.hand(sim.ada))
                await sim.press(sim.ada, "Next lesson", on=sim.hand(sim.ada))
        last = sim.text(sim.hand(sim.ada))
        assert "you win the round" in last
        assert "`/uno start`" in last
        posts = [one for one in sim.requests_since(mark) if "/callback" not in one.path]
        assert posts == [], "one message, and every press edits it"
        assert await sim.bot.tables.in_channel(sim.guild.id, sim.channel.id) is None
        assert await sim.bot.database.people.results(sim.ada.id) == []
        assert await sim.bot.database.people.seats(sim.ada.id) == []


@pytest.mark.rule("feature-explain-in-one-round", "match-colour-number-symbol")
async def test_a_card_that_does_not_fit_is_explained_and_nothing_is_lost() -> None:
    async with steady() as sim:
        await begin(sim, sim.ada, "match")
        said = sim.text(await step(sim, sim.ada, "play", "Y7"))
        assert "does not fit" in said
        assert "Nothing is lost" in said
        assert "Your hand · 5 cards" in said


@pytest.mark.rule("feature-explain-in-one-round")
@pytest.mark.parametrize(
    ("lesson", "press", "said"),
    [
        ("match", ("draw",), "Try it with a card first"),
        ("actions", ("play", "R3"), "The number can wait"),
        ("four", ("accept",), "this time Robo is bluffing"),
        ("catch", ("play", "G8"), "First catch Robo"),
        ("uno", ("play", "R3"), "Press **UNO!** first"),
    ],
)
async def test_what_would_be_lawful_but_misses_the_point_is_kindly_put_off(
    lesson: str, press: tuple[str, ...], said: str
) -> None:
    async with steady() as sim:
        await begin(sim, sim.ada, lesson)
        before = sim.text(sim.hand(sim.ada))
        after = sim.text(await step(sim, sim.ada, *press))
        assert said in after
        assert set(before.splitlines()) <= set(after.splitlines()), "the lesson is where it was"


@pytest.mark.rule("feature-explain-in-one-round")
async def test_catch_is_always_there_and_is_refused_where_nobody_forgot() -> None:
    async with steady() as sim:
        await begin(sim, sim.ada, "match")
        said = sim.text(await step(sim, sim.ada, "catch"))
        assert "Nothing is lost" in said
        assert "1/7" in said


@pytest.mark.rule("feature-explain-in-one-round", "wild-choose-colour")
@pytest.mark.parametrize("colour", "RYGB")
async def test_whatever_colour_is_named_the_lesson_goes_on(colour: str) -> None:
    async with steady() as sim:
        await begin(sim, sim.ada, "wild")
        await step(sim, sim.ada, "wild", "W")
        said = sim.text(await step(sim, sim.ada, "play", "W", "0", colour))
        assert "Robo had to follow your colour" in said
        fits = next(
            one
            for one in sim.controls(sim.hand(sim.ada))
            if one.custom_id.split(":")[4] == "play" and not one.disabled
        )
        assert "✅" in sim.text(await sim.press(sim.ada, fits.custom_id, on=sim.hand(sim.ada)))


@pytest.mark.rule("feature-explain-in-one-round")
async def test_uno_can_be_armed_and_a_choice_taken_back() -> None:
    async with steady() as sim:
        await begin(sim, sim.ada, "uno")
        assert "with the next card you play" in sim.text(await step(sim, sim.ada, "arm", "1"))
        assert "with the next card you play" not in sim.text(await step(sim, sim.ada, "arm", "0"))
        await begin(sim, sim.ada, "wild")
        assert "which colour" in sim.text(await step(sim, sim.ada, "wild", "W"))
        assert "which colour" not in sim.text(await sim.press(sim.ada, "Back", on=sim.hand(sim.ada)))


@pytest.mark.rule("feature-explain-in-one-round")
async def test_a_lesson_can_be_left_resumed_and_begun_again() -> None:
    async with steady() as sim:
        await begin(sim, sim.ada, "actions")
        await step(sim, sim.ada, "play", "RS")
        assert "Robo has lost its turn" in sim.text(sim.hand(sim.ada))
        again = await sim.press(sim.ada, "Again from the start", on=sim.hand(sim.ada))
        assert "Play one of the two" in sim.text(again)
        left = await sim.press(sim.ada, "Leave", on=sim.hand(sim.ada))
        assert "See you!" in sim.text(left)
        back = await sim.press(sim.ada, "Go on", on=sim.hand(sim.ada))
        assert "Play one of the two" in sim.text(back)


@pytest.mark.rule("feature-explain-in-one-round")
async def test_a_lesson_goes_on_after_a_restart() -> None:
    async with steady() as sim:
        await begin(sim, sim.ada, "actions")
        await step(sim, sim.ada, "play", "RS")
        await sim.restart()
        assert "And again it is you" in sim.text(await step(sim, sim.ada, "play", "R+2"))


@pytest.mark.rule("feature-explain-in-one-round")
async def test_a_button_of_another_version_begins_its_lesson_again() -> None:
    async with steady() as sim:
        shown = await begin(sim, sim.ada, "actions")
        answer = await forge(sim, sim.ada, "u1:lesson:0:actions-B9:draw", on=shown)
        said = sim.text(answer)
        assert "older version" in said
        assert "Play one of the two" in said


@pytest.mark.rule("feature-explain-in-one-round")
@pytest.mark.parametrize(
    "custom_id",
    [
        "u1:lesson:0:chess:draw",
        "u1:lesson:0:match:leave2",
        "u1:lesson:0:match:play:X9",
        "u1:tutor:0::lesson:chess",
        "u1:tutor:0::nowhere:match",
    ],
)
async def test_what_no_lesson_offers_is_answered_kindly(custom_id: str) -> None:
    async with steady() as sim:
        shown = await begin(sim, sim.ada, "actions")
        assert "older version" in sim.text(await forge(sim, sim.ada, custom_id, on=shown))


@pytest.mark.rule("feature-explain-in-one-round")
async def test_a_lesson_beside_a_running_match_touches_neither() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        before = sim.text(sim.table())
        await begin(sim, sim.ada, "match")
        await step(sim, sim.ada, "play", "R2")
        await sim.advance(3)
        assert sim.text(sim.table()) == before


@pytest.mark.rule("feature-explain-in-one-round")
@pytest.mark.parametrize(("locale", "said"), [("pl", "krótkich lekcji"), ("ru", "коротких уроков")])
async def test_the_coach_speaks_the_learners_language(locale: str, said: str) -> None:
    async with steady() as sim:
        sim.speak(sim.ada, locale)
        assert said in sim.text(await sim.slash(sim.ada, "uno tutorial"))
