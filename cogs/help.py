"""How to play: /uno help, which says what can be done here and now, and /uno rules."""

from __future__ import annotations

from discord import app_commands, ui

from bot.engine import PRESETS, Rules
from bot.table.refusals import TableUnavailable
from bot.table.scene import Scene
from bot.ui.layouts import rules_layout
from bot.ui.layouts.help import Situation, help_layout
from bot.ui.words import Words
from cogs import Bot, Interaction
from cogs._choices import RULE_SETS
from cogs._private import guild_of, show, table_here


async def setup(bot: Bot) -> None:
    """Add the commands."""
    bot.uno.command(name="help", description="What you can do here and now, and how to play")(explain)
    bot.uno.command(name="rules", description="The rules of this table, or of a rule set")(rules)


async def explain(interaction: Interaction) -> None:
    """Say what can be done in this channel now."""
    await show(interaction, _help(interaction))


@app_commands.describe(preset="A rule set; those of the table in this channel if you choose none")
@app_commands.choices(preset=RULE_SETS)
async def rules(interaction: Interaction, preset: str | None = None) -> None:
    """Show how to play by a rule set, by those of the table here, or by those that the server plays."""
    await show(interaction, _rule_book(interaction, preset))


def situation(scene: Scene | None, user_id: int) -> Situation:
    """Tell what somebody is in at a table, or without one."""
    if scene is None or scene.closed is not None or scene.over:
        return Situation.NO_TABLE
    seat = scene.seat_of(user_id)
    if scene.lobby is not None:
        if seat is None:
            return Situation.LOBBY
        return Situation.HOST if seat == scene.host else Situation.GUEST
    if seat is None:
        return Situation.SPECTATOR
    return Situation.WAITING if scene.queued(seat) else Situation.PLAYER


async def _help(interaction: Interaction) -> ui.LayoutView:
    scene = await _scene(interaction)
    return help_layout(situation(scene, interaction.user.id), Words.of(interaction.locale))


async def _rule_book(interaction: Interaction, preset: str | None) -> ui.LayoutView:
    name, agreed = await _rules(interaction, preset)
    return rules_layout(agreed, name, Words.of(interaction.locale))


async def _rules(interaction: Interaction, preset: str | None) -> tuple[str, Rules]:
    if preset is not None:
        return preset, PRESETS[preset]
    scene = await _scene(interaction)
    if scene is not None and scene.lobby is not None:
        return scene.lobby.preset, scene.lobby.rules
    if scene is not None and scene.match is not None:
        return scene.match.preset, scene.view(None).rules
    chosen = (await interaction.client.servers.settings(guild_of(interaction))).preset
    return (chosen, PRESETS[chosen]) if chosen in PRESETS else ("classic", PRESETS["classic"])


async def _scene(interaction: Interaction) -> Scene | None:
    try:
        table = await table_here(interaction)
    except TableUnavailable:
        return None
    return None if table is None else table.scene
