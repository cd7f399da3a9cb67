"""/uno hint: advice for one's own seat, and for nobody else's."""

import pytest

from tests.support.discord_env import Sim
from tests.support.rounds import deal, end, gather, put, steady, tap


async def hint(sim: Sim, who: object) -> str:
    """Ask for a hint, which only the asker sees."""
    shown = await sim.slash(who, "uno hint")
    assert shown.ephemeral
    return sim.text(shown)


@pytest.mark.rule("feature-hints", "tactics-hints")
async def test_a_hint_says_what_to_play_and_why_and_leads_to_the_hand() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await put(sim, "R3 W B8 | G1 G2 G3", top="R9")
        said = await hint(sim, sim.ada)
        assert "Play" in said
        assert "Red 3" in said
        assert "keeps your black cards" in said
        assert "Your hand" in sim.text(await sim.press(sim.ada, "My hand", on=sim.hand(sim.ada)))


@pytest.mark.rule("feature-hints")
async def test_a_hint_out_of_turn_tells_nothing_of_what_others_hold() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await put(sim, "R3 W B8 | G1 G2 G3", top="R9")
        said = await hint(sim, sim.borys)
        assert "It is not your turn" in said
        assert "Red 3" not in said


@pytest.mark.rule("feature-hints", "uno-catch-needed")
async def test_a_hint_points_to_whoever_forgot_and_what_a_wrong_catch_costs() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await put(sim, "R3 B5 | G1 G2 R3", top="R9", rules={"penalty_false_call": 2})
        await tap(sim, sim.ada, "play", "R3")
        said = await hint(sim, sim.borys)
        assert "Catch Ada" in said
        assert "costs you 2 cards" in said
        assert "Say UNO!" in await hint(sim, sim.ada)


@pytest.mark.rule("feature-hints", "wd4-challenge-open")
async def test_a_hint_weighs_a_challenge() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await put(sim, "R3 W4 B1 B2 B3 B4 B6 B7 B8 | G1 G2 G3", top="R9")
        await tap(sim, sim.ada, "wild", "W4")
        await tap(sim, sim.ada, "play", "W4", "0", "B")
        said = await hint(sim, sim.borys)
        assert "**Challenge**" in said
        assert "still holds 8 cards" in said


@pytest.mark.rule("feature-hints")
async def test_who_has_no_cards_is_led_to_the_tutorial() -> None:
    async with steady() as sim:
        assert "no game in this channel" in await hint(sim, sim.ada)
        assert "Learn UNO" in sim.text(await sim.press(sim.ada, "Tutorial", on=sim.hand(sim.ada)))
        await gather(sim, sim.borys)
        assert "no cards yet" in await hint(sim, sim.ada)
        assert "You are watching" in await hint(sim, sim.clara)
        await sim.advance(5)
        await sim.press(sim.ada, "Start", on=sim.table())
        assert "You are watching" in await hint(sim, sim.clara)


@pytest.mark.rule("feature-hints")
async def test_a_table_that_plays_without_hints_gives_none() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await put(sim, "R3 W B8 | G1 G2 G3", top="R9", rules={"hints": False})
        said = await hint(sim, sim.ada)
        assert "agreed to play without hints" in said
        assert "Red 3" not in said


@pytest.mark.rule("feature-hints", "penalty-advice")
async def test_where_advice_is_fined_a_hint_says_that_it_is_not() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await put(sim, "R3 W B8 | G1 G2 G3", top="R9", rules={"penalty_advice": 2})
        assert "mine is not" in await hint(sim, sim.ada)


@pytest.mark.rule("feature-hints")
async def test_a_match_that_is_paused_or_over_needs_no_hint() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await sim.slash(sim.ada, "uno-admin pause")
        assert "The game is paused" in await hint(sim, sim.ada)
        await sim.slash(sim.ada, "uno-admin resume")
        await end(sim, sim.ada)
        assert "no game in this channel" in await hint(sim, sim.ada)


@pytest.mark.rule("feature-hints")
@pytest.mark.parametrize(("locale", "said"), [("pl", "Zagraj:"), ("ru", "Сыграй:")])
async def test_a_hint_speaks_the_askers_language(locale: str, said: str) -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await put(sim, "R3 W B8 | G1 G2 G3", top="R9")
        sim.speak(sim.ada, locale)
        assert said in await hint(sim, sim.ada)
