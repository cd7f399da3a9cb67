"""Replies: what somebody is shown in return, where it was asked.

That is the table's message, a hand or a private line, whichever was pressed.
"""

from __future__ import annotations

from typing import TypedDict, Unpack

from discord import ui

from bot.engine import Refusal
from bot.table.refusals import Declined, TableReason
from bot.table.requests import Outcome
from bot.table.scene import Scene
from bot.ui.answer import Answer
from bot.ui.layouts import done_text, hand_layout, notice_layout, refusal_text
from bot.ui.layouts.confirming import Meant, confirm_layout
from bot.ui.layouts.holder import Holder
from bot.ui.layouts.lobby import until_dealt
from bot.ui.layouts.pieces import join
from bot.ui.layouts.why import pointer
from bot.ui.reading import words_for
from bot.ui.staging import Staged
from bot.ui.tokens import Handle
from cogs import Interaction
from cogs._notes import noteworthy

RENEW = 10 * 60.0
"""Seconds that a hand's token should still live; else the next chance to open a new one is taken."""


class Side(TypedDict, total=False):
    """The side of a hand to show, as `hand_layout` has it."""

    note: str | None
    page: int
    armed: bool
    step: Staged | None


class Reply:
    """The reply to one press or command, in the language of whoever it came from."""

    def __init__(self, interaction: Interaction) -> None:
        self.answer = Answer(interaction)
        self.words = words_for(interaction)
        self._user_id = interaction.user.id
        self._presenter = interaction.client.presenter
        self._art = interaction.client.art
        self._habits = interaction.client.tables.habits

    def why(self, refusal: Refusal | Declined, scene: Scene | None = None) -> str:
        """Say why something was refused, what is possible, and where the rule is told."""
        said = refusal_text(refusal, self.words, self._art.of(scene), scene, self._user_id)
        return join(said, pointer(refusal, self.words))

    def note(self, outcome: Outcome) -> str | None:
        """Say what somebody should know of an outcome that the hand alone does not show."""
        if outcome.refusal is not None:
            return self.why(outcome.refusal, outcome.scene)
        scene = outcome.scene
        return "\n".join(noteworthy(outcome, self._seat(scene), self.words, self._art.of(scene))) or None

    def done(self, outcome: Outcome, otherwise: str = "menu-done") -> str:
        """Say what has come of an order to the whole table, or why nothing has."""
        done = done_text(outcome.scene, outcome.events, self.words)
        return self.note(outcome) or done or self.words(otherwise)

    async def say(self, text: str) -> Handle | None:
        """Say something in a private line."""
        return await self.answer.private(notice_layout(text))

    async def say_instead(self, text: str) -> Handle | None:
        """Say something in place of the private menu that was pressed, or in a new private line."""
        return await self.answer.in_place(notice_layout(text))

    async def show_beside_hand(self, scene: Scene, view: ui.LayoutView) -> None:
        """Show something in place of the private menu that was pressed; an open hand follows."""
        await self.answer.in_place(view)
        seat = self._seat(scene)
        if seat is not None:
            self._presenter.push(scene, seat)

    async def refuse(self, outcome: Outcome) -> None:
        """Say privately why not; a stale press gets a fresh hand along with it."""
        scene, note = outcome.scene, self.note(outcome)
        if outcome.stale and self._seat(scene) is not None:
            await self.show_hand(scene, note=note)
        else:
            self._presenter.pressed(scene, await self.say(note or ""))

    async def show_outcome(self, outcome: Outcome, *, armed: bool = False) -> None:
        """Answer with the hand, and with what has come of the press."""
        await self.show_hand(outcome.scene, note=self.note(outcome), armed=armed)

    async def show_hand(self, scene: Scene, **side: Unpack[Side]) -> None:
        """Answer with the hand: in the private message that was pressed, else in a new one."""
        await self._show_as_hand(scene, self._hand(scene, **side))

    async def ask_first(self, scene: Scene, seat: int, meant: Meant) -> None:
        """Ask where the hand is, before a card is laid."""
        hints = self._habits.of(self._user_id).hints
        view = confirm_layout(scene, seat, self.words, self._art.of(scene), meant, hints=hints)
        await self._show_as_hand(scene, view)

    async def ask_for_choice(self, outcome: Outcome, step: Staged, *, armed: bool) -> None:
        """Ask in the hand for what a typed play lacks; say why not where it cannot be asked for there."""
        scene, seat = outcome.scene, self._seat(outcome.scene)
        holder = None if seat is None else Holder.of(scene, seat, self.words, self._art.of(scene))
        made = None if holder is None else holder.making(step)
        asks = made is not None and made.question is not None
        await self.show_hand(scene, step=step, armed=armed, note=None if asks else self.note(outcome))

    async def _show_as_hand(self, scene: Scene, view: ui.LayoutView) -> None:
        handle = await self.answer.in_place(view)
        if self._seat(scene) is not None:
            self._presenter.hand_shown(scene, self._user_id, handle)
        self._presenter.pressed(scene, handle)

    async def show_table(self, outcome: Outcome, *, renew: bool = False) -> None:
        """Answer a press on the table's message: by the table, or privately when it was refused.

        `renew`: this is one of the presses that open a hand anew where none would stay open for long.
        """
        if outcome.refusal is not None:
            await self.refuse(outcome)
            return
        presenter, scene = self._presenter, outcome.scene
        seat, lasts = self._seat(scene), presenter.hand_lasts(scene, self._user_id)
        opens = renew and seat is not None and lasts < RENEW
        if opens:
            presenter.hand_coming(scene, self._user_id)
        await presenter.answer_on_board(self.answer, scene)
        note = self.note(outcome)
        if opens:
            handle = await self.answer.private(self._hand(scene, note=note))
            presenter.hand_shown(scene, self._user_id, handle)
        elif seat is not None and lasts:
            presenter.push(scene, seat, note)
        elif note is not None:
            await self.say(note)

    async def open_anew(self, scene: Scene, text: str) -> None:
        """Post the table at the end of its channel, saying so."""
        self._presenter.pressed(scene, await self.say_instead(text))
        self._presenter.post_anew(scene)

    def _hand(self, scene: Scene, **side: Unpack[Side]) -> ui.LayoutView:
        """Draw the hand of this person, or what there is to say instead of one."""
        seat, note = self._seat(scene), side.get("note")
        if seat is None:
            return notice_layout(note or self.why(Declined(TableReason.NOT_SEATED), scene))
        if scene.match is None or scene.queued(seat):
            waits = until_dealt(scene, self.words)
            return notice_layout(f"{note}\n{waits}" if note else waits)
        habits = self._habits.of(self._user_id)
        return hand_layout(
            scene,
            seat,
            self.words,
            self._art.of(scene),
            hints=habits.hints,
            pictures=habits.pictures,
            **side,
        )

    def _seat(self, scene: Scene) -> int | None:
        return scene.seat_of(self._user_id)
