"""Open hands: what has happened to somebody is told once, to them, and never after it is old."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from discord import ui

from bot.table.scene import Scene
from bot.ui.hands import TRIES, OpenHand
from bot.ui.layouts import notice_layout
from bot.ui.pace import Pace
from bot.ui.tokens import LIFE, Handle, HandTokens
from tests.support.tables import given
from tests.support.virtual_time import Now, in_virtual_time
from tests.ui.builders import scene
from tests.ui.test_presenter import failure


@dataclass
class Drawn:
    """Draws hands and sends them: `told` are the notes that arrived, `errors` are raised first."""

    told: list[str | None] = field(default_factory=list)
    errors: list[BaseException] = field(default_factory=list)
    has_hand: bool = True
    open: asyncio.Event = field(default_factory=asyncio.Event)
    note: str | None = None

    def __post_init__(self) -> None:
        self.open.set()

    async def hand(
        self, scene: Scene, seat: int, locale: str, note: str | None = None
    ) -> ui.LayoutView | None:
        self.note = note
        return notice_layout(note or "the hand") if self.has_hand else None

    async def edit_by(self, handle: Handle, view: ui.LayoutView) -> None:
        note = self.note
        await self.open.wait()
        if self.errors:
            raise self.errors.pop(0)
        self.told.append(note)


AT = scene(given("R5 R6 | B1 B2", top="R9"))
USER = AT.people[0].user_id or 0


def later(by: int) -> Scene:
    return replace(AT, revision=AT.revision + by)


def playing(drawn: Drawn, play: Callable[[OpenHand], Any]) -> None:
    """Keep one hand open while something happens, and let it all be shown."""

    async def run(now: Now) -> None:
        routes: Any = drawn
        tokens = HandTokens(now)
        tokens.settle(AT.table_id, USER, Handle(1, "token", 2, now() + LIFE, "en"))
        hand = OpenHand(AT.table_id, USER, tokens, routes, drawn, now, Pace())
        await play(hand)
        await asyncio.sleep(60)

    in_virtual_time(run)


def test_the_newest_note_that_says_anything_is_told_once() -> None:
    drawn = Drawn()

    async def play(hand: OpenHand) -> None:
        hand.push(later(1), lambda: "caught")
        hand.push(later(2), lambda: None)
        await asyncio.sleep(30)
        hand.push(later(3))

    playing(drawn, play)
    assert drawn.told == ["caught", None]


def test_what_comes_while_a_hand_is_on_its_way_is_told_after_it() -> None:
    drawn = Drawn()

    async def play(hand: OpenHand) -> None:
        drawn.open.clear()
        hand.push(later(1), lambda: "caught")
        await asyncio.sleep(1)
        hand.push(later(2), lambda: "fined")
        drawn.open.set()

    playing(drawn, play)
    assert drawn.told == ["caught", "fined"]


def test_nothing_is_told_again_once_an_answer_has_shown_the_hand() -> None:
    drawn = Drawn()

    async def play(hand: OpenHand) -> None:
        drawn.open.clear()
        hand.push(later(1), lambda: "caught")
        await asyncio.sleep(1)
        hand.answered(later(2))
        drawn.open.set()
        await asyncio.sleep(30)
        hand.push(later(1), lambda: "old news")

    playing(drawn, play)
    assert drawn.told == ["caught", None, None]


def test_an_answer_that_was_overtaken_takes_no_note_away() -> None:
    drawn = Drawn()

    async def play(hand: OpenHand) -> None:
        hand.showing.hold()
        hand.push(later(2), lambda: "fined")
        hand.answered(later(1))
        hand.showing.release()

    playing(drawn, play)
    assert drawn.told == ["fined"]


def test_a_note_is_kept_while_discord_is_busy() -> None:
    drawn = Drawn(errors=[failure(503)] * (TRIES - 1))

    async def play(hand: OpenHand) -> None:
        hand.push(later(1), lambda: "caught")

    playing(drawn, play)
    assert drawn.told == ["caught"]


def test_a_note_for_which_there_is_no_hand_is_not_told_when_there_is_one() -> None:
    drawn = Drawn(has_hand=False)

    async def play(hand: OpenHand) -> None:
        hand.push(later(1), lambda: "shuffled")
        await asyncio.sleep(30)
        drawn.has_hand = True
        hand.push(later(2))

    playing(drawn, play)
    assert drawn.told == [None]


def test_a_note_that_discord_does_not_understand_does_not_spoil_the_next_hand() -> None:
    drawn = Drawn(errors=[failure(400, 50035)])

    async def play(hand: OpenHand) -> None:
        hand.push(later(1), lambda: "x" * 5000)
        await asyncio.sleep(30)
        hand.push(later(2))

    playing(drawn, play)
    assert drawn.told == [None]
