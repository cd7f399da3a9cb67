from typing import Any

import pytest
import sqlalchemy as sa

from bot.table.tickets import person_ticket
from data.schema import tables
from tests.support.discord_env import Sim, open_sim
from tests.support.rounds import deal, put, scene_of, steady


async def lobby(sim: Sim) -> None:
    """Open a lobby with Ada (its host and a moderator) and Borys, whose host may be anybody."""
    await sim.slash(sim.borys, "uno start")
    await sim.slash(sim.clara, "uno join")


async def game(sim: Sim) -> None:
    """Deal to Borys, who is host, and Clara; Ada, who does not play, is the moderator."""
    await lobby(sim)
    await sim.press(sim.borys, "Start", on=sim.table())


async def seated(sim: Sim, who: Any) -> bool:
    """Tell whether somebody has a seat in the lobby or the game, going by what help says to them."""
    text = sim.text(await sim.slash(who, "uno help"))
    return any(said in text for said in ("This is your lobby", "You have a seat", "You are playing"))


async def status(sim: Sim) -> str:
    """Read the status of the newest table in the channel."""
    query = sa.select(tables.c.status).order_by(tables.c.id.desc())
    return str((await sim.bot.database.tables._engine.rows(query))[0][0])


async def spoil(sim: Sim) -> None:
    """Make what is stored of the channel's table unreadable, as a faulty version might."""
    broken = sa.update(tables).values(body='{"what": "is this"}')
    await sim.bot.database.tables._engine.write(lambda connection: connection.execute(broken).rowcount)
    await sim.restart()


async def test_every_order_in_an_empty_channel_says_that_there_is_no_table() -> None:
    async with open_sim() as sim:
        for command in ("end", "pause", "resume", "reset"):
            shown = await sim.slash(sim.ada, f"uno-admin {command}")
            assert shown.ephemeral
            assert "There is no table" in sim.text(shown)
        assert "There is no table" in sim.text(await sim.slash(sim.ada, "uno-admin kick", player=sim.borys))


async def test_kick_takes_a_seat_from_a_lobby() -> None:
    async with open_sim() as sim:
        await lobby(sim)
        shown = await sim.slash(sim.ada, "uno-admin kick", player=sim.clara)
        assert "Clara has no seat" in sim.text(shown)
        assert not await seated(sim, sim.clara)


async def test_kick_takes_a_seat_from_a_game() -> None:
    async with open_sim() as sim:
        await lobby(sim)
        await sim.slash(sim.dima, "uno join")
        await sim.press(sim.borys, "Start", on=sim.table())
        await sim.slash(sim.ada, "uno-admin kick", player=sim.clara)
        assert not await seated(sim, sim.clara)
        assert await seated(sim, sim.dima)


async def test_kick_of_somebody_without_a_seat_says_so() -> None:
    async with open_sim() as sim:
        await game(sim)
        before = sim.text(sim.table())
        assert "Dima has no seat" in sim.text(await sim.slash(sim.ada, "uno-admin kick", player=sim.dima))
        assert sim.text(sim.table()) == before


@pytest.mark.rule("penalty-cheating")
async def test_a_moderator_fines_somebody_and_says_why() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await put(sim, "R1 R2 | B1 B2", rules={"penalty_cheating": 2})
        shown = await sim.slash(sim.ada, "uno-admin fine", player=sim.borys, reason="peeked *twice*")
        assert "Borys is fined" in sim.text(shown)
        await sim.advance(3)
        assert (await scene_of(sim)).view(None).counts == (2, 4)
        told = sim.text(sim.table())
        assert "**Borys** drew 2 cards as a fine" in told
        assert "Why **Borys** was fined: peeked \\*twice\\*" in told
        assert "Why **Borys** was fined" in sim.text(sim.hand(sim.borys))


async def test_a_reason_that_cannot_be_read_is_none() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await put(sim, "R1 R2 | B1 B2", rules={"penalty_cheating": 2})
        await sim.slash(sim.ada, "uno-admin fine", player=sim.borys, reason="\u200b\u2060")
        await sim.advance(3)
        told = sim.text(sim.table())
        assert "**Borys** drew 2 cards as a fine" in told
        assert "Why **Borys** was fined" not in told


async def test_a_fine_is_refused_where_the_rules_know_none() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        shown = await sim.slash(sim.ada, "uno-admin fine", player=sim.borys)
        assert "Fines like that are not part of these rules" in sim.text(shown)


@pytest.mark.rule("penalty-cheating")
async def test_the_host_fines_from_the_menu_and_nobody_else_is_offered_it() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await put(sim, "R1 R2 | B1 B2", rules={"penalty_cheating": 2})
        assert "Fine a cheat" not in sim.text(await sim.press(sim.borys, "More", on=sim.table()))
        menu = await sim.press(sim.ada, "More", on=sim.table())
        whom = person_ticket((await scene_of(sim)).people[1])
        asked = await sim.choose(sim.ada, f"1.{whom}", select="Fine a cheat 2 cards", on=menu)
        await sim.submit(sim.ada, asked, reason="")
        assert "The fine is dealt" in sim.text(menu)
        assert (await scene_of(sim)).view(None).counts == (2, 4)


async def test_end_closes_a_game_without_a_result() -> None:
    async with open_sim() as sim:
        await game(sim)
        await sim.slash(sim.ada, "uno-admin end")
        assert await status(sim) != "open"
        assert await sim.bot.database.results.count(sim.guild.id) == 0
        await sim.slash(sim.ada, "uno start")


async def test_end_closes_a_lobby() -> None:
    async with open_sim() as sim:
        await lobby(sim)
        await sim.slash(sim.ada, "uno-admin end")
        assert await status(sim) == "closed"


async def test_pause_stops_the_clocks_until_resume() -> None:
    async with open_sim() as sim:
        await game(sim)
        await sim.slash(sim.ada, "uno-admin pause")
        paused = sim.text(sim.table())
        await sim.advance(3600)
        assert sim.text(sim.table()) == paused
        await sim.slash(sim.ada, "uno-admin resume")
        assert sim.text(sim.table()) != paused


async def test_reset_clears_a_game_away() -> None:
    async with open_sim() as sim:
        await game(sim)
        assert "The channel is clear" in sim.text(await sim.slash(sim.ada, "uno-admin reset"))
        assert await status(sim) == "closed"
        await sim.slash(sim.ada, "uno start")
        assert await status(sim) == "open"


async def test_reset_works_on_a_table_that_cannot_be_read() -> None:
    async with open_sim() as sim:
        await game(sim)
        await spoil(sim)
        assert "reset" in sim.text(await sim.slash(sim.ada, "uno-admin end"))
        assert "The channel is clear" in sim.text(await sim.slash(sim.ada, "uno-admin reset"))
        assert await status(sim) == "closed"
        sim.forgive()


async def test_a_banned_person_loses_the_seat_and_gets_no_other() -> None:
    async with open_sim() as sim:
        await lobby(sim)
        shown = await sim.slash(sim.ada, "uno-admin ban", player=sim.clara)
        assert "has lost a seat" in sim.text(shown)
        assert not await seated(sim, sim.clara)
        assert (await sim.slash(sim.clara, "uno join")).ephemeral
        await sim.press(sim.clara, "Join", on=sim.table())
        assert not await seated(sim, sim.clara)


async def test_unban_lets_somebody_play_again() -> None:
    async with open_sim() as sim:
        await lobby(sim)
        await sim.slash(sim.ada, "uno-admin ban", player=sim.dima)
        assert "may play again" in sim.text(await sim.slash(sim.ada, "uno-admin unban", player=sim.dima))
        await sim.slash(sim.dima, "uno join")
        assert await seated(sim, sim.dima)


async def test_unban_of_somebody_who_is_not_banned_says_so() -> None:
    async with open_sim() as sim:
        assert "not banned" in sim.text(await sim.slash(sim.ada, "uno-admin unban", player=sim.dima))
