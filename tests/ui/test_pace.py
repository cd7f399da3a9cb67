"""Pictures are drawn one at a time, and presses are answered in between."""

import asyncio

from bot.ui.pace import Pace, Rank


async def test_between_two_drawings_everything_else_has_its_turn() -> None:
    pace, order = Pace(), list[str]()

    async def draw(name: str) -> None:
        await pace.turn(Rank.TABLE, 0.0)
        order.append(name)

    async def press() -> None:
        for step in range(3):
            order.append(f"step {step}")
            await asyncio.sleep(0)

    drawings = [asyncio.create_task(draw(f"table {number}")) for number in range(20)]
    pressed = asyncio.create_task(press())
    await pressed
    assert order.count("step 2") == 1
    assert sum(one.startswith("table") for one in order) < 5
    await asyncio.gather(*drawings)
    assert sum(one.startswith("table") for one in order) == 20


async def test_hands_go_before_tables_and_old_pictures_before_newer_ones() -> None:
    pace, order = Pace(), list[str]()

    async def draw(name: str, rank: Rank, since: float) -> None:
        await pace.turn(rank, since)
        order.append(name)

    due = [
        ("first", Rank.TABLE, 0.0),
        ("new", Rank.TABLE, 9.0),
        ("old", Rank.TABLE, 1.0),
        ("hand", Rank.HAND, 9.5),
    ]
    await asyncio.gather(*(draw(*one) for one in due))
    assert order == ["first", "hand", "old", "new"]


async def test_a_turn_that_nobody_waits_for_any_more_holds_nobody_up() -> None:
    pace = Pace()
    await pace.turn(Rank.TABLE, 0.0)
    given_up, waiting = (asyncio.create_task(pace.turn(Rank.TABLE, since)) for since in (1.0, 2.0))
    await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.wait_for(waiting, 1.0)
    await asyncio.wait_for(pace.turn(Rank.HAND, 3.0), 1.0)
