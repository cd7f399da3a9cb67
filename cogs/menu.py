"""More: what is seldom needed at a table, in a private menu that asks before what cannot be undone."""

from __future__ import annotations

from collections.abc import Callable

from discord import ui

from bot.engine import Leave, Substitute
from bot.table.actions import Asked, Attend, EndNow, Kick, Pause, Report
from bot.table.habits import SWITCHES
from bot.table.scene import Scene
from bot.ui.cooldowns import Cost
from bot.ui.layouts import end_layout, leave_layout, more_layout, proof_layout
from bot.ui.press import Pressed, handles, whole
from bot.ui.verbs import Verb
from cogs import Bot
from cogs._orders import tell
from cogs._private import spend
from cogs._visits import ME, Visit
from data import StorageError

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
    await _open(press, lambda visit, scene: leave_layout(scene, visit.seat(scene), visit.words))


@handles(Verb.END)
async def ask_to_end(press: Pressed) -> None:
    """Ask before a match is ended."""
    await _open(press, lambda visit, scene: end_layout(scene, visit.words, visit.rights(scene)))


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
    seat, whom = _whom(press)
    await _submit(press, Kick(seat), ticket=whom or None)


@handles(Verb.REPORT)
async def report(press: Pressed) -> None:
    """Report somebody who gave advice: the others vote on it."""
    seat, whom = _whom(press)
    await _submit(press, Report(seat), ticket=whom or None)


@handles(Verb.HABIT)
async def set_habit(press: Pressed) -> None:
    """Set what holds for somebody at all tables; the menu shows it, and so does an open hand."""
    name, wanted = press.among(0, SWITCHES), press.text(1) == "1"
    async with Visit(press.interaction) as visit:
        outcome = await visit.ask_table(press.table_id, Attend())
        if outcome is None:
            return
        try:
            await visit.reply.answer.in_time(visit.habits.change(visit.user_id, **{name: wanted}))
        except StorageError:
            await visit.reply.say_instead(visit.words("failed-storage"))
            return
        await visit.reply.show_beside_hand(outcome.scene, _more(visit, outcome.scene))


@handles(Verb.REPOST)
async def repost(press: Pressed) -> None:
    """Post the table anew at the end of the channel."""
    spend(press.interaction, Cost.POST)
    async with Visit(press.interaction) as visit:
        outcome = await visit.ask_table(press.table_id, Attend())
        if outcome is not None:
            await visit.reply.open_anew(outcome.scene, visit.words("table-posted-below"))


@handles(Verb.PROOF)
async def show_proof(press: Pressed) -> None:
    """Show how the deals can be checked, to anybody, and once the match is over too."""
    async with Visit(press.interaction) as visit:
        outcome = await visit.ask_table(press.table_id, Attend())
        if outcome is None:
            return
        if outcome.scene.match is None:
            await visit.reply.say_instead(visit.words("menu-not-now"))
        else:
            await visit.reply.answer.in_place(proof_layout(outcome.scene, visit.words))


def _whom(press: Pressed) -> tuple[int, str]:
    """Read a seat and the ticket of who sits there."""
    seat, _, whom = press.chosen().partition(".")
    return whole(seat), whom


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
            await tell(visit, outcome, done)


def _more(visit: Visit, scene: Scene) -> ui.LayoutView:
    habits = visit.habits.of(visit.user_id)
    return more_layout(scene, visit.seat(scene), visit.words, visit.rights(scene), habits)
