"""Do what somebody asks of a table, or decline it."""

from bot.table.asker import asker_of
from bot.table.draft import Draft
from bot.table.gathering import Seed
from bot.table.in_lobby import ask_lobby
from bot.table.in_match import ask_match
from bot.table.refusals import Decline, TableReason
from bot.table.requests import Request


def ask(draft: Draft, request: Request, seed: Seed) -> None:
    """Do what is asked.

    Raises Decline or IllegalAction; then nothing of it has happened, save that an owner who was away has
    come back to his seat.
    """
    if draft.record.closed is not None:
        raise Decline(TableReason.TABLE_CLOSED)
    asker = asker_of(draft, request, seed)
    if draft.record.game is None:
        ask_lobby(draft, asker)
    else:
        ask_match(draft, asker)
