"""The private hand: one press a play, and one more for a choice; every answer redraws the same message."""

from __future__ import annotations

from dataclasses import replace

from bot.engine import (
    CallUno,
    ChooseColour,
    ChooseTarget,
    Colour,
    DrawCard,
    GiveCard,
    PassTurn,
    PlayCards,
)
from bot.table.actions import Asked, Attend
from bot.table.refusals import Declined, TableReason
from bot.table.requests import Outcome
from bot.table.scene import Scene
from bot.ui.press import Pressed, Verb, handles
from bot.ui.staging import Staged, staged
from cogs import Bot
from cogs._visits import ME, Visit


async def setup(bot: Bot) -> None:
    """Add nothing: presses find their handlers by themselves."""


@handles(Verb.HAND, Verb.REFRESH)
async def show(press: Pressed) -> None:
    """Show the hand as it is; whoever asks for it is back at the table."""
    async with Visit(press.interaction) as visit:
        outcome = await visit.ask_table(press.table_id, Attend())
        if outcome is not None:
            await visit.reply.show_hand(outcome.scene, note=_note(visit, outcome))


@handles(Verb.PLAY)
async def play(press: Pressed) -> None:
    """Play what is staged, with the colour that was chosen for it."""
    made, armed, colour = _staged(press, 0), _flag(press, 1), _colour(press, 2)
    choices = (made if colour is None else replace(made, colour=colour)).choices
    action = PlayCards(ME, made.cards, choices, uno=armed)
    async with Visit(press.interaction) as visit:
        outcome = await visit.ask_table(press.table_id, action, press.ticket)
        if outcome is not None:
            kept = armed and outcome.refusal is not None and not outcome.stale
            await visit.reply.show_outcome(outcome, armed=kept)


@handles(Verb.DRAW)
async def draw(press: Pressed) -> None:
    """Draw from the pile."""
    await _submit(press, DrawCard(ME), press.ticket)


@handles(Verb.KEEP)
async def keep(press: Pressed) -> None:
    """Keep the drawn card, or pass."""
    await _submit(press, PassTurn(ME), press.ticket)


@handles(Verb.CALL)
async def call(press: Pressed) -> None:
    """Say UNO! for the one card left; an old picture matters only where a wrong call costs cards."""
    await _submit(press, CallUno(ME), press.ticket)


@handles(Verb.STARTER)
async def name_starter(press: Pressed) -> None:
    """Name the colour of a black starter."""
    await _submit(press, ChooseColour(ME, press.colour(0)), press.ticket)


@handles(Verb.GIVE)
async def give(press: Pressed) -> None:
    """Give a card in an exchange."""
    await _submit(press, GiveCard(ME, press.card(0)), press.ticket)


@handles(Verb.TARGET)
async def choose_target(press: Pressed) -> None:
    """Choose whose hand it shall be."""
    await _submit(press, ChooseTarget(ME, press.number(0)), press.ticket)


@handles(Verb.CHOOSE)
async def choose(press: Pressed) -> None:
    """Ask the next question about a play, in the same message."""
    await _turn_to(press, armed=_flag(press, 1), page=_number(press, 2), step=_staged(press, 0))


@handles(Verb.ARM)
async def arm(press: Pressed) -> None:
    """Say UNO! with the next play, or not after all."""
    step = _staged(press, 2) if len(press.args) > 2 else None
    await _turn_to(press, armed=_flag(press, 0), page=_number(press, 1), step=step)


@handles(Verb.BACK, Verb.PAGE)
async def turn_page(press: Pressed) -> None:
    """Show a page of the hand."""
    await _turn_to(press, armed=_flag(press, 0), page=_number(press, 1))


async def _submit(press: Pressed, action: Asked, ticket: str | None = None) -> None:
    async with Visit(press.interaction) as visit:
        outcome = await visit.ask_table(press.table_id, action, ticket)
        if outcome is not None:
            await visit.reply.show_outcome(outcome)


async def _turn_to(press: Pressed, *, armed: bool, page: int = 0, step: Staged | None = None) -> None:
    """Show another side of the hand, unless the hand has changed since."""
    async with Visit(press.interaction) as visit:
        outcome = await visit.ask_table(press.table_id, Attend())
        if outcome is None:
            return
        if _is_current(press, outcome.scene, visit.seat(outcome.scene)):
            note = _note(visit, outcome)
            await visit.reply.show_hand(outcome.scene, note=note, page=page, armed=armed, step=step)
        else:
            note = _note(visit, outcome) or visit.reply.why(Declined(TableReason.STALE))
            await visit.reply.show_hand(outcome.scene, note=note)


def _is_current(press: Pressed, scene: Scene, seat: int | None) -> bool:
    return seat is not None and scene.match is not None and press.ticket == scene.ticket(seat)


def _note(visit: Visit, outcome: Outcome) -> str | None:
    """Say what there is to say, save that the match is over: the hand says so itself."""
    if isinstance(outcome.refusal, Declined) and outcome.refusal.reason is TableReason.MATCH_OVER:
        return None
    return visit.reply.note(outcome)


def _staged(press: Pressed, place: int) -> Staged:
    return press.read(place, staged)


def _flag(press: Pressed, place: int) -> bool:
    return press.args[place : place + 1] == ("1",)


def _number(press: Pressed, place: int) -> int:
    return press.number(place) if len(press.args) > place else 0


def _colour(press: Pressed, place: int) -> Colour | None:
    return press.colour(place) if len(press.args) > place else None
