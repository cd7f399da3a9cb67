"""Recall what was last refused to somebody, or cost somebody cards; it is kept in memory alone."""

from collections import OrderedDict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.engine import Event, Refusal
from bot.engine.events import CardsDrawn, DrawReason, FalseCall, Misplayed
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
    """A refusal or a fine, and the table as it was then."""

    scene: Scene
    what: Refusal | Declined | Fined


class Recall:
    """What somebody may ask about at a table: the last refusal or fine of each person."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._last: OrderedDict[tuple[int, int], Trouble] = OrderedDict()

    def refused(self, scene: Scene, user_id: int, refusal: Refusal | Declined) -> None:
        """Keep what was refused to somebody."""
        self._keep(user_id, Trouble(scene, refusal))

    def fined(self, scene: Scene, events: Iterable[Event | News]) -> None:
        """Keep what cost people cards."""
        for fine in fines(events):
            user_id = scene.people[fine.drawn.seat].user_id
            if user_id is not None:
                self._keep(user_id, Trouble(scene, fine))

    def last(self, table_id: int, user_id: int) -> Trouble | None:
        """Give the last refusal or fine of somebody at a table."""
        return self._last.get((table_id, user_id))

    def _keep(self, user_id: int, trouble: Trouble) -> None:
        key = trouble.scene.table_id, user_id
        self._last.pop(key, None)
        self._last[key] = trouble
        if len(self._last) > self._most:
            self._last.popitem(last=False)


def fines(events: Iterable[Event | News]) -> Iterator[Fined]:
    """Find the fines among what happened, in order, as everybody may read them."""
    happened = tuple(events)
    reasons = {event.seat: event.reason for event in happened if isinstance(event, FineExplained)}
    mistake: Misplayed | FalseCall | None = None
    for event in happened:
        match event:
            case Misplayed() | FalseCall():
                mistake = event.seen_by(None)
            case CardsDrawn(seat=seat, why=why) if why in FINES:
                reason = reasons.get(seat, "") if why is DrawReason.HOST else ""
                yield Fined(
                    event.seen_by(None), mistake if mistake and mistake.seat == seat else None, reason
                )
                mistake = None
            case _:
                pass
