"""Say what happened at a table besides the game, in the past tense. All of it is public."""

from dataclasses import dataclass
from enum import StrEnum

from bot.engine.options import Value


class Closing(StrEnum):
    """Why a table was closed."""

    CANCELLED = "cancelled"
    FORGOTTEN = "forgotten"
    RESET = "reset"


@dataclass(frozen=True, slots=True)
class PersonSat:
    """Somebody, or a computer player, sat down in the lobby."""

    name: str
    computer: bool = False


@dataclass(frozen=True, slots=True)
class PersonStood:
    """Somebody, or a computer player, left the lobby."""

    name: str
    computer: bool = False


@dataclass(frozen=True, slots=True)
class NewcomerQueued:
    """Somebody will be dealt in when the next round begins."""

    name: str


@dataclass(frozen=True, slots=True)
class NewcomerLeft:
    """Somebody who waited for the next round has left before it."""

    name: str


@dataclass(frozen=True, slots=True)
class HostPassed:
    """The host is gone; whoever sits here longest is host now."""

    seat: int


@dataclass(frozen=True, slots=True)
class RulesChanged:
    """The host proposed other rules."""

    preset: str


@dataclass(frozen=True, slots=True)
class OptionsChanged:
    """The host proposed to set some options otherwise; `options` are fields and what they are set to."""

    options: tuple[tuple[str, Value], ...]


@dataclass(frozen=True, slots=True)
class RulesConfirmed:
    """Somebody agreed to the rules."""

    seat: int


@dataclass(frozen=True, slots=True)
class StartCalled:
    """The match is about to start: thirty seconds for those who have not confirmed the rules."""


@dataclass(frozen=True, slots=True)
class PeopleDropped:
    """These had not confirmed the rules in time and lost their seats."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MatchPaused:
    """The clocks stand still; `seat` of None is a moderator or a vote."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class MatchResumed:
    """The clocks run again; `seat` of None is a moderator or a vote."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class MatchSuspended:
    """Nobody is left to act; the match is kept until somebody presses something."""


@dataclass(frozen=True, slots=True)
class MatchWoken:
    """Somebody came back to a suspended match."""

    seat: int


@dataclass(frozen=True, slots=True)
class FineExplained:
    """The host or a moderator said why a seat was fined, in words of their own."""

    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class ForfeitDrawn:
    """Chance chose a harmless forfeit for the losers of a match.

    `text` is in the server's own words, or, where it is `built_in`, the id of a message. Rule: loser-forfeit.
    """

    seats: tuple[int, ...]
    text: str
    built_in: bool


@dataclass(frozen=True, slots=True)
class LobbyClosed:
    """The lobby is no more."""

    why: Closing


News = (
    PersonSat
    | PersonStood
    | NewcomerQueued
    | NewcomerLeft
    | HostPassed
    | RulesChanged
    | OptionsChanged
    | RulesConfirmed
    | StartCalled
    | PeopleDropped
    | MatchPaused
    | MatchResumed
    | MatchSuspended
    | MatchWoken
    | FineExplained
    | ForfeitDrawn
    | LobbyClosed
)
