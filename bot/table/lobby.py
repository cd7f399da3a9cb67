"""Gather people for a match: who sits, which rules are agreed, and when it starts."""

from dataclasses import dataclass

from bot.engine import PRESETS, Rules
from bot.table.settings import DEFAULT_TIMING, Timing
from bot.table.themes import CLASSIC, ThemeName

CONFIRMATION = 30.0
"""Seconds in which those who have not confirmed the rules may still do so once the start was called."""
LOBBY_IDLE = 30 * 60.0
"""Seconds without a press after which a lobby is given up."""


@dataclass(frozen=True, slots=True)
class Lobby:
    """What a match will be played by. `host` and `confirmed` number the people at the table.

    `invited` are user ids, None for everybody; `removed` are marks of those who were kicked, and may not
    come back; `starting`: the thirty seconds of confirmation run. `forfeits` and `theme` are the
    server's own.
    """

    host: int = 0
    preset: str = "classic"
    rules: Rules = PRESETS["classic"]
    max_seats: int = 10
    invited: frozenset[int] | None = None
    removed: frozenset[str] = frozenset()
    confirmed: frozenset[int] = frozenset()
    starting: bool = False
    timing: Timing = DEFAULT_TIMING
    forfeits: tuple[str, ...] = ()
    theme: ThemeName = CLASSIC
