"""Wording: from whom a server takes names and words, and which it does not want to read."""

from __future__ import annotations

from collections.abc import Iterable

from bot.table.refusals import Declined, TableReason
from bot.table.scene import Scene
from bot.table.settings import ServerSettings
from bot.table.wording import unwanted
from bot.ui.words import Words
from cogs._visits import Visit


def may_name(visit: Visit, settings: ServerSettings, scene: Scene | None) -> bool:
    """Tell whether the server takes names and words from this person, who may be the host of a table."""
    if visit.moderator or settings.who_names == "everyone":
        return True
    return settings.who_names == "host" and scene is not None and hosts(visit, scene)


def hosts(visit: Visit, scene: Scene) -> bool:
    """Tell whether this person is the host of a table."""
    seat = visit.seat(scene)
    return seat is not None and seat == scene.host


def refuse_words(
    visit: Visit, settings: ServerSettings, scene: Scene | None, texts: Iterable[str]
) -> Declined | None:
    """Say why these words are not taken from this person, None when they are."""
    written = [text for text in texts if text]
    if written and not may_name(visit, settings, scene):
        return Declined(TableReason.NAMES_NOT_TAKEN)
    return refuse_unwanted(settings, written)


def refuse_unwanted(settings: ServerSettings, texts: Iterable[str]) -> Declined | None:
    """Decline what holds a word that the server does not want to read, whoever wrote it."""
    if any(unwanted(text, settings.banned_words) for text in texts):
        return Declined(TableReason.WORD_UNWANTED)
    return None


def readable(text: str, words: Words) -> bool:
    """Tell whether anything of a name can be seen."""
    return words.plain_name(text) != words("nameless")
