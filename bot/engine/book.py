"""The book of a match: what changes rarely, kept together, so that a copy of the state stays cheap."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .cards import Card
from .values import value

T = TypeVar("T")


@value
class Score:
    """What the seats have gathered over the rounds of a match, one entry a seat."""

    totals: tuple[int, ...]
    rounds_won: tuple[int, ...]
    held: tuple[int, ...]
    """Card points that were still in the hand when rounds ended."""
    beaten: tuple[int, ...]
    """Seats beaten in rounds that rank everybody."""
    fallen: tuple[int, ...]
    """The round that put a seat out of the match, 0 for those still in it."""
    rounds: int = 0
    """Rounds finished."""


def fresh_score(seats: int) -> Score:
    """Give the score of seats that have nothing yet."""
    nothing = (0,) * seats
    return Score(nothing, nothing, nothing, nothing, nothing)


@dataclass(slots=True)
class Book:
    """The score of the match, and what is noted about its rounds; tuples of seats have an entry a seat.

    A book that belongs to a state is never changed: notes are made in a copy.
    """

    seed: bytes
    score: Score
    emptied: tuple[int, ...]
    """Hands that each seat has got rid of in this round and replaced by a new one."""
    credit: tuple[int, ...]
    """Points off the total of each seat for how it went out."""
    computers: frozenset[int] = frozenset()
    """Seats that a computer player plays now."""
    dealer: int = 0
    queue: int = 0
    """Seats that will be added when the next round is dealt."""
    went_out: tuple[int, ...] = ()
    """Seats that went out in this round, in order."""
    gone: tuple[int, ...] = ()
    """Seats that were given up, in order."""
    pot: int = 0
    """Card points that the others held when the first seat went out, where they play on."""
    turns: int = 0
    """Turns begun in this round, where a number of them is agreed."""
    offered: Card | None = None
    """The card that the seat which asked for an exchange gives away."""
    winner: int | None = None
    """Who won the last round; the first of several."""
    loser: int | None = None
    """Who held the most card points at the end of the last round."""
    deserted: frozenset[int] = frozenset()
    """Seats of partners whose owners left for good, so that a computer player keeps them."""

    def copy(self) -> Book:
        """Copy the book, for notes to be made in it."""
        twin = object.__new__(Book)
        twin.seed = self.seed
        twin.score = self.score
        twin.emptied = self.emptied
        twin.credit = self.credit
        twin.computers = self.computers
        twin.dealer = self.dealer
        twin.queue = self.queue
        twin.went_out = self.went_out
        twin.gone = self.gone
        twin.pot = self.pot
        twin.turns = self.turns
        twin.offered = self.offered
        twin.winner = self.winner
        twin.loser = self.loser
        twin.deserted = self.deserted
        return twin


def new_book(seats: int, seed: bytes, computers: frozenset[int]) -> Book:
    """Open the book of a match in which nothing has happened."""
    nothing = (0,) * seats
    return Book(seed, fresh_score(seats), nothing, nothing, computers)


class Shown(property, Generic[T]):
    """A part of one of its parts, such as `book.score`, that a state shows as if it were a field."""

    def __init__(self, path: str) -> None:
        super().__init__(attrgetter(path))

    if TYPE_CHECKING:

        def __get__(self, state: Any, owner: type[Any] | None = None) -> T: ...  # pyright: ignore[reportIncompatibleMethodOverride]
