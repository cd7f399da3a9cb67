"""Pictures for those who ask for them: of a hand, a table and records, beside words, and never in play."""

from collections import Counter
from io import BytesIO
from typing import Any

import discord
import pytest
from PIL import Image
from simcord import InteractionResult, MemberActor

from bot.ui.cooldowns import OFTEN, Cost
from bot.ui.pictures import avatars
from bot.ui.pictures.portraits import LARGEST
from bot.ui.pictures.studio import Studio
from tests.bench.requests import kind_of
from tests.cogs.test_rankings import match
from tests.data.builders import ANN
from tests.support.discord_env import Shown, Sim, open_sim
from tests.support.rounds import deal, gather, move, set_table, steady, tap

HAND = "R1 R2 B7 | G1 Y2"


async def with_pictures(sim: Sim, *people: MemberActor) -> None:
    """Have people set that they want pictures."""
    for who in people:
        await sim.press(who, "Pictures on", on=await sim.slash(who, "uno settings"))


def files(sim: Sim, shown: Shown) -> list[str]:
    """Name the files of a message, each of which can be opened as a picture."""
    named: list[str] = []
    for file in sim._stored(shown).attachments:
        data = sim.env.backend.cdn.get(file["url"])
        assert data is not None
        Image.open(BytesIO(data)).load()
        named.append(file["filename"])
    return named


def described(sim: Sim, shown: Shown) -> str:
    """Read how the one picture of a message is described."""

    def galleries(parts: list[dict[str, Any]]) -> list[str]:
        found = [item["description"] for part in parts if part["type"] == 12 for item in part["items"]]
        return found + [one for part in parts for one in galleries(part.get("components") or [])]

    (description,) = galleries(sim._stored(shown).components)
    return description


def labels(sim: Sim, shown: Shown) -> list[str]:
    return [control.label for control in sim.controls(shown)]


async def test_a_hand_offers_a_picture_to_those_alone_who_have_set_that() -> None:
    async with steady() as sim:
        await with_pictures(sim, sim.ada)
        await set_table(sim, HAND, top="R9")
        assert "Picture" in labels(sim, sim.hand(sim.ada))
        assert "Picture" not in labels(sim, sim.hand(sim.borys))


async def test_a_press_shows_the_hand_as_a_picture_to_its_owner_alone() -> None:
    async with steady() as sim:
        await with_pictures(sim, sim.ada)
        await set_table(sim, HAND, top="R9")
        others = len(sim.texts(sim.borys))
        shown = await sim.press(sim.ada, "Picture", on=sim.hand(sim.ada))
        assert shown.response is not None
        assert shown.response.ephemeral
        assert files(sim, shown) == ["hand.png"]
        assert described(sim, shown) == "Your hand: Red 1; Red 2; Blue 7"
        assert "Red 1" in sim.text(shown)
        assert len(sim.texts(sim.borys)) == others


async def test_a_picture_speaks_the_language_of_its_reader() -> None:
    async with steady() as sim:
        sim.server_speaks("ru")
        sim.speak(sim.ada, "pl")
        await set_table(sim, HAND, top="R9")
        shown = await sim.slash(sim.ada, "uno table", picture=True)
        assert described(sim, shown).startswith(
            "Stół; gra idzie zgodnie z ruchem wskazówek zegara. Ruch: Ada"
        )


@pytest.mark.parametrize(
    ("habit", "asked", "comes"), [(False, True, True), (True, None, True), (True, False, False)]
)
async def test_a_hand_by_command_brings_the_picture_along_where_it_is_wanted(
    habit: bool, asked: bool | None, comes: bool
) -> None:
    async with steady() as sim:
        if habit:
            await with_pictures(sim, sim.ada)
        await set_table(sim, HAND, top="R9")
        mark = sim.mark()
        await sim.slash(sim.ada, "uno hand", **({} if asked is None else {"picture": asked}))
        uploads = [name for one in sim.requests_since(mark) for name in one.uploads]
        assert uploads == (["hand.png"] if comes else [])
        assert any("Your turn" in text for text in sim.texts(sim.ada))


async def test_a_table_as_a_picture_is_private_and_leaves_the_table_where_it_is() -> None:
    async with steady() as sim:
        await set_table(sim, HAND, top="R9")
        table = sim.table()
        shown = await sim.slash(sim.dima, "uno table", picture=True)
        assert shown.ephemeral
        assert files(sim, shown) == ["table.png"]
        assert described(sim, shown) == (
            "The table, with play going clockwise. To move: Ada. On the pile, and how many cards"
            " everybody has: Red 9; Red; Ada: 3; Borys: 2"
        )
        assert sim.table().id == table.id


async def test_more_offers_the_table_as_a_picture_to_those_who_have_set_that() -> None:
    async with steady() as sim:
        await with_pictures(sim, sim.ada)
        await set_table(sim, HAND, top="R9")
        assert "Table as a picture" not in labels(sim, await sim.press(sim.borys, "More", on=sim.table()))
        more = await sim.press(sim.ada, "More", on=sim.table())
        assert files(sim, await sim.press(sim.ada, "Table as a picture", on=more)) == ["table.png"]


async def test_nobody_sees_a_hand_that_is_not_theirs() -> None:
    """The button carries no seat: whoever presses it is shown their own hand, or told that they have none."""
    async with steady() as sim:
        await with_pictures(sim, sim.ada)
        await set_table(sim, HAND, top="R9")
        hand = await sim.slash(sim.borys, "uno hand", picture=True)
        shown = sim.hand(sim.borys)
        assert described(sim, shown) == "Your hand: Yellow 2; Green 1"
        assert hand.ephemeral
        mark = sim.mark()
        await sim.slash(sim.dima, "uno hand", picture=True)
        assert not any(one.uploads for one in sim.requests_since(mark))


@pytest.mark.parametrize("command", ["uno hand", "uno table"])
async def test_a_lobby_has_nothing_to_draw_and_says_so(command: str) -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        mark = sim.mark()
        shown = await sim.slash(sim.ada, command, picture=True)
        assert sim.text(shown)
        assert not any(one.uploads for one in sim.requests_since(mark))


async def test_a_picture_that_discord_does_not_take_leaves_the_words() -> None:
    async with steady() as sim:
        await set_table(sim, HAND, top="R9")
        sim.fail("POST", "/interactions/*/*/callback", 403, 50013)
        shown = await sim.slash(sim.ada, "uno table", picture=True)
        assert "could not be drawn" in sim.text(shown)
        assert "Ada" in sim.text(shown)
        assert files(sim, shown) == []


@pytest.mark.parametrize("error", [OSError("broken file"), MemoryError(), RuntimeError("no more threads")])
async def test_a_picture_that_cannot_be_drawn_leaves_the_words(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def broken(*_: object) -> bytes:
        raise error

    async with steady() as sim:
        await set_table(sim, HAND, top="R9")
        monkeypatch.setattr(Studio, "drawn", broken)
        shown = await sim.slash(sim.ada, "uno table", picture=True)
        assert "could not be drawn" in sim.text(shown)
        assert "picture_not_drawn" in "".join(sim.forgive())


async def test_pictures_on_asking_are_not_had_without_end() -> None:
    async with steady() as sim:
        await set_table(sim, HAND, top="R9")
        for _ in range(OFTEN[Cost.PICTURE][0]):
            assert files(sim, await sim.slash(sim.ada, "uno table", picture=True))
        mark = sim.mark()
        await sim.slash(sim.ada, "uno table", picture=True)
        assert "TooSoon" in "".join(sim.forgive())
        assert not any(one.uploads for one in sim.requests_since(mark))
        assert files(sim, await sim.slash(sim.borys, "uno table", picture=True))
        await sim.advance(61)
        assert files(sim, await sim.slash(sim.ada, "uno table", picture=True))


async def test_a_hand_comes_without_its_picture_where_there_were_too_many() -> None:
    async with steady() as sim:
        await with_pictures(sim, sim.ada)
        await set_table(sim, HAND, top="R9")
        for _ in range(OFTEN[Cost.PICTURE][0]):
            await sim.slash(sim.ada, "uno hand")
        mark = sim.mark()
        shown = await sim.slash(sim.ada, "uno hand")
        assert "Your turn" in sim.text(shown)
        assert not any(one.uploads for one in sim.requests_since(mark))


async def test_play_costs_the_same_requests_and_no_upload_for_those_who_want_pictures() -> None:
    async def played(*who: str) -> Counter[str]:
        async with steady() as sim:
            await with_pictures(sim, *(getattr(sim, name) for name in who))
            await deal(sim, sim.borys)
            await sim.press(sim.ada, "My hand", on=sim.table())
            await sim.press(sim.borys, "My hand", on=sim.table())
            await sim.advance(3)
            mark = sim.mark()
            for _ in range(12):
                await move(sim)
                await sim.advance(2)
            sent = sim.requests_since(mark)
            assert not any(one.uploads for one in sent)
            return Counter(map(kind_of, sent))

    assert await played("ada", "borys") == await played()


async def test_a_profile_is_a_picture_beside_its_words() -> None:
    async with open_sim() as sim:
        await match(sim, sim.borys.id, sim.ada.id)
        await match(sim, sim.borys.id, sim.ada.id, days_ago=3)
        shown = await sim.slash(sim.borys, "uno stats", picture=True)
        assert shown.ephemeral
        assert files(sim, shown) == ["profile.webp"]
        assert "2 matches played, 2 won (100%)" in sim.text(shown)
        assert described(sim, shown).startswith("The record of Borys on this server")
        assert "Rank 1 · 2 points" in described(sim, shown)


async def test_a_profile_without_a_match_is_words_alone() -> None:
    async with open_sim() as sim:
        shown = await sim.slash(sim.borys, "uno stats", picture=True)
        assert files(sim, shown) == []
        assert "No finished match yet" in sim.text(shown)


async def test_records_come_with_a_picture_for_those_who_have_set_that_unless_they_are_for_everyone() -> None:
    async with open_sim() as sim:
        await match(sim, sim.borys.id, sim.ada.id)
        await with_pictures(sim, sim.ada)
        for command in ("uno stats", "uno rankings"):
            assert files(sim, await sim.slash(sim.ada, command))
            assert not files(sim, await sim.slash(sim.ada, command, picture=False))
            assert not files(sim, await sim.slash(sim.ada, command, everyone=True))
            assert not files(sim, await sim.slash(sim.borys, command))


async def test_a_leaderboard_is_a_picture_beside_its_words_with_names_as_the_server_knows_them() -> None:
    async with open_sim() as sim:
        await match(sim, sim.borys.id, sim.ada.id, sim.clara.id)
        shown = await sim.slash(sim.ada, "uno rankings", picture=True)
        assert files(sim, shown) == ["rankings.webp"]
        assert f"<@{sim.borys.id}>" in sim.text(shown)
        assert "1. Borys: 2 (100%); 2. Ada: 0 (0%)" in described(sim, shown)


async def test_a_leaderboard_names_by_number_whom_nobody_can_find() -> None:
    async with open_sim() as sim:
        await match(sim, 1_000, sim.ada.id)
        shown = await sim.slash(sim.ada, "uno rankings", picture=True)
        assert "1. Player 1: 1 (100%); 2. Ada: 0 (0%)" in described(sim, shown)


async def test_whoever_has_left_the_server_keeps_the_name_they_sat_under() -> None:
    async with open_sim() as sim:
        await match(sim, ANN, sim.ada.id)
        shown = await sim.slash(sim.ada, "uno rankings", picture=True)
        assert "1. Ann: 1 (100%)" in described(sim, shown)


async def test_names_are_asked_for_once() -> None:
    async with open_sim() as sim:
        await match(sim, sim.borys.id, sim.ada.id)
        await sim.slash(sim.ada, "uno rankings", picture=True)
        mark = sim.mark()
        await sim.slash(sim.clara, "uno rankings", picture=True)
        assert not [one for one in sim.requests_since(mark) if one.kind == "bot"]


async def test_other_periods_and_pages_of_a_pictured_leaderboard_are_pictured_too() -> None:
    async with open_sim() as sim:
        await match(sim, sim.borys.id, sim.ada.id)
        shown = await sim.slash(sim.ada, "uno rankings", picture=True)
        await sim.press(sim.ada, "This week", on=shown)
        assert files(sim, shown) == ["rankings.webp"]
        assert "[Picture]" not in sim.text(shown)


async def test_rankings_in_words_become_a_picture_by_a_button() -> None:
    async with open_sim() as sim:
        await match(sim, sim.borys.id, sim.ada.id)
        shown = await sim.slash(sim.ada, "uno rankings")
        assert files(sim, shown) == []
        await sim.press(sim.ada, "Picture", on=shown)
        assert files(sim, shown) == ["rankings.webp"]
        assert f"<@{sim.borys.id}>" in sim.text(shown)
        assert len(sim.texts(sim.ada)) == 1


async def test_rankings_for_everyone_are_one_public_message_with_the_picture() -> None:
    async with open_sim() as sim:
        await match(sim, sim.borys.id, sim.ada.id)
        await sim.slash(sim.ada, "uno rankings", everyone=True, picture=True)
        (public,) = [one for one in sim._all(None) if not one.is_ephemeral]
        assert [file["filename"] for file in public.attachments] == ["rankings.webp"]


@pytest.mark.parametrize("command", ["uno rankings", "uno stats"])
async def test_records_for_everyone_do_without_a_picture_where_files_are_not_allowed(command: str) -> None:
    async with open_sim() as sim:
        await match(sim, sim.ada.id, sim.borys.id)
        await sim.deny(attach_files=True)
        await sim.slash(sim.ada, command, everyone=True, picture=True)
        (public,) = [one for one in sim._all(None) if not one.is_ephemeral]
        assert not public.attachments
        assert any("may not attach files" in text and "100%" in text for text in sim.texts(sim.borys))


async def test_records_whose_picture_discord_refuses_are_told_in_words() -> None:
    async with open_sim() as sim:
        await match(sim, sim.ada.id, sim.borys.id)
        sim.fail("PATCH", "/webhooks/*/*/messages/@original", 403, 50013)
        shown = await sim.slash(sim.ada, "uno stats", picture=True)
        assert files(sim, shown) == []
        assert "1 match played" in sim.text(shown)
        assert "could not be drawn" in sim.text(shown)


async def test_records_say_so_where_there_were_too_many_pictures() -> None:
    async with open_sim() as sim:
        await match(sim, sim.ada.id, sim.borys.id)
        for _ in range(OFTEN[Cost.PICTURE][0]):
            await sim.slash(sim.ada, "uno stats", picture=True)
        shown = await sim.slash(sim.ada, "uno stats", picture=True)
        assert files(sim, shown) == []
        assert "1 match played" in sim.text(shown)
        assert "No picture this time" in sim.text(shown)


def _photo() -> bytes:
    file = BytesIO()
    Image.new("RGB", (128, 128), (255, 0, 200)).save(file, "PNG")
    return file.getvalue()


async def _pictured(sim: Sim) -> InteractionResult:
    return await sim.slash(sim.ada, "uno stats", picture=True)


async def test_an_avatar_is_fetched_once_and_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bytes | None] = []
    decoded = avatars._decoded
    monkeypatch.setattr(
        avatars, "_decoded", lambda avatar, size: seen.append(avatar) or decoded(avatar, size)
    )
    async with open_sim() as sim:
        await match(sim, sim.ada.id, sim.borys.id)
        await _pictured(sim)
        sim.env.backend.users[sim.ada.id].avatar = "a" * 32
        await _pictured(sim)
        url = f"{discord.Asset.BASE}/avatars/{sim.ada.id}/{'a' * 32}.png?size=128"
        sim.env.backend.cdn._blobs[url] = _photo()
        await _pictured(sim)
        del sim.env.backend.cdn._blobs[url]
        await _pictured(sim)
    assert seen == [None, None, _photo(), _photo()]


async def test_an_avatar_that_is_far_too_large_is_neither_kept_nor_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def swollen(*_: object) -> bytes:
        return _photo() + bytes(LARGEST)

    async with open_sim() as sim:
        await match(sim, sim.ada.id, sim.borys.id)
        plain = sim.env.backend.cdn.get(sim._stored(await _pictured(sim)).attachments[0]["url"])
        sim.env.backend.users[sim.ada.id].avatar = "a" * 32
        monkeypatch.setattr(discord.Asset, "read", swollen)
        shown = await _pictured(sim)
        assert sim.env.backend.cdn.get(sim._stored(shown).attachments[0]["url"]) == plain
        assert not sim.bot.studio.portraits._avatars


async def test_an_avatar_that_does_not_come_holds_nothing_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> bytes:
        raise TimeoutError

    async with open_sim() as sim:
        await match(sim, sim.ada.id, sim.borys.id)
        sim.env.backend.users[sim.ada.id].avatar = "a" * 32
        monkeypatch.setattr(discord.Asset, "read", never)
        assert files(sim, await _pictured(sim)) == ["profile.webp"]


async def test_a_picture_of_records_is_announced_before_it_is_drawn() -> None:
    async with open_sim() as sim:
        await match(sim, sim.ada.id, sim.borys.id)
        mark = sim.mark()
        await _pictured(sim)
        callback, answer = [one for one in sim.requests_since(mark) if one.kind != "bot"]
        assert callback.body["type"] == 5
        assert not callback.uploads
        assert answer.uploads == ["profile.webp"]


async def test_a_round_that_is_over_still_shows_ones_own_cards_or_says_that_there_are_none() -> None:
    async with steady() as sim:
        await with_pictures(sim, sim.ada)
        await set_table(sim, "R1 | G1 Y2", top="R9")
        hand = sim.hand(sim.ada)
        await tap(sim, sim.ada, "call")
        await tap(sim, sim.ada, "play", "R1")
        await sim.advance(10)
        mark = sim.mark()
        await sim.slash(sim.ada, "uno hand")
        assert not any(one.uploads for one in sim.requests_since(mark))
        assert hand
