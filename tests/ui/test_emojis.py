"""Application emojis: made once, replaced when the art changes, and never in the way of the bot."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
import simcord
from discord.ext import commands

from bot.engine import Colour
from bot.engine.cards import COLOURED_FACES
from bot.ui import emojis as module
from bot.ui.art import CLASSIC, UnknownTile, all_tiles, art_hash, fallback
from bot.ui.emojis import GIVE_UP_AFTER, LOOK_AGAIN, LOOK_SOON, PROGRESS_EVERY, Emojis, SyncReport
from data.database import Database
from data.records import EmojiRow
from tests.support.virtual_time import Now, in_virtual_time

APPLICATION = 42
TOTAL = len(all_tiles())


@dataclass(frozen=True, slots=True)
class Row:
    name: str
    application_id: int
    emoji_id: int
    art_hash: str


@dataclass
class FakeStore:
    rows: dict[tuple[int, str], Row] = field(default_factory=dict)
    broken: bool = False

    async def all(self, application_id: int) -> list[Row]:
        return [row for (owner, _), row in self.rows.items() if owner == application_id]

    async def replace(self, application_id: int, rows: Iterable[Row]) -> None:
        if self.broken:
            raise RuntimeError("the disk is full")
        others = {key: row for key, row in self.rows.items() if key[0] != application_id}
        self.rows = others | {(application_id, row.name): row for row in rows}


@dataclass
class FakeEmoji:
    name: str
    id: int
    client: "FakeClient"

    async def delete(self) -> None:
        self.client.spend()
        del self.client.there[self.name]


@dataclass
class FakeClient:
    """The three things that Emojis asks of a client; `refuse` says which names Discord refuses.

    `turns` counts the requests that may still go out.
    """

    application_id: int = APPLICATION
    there: dict[str, FakeEmoji] = field(default_factory=dict)
    uploads: list[str] = field(default_factory=list)
    refuse: Callable[[str], bool] = lambda name: False
    ids: count = field(default_factory=lambda: count(1000))
    turns: int = 0

    async def turn(self) -> None:
        self.turns += 1

    def spend(self) -> None:
        self.turns -= 1
        assert self.turns == 0, "every request takes its turn"

    def own(self, name: str) -> int:
        self.there[name] = FakeEmoji(name, next(self.ids), self)
        return self.there[name].id

    async def fetch_application_emojis(self) -> list[FakeEmoji]:
        self.spend()
        return list(self.there.values())

    async def create_application_emoji(self, *, name: str, image: bytes) -> FakeEmoji:
        self.spend()
        self.uploads.append(name)
        if self.refuse(name):
            raise refusal()
        assert name not in self.there, "Discord refuses a second emoji of the same name"
        assert image.startswith(b"\x89PNG")
        self.own(name)
        return self.there[name]


def refusal() -> discord.HTTPException:
    response: Any = SimpleNamespace(status=400, reason="Bad Request")
    return discord.HTTPException(response, {"code": 30008, "message": "Maximum number of emojis reached"})


async def sync(emojis: Emojis, client: Any, store: FakeStore) -> SyncReport:
    return await emojis.sync(client, store, Row, getattr(client, "turn", unhurried))


async def unhurried() -> None:
    """Let every request go out at once."""


async def test_first_start_makes_every_emoji() -> None:
    emojis, client, store = Emojis(), FakeClient(), FakeStore()
    assert await sync(emojis, client, store) == SyncReport(made=TOTAL)
    assert set(client.there) == set(all_tiles())
    row = store.rows[APPLICATION, "uno_r5"]
    assert row == Row("uno_r5", APPLICATION, client.there["uno_r5"].id, art_hash("uno_r5"))


def test_a_process_that_makes_none_shows_what_another_one_makes() -> None:
    async def play(_: Now) -> None:
        emojis, client = Emojis(), FakeClient()
        client.own("uno_r5")
        task = asyncio.create_task(emojis.follow(cast("Any", client), client.turn))
        await asyncio.sleep(1)
        assert emojis.for_card("R5") is not None
        assert emojis.for_card("R6") is None
        client.there.clear()
        made = {name: client.own(name) for name in all_tiles()}
        await asyncio.sleep(LOOK_SOON)
        assert not emojis.missing
        made["uno_r5"] = client.own("uno_r5")
        await asyncio.sleep(LOOK_AGAIN)
        assert emojis.for_card("R5") == discord.PartialEmoji(name="uno_r5", id=made["uno_r5"])
        assert client.uploads == []
        task.cancel()

    in_virtual_time(play)


def test_a_process_that_cannot_see_the_emojis_looks_again() -> None:
    class Deaf(FakeClient):
        deaf = True

        async def fetch_application_emojis(self) -> list[FakeEmoji]:
            there = await super().fetch_application_emojis()
            if self.deaf:
                raise refusal()
            return there

    async def play(_: Now) -> None:
        emojis, client = Emojis(), Deaf()
        client.own("uno_r5")
        task = asyncio.create_task(emojis.follow(cast("Any", client), client.turn))
        await asyncio.sleep(1)
        assert emojis.for_card("R5") is None
        client.deaf = False
        await asyncio.sleep(LOOK_SOON)
        assert emojis.for_card("R5") is not None
        task.cancel()

    in_virtual_time(play)


async def test_every_request_for_emojis_waits_for_its_turn_in_the_budget_of_the_process() -> None:
    """Where Discord answered at once, the first start asked for more than it allows in a second."""
    waited = 0

    class Slow(FakeClient):
        async def turn(self) -> None:
            nonlocal waited
            waited += 1
            await super().turn()

    client, store = Slow(), FakeStore()
    client.own("uno_r5")
    assert await sync(Emojis(), client, store) == SyncReport(made=TOTAL - 1, replaced=1)
    assert waited == 1 + TOTAL + 1


async def test_a_second_sync_changes_nothing() -> None:
    client, store = FakeClient(), FakeStore()
    await sync(Emojis(), client, store)
    client.uploads.clear()
    rows = dict(store.rows)
    emojis = Emojis()
    assert await sync(emojis, client, store) == SyncReport(kept=TOTAL)
    assert client.uploads == []
    assert store.rows == rows
    assert emojis.text("R5") == f"<:uno_r5:{client.there['uno_r5'].id}>"


async def test_only_changed_art_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    client, store = FakeClient(), FakeStore()
    await sync(Emojis(), client, store)
    before = {name: emoji.id for name, emoji in client.there.items()}
    client.uploads.clear()
    monkeypatch.setattr(module, "art_hash", lambda name: "new" if name == "uno_w4" else art_hash(name))
    emojis = Emojis()
    assert await sync(emojis, client, store) == SyncReport(replaced=1, kept=TOTAL - 1)
    assert client.uploads == ["uno_w4"]
    assert {name for name, emoji in client.there.items() if before[name] != emoji.id} == {"uno_w4"}
    assert emojis.text("W4") == f"<:uno_w4:{client.there['uno_w4'].id}>"


async def test_new_faces_are_added_to_those_a_host_already_has(monkeypatch: pytest.MonkeyPatch) -> None:
    client, store = FakeClient(), FakeStore()
    new = {"uno_t", "uno_plus10"}
    earlier = {name: code for name, code in all_tiles().items() if name not in new}
    with monkeypatch.context() as before:
        before.setattr(module, "all_tiles", lambda: earlier)
        await sync(Emojis(), client, store)
    client.uploads.clear()
    assert await sync(Emojis(), client, store) == SyncReport(made=2, kept=TOTAL - 2)
    assert set(client.uploads) == new


async def test_a_new_theme_is_made_without_touching_what_a_host_already_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    client, store = FakeClient(), FakeStore()
    classic = {name: tile for name, tile in all_tiles().items() if tile.theme == CLASSIC}
    with monkeypatch.context() as before:
        before.setattr(module, "all_tiles", lambda: classic)
        await sync(Emojis(), client, store)
    ids = {name: emoji.id for name, emoji in client.there.items()}
    client.uploads.clear()
    report = await sync(Emojis(), client, store)
    assert report == SyncReport(made=TOTAL - len(classic), kept=len(classic))
    assert not ids.keys() & set(client.uploads)
    assert all(client.there[name].id == number for name, number in ids.items())


async def test_the_usual_look_is_made_before_the_others() -> None:
    client = FakeClient()
    await sync(Emojis(), client, FakeStore())
    classic = [name for name, tile in all_tiles().items() if tile.theme == CLASSIC]
    assert client.uploads[: len(classic)] == classic


async def test_an_emoji_deleted_by_hand_is_made_again() -> None:
    client, store = FakeClient(), FakeStore()
    await sync(Emojis(), client, store)
    del client.there["uno_back"]
    assert await sync(Emojis(), client, store) == SyncReport(made=1, kept=TOTAL - 1)


async def test_a_sync_that_was_cut_short_goes_on_where_it_stopped() -> None:
    store, client = FakeStore(), FakeClient()
    client.refuse = lambda name: len(client.there) >= 10
    await sync(Emojis(), client, store)
    client.refuse = lambda name: False
    assert await sync(Emojis(), client, store) == SyncReport(made=TOTAL - 10, kept=10)


async def test_emojis_nothing_is_remembered_of_are_replaced_once() -> None:
    client, store = FakeClient(), FakeStore()
    client.own("uno_r5")
    assert await sync(Emojis(), client, store) == SyncReport(made=TOTAL - 1, replaced=1)
    assert await sync(Emojis(), client, store) == SyncReport(kept=TOTAL)


async def test_emojis_of_others_are_left_alone() -> None:
    client = FakeClient()
    theirs = client.own("party_parrot")
    await sync(Emojis(), client, FakeStore())
    assert client.there["party_parrot"].id == theirs


async def test_emojis_of_another_application_do_not_count() -> None:
    store = FakeStore()
    await sync(Emojis(), FakeClient(application_id=7), store)
    assert await sync(Emojis(), FakeClient(), store) == SyncReport(made=TOTAL)


async def test_a_refused_emoji_stays_a_text_and_is_tried_again() -> None:
    emojis, client, store = Emojis(), FakeClient(refuse=lambda name: name == "uno_r5"), FakeStore()
    assert await sync(emojis, client, store) == SyncReport(made=TOTAL - 1, failed=1)
    assert emojis.for_card("R5") is None
    assert emojis.text("R5") == "❤️5"
    assert emojis.for_card("R6") is not None
    client.refuse = lambda name: False
    assert await sync(emojis, client, store) == SyncReport(made=1, kept=TOTAL - 1)
    assert emojis.for_card("R5") is not None


async def test_a_full_quota_is_not_asked_for_every_card() -> None:
    emojis, client = Emojis(), FakeClient(refuse=lambda name: True)
    assert await sync(emojis, client, FakeStore()) == SyncReport(failed=TOTAL)
    assert len(client.uploads) == GIVE_UP_AFTER
    assert emojis.text("W4") == "⬛+4"


async def test_a_full_quota_keeps_no_new_art_from_the_cards_that_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    emojis, client, store = Emojis(), FakeClient(), FakeStore()
    await sync(emojis, client, store)
    last = list(all_tiles())[-1]
    for name in list(all_tiles())[:GIVE_UP_AFTER]:
        del client.there[name]
    monkeypatch.setattr(module, "art_hash", lambda name: "new" if name == last else art_hash(name))
    client.refuse = lambda name: name != last
    report = await sync(emojis, client, store)
    assert (report.replaced, report.failed) == (1, GIVE_UP_AFTER)
    assert store.rows[APPLICATION, last].art_hash == "new"


def test_what_could_not_be_made_is_tried_again_while_the_bot_runs() -> None:
    async def play(now: Now) -> None:
        emojis, client, began = Emojis(), FakeClient(), now()
        client.refuse = lambda name: len(client.uploads) <= GIVE_UP_AFTER
        await emojis.make(cast("Any", client), FakeStore(), Row, client.turn)
        assert not emojis.missing
        assert now() == began + LOOK_AGAIN

    in_virtual_time(play)


async def test_an_unreachable_discord_leaves_what_is_known() -> None:
    class Unreachable(FakeClient):
        async def fetch_application_emojis(self) -> list[FakeEmoji]:
            raise OSError("no route to host")

    emojis = Emojis({"uno_r5": 5})
    assert (await sync(emojis, Unreachable(), FakeStore())).failed == TOTAL - 1
    assert emojis.text("R5") == "<:uno_r5:5>"


async def test_a_broken_store_does_not_stop_the_bot() -> None:
    emojis, client = Emojis(), FakeClient()
    report = await sync(emojis, client, FakeStore(broken=True))
    assert report.failed == TOTAL - PROGRESS_EVERY
    assert len(client.there) == PROGRESS_EVERY


async def test_emojis_made_meanwhile_by_another_process_are_shown() -> None:
    client = FakeClient()

    def other_process_was_quicker(name: str) -> bool:
        client.own(name)
        return True

    client.refuse = other_process_was_quicker
    emojis = Emojis()
    await sync(emojis, client, FakeStore())
    assert emojis.for_card("R0") is not None


def test_without_emojis_cards_are_written_as_symbols() -> None:
    emojis = Emojis()
    assert emojis.for_card("YR") is None
    assert emojis.url("YR") is None
    assert emojis.text("YR") == "⭐⇄"
    assert emojis.text("dealer") == fallback("dealer")


@pytest.mark.rule("deck-ordinary-cards")
def test_in_symbols_each_colour_is_a_suit_and_the_rank_is_the_same_in_all_of_them() -> None:
    """As with ordinary playing cards: the suit stands for the colour, and nothing else of a card changes."""
    suits = {colour: Emojis().text(str(colour.name).lower()) for colour in Colour}
    assert len(set(suits.values())) == len(Colour)
    for face in COLOURED_FACES:
        ranks = {Emojis().text(f"{colour}{face}").removeprefix(suits[colour]) for colour in Colour}
        assert len(ranks) == 1
        assert ranks.isdisjoint(suits.values())


def test_a_known_card_is_an_emoji_a_text_and_an_address() -> None:
    emojis = Emojis({"uno_r_plus2": 123})
    assert emojis.for_card("R+2") == discord.PartialEmoji(name="uno_r_plus2", id=123)
    assert emojis.text("R+2") == "<:uno_r_plus2:123>"
    assert emojis.url("R+2") == "https://cdn.discordapp.com/emojis/123.png"


def test_a_mark_always_fits_a_button() -> None:
    assert str(Emojis().mark("red")) == "❤️"
    assert Emojis().mark("bot").is_unicode_emoji()
    assert str(Emojis({"uno_bot": 9}).mark("bot")) == "<:uno_bot:9>"


def test_an_unknown_card_or_mark_is_refused_by_name() -> None:
    with pytest.raises(UnknownTile, match="'P9'"):
        Emojis().text("P9")
    with pytest.raises(UnknownTile, match="'crown'"):
        Emojis().mark("crown")


async def test_discord_takes_and_keeps_our_emojis() -> None:
    bot = commands.Bot(command_prefix=commands.when_mentioned, intents=discord.Intents(guilds=True))
    store, emojis = FakeStore(), Emojis()
    async with simcord.run(bot):
        assert await sync(emojis, bot, store) == SyncReport(made=TOTAL)
        assert await sync(emojis, bot, store) == SyncReport(kept=TOTAL)
        there = {emoji.name: emoji.id for emoji in await bot.fetch_application_emojis()}
        shown = emojis.for_card("G7")
        assert shown is not None
        assert shown.id == there["uno_g7"]
        store.rows.clear()
        assert await sync(emojis, bot, store) == SyncReport(replaced=TOTAL)


async def test_the_database_remembers_our_emojis(tmp_path: Path) -> None:
    database = await Database.connect(f"sqlite+aiosqlite:///{tmp_path / 'uno.db'}")
    try:
        await database.migrate()
        client: Any = FakeClient()
        report = await Emojis().sync(client, database.emojis, EmojiRow, client.turn)
        assert report == SyncReport(made=TOTAL)
        assert await Emojis().sync(client, database.emojis, EmojiRow, client.turn) == SyncReport(kept=TOTAL)
    finally:
        await database.close()
