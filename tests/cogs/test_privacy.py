"""`/uno privacy`: whoever asks gets all that is stored about him, and has it deleted, in all servers."""

import asyncio
import gzip
import sys
from typing import Any

import orjson
import pytest
from simcord import InteractionResult, MemberActor

from bot.config import Settings
from bot.ui.cooldowns import OFTEN, Cost
from cogs import privacy
from data import StorageGone
from tests.cogs.test_rankings import match
from tests.support.discord_env import Sim, open_sim
from tests.support.matches import start_match
from tests.support.rounds import gather, scene_of


def sent(sim: Sim, shown: InteractionResult) -> tuple[str, bytes]:
    """Give the name and the contents of the one file of an answer."""
    assert shown.response is not None
    (file,) = shown.response.attachments
    data = sim.env.backend.cdn.get(file.url)
    assert data is not None
    return file.filename, data


async def my_data(sim: Sim, who: MemberActor) -> Any:
    """Ask for the file, and read it."""
    asked = await sim.slash(who, "uno privacy")
    shown = await sim.press(who, "My data as a file", on=asked)
    assert shown.response is not None
    assert shown.response.ephemeral
    name, data = sent(sim, shown)
    assert name == privacy.FILE
    return orjson.loads(data)


async def delete(sim: Sim, who: MemberActor) -> str:
    """Have everything deleted, and read the answer."""
    asked = await sim.slash(who, "uno privacy")
    await sim.press(who, "Delete my data", on=asked)
    await sim.press(who, "Delete it all", on=asked)
    return sim.text(asked)


@pytest.mark.parametrize(
    ("days", "told"), [(0, "kept until you delete"), (1, "after one day"), (90, "after 90 days")]
)
async def test_what_is_kept_and_how_long_is_told_in_private(days: int, told: str, tmp_path: Any) -> None:
    settings = Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'x.db'}", keep_finished_days=days)
    async with open_sim(settings) as sim:
        shown = await sim.slash(sim.ada, "uno privacy")
        assert shown.ephemeral
        assert told in sim.text(shown)


async def test_the_file_holds_seats_presses_results_settings_and_bans() -> None:
    async with open_sim() as sim:
        await start_match(sim, "R5 R6 | G1 G2", sim.borys, top="R9")
        await match(sim, sim.borys.id, sim.ada.id)
        await sim.press(sim.ada, lambda one: ":R5:" in one.custom_id, on=sim.hand(sim.ada))
        await sim.bot.tables.habits.change(sim.ada.id, hints=False)
        banned = {"banned": frozenset({sim.ada.id})}
        await sim.bot.servers.change(sim.guild.id, lambda now: now.model_copy(update=banned))
        found = await my_data(sim, sim.ada)
        assert found["person"] == str(sim.ada.id)
        assert found["settings"] == {"hints": False, "welcome": "given"}
        assert found["banned_on"] == [str(sim.guild.id)]
        (result,) = found["results"]
        assert (result["place"], result["won"], result["guild_id"]) == (2, False, str(sim.guild.id))
        (seat,) = [seat for seat in found["seats"] if seat["channel_id"] == str(sim.channel.id)]
        assert (seat["seat"], seat["name"]) == (0, "Ada")
        deeds = [deed["is"] for press in seat["presses"] for deed in press["did"]]
        assert deeds.count("PlayCards") == 1
        assert not any(deed.get("seat", 0) for press in seat["presses"] for deed in press["did"])


async def test_the_file_names_nobody_else() -> None:
    async with open_sim() as sim:
        await match(sim, sim.borys.id, sim.ada.id)
        await gather(sim, sim.borys, sim.clara)
        text = str(await my_data(sim, sim.ada))
        assert "Ada" in text
        assert not any(word in text for word in ("Borys", "Clara", str(sim.borys.id), str(sim.clara.id)))


async def test_an_invitation_is_in_the_file() -> None:
    async with open_sim() as sim:
        await sim.slash(sim.ada, "uno start", guest1=sim.dima)
        assert (await my_data(sim, sim.dima))["invitations"] == ["1"]
        assert (await my_data(sim, sim.clara))["invitations"] == []


async def test_a_file_too_large_for_discord_is_packed(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_sim() as sim:
        # Every bot that starts loads the cogs anew.
        monkeypatch.setattr(sys.modules["cogs.privacy"], "LARGEST", 10)
        asked = await sim.slash(sim.ada, "uno privacy")
        shown = await sim.press(sim.ada, "My data as a file", on=asked)
        assert "gzip" in sim.text(shown)
        name, data = sent(sim, shown)
        assert name.endswith(".json.gz")
        assert orjson.loads(gzip.decompress(data))["person"] == str(sim.ada.id)


async def test_a_file_that_takes_long_is_announced_and_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_sim() as sim:
        asked = await sim.slash(sim.ada, "uno privacy")
        gather_seats = sim.bot.database.people.seats

        async def take_long(user_id: int) -> Any:
            await asyncio.sleep(2)
            return await gather_seats(user_id)

        monkeypatch.setattr(sim.bot.database.people, "seats", take_long)
        shown = await sim.press(sim.ada, "My data as a file", on=asked)
        await sim.advance(1.6)
        assert shown.deferred
        await sim.advance(3)
        (file,) = sim.hand(sim.ada).attachments
        assert file.filename == privacy.FILE


async def test_deleting_asks_first_and_says_what_becomes_of_a_seat() -> None:
    async with open_sim() as sim:
        await start_match(sim, "R5 R6 | G1 G2 | Y1 Y2", sim.borys, sim.clara, top="R9")
        asked = await sim.slash(sim.ada, "uno privacy")
        await sim.press(sim.ada, "Delete my data", on=asked)
        assert "You give up your seat there for good" in sim.text(asked)
        assert (await scene_of(sim)).seat_of(sim.ada.id) == 0
        of_dima = await sim.slash(sim.dima, "uno privacy")
        await sim.press(sim.dima, "Delete my data", on=of_dima)
        assert "You sit at no table now" in sim.text(of_dima)


async def test_after_deleting_nothing_is_left_and_the_table_goes_on() -> None:
    async with open_sim() as sim:
        await start_match(sim, "R5 R6 | G1 G2 | Y1 Y2", sim.borys, sim.clara, top="R9")
        await match(sim, sim.ada.id, sim.borys.id)
        await sim.bot.tables.habits.change(sim.ada.id, hints=False)
        assert "you gave up a seat" in await delete(sim, sim.ada)
        assert (await scene_of(sim)).seat_of(sim.ada.id) is None
        assert "Ada" not in sim.text(sim.table())
        assert f"<@{sim.ada.id}>" not in sim.text(await sim.slash(sim.borys, "uno rankings"))
        await sim.press(sim.borys, lambda one: one.custom_id.startswith("u1:draw:"))
        found = await my_data(sim, sim.ada)
        assert [found[part] for part in ("settings", "seats", "invitations", "results", "banned_on")] == [
            {}, [], [], [], [],
        ]  # fmt: skip


async def test_whoever_deletes_may_play_again() -> None:
    async with open_sim() as sim:
        await gather(sim, sim.borys)
        assert "you gave up a seat" in await delete(sim, sim.borys)
        await sim.press(sim.borys, "Join", on=sim.table())
        assert (await scene_of(sim)).seat_of(sim.borys.id) == 1


async def test_a_ban_outlasts_its_persons_data() -> None:
    async with open_sim() as sim:
        await sim.slash(sim.ada, "uno-admin ban", player=sim.borys)
        assert "nothing is stored" in await delete(sim, sim.borys)
        assert (await my_data(sim, sim.borys))["banned_on"] == [str(sim.guild.id)]


async def test_what_is_asked_for_too_often_is_refused_kindly() -> None:
    async with open_sim() as sim:
        asked = await sim.slash(sim.ada, "uno privacy")
        for _ in range(OFTEN[Cost.PERSON][0]):
            await sim.press(sim.ada, "My data as a file", on=asked)
        shown = await sim.press(sim.ada, "My data as a file", on=asked)
        assert shown.response is not None
        assert not shown.response.attachments


async def test_a_database_that_is_down_is_told_and_nothing_is_half_deleted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_sim() as sim:
        await gather(sim, sim.borys)

        async def fail(*_: object) -> None:
            raise StorageGone("The database cannot be reached.")

        with monkeypatch.context() as patch:
            patch.setattr(sim.bot.database.people, "forget", fail)
            assert "Delete it all" in await delete(sim, sim.borys)
        assert "nothing is stored" in await delete(sim, sim.borys)
