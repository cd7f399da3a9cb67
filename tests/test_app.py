import asyncio
import random
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands
from structlog.testing import capture_logs

from bot.app import create_bot
from bot.commands import sync_if_changed
from bot.config import Settings
from bot.servers import Servers
from bot.table.habits import Habits
from bot.ui.art import all_tiles
from bot.ui.cooldowns import TooSoon
from bot.ui.reading import words_for
from bot.ui.words import Words
from data import Due, StorageBusy, StorageError
from data.tables import TableStore
from tests.support.discord_env import Sim, open_sim
from tests.support.virtual_time import Now, in_virtual_time


def sent(sim: Sim, mark: int, method: str, end: str) -> int:
    """Count the requests since whose path ends like this."""
    return sum(one.method == method and one.path.endswith(end) for one in sim.requests_since(mark))


async def tell(sim: Sim, event: str, whom: object = 0) -> None:
    """Have discord.py tell the bot of something that befell its only shard, or a server."""
    with sim.env._bot_scope():
        sim.bot.dispatch(event, whom)
    await sim.env.settle()


def test_a_bot_is_built_unconnected_with_just_a_database() -> None:
    bot = create_bot(Settings(database_url="sqlite+aiosqlite:///nowhere.db"))
    assert not bot.is_ready()


def test_two_bots_share_nothing() -> None:
    one, other = (create_bot(Settings(database_url="sqlite+aiosqlite:///nowhere.db")) for _ in range(2))
    assert one.art is not other.art
    assert one.tree is not other.tree


def test_the_bot_asks_for_nothing_privileged_and_pings_nobody() -> None:
    bot = create_bot(Settings(database_url="sqlite+aiosqlite:///nowhere.db"), rng=random.Random(1))
    assert bot.intents == discord.Intents(guilds=True, guild_messages=True)
    assert bot.allowed_mentions is not None
    assert bot.allowed_mentions.to_dict() == {"parse": []}


async def test_commands_are_told_to_discord_once() -> None:
    async with open_sim() as sim:
        assert sent(sim, 0, "PUT", "/commands") == 1
        mark = sim.mark()
        await sim.restart()
        assert sent(sim, mark, "PUT", "/commands") == 0
        assert "Help" in sim.text(await sim.slash(sim.ada, "uno help"))


async def test_a_first_start_makes_every_emoji_and_later_ones_none() -> None:
    async with open_sim(first=True) as sim:
        await sim.advance(60)  # so many are asked for a few at a time
        assert sent(sim, 0, "POST", "/emojis") == len(all_tiles())
        mark = sim.mark()
        await sim.restart()
        assert sent(sim, mark, "POST", "/emojis") == 0
        assert sim.bot.art.for_card("W4") is not None


async def test_a_bot_in_a_test_finds_what_earlier_starts_have_made() -> None:
    async with open_sim() as sim:
        assert sent(sim, 0, "POST", "/emojis") == 0
        assert sim.bot.art.for_card("W4") is not None


async def test_commands_that_have_changed_are_told_again() -> None:
    async with open_sim() as sim:

        @sim.bot.tree.command(name="new", description="Something new")
        async def new(interaction: discord.Interaction) -> None: ...

        assert await sync_if_changed(sim.bot.tree)
        assert not await sync_if_changed(sim.bot.tree)
        sim.bot.tree.get_command("new").description = "Something newer"
        assert await sync_if_changed(sim.bot.tree)


async def test_a_discord_that_takes_no_commands_stops_no_game() -> None:
    async with open_sim() as sim:
        sim.fail("GET", "/applications/*/commands", 500)
        with capture_logs() as logs:
            await sim.restart()
        assert [one["event"] for one in logs if one["log_level"] == "error"] == ["commands_not_synced"]
        assert "Help" in sim.text(await sim.slash(sim.ada, "uno help"))


async def test_every_command_is_for_servers_only_and_described() -> None:
    async with open_sim() as sim:
        for command in sim.bot.tree.walk_commands():
            assert command.description not in ("", "…")
            if isinstance(command, app_commands.Command):
                assert all(one.description not in ("", "…") for one in command.parameters)
        for told in sim.env.backend.commands[None].values():
            assert told["contexts"] == [0]
            assert told["integration_types"] == [0]


async def test_a_command_that_fails_is_answered_kindly_with_a_code() -> None:
    async with open_sim() as sim:
        await sim.bot.servers.settings(sim.guild.id)
        sim.bot.servers.settings = None
        with capture_logs() as logs:
            shown = await sim.slash(sim.ada, "uno-admin settings")
        assert shown.ephemeral
        assert [one["code"] for one in logs if one["event"] == "command_failed"] == [
            sim.text(shown).rstrip(".").rpartition(" ")[2]
        ]
        sim.forgive()


async def test_a_database_out_of_reach_is_named_as_the_reason() -> None:
    async with open_sim() as sim:
        await sim.bot.database.close()
        shown = await sim.slash(sim.ada, "uno rankings")
        assert "database" in sim.text(shown)
        sim.forgive()


async def test_a_kill_in_the_middle_leaves_a_database_that_the_next_start_opens() -> None:
    async with open_sim() as sim:
        await sim.slash(sim.ada, "uno start")
        await sim.restart()
        await sim.press(sim.borys, "Join", on=sim.table())
        assert "Borys" in sim.text(sim.table())


async def test_a_second_close_does_nothing() -> None:
    async with open_sim() as sim:
        await sim.restart(kill=False)
        bot = sim.bot
        await sim.restart()
        await bot.close()
        await bot.close()


async def test_a_database_that_cannot_be_opened_ends_the_start_with_nothing_left_open() -> None:
    async with create_bot(Settings(database_url="sqlite+aiosqlite:////proc/nowhere/uno.db")) as bot:
        with pytest.raises(StorageError):
            await bot.setup_hook()


async def test_a_removed_bot_lets_its_tables_rest_until_it_is_back() -> None:
    async with open_sim() as sim:
        await sim.slash(sim.ada, "uno start")
        await sim.kick_bot()
        await sim.advance(3600)
        assert sim.problems == []


async def test_clocks_are_armed_once_the_database_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_sim() as sim:
        await sim.slash(sim.ada, "uno start")
        due_tables = TableStore.due_tables
        failures = [StorageBusy("The database is busy.")]

        async def busy_at_first(store: TableStore, before: float | None = None) -> list[Due]:
            if failures:
                raise failures.pop()
            return await due_tables(store, before)

        monkeypatch.setattr(TableStore, "due_tables", busy_at_first)
        await sim.restart()
        assert sim.bot.tables.scheduler.next_deadline is None
        await sim.advance(10)
        assert sim.bot.tables.scheduler.next_deadline is not None


async def test_a_lobby_that_was_forgotten_over_a_restart_is_closed() -> None:
    async with open_sim() as sim:
        await sim.slash(sim.ada, "uno start")
        await sim.restart()
        await sim.advance(3600)
        assert "There is no game" in sim.text(await sim.slash(sim.ada, "uno help"))


async def test_clocks_stand_still_while_the_shard_is_disconnected() -> None:
    async with open_sim() as sim:
        await sim.slash(sim.ada, "uno start")
        await tell(sim, "shard_disconnect")
        await sim.advance(3600)
        assert "This is your lobby" in sim.text(await sim.slash(sim.ada, "uno help"))
        await tell(sim, "shard_resumed")
        await sim.advance(3600)
        assert "There is no game" in sim.text(await sim.slash(sim.ada, "uno help"))


async def test_clocks_stand_still_in_a_server_that_is_down_when_the_bot_starts() -> None:
    """Discord tells of an outage only where it begins, and the clocks of those who could not press ran."""
    async with open_sim() as sim:
        await sim.slash(sim.ada, "uno start")
        await sim.restart()
        guild = sim.bot.get_guild(sim.guild.id)
        guild.unavailable = True
        await tell(sim, "shard_ready")
        await sim.advance(3600)
        table = await sim.bot.tables.get(1)
        assert (table.held, table.scene.closed) == (True, None)
        guild.unavailable = False
        await tell(sim, "guild_available", guild)
        await sim.advance(3600)
        assert table.scene.closed is not None


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (TooSoon(12.3), "wait 13 seconds"),
        (app_commands.CheckFailure("no"), "may not use this command"),
        (app_commands.CommandNotFound("odd", []), "new commands"),
        (StorageBusy("The database is busy."), "cannot reach its database"),
    ],
)
@pytest.mark.parametrize("deferred", [False, True])
async def test_a_failure_that_is_nobodys_mistake_is_explained(
    error: Exception, said: str, deferred: bool
) -> None:
    async with open_sim() as sim:

        @sim.bot.uno.command(name="odd", description="Fail")
        async def odd(interaction: discord.Interaction) -> None:
            if deferred:
                await interaction.response.defer(ephemeral=True)
            raise error

        await sync_if_changed(sim.bot.tree)
        await sim.slash(sim.ada, "uno odd")
        assert said in sim.text(sim.hand(sim.ada))
        sim.forgive()


def test_a_slow_database_keeps_nobody_waiting_for_a_language_that_is_set() -> None:
    async def play(now: Now) -> None:
        read = asyncio.Event()

        async def user(_: int) -> dict[str, Any]:
            await read.wait()
            return {"language": "ru"}

        async def guild(_: int) -> dict[str, Any]:
            await read.wait()
            return {"language": "en"}

        store: Any = SimpleNamespace(user=user)
        database: Any = SimpleNamespace(settings=SimpleNamespace(guild=guild))
        bot: Any = create_bot(Settings(database_url="sqlite+aiosqlite:///nowhere.db"))
        bot.tables, bot.servers = SimpleNamespace(habits=Habits(store)), Servers(database)
        interaction: Any = SimpleNamespace(
            user=SimpleNamespace(id=1), guild_id=5, extras={}, locale=discord.Locale.polish
        )
        began = now()
        await bot.tree.recognise(interaction)
        assert now() - began < 1
        assert words_for(interaction) is Words.of("pl")
        read.set()
        await asyncio.sleep(0.1)
        await bot.tree.recognise(interaction)
        assert words_for(interaction) is Words.of("ru", "en")

    in_virtual_time(play)
