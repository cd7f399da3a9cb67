"""Orders: what is asked of a whole table from a menu or by a command, and what has come of it in a line."""

from __future__ import annotations

from bot.table.actions import Asked
from bot.table.requests import Outcome
from cogs import Interaction
from cogs._meant import Build, ask_meant
from cogs._visits import Visit


async def order_here(interaction: Interaction, asked: Asked | Build, done: str | None = None) -> None:
    """Ask the table of this channel for something, and tell whoever asked what has come of it.

    `done` says so where there is nothing to remark on.
    """
    async with Visit(interaction) as visit:
        outcome = await ask_meant(visit, asked if callable(asked) else lambda _scene, _words: asked)
        if outcome is not None:
            await tell(visit, outcome, done)


async def tell(visit: Visit, outcome: Outcome, done: str | None = None) -> None:
    """Say what has come of an order, or `done`, in place of the menu that was pressed."""
    reply = visit.reply
    said = reply.done(outcome) if done is None else reply.note(outcome) or visit.words(done)
    await reply.say_instead(said)
