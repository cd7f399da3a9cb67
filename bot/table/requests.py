"""Say how something is asked of a table, and how it answers."""

from dataclasses import dataclass

from bot.engine import Event, Refusal
from bot.table.actions import Asked
from bot.table.news import News
from bot.table.refusals import Declined, TableReason
from bot.table.scene import Scene


@dataclass(frozen=True, slots=True)
class Request:
    """One press. `name` is how the person is called, `interaction_id` tells a repeat from a second press.

    The seat in a move of the game is the requester's own, whatever the action says. A `ticket` of None,
    as a slash command has, is not checked.
    """

    user_id: int
    action: Asked
    interaction_id: int | None = None
    ticket: str | None = None
    moderator: bool = False
    name: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a request: the table as it is now, and the events as the requester may read them.

    A refusal can come with events: a press that was refused still brings its owner back.
    """

    scene: Scene
    events: tuple[Event | News, ...] = ()
    refusal: Refusal | Declined | None = None
    repeated: bool = False

    @property
    def stale(self) -> bool:
        """Tell whether the press was made on an old picture, and a fresh one is the answer."""
        return isinstance(self.refusal, Declined) and self.refusal.reason is TableReason.STALE
