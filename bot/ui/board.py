"""The board: one table's public message, kept up to date wherever it has to move."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import discord
import structlog
from discord import ui

from bot.engine import Event
from bot.table.news import News
from bot.table.scene import Scene

from .answer import Answer
from .pace import Pace, Rank
from .routes import Failure, Routes, Trouble, trouble
from .showing import Showing, Told, unheard
from .tokens import LIFE, Handle

OLDEST = 45 * 60.0
"""Seconds after which a message is posted anew: soon Discord would limit how often it can be edited."""

PUSHED_AWAY = 15
"""Messages after which the table is taken to be out of sight."""

LATEST = 40
"""Events kept for a lobby, which tells what has just happened, and sums up what was changed."""

SECOND_THOUGHT = 2.5
"""Seconds in which most people have decided what to do with a card they drew; one edit then shows both."""

CALM = 20.0
"""Seconds between two posts of the same table, however busy the chat is."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


def _undecided(scene: Scene) -> bool:
    """Tell whether somebody looks at a card just drawn, and so is about to play or keep it."""
    return scene.match is not None and getattr(scene.view(None).phase, "drawn", False) is True


class Painter(Protocol):
    """Draws what a board shows, in the server's language."""

    async def board(self, scene: Scene, latest: Sequence[Event | News] = ()) -> ui.LayoutView: ...
    async def moved(self, scene: Scene, message_id: int | None) -> ui.LayoutView: ...


Remember = Callable[[int, int, int], Awaitable[None]]
"""Stores where a table is shown: table, channel, message."""


@dataclass(frozen=True, slots=True)
class Means:
    """What every board works with."""

    routes: Routes
    painter: Painter
    remember: Remember
    now: Callable[[], float]
    told: Told = unheard
    pace: Pace = field(default_factory=Pace)


class Board:
    """Show the newest scene of one table in one message of its channel."""

    def __init__(self, scene: Scene, means: Means) -> None:
        self.scene = scene
        self.showing = Showing(self._show, means.now, means.told)
        self.suspended = False
        self._means = means
        self._edit: Handle | None = None
        self._newest: Handle | None = None
        self._message_id = scene.message_id
        self._left: int | None = None
        self._unnoted = False
        self._unseen = True
        self._chatted = 0
        self._latest: deque[Event | News] = deque(maxlen=LATEST)
        self._since = means.now()
        self._wanted_anew = False
        self._asked_anew = float("-inf")
        self._press_came: asyncio.Future[None] | None = None

    def show(self, scene: Scene, events: Iterable[Event | News] = ()) -> None:
        """Show a scene, unless a newer one is shown already, and what has led to it."""
        self._take(scene)
        self._latest.extend(events)
        if not self.suspended:
            if self.showing.idle:
                self._since = self._means.now()
            self.showing.ask(SECOND_THOUGHT if _undecided(scene) else 0.0)

    def post_anew(self, scene: Scene) -> None:
        """Show a scene in a new message at the end of the channel."""
        self._take(scene)
        # However often somebody asks: where nobody has written since, it is at the end already.
        if self._chatted or self._means.now() - self._asked_anew > CALM:
            self._wanted_anew, self._asked_anew = True, self._means.now()
        self.suspended = False
        self.showing.ask()

    async def posted(self, scene: Scene, message_id: int, handle: Handle) -> None:
        """Take over a message that an answer has posted."""
        self._take(scene)
        self._moved_to(message_id, handle)
        self.showing.answered()
        await self._remember(message_id)

    def pressed(self, handle: Handle) -> None:
        """Keep the newest press at the table, and try again if the channel was shut before."""
        if handle.channel_id == self.scene.channel_id:
            self._newest = handle
            self._tell_of_press()
        if self.suspended:
            self.suspended = False
            self.showing.ask()

    def found(self, message_id: int) -> None:
        """Take over a message with the table's buttons that is newer than the one we know of.

        A process before us has posted it, and ended before it could note that. What we have not shown yet is
        shown now: its last step may not have been.
        """
        if self._message_id is None or message_id > self._message_id:
            self._left, self._unnoted = self._message_id, True
            self._moved_to(message_id, None)
            self.showing.ask()
        elif self._unseen:
            self._unseen = False
            self.showing.ask()

    @property
    def newest(self) -> Handle | None:
        """Give the newest press at the table while its token lives."""
        return self._alive(self._newest)

    def chatted(self, message_id: int) -> None:
        """Count a message that stands after the table's."""
        if self._message_id is not None and message_id > self._message_id:
            self._chatted += 1

    async def answer(self, answer: Answer, scene: Scene) -> None:
        """Answer a press on the table's message by showing the table in it."""
        await asyncio.sleep(0)  # in which we are told what has come of the press, and show it with the rest
        self._take(scene)
        pressed = answer.pressed_message
        if self._message_id is None and pressed is not None:
            self._message_id = pressed
        if pressed != self._message_id:
            await answer.update(await self._means.painter.moved(self.scene, self._message_id))
            self.showing.ask()
            return
        self.showing.answered()
        shown = self.scene
        handle = await answer.update(await self._means.painter.board(shown, self._latest))
        if handle is None:
            self.showing.ask()
        else:
            self._edit = handle
            self._tell_of_press()

    @property
    def _named(self) -> dict[str, int]:
        """Name the table in the log, and which state of it is shown."""
        return {"table": self.scene.table_id, "revision": self.scene.revision}

    def _take(self, scene: Scene) -> None:
        self._unseen = False
        if scene.revision >= self.scene.revision:
            self.scene = scene

    async def _show(self) -> bool:
        try:
            while not self._by_press and not await self._own_turn():
                pass
            await self._means.pace.turn(Rank.TABLE, self._since)
            if self._message_id is None or self._misplaced(self._message_id):
                await self._post()
            else:
                await self._edit_message(self._message_id)
                await self._note(self._message_id)
        except Failure as error:
            return self._failed(trouble(error), error)
        return True

    @property
    def _by_press(self) -> bool:
        """Tell whether the token of a press serves for what is to be shown now."""
        if self._message_id is None or self._misplaced(self._message_id):
            return self.newest is not None
        return self._alive(self._edit) is not None

    async def _own_turn(self) -> bool:
        """Wait for a turn of the bot's own; False where somebody has pressed meanwhile, who may be quicker.

        What is shown is drawn only then: when many wait, it takes long.
        """
        self._press_came = asyncio.get_running_loop().create_future()
        turn = asyncio.ensure_future(self._means.routes.turn(self._since))
        try:
            await asyncio.wait((turn, self._press_came), return_when=asyncio.FIRST_COMPLETED)
            return turn.done()
        finally:
            turn.cancel()
            self._press_came = None

    def _tell_of_press(self) -> None:
        if self._press_came is not None and not self._press_came.done():
            self._press_came.set_result(None)

    async def _edit_message(self, message_id: int) -> None:
        view = await self._means.painter.board(self.scene, self._latest)
        if (handle := self._alive(self._edit)) is not None:
            await self._means.routes.edit_by(handle, view)
        else:
            await self._means.routes.edit(self.scene.channel_id, message_id, view)

    async def _note(self, message_id: int | None) -> None:
        """Store where the table was found, and take the buttons from where it was thought to be."""
        if self._unnoted and message_id is not None:
            self._unnoted = False
            await self._remember(message_id)
            if self._left is not None:
                await self._strip(self._left, None)

    async def _post(self) -> None:
        scene, old, edit = self.scene, self._message_id, self._alive(self._edit)
        view = await self._means.painter.board(scene, self._latest)
        newest = self.newest
        if newest is not None:
            try:
                message_id = await self._means.routes.post_by(newest, view)
            except Failure:
                self._newest = None  # the bot's own way is left, and tells better what is wrong
                raise
            self._moved_to(message_id, newest.to(message_id))
        else:
            message_id = await self._means.routes.post(scene.channel_id, view)
            self._moved_to(message_id, None)
        await self._remember(message_id)
        if old is not None:
            await self._strip(old, edit)

    async def _remember(self, message_id: int) -> None:
        """Store where the table is; if that fails it is only posted once more after a restart."""
        try:
            await self._means.remember(self.scene.table_id, self.scene.channel_id, message_id)
        except Exception:  # whatever storage says: the table is on the screen
            log.warning("table_place_not_kept", exc_info=True, **self._named)

    async def _strip(self, message_id: int, handle: Handle | None) -> None:
        """Take the buttons from a message that the table has left; it may fail, since they answer kindly."""
        if handle is None and self._means.routes.busy:
            return  # other tables wait to be shown; whoever presses there sees where this one has gone
        view = await self._means.painter.moved(self.scene, self._message_id)
        try:
            if handle is not None:
                await self._means.routes.edit_by(handle, view)
            else:
                await self._means.routes.turn()
                await self._means.routes.edit(self.scene.channel_id, message_id, view)
        except Failure as error:
            log.debug("old_table_not_stripped", error=str(error), **self._named)

    def _failed(self, what: Trouble, error: BaseException) -> bool:
        """Choose another way for the next try; tell whether there is nothing more to try."""
        match what:
            case Trouble.TOKEN:
                self._edit = None
            case Trouble.MESSAGE:
                self._message_id, self._edit = None, None
            case Trouble.ARCHIVED:
                self._wanted_anew, self._edit = True, None
            case Trouble.ACCESS if self._alive(self._edit) is not None:
                self._edit = None
            case Trouble.ACCESS:
                self.suspended = True
                log.warning("table_not_shown", error=str(error), **self._named)
                return True
            case Trouble.MISTAKE:
                log.error("table_not_understood", error=str(error), **self._named)
                return True
            case Trouble.LATER:
                log.info("table_shown_later", error=str(error), **self._named)
        return False

    def _moved_to(self, message_id: int, handle: Handle | None) -> None:
        self._message_id, self._edit = message_id, handle
        self._chatted, self._wanted_anew = 0, False

    def _misplaced(self, message_id: int) -> bool:
        """Tell whether the message is too old, or has gone out of sight long enough ago."""
        if self._wanted_anew:
            return True
        age = self._means.now() - discord.utils.snowflake_time(message_id).timestamp()
        if age > OLDEST or (self._chatted > PUSHED_AWAY and age > CALM):
            return True
        if self._alive(self._edit) is not None or self.newest is None:
            return False
        # No token edits it any more, and one can post: move where that helps people or the other tables.
        return (age > CALM and self._means.routes.busy) or (age > LIFE and self._chatted > 0)

    def _alive(self, handle: Handle | None) -> Handle | None:
        return handle if handle is not None and handle.until > self._means.now() else None
