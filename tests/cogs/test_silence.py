"""Silence: whoever of the players writes first pays, and nothing but writing counts."""

from typing import Any

import discord
import pytest
from simcord import ChannelHandle

from bot.table import Pause, Request
from data import StorageGone
from tests.support.discord_env import Sim
from tests.support.matches import start_match
from tests.support.rounds import replace_state, scene_of, steady
from tests.support.tables import given

HANDS = "R2 W R3 B7 | R4 G1 G2 | R5 Y1 Y2"
TWOS, BLACK = {"silence": "twos"}, {"silence": "black"}


async def hush(sim: Sim, hands: str = HANDS, rules: dict[str, Any] = TWOS) -> None:
    """Have Ada ask Borys and Clara for silence, with a Two or with a Wild for blue."""
    await start_match(sim, hands, sim.borys, sim.clara, rules=rules, top="R9")
    if rules is TWOS:
        await sim.slash(sim.ada, "card play", card="R2")
    else:
        await sim.slash(sim.ada, "card play", card="W", colour="B")
    await sim.advance(3)
    assert (await scene_of(sim)).silent


async def counts(sim: Sim) -> tuple[int, ...]:
    return (await scene_of(sim)).view(None).counts


@pytest.mark.rule("silence-twos")
async def test_the_first_who_writes_draws_two_and_the_second_nothing() -> None:
    async with steady() as sim:
        await hush(sim)
        await sim.borys.send(sim.channel, "oh no")
        await sim.clara.send(sim.channel, "ha ha")
        await sim.advance(3)
        assert await counts(sim) == (3, 5, 3)
        assert not (await scene_of(sim)).silent
        assert "**Borys** spoke, and so ended the silence" in sim.text(sim.table())


@pytest.mark.rule("silence-black")
async def test_two_who_write_at_once_cost_one_of_them_two_cards() -> None:
    async with steady() as sim:
        await hush(sim, rules=BLACK)
        async with sim.at_once():
            await sim.clara.send(sim.channel, "shh")
            await sim.borys.send(sim.channel, "you too")
        await sim.advance(3)
        assert sum(await counts(sim)) == 9 + 2


@pytest.mark.rule("silence-black")
async def test_buttons_and_commands_are_no_speech() -> None:
    async with steady() as sim:
        await hush(sim, "R3 W | B4 G1 G2 | R5 Y1 Y2", BLACK)
        await sim.press(sim.ada, "UNO!", on=sim.table())
        await sim.slash(sim.clara, "uno rules")
        await sim.slash(sim.borys, "card play", card="B4")
        assert await counts(sim) == (1, 2, 3)
        assert (await scene_of(sim)).silent
        assert 0 in (await scene_of(sim)).view(None).called


@pytest.mark.rule("silence-black")
async def test_when_the_colour_changes_everybody_may_write_again() -> None:
    async with steady() as sim:
        await hush(sim, "R3 W R1 | B4 G1 G2 | R4 Y1 Y2", BLACK)
        await sim.slash(sim.borys, "card play", card="B4")
        await sim.slash(sim.clara, "card play", card="R4")
        assert not (await scene_of(sim)).silent
        await sim.clara.send(sim.channel, "at last")
        assert await counts(sim) == (2, 2, 2)


@pytest.mark.rule("silence-twos")
async def test_when_the_turn_is_back_everybody_may_write_again() -> None:
    async with steady() as sim:
        await hush(sim)
        await sim.slash(sim.borys, "card play", card="R4")
        await sim.slash(sim.clara, "card play", card="R5")
        await sim.ada.send(sim.channel, "my turn")
        assert await counts(sim) == (3, 2, 2)


@pytest.mark.rule("silence-twos")
async def test_who_does_not_play_may_write_and_so_may_bots() -> None:
    async with steady() as sim:
        await hush(sim)
        await sim.dima.send(sim.channel, "what is going on?")
        await sim.slash(sim.dima, "uno table")
        channel = sim.bot.get_channel(sim.channel.id)
        await channel.send("the bot speaks")
        await sim.env.settle()
        assert (await scene_of(sim)).silent
        assert await counts(sim) == (3, 3, 3)


async def test_a_pause_lets_everybody_write() -> None:
    async with steady() as sim:
        await hush(sim)
        table = await sim.bot.tables.get(1)
        await table.act(Request(sim.ada.id, Pause()))
        await sim.borys.send(sim.channel, "back in a minute")
        assert (await scene_of(sim)).silent
        assert await counts(sim) == (3, 3, 3)


async def hush_in(sim: Sim, where: ChannelHandle) -> None:
    """Have Ada ask Borys for silence at a table in a thread."""
    await sim.slash(sim.ada, "uno start", where=where)
    await sim.slash(sim.borys, "uno join", where=where)
    await sim.press(sim.ada, "Start", on=sim.table(where=where))
    replace_state(await sim.bot.tables.get(1), given("R2 R3 W B7 | R4 G1 G2", rules=TWOS, top="R9"))
    await sim.slash(sim.ada, "card play", where=where, card="R2")
    assert (await scene_of(sim)).silent


@pytest.mark.rule("silence-twos")
async def test_only_the_place_of_the_table_is_to_be_silent() -> None:
    async with steady() as sim:
        thread = await sim.thread()
        await hush_in(sim, thread)
        await sim.borys.send(sim.channel, "out here nobody minds")
        assert await counts(sim) == (3, 3)
        await sim.borys.send(thread, "in here they do")
        assert await counts(sim) == (3, 5)


async def gone(*_: object) -> None:
    """Find no table, since the database is out of reach."""
    raise StorageGone("gone")


async def test_what_somebody_said_is_answered_by_the_table_and_by_an_open_hand_alone() -> None:
    async with steady() as sim:
        await hush(sim)
        before = len(sim.texts(sim.borys))
        await sim.borys.send(sim.channel, "oops")
        await sim.advance(3)
        assert len(sim.texts(sim.borys)) == before + 1
        assert "Your hand · 5 cards" in sim.text(sim.hand(sim.borys))
        assert "breaking the silence" in sim.text(sim.table())
        assert "`silence-twos`" in sim.text(await sim.slash(sim.borys, "uno why"))


async def test_a_message_that_costs_nothing_is_no_refusal() -> None:
    async with steady() as sim:
        await hush(sim)
        await sim.borys.send(sim.channel, "one")
        await sim.clara.send(sim.channel, "two")
        assert sim.bot.tables.trouble(1, sim.clara.id) is None


async def test_a_silence_is_kept_while_its_table_is_out_of_memory() -> None:
    async with steady() as sim:
        await hush(sim)
        sim.bot.tables._drop(1)
        await sim.borys.send(sim.channel, "is anybody there?")
        assert await counts(sim) == (3, 5, 3)


async def test_a_silence_is_kept_after_a_restart() -> None:
    async with steady() as sim:
        await hush(sim)
        await sim.restart()
        await sim.advance(1)
        await sim.borys.send(sim.channel, "are we back?")
        assert await counts(sim) == (3, 5, 3)


async def test_where_nobody_has_to_be_silent_a_message_asks_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async with steady() as sim:
        await start_match(sim, HANDS, sim.borys, sim.clara, rules=TWOS, top="R9")
        asked: list[int] = []
        monkeypatch.setattr(type(sim.bot.tables), "get", lambda _, table_id: asked.append(table_id))
        await sim.borys.send(sim.channel, "hello")
        assert asked == []


async def test_a_database_that_is_gone_is_no_reason_to_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    async with steady() as sim:
        await hush(sim)
        monkeypatch.setattr(type(sim.bot.tables), "get", gone)
        await sim.borys.send(sim.channel, "hello")
        monkeypatch.undo()
        assert await counts(sim) == (3, 3, 3)


async def test_no_message_is_read() -> None:
    async with steady() as sim:
        assert sim.bot.intents == discord.Intents(guilds=True, guild_messages=True)
