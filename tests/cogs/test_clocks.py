"""Clocks that ring on Discord: what people see before, and what has happened after."""

import pytest
from simcord import MemberActor

from bot.engine import Motion
from bot.engine.phases import Answer, ClockKind, RoundOver, Turn
from bot.table.alarms import MATCH_IDLE
from tests.support.discord_env import Sim
from tests.support.matches import left_on, start_match, time_with, with_dreamers
from tests.support.rounds import scene_of, state_of, steady, tap

HANDS = "R1 R2 B7 | B1 B2 B3"


async def counts(sim: Sim) -> tuple[int, ...]:
    """Count everybody's cards."""
    return (await scene_of(sim)).view(None).counts


async def mover(sim: Sim) -> int:
    """Name the seat that the table waits for."""
    phase = (await scene_of(sim)).view(None).phase
    assert isinstance(phase, Turn | Answer)
    return phase.seat


async def show(sim: Sim) -> str:
    """Read the table once it has caught up."""
    await sim.advance(1)
    return sim.text(sim.table())


async def vote(sim: Sim, who: MemberActor, *, agree: bool) -> None:
    """Press for or against the one motion on the table."""
    (clock,) = (str(matter.clock) for matter in state_of(await scene_of(sim)).matters)
    await tap(sim, who, "vote", clock, str(int(agree)), on=sim.table())


async def test_a_turn_that_runs_out_draws_a_card_and_passes() -> None:
    async with steady() as sim:
        await start_match(sim, HANDS, sim.borys, draw="G5")
        await sim.advance(59)
        assert (await counts(sim), await mover(sim)) == ((3, 3), 0)
        await sim.advance(1)
        assert (await counts(sim), await mover(sim)) == ((4, 3), 1)
        assert "**Ada** ran out of time" in await show(sim)
        assert "Your turn" in sim.text(sim.hand(sim.borys))


async def test_a_drawn_card_is_kept_when_its_time_runs_out() -> None:
    async with steady() as sim:
        await start_match(sim, HANDS, sim.borys, draw="R5")
        await tap(sim, sim.ada, "draw")
        left = await left_on(sim, ClockKind.DRAWN)
        await sim.advance(left - 1)
        assert (await scene_of(sim)).view(None).phase == Turn(0, drawn=True)
        await sim.advance(1)
        assert (await counts(sim), await mover(sim)) == ((4, 3), 1)
        assert "Your hand · 4 cards" in sim.text(sim.hand(sim.ada))


async def test_a_wild_draw_four_is_taken_when_its_answer_does_not_come() -> None:
    async with steady() as sim:
        await start_match(sim, "W4 R1 R2 | B1 B2", sim.borys)
        await lay_four(sim)
        await sim.advance(29)
        assert isinstance((await scene_of(sim)).view(None).phase, Answer)
        await sim.advance(1)
        assert (await counts(sim), await mover(sim)) == ((2, 6), 0)
        assert "**Borys** drew 4 cards" in await show(sim)


async def lay_four(sim: Sim) -> None:
    """Have Ada play her Wild Draw Four on blue."""
    await tap(sim, sim.ada, "wild", "W4")
    await tap(sim, sim.ada, "play", "W4", "0", "B")


async def test_the_server_sets_how_long_an_answer_may_take() -> None:
    async with steady() as sim:
        await time_with(sim, answer=12)
        await start_match(sim, "W4 R1 R2 | B1 B2", sim.borys)
        await lay_four(sim)
        assert await left_on(sim, ClockKind.ANSWER) == 12
        await sim.advance(11)
        assert isinstance((await scene_of(sim)).view(None).phase, Answer)
        await sim.advance(1)
        assert await counts(sim) == (2, 6)


async def test_a_starter_whose_colour_nobody_names_gets_one() -> None:
    async with steady() as sim:
        await start_match(sim, HANDS, sim.borys, top="W", asking=1)
        await sim.advance(29)
        assert (await scene_of(sim)).view(None).colour is None
        await sim.advance(1)
        seen = (await scene_of(sim)).view(None)
        assert seen.colour is not None
        assert isinstance(seen.phase, Turn)
        assert "**Borys** names" in await show(sim)


async def test_the_next_round_is_dealt_when_nobody_says_ready() -> None:
    async with steady() as sim:
        await start_match(sim, "R1 | B1 B2", sim.borys)
        await tap(sim, sim.ada, "play", "R1")
        await sim.advance(59)
        assert isinstance((await scene_of(sim)).view(None).phase, RoundOver)
        await sim.advance(1)
        assert not isinstance((await scene_of(sim)).view(None).phase, RoundOver)
        assert sum(await counts(sim)) >= 14
        await sim.advance(1)
        for who in (sim.ada, sim.borys):
            assert "Your hand · " in sim.text(sim.hand(who))


async def test_somebody_who_forgot_uno_can_be_caught_during_the_grace_though_play_goes_on() -> None:
    async with steady() as sim:
        await start_match(sim, "R1 R2 | R5 B2 B3 | G1 G2", sim.borys, sim.clara)
        await tap(sim, sim.ada, "play", "R1")
        await tap(sim, sim.borys, "play", "R5")
        await sim.advance(2)
        assert await left_on(sim, ClockKind.UNO_GRACE) == 1
        await sim.press(sim.clara, "Catch", on=sim.table())
        assert await counts(sim) == (3, 2, 2)


async def test_when_the_grace_is_over_and_play_has_gone_on_a_catch_is_too_late() -> None:
    async with steady() as sim:
        await start_match(sim, "R1 R2 | R5 B2 B3 | G1 G2", sim.borys, sim.clara)
        await tap(sim, sim.ada, "play", "R1")
        await tap(sim, sim.borys, "play", "R5")
        await sim.advance(3)
        assert not state_of(await scene_of(sim)).matters
        answer = await sim.press(sim.clara, "Catch", on=sim.table())
        assert answer.ephemeral
        assert await counts(sim) == (1, 2, 2)


async def test_an_uno_window_closes_by_itself_and_a_catch_is_too_late_then() -> None:
    async with steady() as sim:
        await start_match(sim, "R1 R2 | R5 B2 B3", sim.borys)
        await tap(sim, sim.ada, "play", "R1")
        await sim.advance(29)
        assert await left_on(sim, ClockKind.UNO_WINDOW) == 1
        await sim.advance(1)
        assert (await counts(sim), await mover(sim)) == ((1, 3), 1)
        answer = await sim.press(sim.borys, "Catch", on=sim.table())
        assert answer.ephemeral
        assert await counts(sim) == (1, 3)


async def test_a_catch_in_the_last_second_of_the_window_counts() -> None:
    async with steady() as sim:
        await start_match(sim, "R1 R2 | R5 B2 B3", sim.borys)
        await tap(sim, sim.ada, "play", "R1")
        await sim.advance(29)
        await sim.press(sim.borys, "Catch", on=sim.table())
        assert await counts(sim) == (3, 3)


@pytest.mark.parametrize("agree", [True, False])
async def test_a_vote_is_settled_by_those_who_voted_when_its_time_is_up(agree: bool) -> None:
    async with steady() as sim:
        await start_match(sim, HANDS + " | G1 G2 | Y1 Y2", sim.borys, sim.clara, sim.dima)
        await tap(sim, sim.borys, "pause", on=await sim.press(sim.borys, "More", on=sim.table()))
        await sim.advance(2)
        await vote(sim, sim.clara, agree=agree)
        await sim.advance(27)
        assert f"**Vote:** pause the game? {1 + agree} for, {1 - agree} against" in sim.text(sim.table())
        assert not (await scene_of(sim)).match.paused
        await sim.advance(1)
        assert (await scene_of(sim)).match.paused is agree
        assert Motion.PAUSE not in {matter.motion for matter in state_of(await scene_of(sim)).matters}
        assert ("The game is paused" if agree else "The vote was lost: pause the game") in await show(sim)


async def test_a_computer_player_plays_after_a_pause() -> None:
    async with with_dreamers() as sim:
        await start_match(sim, "R1 R2 B7 B8 | R3 R4 R5 R6", computers=1)
        await tap(sim, sim.ada, "play", "R1")
        await sim.advance(1)
        assert (await counts(sim), await mover(sim)) == ((3, 4), 1)
        await sim.advance(1)
        assert (await counts(sim), await mover(sim)) == ((3, 3), 0)
        assert "**Computer 1** played" in await show(sim)
        assert "Your turn" in sim.text(sim.hand(sim.ada))


async def test_a_computer_player_catches_whoever_forgot_uno() -> None:
    async with with_dreamers() as sim:
        await start_match(sim, "R1 R2 | B1 B2 B3 | R3 R4 R5 R6", sim.borys, computers=1)
        await tap(sim, sim.ada, "play", "R1")
        assert (await counts(sim))[0] == 1
        await sim.advance(2)
        assert await counts(sim) == (3, 3, 4)
        assert "**Computer 1** caught **Ada** without UNO!" in await show(sim)
        assert "Your hand · 3 cards" in sim.text(sim.hand(sim.ada))


async def test_a_match_without_clocks_that_is_forgotten_waits_until_somebody_comes_back() -> None:
    async with steady() as sim:
        await time_with(sim, turn=None, answer=None, starter_colour=None, between_rounds=None)
        await start_match(sim, HANDS, sim.borys)
        await sim.advance(MATCH_IDLE - 1)
        assert not (await scene_of(sim)).match.suspended
        await sim.advance(1)
        assert (await scene_of(sim)).match.suspended
        assert "The game is waiting" in await show(sim)
        await sim.press(sim.borys, "My hand", on=sim.table())
        assert not (await scene_of(sim)).match.suspended
        assert "The game is waiting" not in await show(sim)


async def test_after_three_turns_without_a_press_a_computer_sits_in_until_the_owner_presses() -> None:
    async with steady() as sim:
        await start_match(sim, "R1 R2 B7 | Y1 Y2 Y3", sim.borys, draw="G1 G2 G3 G4 G5 G6 G7 G8")
        for _ in range(2):
            await sim.advance(60)
            assert await mover(sim) == 1
            await tap(sim, sim.borys, "draw")
            assert await mover(sim) == 0
        assert (await scene_of(sim)).view(None).computers == frozenset()
        await sim.advance(60)
        assert (await scene_of(sim)).view(None).computers == {0}
        assert "A computer plays for **Ada**" in await show(sim)
        await tap(sim, sim.borys, "draw")
        await sim.advance(5)
        assert await mover(sim) == 1, "the computer has moved for Ada"
        await sim.press(sim.ada, "My hand", on=sim.table())
        assert (await scene_of(sim)).view(None).computers == frozenset()
        assert "**Ada** is back" in await show(sim)
