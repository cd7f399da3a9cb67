"""Sitting down: a seat in the lobby, or for the next round of a match that goes on."""

from __future__ import annotations

from bot.table.actions import Asked, JoinNext, Sit
from bot.table.permissions import Deed, Policy, why_not
from bot.table.refusals import Declined
from bot.table.scene import Scene
from bot.ui.layouts.pieces import join
from cogs._visits import Find, Visit
from cogs._welcome import welcome


async def sit_down(visit: Visit, find: Find) -> None:
    """Take a seat at a table, unless the server has banned this person."""

    async def wanted(scene: Scene) -> Asked | Declined:
        settings = await visit.interaction.client.servers.settings(scene.guild_id)
        reason = why_not(Deed.JOIN, visit.roles(scene, settings), Policy.of(settings))
        if reason is not None:
            return Declined(reason)
        name = visit.interaction.user.display_name
        return JoinNext(name) if scene.lobby is None else Sit(name)

    outcome = await visit.ask(find, wanted)
    if outcome is None:
        return
    if outcome.refusal is None:
        begin = await visit.reply.answer.in_time(welcome(visit, outcome.scene, "welcome"))
        await visit.reply.show_hand(outcome.scene, note=join(visit.words("lobby-joined"), begin))
    else:
        await visit.reply.refuse(outcome)
