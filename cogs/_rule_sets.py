"""Rule sets by their names: those that come along, and those that the server has saved."""

from __future__ import annotations

from dataclasses import dataclass

from discord import app_commands

from bot.engine import PRESETS, Rules
from bot.table.naming import RuleSet, own
from bot.table.sharing import stored
from bot.table.visible import plain
from bot.ui.layouts.options import preset_plainly
from bot.ui.layouts.presets import matching
from bot.ui.reading import words_for
from bot.ui.words import Words
from cogs import Bot, Interaction
from cogs._private import guild_of
from cogs._suggesting import Suggested, suggesting
from data import Saved, StorageError
from data.shelves import key_of

MOST = 25
"""Rule sets that a server may save, and suggestions that Discord shows."""
NAME_LENGTH = 32


@dataclass(frozen=True, slots=True)
class Found:
    """A rule set: `name` as tables keep it; `saved` is there when the server made it."""

    name: str
    rules: Rules
    saved: Saved | None = None


async def find(bot: Bot, guild_id: int, wanted: str) -> Found | None:
    """Find a rule set by its key, or by its name as people read it; None when there is none.

    Raises Unreadable for one that this version cannot play by, and StorageError.
    """
    named = RuleSet.of(wanted)
    if not named.own and (ours := _ours(wanted)) is not None:
        return Found(ours, PRESETS[ours])
    saved = await saved_set(bot, guild_id, named.base if named.own else wanted)
    return None if saved is None else Found(own(saved.name), stored(saved.body), saved)


async def saved_set(bot: Bot, guild_id: int, name: str) -> Saved | None:
    """Find a rule set that a server has saved by its name, or by what can be seen of it."""
    shelf, seen = bot.database.presets, key_of(plain(name))
    if (saved := await shelf.named(guild_id, name) or await shelf.named(guild_id, seen)) is not None:
        return saved
    # Names were once saved with what hides in them, and nobody can type that.
    return next((one for one in await shelf.all(guild_id) if key_of(plain(one.name)) == seen), None)


def is_ours(name: str) -> bool:
    """Tell whether a rule set that comes along is called this."""
    return _ours(name) is not None


def _ours(wanted: str) -> str | None:
    if wanted in PRESETS:
        return wanted
    english = Words.of()
    key = key_of(plain(wanted))
    return next((name for name in PRESETS if key_of(preset_plainly(name, english)) == key), None)


async def saved_names(bot: Bot, guild_id: int) -> list[str]:
    """List the names of the rule sets that a server has saved; raises StorageError."""
    return [saved.name for saved in await bot.database.presets.all(guild_id)]


@suggesting
async def suggest(interaction: Interaction, current: str) -> Suggested:
    """Suggest rule sets while somebody types, the server's own first."""
    words = words_for(interaction)
    names = matching(current, await _names(interaction), words)
    mine_first = sorted(names, key=lambda name: not RuleSet.of(name).own)
    return [
        app_commands.Choice(name=preset_plainly(name, words)[:100], value=name) for name in mine_first[:MOST]
    ]


@suggesting
async def suggest_own(interaction: Interaction, current: str) -> Suggested:
    """Suggest the rule sets that the server has saved."""
    words = words_for(interaction)
    found = matching(current, await _names(interaction), words)
    return [
        app_commands.Choice(name=preset_plainly(name, words), value=name)
        for name in found
        if RuleSet.of(name).own
    ]


async def _names(interaction: Interaction) -> list[str]:
    try:
        return await saved_names(interaction.client, guild_of(interaction))
    except StorageError:
        return []
