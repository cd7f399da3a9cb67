"""Bad days: restarts, dead tokens, deleted messages, lost permissions, slow and broken storage."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.engine.phases import RoundOver, Turn
from data import StorageGone
from tests.support.discord_env import Sim
from tests.support.messages import controls
from tests.support.rounds import deal, end, gather, move, scene_of, set_table, state_of, steady, tap


async def no_clock(sim: Sim) -> None:
    """Play without clocks, so that time can pass."""
    settings = await sim.bot.servers.settings(sim.guild.id)
    timing = settings.timing.model_copy(update={"turn": None, "answer": None, "between_rounds": None})
    await sim.bot.servers.change(sim.guild.id, lambda now: now.model_copy(update={"timing": timing}))


async def chat(sim: Sim, messages: int) -> None:
    """Have people talk in the channel."""
    for number in range(messages):
        await sim.dima.send(sim.channel, f"hello {number}")


def public(sim: Sim) -> list[Any]:
    """List the bot's public messages that have buttons."""
    return [
        message
        for message in sim._all(None)
        if not message.is_ephemeral and any(controls(message.components))
    ]


async def test_a_restart_in_the_lobby_leaves_every_button_working() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        await sim.restart()
        await sim.press(sim.clara, "Join", on=sim.table())
        await sim.press(sim.ada, "Start", on=sim.table())
        assert (await scene_of(sim)).view(None).counts == (7, 7, 7)
        assert "Your hand" in sim.text(sim.hand(sim.ada))


async def test_a_restart_on_a_turn_leaves_the_hand_working() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await sim.restart()
        before = (await scene_of(sim)).revision
        await move(sim)
        assert (await scene_of(sim)).revision > before


async def test_a_restart_before_an_answer_leaves_accept_and_challenge_working() -> None:
    async with steady() as sim:
        await set_table(sim, "W4 R1 R2 | B1 B2", top="R9")
        await tap(sim, sim.ada, "wild", "W4")
        await tap(sim, sim.ada, "play", "W4", "0", "B")
        await sim.advance(2)
        await sim.restart()
        await tap(sim, sim.borys, "accept", on=sim.table())
        assert (await scene_of(sim)).view(None).counts == (2, 6)


async def test_a_restart_while_a_colour_is_chosen_leaves_the_choice_working() -> None:
    async with steady() as sim:
        await set_table(sim, "W R1 R2 B7 | B1 B2", top="R9")
        await tap(sim, sim.ada, "play", "R1")
        await tap(sim, sim.borys, "draw")
        await sim.advance(3)
        if state_of(await scene_of(sim)).drawn is not None:
            await tap(sim, sim.borys, "keep")
            await sim.advance(3)
        await tap(sim, sim.ada, "wild", "W")
        await sim.restart()
        await tap(sim, sim.ada, "play", "W", "0", "B")
        assert (await scene_of(sim)).view(None).colour == "B"


async def test_a_restart_between_rounds_and_after_the_match_leaves_the_buttons_working() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 | B1 B2", top="R9")
        await tap(sim, sim.ada, "play", "R1")
        await sim.advance(3)
        await sim.restart()
        assert isinstance((await scene_of(sim)).view(None).phase, RoundOver)
        await sim.press(sim.ada, "Ready", on=sim.table())
        await sim.press(sim.borys, "Ready", on=sim.table())
        assert isinstance((await scene_of(sim)).view(None).phase, Turn)
        await end(sim, sim.ada)
        await sim.advance(3)
        await sim.restart()
        await sim.press(sim.borys, "Rematch", on=sim.table())
        assert "**Borys** is the host" in sim.text(sim.table())


async def test_after_a_restart_nobodys_hand_is_open_and_my_hand_opens_it() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await sim.restart()
        await sim.press(sim.borys, "My hand", on=sim.table())
        await move(sim)
        await sim.advance(3)
        told = [line for line in sim.text(sim.table()).splitlines() if "hand not opened" in line]
        assert len(told) <= 1


async def test_an_answer_that_comes_too_late_has_happened_and_shows_elsewhere() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        sim.fail("POST", "/interactions/*/*/callback", 404, 10062)
        answer = await tap(sim, sim.ada, "play", "R1")
        assert not answer.acknowledged
        await sim.advance(3)
        assert "**Ada** played" in sim.text(sim.table())
        assert "Your hand · 2 cards" in sim.text(sim.hand(sim.ada))


async def test_a_press_on_the_table_that_is_answered_too_late_shows_by_another_way() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        sim.fail("POST", "/interactions/*/*/callback", 404, 10062)
        await tap(sim, sim.ada, "bot", on=sim.table())
        await sim.advance(3)
        assert "Computer 1" in sim.text(sim.table())


async def test_a_deleted_table_is_posted_anew_with_the_next_move() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        old = sim.table()
        await sim.delete(old)
        await move(sim)
        await sim.advance(3)
        assert sim.table().id != old.id
        assert (await scene_of(sim)).message_id == sim.table().id
        assert len(public(sim)) == 1


async def test_a_deleted_table_is_posted_by_the_bots_own_way_after_a_restart() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        old = sim.table()
        await sim.delete(old)
        await sim.restart()
        await sim.advance(120)
        assert sim.table().id != old.id


async def test_after_fifteen_minutes_the_table_is_edited_by_the_bots_own_way() -> None:
    async with steady() as sim:
        await no_clock(sim)
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        table = sim.table()
        await sim.advance(16 * 60)
        mark = sim.mark()
        await tap(sim, sim.ada, "play", "R1")
        await sim.advance(3)
        assert sim.table().id == table.id
        assert "**Ada** played" in sim.text(table)
        kinds = [request.kind for request in sim.requests_since(mark)]
        assert kinds.count("callback") == 1
        assert set(kinds) == {"callback", "bot"}


async def test_a_token_that_discord_refuses_is_dropped_and_the_table_shown_all_the_same() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        sim.fail("PATCH", "/webhooks/*/*/messages/@original", 401, 50027, times=2)
        await tap(sim, sim.ada, "play", "R1")
        await sim.advance(3)
        assert "**Ada** played" in sim.text(sim.table())


async def test_a_table_is_posted_anew_before_its_message_is_too_old() -> None:
    async with steady() as sim:
        await no_clock(sim)
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        old = sim.table()
        await sim.advance(46 * 60)
        mark = sim.mark()
        await tap(sim, sim.ada, "play", "R1")
        await sim.advance(3)
        assert sim.table().id != old.id
        assert not sim.controls(old)
        posts = [request for request in sim.requests_since(mark) if request.method == "POST"]
        assert [request.kind for request in posts] == ["callback", "followup"]


async def test_a_table_that_the_chat_pushed_out_of_sight_is_posted_anew_with_the_next_move() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        old = sim.table()
        await sim.advance(25)
        await chat(sim, 16)
        assert sim.table().id == old.id
        await move(sim)
        await sim.advance(3)
        assert sim.table().id != old.id
        assert not sim.controls(old)


async def test_a_busy_chat_does_not_make_the_bot_flood_it() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await chat(sim, 16)
        before = sim.table()
        await move(sim)
        await sim.advance(3)
        assert sim.table().id == before.id


async def test_a_press_on_a_table_that_has_moved_leads_to_where_it_is() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        picture, old = sim.picture(sim.table()), sim.table()
        await sim.slash(sim.ada, "uno table")
        await sim.advance(3)
        await sim.press(sim.borys, "My hand", as_seen=picture)
        assert "Your hand" in sim.text(sim.hand(sim.borys))
        assert sim.table().id != old.id


async def test_a_server_error_is_tried_again() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        sim.fail("PATCH", "/webhooks/*/*/messages/@original", 503, times=4)
        await tap(sim, sim.ada, "play", "R1")
        await sim.advance(10)
        assert "**Ada** played" in sim.text(sim.table())
        assert "Your turn" in sim.text(sim.hand(sim.borys))


async def test_a_channel_that_is_shut_to_the_bot_suspends_the_picture_and_not_the_game() -> None:
    async with steady() as sim:
        await no_clock(sim)
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9", draw="Y5")
        await sim.advance(16 * 60)
        before = sim.text(sim.table())
        await sim.deny(view_channel=True)
        await tap(sim, sim.ada, "play", "R1")
        await sim.advance(3)
        assert sim.text(sim.table()) == before
        assert (await scene_of(sim)).view(None).counts == (2, 2)
        await sim.allow_again()
        await sim.slash(sim.borys, "card draw")
        await sim.advance(3)
        assert "**Ada** played" in sim.text(sim.table())


async def test_an_archived_thread_is_posted_into_anew() -> None:
    async with steady() as sim:
        await no_clock(sim)
        thread = await sim.thread()
        await sim.slash(sim.ada, "uno start", where=thread)
        old = sim.table(where=thread)
        await sim.press(sim.borys, "Join", on=old)
        await sim.press(sim.ada, "Start", on=old)
        await sim.advance(16 * 60)
        await sim.archive(thread)
        await sim.slash(sim.ada, "card draw", where=thread)
        await sim.slash(sim.borys, "card draw", where=thread)
        await sim.advance(5)
        assert sim.table(where=thread).id != old.id


async def test_a_bot_that_is_removed_lets_its_tables_rest() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await sim.kick_bot()
        mark = sim.mark()
        await sim.advance(10 * 60)
        assert sim.requests_since(mark) == []


async def test_a_slow_database_has_the_answer_announced_first() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        _delay(sim, 2.0)
        answer = await tap(sim, sim.ada, "play", "R1")
        assert not answer.acknowledged
        await sim.advance(1.6)
        assert answer.deferred
        await sim.advance(3)
        assert "Your hand · 2 cards" in sim.text(sim.hand(sim.ada))


async def test_a_slow_database_has_a_command_announced_privately_first() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        _delay(sim, 2.0)
        answer = await sim.slash(sim.ada, "card play", card="R1")
        await sim.advance(1.6)
        assert answer.deferred
        await sim.advance(3)
        assert "Your hand · 2 cards" in sim.text(sim.hand(sim.ada))


async def test_a_slow_start_is_announced_and_the_lobby_posted_after_it() -> None:
    async with steady() as sim:
        _delay(sim, 2.0, "create")
        answer = await sim.slash(sim.ada, "uno start")
        await sim.advance(1.6)
        assert answer.deferred
        await sim.advance(3)
        assert "**Ada** is the host" in sim.text(sim.table())
        assert (await scene_of(sim)).message_id == sim.table().id
        await sim.press(sim.borys, "Join", on=sim.table())
        await sim.advance(2)
        assert "**Borys**" in sim.text(sim.table())


async def test_a_database_that_is_gone_freezes_the_table_which_says_so_and_thaws_by_itself() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        revision = (await scene_of(sim)).revision
        undo = _break(sim)
        await move(sim)
        assert any("could not be saved" in sim.text(sim.hand(who)) for who in (sim.ada, sim.borys))
        await sim.advance(3)
        assert "stands still" in sim.text(sim.table())
        assert (await scene_of(sim)).revision == revision
        undo()
        await sim.advance(20)
        assert "stands still" not in sim.text(sim.table())
        assert any("frozen" in problem for problem in sim.forgive())


async def test_start_says_when_nothing_can_be_saved() -> None:
    async with steady() as sim:
        _break(sim, "create")
        shown = await sim.slash(sim.ada, "uno start")
        assert shown.ephemeral
        assert "could not be saved" in sim.text(shown)


async def test_a_table_of_another_world_is_no_longer_there() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        picture = sim.picture(sim.table())
        for row in picture.components[0]["components"]:
            for control in row.get("components", []):
                control["custom_id"] = control.get("custom_id", "").replace(":1:", ":99:", 1)
        answer = await sim.press(sim.ada, "My hand", as_seen=picture)
        assert "no longer there" in sim.text(answer)


@pytest.mark.parametrize("what", ["My hand", "UNO!", "Catch", "More"])
async def test_every_button_after_the_end_answers_kindly(what: str) -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        picture = sim.picture(sim.table())
        await end(sim, sim.ada)
        await sim.advance(3)
        answer = await sim.press(sim.borys, what, as_seen=picture)
        assert answer.acknowledged


def _delay(sim: Sim, seconds: float, *names: str) -> None:
    """Make the store's writes take that long."""
    store = sim.bot.database.tables
    for name in names or ("save",):
        prompt = getattr(store, name)

        async def slow(*args: Any, _prompt: Callable[..., Any] = prompt, **options: Any) -> Any:
            await asyncio.sleep(seconds)
            return await _prompt(*args, **options)

        setattr(store, name, slow)


def _break(sim: Sim, *names: str) -> Callable[[], None]:
    """Make the store's writes fail until that is undone."""
    store = sim.bot.database.tables
    broken = names or ("save",)

    async def fail(*args: Any, **options: Any) -> Any:
        raise StorageGone("the disk is gone")

    for name in broken:
        setattr(store, name, fail)

    def undo() -> None:
        for name in broken:
            delattr(store, name)

    return undo
