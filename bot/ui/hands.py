"""Hands: push what somebody's private hand should show into the message where it is open."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

import structlog
from discord import ui

from bot.table.scene import Scene

from .pace import Pace, Rank
from .routes import Failure, Routes, Trouble, trouble
from .showing import Showing, Told, unheard
from .tokens import HandTokens

TRIES = 3
"""Times that a push is tried: the hand has a Refresh button, and the table message says whose turn it is."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


Note = Callable[[], str | None]
"""Says what has happened to a hand, None where that is nothing; only asked once the hand is drawn."""

NOTED = 8
"""Notes that wait for the hand to be shown; only the newest that says anything is."""


class HandPainter(Protocol):
    """Draws the hand of a seat in its reader's language; None when there is no hand to show."""

    async def hand(
        self, scene: Scene, seat: int, locale: str, note: str | None = None
    ) -> ui.LayoutView | None: ...


class OpenHand:
    """Keep the open hand of one person at one table up to date."""

    def __init__(
        self,
        table_id: int,
        user_id: int,
        tokens: HandTokens,
        routes: Routes,
        painter: HandPainter,
        now: Callable[[], float],
        pace: Pace,
        told: Told = unheard,
    ) -> None:
        self.showing = Showing(self._show, now, told)
        self._now = now
        self._pace = pace
        self._table_id = table_id
        self._user_id = user_id
        self._tokens = tokens
        self._routes = routes
        self._painter = painter
        self._scene: Scene | None = None
        self._notes = deque[Note](maxlen=NOTED)
        self._tries = 0

    def push(self, scene: Scene, note: Note | None = None) -> bool:
        """Show a scene if a hand is open that can be kept up to date; tell whether there is."""
        if self._tokens.alive(self._table_id, self._user_id) is None:
            return False
        if self._scene is None or scene.revision >= self._scene.revision:
            self._scene = scene
            if note is not None:
                self._notes.append(note)
        self._tries = 0
        self.showing.ask()
        return True

    def answered(self, scene: Scene) -> None:
        """Take note that an answer shows this scene in the hand."""
        if self._scene is None or scene.revision >= self._scene.revision:
            self._scene = scene
            self._notes.clear()
            self.showing.answered()

    async def _show(self) -> bool:
        await self._pace.turn(Rank.HAND, self._now())
        handle = self._tokens.alive(self._table_id, self._user_id)
        scene = self._scene
        seat = _seat(scene, self._user_id) if scene else None
        if handle is None or scene is None or seat is None:
            return True
        told = tuple(self._notes)
        note = next((said for note in reversed(told) if (said := note())), None)
        view = await self._painter.hand(scene, seat, handle.locale, note)
        if view is None:
            self._heard(told)
            return True
        try:
            await self._routes.edit_by(handle, view)
        except Failure as error:
            what = trouble(error)
            if what is Trouble.MISTAKE:
                log.error("hand_not_understood", error=str(error), **_named(scene))
                self._heard(told)  # what was said may be what is wrong
                return True
            if what is not Trouble.LATER:
                self._tokens.drop(self._table_id, self._user_id, handle)
                return True
            self._tries += 1
            log.info("hand_shown_later", error=str(error), **_named(scene))
            return self._tries >= TRIES
        self._heard(told)
        return True

    def _heard(self, told: Iterable[Note]) -> None:
        """Drop notes that need not be told any more."""
        for note in told:
            if note in self._notes:  # unless an answer has shown the hand meanwhile
                self._notes.remove(note)


def _named(scene: Scene) -> dict[str, int]:
    """Name the table in the log, and which state of it is shown."""
    return {"table": scene.table_id, "revision": scene.revision}


def _seat(scene: Scene, user_id: int) -> int | None:
    """Find the seat that somebody holds, or else the last one that was given up: its hand shows that."""
    held = scene.seat_of(user_id)
    if held is not None:
        return held
    given_up = [seat for seat, one in enumerate(scene.people) if one.person and one.user_id == user_id]
    return given_up[-1] if given_up else None
