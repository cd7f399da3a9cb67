"""A house: what a set of rules comes down to, so that play looks nothing up twice.

An option that is off costs nothing: its entry is missing or None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from .actions import Choices, JumpIn, PlayCards
from .cards import Card, Colour
from .refusals import Reason, Refusal
from .rules import Rules

if TYPE_CHECKING:
    from .scoring import RoundRanks, Scoring
    from .state import GameState

Laying = PlayCards | JumpIn

Effect = Callable[["GameState", Laying, int], None]
"""Acts for who laid a card: sets who is up, moves hands, and hits with so many cards carried over."""
Colouring = Callable[["GameState", Laying], Colour | None]
"""Gives the colour in force after a black card."""


Bluff = Callable[["GameState", tuple[Card, ...]], bool]
"""Tells whether a hand holds what makes a Wild Draw Four beside it a bluff."""


@dataclass(frozen=True, slots=True)
class Ask:
    """What must be decided together with a card: how it is checked, and what there is to choose from."""

    check: Callable[[GameState, Laying], Refusal | None]
    offer: Callable[[GameState, int, tuple[Card, ...], Card], Iterator[Choices]]
    """Given the cards left after the play."""


@dataclass(frozen=True, slots=True, eq=False)
class House:
    """The behaviours that a set of rules chooses, each from the room of its family."""

    rules: Rules
    effects: Mapping[Card, Effect]
    """What a card does; one that is not named only passes the turn on."""
    colouring: Mapping[Card, Colouring]
    """How each black card gets its colour."""
    asks: Mapping[Card, Ask]
    """The cards that ask for a decision."""
    values: Mapping[Card, int]
    """Card points."""
    bluff: Bluff
    challenge: bool
    """Whether the target of a Wild Draw Four may demand proof."""
    scoring: Scoring
    round_ranks: RoundRanks | None
    """Ranks the seats of a round, where a round ranks more than its winner."""
    goal: int
    """The points, or rounds, that end a match."""
    goes_out: Callable[[GameState, int], bool]
    """Lets a seat go out; tells whether the round goes on."""
    must_play: bool
    """Whether a seat that can play may not draw instead."""
    plays_on: bool
    """Whether the target of a hit plays after drawing."""
    sorts: bool
    """Whether play waits until the target of a heavy hit is ready."""
    own_card: bool
    """Whether a card of one's own goes on a Wild at once."""
    hits_wait: bool
    """Whether something can be done about a hit, beside a challenge."""
    skips_wait: bool
    """Whether something can be done about a skip."""
    holds_back: bool
    """Whether a black card may be held back: where nobody can bluff, or a match must be played."""
    begun: Callable[[GameState, bool], None]
    """Deals with open UNO windows when somebody begins a turn, by laying a card or not."""
    draw: Callable[[GameState, Any], None]
    """Draws for a seat instead of playing."""
    several: Callable[[GameState, PlayCards], Refusal | None] | None
    """Checks several cards laid together."""
    pairs: Effect | None
    """What a pair does."""
    after_lay: tuple[Callable[[GameState, Laying], None], ...]
    """What else a laid card sets off, in order."""
    at_turn: tuple[Callable[[GameState, int], bool], ...]
    """What may come before a turn is played; the first that gives True has taken the turn over."""
    fines: Mapping[tuple[type[Any], Reason], Callable[[GameState, Any, Refusal], None]]
    """Refused attempts that cost cards instead."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, House) and self.rules == other.rules

    def __hash__(self) -> int:
        return hash(self.rules)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.any_schema()
