"""Hold what is stored of a table, and write and read it as JSON.

Names and user ids are kept in the seats' rows alone, so that a person can be forgotten; only whom a lobby
invites stands in the body.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

import orjson

from bot.engine import Event, GameState, Rules, Standing, dump, dump_event, load, load_event
from bot.engine.storing import FORMAT as ENGINE_FORMAT
from bot.table.imposed import Imposed
from bot.table.lobby import Lobby
from bot.table.news import Closing
from bot.table.people import Occupant
from bot.table.refusals import BrokenTable, NewerFormat
from bot.table.settings import Timing
from bot.table.themes import known
from data import Kind, SeatRow, Status, StoredTable

FORMAT = 1
"""The format of the body that `write` makes; `read` reads this one and every released one before it."""

WRITTEN = 4096
"""Events that are kept as they were written: a table writes each a dozen times."""

AGREED = 256
"""Rules and clocks that all tables share which have the same: they weigh 3 KB, and are slow to check."""

Counters = Mapping[int, Mapping[str, int]]
"""What each seat did in a match, by name."""


@dataclass(frozen=True, slots=True)
class Game:
    """A match: the engine's state, and what the table keeps beside it.

    `first_seats` counts those that the first round was dealt to, 0 where it was not noted. `raced` maps seats
    that somebody could be late about to the unix seconds since when, `ended` those whose move is over.
    `fined` are the fines by the host, the last ones, in order.
    """

    state: GameState
    paused: bool = False
    suspended: bool = False
    recent: tuple[Event, ...] = ()
    counters: Counters = field(default_factory=dict[int, Mapping[str, int]])
    first_seats: int = 0
    raced: Mapping[int, float] = field(default_factory=dict[int, float])
    ended: Mapping[int, float] = field(default_factory=dict[int, float])
    fined: tuple[Imposed, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A table whole. `lobby` stays what was agreed once a match runs.

    `alarms` maps names to deadlines in unix seconds, `standing` the names of alarms whose clock stands
    still to the seconds left; `spent` are alarms that rang and must not be set again.
    """

    people: tuple[Occupant, ...]
    lobby: Lobby
    game: Game | None = None
    closed: Closing | None = None
    reminders: bool = True
    host_ends: bool = True
    alarms: Mapping[str, float] = field(default_factory=dict[str, float])
    standing: Mapping[str, float] = field(default_factory=dict[str, float])
    spent: frozenset[str] = frozenset()

    @property
    def over(self) -> bool:
        """Tell whether this is a match that has ended."""
        return self.game is not None and self.game.state.over

    @property
    def kind(self) -> Kind:
        """Return what the row says it is."""
        return "lobby" if self.game is None else "game"

    @property
    def status(self) -> Status:
        """Return what the row says of its life."""
        if self.closed is not None:
            return "closed"
        if self.game is None:
            return "open"
        if self.over:
            return "finished"
        return "suspended" if self.game.suspended else "open"

    @property
    def due(self) -> float | None:
        """Return the earliest deadline, in unix seconds."""
        return min(self.alarms.values(), default=None)

    def playing(self, game: Game) -> "Record":
        """Give the record with its match as it is now; every move makes one, quicker than `replace` does."""
        return Record(
            self.people,
            self.lobby,
            game,
            self.closed,
            self.reminders,
            self.host_ends,
            self.alarms,
            self.standing,
            self.spent,
        )

    def timed(
        self, alarms: Mapping[str, float], standing: Mapping[str, float], spent: frozenset[str]
    ) -> "Record":
        """Give the record with other alarms, as every step does."""
        return Record(
            self.people,
            self.lobby,
            self.game,
            self.closed,
            self.reminders,
            self.host_ends,
            alarms,
            standing,
            spent,
        )

    def here(self, seat: int) -> bool:
        """Tell whether the owner of a seat, or of a place among the newcomers, has not given it up."""
        if not 0 <= seat < len(self.people):
            return False
        state = None if self.game is None else self.game.state
        return state is None or seat >= state.seats or not given_up(state, seat)

    def queued(self, seat: int) -> bool:
        """Tell whether a seat is a newcomer's who waits for the next round."""
        return self.game is not None and seat >= self.game.state.seats

    def seat_of(self, user_id: int) -> int | None:
        """Find the seat that somebody holds now."""
        return next(
            (
                seat
                for seat, one in enumerate(self.people)
                if one.person and one.user_id == user_id and self.here(seat)
            ),
            None,
        )


def given_up(state: GameState, seat: int) -> bool:
    """Tell whether nobody holds a seat any more, even if a computer player keeps it for a partner."""
    return state.standing[seat] is Standing.LEFT or seat in state.deserted


def seat_rows(people: Sequence[Occupant]) -> tuple[SeatRow, ...]:
    """Write who sits where as rows."""
    return tuple(SeatRow(seat, one.name, one.user_id, one.computer) for seat, one in enumerate(people))


def write(record: Record) -> str:
    """Write a record as JSON, hidden cards included, without its people."""
    body = {
        "lobby": _write_lobby(record.lobby),
        "game": None if record.game is None else write_game(record.game),
        "closed": record.closed,
        "reminders": record.reminders,
        "host_ends": record.host_ends,
        "alarms": record.alarms,
        "standing": record.standing,
        "spent": sorted(record.spent),
    }
    return orjson.dumps(body).decode()


def read(stored: StoredTable) -> Record:
    """Read a stored table; raises NewerFormat, or BrokenTable when it makes no sense."""
    if stored.format > FORMAT:
        raise NewerFormat(stored.table_id)
    try:
        body: dict[str, Any] = orjson.loads(stored.body)
        game = body["game"]
        newer = game is not None and game["state"]["format"] > ENGINE_FORMAT
        record = None if newer else _read_record(body, stored.seats)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise BrokenTable(stored.table_id) from error
    if record is None:
        raise NewerFormat(stored.table_id)
    if stored.status == "closed" and record.closed is None:
        # It was cleared away unread, as `closing_of` does: what could not be read then must not come to life.
        return replace(record, closed=Closing.RESET, alarms={}, standing={})
    return record


def _read_record(body: dict[str, Any], seats: Sequence[SeatRow]) -> Record:
    people = tuple(Occupant(row.name, row.user_id, row.computer) for row in seats)
    return Record(
        people=people,
        lobby=_read_lobby(body["lobby"]),
        game=None if body["game"] is None else read_game(body["game"]),
        closed=None if body["closed"] is None else Closing(body["closed"]),
        reminders=bool(body["reminders"]),
        host_ends=bool(body["host_ends"]),
        alarms=dict(body["alarms"]),
        standing=dict(body["standing"]),
        spent=frozenset(body["spent"]),
    )


def _write_lobby(lobby: Lobby) -> dict[str, Any]:
    return {
        "host": lobby.host,
        "preset": lobby.preset,
        "rules": lobby.rules.model_dump(mode="json", by_alias=True, exclude_defaults=True),
        "max_seats": lobby.max_seats,
        "invited": None if lobby.invited is None else sorted(lobby.invited),
        "removed": sorted(lobby.removed),
        "confirmed": sorted(lobby.confirmed),
        "starting": lobby.starting,
        "timing": lobby.timing.model_dump(mode="json"),
        "forfeits": lobby.forfeits,
        "theme": lobby.theme,
    }


def _read_lobby(body: dict[str, Any]) -> Lobby:
    return Lobby(
        host=int(body["host"]),
        preset=str(body["preset"]),
        rules=_read_rules(orjson.dumps(body["rules"])),
        max_seats=int(body["max_seats"]),
        invited=None if body["invited"] is None else frozenset(body["invited"]),
        removed=frozenset(body.get("removed", ())),
        confirmed=frozenset(body["confirmed"]),
        starting=bool(body["starting"]),
        timing=_read_timing(orjson.dumps(body["timing"])),
        forfeits=tuple(body.get("forfeits", ())),
        theme=known(body.get("theme")),
    )


@lru_cache(AGREED)
def _read_rules(written: bytes) -> Rules:
    return Rules.model_validate(orjson.loads(written))


@lru_cache(AGREED)
def _read_timing(written: bytes) -> Timing:
    return Timing.model_validate(orjson.loads(written))


def write_game(game: Game) -> dict[str, Any]:
    """Write a match as plain data for JSON, hidden cards included."""
    return {
        "state": dump(game.state),
        "paused": game.paused,
        "suspended": game.suspended,
        "recent": [_write_event(event) for event in game.recent],
        "counters": {str(seat): dict(counters) for seat, counters in game.counters.items()},
        "first_seats": game.first_seats,
        "raced": {str(seat): since for seat, since in game.raced.items()},
        "ended": {str(seat): since for seat, since in game.ended.items()},
        "fined": [[fine.seat, fine.at, fine.reason] for fine in game.fined],
    }


@lru_cache(WRITTEN)
def _write_event(event: Event) -> orjson.Fragment:
    return orjson.Fragment(orjson.dumps(dump_event(event)))


def read_game(body: dict[str, Any]) -> Game:
    """Read a match that `write_game` wrote; raises whatever comes of what makes no sense."""
    return Game(
        state=load(body["state"]),
        paused=bool(body["paused"]),
        suspended=bool(body["suspended"]),
        recent=tuple(load_event(event) for event in body["recent"]),
        counters={int(seat): dict(counters) for seat, counters in body["counters"].items()},
        first_seats=int(body.get("first_seats", 0)),
        raced={int(seat): float(since) for seat, since in body.get("raced", {}).items()},
        ended={int(seat): float(since) for seat, since in body.get("ended", {}).items()},
        fined=tuple(Imposed(int(seat), float(at), str(reason)) for seat, at, reason in body.get("fined", ())),
    )
