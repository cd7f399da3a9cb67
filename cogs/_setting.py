"""Setting one option of a lobby's rules, and saying why it was not set and what would help."""

from __future__ import annotations

from bot.engine import catalogue
from bot.engine.options import Value
from bot.table import agreeing
from bot.table.actions import Asked, Attend, ChangeOptions
from bot.table.agreeing import Changes, Clashing, WrongValue
from bot.table.refusals import Declined, TableReason
from bot.table.requests import Outcome
from bot.table.scene import Scene
from bot.ui.layouts.conflicts import excluded, remedy_label, remedy_said
from bot.ui.layouts.panel import Remark
from bot.ui.layouts.panel_options import wrong_value_said
from bot.ui.layouts.pieces import Style, join
from bot.ui.press import Press
from bot.ui.verbs import Verb
from cogs._visits import Find, Visit
from cogs._wording import refuse_words

_EXPLAINED = (Declined(TableReason.OPTIONS_CLASH), Declined(TableReason.WRONG_VALUE))
"""Refusals that the panel has more to say about."""


async def set_option(
    visit: Visit, find: Find, field: str, written: str, *, along: bool
) -> tuple[Outcome, Remark | None] | None:
    """Set an option to what is written, with `along` whatever is in the way too; give what came of it.

    None: there is no such table, or no such option any more, which has been answered then.
    """
    try:
        changes = {field: agreeing.read_value(field, written)}
    except WrongValue:
        return await _refuse_value(visit, find, field)
    outcome = await _ask(visit, find, changes, along=along)
    return None if outcome is None else (outcome, _remark(visit, outcome, field, changes[field]))


def why(visit: Visit, outcome: Outcome, field: str = "") -> Remark | None:
    """Say why something was refused, None where it was not."""
    if outcome.refusal is None:
        return None
    return Remark(visit.reply.why(outcome.refusal, outcome.scene), field=field)


async def _ask(visit: Visit, find: Find, changes: Changes, *, along: bool) -> Outcome | None:
    """Have options changed, unless they bring words that the server does not take from this person."""

    async def wanted(scene: Scene) -> Asked | Declined:
        settings = await visit.interaction.client.servers.settings(scene.guild_id)
        told = changes.get("uno_word")
        refused = refuse_words(visit, settings, scene, [told] if isinstance(told, str) else [])
        return refused or ChangeOptions(changes, along)

    return await visit.ask(find, wanted)


def _remark(visit: Visit, outcome: Outcome, field: str, value: Value) -> Remark | None:
    """Say why an option was not changed, naming both sides of a clash and what would help."""
    lobby, words = outcome.scene.lobby, visit.words
    if lobby is None or outcome.refusal not in _EXPLAINED:
        return why(visit, outcome, field)
    try:
        agreeing.changed(lobby.rules, {field: value})
    except Clashing as clash:
        said = excluded(clash.values, words, *clash.conflicts)
        if clash.remedy is None:
            return Remark(said, field=field)
        mend = Press.button(
            Verb.OPTION,
            outcome.scene.table_id,
            "",
            catalogue.OPTIONS[field].family,
            field,
            agreeing.written(value),
            1,
            label=remedy_label(clash.remedy, words),
            style=Style.primary,
        )
        return Remark(join(said, remedy_said(clash.remedy, words)), mend, field)
    except WrongValue as wrong:
        return Remark(wrong_value_said(wrong.field, lobby.rules, words), field=field)
    return why(visit, outcome, field)


async def _refuse_value(visit: Visit, find: Find, field: str) -> tuple[Outcome, Remark | None] | None:
    outcome = await visit.ask(find, Attend())
    if outcome is None:
        return None
    if field not in catalogue.OPTIONS:
        await visit.reply.say_instead(visit.words("press-outdated"))
        return None
    lobby = outcome.scene.lobby
    if lobby is None:
        return outcome, None
    declined = Declined(TableReason.WRONG_VALUE)
    visit.interaction.client.tables.refused(outcome.scene, visit.user_id, declined, field)
    return outcome, Remark(wrong_value_said(field, lobby.rules, visit.words), field=field)
