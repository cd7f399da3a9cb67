"""Recall what was last refused to somebody, or cost somebody cards; it is kept in memory alone."""

from collections import OrderedDict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.engine import Event, Refusal
from bot.engine.events import CardsDrawn, DrawReason, FalseCall, Misplayed
from bot.table.actions import Asked
from bot.table.news import FineExplained, News
from bot.table.refusals import Declined
from bot.table.scene import Scene

MOST = 1000
"""Refusals and fines that one process recalls; the oldest ones are forgotten."""

FINES = frozenset(
    {
        DrawReason.UNO,
        DrawReason.BLUFF,
        DrawReason.CHALLENGE,
        DrawReason.HAND_ON_PILE,
        DrawReason.SILENCE,
        DrawReason.MISPLAY,
        DrawReason.FALSE_CALL,
        DrawReason.ADVICE,
        DrawReason.HOST,
    }
)
"""Why cards are drawn as a fine, and not by what a card does."""


@dataclass(frozen=True, slots=True)
class Fined:
    """Cards that a seat had to draw, the mistake that was told before them, and the reason that was given."""

    drawn: CardsDrawn
    mistake: Misplayed | FalseCall | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Trouble:
    """A refusal or a fine, the table as it was then, and what was asked of it when it refused.

    `option` is the one for which somebody wrote what it cannot be set to, so that the table was not asked.
    """

    scene: Scene
    what: Refusal | Declined | Fined
    asked: Asked | None = None
    option: str = ""


class Recall:
    """What somebody may ask about at a table: the last refusal or fine of each person."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._last: OrderedDict[tuple[int, int], Trouble] = OrderedDict()

    def refused(
        self,
        scene: Scene,
        user_id: int,
        refusal: Refusal | Declined,
        asked: Asked | None = None,
        option: str = "",
    ) -> None:
        """Keep what was refused to somebody."""
        self._keep(user_id, Trouble(scene, refusal, asked, option))

    def fined(self, scene: Scene, events: Iterable[Event | News]) -> None:
        """Keep what cost people cards."""
        for fine in fines(events):
            user_id = scene.people[fine.drawn.seat].user_id
            if user_id is not None:
                self._keep(user_id, Trouble(scene, fine))

    def last(self, table_id: int, user_id: int) -> Trouble | None:
        """Give the last refusal or fine of somebody at a table."""
        return self._last.get((table_id, user_id))

    def forget(self, user_id: int) -> None:
        """Drop what a person may ask about."""
        for key in [key for key in self._last if key[1] == user_id]:
            del self._last[key]

    def _keep(self, user_id: int, trouble: Trouble) -> None:
        key = trouble.scene.table_id, user_id
        self._last.pop(key, None)
        self._last[key] = trouble
        if len(self._last) > self._most:
            self._last.popitem(last=False)


def fines(events: Iterable[Event | News]) -> Iterator[Fined]:
    """Find the fines among what happened, in order, as everybody may read them."""
    happened = tuple(events)
    mistake: Misplayed | FalseCall | None = None
    for at, event in enumerate(happened):
        match event:
            case Misplayed() | FalseCall():
                mistake = event.seen_by(None)
            case CardsDrawn(seat=seat, why=why) if why in FINES:
                reason = _reason(happened[at + 1 :], seat) if why is DrawReason.HOST else ""
                yield Fined(
                    event.seen_by(None), mistake if mistake and mistake.seat == seat else None, reason
                )
                mistake = None
            case _:
                pass


def _reason(later: Iterable[Event | News], seat: int) -> str:
    """Find why the host has just fined a seat: it is told before the seat is fined again."""
    for event in later:
        match event:
            case FineExplained(seat=about, reason=reason) if about == seat:
                return reason
            case CardsDrawn(seat=drew, why=DrawReason.HOST) if drew == seat:
                return ""
            case _:
                pass
    return ""
