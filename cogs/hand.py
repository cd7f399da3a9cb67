"""The private hand: one press a play, and one more for a choice; every answer redraws the same message."""

from __future__ import annotations

from dataclasses import replace

from bot.engine import (
    CallUno,
    ChooseColour,
    ChooseTarget,
    DrawCard,
    GiveCard,
    JumpIn,
    PassTurn,
    PlayCards,
)
from bot.table.actions import Asked, Attend
from bot.table.refusals import Declined, TableReason
from bot.table.requests import Outcome
from bot.table.scene import Scene
from bot.ui.layouts.confirming import Meant
from bot.ui.layouts.making import jumping
from bot.ui.press import Pressed, handles
from bot.ui.staging import Staged, staged
from bot.ui.verbs import Verb
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


@handles(Verb.PLAY, Verb.PLAY_SURELY)
async def play(press: Pressed) -> None:
    """Play what is staged, with the colour that was chosen for it; ask first those who have set that."""
    made, armed = _decided(press), _flag(press, 1)
    action = PlayCards(ME, made.cards, made.choices, uno=armed)
    async with Visit(press.interaction) as visit:
        if _confirms(visit, press, made):
            outcome = await visit.ask_table(press.table_id, Attend())
            if outcome is not None:
                await _confirm(visit, press, outcome, Meant(Verb.PLAY_SURELY, press.ticket, made, armed))
            return
        outcome = await visit.ask_table(press.table_id, action, press.ticket)
        if outcome is not None:
            await _show_laid(visit, outcome, armed=armed)


@handles(Verb.JUMP, Verb.JUMP_SURELY)
async def jump(press: Pressed) -> None:
    """Lay the twin of the top card out of turn, from the hand or from the table; ask first what it asks for.

    Only now it shows whether there is anything to ask: a hand does not follow the plays of others, and on the
    table the same button is for everybody. Rule: intervention-wild, five-exchange.
    """
    made, armed = _decided(press), _flag(press, 1)
    async with Visit(press.interaction) as visit:
        asked, confirms = False, _confirms(visit, press, made)

        async def wanted(scene: Scene) -> Asked:
            nonlocal asked, confirms
            asked = _asks_first(scene, visit.seat(scene), made)
            confirms = confirms and _holds(scene, visit.seat(scene), made)
            return Attend() if asked or confirms else JumpIn(ME, made.cards, made.choices, uno=armed)

        outcome = await visit.ask(lambda: visit.table(press.table_id), wanted, press.ticket)
        if outcome is None:
            return
        if asked:
            await visit.reply.show_hand(outcome.scene, note=_note(visit, outcome), armed=armed, step=made)
        elif confirms:
            await _confirm(visit, press, outcome, Meant(Verb.JUMP_SURELY, press.ticket, made, armed))
        elif visit.reply.answer.on_public_message:
            await visit.reply.show_table(outcome)
        else:
            await _show_laid(visit, outcome, armed=armed)


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


def _confirms(visit: Visit, press: Pressed, made: Staged) -> bool:
    """Tell whether to ask before this is laid: only what one press would lay, and only once."""
    at_once = len(press.args) <= 2 and made == Staged(made.cards[:1])
    wanted = at_once and press.verb in (Verb.PLAY, Verb.JUMP)
    return wanted and visit.habits.of(visit.user_id).confirm


async def _confirm(visit: Visit, press: Pressed, outcome: Outcome, meant: Meant) -> None:
    """Ask, or show a hand that has changed since; a twin is told from its ticket once it is laid."""
    scene, note = outcome.scene, _note(visit, outcome)
    seat = visit.seat(scene)
    if note is None and press.verb is Verb.PLAY and not _is_current(press, scene, seat):
        note = visit.reply.why(Declined(TableReason.STALE))
    if note is not None or seat is None or scene.match is None:
        await visit.reply.show_hand(scene, note=note)
    else:
        await visit.reply.ask_first(scene, seat, meant)


async def _show_laid(visit: Visit, outcome: Outcome, *, armed: bool) -> None:
    """Show what has come of a play; UNO! stays armed where it was refused."""
    kept = armed and outcome.refusal is not None and not outcome.stale
    await visit.reply.show_outcome(outcome, armed=kept)


def _holds(scene: Scene, seat: int | None, made: Staged) -> bool:
    """Tell whether a card is in the hand at all: at the table everybody has the button for the twin."""
    if seat is None or scene.match is None or scene.queued(seat):
        return False
    return made.cards[0] in scene.view(seat).hand


def _asks_first(scene: Scene, seat: int | None, made: Staged) -> bool:
    """Tell whether something is still to be decided about a twin that may be laid now."""
    if seat is None or scene.match is None or scene.queued(seat):
        return False
    twin = jumping(scene.view(seat), made)
    return twin is not None and twin.question is not None


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


def _decided(press: Pressed) -> Staged:
    """Read cards that are to be laid, with the colour that was chosen for them in the last step."""
    made = _staged(press, 0)
    return replace(made, colour=press.colour(2)) if len(press.args) > 2 else made
