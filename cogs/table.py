"""The table of a channel by command: /uno join, leave, hand, table and end."""

from __future__ import annotations

from bot.engine import Leave
from bot.table.actions import Asked, Attend, CancelLobby, EndNow, Stand
from bot.table.permissions import Deed
from bot.table.scene import Scene
from bot.ui.cooldowns import Cost
from bot.ui.layouts import end_layout, leave_layout
from cogs import Bot, Interaction
from cogs._commands import add_commands
from cogs._pictures import affords, show_hand, show_table, wanted
from cogs._private import spend
from cogs._sitting import sit_down
from cogs._visits import ME, Visit, Wanted


async def setup(bot: Bot) -> None:
    """Add the commands."""
    add_commands(
        bot.uno,
        {
            "join": join,
            "leave": leave,
            "hand": hand,
            "table": table,
            "end": end,
        },
    )


async def join(interaction: Interaction) -> None:
    """Sit down at the table of this channel."""
    async with Visit(interaction) as visit:
        await sit_down(visit, visit.table_here)


async def leave(interaction: Interaction, sure: bool = False) -> None:
    """Give up the seat in this channel; in a match, ask first whoever is not sure."""
    async with Visit(interaction) as visit:
        outcome = await visit.ask_here(_first(Stand(), Leave(ME) if sure else Attend()))
        if outcome is None:
            return
        # Who stands up from a lobby has no seat any more, even where that began the match.
        if outcome.refusal is None and not sure and visit.seat(outcome.scene) is not None:
            await visit.reply.answer.private(
                leave_layout(outcome.scene, visit.seat(outcome.scene), visit.words)
            )
        else:
            await visit.reply.say(visit.reply.note(outcome) or visit.words("menu-left"))


async def hand(interaction: Interaction, picture: bool | None = None) -> None:
    """Show the hand, and a picture of it to those who want one."""
    async with Visit(interaction) as visit:
        outcome = await visit.ask_here(Attend())
        if outcome is not None:
            await visit.reply.show_outcome(outcome)
    if outcome is None or not wanted(interaction, picture):
        return
    if affords(interaction):
        await show_hand(visit, outcome.scene)
    elif picture:
        await visit.reply.say(visit.words("picture-too-often"))


async def table(interaction: Interaction, picture: bool = False) -> None:
    """Post the table anew, or show it as a picture to whoever asks."""
    if picture:
        await _picture(interaction)
        return
    spend(interaction, Cost.POST)
    async with Visit(interaction) as visit:
        outcome = await visit.ask_here(Attend())
        if outcome is not None:
            await visit.reply.open_anew(outcome.scene, visit.words("table-posted-below"))


async def _picture(interaction: Interaction) -> None:
    spend(interaction, Cost.PICTURE)
    async with Visit(interaction) as visit:
        outcome = await visit.ask_here(Attend())
    if outcome is not None and not await show_table(visit, outcome.scene):
        await visit.reply.say(visit.reply.note(outcome) or visit.words("picture-no-match"))


async def end(interaction: Interaction, sure: bool = False) -> None:
    """End the lobby; end the match or put that to the vote, and ask first whoever is not sure."""
    async with Visit(interaction) as visit:
        outcome = await visit.ask_here(_first(CancelLobby(), EndNow() if sure else Attend()))
        if outcome is None:
            return
        scene, may = outcome.scene, visit.rights(outcome.scene)
        # A moderator need not sit at a table to end its match.
        asks = not sure and scene.match is not None and not scene.over
        if asks and (outcome.refusal is None or Deed.END in may):
            await visit.reply.answer.private(end_layout(scene, visit.words, may))
        else:
            await visit.reply.say(visit.reply.done(outcome))


def _first(in_lobby: Asked, in_match: Asked) -> Wanted:
    """Ask a lobby for one thing, and a match for another: where a question comes first, for a look only."""

    async def wanted(scene: Scene) -> Asked:
        return in_match if scene.lobby is None else in_lobby

    return wanted
