"""The load benchmark runs, small, and says what it measured; the figures themselves are for `make load`."""

import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.bench.load import __main__ as load
from tests.bench.load import phases, plan, processes, report
from tests.bench.load.tally import WatchedRates
from tests.wire import channels  # noqa: F401 - registers the routes
from tests.wire.rates import Limited, Rates
from tests.wire.routes import ROUTES

TINY = plan.Plan(tables=3, rate=15, seconds=2, saved=20)


@pytest.fixture(autouse=True)
def _on_any_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "CORES", [])
    monkeypatch.setattr(phases, "CALM", 1.0)
    monkeypatch.setattr(phases, "AFTER_START", 1.0)


async def test_a_tiny_load_is_played_and_measured(tmp_path: Path) -> None:
    figures = await load.run(TINY, tmp_path)
    told = {row[0].strip(): row[1] for row in figures.rows}
    assert told["presses without an answer"] == "0"
    assert told["errors in the log"] == "0"
    assert float(told["moves/s"]) > TINY.rate / 2
    assert float(told["requests per press"]) > 1
    assert float(told["memory of a loaded, idle table"].split()[0]) > 1
    assert float(told["start to first answer, 20 stored"].split()[0]) > 0


def test_the_command_line_makes_a_plan() -> None:
    assert plan.read([]) == plan.Plan()
    wanted = ["--tables", "5", "--rate", "2.5", "--seconds", "7", "--saved", "9", "--postgres", "URL"]
    assert plan.read(wanted) == plan.Plan(5, 2.5, 7, 9, "URL")


@pytest.mark.parametrize(("measured", "said"), [(5.0, "≤ 5 s: held"), (5.1, "≤ 5 s: MISSED")])
def test_a_figure_is_held_against_its_bar(measured: float, said: str) -> None:
    assert report._bar(measured, 5.0, "≤ 5 s") == said


def test_a_429_could_have_been_avoided_once_an_answer_had_said_so() -> None:
    now = [0.0]
    rates = WatchedRates(Rates(lambda: now[0]))
    post = ROUTES["POST", "/channels/{channel}/messages"]
    for _ in range(5):
        rates.count(post, {"channel": "1"})
    for now[0] in (0.01, 3.0):
        with pytest.raises(Limited):
            rates.count(post, {"channel": "1"})
    assert (rates.refused, rates.avoidable.total()) == (2, 1)


def test_the_limit_of_all_requests_can_always_be_kept() -> None:
    rates = WatchedRates(Rates(lambda: 0.0))
    look = ROUTES["GET", "/channels/{channel}"]
    for number in range(50):
        rates.count(look, {"channel": str(number)})
    with pytest.raises(Limited):
        rates.count(look, {"channel": "50"})
    assert rates.avoidable.total() == 1


def test_a_picture_is_as_old_as_what_it_does_not_show_yet() -> None:
    begin = time.monotonic()
    stand_in: Any = SimpleNamespace(world=SimpleNamespace(now=time.monotonic))
    presses: Any = [
        SimpleNamespace(answered_at=begin + at, channel_id=channel)
        for at, channel in ((1, 7), (2, 7), (3, 8))
    ]
    ages = phases._ages(presses, {7: [begin + 0.5, begin + 2.5]}, stand_in, begin + 10)
    assert ages == pytest.approx([0.5, 1.5, 7.0], abs=0.01)
