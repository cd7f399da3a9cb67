"""Losses: people who are gone, a process that dies in a press, a database that will not write."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest
import sqlalchemy as sa
from simcord import InteractionResult, MemberActor, SetupError

from bot.engine import Standing
from bot.engine.phases import Turn
from bot.table.tickets import person_ticket
from tests.support.discord_env import Sim
from tests.support.matches import start_match
from tests.support.rounds import scene_of, state_of, steady, tap

HANDS = "R1 R2 B7 | B1 B2 B3"


async def counts(sim: Sim) -> tuple[int, ...]:
    """Count everybody's cards."""
    return (await scene_of(sim)).view(None).counts


def kick(sim: Sim, who: MemberActor) -> None:
    """Throw somebody out of the server."""
    sim.env.backend.remove_member(sim.guild.id, who.id)


def ban(sim: Sim, who: MemberActor) -> None:
    """Throw somebody out of the server for good."""
    sim.env.backend.apply_ban(sim.guild.id, who.id, None)


def delete_account(sim: Sim, who: MemberActor) -> None:
    """Have somebody's account deleted: Discord knows neither them nor what was shown to them alone."""
    shown_by = sim.bot.presenter.tokens.alive(1, who.id).token
    kick(sim, who)
    sim.fail("PATCH", f"/webhooks/*/{shown_by}/messages/*", 404, 10008, times=None)


@pytest.mark.parametrize("lose", [kick, ban, delete_account])
async def test_a_player_who_is_gone_from_the_server_dallies_and_a_computer_plays_on(
    lose: Callable[[Sim, MemberActor], None],
) -> None:
    async with steady() as sim:
        await start_match(sim, HANDS, sim.borys, turn=1, draw="G1 G2 G3 G4 G5 G6 G7 G8")
        await sim.advance(5)
        lose(sim, sim.borys)
        await sim.env.settle()
        with pytest.raises(SetupError):
            await sim.press(sim.borys, "My hand", on=sim.table())
        for _ in range(3):
            assert (await scene_of(sim)).view(None).phase == Turn(1)
            await sim.advance(60)
            await tap(sim, sim.ada, "draw")
        await sim.advance(5)
        assert (await scene_of(sim)).view(None).computers == {1}
        assert (await scene_of(sim)).view(None).phase == Turn(0)
        lines = sim.text(sim.table()).splitlines()
        assert any("Borys" in line and "a computer plays" in line for line in lines)
        assert "Your turn" in sim.text(sim.hand(sim.ada))


async def test_a_reminder_that_reaches_nobody_is_no_error_and_the_turn_runs_out_all_the_same() -> None:
    async with steady() as sim:
        await start_match(sim, HANDS, sim.borys, turn=1)
        await sim.advance(5)
        kick(sim, sim.borys)
        mark = sim.mark()
        sim.fail("POST", "/webhooks/*/*", 404, 10013)
        sim.fail("POST", "/channels/*/messages", 403, 50001)
        await sim.advance(26)
        tried = [request.kind for request in sim.requests_since(mark) if request.method == "POST"]
        assert tried == ["followup", "bot"]
        assert not any("the table waits for you" in text for text in sim.texts(sim.dima))
        assert sim.problems == []
        await sim.advance(30)
        assert (await scene_of(sim)).view(None).phase == Turn(0)


async def test_a_host_who_is_gone_can_be_voted_out_by_the_others() -> None:
    async with steady() as sim:
        await start_match(sim, "R1 R2 B7 | B1 B2 B3 | G1 G2 G3", sim.borys, sim.clara)
        kick(sim, sim.ada)
        await choose_to_remove(sim, sim.borys, 0)
        await vote_for(sim, sim.clara)
        scene = await scene_of(sim)
        assert state_of(scene).standing[0] is Standing.LEFT
        assert scene.host == 1
        await sim.advance(2)
        assert "**Ada** was removed" in sim.text(sim.table())


async def choose_to_remove(sim: Sim, who: MemberActor, seat: int) -> InteractionResult:
    """Choose somebody in the menu for removing players."""
    menu = await sim.press(who, "More", on=sim.table())
    whom = person_ticket((await scene_of(sim)).people[seat])
    told = await sim.choose(who, f"{seat}.{whom}", on=menu)
    await sim.advance(2)
    return told


async def vote_for(sim: Sim, who: MemberActor) -> InteractionResult:
    """Press for the one motion on the table."""
    (vote,) = state_of(await scene_of(sim)).matters
    return await tap(sim, who, "vote", str(vote.clock), "1", on=sim.table())


async def test_the_host_removes_a_player_at_once() -> None:
    async with steady() as sim:
        await start_match(sim, "R1 R2 B7 | B1 B2 B3 | G1 G2 G3", sim.borys, sim.clara)
        told = await choose_to_remove(sim, sim.ada, 2)
        assert "**Clara** has no seat" in sim.text(told)
        scene = await scene_of(sim)
        assert state_of(scene).standing[2] is Standing.LEFT
        assert state_of(scene).matters == ()
        assert "**Clara** was removed" in sim.text(sim.table())
        answer = await sim.press(sim.clara, "My hand", on=sim.table())
        assert "Your hand" not in sim.text(answer)


async def test_the_seat_is_taken_back_from_the_menu_which_becomes_the_hand() -> None:
    """Opening the menu brings its owner back, unless nothing can be saved then: that menu has the button."""
    async with steady() as sim:
        await start_match(sim, HANDS, sim.borys)
        await tap(sim, sim.borys, "sitout", on=await sim.press(sim.borys, "More", on=sim.table()))
        await sim.advance(5)
        async with locked(sim):
            menu = await sim.press(sim.borys, "More", on=sim.table())
        assert "table_frozen" in "".join(sim.forgive())
        answer = await sim.press(sim.borys, "Take my seat back", on=menu)
        assert (await scene_of(sim)).view(None).computers == frozenset()
        assert "Your hand · 3 cards" in sim.text(answer)
        await sim.advance(2)
        assert "**Borys** is back" in sim.text(sim.table())


async def propose(sim: Sim, who: MemberActor, *labels: str) -> None:
    """Press one's way through the menu."""
    shown: Any = await sim.press(who, "More", on=sim.table())
    for label in labels:
        shown = await sim.press(who, label, on=shown)
    assert shown.acknowledged
    await sim.advance(2)


async def test_a_guest_puts_a_pause_and_then_its_end_to_the_vote() -> None:
    async with steady() as sim:
        await start_match(sim, "R1 R2 B7 | B1 B2 B3 | G1 G2 G3", sim.borys, sim.clara)
        await propose(sim, sim.borys, "Vote to pause")
        assert not (await scene_of(sim)).match.paused
        assert "**Vote:** pause the game? 1 for, 0 against, 3 may vote" in sim.text(sim.table())
        await vote_for(sim, sim.clara)
        assert (await scene_of(sim)).match.paused
        await sim.advance(2)
        assert "The game is paused" in sim.text(sim.table())
        await propose(sim, sim.clara, "Vote to go on")
        assert (await scene_of(sim)).match.paused
        await vote_for(sim, sim.borys)
        await sim.advance(2)
        assert not (await scene_of(sim)).match.paused
        assert "The game is paused" not in sim.text(sim.table())


async def test_a_guest_puts_the_end_to_the_vote() -> None:
    async with steady() as sim:
        await start_match(sim, "R1 R2 B7 | B1 B2 B3 | G1 G2 G3", sim.borys, sim.clara)
        await propose(sim, sim.borys, "Vote to end the match", "Put it to the vote")
        assert not (await scene_of(sim)).over
        assert "**Vote:** end the match?" in sim.text(sim.table())
        await vote_for(sim, sim.clara)
        assert (await scene_of(sim)).over
        await sim.advance(2)
        assert "The table voted to end it" in sim.text(sim.table())


@contextmanager
def heard(sim: Sim) -> Any:
    """Overhear what Discord sends of presses, to send it once more."""
    told: list[Any] = []
    emit = sim.env.backend.emit

    def overhear(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            told.append(payload)
        emit(event, payload)

    sim.env.backend.emit = overhear
    try:
        yield told
    finally:
        sim.env.backend.emit = emit


async def press_and_die(sim: Sim, *, after_commit: bool) -> Any:
    """Kill the bot while Ada's play is being saved, and start it again; give the press as Discord sent it."""
    store = sim.bot.database.tables
    prompt = store.save

    async def slow(step: Any) -> int:
        if not after_commit:
            await asyncio.sleep(2)
        revision = await prompt(step)
        if after_commit:
            await asyncio.sleep(2)
        return revision

    store.save = slow
    with heard(sim) as told:
        answer = await tap(sim, sim.ada, "play", "R1")
        await sim.advance(1)
    assert not answer.acknowledged
    await sim.restart()
    (payload,) = told
    return payload


async def press_again(sim: Sim, payload: Any) -> None:
    """Deliver a press once more, as a gateway may after it was resumed."""
    sim.env.backend.emit("INTERACTION_CREATE", payload)
    await sim.env.settle()


async def test_a_bot_that_is_killed_before_a_press_is_saved_has_done_nothing() -> None:
    async with steady() as sim:
        await start_match(sim, HANDS, sim.borys)
        await press_and_die(sim, after_commit=False)
        await sim.advance(2)
        assert await counts(sim) == (3, 3)
        assert (await scene_of(sim)).view(None).phase == Turn(0)
        await tap(sim, sim.ada, "play", "R1")
        assert await counts(sim) == (2, 3)


async def test_a_bot_that_is_killed_after_a_press_was_saved_has_done_it_and_shows_it() -> None:
    async with steady() as sim:
        await start_match(sim, HANDS, sim.borys)
        await press_and_die(sim, after_commit=True)
        assert await counts(sim) == (2, 3)
        assert (await scene_of(sim)).view(None).phase == Turn(1)
        await sim.press(sim.borys, "My hand", on=sim.table())
        await sim.advance(2)
        assert "**Ada** played" in sim.text(sim.table())


async def test_what_was_saved_before_the_bot_was_killed_shows_with_the_next_clock_if_nobody_presses() -> None:
    async with steady() as sim:
        await start_match(sim, HANDS, sim.borys)
        await press_and_die(sim, after_commit=True)
        await sim.advance(32)
        assert "**Ada** played" in sim.text(sim.table())


@pytest.mark.parametrize("after_commit", [True, False])
async def test_a_press_that_comes_again_after_a_restart_is_done_once(after_commit: bool) -> None:
    async with steady() as sim:
        await start_match(sim, "R1 R1 B7 | B1 B2 B3", sim.borys)
        payload = await press_and_die(sim, after_commit=after_commit)
        await press_again(sim, payload)
        assert await counts(sim) == (2, 3)
        await press_again(sim, payload)
        assert await counts(sim) == (2, 3)
        assert "Your hand · 2 cards" in sim.text(sim.hand(sim.ada))


async def run(sim: Sim, *statements: str) -> Any:
    """Run SQL on the bot's own connection; give the rows of the last statement."""
    engine = sim.bot.database.tables._engine

    def work(connection: sa.Connection) -> Any:
        for statement in statements:
            result = connection.exec_driver_sql(statement)
        return result.all() if result.returns_rows else []

    return await engine.write(work)


@asynccontextmanager
async def locked(sim: Sim) -> AsyncGenerator[None]:
    """Let another process hold the database."""
    listed = await run(sim, "PRAGMA busy_timeout=0", "PRAGMA database_list")
    path = next(path for _, name, path in listed if name == "main")
    rival = sqlite3.connect(path, isolation_level=None)
    rival.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        rival.execute("ROLLBACK")
        rival.close()


@asynccontextmanager
async def full(sim: Sim) -> AsyncGenerator[None]:
    """Let the disk be full: every step writes more than there is room for."""
    await run(
        sim,
        "CREATE TABLE ballast (stone BLOB)",
        "CREATE TRIGGER heavy BEFORE UPDATE ON tables "
        "BEGIN INSERT INTO ballast VALUES (zeroblob(500000)); END",
    )
    await run(sim, "PRAGMA max_page_count=1")
    try:
        yield
    finally:
        await run(sim, "PRAGMA max_page_count=1000000", "DROP TRIGGER heavy")


@pytest.mark.parametrize(("trouble", "called"), [(locked, "busy"), (full, "full")])
async def test_a_database_that_will_not_write_freezes_the_table_which_says_so_and_goes_on_by_itself(
    trouble: Any, called: str
) -> None:
    async with steady() as sim:
        await start_match(sim, HANDS, sim.borys)
        await sim.advance(5)
        async with trouble(sim):
            answer = await tap(sim, sim.ada, "play", "R1")
            assert "could not be saved" in sim.text(answer)
            assert "Your hand · 3 cards" in sim.text(answer)
            await sim.advance(3)
            assert "The game stands still" in sim.text(sim.table())
            await sim.advance(120)
            assert await counts(sim) == (3, 3)
        (problem,) = sim.forgive()
        assert "table_frozen" in problem
        assert called in problem
        await sim.advance(31)
        assert "The game stands still" not in sim.text(sim.table())
        assert (await scene_of(sim)).view(None).phase == Turn(0)
        await tap(sim, sim.ada, "play", "R1")
        assert await counts(sim) == (2, 3)


@pytest.mark.parametrize(
    ("path", "times", "restarted"),
    [("/webhooks/*/*/messages/@original", 6, False), ("/channels/*/messages/*", 3, True)],
)
async def test_a_table_that_discord_has_no_time_for_is_shown_a_little_later_as_it_is_then(
    path: str, times: int, restarted: bool
) -> None:
    """Too many requests: by the token of a press, and by the bot's own where a restart has lost that."""
    async with steady() as sim:
        await start_match(sim, HANDS, sim.borys, draw="G5")
        await sim.advance(5)
        if restarted:
            await sim.restart()
        sim.fail("PATCH", path, 429, times=times)
        await tap(sim, sim.ada, "play", "R1")
        assert "**Ada** played" not in sim.text(sim.table())
        await sim.slash(sim.borys, "card draw")
        await sim.advance(20)
        shown = sim.text(sim.table())
        assert "**Ada** played" in shown
        assert "**Borys** drew a card" in shown
        assert "**Ada** is to play" in shown
