"""A round as people play it: each goes by what is in front of them, and by nothing else."""

from collections.abc import Sequence

from tests.support.messages import controls
from tests.wire.interactions import PROMPT
from tests.wire.people import Asked, Person, verb
from tests.wire.standin import StandIn
from tests.wire.time import PATIENCE
from tests.wire.world import Message

LONGEST = 600
"""Moves after which a round is taken to go round in circles."""

SLOW = 10.0
"""Seconds after which people whose hands show no move look at the table again."""

MOVES = ("starter", "accept", "play", "give", "target", "keep", "wild", "draw")
"""What a hand lets one do when it is one's turn, the best first; a wild needs a colour, and so goes late."""


class Round:
    """People and a table of theirs, from the command to the end of the match.

    Where it is `forgiving`, a press that is not answered in time counts in `failed`, and they play on.
    """

    def __init__(self, stand_in: StandIn, people: Sequence[Person], *, forgiving: bool = False) -> None:
        self.people = people
        self.forgiving = forgiving
        self.asked: list[Asked] = []
        self.failed: list[Asked] = []
        self.stuck = 0
        self._stand_in = stand_in

    async def gather(self, **options: object) -> None:
        """Open a table, and sit down at it."""
        await self._await(self.people[0].send_command("uno start", **options))
        await self.sit_down()

    async def sit_down(self) -> None:
        """Have the guests take their seats."""
        for guest in self.people[1:]:
            await self._press(guest, "join")

    async def deal(self, **options: object) -> None:
        """Gather, start, and open every hand."""
        await self.gather(**options)
        await self.start()

    async def start(self) -> None:
        """Start, and open every hand."""
        await self._press(self.people[0], "start")
        await self.open_hands()

    async def open_hands(self) -> None:
        """Have everybody open their hand."""
        for person in self.people:
            await self.open_hand(person)

    async def open_hand(self, person: Person) -> Asked:
        """Have somebody open their hand, by the button of the table."""
        return await self._press(person, "hand")

    async def play(self, moves: int = LONGEST) -> int:
        """Play until the match is over, or so many moves; give how many there were.

        Where nobody can move, or in a forgiving round what was to be pressed has gone meanwhile, all open
        their hands anew, as people do; `stuck` counts how often.
        """
        for done in range(moves):
            try:
                mover = await self._stand_in.until(self._mover, "somebody to move", SLOW)
            except AssertionError:
                self.stuck += 1
                await self.open_hands()
                mover = await self._stand_in.until(self._mover, "somebody to move, or the end")
            if self.over:
                return done
            await self._move_or_look(mover)
        return moves

    async def _move_or_look(self, person: Person) -> None:
        try:
            await self._move(person)
        except AssertionError:
            if not self.forgiving:
                raise
            self.stuck += 1
            await self.open_hands()

    def table(self) -> Message | None:
        """Find the newest public message with controls."""
        seen = (one for one in reversed(self.people[0].sees()) if one.reader is None)
        return next((one for one in seen if any(controls(one.components))), None)

    @property
    def over(self) -> bool:
        """Tell whether the table shows that the match is over."""
        table = self.table()
        return table is not None and any(verb("rematch")(one) for one in controls(table.components))

    def _mover(self) -> Person | None:
        """Find who can move; once the match is over, anybody."""
        return self.people[0] if self.over else next(iter(self.movers(*MOVES)), None)

    async def drawer(self) -> Person:
        """Play until somebody can draw a card, and give them."""
        while not (able := self.movers("draw")):
            await self.play(1)
        return able[0]

    def movers(self, *verbs: str) -> list[Person]:
        """List who could press one of these in their hand."""
        return [one for one in self.people if one.hand() and one.find(verb(*verbs), on=one.hand())]

    async def _move(self, person: Person) -> None:
        hand = person.hand()
        cards = sum(verb("play", "wild")(one) for one in controls(hand.components)) if hand else 0
        if cards <= 2 and person.find(verb("arm"), on=hand):
            await self._press(person, "arm", on=hand)
        await self._finish(person)

    async def _finish(self, person: Person) -> None:
        """Press what is best, and after a wild what colour it shall be."""
        hand = person.hand()
        picked = next((one for one in MOVES if person.find(verb(one), on=hand)), MOVES[0])
        asked = await self._press(person, picked, on=hand)
        if picked == "wild" and asked not in self.failed:
            await self._finish(person)

    async def _press(self, person: Person, *verbs: str, on: Message | None = None) -> Asked:
        """Press the first of these that there is, as soon as there is one."""
        await person.await_control(verb(*verbs), on=on)
        there = next(one for one in verbs if person.find(verb(one), on=on))
        return await self._await(person.send_press(verb(there), on=on))

    async def _await(self, asked: Asked) -> Asked:
        self.asked.append(asked)
        try:
            return await asked.settled(PROMPT if self.forgiving else PATIENCE)
        except AssertionError:
            if not self.forgiving:
                raise
            self.failed.append(asked)
            return asked
