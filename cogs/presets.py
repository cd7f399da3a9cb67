"""Rule sets of a server: /uno presets, and the buttons of the panel that save and share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord import app_commands, ui

from bot.table.naming import own
from bot.table.scene import Scene
from bot.table.sharing import Unreadable, share, unshare
from bot.table.visible import plain
from bot.ui.forms import Field, form
from bot.ui.layouts import notice_layout
from bot.ui.layouts.custom import cards_layout
from bot.ui.layouts.options import preset_name, preset_plainly
from bot.ui.layouts.panel import START, Remark
from bot.ui.layouts.presets import code_layout, flaw_text, found_layout, set_layout
from bot.ui.press import Pressed, Verb, handles
from cogs import Bot, Interaction
from cogs._card_shelves import saved_shelf
from cogs._private import guild_of
from cogs._rule_sets import NAME_LENGTH, saved_names, suggest, suggest_own
from cogs._saving import (
    Refused,
    follow,
    found,
    need_moderator,
    own_set,
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
    group = app_commands.Group(name="presets", description="Rule sets to play by", parent=bot.uno)
    group.command(name="find", description="The rule sets there are, by name or by a game like it")(find_sets)
    group.command(name="show", description="How a rule set differs from official play")(show_set)
    group.command(name="save", description="Save the rules of the table here under a name")(save)
    group.command(name="rename", description="Give a rule set of this server another name")(rename)
    group.command(name="delete", description="Delete a rule set of this server")(delete)
    group.command(name="default", description="Choose the rules that new tables begin with")(default)
    group.command(name="export", description="Get a code for a rule set, for another server")(export)
    group.command(name="import", description="Save the rules behind a code")(import_code)
    group.command(name="cards", description="Cards of its own that this server has saved")(cards)


@app_commands.describe(search="A part of its name, or a game like it; everything if you write nothing")
async def find_sets(interaction: Interaction, search: app_commands.Range[str, 1, 40] | None = None) -> None:
    """List rule sets."""

    async def work(visit: Visit) -> ui.LayoutView:
        saved = await saved_names(interaction.client, guild_of(interaction))
        return found_layout(search or "", saved, visit.words)

    await _answer(interaction, work)


@app_commands.describe(preset="A rule set")
@app_commands.autocomplete(preset=suggest)
async def show_set(interaction: Interaction, preset: str) -> None:
    """Show how a rule set differs from official play."""

    async def work(visit: Visit) -> ui.LayoutView:
        rule_set = await found(visit, preset)
        return set_layout(rule_set.name, rule_set.rules, visit.words)

    await _answer(interaction, work)


@app_commands.describe(name="What to call them")
async def save(interaction: Interaction, name: Name) -> None:
    """Save the rules of the lobby in this channel."""

    async def work(visit: Visit) -> ui.LayoutView:
        return notice_layout(await save_lobby(visit, await scene_here(visit), name))

    await _answer(interaction, work)


@app_commands.describe(preset="A rule set of this server", name="What to call it from now on")
@app_commands.autocomplete(preset=suggest_own)
async def rename(interaction: Interaction, preset: str, name: Name) -> None:
    """Give a saved rule set another name."""

    async def work(visit: Visit) -> ui.LayoutView:
        need_moderator(visit)
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


@app_commands.describe(preset="A rule set of this server")
@app_commands.autocomplete(preset=suggest_own)
async def delete(interaction: Interaction, preset: str) -> None:
    """Delete a saved rule set; new tables begin with official play again if it was the default."""

    async def work(visit: Visit) -> ui.LayoutView:
        need_moderator(visit)
        saved = await own_set(visit, preset)
        await interaction.client.database.presets.remove(guild_of(interaction), saved.saved_id)
        await follow(visit, own(saved.name), "classic")
        return notice_layout(visit.words("sets-deleted", name=visit.words.name(saved.name)))

    await _answer(interaction, work)


@app_commands.describe(preset="A rule set")
@app_commands.autocomplete(preset=suggest)
async def default(interaction: Interaction, preset: str) -> None:
    """Choose the rules of new tables."""

    async def work(visit: Visit) -> ui.LayoutView:
        need_moderator(visit)
        chosen = (await found(visit, preset)).name
        await interaction.client.servers.change(
            guild_of(interaction), lambda settings: settings.model_copy(update={"preset": chosen})
        )
        return notice_layout(visit.words("sets-default", name=preset_name(chosen, visit.words)))

    await _answer(interaction, work)


@app_commands.describe(preset="A rule set")
@app_commands.autocomplete(preset=suggest)
async def export(interaction: Interaction, preset: str) -> None:
    """Write a rule set as a code."""

    async def work(visit: Visit) -> ui.LayoutView:
        rule_set = await found(visit, preset)
        return code_layout(share(preset_plainly(rule_set.name, visit.words), rule_set.rules), visit.words)

    await _answer(interaction, work)


@app_commands.describe(code="The code that was shared", name="What to call it, if not as it was called there")
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
    visit = Visit(press.interaction)
    if not press.written:
        about = visit.words("sets-field-about", longest=NAME_LENGTH)
        field = Field("name", visit.words("sets-field-name"), about, longest=NAME_LENGTH)
        title = visit.words("button-save-rules")
        await visit.reply.answer.ask(form(Verb.SAVE_RULES, press.table_id, "", title=title, fields=[field]))
        return

    async def work() -> tuple[Scene, str]:
        scene = (await visit.table(press.table_id)).scene
        return scene, await save_lobby(visit, scene, press.written.get("name", ""))

    done = await unless_refused(visit, work())
    if done is not None:
        scene, said = done
        await show_panel(visit, scene, START, Remark(said))


@handles(Verb.SHARE_RULES)
async def share_from_panel(press: Pressed) -> None:
    """Show a code for the rules of the lobby, in a message of its own."""
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
