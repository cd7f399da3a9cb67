"""The life of the process: it starts on several shards, ends when told to, and survives being killed."""

import sys
from pathlib import Path

import pytest

from tests.support.messages import controls
from tests.wire.conftest import Wire, opened
from tests.wire.people import Person, verb
from tests.wire.process import running
from tests.wire.world import Message

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM"),
]


async def test_every_server_is_played_on_by_its_shard(tmp_path: Path) -> None:
    async for wire in opened(tmp_path, shards=2):
        assert sorted(wire.stand_in.gateway.identified) == [(0, 2), (1, 2)]
        for shard in (0, 1):
            people = wire.company(2, shard=(shard, 2))
            started = await people[0].slash("uno start")
            assert started.message in people[1].sees()
            await people[1].press(verb("join"))
        assert not wire.wrongs()


async def test_the_bot_ends_in_ten_seconds_when_it_is_told_to(own: Wire) -> None:
    match = await own.table_of()
    await match.play(2)
    assert await own.bot.terminate(within=10.0) == 0
    await own.stand_in.until(lambda: not own.stand_in.gateway.live, "the goodbye")


async def test_a_killed_bot_has_kept_the_game_and_every_button(own: Wire) -> None:
    match = await own.table_of(3)
    await match.play(4)
    await own.bot.kill()
    async with running(own.stand_in, own.bot.folder):
        table = match.table()
        assert table is not None
        for person in match.people:
            for message in (table, person.hand()):
                await _press_all(person, message)
        await match.open_hands()
        assert await match.play(6) == 6
        assert match.table() is not None


async def _press_all(person: Person, message: Message | None) -> None:
    """Press every button of a message that changes nothing, and have each answered."""
    assert message is not None
    for control in list(controls(message.components)):
        if verb("hand", "more", "uno", "catch", "refresh")(control) and not control.disabled:
            pressed = await person.send_raw_press(message, control.custom_id).settled()
            assert "older version" not in pressed.text
