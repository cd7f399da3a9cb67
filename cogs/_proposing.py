"""Proposing: a rule set for a lobby, one that comes along or one that the server has saved."""

from __future__ import annotations

from bot.table.actions import Asked, ChangeRules
from bot.table.refusals import Declined, TableReason
from bot.table.requests import Outcome
from bot.table.scene import Scene
from bot.table.sharing import Unreadable
from bot.table.wording import words_of
from bot.ui.layouts.presets import flaw_text
from cogs._rule_sets import find
from cogs._visits import Find, Visit
from cogs._wording import refuse_unwanted


async def propose(visit: Visit, find_table: Find, name: str) -> tuple[Outcome | None, str | None]:
    """Propose a rule set by its name; give what came of it, and what is wrong with the set itself.

    No outcome: there is no such table, which has been answered then.
    """
    flaws: list[str] = []
    bot = visit.interaction.client

    async def wanted(scene: Scene) -> Asked | Declined:
        try:
            found = await find(bot, scene.guild_id, name)
        except Unreadable as unreadable:
            flaws.append(flaw_text(unreadable, visit.words))
            return Declined(TableReason.WRONG_VALUE)
        if found is None:
            flaws.append(visit.words("sets-unknown"))
            return Declined(TableReason.WRONG_VALUE)
        settings = await bot.servers.settings(scene.guild_id)
        return refuse_unwanted(settings, words_of(found.rules)) or ChangeRules(found.name, found.rules)

    outcome = await visit.ask(find_table, wanted)
    return outcome, flaws[0] if flaws else None
