"""What a host's monitoring reads of a bot that plays over the wire."""

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import aiohttp
import orjson
import pytest
import pytest_asyncio
from prometheus_client.parser import text_string_to_metric_families

from tests.wire import faults
from tests.wire.conftest import Wire
from tests.wire.process import running
from tests.wire.standin import StandIn
from tests.wire.time import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def watched(tmp_path: Path) -> AsyncGenerator[Wire]:
    """Run a bot that listens for its host."""
    async with (
        StandIn().opened() as stand_in,
        running(stand_in, tmp_path, HEALTH_PORT="0") as bot,
    ):
        wire = Wire(stand_in, bot)
        yield wire
        assert not (wrongs := wire.wrongs()), "\n".join(wrongs)


async def get(wire: Wire, path: str) -> tuple[int, Any]:
    lines = [line for line in wire.bot.log.splitlines() if "health_served" in line]
    port = orjson.loads(lines[-1])["port"]
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        is_json = answer.content_type == "application/json"
        return answer.status, await (answer.json() if is_json else answer.text())


async def figures(wire: Wire) -> dict[str, float]:
    """Read every figure, summed up over its labels but for the bounds of histograms."""
    sums: dict[str, float] = {}
    for family in text_string_to_metric_families((await get(wire, "/metrics"))[1]):
        for one in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(one.labels.items()))
            for key in (one.name, f"{one.name}[{labels}]"):
                sums[key] = sums.get(key, 0.0) + one.value
    return sums


async def test_a_match_is_seen_in_the_figures(watched: Wire) -> None:
    match = await watched.table_of()
    limited = watched.stand_in.script(faults.limit(0.2), "PATCH /webhooks/*")
    moves = await match.play(4)
    await watched.stand_in.again(await watched.stand_in.struck(limited))
    seen = await figures(watched)
    assert seen["uno_presses_total"] >= moves
    assert seen["uno_answer_seconds_count[kind=component]"] == seen["uno_presses_total"]
    assert seen["uno_answer_seconds_count[kind=application_command]"] == seen["uno_commands_total"]
    assert seen["uno_save_seconds_count[fate=saved]"] >= moves
    assert seen["uno_discord_requests_total[method=PATCH,route=followup,status=429]"] == 1
    assert seen["uno_edits_total[fate=made]"] >= 1
    assert (seen["uno_tables_loaded"], seen["uno_shards"], seen["uno_shards_connected"]) == (1, 1, 1)


async def test_a_bot_is_ready_once_its_shards_are(watched: Wire) -> None:
    assert await get(watched, "/healthz") == (200, {"bot": "ok", "loop": "ok"})
    async with asyncio.timeout(PATIENCE):
        while (found := await get(watched, "/readyz"))[0] != 200:
            assert found == (503, {"gateway": "not connected yet", "database": "ok"})
    assert found == (200, {"gateway": "ok", "database": "ok"})


async def test_no_figure_names_a_server_or_a_person(watched: Wire) -> None:
    match = await watched.table_of()
    await match.play(2)
    text = (await get(watched, "/metrics"))[1]
    world = watched.stand_in.world
    ids = [*world.guilds, *world.channels, *world.messages, *(one.user.id for one in match.people)]
    assert len(ids) > 4
    assert [one for one in ids if str(one) in text] == []
