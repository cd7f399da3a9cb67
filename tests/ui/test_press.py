"""Presses: what custom ids carry, and how everything that is pressed gets an answer."""

from typing import Any

import discord
import pytest
from discord import app_commands, ui
from discord.ext import commands

from bot.config import Settings
from bot.ui import press
from bot.ui.arrival import arrive
from bot.ui.press import LONGEST, Press, Pressed, handles, press_id
from bot.ui.verbs import Verb
from tests.support.discord_env import Sim, open_sim


@pytest.fixture(autouse=True)
def _no_handlers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(press, "_handlers", {})


@pytest.fixture
def arrived() -> list[Pressed]:
    """Collect what arrives of plays and presets."""
    presses: list[Pressed] = []

    @handles(Verb.PLAY, Verb.PRESET)
    async def collect(pressed: Pressed) -> None:
        presses.append(pressed)
        await pressed.interaction.response.send_message("thank you", ephemeral=True)

    return presses


def panel(*items: ui.Item[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(ui.ActionRow(item))
    return view


def bot_with(*items: ui.Item[Any]) -> Any:
    """Give the way to make a bot whose command `show` posts these controls."""

    def make(settings: Settings, *, now: Any) -> commands.Bot:
        class Small(commands.AutoShardedBot):
            async def setup_hook(self) -> None:
                @self.tree.command(name="show", description="Show the controls")
                async def show(interaction: discord.Interaction[Any]) -> None:
                    await interaction.response.send_message(view=panel(*items))

                await self.tree.sync()

            async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
                if interaction.type is discord.InteractionType.component:
                    await arrive(interaction)

        return Small(
            commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            allowed_contexts=app_commands.AppCommandContext(guild=True),
        )

    return make


async def pressed_once(sim: Sim, label: str) -> str:
    shown = await sim.slash(sim.ada, "show")
    answer = await sim.press(sim.borys, label, on=shown)
    assert answer.ephemeral
    return sim.text(answer)


def test_a_custom_id_spells_out_the_press() -> None:
    assert press_id(Verb.PLAY, 12, "3.abcd", "R+2", 1) == "u1:play:12:3.abcd:R+2:1"
    assert press_id(Verb.HAND, 12) == "u1:hand:12:"


def test_the_longest_custom_id_of_a_play_is_allowed_by_discord() -> None:
    longest = press_id(Verb.PLAY, 2**63 - 1, "z" * 12, "W4", 1, "R")
    assert len(longest) <= LONGEST
    with pytest.raises(ValueError, match="100 characters"):
        press_id(Verb.PLAY, 1, "", "R" * 100)


def test_no_two_verbs_are_spelled_the_same() -> None:
    assert len({verb.value for verb in Verb}) == len(Verb.__members__)
    assert all(verb.value.isalnum() and verb.value.islower() for verb in Verb)


def test_a_verb_has_one_handler() -> None:
    @handles(Verb.DRAW)
    async def first(pressed: Pressed) -> None: ...

    with pytest.raises(ValueError, match="handled by"):

        @handles(Verb.DRAW)
        async def second(pressed: Pressed) -> None: ...


async def test_a_button_reaches_its_handler_with_everything_it_carries(arrived: list[Pressed]) -> None:
    button = Press.button(Verb.PLAY, 12, "3.abcd", "R+2", 1, label="R+2")
    async with open_sim(make_bot=bot_with(button)) as sim:
        assert await pressed_once(sim, "R+2") == "thank you"
    (one,) = arrived
    assert (one.verb, one.table_id, one.ticket, one.args) == (Verb.PLAY, 12, "3.abcd", ("R+2", "1"))
    assert one.values == ()


async def test_a_select_brings_what_was_chosen(arrived: list[Pressed]) -> None:
    options = [discord.SelectOption(label=name) for name in ("classic", "quick")]
    async with open_sim(make_bot=bot_with(Press.select(Verb.PRESET, 5, options=options))) as sim:
        await sim.slash(sim.ada, "show")
        await sim.choose(sim.borys, "quick")
    assert [(one.table_id, one.values) for one in arrived] == [(5, ("quick",))]


async def test_discord_py_keeps_nothing_of_what_is_sent(arrived: list[Pressed]) -> None:
    async with open_sim(make_bot=bot_with(Press.button(Verb.PLAY, 1, "", "R5", label="R5"))) as sim:
        await pressed_once(sim, "R5")
        kept = sim.bot._connection._view_store
        assert (kept._views, kept._synced_message_views, kept._dynamic_items) == ({}, {}, {})
    assert len(arrived) == 1


async def test_a_button_still_works_after_a_restart(arrived: list[Pressed]) -> None:
    async with open_sim(make_bot=bot_with(Press.button(Verb.PLAY, 1, "", "R5", label="R5"))) as sim:
        shown = await sim.slash(sim.ada, "show")
        await sim.restart()
        await sim.press(sim.borys, "R5", on=shown)
    assert len(arrived) == 1


@pytest.mark.parametrize(
    "custom_id",
    ["u1:teleport:1:", "u0:play:1::R5", "u1:play", "u1:play:x:", "u2:play:1::R5:1", "something\nelse", "u1:"],
)
async def test_an_unknown_or_older_button_answers_kindly(custom_id: str) -> None:
    button = ui.Button[Any](label="Old", custom_id=custom_id)
    async with open_sim(make_bot=bot_with(button)) as sim:
        shown = await sim.slash(sim.ada, "show")
        # A plain button leaves a view in memory, which would take the press: an older process sent it.
        await sim.restart()
        answer = await sim.press(sim.borys, "Old", on=shown)
        assert answer.ephemeral
        assert "older version" in sim.text(answer)


async def test_an_error_in_a_handler_is_told_kindly_and_logged_with_the_same_code() -> None:
    @handles(Verb.DRAW)
    async def fail(pressed: Pressed) -> None:
        raise RuntimeError("no such thing")

    async with open_sim(make_bot=bot_with(Press.button(Verb.DRAW, 1, label="Draw"))) as sim:
        told = await pressed_once(sim, "Draw")
        (problem,) = sim.forgive()
        assert "no such thing" in problem
        code = told.rstrip(".").rsplit(" ", 1)[1]
        assert code in problem


async def test_an_error_after_the_answer_is_told_as_well() -> None:
    @handles(Verb.DRAW)
    async def fail(pressed: Pressed) -> None:
        await pressed.interaction.response.send_message("so far so good", ephemeral=True)
        raise RuntimeError("no such thing")

    async with open_sim(make_bot=bot_with(Press.button(Verb.DRAW, 1, label="Draw"))) as sim:
        assert await pressed_once(sim, "Draw") == "so far so good"
        assert "Something went wrong" in sim.text(sim.hand(sim.borys))
        sim.forgive()


async def test_an_error_whose_excuse_cannot_be_told_is_still_logged() -> None:
    @handles(Verb.DRAW)
    async def fail(pressed: Pressed) -> None:
        raise RuntimeError("no such thing")

    async with open_sim(make_bot=bot_with(Press.button(Verb.DRAW, 1, label="Draw"))) as sim:
        shown = await sim.slash(sim.ada, "show")
        sim.fail("POST", "/interactions/*/*/callback", 404, 10062)
        answer = await sim.press(sim.borys, "Draw", on=shown)
        assert not answer.acknowledged
        assert len(sim.forgive()) == 1
