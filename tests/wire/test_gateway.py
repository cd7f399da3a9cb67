"""The gateway breaks, and the bot comes back without losing a press."""

import pytest

from tests.wire.conftest import Wire
from tests.wire.people import verb

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_press_while_the_gateway_is_gone_is_answered_after_the_resume(wire: Wire) -> None:
    match = await wire.table_of()
    gateway = wire.stand_in.gateway
    (session,) = gateway.live
    came, resumed = len(gateway.identified), session.resumed
    gateway.open.clear()
    await gateway.drop()
    await wire.stand_in.until(lambda: not gateway.live, "the connection to be gone")
    pressed = match.people[0].send_press(verb("hand"))
    gateway.open.set()
    await pressed.answered()
    assert pressed.message is match.people[0].hand()
    assert session.resumed == resumed + 1
    assert len(gateway.identified) == came
    await match.play(2)


async def test_the_bot_comes_back_when_it_is_asked_to_reconnect(wire: Wire) -> None:
    match = await wire.table_of()
    (session,) = wire.stand_in.gateway.live
    resumed = session.resumed
    await wire.stand_in.gateway.ask_to_reconnect()
    await wire.stand_in.until(lambda: session.resumed > resumed and session.connection, "a resume")
    await match.play(2)


async def test_a_connection_closed_with_a_code_is_resumed(wire: Wire) -> None:
    match = await wire.table_of()
    (session,) = wire.stand_in.gateway.live
    resumed = session.resumed
    await wire.stand_in.gateway.drop(4000)
    await wire.stand_in.until(lambda: session.resumed > resumed and session.connection, "a resume")
    await match.play(2)


async def test_a_session_that_is_no_longer_valid_is_begun_anew(wire: Wire) -> None:
    match = await wire.table_of()
    gateway = wire.stand_in.gateway
    came = len(gateway.identified)
    await gateway.invalidate()
    await wire.stand_in.until(lambda: len(gateway.identified) > came, "another session")
    await match.play(2)


async def test_heartbeats_are_sent(wire: Wire) -> None:
    assert wire.stand_in.gateway.beats > 0
