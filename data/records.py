"""Say what is stored, in plain values: no row, session or driver object leaves this package."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, Protocol

Kind = Literal["lobby", "game"]
Status = Literal["open", "suspended", "finished", "closed"]

LIVE: tuple[Status, ...] = ("open", "suspended")
"""The statuses of a table that holds its channel; at most one such table to a channel."""

OVER: tuple[Status, ...] = ("finished", "closed")
"""The statuses of a table that nobody plays at any more."""


class Body(Protocol):
    """JSON, or what will be JSON once it is asked for as a `str`."""

    def __str__(self) -> str: ...


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat: `user_id` is None for a computer player and for a person who was forgotten."""

    seat: int
    name: str
    user_id: int | None = None
    computer: bool = False


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that is not stored yet. `body` is JSON; `due` and `at` are unix seconds."""

    guild_id: int
    channel_id: int
    kind: Kind
    body: str
    format: int
    engine_version: str
    at: float
    due: float | None = None
    seats: tuple[SeatRow, ...] = ()
    status: Status = "open"


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was last saved. A new one has revision 0; every save adds one."""

    table_id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    kind: Kind
    status: Status
    body: str
    format: int
    engine_version: str
    revision: int
    due: float | None
    created_at: float
    updated_at: float
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True, slots=True)
class LoggedAction:
    """What is appended to a table's log; `interaction_id` is None for clocks and computer players."""

    body: Body
    seat: int | None = None
    interaction_id: int | None = None


@dataclass(frozen=True, slots=True)
class StoredAction:
    """An entry of a table's log; `revision` is the one that the action led to."""

    table_id: int
    revision: int
    interaction_id: int | None
    seat: int | None
    body: str
    engine_version: str
    at: float


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """What a table was when its log began anew: the log's later entries lead from `body` to what it is now.

    All of those entries were made by `engine_version`. `revision` is the table's at that moment.
    """

    table_id: int
    revision: int
    engine_version: str
    body: str


@dataclass(frozen=True, slots=True)
class LoggedPress:
    """Where an interaction was first applied."""

    table_id: int
    revision: int
    seat: int | None
    body: str


@dataclass(frozen=True, slots=True)
class Result:
    """What a finished match was for one person.

    `beaten` is the number of seats beaten (the ranking points), `points` the card points under `scoring`.
    """

    user_id: int
    place: int
    seats: int
    beaten: int
    won: bool
    points: int
    scoring: str
    rounds: int
    with_computer: bool = False
    left_early: bool = False
    counters: Mapping[str, int] = field(default_factory=dict[str, int])


@dataclass(frozen=True, slots=True)
class Save:
    """One step of a table, to be written whole or not at all.

    `revision` is the one that the step started from. `body` gives the JSON when it is written, on whatever
    thread that happens. `seats` of None leaves the seats as they are, `message_id` of None leaves the message
    as it is. `at` is also when `results` were made. `checkpoint` is the body of a new one, where the
    log begins anew with this step.
    """

    table_id: int
    revision: int
    kind: Kind
    status: Status
    body: Body
    format: int
    engine_version: str
    at: float
    due: float | None = None
    message_id: int | None = None
    action: LoggedAction | None = None
    seats: tuple[SeatRow, ...] | None = None
    results: tuple[Result, ...] = ()
    checkpoint: Body | None = None


@dataclass(frozen=True, slots=True)
class Due:
    """An open table, the earliest deadline of its clocks, and when it was saved last, in unix seconds."""

    table_id: int
    guild_id: int
    due: float
    saved_at: float


@dataclass(frozen=True, slots=True)
class RankingRow:
    """One line of a server's rankings; those who are equal in all that ranks share `rank`."""

    user_id: int
    matches: int
    wins: int
    points: int
    rank: int


@dataclass(frozen=True, slots=True)
class Stats:
    """One person's record in one server.

    `best` is the best place, `by_scoring` the card points per scoring, `with_computer` the number of
    matches in which a computer player sat, which the other figures leave out unless asked for.
    `rank` is None for who has no match to be ranked by.
    """

    matches: int
    wins: int
    points: int
    best: int | None
    by_scoring: Mapping[str, int]
    counters: Mapping[str, int]
    rank: int | None
    with_computer: int

    @property
    def win_rate(self) -> float:
        """Return the share of matches won, from 0.0 to 1.0."""
        return self.wins / self.matches if self.matches else 0.0


@dataclass(frozen=True, slots=True)
class Migrated:
    """The versions of the schema before and after; None is a database without any tables."""

    before: str | None
    after: str


@dataclass(frozen=True, slots=True)
class EmojiRow:
    """An application emoji that was made from our art; `art_hash` tells when the art has changed."""

    name: str
    application_id: int
    emoji_id: int
    art_hash: str


@dataclass(frozen=True, slots=True)
class Saved:
    """What a server has saved under a name; `body` is JSON."""

    saved_id: int
    name: str
    body: str
