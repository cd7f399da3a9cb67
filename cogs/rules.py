"""Choosing the rules of a lobby: the panel for whoever may change them, the rules to read for the others."""

from __future__ import annotations

from dataclasses import replace

from discord import ui

from bot.engine import catalogue
from bot.engine.options import Value
from bot.table import agreeing
from bot.table.actions import Asked, Attend, ChangeOptions
from bot.table.agreeing import Changes, Clashing, WrongValue
from bot.table.permissions import Deed
from bot.table.refusals import Declined, TableReason
from bot.table.requests import Outcome
from bot.table.scene import Scene
from bot.ui.layouts import notice_layout, rules_layout
from bot.ui.layouts.book import Book
from bot.ui.layouts.conflicts import excluded, remedy_label, remedy_said
from bot.ui.layouts.panel import START, Remark, panel_layout
from bot.ui.layouts.panel_options import WRITTEN, option_form, wrong_value_said
from bot.ui.layouts.pieces import Style, join
from bot.ui.press import Press, Pressed, handles
from bot.ui.verbs import Verb
from cogs import Bot
from cogs._forms import Asker, open_form
from cogs._proposing import propose
from cogs._rule_sets import saved_names
from cogs._visits import Visit
from cogs._wording import refuse_words
from data import StorageError

_EXPLAINED = (Declined(TableReason.OPTIONS_CLASH), Declined(TableReason.WRONG_VALUE))
"""Refusals that the panel has more to say about."""


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
        outcome, flaw = await propose(visit, press.table_id, press.chosen())
        if outcome is not None:
            remark = _why(visit, outcome) if flaw is None else Remark(flaw)
            await show_panel(visit, outcome.scene, START, _anew(press, remark))


@handles(Verb.OPTION)
async def set_option(press: Pressed) -> None:
    """Set one option, and with it what is in its way if that was offered."""
    async with Visit(press.interaction) as visit:
        page, field, rest = press.text(0), press.text(1), press.args[2:]
        value = (*press.values, *press.written.values(), *rest[:1], "")[0]
        try:
            changes = {field: agreeing.read_value(field, value)}
        except WrongValue:
            await _refuse_value(visit, press, page, field)
            return
        outcome = await _ask(visit, press.table_id, changes, along=rest[1:] == ("1",))
        if outcome is not None:
            remark = _remark(visit, outcome, page, field, changes[field])
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


async def _ask(visit: Visit, table_id: int, changes: Changes, *, along: bool) -> Outcome | None:
    """Have options changed, unless they bring words that the server does not take from this person."""

    async def wanted(scene: Scene) -> Asked | Declined:
        settings = await visit.interaction.client.servers.settings(scene.guild_id)
        told = changes.get("uno_word")
        refused = refuse_words(visit, settings, scene, [told] if isinstance(told, str) else [])
        return refused or ChangeOptions(changes, along)

    return await visit.ask(lambda: visit.table(table_id), wanted)


def _remark(visit: Visit, outcome: Outcome, page: str, field: str, value: Value) -> Remark | None:
    """Say why an option was not changed, naming both sides of a clash and what would help."""
    lobby, words = outcome.scene.lobby, visit.words
    if lobby is None or outcome.refusal not in _EXPLAINED:
        return _why(visit, outcome, field)
    try:
        agreeing.changed(lobby.rules, {field: value})
    except Clashing as clash:
        said = excluded(clash.values, words, *clash.conflicts)
        if clash.remedy is None:
            return Remark(said, field=field)
        mend = Press.button(
            Verb.OPTION,
            outcome.scene.table_id,
            "",
            page,
            field,
            agreeing.written(value),
            1,
            label=remedy_label(clash.remedy, words),
            style=Style.primary,
        )
        return Remark(join(said, remedy_said(clash.remedy, words)), mend, field)
    except WrongValue as wrong:
        return Remark(wrong_value_said(wrong.field, lobby.rules, words), field=field)
    return _why(visit, outcome, field)


async def _refuse_value(visit: Visit, press: Pressed, page: str, field: str) -> None:
    outcome = await visit.ask_table(press.table_id, Attend())
    if outcome is None:
        return
    if field not in catalogue.OPTIONS:
        await visit.reply.say_instead(visit.words("press-outdated"))
        return
    lobby = outcome.scene.lobby
    remark = None
    if lobby is not None:
        remark = Remark(wrong_value_said(field, lobby.rules, visit.words), field=field)
        declined = Declined(TableReason.WRONG_VALUE)
        visit.interaction.client.tables.refused(outcome.scene, visit.user_id, declined, field)
    await show_panel(visit, outcome.scene, page, _anew(press, remark))


def _anew(press: Pressed, remark: Remark | None) -> Remark | None:
    """Have the menus forget a choice that was refused, by other ids than those that were pressed."""
    return None if remark is None else replace(remark, turn="" if press.ticket else "1")


def _why(visit: Visit, outcome: Outcome, field: str = "") -> Remark | None:
    if outcome.refusal is None:
        return None
    return Remark(visit.reply.why(outcome.refusal, outcome.scene), field=field)


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
