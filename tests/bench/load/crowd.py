"""The crowd: people who press when the schedule says so, whatever the bot has done by then."""

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bot.ui.press import press_id
from bot.ui.verbs import Verb
from tests.bench.load.stored import Place
from tests.support.messages import Control, controls
from tests.wire.people import Asked, Person
from tests.wire.rounds import MOVES
from tests.wire.world import Interaction, Message

VERBS = (*MOVES, "ready")
"""What somebody does who can, the best first."""


@dataclass(slots=True)
class Presses:
    """What was pressed in a while, and by how many seconds the schedule was missed."""

    made: list[Interaction] = field(default_factory=list[Interaction])
    late: list[float] = field(default_factory=list[float])

    @property
    def latencies(self) -> list[float]:
        """List the seconds from a press to its answer, in order of size."""
        return sorted(one.answered_at - one.sent_at for one in self.made if one.answered_at and one.sent_at)

    @property
    def unanswered(self) -> int:
        """Count the presses that have no answer."""
        return sum(one.answered_at is None for one in self.made)


class Party:
    """The people of one table, who go by what is in front of them."""

    def __init__(self, place: Place, rng: random.Random) -> None:
        self.place = place
        self._rng = rng

    def open_hand(self, person: Person) -> Asked:
        """Have somebody open their hand, by the table's button; where there is none, by that of long ago."""
        opens = press_id(Verb.HAND, self.place.table_id)
        found = person.find(opens)
        return person.send_raw_press(self.place.message if found is None else found[0], opens)

    def press(self) -> Asked:
        """Have somebody press what is best; where nobody sees a move, ask for a hand again."""
        can = [found for person in self.place.people for found in _moves(person)]
        if not can:
            return self.open_hand(self._rng.choice(self.place.people))
        person, message, control = min(can, key=lambda found: VERBS.index(_verb(found[2])))
        return person.send_raw_press(message, control.custom_id)


async def on_schedule(rate: float, sends: Sequence[Callable[[], Asked]]) -> Presses:
    """Send so many presses a second, each when its time has come, even if no earlier one is answered."""
    presses, begin = Presses(), time.monotonic()
    for number, send in enumerate(sends):
        due = begin + number / rate
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        presses.late.append(max(0.0, time.monotonic() - due))
        presses.made.append(send().interaction)
    return presses


def _moves(person: Person) -> list[tuple[Person, Message, Control]]:
    """List the moves in somebody's newest private message that has controls."""
    hand = person.hand()
    if hand is None:
        return []
    there = (one for one in controls(hand.components) if one.custom_id and not one.disabled)
    return [(person, hand, one) for one in there if _verb(one) in VERBS]


def _verb(control: Control) -> str:
    return control.custom_id.split(":")[1] if control.custom_id else ""
