"""Gather what one request does to a table; a draft that is not saved is thrown away and nothing happened."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.engine import Event
from bot.table.actions import Asked
from bot.table.news import Closing, LobbyClosed, News
from bot.table.record import Game, Record
from bot.table.tickets import mark
from data import Result


@dataclass(slots=True)
class Draft:
    """A table in the making: the record as it would be, what happened on the way, and what to log.

    `now` is in unix seconds. `remind` names a seat that is to be reminded.
    """

    record: Record
    now: float
    events: list[Event | News] = field(default_factory=list[Event | News])
    did: list[Asked] = field(default_factory=list[Asked])
    results: tuple[Result, ...] = ()
    remind: int | None = None

    @property
    def game(self) -> Game:
        """Return the match; raises ValueError in a lobby."""
        if self.record.game is None:
            raise ValueError("a lobby has no match yet")
        return self.record.game

    def tell(self, *happened: Event | News) -> None:
        """Note what happened."""
        self.events += happened

    def log(self, action: Asked) -> None:
        """Note what is done."""
        self.did.append(action)

    def change_game(self, **changes: Any) -> None:
        """Change what the table keeps of the match."""
        self.record = replace(self.record, game=replace(self.game, **changes))

    def change_lobby(self, **changes: Any) -> None:
        """Change what is agreed."""
        self.record = replace(self.record, lobby=replace(self.record.lobby, **changes))

    def remember_kick(self, seat: int) -> None:
        """Keep whoever is kicked from this seat from coming back to this lobby or match."""
        kicked = self.record.people[seat]
        if kicked.person:
            self.change_lobby(removed=self.record.lobby.removed | {mark(kicked.user_id)})

    def set_alarms(self, alarms: Mapping[str, float]) -> None:
        """Replace the deadlines."""
        self.record = replace(self.record, alarms=alarms)

    def spend(self, alarm: str) -> None:
        """Let an alarm not be set again for as long as what it is about stays the same."""
        self.record = replace(self.record, spent=self.record.spent | {alarm})

    def close(self, why: Closing) -> None:
        """Close the table for good."""
        self.record = replace(self.record, closed=why)
        self.tell(LobbyClosed(why))
