"""What a host's monitoring hears, over real HTTP on this machine alone."""

import asyncio
import socket
from argparse import Namespace
from collections.abc import AsyncGenerator, Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from bot.chores import CannotGoOn
from bot.chores.health import health as ask
from bot.config import Settings, SettingsError
from bot.watching import health as room
from bot.watching.health import Health
from bot.watching.metrics import Metrics
from bot.watching.vitals import Vitals
from data import StorageGone
from tests.support.discord_env import Sim


class Bot:
    """Stands in for a bot that is well until a test says otherwise."""

    def __init__(self) -> None:
        self.closed = False
        self.wrong: str | None = None
        self.hangs = False

    async def check(self) -> str | None:
        if self.hangs:
            await asyncio.Event().wait()
        return self.wrong


@pytest.fixture
def bot() -> Bot:
    return Bot()


@pytest_asyncio.fixture
async def page(bot: Bot) -> AsyncGenerator[Health]:
    health = Health(Metrics(), lambda: not bot.closed, {"gateway": bot.check})
    await health.open("127.0.0.1", 0)
    yield health
    await health.close()


async def get(page: Health, path: str) -> tuple[int, Any]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{page.port}{path}") as answer,
    ):
        is_json = answer.content_type == "application/json"
        return answer.status, await (answer.json() if is_json else answer.text())


async def test_a_bot_that_plays_is_alive_and_ready(page: Health) -> None:
    assert await get(page, "/healthz") == (200, {"bot": "ok", "loop": "ok"})
    assert await get(page, "/readyz") == (200, {"gateway": "ok"})


async def test_a_bot_that_has_lost_discord_is_alive_but_not_ready(page: Health, bot: Bot) -> None:
    bot.wrong = "not connected"
    assert (await get(page, "/healthz"))[0] == 200
    assert await get(page, "/readyz") == (503, {"gateway": "not connected"})


async def test_a_bot_that_has_closed_is_not_alive(page: Health, bot: Bot) -> None:
    bot.closed = True
    assert await get(page, "/healthz") == (503, {"bot": "is closed", "loop": "ok"})


async def test_what_does_not_answer_makes_it_not_ready(
    page: Health, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot.hangs = True
    monkeypatch.setattr(room, "PATIENCE", 0.01)
    assert await get(page, "/readyz") == (503, {"gateway": "no answer within 0 s"})


async def test_an_event_loop_that_was_stuck_is_told(page: Health) -> None:
    page._beaten_at -= 31
    status, said = await get(page, "/healthz")
    assert (status, said["loop"]) == (503, "was stuck for 31 s")


async def test_the_delay_of_the_event_loop_is_measured(page: Health, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "BEAT", 0.0)
    measured = asyncio.Event()
    monkeypatch.setattr(page._metrics, "lagged", lambda seconds: seconds >= 0 and measured.set())
    beating = asyncio.create_task(page._beat())
    await measured.wait()
    beating.cancel()


async def test_metrics_are_written_as_prometheus_reads_them(page: Health) -> None:
    status, text = await get(page, "/metrics")
    assert status == 200
    assert "# TYPE uno_presses_total counter" in text
    assert 'uno_build_info{version="' in text


async def test_nothing_else_is_there(page: Health) -> None:
    assert (await get(page, "/"))[0] == 404


async def test_a_bot_on_discord_says_what_is_missing(watched: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    vitals = Vitals(watched.bot)
    assert vitals.alive()
    assert await vitals.gateway() is None
    assert await vitals.database() is None

    async def gone() -> None:
        raise StorageGone("The database is gone.")

    monkeypatch.setattr(watched.bot.database, "ping", gone)
    assert await vitals.database() == "The database is gone."


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (SimpleNamespace(is_ready=lambda: False, shards={}), "not connected yet"),
        (
            SimpleNamespace(
                is_ready=lambda: True,
                shards={
                    one: SimpleNamespace(id=one, is_closed=lambda one=one: one != 4) for one in (3, 4, 5)
                },
            ),
            "not connected: shard 3, 5",
        ),
    ],
)
async def test_shards_that_are_cut_off_are_named(bot: Any, said: str) -> None:
    assert await Vitals(bot).gateway() == said
    assert await Vitals(bot).database() == "not opened yet"


async def test_a_port_that_is_taken_is_told_in_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SettingsError, match=f"HEALTH_PORT is {port}, where nobody can listen"):
            await Vitals(Bot()).health(Metrics(), Settings(health_port=port))  # type: ignore[arg-type]


Asked = Callable[[bool], Awaitable[int]]


@pytest.fixture
def asked(page: Health, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Asked:
    monkeypatch.setenv("HEALTH_PORT", str(page.port))
    return lambda ready: asyncio.to_thread(ask, Namespace(ready=ready))


async def test_the_command_line_asks_whether_the_bot_lives_or_is_ready(
    asked: Asked, bot: Bot, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await asked(False) == 0
    assert '"loop": "ok"' in capsys.readouterr().out
    monkeypatch.setenv("HEALTH_HOST", "0.0.0.0")
    bot.wrong = "not connected"
    with pytest.raises(CannotGoOn, match="not connected"):
        await asked(True)


async def test_the_command_line_says_where_nobody_answers(page: Health, asked: Asked) -> None:
    await page.close()
    with pytest.raises(CannotGoOn, match=f"Nothing answers at 127.0.0.1:{page.port}"):
        await asked(False)


def test_the_command_line_needs_to_know_the_port() -> None:
    with pytest.raises(SettingsError, match="HEALTH_PORT is not set"):
        ask(Namespace(ready=False))
