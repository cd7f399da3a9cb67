"""A whole match over real HTTP and a real WebSocket."""

import pytest

from tests.support.description import MISSING, description
from tests.wire.conftest import Wire

pytestmark = pytest.mark.asyncio(loop_scope="module")

PROMPT = 3.0


async def test_a_match_of_four_ends_on_the_rankings(wire: Wire) -> None:
    people = wire.company()
    match = await wire.table_in(people)
    moves = await match.play()
    assert match.over
    assert moves > len(people)
    assert not match.stuck
    shown = await people[1].slash("uno rankings")
    assert all(f"<@{person.user.id}>" in shown.text for person in people)
    latencies = [asked.latency for asked in match.asked]
    assert len(latencies) > moves
    assert all(latency is not None and latency < PROMPT for latency in latencies)


async def test_nobody_sees_the_hand_of_another(wire: Wire) -> None:
    match = await wire.table_of(2)
    ada, borys = match.people
    assert ada.hand() is not borys.hand()
    assert ada.hand() not in borys.sees()
    assert match.table() in borys.sees()


async def test_what_is_sent_fits_discords_own_description(wire: Wire) -> None:
    if description() is None:
        pytest.skip(MISSING)
    (ada,) = wire.company(1)
    for command in ("uno help", "uno rules", "uno rankings", "uno stats", "uno-admin settings", "uno start"):
        assert (await ada.slash(command)).text
    assert not wire.stand_in.violations()
