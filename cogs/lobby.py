"""The lobby's public message: who plays by which rules, and the start."""

from __future__ import annotations

from bot.table.actions import (
    AddComputer,
    Asked,
    CancelLobby,
    Confirm,
    RemoveComputer,
    Stand,
    StartMatch,
)
from bot.ui.press import Pressed, handles
from bot.ui.verbs import Verb
from cogs import Bot
from cogs._proposing import propose
from cogs._sitting import sit_down
from cogs._visits import Visit


async def setup(bot: Bot) -> None:
    """Add nothing: presses find their handlers by themselves."""


@handles(Verb.JOIN)
async def join(press: Pressed) -> None:
    """Sit down, in the lobby or for the next round."""
    async with Visit(press.interaction) as visit:
        await sit_down(visit, lambda: visit.table(press.table_id))


@handles(Verb.STAND)
async def stand(press: Pressed) -> None:
    """Leave the lobby."""
    await _submit(press, Stand())


@handles(Verb.ADD_COMPUTER)
async def add_computer(press: Pressed) -> None:
    """Seat a computer player."""
    await _submit(press, AddComputer())


@handles(Verb.REMOVE_COMPUTER)
async def remove_computer(press: Pressed) -> None:
    """Take a computer player away."""
    await _submit(press, RemoveComputer())


@handles(Verb.PRESET)
async def change_rules(press: Pressed) -> None:
    """Propose another rule set, one of the server's own perhaps."""
    async with Visit(press.interaction) as visit:
        outcome, flaw = await propose(visit, lambda: visit.table(press.table_id), press.chosen())
        if flaw is not None:
            await visit.reply.say(flaw)
        elif outcome is not None:
            await visit.reply.show_table(outcome)


@handles(Verb.CONFIRM)
async def confirm(press: Pressed) -> None:
    """Agree to the rules that were changed."""
    await _submit(press, Confirm(), press.ticket, renew=True)


@handles(Verb.START)
async def start(press: Pressed) -> None:
    """Deal, or call the start."""
    await _submit(press, StartMatch(), renew=True)


@handles(Verb.CANCEL)
async def cancel(press: Pressed) -> None:
    """Give the lobby up."""
    await _submit(press, CancelLobby())


async def _submit(press: Pressed, action: Asked, ticket: str | None = None, *, renew: bool = False) -> None:
    async with Visit(press.interaction) as visit:
        outcome = await visit.ask_table(press.table_id, action, ticket)
        if outcome is not None:
            await visit.reply.show_table(outcome, renew=renew)
