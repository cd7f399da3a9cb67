"""Tell what a step has come to: the table as it stands, what happened, and whose hand is worth a push."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.engine import Event, GameState, view
from bot.engine.events import Happened
from bot.engine.windows import windows
from bot.table.alarms import clock_deadlines
from bot.table.forfeits import forfeit_of
from bot.table.news import News
from bot.table.record import Record
from bot.table.scene import Match, Scene
from bot.table.themes import theme_of


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table is: its row, and the message that shows it."""

    table_id: int
    guild_id: int
    channel_id: int
    message_id: int | None = None


def scene_of(place: Place, record: Record, revision: int, *, frozen: bool) -> Scene:
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
        theme=theme_of(record.lobby.preset, record.lobby.theme),
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


def worth_a_push(before: GameState | None, after: GameState, presser: int | None) -> frozenset[int]:
    """Name the seats of people whose cards or warning changed or who must decide next, without who pressed.

    The end of a match is for everybody: who ended it may have pressed a menu, and owners come back to look.
    """
    if after.over and not (before and before.over):
        return frozenset(after.present())
    changed = {
        seat
        for seat, hand in enumerate(after.hands)
        if before is None or seat >= before.seats or before.hands[seat] != hand
    }
    if before is None or before.clock != after.clock or type(before.phase) is not type(after.phase):
        changed.update(view(after, None).awaited)
    if before is not None:
        changed |= before.computers - after.computers
        if before.matters is not after.matters:
            changed |= _warned(before) ^ _warned(after)
    return frozenset(changed.intersection(after.present()) - after.computers - {presser})


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
        forfeit=forfeit_of(record),
        fined=game.fined,
    )


def _warned(state: GameState) -> set[int]:
    """Name the seats whose hands warn that they can be caught; nobody else may know."""
    return {window.seat for window in windows(state)}
