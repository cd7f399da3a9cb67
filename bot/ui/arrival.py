"""Arrival: where all presses come in, and how their handling has ended."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import discord
import structlog
from structlog.contextvars import bind_contextvars

from .answer import Answer
from .cooldowns import TooSoon
from .mishaps import new_code
from .press import Pressed, Unreadable, handler_of, read
from .reading import words_for

UNKNOWN = "unknown"
"""What a press is called that no version of ours has written."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class Ending(StrEnum):
    """How the handling of a press or a command has ended."""

    DONE = "done"  # or refused, which is for the table to say
    OUTDATED = "outdated"
    TOO_SOON = "too_soon"
    FAILED = "failed"


async def arrive(interaction: discord.Interaction[Any]) -> tuple[str, Ending]:
    """Have a press handled, and tell its verb and how that ended.

    Whatever happens, something kind is said and nothing is raised.
    """
    pressed = read(interaction)
    verb = pressed.verb.value if pressed else UNKNOWN
    _name_in_log(verb, pressed)
    handler = handler_of(pressed.verb) if pressed else None
    words = words_for(interaction)
    try:
        if pressed is None or handler is None:
            raise Unreadable(verb)
        await handler(pressed)
    except Unreadable:
        # What it carries stays out of the log: it may be a card that only its owner knows.
        log.info("press_outdated")
        await _excuse(interaction, words("press-outdated"))
        return verb, Ending.OUTDATED
    except TooSoon as early:
        await _excuse(interaction, words("failed-cooldown", seconds=early.seconds))
        return verb, Ending.TOO_SOON
    except Exception:  # a button's error goes nowhere else: discord.py has no hook for it
        code = new_code()
        log.exception("press_failed", code=code)
        await _excuse(interaction, words("failed", code=code))
        return verb, Ending.FAILED
    return verb, Ending.DONE


def _name_in_log(verb: str, pressed: Pressed | None) -> None:
    """Have every line that is logged for this press name it; what is shared knows its table's revision."""
    bind_contextvars(verb=verb)
    if pressed is not None and pressed.table_id:
        bind_contextvars(table=pressed.table_id)


async def _excuse(interaction: discord.Interaction[Any], text: str) -> None:
    try:
        await Answer(interaction).say(text)
    except Exception:
        log.exception("excuse_failed")
