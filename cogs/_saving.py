"""Saving: what a server keeps under a name, and who may give that name."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar

from bot.engine import Rules
from bot.table.naming import RuleSet
from bot.table.permissions import Deed, Policy, may, why_not
from bot.table.refusals import Declined, TableReason, TableUnavailable
from bot.table.scene import Scene
from bot.table.settings import ServerSettings
from bot.table.sharing import Unreadable, store
from bot.table.visible import plain
from bot.table.wording import words_of
from bot.ui.layouts import refusal_text
from bot.ui.layouts.presets import flaw_text
from bot.ui.words import readable
from cogs._private import guild_of
from cogs._rule_sets import MOST, NAME_LENGTH, Found, find, is_ours, saved_set
from cogs._visits import Visit
from cogs._wording import refuse_words
from data import NameTaken, Saved, ShelfFull, StorageError

T = TypeVar("T")


class Refused(Exception):
    """Nothing was done; `text` says why, in the reader's language."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


async def unless_refused(visit: Visit, work: Coroutine[Any, Any, T]) -> T | None:
    """Do the work in time, or tell privately why not, and give None."""
    reply = visit.reply
    try:
        return await reply.answer.in_time(work)
    except Refused as refused:
        await reply.say(refused.text)
    except TableUnavailable as unavailable:
        await reply.say(reply.why(unavailable.declined))
    except StorageError:
        await reply.say(reply.why(Declined(TableReason.FROZEN)))
    return None


async def need(visit: Visit, deed: Deed) -> None:
    """Raise Refused for whoever may not do this on the server."""
    settings = await visit.interaction.client.servers.settings(guild_of(visit.interaction))
    reason = why_not(deed, visit.roles(None, settings), Policy.of(settings))
    if reason is not None:
        raise Refused(visit.reply.why(Declined(reason)))


async def scene_here(visit: Visit) -> Scene | None:
    """Give the table of this channel, None where there is none."""
    table = await visit.table_here()
    return None if table is None else table.scene


async def found(visit: Visit, wanted: str) -> Found:
    """Find a rule set by its name; raises Refused."""
    try:
        rule_set = await find(visit.interaction.client, guild_of(visit.interaction), wanted)
    except Unreadable as flaw:
        raise Refused(flaw_text(flaw, visit.words)) from flaw
    if rule_set is None:
        raise Refused(visit.words("sets-unknown"))
    return rule_set


async def own_set(visit: Visit, wanted: str) -> Saved:
    """Find a rule set that the server has saved, even one that cannot be played by; raises Refused."""
    named = RuleSet.of(wanted)
    if not named.own and is_ours(wanted):
        raise Refused(visit.words("sets-not-own"))
    name = named.base if named.own else wanted
    saved = await saved_set(visit.interaction.client, guild_of(visit.interaction), name)
    if saved is None:
        raise Refused(visit.words("sets-unknown"))
    return saved


async def refuse_name(visit: Visit, scene: Scene | None, name: str, rules: Rules | None = None) -> None:
    """Raise Refused unless this person may give this name to these rules."""
    words = visit.words
    settings = await visit.interaction.client.servers.settings(guild_of(visit.interaction))
    texts = [name, *(words_of(rules) if rules is not None else ())]
    declined = refuse_words(visit, settings, scene, texts)
    if declined is not None:
        raise Refused(refusal_text(declined, words, visit.interaction.client.art, scene))
    if not readable(name):
        raise Refused(words("sets-name-empty"))
    if is_ours(name):
        raise Refused(words("sets-name-ours", name=words.name(name)))


async def refuse_full(visit: Visit, settings: ServerSettings) -> None:
    """Raise Refused where no more rules can be saved, unless this person may replace older ones."""
    shelf, guild_id = visit.interaction.client.database.presets, guild_of(visit.interaction)
    if may(Deed.REPLACE, visit.roles(None, settings)):
        return
    if len(await shelf.all(guild_id)) >= MOST:
        raise Refused(visit.words("sets-full", most=MOST))


async def save_rules(visit: Visit, scene: Scene | None, name: str, rules: Rules) -> str:
    """Save rules under a name, and say so; a moderator replaces what is there. Raises Refused."""
    await refuse_name(visit, scene, name, rules)
    words, guild_id = visit.words, guild_of(visit.interaction)
    settings = await visit.interaction.client.servers.settings(guild_id)
    shelf = visit.interaction.client.database.presets
    there = await saved_set(visit.interaction.client, guild_id, name)
    if there is not None and may(Deed.REPLACE, visit.roles(scene, settings)):
        await shelf.replace(guild_id, there.saved_id, name, store(rules))
        visit.interaction.client.servers.sets_changed(guild_id)
        return words("sets-replaced", name=words.name(name))
    try:
        await shelf.add(guild_id, name, store(rules), MOST)
    except NameTaken:
        raise Refused(words("sets-name-taken", name=words.name(name))) from None
    except ShelfFull as full:
        raise Refused(words("sets-full", most=full.most)) from None
    visit.interaction.client.servers.sets_changed(guild_id)
    return words("sets-saved", name=words.name(name))


async def save_lobby(visit: Visit, scene: Scene | None, name: str) -> str:
    """Save the rules of a lobby under a name, and say so; raises Refused."""
    if scene is None or scene.lobby is None:
        raise Refused(visit.words("sets-no-lobby"))
    return await save_rules(visit, scene, plain(name)[:NAME_LENGTH].strip(), scene.lobby.rules)


async def follow(visit: Visit, old: str, new: str) -> None:
    """Let the server's settings and menus name its rules as they are called now."""
    visit.interaction.client.servers.sets_changed(guild_of(visit.interaction))
    await visit.interaction.client.servers.change(
        guild_of(visit.interaction),
        lambda settings: settings.model_copy(update={"preset": new}) if settings.preset == old else settings,
    )
