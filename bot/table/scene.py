"""Show a table as it stands: everything that screens are drawn from, and nothing hidden."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.engine import Event, GameState, Standing, View, view
from bot.engine.silence import silence_of
from bot.table.imposed import Imposed
from bot.table.lobby import Lobby
from bot.table.news import Closing, ForfeitDrawn
from bot.table.people import Occupant
from bot.table.settings import DEFAULT_TIMING, Timing
from bot.table.themes import CLASSIC, ThemeName
from bot.table.tickets import lobby_ticket, public_ticket, ticket

__all__ = ["Closing", "Match", "Scene"]


@dataclass(frozen=True, slots=True)
class Match:
    """What is to be said of a match besides its views.

    `recent` are the last public events of the round, oldest first; `first_seats` counts those that the first
    round was dealt to, 0 where it was not noted; `forfeit` is what the losers of a match that is over may do;
    `fined` are the fines by the host, in order.
    """

    preset: str
    paused: bool = False
    suspended: bool = False
    recent: tuple[Event, ...] = ()
    with_computer: bool = False
    first_seats: int = 0
    forfeit: ForfeitDrawn | None = None
    fined: tuple[Imposed, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """A table at one moment; exactly one of `lobby` and `match` is there.

    `people` has an entry a seat, those who left included; after the seats of the match come newcomers who
    wait for the next round. `deadlines` maps ids of the engine's clocks to unix seconds, UNO windows
    included: show a seat only those in its `view(seat).clocks`. `theme` is the look of the cards. `frozen`:
    storage is down.
    """

    table_id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    revision: int
    people: tuple[Occupant, ...]
    host: int
    timing: Timing = DEFAULT_TIMING
    reminders: bool = True
    host_ends: bool = True
    theme: ThemeName = CLASSIC
    lobby: Lobby | None = None
    match: Match | None = None
    closed: Closing | None = None
    deadlines: Mapping[int, float] = field(default_factory=dict[int, float])
    confirm_by: float | None = None
    frozen: bool = False
    _state: GameState | None = field(default=None, repr=False)

    @property
    def over(self) -> bool:
        """Tell whether this is a match that has ended."""
        return self._state is not None and self._state.over

    def view(self, seat: int | None = None) -> View:
        """Look at the match from a seat; newcomers who wait see what a spectator sees.

        Raises ValueError for a lobby.
        """
        if self._state is None:
            raise ValueError("a lobby has no view: there is no match yet")
        return view(self._state, None if seat is not None and self.queued(seat) else seat)

    def ticket(self, seat: int | None = None) -> str:
        """Return the ticket for a seat's hand; without one, that of the public message."""
        if self._state is not None:
            hand = seat is not None and not self.queued(seat)
            return ticket(self._state, seat) if seat is not None and hand else public_ticket(self._state)
        return lobby_ticket(self.lobby.rules, self.people) if self.lobby is not None else "0"

    def queued(self, seat: int) -> bool:
        """Tell whether a seat is a newcomer's who waits for the next round."""
        return self._state is not None and seat >= self._state.seats

    def left(self, seat: int) -> bool:
        """Tell whether a seat was given up for good, and is played no more."""
        state = self._state
        return state is not None and seat < state.seats and state.standing[seat] is Standing.LEFT

    def deserted(self, seat: int) -> bool:
        """Tell whether an owner is gone for good while a computer player keeps the seat. Rule: partners."""
        return self._state is not None and seat in self._state.deserted

    @property
    def silent(self) -> bool:
        """Tell whether everybody has to be silent now. Rule: silence-twos, silence-black."""
        return self._state is not None and silence_of(self._state) is not None

    def seat_of(self, user_id: int) -> int | None:
        """Find the seat, or the place among the newcomers, that somebody holds now."""
        return next(
            (
                seat
                for seat, one in enumerate(self.people)
                if one.user_id == user_id and one.person and not self.left(seat) and not self.deserted(seat)
            ),
            None,
        )
