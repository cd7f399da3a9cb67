"""Pictures of a hand or a table, for those who press the button for one."""

from __future__ import annotations

from bot.table.actions import Attend
from bot.ui.cooldowns import Cost
from bot.ui.press import Pressed, handles
from bot.ui.verbs import Verb
from cogs import Bot
from cogs._pictures import show_hand, show_table
from cogs._private import spend
from cogs._visits import Visit


async def setup(bot: Bot) -> None:
    """Add nothing: presses find their handlers by themselves."""


@handles(Verb.PICTURE)
async def show(press: Pressed) -> None:
    """Show whoever pressed their hand, or the table, as a picture that nobody else sees."""
    shows = {"hand": show_hand, "table": show_table}[press.among(0, ("hand", "table"))]
    spend(press.interaction, Cost.PICTURE)
    async with Visit(press.interaction) as visit:
        outcome = await visit.ask_table(press.table_id, Attend())
    if outcome is None or await shows(visit, outcome.scene):
        return
    note = visit.reply.note(outcome)
    if shows is show_hand:
        await visit.reply.show_hand(outcome.scene, note=note)
    else:
        await visit.reply.say(note or visit.words("picture-no-match"))
