"""Choosing the rules of a lobby: the panel for whoever may change them, the rules to read for the others."""

from __future__ import annotations

from dataclasses import replace

from discord import ui

from bot.table.actions import Attend
from bot.table.permissions import Deed
from bot.table.refusals import Declined, TableReason
from bot.table.scene import Scene
from bot.ui.layouts import notice_layout, rules_layout
from bot.ui.layouts.book import Book
from bot.ui.layouts.panel import START, Remark, panel_layout
from bot.ui.layouts.panel_options import WRITTEN, option_form
from bot.ui.press import Pressed, handles
from bot.ui.verbs import Verb
from cogs import Bot
from cogs._forms import Asker, open_form
from cogs._proposing import propose
from cogs._rule_sets import saved_names
from cogs._setting import set_option, why
from cogs._visits import Visit
from data import StorageError


async def setup(bot: Bot) -> None:
    """Add nothing: presses find their handlers by themselves."""


@handles(Verb.RULES)
async def show_rules(press: Pressed) -> None:
    """Show the rules of this table in a message of their own: to choose them, or to read them."""
    async with Visit(press.interaction) as visit:
        outcome = await visit.ask_table(press.table_id, Attend())
        if outcome is None:
            return
        scene = outcome.scene
        if scene.lobby is not None and Deed.CHANGE_RULES in visit.rights(scene):
            await show_panel(visit, scene, START)
        else:
            await visit.reply.answer.private(_to_read(visit, scene))


@handles(Verb.HOW_TO_PLAY)
async def read_rules(press: Pressed) -> None:
    """Show the rules to read, in a message of their own."""
    async with Visit(press.interaction) as visit:
        outcome = await visit.ask_table(press.table_id, Attend())
        if outcome is not None:
            await visit.reply.answer.private(_to_read(visit, outcome.scene))


@handles(Verb.PANEL)
async def turn_page(press: Pressed) -> None:
    """Show a page of the panel."""
    async with Visit(press.interaction) as visit:
        outcome = await visit.ask_table(press.table_id, Attend())
        if outcome is not None:
            await show_panel(visit, outcome.scene, (*press.values, *press.args, START)[0])


@handles(Verb.PANEL_PRESET)
async def take_preset(press: Pressed) -> None:
    """Propose another rule set, one of the server's own perhaps."""
    async with Visit(press.interaction) as visit:
        outcome, flaw = await propose(visit, lambda: visit.table(press.table_id), press.chosen())
        if outcome is not None:
            remark = why(visit, outcome) if flaw is None else Remark(flaw)
            await show_panel(visit, outcome.scene, START, _anew(press, remark))


@handles(Verb.OPTION)
async def change_option(press: Pressed) -> None:
    """Set one option, and with it what is in its way if that was offered."""
    async with Visit(press.interaction) as visit:
        page, field, rest = press.text(0), press.text(1), press.args[2:]
        value = (*press.values, *press.written.values(), *rest[:1], "")[0]
        along = rest[1:] == ("1",)
        setting = await set_option(visit, lambda: visit.table(press.table_id), field, value, along=along)
        if setting is not None:
            outcome, remark = setting
            await show_panel(visit, outcome.scene, page, _anew(press, remark))


@handles(Verb.ASK_OPTION)
async def ask_option(press: Pressed) -> None:
    """Ask for a number, or for the word that stands for UNO!."""
    page, field = press.text(0), press.among(1, WRITTEN)

    async def draw(asker: Asker) -> ui.Modal:
        return option_form(press.table_id, page, field, asker.lobby.rules, asker.visit.words)

    async def instead(asker: Asker, why: str) -> None:
        if asker.scene is not None:
            await show_panel(asker.visit, asker.scene, page, Remark(why, field=field))

    await open_form(press, draw, instead)


def _anew(press: Pressed, remark: Remark | None) -> Remark | None:
    """Have the menus forget a choice that was refused, by other ids than those that were pressed."""
    return None if remark is None else replace(remark, turn="" if press.ticket else "1")


async def show_panel(visit: Visit, scene: Scene, page: str, remark: Remark | None = None) -> None:
    """Show the panel in place of the private message that was pressed, to whoever may change the rules."""
    reply = visit.reply
    if scene.lobby is None or Deed.CHANGE_RULES not in visit.rights(scene):
        reason = TableReason.NOT_A_LOBBY if scene.lobby is None else TableReason.NOT_HOST
        await reply.say_instead(remark.said if remark else reply.why(Declined(reason), scene))
        return
    saved: list[str] = []
    if page == START:
        try:
            saved = await reply.answer.in_time(saved_names(visit.interaction.client, scene.guild_id))
        except StorageError:
            remark = remark or Remark(reply.why(Declined(TableReason.FROZEN), scene))
    shown = await reply.answer.in_place(panel_layout(scene, page, visit.words, saved=saved, remark=remark))
    visit.interaction.client.presenter.pressed(scene, shown)


def _to_read(visit: Visit, scene: Scene) -> ui.LayoutView:
    book = Book.of(scene)
    return notice_layout(visit.words("menu-not-now")) if book is None else rules_layout(book, visit.words)
