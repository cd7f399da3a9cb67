"""The sandbox, and the simulated Discord that it and the tests of the whole bot stand on."""

import asyncio
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import discord
import pytest
from discord import app_commands, ui
from discord.ext import commands

from bot.config import Settings, SettingsError
from bot.sandbox import PEOPLE, run_sandbox, sandbox
from bot.ui.art import all_tiles
from tests.support.browser import open_window
from tests.support.discord_env import open_sim


class Counter(ui.DynamicItem[ui.Button[Any]], template=r"test:(?P<verb>\w+)"):
    """Count presses, or fail."""

    def __init__(self, verb: str) -> None:
        super().__init__(ui.Button(label=verb, custom_id=f"test:{verb}"))
        self.verb = verb

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> "Counter":
        return cls(match["verb"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        bot = interaction.client
        if self.verb == "fail":
            raise RuntimeError("as asked")
        bot.presses += 1
        bot.loop.call_later(60, lambda: bot.rang.append(bot.now()))
        await interaction.response.edit_message(view=bot.face())


class TinyBot(commands.AutoShardedBot):
    """Post a counter on /count; while away, wait for an event that never comes."""

    def __init__(self, settings: Settings, *, now: Callable[[], float]) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True))
        self.settings, self.now = settings, now
        self.presses, self.rang = 0, list[float]()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Counter)

        @self.tree.command(description="Post a counter")
        async def count(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message(view=self.face())

        @self.tree.command(description="Tell the language")
        @app_commands.describe(loudly="shout")
        async def tongue(interaction: discord.Interaction[Any], loudly: str = "") -> None:
            text = f"{interaction.locale} in {interaction.guild_locale}{loudly}"
            await interaction.response.send_message(text, ephemeral=True)

        await self.tree.sync()
        self.idle = asyncio.create_task(asyncio.wait_for(asyncio.Event().wait(), 3600))

    def face(self) -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        buttons: ui.ActionRow[Any] = ui.ActionRow(Counter("press"), Counter("fail"))
        view.add_item(ui.Container(ui.TextDisplay(f"{self.presses} presses"), buttons))
        return view


FREE_PORT = Settings(sandbox_port=0)


async def test_a_timer_fires_in_simulated_time_only() -> None:
    async with open_sim(make_bot=TinyBot) as sim:
        await sim.slash(sim.ada, "count")
        await sim.press(sim.borys, "press")
        began = sim.now()
        await sim.advance(59)
        assert sim.bot.rang == []
        await sim.advance(2)
        assert sim.bot.rang == [began + 60]


async def test_presses_at_once_both_count() -> None:
    async with open_sim(make_bot=TinyBot) as sim:
        await sim.slash(sim.ada, "count")
        async with sim.at_once():
            await sim.press(sim.ada, "press")
            await sim.press(sim.borys, "press")
            assert sim.bot.presses == 0
        assert sim.text(sim.table()) == "2 presses\n[press] [fail]"


async def test_an_error_in_a_button_is_a_problem() -> None:
    async with open_sim(make_bot=TinyBot) as sim:
        await sim.slash(sim.ada, "count")
        pressed = await sim.press(sim.ada, "fail")
        assert not pressed.acknowledged
        [problem] = sim.forgive()
        assert "as asked" in problem


async def test_a_button_from_an_older_picture_is_pressed_as_it_was() -> None:
    async with open_sim(make_bot=TinyBot) as sim:
        shown = await sim.slash(sim.ada, "count")
        seen = sim.picture(shown)
        await sim.press(sim.ada, "press")
        pressed = await sim.press(sim.borys, "press", as_seen=seen)
        assert pressed.acknowledged
        assert sim.bot.presses == 2


async def test_a_killed_bot_leaves_its_buttons_to_the_next() -> None:
    async with open_sim(make_bot=TinyBot) as sim:
        await sim.slash(sim.ada, "count")
        async with sim.at_once():
            pressed = await sim.press(sim.ada, "press")
            await sim.restart()
        assert not pressed.acknowledged
        assert (await sim.press(sim.ada, "press")).acknowledged
        assert sim.bot.presses == 1


async def test_people_and_servers_speak_their_languages() -> None:
    async with open_sim(make_bot=TinyBot) as sim:
        sim.speak(sim.borys, "pl")
        sim.server_speaks("ru")
        assert sim.text(await sim.slash(sim.borys, "tongue", loudly="!")) == "pl in ru!"
        assert sim.text(sim.hand(sim.borys)) == "pl in ru!"
        assert sim.texts(sim.ada) == []


async def test_a_dead_token_is_refused_in_discords_words() -> None:
    async with open_sim(make_bot=TinyBot) as sim:
        pressed = await sim.slash(sim.ada, "count")
        await sim.advance(15 * 60)
        token = pressed._interaction.token
        webhook = discord.Webhook.partial(sim.bot.application_id, token, client=sim.bot)
        with sim.env._bot_scope(), pytest.raises(discord.HTTPException) as refused:
            await webhook.send("too late")
        assert (refused.value.status, refused.value.code) == (401, 50027)


async def test_the_sandbox_uses_a_database_of_its_own_unless_one_is_named() -> None:
    async with sandbox(FREE_PORT, make_bot=TinyBot) as opened:
        assert opened.bot.settings.database_url != FREE_PORT.database_url
        assert list(opened.people) == list(PEOPLE)
    named = Settings(sandbox_port=0, database_url="sqlite+aiosqlite:///kept.db")
    async with sandbox(named, make_bot=TinyBot) as opened:
        assert opened.bot.settings is named


def no_bot(*_: object, **__: object) -> discord.Client:
    raise AssertionError("a bot was built before the page's address was looked at")


async def test_every_card_has_its_picture_on_the_page() -> None:
    async with sandbox(FREE_PORT) as opened:
        page: Any = opened.preview
        assert {file for file, _ in page._explicit_assets.values()} == {f"{name}.png" for name in all_tiles()}


async def test_time_does_not_stand_still_after_the_pictures_are_made() -> None:
    """The bot spends seconds on them, and the page's clock was as far ahead: it moved nothing meanwhile."""
    async with sandbox(FREE_PORT) as opened:
        assert opened.env.now().timestamp() <= time.time()


async def test_a_table_in_a_thread_opens_where_the_page_shows_it() -> None:
    async with sandbox(FREE_PORT) as opened, opened.turn:
        await opened.people["Ada"].slash(opened.channel, "uno start", where="thread")
        assert not opened.channel.threads
        told = [str(message.components) for message in opened.channel.history()]
        assert any("is the host" in text for text in told)


async def test_a_busy_port_is_named_in_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SettingsError, match=f"SANDBOX_PORT is {port}, which is in use"):
            async with sandbox(Settings(sandbox_port=port), make_bot=no_bot):
                pass


async def test_the_sandbox_refuses_to_face_the_network() -> None:
    with pytest.raises(SettingsError, match=r"SANDBOX_HOST is '0\.0\.0\.0'; it may be 127\.0\.0\.1"):
        async with sandbox(Settings(sandbox_host="0.0.0.0"), make_bot=no_bot):
            pass


async def test_the_sandbox_says_where_it_is_and_ends_when_cancelled(
    capsys: pytest.CaptureFixture[str],
) -> None:
    running = asyncio.create_task(run_sandbox(FREE_PORT, make_bot=TinyBot))
    said = ""
    async with asyncio.timeout(20):
        while not said:
            await asyncio.sleep(0)
            said = capsys.readouterr().out
    assert said.startswith("Open http://127.0.0.1:")
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
    assert running.done()


@pytest.mark.browser
async def test_two_people_play_in_a_browser_at_the_same_time() -> None:
    async with (
        sandbox(FREE_PORT, make_bot=TinyBot) as opened,
        open_window(opened.url) as ada,
        open_window(opened.url) as borys,
    ):
        await borys.view_as("Borys")
        await ada.slash("count")
        await borys.sees("0 presses")
        await ada.press("press")
        await borys.press("press")
        await ada.sees("2 presses")
        await ada.slash("tongue", loudly="!")
        await ada.sees("en-US in en-US!")
        assert not [text for text in await borys.texts() if "en-US" in text]
