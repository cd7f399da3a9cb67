"""Visits: one press or command at a table, from the question to the answer.

A handler builds what is asked, submits it, and presents what came of it: on the table's message, in a hand,
or in a private line, whichever was pressed.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from types import TracebackType
from typing import Self

from discord import ui

from bot.engine import Refusal
from bot.engine.events import CardsDrawn, ChallengeSettled, UnoCalled, UnoCaught
from bot.table.actions import Asked, JoinNext, Sit
from bot.table.permissions import Rights, is_moderator, rights
from bot.table.refusals import Declined, NoSuchTable, TableReason, TableUnavailable
from bot.table.requests import Outcome, Request
from bot.table.scene import Scene
from bot.table.table import Table
from bot.ui.answer import Answer
from bot.ui.layouts import (
    HandStep,
    Narrator,
    done_text,
    hand_layout,
    notice_layout,
    refusal_text,
    verdict_text,
)
from bot.ui.layouts.cards import card_text
from bot.ui.tokens import Handle
from bot.ui.words import Words
from cogs import Interaction
from cogs._private import table_here
from data import StorageError

RENEW = 10 * 60.0
"""Seconds that a hand's token should still live; else the next chance to open a new one is taken."""

Find = Callable[[], Awaitable[Table | None]]
"""Finds the table that is asked."""

Wanted = Asked | Callable[[Scene], Awaitable[Asked | Declined]]
"""What is asked of a table, or how to tell that from the table as it stands."""

ME = 0
"""The seat in a move that a press asks for: the table puts the presser's own in its place."""


class Visit:
    """One person at one table, from press to answer; while it lasts, the answer shows what has changed."""

    def __init__(self, interaction: Interaction) -> None:
        self.answer = Answer(interaction)
        self.words = Words.of(interaction.locale)
        self.user_id = interaction.user.id
        self._interaction = interaction
        self._bot = interaction.client
        self._held = ExitStack()

    async def __aenter__(self) -> Self:
        """Begin."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let the presenter show again what the answer has not shown."""
        self._held.close()

    async def ask(self, find: Find, action: Wanted, ticket: str | None = None) -> Outcome | None:
        """Ask a table for something; None when there is no such table, which has been answered then."""
        try:
            outcome = await self.answer.in_time(self._ask(find, action, ticket))
        except TableUnavailable as unavailable:
            await self.say(self.why(unavailable.declined))
            return None
        except StorageError:
            await self.say(self.why(Declined(TableReason.FROZEN)))
            return None
        if outcome is None:
            await self.say(self.words("no-table-here"))
        return outcome

    async def ask_table(self, table_id: int, action: Asked, ticket: str | None = None) -> Outcome | None:
        """Ask the table of a press for something."""
        return await self.ask(lambda: self.table(table_id), action, ticket)

    async def ask_here(self, action: Asked) -> Outcome | None:
        """Ask the table of this channel for something."""
        return await self.ask(self.table_here, action)

    async def table(self, table_id: int) -> Table:
        """Find a table of this server; raises TableUnavailable, or StorageError."""
        table = await self._bot.tables.get(table_id)
        # Who looks after one server has no say in another one, whatever number a press carries.
        if table.guild_id != self._interaction.guild_id:
            raise NoSuchTable(table_id)
        return table

    async def table_here(self) -> Table | None:
        """Find the table of this channel."""
        return await table_here(self._interaction)

    async def sit(self, find: Find) -> None:
        """Take a seat, now or for the next round, unless the server has banned this person."""
        outcome = await self.ask(find, self._seat_wanted)
        if outcome is None:
            return
        if outcome.refusal is None:
            await self.show_hand(outcome.scene, note=self.words("lobby-joined"))
        else:
            self._bot.presenter.pressed(outcome.scene, await self.say(self.note(outcome) or ""))

    async def _seat_wanted(self, scene: Scene) -> Asked | Declined:
        settings = await self._bot.servers.settings(scene.guild_id)
        if self.user_id in settings.banned:
            return Declined(TableReason.BANNED)
        name = self._interaction.user.display_name
        return JoinNext(name) if scene.lobby is None else Sit(name)

    async def _ask(self, find: Find, wanted: Wanted, ticket: str | None) -> Outcome | None:
        table = await find()
        if table is None:
            return None
        action = await wanted(table.scene) if callable(wanted) else wanted
        if isinstance(action, Declined):
            return Outcome(table.scene, refusal=action)
        presenter, on_board = self._bot.presenter, self.answer.on_public_message
        self._held.enter_context(presenter.answering(table.scene, self.user_id, on_board=on_board))
        self._held.push(self.answer.ahead)
        self.answer.ahead.enter_context(presenter.waiting(table.scene))
        return await table.act(
            Request(
                user_id=self.user_id,
                action=action,
                interaction_id=self._interaction.id,
                ticket=ticket,
                moderator=self.moderator,
                name=self._interaction.user.display_name,
            )
        )

    @property
    def moderator(self) -> bool:
        """Tell whether this person looks after the server."""
        return is_moderator(self._interaction.permissions)

    def rights(self, scene: Scene) -> Rights:
        """List what this person may do at the table at once."""
        return rights(scene, self.user_id, moderator=self.moderator)

    def seat(self, scene: Scene) -> int | None:
        """Find this person's seat."""
        return scene.seat_of(self.user_id)

    def why(self, refusal: Refusal | Declined, scene: Scene | None = None) -> str:
        """Say why something was refused, and what is possible."""
        return refusal_text(refusal, self.words, self._bot.art, scene)

    def note(self, outcome: Outcome) -> str | None:
        """Say what somebody should know of an outcome that the hand alone does not show."""
        if outcome.refusal is not None:
            return self.why(outcome.refusal, outcome.scene)
        return "\n".join(self._noteworthy(outcome)) or None

    def done(self, outcome: Outcome, otherwise: str = "menu-done") -> str:
        """Say what has come of an order to the whole table, or why nothing has."""
        done = done_text(outcome.scene, outcome.events, self.words)
        return self.note(outcome) or done or self.words(otherwise)

    def _noteworthy(self, outcome: Outcome) -> list[str]:
        scene, emojis, seat = outcome.scene, self._bot.art, self.seat(outcome.scene)
        lines: list[str] = []
        for event in outcome.events:
            match event:
                case CardsDrawn(seat=who, cards=cards) if who == seat and cards:
                    if scene.view(seat).drawn is not None:
                        continue  # the hand itself says so, and asks what to do with it
                    drawn = " · ".join(card_text(card, self.words, emojis) for card in cards)
                    lines.append(self.words("note-drew", cards=drawn, count=len(cards)))
                case ChallengeSettled(seat=who) if who == seat:
                    lines.append(verdict_text(scene, event, self.words, emojis))
                case UnoCalled() | UnoCaught() if event.seat == seat:
                    lines += Narrator(scene, self.words, emojis).lines([event])
                case _:
                    pass
        return lines

    async def say(self, text: str) -> Handle | None:
        """Say something in a private line."""
        return await self.answer.private(notice_layout(text))

    async def say_instead(self, text: str) -> Handle | None:
        """Say something in place of the private menu that was pressed, or in a new private line."""
        return await self.answer.in_place(notice_layout(text))

    def hand(
        self,
        scene: Scene,
        *,
        note: str | None = None,
        page: int = 0,
        armed: bool = False,
        step: HandStep | None = None,
    ) -> ui.LayoutView:
        """Draw the hand of this person, or what there is to say instead of one."""
        seat = self.seat(scene)
        if seat is None:
            return notice_layout(note or self.why(Declined(TableReason.NOT_SEATED), scene))
        if scene.match is None or scene.queued(seat):
            waits = self.words("hand-comes-at-start" if scene.match is None else "hand-comes-next-round")
            return notice_layout(f"{note}\n{waits}" if note else waits)
        return hand_layout(
            scene, seat, self.words, self._bot.art, page=page, armed=armed, note=note, step=step
        )

    async def show_hand(
        self,
        scene: Scene,
        *,
        note: str | None = None,
        page: int = 0,
        armed: bool = False,
        step: HandStep | None = None,
    ) -> None:
        """Answer with the hand: in the private message that was pressed, else in a new one."""
        view = self.hand(scene, note=note, page=page, armed=armed, step=step)
        handle = await self.answer.in_place(view)
        if self.seat(scene) is not None:
            self._bot.presenter.hand_shown(scene, self.user_id, handle)
        self._bot.presenter.pressed(scene, handle)

    async def show_table(self, outcome: Outcome, *, renew: bool = False) -> None:
        """Answer a press on the table's message: by the table, or privately when it was refused.

        `renew`: this is one of the presses that open a hand anew where none would stay open for long.
        """
        if outcome.refusal is not None:
            await self._refuse(outcome)
            return
        presenter, scene = self._bot.presenter, outcome.scene
        seat, lasts = self.seat(scene), presenter.hand_lasts(scene, self.user_id)
        opens = renew and seat is not None and lasts < RENEW
        if opens:
            presenter.hand_coming(scene, self.user_id)
        await presenter.answer_on_board(self.answer, scene)
        note = self.note(outcome)
        if opens:
            handle = await self.answer.private(self.hand(scene, note=note))
            presenter.hand_shown(scene, self.user_id, handle)
        elif seat is not None and lasts:
            presenter.push(scene, seat, note)
        elif note is not None:
            await self.say(note)

    async def open_anew(self, scene: Scene, text: str) -> None:
        """Post the table at the end of its channel, saying so."""
        self._bot.presenter.pressed(scene, await self.say_instead(text))
        self._bot.presenter.post_anew(scene)

    async def _refuse(self, outcome: Outcome) -> None:
        """Say privately why not; a stale press gets a fresh hand along with it."""
        scene, note = outcome.scene, self.note(outcome)
        if outcome.stale and self.seat(scene) is not None:
            await self.show_hand(scene, note=note)
        else:
            self._bot.presenter.pressed(scene, await self.say(note or ""))
