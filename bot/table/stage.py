"""Set the scene: what is shown of a record, and of what happened to it."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.engine import Event
from bot.engine.events import Happened
from bot.table.alarms import clock_deadlines
from bot.table.news import News
from bot.table.record import Record
from bot.table.scene import Match, Scene


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table is: its row, and the message that shows it."""

    table_id: int
    guild_id: int
    channel_id: int
    message_id: int | None = None


def scene_of(place: Place, record: Record, revision: int, *, frozen: bool = False) -> Scene:
    """Show a record as it stands."""
    game = record.game
    return Scene(
        table_id=place.table_id,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        message_id=place.message_id,
        revision=revision,
        people=record.people,
        host=record.lobby.host,
        timing=record.lobby.timing,
        reminders=record.reminders,
        host_ends=record.host_ends,
        lobby=record.lobby if game is None else None,
        match=_match_of(record),
        closed=record.closed,
        deadlines=clock_deadlines(record),
        confirm_by=record.alarms.get("confirm"),
        frozen=frozen,
        _state=None if game is None else game.state,
    )


def seen_by(events: Iterable[Event | News], seat: int | None) -> tuple[Event | News, ...]:
    """Give what a seat may read of what happened; None is a spectator."""
    return tuple(event.seen_by(seat) if isinstance(event, Happened) else event for event in events)


def _match_of(record: Record) -> Match | None:
    game = record.game
    if game is None:
        return None
    return Match(
        preset=record.lobby.preset,
        paused=game.paused,
        suspended=game.suspended,
        recent=game.recent,
        with_computer=any(one.computer for one in record.people),
        first_seats=game.first_seats,
    )
