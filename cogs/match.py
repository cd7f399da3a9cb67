"""The match by command, as its menu has it: /uno vote, /uno away, and the group /uno match."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

from discord import app_commands

from bot.engine import CastVote, Substitute
from bot.engine.phases import Vote
from bot.table.actions import Asked, Fine, Kick, Pause, Report, Resume
from bot.table.in_match import REASON
from bot.table.refusals import Declined, TableReason
from bot.table.scene import Scene
from bot.table.tickets import person_ticket
from bot.table.visible import visible
from bot.ui.layouts.votes import running_votes, vote_plainly
from bot.ui.localizing import told
from bot.ui.words import Words
from cogs import Bot, Interaction
from cogs._choices import ANSWERS
from cogs._commands import add_commands
from cogs._meant import Build, Unknown, ask_or_tell, seat_called
from cogs._orders import order_here, tell
from cogs._suggestions import suggest_finable, suggest_motions, suggest_removable, suggest_reportable
from cogs._visits import ME, Visit
from cogs._wording import refuse_unwanted

Why: TypeAlias = app_commands.Range[str, 1, REASON]
"""The reason for a fine."""

_SUGGESTED = re.compile(r"(\d{1,2})\.([a-z2-7]{4})", re.ASCII)
"""A person as suggestions and menus carry one: the seat, and the ticket of who sits there."""


async def setup(bot: Bot) -> None:
    """Add the commands, those that are seldom needed in a group of their own."""
    add_commands(bot.uno, {"vote": vote, "away": away})
    group = app_commands.Group(name="match", description=told("command-uno-match"), parent=bot.uno)
    add_commands(
        group,
        {
            "pause": pause,
            "resume": resume,
            "kick": kick,
            "report": report,
            "fine": fine,
        },
    )


@app_commands.choices(answer=ANSWERS)
@app_commands.autocomplete(motion=suggest_motions)
async def vote(interaction: Interaction, answer: str, motion: str | None = None) -> None:
    """Vote for or against a motion: the one that waits for a voice, where only one does."""

    def cast(scene: Scene, words: Words) -> Asked:
        clock = _clock(scene, scene.seat_of(interaction.user.id), motion, words)
        return CastVote(ME, clock, answer == "yes")

    await order_here(interaction, cast, "vote-cast")


async def away(interaction: Interaction) -> None:
    """Let a computer player sit in."""
    await order_here(interaction, Substitute(ME), "menu-sits-out")


async def pause(interaction: Interaction) -> None:
    """Let the clocks stand still, or propose it."""
    await order_here(interaction, Pause())


async def resume(interaction: Interaction) -> None:
    """Let the match go on, or propose it."""
    await order_here(interaction, Resume())


@app_commands.autocomplete(player=suggest_removable)
async def kick(interaction: Interaction, player: str) -> None:
    """Remove somebody, or propose it."""
    await order_here(interaction, _about(player, Kick))


@app_commands.autocomplete(player=suggest_reportable)
async def report(interaction: Interaction, player: str) -> None:
    """Report somebody who gave advice: the others vote on it. Rule: penalty-advice."""
    await order_here(interaction, _about(player, Report))


@app_commands.autocomplete(player=suggest_finable)
async def fine(interaction: Interaction, player: str, reason: Why | None = None) -> None:
    """Fine somebody for cheating, and say why. Rule: penalty-cheating."""
    said = visible(reason or "")
    fined = _about(player, lambda seat: Fine(seat, said))
    async with Visit(interaction) as visit:

        async def wanted(scene: Scene) -> Asked | Declined:
            settings = await interaction.client.servers.settings(scene.guild_id)
            return refuse_unwanted(settings, [said]) or fined(scene, visit.words)

        outcome = await ask_or_tell(visit, wanted)
        if outcome is not None:
            await tell(visit, outcome)


def _about(player: str, action: Callable[[int], Asked]) -> Build:
    """Ask for something about somebody: who was suggested and has gone since is nobody else."""

    def build(scene: Scene, words: Words) -> Asked | Declined:
        suggested = _SUGGESTED.fullmatch(player)
        if suggested is None:
            return action(seat_called(scene, player, words))
        seat, whom = int(suggested[1]), suggested[2]
        if seat >= len(scene.people) or person_ticket(scene.people[seat]) != whom:
            return Declined(TableReason.NO_SUCH_SEAT)
        return action(seat)

    return build


def _clock(scene: Scene, seat: int | None, motion: str | None, words: Words) -> int:
    """Find the vote that is meant, by its clock or by what it is about; raises Unknown.

    A lobby has none, and says so itself.
    """
    if scene.match is None:
        return 0
    votes = running_votes(scene.view(None))
    if not votes:
        raise Unknown("vote-none")
    if motion is not None:
        meant = [one for one in votes if motion in (str(one.clock), vote_plainly(scene, one, words))]
        if not meant and not motion.isdecimal():
            raise Unknown("vote-unknown", motion)
        return meant[0].clock if meant else int(motion)
    waiting = [one for one in votes if _waits(one, seat)]
    if len(waiting) > 1:
        raise Unknown("vote-several")
    return (waiting or votes)[0].clock


def _waits(one: Vote, seat: int | None) -> bool:
    return seat in one.electors - one.agree - one.against
