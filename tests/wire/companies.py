"""Companies: people who sit down to a match and play it to its end, however often the bot goes and comes."""

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tests.support.messages import Control, controls, spell_out
from tests.wire.lives import Life, Lives
from tests.wire.people import Asked, Person, verb
from tests.wire.rounds import MOVES, Round
from tests.wire.sentences import is_refusal
from tests.wire.world import Message

PATIENCE = 8.0
"""Seconds in which a bot that lives answers on a busy machine; most answers take milliseconds."""

GLANCE = 0.4
"""Seconds for which somebody whose hand shows no move waits until he opens it anew."""

THINKING = 0.06
"""Seconds at most between two presses of a company."""

STUCK = 120
"""Steps of a company, with a bot that lives, without a change after which a table is taken to be stuck."""

SEATED = "You sit at this table already"

TWICE, IDLY = 0.08, 0.05
"""How often a button is pressed twice at once, and how often somebody presses something for no reason."""


@dataclass(slots=True)
class Press:
    """A press as whoever made it saw it; `verb`, `table` and `ticket` are those of the button."""

    who: Person
    asked: Asked
    life: Life
    verb: str
    table: int
    ticket: str
    unanswered: bool = False
    """Nothing came of it, and yet the bot lived."""

    @property
    def id(self) -> int:
        """Give the id of the interaction."""
        return self.asked.interaction.id

    @property
    def text(self) -> str | None:
        """Spell out the answer as it was when it came; None where none came."""
        told = self.asked.interaction.told
        return None if told is None else "\n".join(spell_out(told.get("components") or []))

    @property
    def done(self) -> bool:
        """Tell whether it was answered, and not by a refusal."""
        return self.text is not None and not is_refusal(self.text)


class Presses:
    """All that is pressed, and a way to wait for what comes of it."""

    def __init__(self, lives: Lives) -> None:
        self.all: list[Press] = []
        self._lives = lives

    def send(self, who: Person, message: Message, custom_id: str, values: list[str] | None = None) -> Press:
        """Press a button."""
        _, pressed, table, ticket, *_ = custom_id.split(":")
        asked = who.send_raw_press(message, custom_id, values=values)
        return self._keep(Press(who, asked, self._lives.now, pressed, int(table), ticket))

    def command(self, who: Person, name: str, **options: object) -> Press:
        """Send a command."""
        return self._keep(Press(who, who.send_command(name, **options), self._lives.now, f"/{name}", 0, ""))

    async def result(self, press: Press) -> Press:
        """Wait until a press is answered, or its bot is gone."""
        serves = press.life.serves_at is not None and not press.life.over.is_set()
        if not await self._or_over(press, press.asked.settled(PATIENCE)):
            press.unanswered = serves and not press.life.over.is_set()
        return press

    def _keep(self, press: Press) -> Press:
        self.all.append(press)
        return press

    async def _or_over(self, press: Press, answer: Coroutine[Any, Any, Asked]) -> bool:
        waiting = asyncio.ensure_future(answer)
        over = asyncio.ensure_future(press.life.over.wait())
        try:
            await asyncio.wait((waiting, over), return_when=asyncio.FIRST_COMPLETED)
            return waiting.done() and waiting.exception() is None
        finally:
            over.cancel()
            waiting.cancel()
            await asyncio.gather(waiting, over, return_exceptions=True)


class Company:
    """The people of one table, who go by what is in front of them.

    The last `dozing` of them press nothing once they are seated, until they are woken: clocks play for them.
    """

    def __init__(
        self,
        lives: Lives,
        presses: Presses,
        people: Sequence[Person],
        rng: random.Random,
        *,
        dozing: int = 0,
        computers: int = 0,
        clock: int | None = None,
        thinking: float = THINKING,
    ) -> None:
        self.people = list(people)
        self.stuck = False
        self._awake = self.people[: len(self.people) - dozing]
        self._lives = lives
        self._presses = presses
        self._rng = rng
        self._round = Round(lives.stand_in, self.people)
        self._missing = list(self.people[1:])
        self._computers = computers
        self._clock = clock
        self._thinking = thinking
        self._in_vain = 0
        self._seen: object = None

    async def play(self) -> None:
        """Sit down and play until the table shows that the match is over, or nothing happens any more."""
        while not self._round.over and not self.stuck:
            await self._lives.serving.wait()
            life = self._lives.now
            await self._step()
            await asyncio.sleep(self._rng.uniform(0, self._thinking))
            self._look(lived=not life.over.is_set())

    @property
    def table(self) -> Message | None:
        """Find the table's message."""
        return self._round.table()

    @property
    def dozes(self) -> bool:
        """Tell whether somebody leaves it to the clocks."""
        return len(self._awake) < len(self.people)

    def wake(self) -> None:
        """Have everybody play."""
        self._awake = self.people

    def _look(self, *, lived: bool) -> None:
        """Take note whether the table has changed; a step in which the bot was ended does not count."""
        table = self.table
        seen = None if table is None else (table.id, str(table.components))
        self._in_vain = 0 if seen != self._seen else self._in_vain + lived
        self._seen = seen
        self.stuck = self._in_vain > STUCK

    async def _step(self) -> None:
        table = self.table
        if table is None:
            await self._open()
        elif self._has(table, "join"):
            await self._gather(table)
        elif self._rng.random() < IDLY:
            await self._press_idly(table)
        elif (found := self._move()) is not None:
            await self._press_move(*found)
        else:
            await self._wait_or_open(table)

    async def _open(self) -> None:
        host = self.people[0]
        if self._clock is not None:
            shown = await self._presses.result(self._presses.command(host, "uno-admin settings"))
            if (menu := shown.asked.message) is not None and shown.text is not None:
                for name in ("turn", "answer"):
                    await self._press(host, menu, _ending(name), values=[str(self._clock)])
        started = await self._presses.result(self._presses.command(host, "uno start", preset="quick"))
        if started.text is not None and self.table is None:
            await asyncio.sleep(PATIENCE)  # it is posted in a moment; asking often is not welcome

    async def _gather(self, table: Message) -> None:
        if self._missing:
            guest = self._missing[0]
            pressed = await self._press(guest, table, verb("join"))
            if pressed.done or SEATED in (pressed.text or ""):
                self._missing.remove(guest)
        elif not self._has(table, "start"):
            await asyncio.sleep(GLANCE)  # an older picture has overtaken a newer one, which comes once more
        elif self._computers:
            self._computers -= (await self._press(self.people[0], table, verb("bot"))).done
        else:
            await self._press(self.people[0], table, verb("start"))

    def _move(self) -> tuple[Person, Message, Control] | None:
        """Find what somebody can do: most often the best there is, sometimes anything."""
        can = [found for person in self._awake for found in _moves(person)]
        if not can:
            return None
        best = min(can, key=lambda found: MOVES.index(found[2].custom_id.split(":")[1]))
        return best if self._rng.random() < 0.9 else self._rng.choice(can)

    async def _press_move(self, person: Person, message: Message, control: Control) -> None:
        times = 2 if self._rng.random() < TWICE else 1
        sent = [self._presses.send(person, message, control.custom_id) for _ in range(times)]
        await asyncio.gather(*map(self._presses.result, sent))

    async def _press_idly(self, table: Message) -> None:
        """Catch somebody, say UNO!, or open one's hand, with or without reason."""
        await self._press(self._rng.choice(self._awake), table, verb("catch", "uno", "hand"))

    async def _wait_or_open(self, table: Message) -> None:
        def look() -> bool:
            return self._move() is not None or self._round.over or self._lives.now.over.is_set()

        try:
            await self._lives.stand_in.until(look, "something to do", GLANCE)
        except AssertionError:
            if self._has(table, "hand"):
                await self._press(self._rng.choice(self._awake), table, verb("hand"))

    def _has(self, message: Message, *verbs: str) -> bool:
        return any(verb(*verbs)(one) for one in _enabled(message))

    async def _press(
        self,
        person: Person,
        message: Message,
        wanted: Callable[[Control], bool],
        values: list[str] | None = None,
    ) -> Press:
        fitting = [one for one in _enabled(message) if wanted(one)]
        if not fitting:
            raise AssertionError(f"{person.name} sees no such control; there are {list(_enabled(message))}")
        chosen = self._rng.choice(fitting)
        return await self._presses.result(self._presses.send(person, message, chosen.custom_id, values))


def _enabled(message: Message) -> Iterator[Control]:
    return (one for one in controls(message.components) if one.custom_id and not one.disabled)


def _moves(person: Person) -> Iterable[tuple[Person, Message, Control]]:
    """List the moves in the newest private message that has any."""
    for message in reversed(person.sees()):
        if message.reader is not None:
            moves = [one for one in _enabled(message) if verb(*MOVES)(one)]
            if moves:
                return [(person, message, one) for one in moves]
    return []


def _ending(name: str) -> Callable[[Control], bool]:
    return lambda control: control.custom_id.endswith(f":{name}")
