"""Opening: the records that lobbies begin with, be it a new one or a rematch."""

from dataclasses import replace

from bot.engine import Rules
from bot.table.lobby import Lobby
from bot.table.people import Occupant
from bot.table.record import Record
from bot.table.refusals import Decline, TableReason
from bot.table.settings import Timing, suited
from bot.table.themes import ThemeName


def opened(
    host: Occupant,
    preset: str,
    rules: Rules,
    max_seats: int,
    invited: frozenset[int] | None,
    timing: Timing,
    reminders: bool,
    host_ends: bool,
    forfeits: tuple[str, ...],
    theme: ThemeName,
) -> Record:
    """Make a lobby in which its host sits alone."""
    lobby = Lobby(
        preset=preset,
        rules=suited(rules, timing),
        max_seats=max_seats,
        invited=invited,
        confirmed=frozenset({0}),
        timing=timing,
        forfeits=forfeits,
        theme=theme,
    )
    return Record((host,), lobby, reminders=reminders, host_ends=host_ends)


def opened_again(record: Record, user_id: int, name: str) -> Record:
    """Make a lobby by the rules of a match that has ended, with the same computer players.

    Raises Decline while the match goes on, and for whom the first match was not open to.
    """
    if not record.over:
        raise Decline(TableReason.NOT_A_GAME)
    invited = record.lobby.invited
    played = {one.user_id for one in record.people if one.user_id is not None}
    if invited is not None and user_id not in invited | played:
        raise Decline(TableReason.NOT_INVITED)
    people = (Occupant(name, user_id), *(one for one in record.people if one.computer))
    lobby = replace(
        record.lobby,
        host=0,
        confirmed=frozenset(range(len(people))),
        invited=None if invited is None else invited | played,
        removed=frozenset(),
        starting=False,
    )
    return Record(people, lobby, reminders=record.reminders, host_ends=record.host_ends)
