"""What somebody sets for himself at all tables: /uno settings, and the menu that it shows."""

from __future__ import annotations

from contextlib import suppress

from discord import ui

from bot.table.habits import SWITCHES
from bot.table.refusals import TableUnavailable
from bot.ui.answer import Answer
from bot.ui.layouts.habits import AS_IN_DISCORD, habits_layout
from bot.ui.press import Pressed, handles
from bot.ui.reading import reads, words_for
from bot.ui.verbs import Verb
from bot.ui.words import languages
from cogs import Bot, Interaction
from cogs._commands import add_commands
from cogs._private import draw, show, table_here
from data import StorageError


async def setup(bot: Bot) -> None:
    """Add the command."""
    add_commands(bot.uno, {"settings": settings})


async def settings(interaction: Interaction) -> None:
    """Show what this person has set, to be changed."""
    await show(interaction, _panel(interaction))


@handles(Verb.MY_SETTINGS)
async def open_panel(press: Pressed) -> None:
    """Show it in place of the menu that was pressed."""
    answer = Answer(press.interaction)
    if (view := await draw(answer, _panel(press.interaction))) is not None:
        await answer.in_place(view)


@handles(Verb.MY_SETTING)
async def choose(press: Pressed) -> None:
    """Save what was chosen, and show it; a hand that is open in this channel follows."""
    name = press.among(0, (*SWITCHES, "language"))
    value = press.text(1) == "1" if name in SWITCHES else _language(press)
    answer = Answer(press.interaction)
    if (view := await draw(answer, _changed(press.interaction, name, value))) is not None:
        await answer.update(view)
        await _show_hand(press.interaction)


def _language(press: Pressed) -> str | None:
    chosen = press.chosen({AS_IN_DISCORD, *languages()})
    return None if chosen == AS_IN_DISCORD else chosen


async def _panel(interaction: Interaction) -> ui.LayoutView:
    habits = await interaction.client.tables.habits.settings(interaction.user.id)
    reads(interaction, habits.language)
    return habits_layout(habits, words_for(interaction))


async def _changed(interaction: Interaction, name: str, value: bool | str | None) -> ui.LayoutView:
    habits = await interaction.client.tables.habits.change(interaction.user.id, **{name: value})
    reads(interaction, habits.language)
    return habits_layout(habits, words_for(interaction))


async def _show_hand(interaction: Interaction) -> None:
    # It is set in any case; a hand that cannot be shown anew now shows it the next time.
    with suppress(TableUnavailable, StorageError):
        table = await table_here(interaction)
        seat = None if table is None else table.scene.seat_of(interaction.user.id)
        if table is not None and seat is not None:
            interaction.client.presenter.push(table.scene, seat)
