"""Choosing the rules of a lobby: the panel for whoever may change them, the rules to read for the others."""

from __future__ import annotations

from dataclasses import replace

from discord import ui

from bot.engine import catalogue
from bot.engine.options import Kind, Option
from bot.table import agreeing
from bot.table.actions import Asked, Attend, ChangeOptions, ChangeRules
from bot.table.agreeing import Changes, Clashing, WrongValue
from bot.table.permissions import Deed
from bot.table.refusals import Declined, TableReason, TableUnavailable
from bot.table.requests import Outcome
from bot.table.scene import Scene
from bot.table.sharing import Unreadable
from bot.table.wording import words_of
from bot.ui.forms import Field, form
from bot.ui.layouts import notice_layout, rules_layout
from bot.ui.layouts.book import Book
from bot.ui.layouts.conflicts import excluded, remedy_said
from bot.ui.layouts.options import option_name
from bot.ui.layouts.panel import START, Remark, panel_layout
from bot.ui.layouts.pieces import Style, join
from bot.ui.layouts.presets import flaw_text
from bot.ui.press import Press, Pressed, Verb, handles
from bot.ui.words import Words
from cogs import Bot
from cogs._rule_sets import find, saved_names
from cogs._visits import Visit
from cogs._wording import refuse_unwanted, refuse_words
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
        flaws: list[str] = []

        async def wanted(scene: Scene) -> Asked | Declined:
            try:
                found = await find(press.interaction.client, scene.guild_id, press.chosen())
            except Unreadable as unreadable:
                flaws.append(flaw_text(unreadable, visit.words))
                return Declined(TableReason.WRONG_VALUE)
            if found is None:
                flaws.append(visit.words("sets-unknown"))
                return Declined(TableReason.WRONG_VALUE)
            settings = await press.interaction.client.servers.settings(scene.guild_id)
            return refuse_unwanted(settings, words_of(found.rules)) or ChangeRules(found.name, found.rules)

        outcome = await visit.ask(lambda: visit.table(press.table_id), wanted)
        if outcome is not None:
            remark = Remark(flaws[0]) if flaws else _why(visit, outcome)
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
            remark = _remark(visit, outcome, page, changes)
            await show_panel(visit, outcome.scene, page, _anew(press, remark))


@handles(Verb.ASK_OPTION)
async def ask_option(press: Pressed) -> None:
    """Ask for a number, or for the word that stands for UNO!."""
    visit = Visit(press.interaction)
    page, field = press.text(0), press.text(1)
    try:
        scene = (await visit.table(press.table_id)).scene
    except TableUnavailable as unavailable:
        await visit.reply.say(visit.reply.why(unavailable.declined))
        return
    except StorageError:
        await visit.reply.say(visit.reply.why(Declined(TableReason.FROZEN)))
        return
    option = catalogue.OPTIONS.get(field)
    if scene.lobby is None or option is None:
        await visit.reply.say(visit.reply.why(Declined(TableReason.NOT_A_LOBBY), scene))
        return
    value = getattr(scene.lobby.rules, field)
    await visit.reply.answer.ask(
        form(
            Verb.OPTION,
            press.table_id,
            "",
            page,
            field,
            title=option_name(field, visit.words),
            fields=[_field(option, "" if value is None else str(value), visit.words)],
        )
    )


def _field(option: Option, value: str, words: Words) -> Field:
    lowest, highest = option.bounds or (0, 0)
    if option.kind is Kind.TEXT:
        about = words("panel-write-word", longest=highest)
        longest = highest
    else:
        asked = "panel-write-open" if option.default is None else "panel-write-number"
        about = words(asked, lowest=lowest, highest=highest)
        longest = len(str(highest))
    required = option.kind is Kind.NUMBER and option.default is not None
    return Field("value", words("panel-write"), about, value, longest, required)


async def _ask(visit: Visit, table_id: int, changes: Changes, *, along: bool) -> Outcome | None:
    """Have options changed, unless they bring words that the server does not take from this person."""

    async def wanted(scene: Scene) -> Asked | Declined:
        settings = await visit.interaction.client.servers.settings(scene.guild_id)
        told = changes.get("uno_word")
        refused = refuse_words(visit, settings, scene, [told] if isinstance(told, str) else [])
        return refused or ChangeOptions(changes, along)

    return await visit.ask(lambda: visit.table(table_id), wanted)


def _remark(visit: Visit, outcome: Outcome, page: str, changes: Changes) -> Remark | None:
    """Say why options were not changed, naming both sides of a clash and what would help."""
    lobby, words = outcome.scene.lobby, visit.words
    if outcome.refusal is None or lobby is None:
        return _why(visit, outcome)
    try:
        agreeing.changed(lobby.rules, changes)
    except Clashing as clash:
        said = [excluded(one, clash.values, words) for one in clash.conflicts[:3]]
        (field, value), *_ = changes.items()
        if clash.remedy is None:
            return Remark(join(*said))
        mend = Press.button(
            Verb.OPTION,
            outcome.scene.table_id,
            "",
            page,
            field,
            agreeing.written(value),
            1,
            label=words("button-change-along"),
            style=Style.primary,
        )
        return Remark(join(*said, remedy_said(clash.remedy, words)), mend)
    except WrongValue as wrong:
        return Remark(words("panel-wrong-value", option=option_name(wrong.field, words)))
    return _why(visit, outcome)


async def _refuse_value(visit: Visit, press: Pressed, page: str, field: str) -> None:
    outcome = await visit.ask_table(press.table_id, Attend())
    if outcome is None:
        return
    if field not in catalogue.OPTIONS:
        await visit.reply.say_instead(visit.words("press-outdated"))
        return
    said = visit.words("panel-wrong-value", option=option_name(field, visit.words))
    await show_panel(visit, outcome.scene, page, Remark(said))


def _anew(press: Pressed, remark: Remark | None) -> Remark | None:
    """Have the menus forget a choice that was refused, by other ids than those that were pressed."""
    return None if remark is None else replace(remark, turn="" if press.ticket else "1")


def _why(visit: Visit, outcome: Outcome) -> Remark | None:
    if outcome.refusal is None:
        return None
    return Remark(visit.reply.why(outcome.refusal, outcome.scene))


async def show_panel(visit: Visit, scene: Scene, page: str, remark: Remark | None = None) -> None:
    """Show the panel in place of the private message that was pressed, to whoever may change the rules."""
    reply = visit.reply
    if scene.lobby is None or Deed.CHANGE_RULES not in visit.rights(scene):
        reason = TableReason.NOT_A_LOBBY if scene.lobby is None else TableReason.NOT_HOST
        await reply.say_instead(reply.why(Declined(reason), scene))
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
