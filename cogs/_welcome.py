"""The welcome: who plays for the first time hears once where to begin.

Rule: feature-house-rule-onboarding.
"""

from __future__ import annotations

from typing import Literal

import structlog

from bot.table.agreeing import official
from bot.table.scene import Scene
from bot.ui.layouts.introducing import easy
from bot.ui.layouts.options import rules_name
from cogs._visits import Visit
from data import StorageError

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


async def welcome(visit: Visit, scene: Scene, said: Literal["welcome", "welcome-host"]) -> str | None:
    """Welcome whoever has just sat down, or opened a table; None for who was welcomed or has played before.

    While the storage is down nobody is.
    """
    try:
        due = await _due(visit)
    except StorageError as error:
        log.warning("not_welcomed", reason=error.message)
        return None
    if not due or scene.lobby is None:
        return None
    rules, words = scene.lobby.rules, visit.words
    preset = rules_name(scene.lobby.preset, rules, words)
    kind = "official" if official(rules) else "easy" if easy(rules) else "other"
    return words(said, rules=kind, preset=preset)


async def _due(visit: Visit) -> bool:
    habits, user_id = visit.habits, visit.user_id
    if habits.of(user_id).welcome == "given" or (await habits.settings(user_id)).welcome == "given":
        return False
    await habits.change(user_id, welcome="given")
    return not await visit.interaction.client.database.people.results(user_id)
