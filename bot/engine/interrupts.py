"""Interrupts: playing out of turn."""

from __future__ import annotations

from .actions import JumpIn
from .refusals import Reason, Refusal
from .state import GameState


def check_jump_in(state: GameState, action: JumpIn) -> Refusal | None:
    """Refuse to jump in where intervention is off, as it is in official play. Rule: intervention."""
    return Refusal(Reason.NO_JUMP_IN, "intervention")
