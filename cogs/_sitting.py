"""Sitting down: a seat in the lobby, or for the next round of a match that goes on."""

from __future__ import annotations

from bot.table.actions import Asked, JoinNext, Sit
from bot.table.refusals import Declined, TableReason
from bot.table.scene import Scene
from cogs._visits import Find, Visit


async def sit_down(visit: Visit, find: Find) -> None:
    """Take a seat at a table, unless the server has banned this person."""

    async def wanted(scene: Scene) -> Asked | Declined:
        settings = await visit.interaction.client.servers.settings(scene.guild_id)
        if visit.user_id in settings.banned:
            return Declined(TableReason.BANNED)
        name = visit.interaction.user.display_name
        return JoinNext(name) if scene.lobby is None else Sit(name)

    outcome = await visit.ask(find, wanted)
    if outcome is None:
        return
    if outcome.refusal is None:
        await visit.reply.show_hand(outcome.scene, note=visit.words("lobby-joined"))
    else:
        await visit.reply.refuse(outcome)
