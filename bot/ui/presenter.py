"""The presenter: what people see follows what happened at the tables, within what Discord allows.

The answer to a press waits for nothing in here. Everything else is shown by routes that do not count against
the bot's own requests where one is open: see `board` for the table's message and `hands` for private hands.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from weakref import WeakValueDictionary

import discord
import structlog
from discord import ui

from bot.engine import Event
from bot.engine.events import SeatLeft
from bot.table.news import News
from bot.table.scene import Scene

from .answer import Answer
from .board import Board, Means, Remember
from .emojis import Emojis
from .hands import OpenHand
from .painting import HabitsOf, Paint, SetsOf, WordsOf, concerned, no_habits, no_sets
from .reminders import Reminders
from .routes import Failure, Routes
from .showing import Hold, Showing, Told, unheard
from .tokens import Handle, HandTokens

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class DiscordPresenter:
    """Show the tables of one process on Discord; what it keeps may be lost at any moment.

    `remember` stores where a table is shown, `words_of` gives a server's words, `habits_of` what people
    have set, `sets_of` the names of a server's rule sets, and `told` hears what becomes of every edit.
    """

    def __init__(
        self,
        client: discord.Client,
        *,
        emojis: Emojis,
        now: Callable[[], float],
        words_of: WordsOf,
        remember: Remember,
        habits_of: HabitsOf = no_habits,
        sets_of: SetsOf = no_sets,
        told: Told = unheard,
    ) -> None:
        self.tokens = HandTokens(now)
        self._now = now
        self._routes = Routes(client, now)
        self._paint = Paint(emojis, words_of, self.tokens, habits_of, sets_of)
        self._means = Means(self._routes, self._paint, remember, now, told)
        self._told = told
        self._reminders = Reminders(self._routes, self._paint.reminder)
        self._boards: dict[int, Board] = {}
        self._leaving = WeakValueDictionary[int, Board]()
        self._channels: dict[int, int] = {}
        self._hands: dict[int, dict[int, OpenHand]] = {}
        self._deleting: set[asyncio.Task[None]] = set()

    async def turn(self) -> None:
        """Wait until a request of the bot's own may go out, beside those of the tables."""
        await self._routes.turn()

    def changed(
        self,
        scene: Scene,
        events: tuple[Event | News, ...],
        hands: Mapping[int, tuple[Event | News, ...]],
    ) -> None:
        """Show a table anew, and the hands of these seats, and of who has left, where they are open."""
        self._reminders.changed(scene)
        given_up = {event.seat for event in events if isinstance(event, SeatLeft)}
        for seat in given_up.union(hands):
            self._push(scene, seat, hands.get(seat, events))
        self._board(scene).show(scene, events)

    def remind(self, scene: Scene, seat: int) -> None:
        """Ping the person of a seat; the ping goes when the turn has moved on."""
        self._reminders.remind(scene, seat, self._board(scene).newest)

    def closed(self, scene: Scene) -> None:
        """Show that a table is closed."""
        self._reminders.withdraw(scene.table_id)
        for seat in range(len(scene.people)):
            self.push(scene, seat)
        self._board(scene).show(scene)

    def forget(self, table_id: int) -> None:
        """Drop what is kept of a table, after what is being shown."""
        board = self._boards.pop(table_id, None)
        if board is not None:
            # While it still tries to show its last picture, a second board would be painted over by it.
            self._leaving[table_id] = board
        if board is not None and self._channels.get(board.scene.channel_id) == table_id:
            del self._channels[board.scene.channel_id]
        self._hands.pop(table_id, None)
        self.tokens.forget(table_id)

    def push(self, scene: Scene, seat: int, note: str | None = None) -> bool:
        """Show a seat its hand where one is open, noting what happened; tell whether it is."""
        user_id = scene.people[seat].user_id if seat < len(scene.people) else None
        if user_id is None:
            return False
        return self._hand(scene.table_id, user_id).push(scene, None if note is None else lambda: note)

    def _push(self, scene: Scene, seat: int, events: Sequence[Event | News]) -> None:
        user_id = scene.people[seat].user_id
        handle = None if user_id is None else self.tokens.alive(scene.table_id, user_id)
        if user_id is not None and handle is not None:
            # Whoever pressed waits for the answer, so this is put into words only when it is shown.
            note = partial(self._paint.note, scene, seat, handle.locale, events)
            self._hand(scene.table_id, user_id).push(scene, note if concerned(events, seat) else None)

    def hand_lasts(self, scene: Scene, user_id: int) -> float:
        """Return the seconds for which an open hand can be kept up to date, 0 if there is none."""
        handle = self.tokens.alive(scene.table_id, user_id)
        return handle.until - self._now() if handle else 0.0

    def answering(self, scene: Scene, user_id: int, *, on_board: bool) -> Hold:
        """Leave to an answer what it is about to show: a hand, and the table if it was pressed there."""
        hand = self._hand(scene.table_id, user_id).showing
        return Hold([hand, self._board(scene).showing] if on_board else [hand])

    def found(self, scene: Scene, message_id: int) -> None:
        """Take note of a message with a table's buttons, which may be newer than the one we know of."""
        self._board(scene).found(message_id)

    def waiting(self, scene: Scene) -> Hold:
        """Begin to show nothing of a table for now, since somebody waits for an answer there."""
        hands = self._hands.get(scene.table_id, {}).values()
        return Hold([self._board(scene).showing, *(hand.showing for hand in hands)])

    def pressed(self, scene: Scene, handle: Handle | None) -> None:
        """Keep the newest press at a table, once it is answered: what must be posted goes by it."""
        if handle is not None:
            self._board(scene).pressed(handle)

    async def answer_on_board(self, answer: Answer, scene: Scene) -> None:
        """Answer a press on a table's message by showing the table in it."""
        await self._board(scene).answer(answer, scene)

    def hand_coming(self, scene: Scene, user_id: int) -> None:
        """Take somebody's hand for open: it is sent after the table is shown."""
        self.tokens.expect(scene.table_id, user_id)

    def hand_shown(self, scene: Scene, user_id: int, handle: Handle | None) -> None:
        """Keep the message in which an answer has shown the hand; None if Discord did not take it.

        An older message with the hand is taken away, lest somebody plays by it.
        """
        older = self.tokens.outdated_by(scene.table_id, user_id, handle)
        if older is not None:
            self._take_away(older, scene)
        news = self.tokens.settle(scene.table_id, user_id, handle)
        if handle is None:
            self._hand(scene.table_id, user_id).push(scene)
        else:
            self._hand(scene.table_id, user_id).answered(scene)
        if news and scene.match is not None and not scene.over:
            self._board(scene).show(scene)  # which names those who have not opened theirs

    def _take_away(self, older: Handle, scene: Scene) -> None:
        task = asyncio.create_task(self._delete(older, scene), name="hand-away")
        self._deleting.add(task)
        task.add_done_callback(self._deleting.discard)

    async def _delete(self, older: Handle, scene: Scene) -> None:
        try:
            await self._routes.delete_by(older)
        except Failure as error:
            log.info("older_hand_stays", table=scene.table_id, revision=scene.revision, error=str(error))

    async def board(self, scene: Scene) -> ui.LayoutView:
        """Draw a table, to be posted by an answer."""
        return await self._paint.board(scene)

    async def posted(self, scene: Scene, message_id: int, handle: Handle) -> None:
        """Take over the message in which an answer has posted a table."""
        board = self._board(scene)
        board.pressed(handle)
        await board.posted(scene, message_id, handle)

    def post_anew(self, scene: Scene) -> None:
        """Post a table at the end of its channel."""
        self._board(scene).post_anew(scene)

    def chatted(self, channel_id: int, message_id: int) -> None:
        """Take note of a message in a channel that may push a table out of sight."""
        board = self._boards.get(self._channels.get(channel_id, 0))
        if board is not None:
            board.chatted(message_id)

    async def flush(self) -> None:
        """Show everything that waits to be shown, however long Discord takes."""
        await asyncio.gather(
            *(showing.finish() for showing in self._showings()),
            self._reminders.settled(),
            *self._deleting,
            return_exceptions=True,
        )

    def stop(self) -> None:
        """Show nothing any more."""
        self._reminders.stop()
        for task in self._deleting:
            task.cancel()
        for showing in self._showings():
            showing.stop()

    def _showings(self) -> Iterator[Showing]:
        for board in (*self._boards.values(), *self._leaving.values()):
            yield board.showing
        for hands in self._hands.values():
            for hand in hands.values():
                yield hand.showing

    def _board(self, scene: Scene) -> Board:
        board = self._boards.get(scene.table_id)
        if board is None:
            board = self._leaving.pop(scene.table_id, None) or Board(scene, self._means)
            self._boards[scene.table_id] = board
            self._channels[scene.channel_id] = scene.table_id
        return board

    def _hand(self, table_id: int, user_id: int) -> OpenHand:
        hands = self._hands.setdefault(table_id, {})
        hand = hands.get(user_id)
        if hand is None:
            hand = OpenHand(
                table_id,
                user_id,
                self.tokens,
                self._routes,
                self._paint,
                self._now,
                self._means.pace,
                self._told,
            )
            hands[user_id] = hand
        return hand
