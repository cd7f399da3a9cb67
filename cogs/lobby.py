"""The lobby: who plays by which rules, and the start; and the commands to come and go."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import PRESETS
from bot.table.actions import (
    AddComputer,
    Asked,
    Attend,
    CancelLobby,
    ChangeRules,
    Confirm,
    EndNow,
    RemoveComputer,
    Stand,
    StartMatch,
)
from bot.table.permissions import Deed
from bot.table.scene import Scene
from bot.ui.layouts import end_layout, leave_layout
from bot.ui.press import Pressed, Verb, handles
from cogs import Bot, Interaction
from cogs._visits import Visit, Wanted


async def setup(bot: Bot) -> None:
    """Add the commands, and listen for messages that push a table out of sight."""
    bot.uno.command(name="join", description="Take a seat at the table in this channel")(join)
    bot.uno.command(name="leave", description="Give up your seat in this channel")(leave)
    bot.uno.command(name="hand", description="Show your hand, which only you see")(hand)
    bot.uno.command(name="table", description="Show the table again, below everything else")(table)
    bot.uno.command(name="end", description="End the game in this channel, or ask the others to")(end)
    await bot.add_cog(Chat(bot))


class Chat(commands.Cog):
    """Counts what is written after a table's message; nothing of it is read."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Take note of a message."""
        if not message.flags.ephemeral:
            self._bot.presenter.chatted(message.channel.id, message.id)


@handles(Verb.JOIN)
async def press_join(press: Pressed) -> None:
    """Sit down, in the lobby or for the next round."""
    async with Visit(press.interaction) as visit:
        await visit.sit(lambda: visit.table(press.table_id))


@handles(Verb.STAND)
async def stand(press: Pressed) -> None:
    """Leave the lobby."""
    await _submit(press, Stand())


@handles(Verb.ADD_COMPUTER)
async def add_computer(press: Pressed) -> None:
    """Seat a computer player."""
    await _submit(press, AddComputer())


@handles(Verb.REMOVE_COMPUTER)
async def remove_computer(press: Pressed) -> None:
    """Take a computer player away."""
    await _submit(press, RemoveComputer())


@handles(Verb.PRESET)
async def change_rules(press: Pressed) -> None:
    """Propose another rule set."""
    await _submit(press, ChangeRules(press.values[0], PRESETS[press.values[0]]))


@handles(Verb.CONFIRM)
async def confirm(press: Pressed) -> None:
    """Agree to the rules that were changed."""
    await _submit(press, Confirm(), press.ticket, renew=True)


@handles(Verb.START)
async def start(press: Pressed) -> None:
    """Deal, or call the start."""
    await _submit(press, StartMatch(), renew=True)


@handles(Verb.CANCEL)
async def cancel(press: Pressed) -> None:
    """Give the lobby up."""
    await _submit(press, CancelLobby())


async def _submit(press: Pressed, action: Asked, ticket: str | None = None, *, renew: bool = False) -> None:
    async with Visit(press.interaction) as visit:
        outcome = await visit.ask_table(press.table_id, action, ticket)
        if outcome is not None:
            await visit.show_table(outcome, renew=renew)


async def join(interaction: Interaction) -> None:
    """Sit down at the table of this channel."""
    async with Visit(interaction) as visit:
        await visit.sit(visit.table_here)


async def leave(interaction: Interaction) -> None:
    """Give up the seat in this channel."""
    async with Visit(interaction) as visit:
        outcome = await visit.ask(visit.table_here, _in_lobby(Stand()))
        if outcome is None:
            return
        # Who stands up from a lobby has no seat any more, even where that began the match.
        if outcome.refusal is None and visit.seat(outcome.scene) is not None:
            await visit.answer.private(leave_layout(outcome.scene, visit.words))
        else:
            await visit.say(visit.note(outcome) or visit.words("menu-left"))


async def hand(interaction: Interaction) -> None:
    """Show the hand."""
    async with Visit(interaction) as visit:
        outcome = await visit.ask_here(Attend())
        if outcome is not None:
            await visit.show_hand(outcome.scene, note=visit.note(outcome))


@app_commands.checks.cooldown(3, 30.0, key=lambda interaction: interaction.channel_id)
async def table(interaction: Interaction) -> None:
    """Post the table anew."""
    async with Visit(interaction) as visit:
        outcome = await visit.ask_here(Attend())
        if outcome is not None:
            await visit.open_anew(outcome.scene, visit.words("table-posted-below"))


async def end(interaction: Interaction) -> None:
    """End the lobby, or ask whether the match is to be ended, or to be put to the vote."""
    async with Visit(interaction) as visit:
        outcome = await visit.ask(visit.table_here, _in_lobby(EndNow()))
        if outcome is None:
            return
        scene, may = outcome.scene, visit.rights(outcome.scene)
        # A moderator need not sit at a table to end its match.
        if scene.match is not None and not scene.over and (outcome.refusal is None or Deed.END in may):
            await visit.answer.private(end_layout(scene, visit.words, may))
        else:
            await visit.say(visit.done(outcome))


def _in_lobby(action: Asked) -> Wanted:
    """Ask a lobby for something at once; a match is only looked at, since it is asked about first."""

    async def wanted(scene: Scene) -> Asked:
        return Attend() if scene.lobby is None else action

    return wanted
