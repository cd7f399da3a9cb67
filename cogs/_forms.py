"""Forms: what somebody must be allowed before one opens, since nobody likes to write for nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from discord import ui

from bot.engine import catalogue
from bot.engine.options import Kind
from bot.table.lobby import Lobby
from bot.table.permissions import Deed, Policy, why_not
from bot.table.refusals import Declined, TableReason, TableUnavailable
from bot.table.scene import Scene
from bot.table.settings import ServerSettings
from bot.table.tickets import confirms
from bot.ui.press import Pressed
from bot.ui.verbs import Verb
from cogs._private import guild_of
from cogs._saving import Refused, scene_here
from cogs._visits import Visit
from data import StorageError


@dataclass(frozen=True, slots=True)
class Asker:
    """Whoever asked for a form; `scene` is the table that it is about, or else that of the channel."""

    visit: Visit
    scene: Scene | None
    settings: ServerSettings

    @property
    def lobby(self) -> Lobby:
        """Give the lobby that a form of a table is about; raises ValueError where there is none."""
        if self.scene is None or self.scene.lobby is None:
            raise ValueError("this table is no lobby any more")
        return self.scene.lobby


def _to_set_an_option(press: Pressed) -> tuple[Deed, ...]:
    option = catalogue.OPTIONS.get(press.text(1))
    word = option is not None and option.kind is Kind.TEXT
    return (Deed.CHANGE_RULES, Deed.NAME) if word else (Deed.CHANGE_RULES,)


def _to_word_a_card(press: Pressed) -> tuple[Deed, ...]:
    return (Deed.CHANGE_RULES, Deed.NAME) if press.table_id else (Deed.NAME,)


NEEDED: Mapping[Verb, Callable[[Pressed], tuple[Deed, ...]]] = {
    Verb.ASK_OPTION: _to_set_an_option,
    Verb.SAVE_RULES: lambda _: (Deed.NAME,),
    Verb.WORD_CARD: _to_word_a_card,
    Verb.BAN_WORDS: lambda _: (Deed.SET_SERVER,),
    Verb.FORFEITS: lambda _: (Deed.SET_SERVER,),
    Verb.FINE: lambda _: (Deed.FINE,),
}
"""What whoever opens a form must be allowed, so that what he writes will be taken from him."""

OF_A_MATCH = frozenset({Verb.FINE})
"""Forms about a match; the others of a table are about the rules of a lobby."""

Draw = Callable[[Asker], Awaitable[ui.Modal]]
"""Draws a form; raises Refused, TableUnavailable or StorageError."""

Instead = Callable[[Asker, str], Awaitable[object]]
"""Shows why there is no form, in the screen that was pressed."""


async def open_form(press: Pressed, draw: Draw, instead: Instead) -> None:
    """Open a form for whoever may also send it, and tell everybody else why not.

    Discord takes a form as the first answer alone, so nothing is announced while it is looked up.
    """
    visit = Visit(press.interaction)
    reply = visit.reply
    try:
        asker = await _asker(visit, press)
        declined = _declined(asker, press)
        form = await draw(asker) if declined is None else None
    except Refused as refused:
        await reply.say(refused.text)
    except TableUnavailable as unavailable:
        await reply.say(reply.why(unavailable.declined))
    except StorageError:
        await reply.say(reply.why(Declined(TableReason.FROZEN)))
    else:
        if form is not None:
            await reply.answer.ask(form)
        elif declined is not None:
            await instead(asker, reply.why(declined, asker.scene))


async def _asker(visit: Visit, press: Pressed) -> Asker:
    settings = await visit.interaction.client.servers.settings(guild_of(visit.interaction))
    if press.table_id:
        return Asker(visit, (await visit.table(press.table_id)).scene, settings)
    return Asker(visit, await scene_here(visit), settings)


def _declined(asker: Asker, press: Pressed) -> Declined | None:
    """Say why this form is not for this person now."""
    if press.table_id and (missing := _missing(asker.scene, press.verb)) is not None:
        return Declined(missing)
    held, policy = asker.visit.roles(asker.scene, asker.settings), Policy.of(asker.settings)
    reasons = (why_not(deed, held, policy) for deed in NEEDED[press.verb](press))
    if (reason := next(filter(None, reasons), None)) is not None:
        return Declined(reason)
    if press.table_id and press.ticket and not confirms(press.ticket, asker.lobby.rules):
        return Declined(TableReason.STALE)
    return None


def _missing(scene: Scene | None, verb: Verb) -> TableReason | None:
    """Say which is not there, the match or the lobby that a form of a table is about."""
    if verb in OF_A_MATCH:
        return TableReason.NOT_A_GAME if scene is None or scene.match is None else None
    return TableReason.NOT_A_LOBBY if scene is None or scene.lobby is None else None
