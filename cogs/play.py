"""The table's public message: what everybody may press there, whoever's turn it is."""

from __future__ import annotations

from typing import Literal

from bot.engine import (
    Accept,
    CallUno,
    CastVote,
    CatchUno,
    Challenge,
    PutHand,
    SayReady,
)
from bot.table.actions import Asked, Attend, Resume
from bot.ui.layouts import notice_layout, pointing_layout
from bot.ui.press import Pressed, handles
from bot.ui.verbs import Verb
from cogs import Bot
from cogs._visits import ME, Visit


async def setup(bot: Bot) -> None:
    """Add nothing: presses find their handlers by themselves."""


@handles(Verb.UNO)
async def call(press: Pressed) -> None:
    """Say UNO! for the one card left."""
    await _submit(press, CallUno(ME), press.ticket or None)


@handles(Verb.CATCH)
async def catch(press: Pressed) -> None:
    """Catch whoever forgot to say UNO!, or the one who is named."""
    culprit = press.number(0) if press.args else None
    await _submit(press, CatchUno(ME, culprit), press.ticket, menu="menu-done")


@handles(Verb.POINT)
async def point(press: Pressed) -> None:
    """Ask whom to catch."""
    await _ask_whom(press, Verb.CATCH)


@handles(Verb.PROXY)
async def ask_for_whom(press: Pressed) -> None:
    """Ask for whom to say UNO!."""
    await _ask_whom(press, Verb.CALL_FOR)


@handles(Verb.CALL_FOR)
async def call_for(press: Pressed) -> None:
    """Say UNO! for somebody else."""
    await _submit(press, CallUno(ME, press.number(0)), press.ticket or None, menu="menu-done")


@handles(Verb.PUT)
async def put_hand(press: Pressed) -> None:
    """Put a hand on the pile."""
    await _submit(press, PutHand(ME))


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
    """Be ready: for the next round, or for play to go on."""
    await _submit(press, SayReady(ME), press.ticket or None, renew=True)


@handles(Verb.VOTE)
async def vote(press: Pressed) -> None:
    """Vote for or against a motion."""
    clock, agree = press.number(0), press.text(1) == "1"
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
            said = notice_layout(visit.reply.done(outcome, menu))
            await visit.reply.show_beside_hand(outcome.scene, said)
        else:
            await visit.reply.show_outcome(outcome)


async def _ask_whom(press: Pressed, verb: Literal[Verb.CATCH, Verb.CALL_FOR]) -> None:
    """Show everybody else, privately."""
    async with Visit(press.interaction) as visit:
        outcome = await visit.ask_table(press.table_id, Attend())
        if outcome is None:
            return
        if outcome.refusal is not None:
            await visit.reply.refuse(outcome)
            return
        scene = outcome.scene
        if scene.match is None:
            await visit.reply.say(visit.words("menu-not-now"))
            return
        shown = pointing_layout(scene, visit.seat(scene), visit.words, verb, press.ticket)
        await visit.reply.answer.private(shown)
