"""Lines: the shapes that what is told of an event most often has."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bot.ui.layouts.events import Narrator

Line = Callable[["Narrator", Any], str]
"""Tells one kind of event."""


def way_of(direction: int) -> str:
    """Name a direction for a message or a mark."""
    return "cw" if direction > 0 else "ccw"


def of_a_name(message_id: str) -> Line:
    """Tell something of somebody whom the event itself names."""

    def tell(narrator: Narrator, event: Any) -> str:
        return narrator.words(message_id, name=narrator.words.name(event.name))

    return tell


def by_somebody(message_id: str) -> Line:
    """Tell what somebody has done, or a vote."""

    def tell(narrator: Narrator, event: Any) -> str:
        if event.seat is None:
            return narrator.words(f"{message_id}-by-vote")
        return narrator.words(message_id, name=narrator.name(event.seat))

    return tell


def of_a_seat(message_id: str) -> Line:
    """Tell something of a seat."""

    def tell(narrator: Narrator, event: Any) -> str:
        return narrator.words(message_id, name=narrator.name(event.seat))

    return tell


def alone(message_id: str) -> Line:
    """Tell what happened of itself."""

    def tell(narrator: Narrator, _: Any) -> str:
        return narrator.words(message_id)

    return tell
