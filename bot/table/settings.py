"""Keep what a server has set: clocks, language, and who may do what."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.engine import Rules
from bot.engine.phases import Clock, ClockKind
from bot.table.stored_settings import StoredSettings
from bot.table.themes import CLASSIC, ThemeName

Seconds = Annotated[int, Field(ge=5, le=7 * 24 * 3600)]
"""How long a clock runs; from five seconds to a week."""

MOST_BANNED_WORDS, LONGEST_BANNED_WORD = 80, 40
BannedWord = Annotated[str, Field(min_length=1, max_length=LONGEST_BANNED_WORD)]

SKIP = 5
"""Seconds that a skip waits, the same whether or not anybody can answer, so that it tells nothing."""
SHARES: Mapping[ClockKind, float] = {
    ClockKind.SWAP_TARGET: 20 / 30,
    ClockKind.EXCHANGE: 20 / 30,
    ClockKind.READY: 20 / 30,
    ClockKind.HAND_ON_PILE: 15 / 30,
}
"""The clocks of small decisions, as a share of that of answers."""

MOST_FORFEITS, LONGEST_FORFEIT = 20, 100
Forfeit = Annotated[str, Field(min_length=1, max_length=LONGEST_FORFEIT)]

SLOW = 300
"""From this turn clock on (seconds) a table is slow: people are not expected to look all the time."""


class Timing(BaseModel):
    """The lengths of a table's clocks in seconds; None is no clock. `drawn` uses that of the turn."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    turn: Seconds | None = 60
    answer: Seconds | None = 30
    starter_colour: Seconds | None = 30
    between_rounds: Seconds | None = 60
    vote: Seconds | None = 30

    @property
    def slow(self) -> bool:
        """Tell whether UNO windows must not run out, because the clocks are slow or there are none."""
        return self.turn is None or self.turn >= SLOW

    def length(self, clock: Clock) -> float | None:
        """Return how long a clock of the engine runs, in seconds; None for ever."""
        return self._by_kind(clock.kind) if clock.seconds is None else clock.seconds

    def _by_kind(self, kind: ClockKind) -> float | None:
        match kind:
            case ClockKind.ANSWER:
                return self.answer
            case ClockKind.STARTER_COLOUR:
                return self.starter_colour
            case ClockKind.BETWEEN_ROUNDS:
                return self.between_rounds
            case ClockKind.VOTE:
                return self.vote
            case ClockKind.SKIP:
                return SKIP
            case kind if kind in SHARES:
                return None if self.answer is None else max(SKIP, self.answer * SHARES[kind])
            case _:
                return self.turn


DEFAULT_TIMING = Timing()


def suited(rules: Rules, timing: Timing) -> Rules:
    """Adapt rules to a table's clocks: with slow ones, or none, a UNO window does not run out."""
    return rules.model_copy(update={"uno_window": 0}) if timing.slow else rules


class ServerSettings(StoredSettings):
    """What a server has set; the defaults suit a server that has set nothing.

    `preset` is a name that `bot.table.naming` reads. `who_ends` tells whether the host may end a match
    alone; a moderator always may. `who_names` tells from whom names and words are taken, for rule sets and
    for cards; none may hold a word of `banned_words`. `forfeits` are what losers may be asked to do, where
    that is played; none written means our own. `theme` is the look of tables to come. No `channels` means
    everywhere.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    preset: str = "classic"
    timing: Timing = DEFAULT_TIMING
    language: Literal["en", "pl", "ru"] = "en"
    who_starts: Literal["everyone", "moderators"] = "everyone"
    who_ends: Literal["host", "moderators"] = "host"
    channels: tuple[int, ...] = ()
    banned: frozenset[int] = frozenset()
    reminders: bool = True
    theme: ThemeName = CLASSIC
    who_names: Literal["everyone", "host", "moderators"] = "moderators"
    forfeits: Annotated[tuple[Forfeit, ...], Field(max_length=MOST_FORFEITS)] = ()
    banned_words: Annotated[tuple[BannedWord, ...], Field(max_length=MOST_BANNED_WORDS)] = ()

    def to_stored(self) -> dict[str, Any]:
        """Write the settings as plain data for JSON."""
        return self.model_dump(mode="json")
