"""Keep the fines that a host or a moderator imposed, and brake a second one that nobody meant.

Rule: penalty-cheating.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

KEPT = 10
"""Fines that a match keeps, the last ones."""

BRAKE = 30.0
"""Seconds in which a seat is not fined again: a second press, or a second moderator, means the same fine."""


@dataclass(frozen=True, slots=True)
class Imposed:
    """A fine by a host or a moderator: of whom, when in unix seconds, and why, where they said it."""

    seat: int
    at: float
    reason: str = ""


def too_soon(fined: Iterable[Imposed], seat: int, now: float) -> bool:
    """Tell whether a seat was fined just now."""
    return any(fine.seat == seat and now - fine.at < BRAKE for fine in fined)


def with_one_more(fined: Sequence[Imposed], fine: Imposed) -> tuple[Imposed, ...]:
    """Keep one fine more, and of all of them the last ones."""
    return (*fined, fine)[-KEPT:]
