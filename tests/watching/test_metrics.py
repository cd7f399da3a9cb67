"""What happens is counted, in words that name nobody."""

import re
from collections.abc import Iterator
from types import SimpleNamespace

import aiohttp
import pytest
import yarl
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

from bot.watching.metrics import Metrics
from bot.watching.requests import route_of, status_of
from data import StorageGone
from data.tables import TableStore
from tests.cogs.test_forged import forge
from tests.support.discord_env import Sim
from tests.support.rounds import deal, gather, move, scene_of, set_table, tap


def samples(metrics: Metrics) -> Iterator[Sample]:
    for family in text_string_to_metric_families(metrics.expose().decode()):
        yield from family.samples


def count(sim: Sim, name: str, **labels: str) -> float:
    """Sum up a figure over everything that has these labels."""
    fitting = (one for one in samples(sim.bot._metrics) if one.name == name)
    return sum(one.value for one in fitting if labels.items() <= one.labels.items())


async def test_a_press_is_counted_by_its_verb_and_what_came_of_it(watched: Sim) -> None:
    await gather(watched, watched.borys)
    await tap(watched, watched.borys, "join", on=watched.table())
    await forge(watched, watched.ada, "u1:join:99:")
    await forge(watched, watched.ada, "u1:frobnicate:1:")
    await forge(watched, watched.ada, "u1:vote:1:")
    assert count(watched, "uno_presses_total", verb="join", outcome="done") == 2
    assert count(watched, "uno_presses_total", verb="join", outcome="refused") == 1
    assert count(watched, "uno_presses_total", verb="unknown", outcome="outdated") == 1
    assert count(watched, "uno_presses_total", verb="vote", outcome="outdated") == 1


async def test_a_press_on_an_old_picture_counts_as_stale(watched: Sim) -> None:
    await set_table(watched, "R5 R6 B1 | B2 B3", top="R9")
    picture = watched.picture(watched.hand(watched.ada))
    await tap(watched, watched.ada, "play", "R5")
    await watched.press(watched.ada, "Draw", as_seen=picture)
    assert count(watched, "uno_presses_total", outcome="stale") == 1
    assert count(watched, "uno_refusals_total", source="table", reason="stale") == 1


async def test_a_refusal_is_counted_by_its_reason(watched: Sim) -> None:
    await set_table(watched, "R5 R6 B1 | B2 B3", top="R9")
    await watched.slash(watched.borys, "card draw")
    assert count(watched, "uno_refusals_total", source="rules", reason="not_your_turn") == 1
    assert count(watched, "uno_commands_total", command="card draw", outcome="refused") == 1


async def test_a_press_that_fails_counts_as_failed(watched: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    await gather(watched)

    async def broken(*_: object) -> None:
        raise RuntimeError("spilt milk")

    monkeypatch.setattr(watched.bot.tables, "get", broken)
    await tap(watched, watched.borys, "join", on=watched.table())
    assert count(watched, "uno_presses_total", verb="join", outcome="failed") == 1
    assert "spilt milk" in "".join(watched.forgive())


async def test_what_comes_too_soon_is_counted(watched: Sim) -> None:
    for _ in range(4):
        await watched.slash(watched.ada, "uno start")
    assert count(watched, "uno_commands_total", command="uno start", outcome="done") == 3
    assert count(watched, "uno_commands_total", command="uno start", outcome="too_soon") == 1
    watched.forgive()


async def test_saves_are_timed_by_what_became_of_them(watched: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    await gather(watched, watched.borys)
    assert count(watched, "uno_save_seconds_count", fate="saved") == 1

    async def gone(*_: object) -> int:
        raise StorageGone("The database is gone.")

    monkeypatch.setattr(TableStore, "save", gone)
    await watched.press(watched.clara, "Join", on=watched.table())
    assert count(watched, "uno_save_seconds_count", fate="frozen") == 1
    assert count(watched, "uno_presses_total", verb="join", outcome="frozen") == 1
    assert "table_frozen" in "".join(watched.forgive())


async def test_moves_of_computer_players_and_the_delay_of_clocks_are_counted(watched: Sim) -> None:
    await gather(watched)
    await watched.press(watched.ada, "Add computer player", on=watched.table())
    await watched.advance(5)
    await watched.press(watched.ada, "Start", on=watched.table())
    await watched.advance(180)
    assert count(watched, "uno_computer_moves_total", alarm="computer") >= 1
    assert count(watched, "uno_clock_late_seconds_count", alarm="clock") >= 1


async def test_edits_are_counted_and_those_that_one_edit_shows_together(watched: Sim) -> None:
    await set_table(watched, "R5 R6 B1 | B2 B3", top="R9")
    await tap(watched, watched.ada, "play", "R5")
    await watched.advance(5)
    made, together = (count(watched, "uno_edits_total", fate=fate) for fate in ("made", "coalesced"))
    async with watched.at_once():
        for who in (watched.ada, watched.borys) * 2:
            await watched.press(who, "My hand", on=watched.table())
            watched.bot.presenter.changed(await scene_of(watched), (), {0: (), 1: ()})
    await watched.advance(5)
    assert count(watched, "uno_edits_total", fate="made") > made
    assert count(watched, "uno_edits_total", fate="coalesced") > together


async def test_tables_in_memory_are_seen(watched: Sim) -> None:
    assert count(watched, "uno_tables_loaded") == 0
    await gather(watched)
    assert count(watched, "uno_tables_loaded") == 1
    assert count(watched, "uno_tables_awaited") >= 1


async def test_no_label_names_a_person_a_server_a_table_or_a_card(watched: Sim) -> None:
    await deal(watched, watched.borys)
    for who in (watched.ada, watched.borys):
        await watched.press(who, "My hand", on=watched.table())
    for _ in range(12):
        await move(watched)
        await watched.advance(3)
    await forge(watched, watched.ada, "u1:play:1:x:R5:0")
    labels = [pair for one in samples(watched.bot._metrics) for pair in one.labels.items()]
    words = {value for name, value in labels if name not in ("le", "version", "generation")}
    known = r"[a-z]+2?([ _-][a-z0-9]+)*|[24]xx|429|GET|POST|PATCH|PUT|DELETE"
    assert {word for word in words if not re.fullmatch(known, word)} == set()
    assert len(words) > 12


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/interactions/123/aW50.token-x/callback", "answer"),
        ("/api/v10/webhooks/55/aW50.token-x/messages/@original", "followup"),
        ("/api/v10/channels/77/messages/88", "messages"),
        ("/api/v10/applications/55/commands", "commands"),
        ("/api/v10/applications/55/emojis/3", "emojis"),
        ("/api/v10/gateway/bot", "gateway"),
        ("/api/v10/users/@me", "other"),
    ],
)
def test_a_request_is_named_by_what_it_is_for(path: str, route: str) -> None:
    assert route_of(path) == route


def test_too_many_requests_stand_apart_from_other_mistakes() -> None:
    assert [status_of(status) for status in (200, 204, 404, 429, 502)] == ["2xx", "2xx", "4xx", "429", "5xx"]


async def follow(metrics: Metrics, path: str, outcome: int | None) -> None:
    """Take a request through the trace: its status, or None where it was lost."""
    trace, of = metrics.trace(), SimpleNamespace()
    url = yarl.URL("http://discord.example").with_path(path)
    (begin,), (end,), (lose,) = trace.on_request_start, trace.on_request_end, trace.on_request_exception
    await begin(None, of, None)  # type: ignore[arg-type]
    if outcome is None:
        seen = SimpleNamespace(method="POST", url=url)
        await lose(None, of, seen)  # type: ignore[arg-type]
    else:
        seen = SimpleNamespace(method="POST", url=url, response=SimpleNamespace(status=outcome))
        await end(None, of, seen)  # type: ignore[arg-type]


async def test_somebody_waits_until_the_first_answer_and_no_longer() -> None:
    times = iter(float(second) for second in range(100))
    metrics = Metrics(clock=lambda: next(times))
    metrics.came("component")
    await follow(metrics, "/interactions/1/token/callback", 200)
    await follow(metrics, "/interactions/1/token/callback", 200)
    await follow(metrics, "/webhooks/1/token", 429)
    await follow(metrics, "/channels/1/messages", None)
    found = {(one.name, *sorted(one.labels.items())): one.value for one in samples(metrics)}
    assert found["uno_answer_seconds_count", ("kind", "component")] == 1
    assert found["uno_answer_seconds_sum", ("kind", "component")] == 3
    requests = {key[1:]: value for key, value in found.items() if key[0] == "uno_discord_requests_total"}
    assert requests == {
        (("method", "POST"), ("route", "answer"), ("status", "2xx")): 2,
        (("method", "POST"), ("route", "followup"), ("status", "429")): 1,
        (("method", "POST"), ("route", "messages"), ("status", "lost")): 1,
    }


def test_a_bot_that_is_not_watched_follows_no_request() -> None:
    from bot.app import create_bot
    from bot.config import Settings

    bot = create_bot(Settings(database_url="sqlite+aiosqlite:///nowhere.db"))
    assert bot.http.http_trace is None
    watched = create_bot(Settings(database_url="sqlite+aiosqlite:///nowhere.db", health_port=0))
    assert isinstance(watched.http.http_trace, aiohttp.TraceConfig)
