"""The table's public message: what everybody may press there, whoever's turn it is."""

from __future__ import annotations

from bot.engine import Accept, CallUno, CastVote, CatchUno, Challenge, SayReady
from bot.table.actions import Asked, Resume
from bot.ui.press import Pressed, Verb, handles
from cogs import Bot
from cogs._visits import ME, Visit


async def setup(bot: Bot) -> None:
    """Add nothing: presses find their handlers by themselves."""


@handles(Verb.UNO)
async def call(press: Pressed) -> None:
    """Say UNO! for the one card left."""
    await _submit(press, CallUno(ME))


@handles(Verb.CATCH)
async def catch(press: Pressed) -> None:
    """Catch whoever forgot to say UNO!."""
    await _submit(press, CatchUno(ME), press.ticket)


@handles(Verb.ACCEPT)
async def accept(press: Pressed) -> None:
    """Take the cards that are waiting."""
    await _submit(press, Accept(ME), press.ticket)


@handles(Verb.CHALLENGE)
async def challenge(press: Pressed) -> None:
    """Doubt that a Wild Draw Four was lawful."""
    await _submit(press, Challenge(ME), press.ticket)


@handles(Verb.READY)
async def ready(press: Pressed) -> None:
    """Be ready for the next round."""
    await _submit(press, SayReady(ME), press.ticket or None, renew=True)


@handles(Verb.VOTE)
async def vote(press: Pressed) -> None:
    """Vote for or against a motion."""
    clock, agree = int(press.args[0]), press.args[1] == "1"
    await _submit(press, CastVote(ME, clock, agree), menu="vote-cast")


@handles(Verb.RESUME)
async def resume(press: Pressed) -> None:
    """Let a paused or suspended match go on."""
    await _submit(press, Resume(), renew=True, menu="menu-done")


async def _submit(
    press: Pressed, action: Asked, ticket: str | None = None, *, renew: bool = False, menu: str | None = None
) -> None:
    """Ask, and answer where it was pressed: on the table, or in a hand; `menu` is said in place of a menu."""
    async with Visit(press.interaction) as visit:
        outcome = await visit.ask_table(press.table_id, action, ticket)
        if outcome is None:
            return
        if visit.reply.answer.on_public_message:
            await visit.reply.show_table(outcome, renew=renew)
        elif menu is not None:
            await visit.reply.say_instead(visit.reply.done(outcome, menu))
        else:
            await visit.reply.show_outcome(outcome)
