"""The benchmarks run, and say what they measured; the figures themselves are for `make bench`."""

import subprocess
import sys
from random import Random

import pytest

from bot.engine import new_game
from tests.bench import __main__ as bench
from tests.bench import answering, engine
from tests.bench.figures import Figures


@pytest.fixture(autouse=True)
def _in_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "BLOCKS", 1)
    monkeypatch.setattr(engine, "ROUNDS", 1)
    monkeypatch.setattr(answering, "BLOCKS", 1)
    monkeypatch.setattr(answering, "PRESSES", 3)


def test_figures_are_laid_out_in_columns_above_their_notes() -> None:
    figures = Figures("Pace", ("players", "speed"), (("2", "10/s"), ("10", "")), ("As it is.",))
    assert list(figures.lines()) == [
        "Pace",
        "====",
        "players  speed",
        "2        10/s",
        "10",
        "- As it is.",
    ]


def test_every_benchmark_is_found() -> None:
    assert {"answering", "engine", "saving"} <= set(bench.benchmarks())


def test_an_unknown_benchmark_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["speed"]) == 2
    assert "There is no benchmark 'speed'; it may be " in capsys.readouterr().err


def test_without_rlcard_the_engine_is_measured_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engine, "rlcard_version", lambda: None)
    assert bench.main(["engine"]) == 0
    printed = capsys.readouterr().out
    assert printed.count("skipped") == 2 * len(engine.SEATS)
    assert "rlcard is not installed" in printed
    assert "calls/s" in printed


def test_the_driver_plays_whole_rounds() -> None:
    state = new_game(engine.CLASSIC, 4, bytes(32)).state
    assert engine.play_round(state, Random(0).random) > 20


@pytest.mark.parametrize(
    ("mine", "others", "said"),
    [
        (100_000, 100_000, "2.31 µs less an action"),
        (200_000, 100_000, "reached, with 2.69 µs to spare"),
    ],
)
def test_what_is_missing_is_computed(mine: float, others: float, said: str) -> None:
    assert engine.missing(mine, others) == said


async def test_presses_of_the_real_bot_are_timed_beside_those_of_a_plain_client() -> None:
    rows = await answering.answer_rows()
    drawn, plain, written = rows
    assert (drawn[0], plain[0]) == ("one press, same hand_layout", "  with bare components there")
    assert "bar: 1.5" in drawn[-1]
    assert float(written[1].split()[0]) > 0


def test_the_benchmarks_do_without_the_tools_of_the_tests() -> None:
    """What they need is in requirements/bench.txt, and pytest is not."""
    found = (
        "import sys; sys.modules['pytest'] = None; from tests.bench.__main__ import benchmarks; benchmarks()"
    )
    subprocess.run((sys.executable, "-c", found), check=True)
