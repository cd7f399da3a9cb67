"""More: what is seldom needed at a table, in a private menu that asks before what cannot be undone."""

from __future__ import annotations

from collections.abc import Callable

from discord import ui

from bot.engine import Leave, Substitute
from bot.table.actions import Asked, Attend, EndNow, Kick, Pause
from bot.table.scene import Scene
from bot.ui.layouts import end_layout, leave_layout, more_layout, notice_layout, rules_layout
from bot.ui.press import Pressed, Verb, handles
from cogs import Bot
from cogs._visits import ME, Visit

Page = Callable[[Visit, Scene], ui.LayoutView]
"""Draws a private page of the menu."""


async def setup(bot: Bot) -> None:
    """Add nothing: presses find their handlers by themselves."""


@handles(Verb.MORE)
async def more(press: Pressed) -> None:
    """Show what else there is to do."""
    await _open(press, _more)


@handles(Verb.LEAVE)
async def ask_to_leave(press: Pressed) -> None:
    """Ask before a seat is given up."""
    await _open(press, lambda visit, scene: leave_layout(scene, visit.words))


@handles(Verb.END)
async def ask_to_end(press: Pressed) -> None:
    """Ask before a match is ended."""
    await _open(press, lambda visit, scene: end_layout(scene, visit.words, visit.rights(scene)))


@handles(Verb.RULES)
async def show_rules(press: Pressed) -> None:
    """Show the rules of this table, in a message of their own."""
    async with Visit(press.interaction) as visit:
        outcome = await visit.ask_table(press.table_id, Attend())
        if outcome is not None:
            await visit.reply.answer.private(_rules(visit, outcome.scene))


@handles(Verb.LEAVE_SURELY)
async def leave(press: Pressed) -> None:
    """Give the seat up."""
    await _submit(press, Leave(ME), "menu-left")


@handles(Verb.SIT_OUT)
async def sit_out(press: Pressed) -> None:
    """Let a computer player sit in."""
    await _submit(press, Substitute(ME), "menu-sits-out")


@handles(Verb.COME_BACK)
async def come_back(press: Pressed) -> None:
    """Take the seat back; the menu becomes the hand."""
    async with Visit(press.interaction) as visit:
        outcome = await visit.ask_table(press.table_id, Attend())
        if outcome is not None:
            await visit.reply.show_outcome(outcome)


@handles(Verb.PAUSE)
async def pause(press: Pressed) -> None:
    """Let the clocks stand still, or propose it."""
    await _submit(press, Pause())


@handles(Verb.END_SURELY)
async def end(press: Pressed) -> None:
    """End the match, or propose it."""
    await _submit(press, EndNow())


@handles(Verb.KICK)
async def kick(press: Pressed) -> None:
    """Remove somebody, or propose it."""
    seat, _, whom = press.values[0].partition(".")
    await _submit(press, Kick(int(seat)), ticket=whom or None)


@handles(Verb.REPOST)
async def repost(press: Pressed) -> None:
    """Post the table anew at the end of the channel."""
    async with Visit(press.interaction) as visit:
        outcome = await visit.ask_table(press.table_id, Attend())
        if outcome is not None:
            await visit.reply.open_anew(outcome.scene, visit.words("table-posted-below"))


async def _open(press: Pressed, page: Page) -> None:
    async with Visit(press.interaction) as visit:
        outcome = await visit.ask_table(press.table_id, Attend())
        if outcome is None:
            return
        # A spectator is refused to attend, but may look; a closed table has no menu.
        if outcome.scene.match is None or outcome.scene.over:
            await visit.reply.say_instead(visit.reply.note(outcome) or visit.words("menu-not-now"))
            return
        await visit.reply.answer.in_place(page(visit, outcome.scene))


async def _submit(press: Pressed, action: Asked, done: str | None = None, ticket: str | None = None) -> None:
    """Ask, and say `done` in place of the menu, or what has come of it."""
    async with Visit(press.interaction) as visit:
        outcome = await visit.ask_table(press.table_id, action, ticket)
        if outcome is not None:
            reply = visit.reply
            said = reply.done(outcome) if done is None else reply.note(outcome) or visit.words(done)
            await reply.say_instead(said)


def _more(visit: Visit, scene: Scene) -> ui.LayoutView:
    return more_layout(scene, visit.seat(scene), visit.words, visit.rights(scene))


def _rules(visit: Visit, scene: Scene) -> ui.LayoutView:
    if scene.lobby is not None:
        return rules_layout(scene.lobby.rules, scene.lobby.preset, visit.words)
    if scene.match is not None:
        return rules_layout(scene.view(None).rules, scene.match.preset, visit.words)
    return notice_layout(visit.words("menu-not-now"))
