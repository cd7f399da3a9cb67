"""Restarts in the middle of things: the buttons from before still work, and every clock runs on."""

import pytest

from bot.engine.phases import Answer, ClockKind, Turn
from bot.table.outages import SIGN
from bot.table.scene import Closing
from tests.support.discord_env import Sim
from tests.support.matches import left_on, start_match, time_with
from tests.support.rounds import gather, scene_of, state_of, steady, tap


async def counts(sim: Sim) -> tuple[int, ...]:
    """Count everybody's cards."""
    return (await scene_of(sim)).view(None).counts


async def at_starter(sim: Sim) -> None:
    """Let Borys name the colour of a black starter, with ten of his thirty seconds gone."""
    await start_match(sim, "R1 R2 | B1 B2 B3", sim.borys, top="W", asking=1)
    await sim.advance(10)


async def test_a_restart_while_the_starters_colour_is_named_leaves_the_choice_working() -> None:
    async with steady() as sim:
        await at_starter(sim)
        await sim.restart()
        await tap(sim, sim.borys, "starter", "B")
        assert (await scene_of(sim)).view(None).colour == "B"
        await sim.advance(2)
        assert "**Borys** names" in sim.text(sim.table())


async def test_a_restart_while_the_starters_colour_is_named_lets_its_clock_run_on() -> None:
    async with steady() as sim:
        await at_starter(sim)
        await sim.restart()
        await sim.advance(19)
        assert (await scene_of(sim)).view(None).colour is None
        await sim.advance(1 + SIGN)
        assert (await scene_of(sim)).view(None).colour is not None


@pytest.mark.parametrize(("choice", "hand"), [(("keep",), 4), (("play", "R5"), 3)])
async def test_a_restart_after_drawing_leaves_both_choices_working(
    choice: tuple[str, ...], hand: int
) -> None:
    async with steady() as sim:
        await start_match(sim, "R1 R2 B7 | B1 B2 B3", sim.borys, draw="R5")
        await tap(sim, sim.ada, "draw")
        await sim.restart()
        await tap(sim, sim.ada, *choice)
        assert await counts(sim) == (hand, 3)
        assert (await scene_of(sim)).view(None).phase == Turn(1)


async def test_a_restart_after_drawing_lets_the_clock_keep_the_card() -> None:
    async with steady() as sim:
        await start_match(sim, "R1 R2 B7 | B1 B2 B3", sim.borys, draw="R5")
        await tap(sim, sim.ada, "draw")
        left = await left_on(sim, ClockKind.DRAWN)
        await sim.restart()
        await sim.advance(left - 1)
        assert (await scene_of(sim)).view(None).phase == Turn(0, drawn=True)
        await sim.advance(1)
        assert (await scene_of(sim)).view(None).phase == Turn(1)


async def forget_uno(sim: Sim) -> None:
    """Have Ada play her last card but one and say nothing."""
    await start_match(sim, "R1 R2 | B1 B2 B3", sim.borys)
    await tap(sim, sim.ada, "play", "R1")
    await sim.advance(2)


async def test_a_restart_leaves_an_uno_window_open_to_a_catch() -> None:
    async with steady() as sim:
        await forget_uno(sim)
        await sim.restart()
        await sim.press(sim.borys, "Catch", on=sim.table())
        assert await counts(sim) == (3, 3)


async def test_a_restart_leaves_an_uno_window_open_to_a_late_call() -> None:
    async with steady() as sim:
        await forget_uno(sim)
        await sim.restart()
        await sim.press(sim.ada, "UNO!", on=sim.table())
        assert (await sim.press(sim.borys, "Catch", on=sim.table())).ephemeral
        assert await counts(sim) == (1, 3)


async def test_an_uno_window_still_closes_after_a_restart() -> None:
    async with steady() as sim:
        await forget_uno(sim)
        await sim.restart()
        await sim.advance(40)
        assert (await sim.press(sim.borys, "Catch", on=sim.table())).ephemeral
        assert await counts(sim) == (1, 3)


async def call_vote(sim: Sim) -> str:
    """Have Borys ask for a pause, and give the name of the vote."""
    await start_match(sim, "R1 R2 B7 | B1 B2 B3 | G1 G2 | Y1 Y2", sim.borys, sim.clara, sim.dima)
    await tap(sim, sim.borys, "pause", on=await sim.press(sim.borys, "More", on=sim.table()))
    await sim.advance(2)
    (vote,) = state_of(await scene_of(sim)).matters
    return str(vote.clock)


async def test_votes_from_before_and_after_a_restart_count_together() -> None:
    async with steady() as sim:
        clock = await call_vote(sim)
        await tap(sim, sim.clara, "vote", clock, "1", on=sim.table())
        await sim.restart()
        assert not (await scene_of(sim)).match.paused
        await tap(sim, sim.dima, "vote", clock, "1", on=sim.table())
        assert (await scene_of(sim)).match.paused


async def test_a_vote_is_still_settled_by_time_after_a_restart() -> None:
    async with steady() as sim:
        clock = await call_vote(sim)
        await tap(sim, sim.clara, "vote", clock, "1", on=sim.table())
        await sim.restart()
        await sim.advance(27)
        assert not (await scene_of(sim)).match.paused
        await sim.advance(1)
        assert (await scene_of(sim)).match.paused


async def call_start(sim: Sim) -> None:
    """Have the start called before Borys and Clara have confirmed the changed rules."""
    await gather(sim, sim.borys, sim.clara)
    await sim.choose(sim.ada, "quick", on=sim.table())
    await sim.press(sim.ada, "Start", on=sim.table())
    await sim.advance(2)


async def test_a_restart_during_the_thirty_seconds_leaves_confirm_working() -> None:
    async with steady() as sim:
        await call_start(sim)
        await sim.restart()
        await tap(sim, sim.borys, "confirm", on=sim.table())
        assert (await scene_of(sim)).match is None
        await tap(sim, sim.clara, "confirm", on=sim.table())
        assert await counts(sim) == (7, 7, 7)


async def test_a_restart_during_the_thirty_seconds_lets_them_run_out() -> None:
    async with steady() as sim:
        await call_start(sim)
        await tap(sim, sim.borys, "confirm", on=sim.table())
        await sim.restart()
        await sim.advance(27)
        assert (await scene_of(sim)).match is None
        await sim.advance(1)
        assert [one.name for one in (await scene_of(sim)).people] == ["Ada", "Borys"]
        assert await counts(sim) == (7, 7)


async def test_a_restart_leaves_a_pause_standing_and_go_on_working() -> None:
    async with steady() as sim:
        await start_match(sim, "R1 R2 B7 | B1 B2 B3", sim.borys)
        await sim.advance(20)
        await tap(sim, sim.ada, "pause", on=await sim.press(sim.ada, "More", on=sim.table()))
        await sim.advance(2)
        await sim.restart()
        await sim.advance(3600)
        assert await counts(sim) == (3, 3)
        assert "The game is paused" in sim.text(sim.table())
        await sim.press(sim.ada, "Go on", on=sim.table())
        assert await left_on(sim, ClockKind.TURN) == 40
        await sim.advance(40)
        assert (await scene_of(sim)).view(None).phase == Turn(1)


async def test_a_restart_leaves_a_suspended_match_waiting_for_an_owner() -> None:
    async with steady() as sim:
        await start_match(sim, "R1 R2 B7 | Y1 Y2 Y3", sim.borys)
        for who in (sim.ada, sim.borys):
            await tap(sim, who, "sitout", on=await sim.press(who, "More", on=sim.table()))
        await sim.advance(2)
        await sim.restart()
        before = (await scene_of(sim)).revision
        await sim.advance(24 * 3600)
        scene = await scene_of(sim)
        assert (scene.revision, scene.match.suspended) == (before, True)
        assert "The game is waiting" in sim.text(sim.table())
        await sim.press(sim.borys, "My hand", on=sim.table())
        await sim.advance(5)
        scene = await scene_of(sim)
        assert not scene.match.suspended
        assert scene.view(None).phase == Turn(1), "the computer that sits in for Ada has moved"


async def lay_four(sim: Sim) -> None:
    """Have Ada lay a Wild Draw Four against Borys, though she could follow red."""
    await start_match(sim, "W4 R1 R2 | B1 B2", sim.borys)
    await tap(sim, sim.ada, "wild", "W4")
    await tap(sim, sim.ada, "play", "W4", "0", "B")
    await sim.advance(2)


@pytest.mark.parametrize("on_table", [True, False])
async def test_a_restart_before_an_answer_leaves_challenge_working(on_table: bool) -> None:
    async with steady() as sim:
        await lay_four(sim)
        await sim.restart()
        await tap(sim, sim.borys, "challenge", on=sim.table() if on_table else None)
        assert await counts(sim) == (6, 2)
        await sim.advance(2)
        assert "it was a bluff" in sim.text(sim.table())


async def test_a_restart_before_an_answer_lets_its_clock_run_on() -> None:
    async with steady() as sim:
        await time_with(sim, answer=60)
        await lay_four(sim)
        await sim.restart()
        await sim.advance(57)
        assert isinstance((await scene_of(sim)).view(None).phase, Answer)
        await sim.advance(1 + SIGN)
        assert await counts(sim) == (2, 6)


async def test_a_restart_between_rounds_lets_the_next_one_begin_by_itself() -> None:
    async with steady() as sim:
        await start_match(sim, "R1 | B1 B2", sim.borys)
        await tap(sim, sim.ada, "play", "R1")
        await sim.restart()
        await sim.advance(59)
        assert await counts(sim) == (0, 2)
        await sim.advance(1)
        assert min(await counts(sim)) >= 7


async def test_a_restart_of_a_computers_thought_does_not_stop_it() -> None:
    async with steady() as sim:
        await start_match(sim, "R1 R2 B7 | R3 R4 R5 R6", computers=1)
        await tap(sim, sim.ada, "play", "R1")
        await sim.restart()
        await sim.advance(5)
        assert await counts(sim) == (2, 3)
        assert "**Computer 1** played" in sim.text(sim.table())


async def test_a_forgotten_lobby_still_closes_after_a_restart() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        await sim.advance(20 * 60)
        await sim.restart()
        await sim.advance(9 * 60)
        assert (await scene_of(sim)).closed is None
        await sim.advance(2 * 60)
        assert (await scene_of(sim)).closed is Closing.FORGOTTEN
