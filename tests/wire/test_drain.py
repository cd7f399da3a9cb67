"""The farewell: told to end, the bot finishes what is in hand, shows it, and is gone in ten seconds."""

import asyncio
import re
import sys
import time

import pytest

from tests.wire.conftest import Wire
from tests.wire.faults import hold
from tests.wire.people import spelled, verb
from tests.wire.process import running
from tests.wire.rounds import Round

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM"),
]

ANSWERS = "POST /interactions/*/callback"
EDITS, OWN_EDITS = "PATCH /webhooks/*", "PATCH /channels/*/messages/*"
IN_TIME = 10.0


async def gone(wire: Wire) -> None:
    """Wait until the bot has left the gateway."""
    await wire.stand_in.until(lambda: not wire.stand_in.gateway.live, "the goodbye")


async def on_its_way(wire: Wire) -> None:
    """Wait until an answer has left the bot and is not there yet."""
    await wire.stand_in.until(lambda: wire.stand_in.sent(ANSWERS)[-1].status is None, "an answer on its way")


async def test_a_press_in_hand_is_answered_before_the_end(own: Wire) -> None:
    match = await own.table_of()
    mover = await match.drawer()
    release = asyncio.Event()
    own.stand_in.script(hold(release), ANSWERS)
    pressed = mover.send_press(verb("draw"), on=mover.hand())
    await on_its_way(own)
    own.bot.tell_to_end()
    await gone(own)
    release.set()
    assert await own.bot.ended(IN_TIME) == 0
    await pressed.answered()


async def test_a_command_in_hand_is_answered_before_the_end(own: Wire) -> None:
    match = await own.table_of()
    mover = await match.drawer()
    release = asyncio.Event()
    own.stand_in.script(hold(release), ANSWERS)
    asked = mover.send_command("card draw")
    await on_its_way(own)
    own.bot.tell_to_end()
    await gone(own)
    release.set()
    assert await own.bot.ended(IN_TIME) == 0
    await asked.answered()


async def test_what_waits_to_be_shown_is_shown_before_the_end(own: Wire) -> None:
    """The presenter was stopped first, and a table stayed as it was before the last moves."""
    match = await own.table_of()
    mark = own.stand_in.mark
    await match.play(4)  # more than may be shown at once, so the last of it waits
    own.bot.tell_to_end()
    assert await own.bot.ended(IN_TIME) == 0
    shown = stands(match)
    assert own.stand_in.sent("PATCH *", mark)
    async with running(own.stand_in, own.bot.folder):
        # The next process shows the table once more, as it is stored: nothing was missing.
        await own.stand_in.request("PATCH *", own.stand_in.mark, 200)
        assert stands(match) == shown


def stands(match: Round) -> list[str]:
    """Read from the table whose turn it is and how many cards everybody has."""
    return re.findall(r"(\w+\** is to play|\w+\** · \d+ cards?)", spelled(match.table()))


async def test_a_discord_that_does_not_answer_holds_the_end_up_for_less_than_ten_seconds(own: Wire) -> None:
    match = await own.table_of()
    mover, never = await match.drawer(), asyncio.Event()
    with own.stand_in.failing(hold(never), "P*"):
        mover.send_press(verb("draw"), on=mover.hand())
        await own.stand_in.until(
            lambda: own.stand_in.sent(ANSWERS)[-1].status is None, "an answer that waits"
        )
        began = time.monotonic()
        own.bot.tell_to_end()
        assert await own.bot.ended(IN_TIME) == 0
        assert time.monotonic() - began < IN_TIME
        never.set()


async def test_a_second_signal_does_no_harm(own: Wire) -> None:
    match = await own.table_of()
    await match.play(2)
    own.bot.tell_to_end()
    await gone(own)
    own.bot.tell_to_end()
    assert await own.bot.ended(IN_TIME) == 0


async def test_a_press_after_the_goodbye_is_left_to_the_next_process(own: Wire) -> None:
    match = await own.table_of()
    mover = await match.drawer()
    assert await own.bot.terminate(IN_TIME) == 0
    unheard = mover.send_press(verb("draw"), on=mover.hand())
    async with running(own.stand_in, own.bot.folder):
        before = mover.hand()
        drawn = await mover.press(verb("draw"), on=before)
        assert unheard.interaction.kind_of_answer is None
        assert "The table has moved on" not in drawn.text
