"""Presses that no screen of ours offers: tables of other servers, impossible numbers, seats one has not."""

from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

from bot.engine.phases import Turn
from tests.support.discord_env import Sim
from tests.support.rounds import deal, end, gather, scene_of, steady, tap


async def forge(sim: Sim, who: MemberActor, custom_id: str, on: Any = None) -> InteractionResult:
    """Press a button of a message as if it carried this."""
    picture = sim.picture(on or sim.table())
    row = next(part for part in picture.components[0]["components"] if part["type"] == 1)
    row["components"][0]["custom_id"] = custom_id
    return await sim.press(who, custom_id, as_seen=picture)


@pytest.mark.parametrize("custom_id", ["u1:end2:1:", "u1:hand:1:", "u1:join:1:", "u1:rematch:1:"])
async def test_a_table_of_another_server_is_not_there(custom_id: str) -> None:
    """Who looked after one server could end the matches of every other one."""
    async with steady() as sim:
        await deal(sim, sim.borys)
        eve = sim.env.create_user("eve", global_name="Eve")
        elsewhere = sim.env.create_guild("Elsewhere", owner=eve)
        channel = elsewhere.create_text_channel("games")
        stranger = elsewhere.add_member(eve)
        await sim.env.settle()
        await sim.slash(stranger, "uno start", where=channel)
        answer = await forge(sim, stranger, custom_id, on=sim.table(where=channel))
        assert "no longer there" in sim.text(answer)
        assert isinstance((await scene_of(sim)).view(None).phase, Turn)


@pytest.mark.parametrize("number", ["9223372036854775808", "9999999999999999999", "١"])
async def test_a_number_that_no_table_can_have_is_answered_kindly(number: str) -> None:
    """SQLite takes no number beyond 64 bits, and the press failed with a code instead of an answer."""
    async with steady() as sim:
        await gather(sim)
        answer = await forge(sim, sim.ada, f"u1:hand:{number}:")
        assert "older version" in sim.text(answer)


async def test_who_has_no_seat_hears_how_to_get_one() -> None:
    """A lobby has no More, and neither has a match that is over; people were sent there all the same."""
    async with steady() as sim:
        await gather(sim, sim.borys)
        said = sim.text(await tap(sim, sim.dima, "stand", on=sim.table()))
        assert ("**Join**" in said, "**More**" in said) == (True, False)
        await sim.press(sim.ada, "Start", on=sim.table())
        assert "**More**" in sim.text(await sim.press(sim.dima, "My hand", on=sim.table()))
        picture = sim.picture(sim.table())
        await end(sim, sim.ada)
        await sim.advance(3)
        said = sim.text(await sim.press(sim.dima, "My hand", as_seen=picture))
        assert ("**Rematch**" in said, "**More**" in said) == (True, False)
