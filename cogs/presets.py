"""Rule sets of a server: /uno presets, and the buttons of the panel that save and share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from discord import app_commands, ui

from bot.table.naming import own
from bot.table.permissions import Deed
from bot.table.scene import Scene
from bot.table.sharing import Unreadable, share, unshare
from bot.table.visible import plain
from bot.ui.cooldowns import Cost
from bot.ui.forms import Field, form
from bot.ui.layouts import notice_layout
from bot.ui.layouts.custom import cards_layout
from bot.ui.layouts.options import preset_name, preset_plainly
from bot.ui.layouts.panel import START, Remark
from bot.ui.layouts.presets import code_layout, flaw_text, found_layout, set_layout
from bot.ui.localizing import told
from bot.ui.press import Pressed, handles
from bot.ui.verbs import Verb
from cogs import Bot, Interaction
from cogs._card_shelves import saved_shelf
from cogs._commands import add_commands
from cogs._forms import Asker, open_form
from cogs._private import guild_of, spend
from cogs._rule_sets import NAME_LENGTH, saved_names, suggest, suggest_own
from cogs._saving import (
    Refused,
    follow,
    found,
    need,
    own_set,
    refuse_full,
    refuse_name,
    save_lobby,
    save_rules,
    scene_here,
    unless_refused,
)
from cogs._visits import Visit
from cogs.rules import show_panel
from data import NameTaken

Name = app_commands.Range[str, 1, NAME_LENGTH]


async def setup(bot: Bot) -> None:
    """Add the commands, in a group of their own."""
    group = app_commands.Group(name="presets", description=told("command-uno-presets"), parent=bot.uno)
    add_commands(
        group,
        {
            "find": find_sets,
            "show": show_set,
            "save": save,
            "rename": rename,
            "delete": delete,
            "default": default,
            "export": export,
            "import": import_code,
            "cards": cards,
        },
    )


async def find_sets(interaction: Interaction, search: app_commands.Range[str, 1, 40] | None = None) -> None:
    """List rule sets."""

    async def work(visit: Visit) -> ui.LayoutView:
        saved = await saved_names(interaction.client, guild_of(interaction))
        return found_layout(search or "", saved, visit.words)

    await _answer(interaction, work)


@app_commands.autocomplete(preset=suggest)
async def show_set(interaction: Interaction, preset: str) -> None:
    """Show how a rule set differs from official play."""

    async def work(visit: Visit) -> ui.LayoutView:
        rule_set = await found(visit, preset)
        return set_layout(rule_set.name, rule_set.rules, visit.words)

    await _answer(interaction, work)


async def save(interaction: Interaction, name: Name) -> None:
    """Save the rules of the lobby in this channel."""

    async def work(visit: Visit) -> ui.LayoutView:
        return notice_layout(await save_lobby(visit, await scene_here(visit), name))

    await _answer(interaction, work)


@app_commands.autocomplete(preset=suggest_own)
async def rename(interaction: Interaction, preset: str, name: Name) -> None:
    """Give a saved rule set another name."""

    async def work(visit: Visit) -> ui.LayoutView:
        await need(visit, Deed.KEEP_SETS)
        saved, called = await own_set(visit, preset), plain(name)[:NAME_LENGTH].strip()
        await refuse_name(visit, None, called)
        shelf, words = interaction.client.database.presets, visit.words
        try:
            await shelf.replace(guild_of(interaction), saved.saved_id, called, saved.body)
        except NameTaken:
            raise Refused(words("sets-name-taken", name=words.name(called))) from None
        await follow(visit, own(saved.name), own(called))
        return notice_layout(words("sets-renamed", old=words.name(saved.name), name=words.name(called)))

    await _answer(interaction, work)


@app_commands.autocomplete(preset=suggest_own)
async def delete(interaction: Interaction, preset: str) -> None:
    """Delete a saved rule set; new tables begin with official play again if it was the default."""

    async def work(visit: Visit) -> ui.LayoutView:
        await need(visit, Deed.KEEP_SETS)
        saved = await own_set(visit, preset)
        await interaction.client.database.presets.remove(guild_of(interaction), saved.saved_id)
        await follow(visit, own(saved.name), "classic")
        return notice_layout(visit.words("sets-deleted", name=visit.words.name(saved.name)))

    await _answer(interaction, work)


@app_commands.autocomplete(preset=suggest)
async def default(interaction: Interaction, preset: str) -> None:
    """Choose the rules of new tables."""

    async def work(visit: Visit) -> ui.LayoutView:
        await need(visit, Deed.KEEP_SETS)
        chosen = (await found(visit, preset)).name
        await interaction.client.servers.change(
            guild_of(interaction), lambda settings: settings.model_copy(update={"preset": chosen})
        )
        return notice_layout(visit.words("sets-default", name=preset_name(chosen, visit.words)))

    await _answer(interaction, work)


@app_commands.autocomplete(preset=suggest)
async def export(interaction: Interaction, preset: str) -> None:
    """Write a rule set as a code."""
    spend(interaction, Cost.CODE)

    async def work(visit: Visit) -> ui.LayoutView:
        rule_set = await found(visit, preset)
        return code_layout(share(preset_plainly(rule_set.name, visit.words), rule_set.rules), visit.words)

    await _answer(interaction, work)


async def import_code(interaction: Interaction, code: str, name: Name | None = None) -> None:
    """Save the rules behind a code."""

    async def work(visit: Visit) -> ui.LayoutView:
        try:
            shared = unshare(code)
        except Unreadable as flaw:
            raise Refused(flaw_text(flaw, visit.words)) from flaw
        called = plain(name or shared.name)[:NAME_LENGTH].strip()
        return notice_layout(await save_rules(visit, await scene_here(visit), called, shared.rules))

    await _answer(interaction, work)


async def cards(interaction: Interaction) -> None:
    """Show the cards that the server has saved, to be edited by those who may."""

    async def work(visit: Visit) -> ui.LayoutView:
        return cards_layout(await saved_shelf(interaction.client, guild_of(interaction)), visit.words)

    await _answer(interaction, work)


@handles(Verb.SAVE_RULES)
async def save_from_panel(press: Pressed) -> None:
    """Ask for a name, and save the rules of the lobby under it."""
    if not press.written:
        await open_form(press, partial(_name_form, press), _refused_in_panel)
        return
    visit = Visit(press.interaction)

    async def work() -> tuple[Scene, str]:
        scene = (await visit.table(press.table_id)).scene
        return scene, await save_lobby(visit, scene, press.written.get("name", ""))

    done = await unless_refused(visit, work())
    if done is not None:
        scene, said = done
        await show_panel(visit, scene, START, Remark(said))


async def _name_form(press: Pressed, asker: Asker) -> ui.Modal:
    """Ask for a name; raises Refused where the shelf is full and nothing on it may be replaced."""
    await refuse_full(asker.visit, asker.settings)
    words = asker.visit.words
    about = words("sets-field-about", longest=NAME_LENGTH)
    field = Field("name", words("sets-field-name"), about, longest=NAME_LENGTH)
    return form(Verb.SAVE_RULES, press.table_id, "", title=words("button-save-rules"), fields=[field])


async def _refused_in_panel(asker: Asker, why: str) -> None:
    if asker.scene is not None:
        await show_panel(asker.visit, asker.scene, START, Remark(why))


@handles(Verb.SHARE_RULES)
async def share_from_panel(press: Pressed) -> None:
    """Show a code for the rules of the lobby, in a message of its own."""
    spend(press.interaction, Cost.CODE)
    visit = Visit(press.interaction)

    async def work() -> ui.LayoutView:
        lobby = (await visit.table(press.table_id)).scene.lobby
        if lobby is None:
            raise Refused(visit.words("sets-no-lobby"))
        name = preset_plainly(lobby.preset, visit.words)
        return code_layout(share(name, lobby.rules), visit.words)

    view = await unless_refused(visit, work())
    if view is not None:
        await visit.reply.answer.private(view)


async def _answer(interaction: Interaction, work: Callable[[Visit], Awaitable[ui.LayoutView]]) -> None:
    """Do what a command asks for, and show what came of it."""
    visit = Visit(interaction)

    async def done() -> ui.LayoutView:
        return await work(visit)

    view = await unless_refused(visit, done())
    if view is not None:
        await visit.reply.answer.private(view)
