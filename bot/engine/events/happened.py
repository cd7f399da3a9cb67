"""What all events have in common."""

from __future__ import annotations

from enum import StrEnum
from typing import Self

from bot.engine.values import value


class DrawReason(StrEnum):
    """Why cards were drawn."""

    TURN = "turn"
    HIT = "hit"
    STARTER = "starter"
    UNO = "uno"
    BLUFF = "bluff"
    CHALLENGE = "challenge"
    DOWNPOUR = "downpour"
    CUSTOM = "custom"
    HAND_ON_PILE = "hand_on_pile"
    SILENCE = "silence"
    MISPLAY = "misplay"
    FALSE_CALL = "false_call"
    ADVICE = "advice"
    HOST = "host"


@value
class Happened:
    """The base of all events: public unless an event says otherwise."""

    def seen_by(self, seat: int | None) -> Self:
        """Give what that seat may read of the event; None is a spectator."""
        return self
