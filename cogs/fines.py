"""Fines by the host, from the menu: a form asks why, so that no slip of the finger fines anybody.

Rule: penalty-cheating.
"""

from __future__ import annotations

from discord import ui

from bot.table.actions import Asked, Fine
from bot.table.imposed import too_soon
from bot.table.in_match import REASON
from bot.table.refusals import Declined, TableReason
from bot.table.scene import Scene
from bot.table.tickets import person_ticket
from bot.table.visible import visible
from bot.ui.forms import Field, form
from bot.ui.layouts.seats import who_plainly
from bot.ui.press import Pressed, handles, whole
from bot.ui.verbs import Verb
from cogs import Bot
from cogs._forms import Asker, open_form
from cogs._saving import Refused
from cogs._visits import Visit
from cogs._wording import refuse_unwanted


async def setup(bot: Bot) -> None:
    """Add nothing: presses find their handlers by themselves."""


@handles(Verb.FINE)
async def ask_why(press: Pressed) -> None:
    """Ask for the reason, and whether the fine is really meant."""
    chosen, _, whom = press.chosen().partition(".")
    seat = whole(chosen)

    async def draw(asker: Asker) -> ui.Modal:
        scene = asker.scene
        declined = _declined(asker, scene, seat, whom)
        if scene is None or declined is not None:
            raise Refused(asker.visit.reply.why(declined or Declined(TableReason.NO_SUCH_TABLE), scene))
        return _form(asker.visit, scene, seat, whom)

    async def instead(asker: Asker, why: str) -> None:
        await asker.visit.reply.say_instead(why)

    await open_form(press, draw, instead)


@handles(Verb.FINE_SURELY)
async def fine(press: Pressed) -> None:
    """Fine somebody for cheating, for the reason that was written down."""
    seat, reason = press.number(0), visible(press.written.get("reason", ""))

    async with Visit(press.interaction) as visit:

        async def wanted(scene: Scene) -> Asked | Declined:
            settings = await visit.interaction.client.servers.settings(scene.guild_id)
            return refuse_unwanted(settings, [reason]) or Fine(seat, reason)

        outcome = await visit.ask(lambda: visit.table(press.table_id), wanted, press.ticket or None)
        if outcome is not None:
            await visit.reply.say_instead(visit.reply.done(outcome))


def _declined(asker: Asker, scene: Scene | None, seat: int, whom: str) -> Declined | None:
    """Say why there is nobody to fine: who was meant is gone, or was fined just now."""
    if scene is None or scene.match is None or seat >= len(scene.people) or scene.left(seat):
        return Declined(TableReason.NO_SUCH_SEAT)
    if whom and person_ticket(scene.people[seat]) != whom:
        return Declined(TableReason.STALE)
    now = asker.visit.interaction.client.now()
    return Declined(TableReason.FINED_JUST_NOW, seat) if too_soon(scene.match.fined, seat, now) else None


def _form(visit: Visit, scene: Scene, seat: int, whom: str) -> ui.Modal:
    words, count = visit.words, scene.view(None).rules.penalty_cheating
    why = Field("reason", words("fine-why"), words("fine-why-about"), longest=REASON, required=False)
    title = words("fine-title", name=who_plainly(scene, seat, words), count=count)
    return form(Verb.FINE_SURELY, scene.table_id, whom, seat, title=title, fields=[why])
