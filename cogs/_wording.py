"""Wording: from whom a server takes names and words, and which it does not want to read."""

from __future__ import annotations

from collections.abc import Iterable

from bot.table.permissions import Deed, Policy, why_not
from bot.table.refusals import Declined, TableReason
from bot.table.scene import Scene
from bot.table.settings import ServerSettings
from bot.table.wording import unwanted
from cogs._visits import Visit


def refuse_words(
    visit: Visit, settings: ServerSettings, scene: Scene | None, texts: Iterable[str]
) -> Declined | None:
    """Say why these words are not taken from this person, None when they are."""
    written = [text for text in texts if text]
    if written and (reason := why_not(Deed.NAME, visit.roles(scene, settings), Policy.of(settings))):
        return Declined(reason)
    return refuse_unwanted(settings, written)


def refuse_unwanted(settings: ServerSettings, texts: Iterable[str]) -> Declined | None:
    """Decline what holds a word that the server does not want to read, whoever wrote it."""
    if any(unwanted(text, settings.banned_words) for text in texts):
        return Declined(TableReason.WORD_UNWANTED)
    return None
