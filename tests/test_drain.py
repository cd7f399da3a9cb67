"""Draining: what is in hand is waited for, and no part of the leaving keeps the others from being done."""

import asyncio

from structlog.testing import capture_logs

from bot.drain import InHand, in_time


async def test_what_is_in_hand_is_waited_for() -> None:
    hands, release, done = InHand(), asyncio.Event(), list[str]()

    async def answer(name: str) -> None:
        hands.take()
        await release.wait()
        done.append(name)

    answering = [asyncio.create_task(answer(name)) for name in ("Ada", "Borys")]
    await asyncio.sleep(0)
    settling = asyncio.create_task(hands.settled())
    await asyncio.sleep(0)
    assert not settling.done()
    release.set()
    await settling
    assert sorted(done) == ["Ada", "Borys"]
    await asyncio.gather(*answering)


async def test_who_waits_does_not_wait_for_himself() -> None:
    """A command that ends the bot would never come to its end."""
    hands = InHand()
    hands.take()
    async with asyncio.timeout(1.0):
        await hands.settled()


async def test_what_is_given_up_goes_no_further() -> None:
    hands, done = InHand(), list[str]()

    async def answer() -> None:
        hands.take()
        await asyncio.Event().wait()
        done.append("answered")

    answering = asyncio.create_task(answer())
    await asyncio.sleep(0)
    await hands.give_up()
    assert answering.cancelled()
    assert done == []


async def test_what_takes_too_long_is_left_and_logged() -> None:
    with capture_logs() as logged:
        await in_time("presses", asyncio.Event().wait(), 0.01)
    assert [(one["event"], one["what"]) for one in logged] == [("left_unfinished", "presses")]


async def test_what_fails_is_left_and_logged() -> None:
    async def fail() -> None:
        raise OSError("the way is gone")

    with capture_logs() as logged:
        await in_time("gateway", fail(), 1.0)
    assert [(one["event"], one["what"]) for one in logged] == [("left_unfinished", "gateway")]
