"""Suggesting: what completes an option fails kindly, for nobody can be told in private while he types."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from functools import wraps
from typing import Any

import structlog
from discord import app_commands

from bot.ui.mishaps import new_code
from bot.ui.reading import words_for
from cogs import Interaction
from cogs._choices import MOST

LONGEST = 100
"""Characters that Discord shows of a suggestion, and takes as its value."""

Suggested = list[app_commands.Choice[str]]
Suggest = Callable[[Interaction, str], Coroutine[Any, Any, Suggested]]

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


def suggesting(suggest: Suggest) -> Suggest:
    """Have what goes wrong in a suggestion logged under a code, and the code suggested instead.

    Who picks that keeps what he has typed.
    """

    @wraps(suggest)
    async def kindly(interaction: Interaction, typed: str) -> Suggested:
        try:
            return await suggest(interaction, typed)
        except Exception:  # discord.py would show nothing, and log it under no code
            code = new_code()
            log.exception("suggestions_failed", code=code)
            told = words_for(interaction)("failed-suggestions", code=code)
            return [app_commands.Choice(name=told[:LONGEST], value=typed[:LONGEST] or "?")]

    return kindly


def fitting(named: Mapping[str, str], typed: str) -> Suggested:
    """Suggest those of these values whose names hold what is typed."""
    wanted = typed.casefold().strip()
    found = [(value, name) for value, name in named.items() if wanted in name.casefold()]
    return [app_commands.Choice(name=name[:LONGEST], value=value) for value, name in found[:MOST]]
