"""The lobby by command: /uno begin, and computer players and rules in the group /uno lobby."""

from __future__ import annotations

from discord import app_commands

from bot.engine import catalogue
from bot.table.actions import AddComputer, Attend, Confirm, RemoveComputer, StartMatch
from bot.ui.layouts.options import differing, rules_name
from bot.ui.layouts.panel import START, Remark
from bot.ui.layouts.pieces import join
from bot.ui.localizing import told
from cogs import Bot, Interaction
from cogs._commands import add_commands
from cogs._meant import Unknown
from cogs._named_options import option_called, suggest_options, suggest_values, value_called
from cogs._proposing import propose
from cogs._rule_sets import suggest
from cogs._setting import set_option, why
from cogs._visits import Visit
from cogs.rules import show_panel


async def setup(bot: Bot) -> None:
    """Add the commands, all but the start in a group of their own."""
    add_commands(bot.uno, {"begin": begin})
    group = app_commands.Group(name="lobby", description=told("command-uno-lobby"), parent=bot.uno)
    add_commands(
        group,
        {
            "computer": computer,
            "confirm": confirm,
            "rules": rules,
            "option": set_one,
        },
    )


async def begin(interaction: Interaction) -> None:
    """Deal, or call the start."""
    async with Visit(interaction) as visit:
        outcome = await visit.ask_here(StartMatch())
        if outcome is None:
            return
        if outcome.refusal is not None:
            await visit.reply.refuse(outcome)
            return
        scene, note = outcome.scene, visit.reply.note(outcome)
        if scene.lobby is not None and scene.confirm_by is not None:
            note = visit.words("lobby-starting", when=visit.words.until(scene.confirm_by))
        await visit.reply.show_hand(scene, note=note)


async def computer(interaction: Interaction, remove: bool = False) -> None:
    """Seat a computer player, or take one away."""
    async with Visit(interaction) as visit:
        outcome = await visit.ask_here(RemoveComputer() if remove else AddComputer())
        if outcome is None:
            return
        done = "lobby-computer-gone" if remove else "lobby-computer-seated"
        said = visit.words(done, taken=len(outcome.scene.people))
        await visit.reply.say(visit.reply.note(outcome) or said)


async def confirm(interaction: Interaction) -> None:
    """Agree to the rules that were changed, and read which ones these are."""
    async with Visit(interaction) as visit:
        outcome = await visit.ask_here(Confirm())
        if outcome is None:
            return
        lobby = outcome.scene.lobby
        if outcome.refusal is not None:
            await visit.reply.refuse(outcome)
        elif lobby is None:
            await visit.reply.show_outcome(outcome)
        else:
            preset = rules_name(lobby.preset, lobby.rules, visit.words)
            agreed = visit.words("lobby-confirmed", preset=preset)
            await visit.reply.say(join(agreed, differing(lobby.rules, visit.words)))


@app_commands.autocomplete(preset=suggest)
async def rules(interaction: Interaction, preset: str | None = None) -> None:
    """Propose a rule set, and open the panel with every option."""
    async with Visit(interaction) as visit:
        if preset is None:
            outcome, flaw = await visit.ask_here(Attend()), None
        else:
            outcome, flaw = await propose(visit, visit.table_here, preset)
        if outcome is not None:
            remark = None if preset is None else why(visit, outcome) if flaw is None else Remark(flaw)
            await show_panel(visit, outcome.scene, START, remark)


@app_commands.autocomplete(option=suggest_options, value=suggest_values)
async def set_one(interaction: Interaction, option: str, value: str, along: bool = False) -> None:
    """Set one option, and show it in the panel."""
    async with Visit(interaction) as visit:
        try:
            field = option_called(option, visit.words)
        except Unknown as unknown:
            await visit.reply.say(visit.words(unknown.message, typed=visit.words.name(unknown.typed)))
            return
        written = value_called(field, value, visit.words)
        setting = await set_option(visit, visit.table_here, field, written, along=along)
        if setting is not None:
            outcome, remark = setting
            await show_panel(visit, outcome.scene, catalogue.OPTIONS[field].family, remark)
