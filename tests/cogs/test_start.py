"""A new table: where the server and Discord allow it, by the rules that are wished for."""

from typing import Any

import pytest
from simcord import InteractionResult

from bot.engine import PRESETS
from bot.table.people import Occupant
from tests.support.discord_env import Sim, open_sim
from tests.support.rounds import scene_of, steady


async def set_up(sim: Sim, **settings: object) -> None:
    """Give the server settings, as if a moderator had chosen them."""
    await sim.bot.servers.change(sim.guild.id, lambda now: now.model_copy(update=settings))


async def refused(sim: Sim, shown: InteractionResult) -> str:
    """Tell what a private refusal says; no table was opened."""
    assert shown.ephemeral
    assert await sim.bot.tables.in_channel(sim.guild.id, sim.channel.id) is None
    return sim.text(shown)


async def test_start_posts_a_lobby_that_everybody_sees() -> None:
    async with steady() as sim:
        shown = await sim.slash(sim.ada, "uno start", preset="quick", seats=4)
        assert not shown.ephemeral
        assert "**Ada** is the host" in sim.text(shown)
        assert "1 of 4 seats" in sim.text(shown)
        assert "Quick" in sim.text(shown)
        assert (await scene_of(sim)).message_id == sim.table().id


async def test_a_table_that_nobody_has_seen_is_posted_where_a_second_one_is_wanted() -> None:
    """The bot was killed before it answered, and its table held the channel unseen."""
    async with steady() as sim:
        host = Occupant("Ada", sim.ada.id)
        await sim.bot.tables.open_lobby(sim.guild.id, sim.channel.id, host, "quick", PRESETS["quick"])
        shown = await sim.slash(sim.ada, "uno start")
        assert "posted below" in sim.text(shown)
        await sim.advance(1)
        assert (await scene_of(sim)).message_id == sim.table().id


async def test_start_plays_by_the_servers_choice_unless_another_is_made() -> None:
    async with steady() as sim:
        await set_up(sim, preset="quick")
        await sim.slash(sim.ada, "uno start")
        assert (await scene_of(sim)).lobby.preset == "quick"


async def test_a_second_start_leads_to_the_table_that_is_there() -> None:
    async with steady() as sim:
        await sim.slash(sim.ada, "uno start")
        shown = await sim.slash(sim.borys, "uno start")
        assert shown.ephemeral
        assert "[here](https://discord.com/channels/" in sim.text(shown)
        assert f"/{sim.channel.id}/{sim.table().id})" in sim.text(shown)


async def test_two_starts_at_once_open_one_table() -> None:
    async with steady() as sim:
        async with sim.at_once():
            one = await sim.slash(sim.ada, "uno start")
            other = await sim.slash(sim.borys, "uno start")
        assert {bool(one.ephemeral), bool(other.ephemeral)} == {True, False}


async def test_too_many_starts_are_slowed_down() -> None:
    async with steady() as sim:
        for _ in range(3):
            await sim.slash(sim.ada, "uno start")
        assert "Please wait" in sim.text(await sim.slash(sim.ada, "uno start"))
        assert "TooSoon" in "".join(sim.forgive())


async def test_start_in_a_thread_posts_there_and_says_where() -> None:
    async with steady() as sim:
        shown = await sim.ada.slash(sim.channel, "uno start", where="thread")
        (thread,) = sim.channel.threads
        assert shown.ephemeral
        assert f"<#{thread.id}>" in sim.text(shown)
        assert "**Ada** is the host" in sim.text(sim.table(where=thread))
        assert (await scene_of(sim)).channel_id == thread.id
        assert (await scene_of(sim)).message_id == sim.table(where=thread).id


async def test_start_falls_back_to_the_channel_where_threads_are_not_allowed() -> None:
    async with steady() as sim:
        await sim.deny(create_public_threads=True)
        await sim.ada.slash(sim.channel, "uno start", where="thread")
        assert "**Ada** is the host" in sim.text(sim.table())
        assert "thread cannot be made" in sim.text(sim.hand(sim.ada))


async def test_start_falls_back_when_discord_refuses_the_thread() -> None:
    async with steady() as sim:
        sim.fail("POST", "/channels/*/threads", 403, 50013)
        await sim.ada.slash(sim.channel, "uno start", where="thread")
        assert "**Ada** is the host" in sim.text(sim.table())


async def test_start_in_a_thread_keeps_the_game_in_it() -> None:
    async with steady() as sim:
        thread = await sim.thread()
        await sim.slash(sim.ada, "uno start", where=thread)
        assert "**Ada** is the host" in sim.text(sim.table(where=thread))


async def test_start_names_the_permission_that_is_missing() -> None:
    async with steady() as sim:
        await sim.deny(send_messages=True)
        told = await refused(sim, await sim.slash(sim.ada, "uno start"))
        assert "one more permission" in told
        assert "Send Messages" in told


async def test_start_is_for_moderators_where_the_server_says_so() -> None:
    async with steady() as sim:
        await set_up(sim, who_starts="moderators")
        assert "only moderators" in await refused(sim, await sim.slash(sim.borys, "uno start"))
        assert not (await sim.slash(sim.ada, "uno start")).ephemeral


async def test_start_keeps_to_the_channels_that_the_server_allows() -> None:
    async with steady() as sim:
        other = sim.guild.create_text_channel("elsewhere")
        await set_up(sim, channels=(other.id,))
        assert f"<#{other.id}>" in await refused(sim, await sim.slash(sim.ada, "uno start"))
        assert not (await sim.slash(sim.ada, "uno start", where=other)).ephemeral


async def test_a_thread_of_an_allowed_channel_is_allowed() -> None:
    async with steady() as sim:
        await set_up(sim, channels=(sim.channel.id,))
        thread = await sim.thread()
        assert not (await sim.slash(sim.ada, "uno start", where=thread)).ephemeral


async def test_somebody_banned_neither_opens_nor_joins_a_table() -> None:
    async with steady() as sim:
        await set_up(sim, banned=frozenset({sim.borys.id}))
        assert "may not play" in await refused(sim, await sim.slash(sim.borys, "uno start"))
        await sim.slash(sim.ada, "uno start")
        assert "may not play" in sim.text(await sim.press(sim.borys, "Join", on=sim.table()))
        assert "may not play" in sim.text(await sim.slash(sim.borys, "uno join"))
        assert len((await scene_of(sim)).people) == 1


async def test_slow_clocks_let_no_uno_window_run_out() -> None:
    async with steady() as sim:
        timing = (await sim.bot.servers.settings(sim.guild.id)).timing.model_copy(update={"turn": None})
        await set_up(sim, timing=timing)
        await sim.slash(sim.ada, "uno start")
        assert (await scene_of(sim)).lobby.rules.uno_window == 0


@pytest.mark.parametrize("where", ["here", "thread"])
async def test_guests_are_pinged_once_and_nobody_else_is(where: str) -> None:
    async with steady() as sim:
        mark = sim.mark()
        await sim.ada.slash(sim.channel, "uno start", where=where, guest1=sim.borys, guest2=sim.clara)
        place = sim.channel.threads[0] if where == "thread" else sim.channel
        await sim.press(sim.borys, "Join", on=sim.table(where=place))
        await sim.advance(3)
        pinged = [users for request in sim.requests_since(mark) if (users := _pinged(request.body))]
        assert pinged == [{str(sim.borys.id), str(sim.clara.id)}]


def _pinged(body: Any) -> set[str]:
    """Tell whom a message may ping."""
    told = body.get("data", body) if isinstance(body, dict) else {}
    allowed = (told or {}).get("allowed_mentions") or {}
    assert not allowed.get("parse")
    return set(map(str, allowed.get("users", ())))


async def test_settings_that_are_broken_do_not_keep_a_table_from_opening() -> None:
    async with open_sim() as sim:
        await sim.bot.database.settings.save_guild(sim.guild.id, {"preset": "no such", "timing": 5})
        assert not (await sim.slash(sim.ada, "uno start")).ephemeral
