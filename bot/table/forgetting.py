"""Forget a person at one table: the seat, and what is kept of people beside the seats."""

from dataclasses import replace

from bot.engine import Departure
from bot.table import course, gathering
from bot.table.draft import Draft
from bot.table.gathering import Seed
from bot.table.people import Occupant
from bot.table.record import FORMAT, Record, read, write
from data import Save, StoredTable

FORGOTTEN = Occupant("")
"""Who sat in a seat whose owner was forgotten."""


def take_out(draft: Draft, user_id: int, seed: Seed) -> None:
    """Let a person give up the seat at a live table, and be named nowhere there any more."""
    seat = draft.record.seat_of(user_id)
    if seat is not None and draft.record.closed is None and not draft.record.over:
        if draft.record.game is None:
            gathering.stand(draft, seat, seed)
        else:
            course.give_up(draft, seat, Departure.LEFT)
    draft.record = _without(draft.record, user_id)


def scrubbed(stored: StoredTable, user_id: int) -> Save:
    """Describe a table that is over, and stays just as old, without a person; raises TableUnavailable."""
    return Save(
        table_id=stored.table_id,
        revision=stored.revision,
        kind=stored.kind,
        status=stored.status,
        body=write(_without(read(stored), user_id)),
        format=FORMAT,
        engine_version=stored.engine_version,
        at=stored.updated_at,
        due=stored.due,
    )


def _without(record: Record, user_id: int) -> Record:
    people = tuple(FORGOTTEN if one.user_id == user_id else one for one in record.people)
    lobby = record.lobby
    if lobby.invited is not None:
        lobby = replace(lobby, invited=lobby.invited - {user_id})
    game = record.game
    if game is not None and game.fined:
        others = (fine for fine in game.fined if record.people[fine.seat].user_id != user_id)
        game = replace(game, fined=tuple(others))
    return replace(record, people=people, lobby=lobby, game=game)
