"""Computer players play whole matches, and a broken law does not go unnoticed."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot import simulation
from bot.__main__ import main
from bot.engine import PRESETS, Action, GameState, Step, View, apply
from bot.players import Computer
from bot.simulation import LawBroken, Summary, report, simulate

CLASSIC = PRESETS["classic"]


@pytest.mark.no_cover
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 5, 10])
def test_computer_players_play_as_many_rounds_as_wanted(preset: str, seats: int) -> None:
    summary = simulate(PRESETS[preset], seats, rounds=6, seed=1)
    assert summary.broken == []
    assert len(summary.lengths) == 6
    assert sum(summary.wins) >= 6
    assert summary.caught <= summary.forgotten
    if PRESETS[preset].seven == "plain":
        assert summary.forgotten < summary.called


def test_a_seed_repeats_a_simulation() -> None:
    assert simulate(CLASSIC, 3, 5, seed=4) == simulate(CLASSIC, 3, 5, seed=4)
    assert simulate(CLASSIC, 3, 5, seed=4) != simulate(CLASSIC, 3, 5, seed=5)


def test_a_round_takes_minutes_at_the_pace_of_people() -> None:
    summary = simulate(CLASSIC, 4, 10, seed=0)
    assert 1.2 < summary.seconds / sum(summary.lengths) < 4


def losing_a_card(state: GameState, action: Action) -> Step:
    step = apply(state, action)
    return step._replace(state=replace(step.state, draw_pile=step.state.draw_pile[1:]))


def keeping_news(state: GameState, action: Action) -> Step:
    step = apply(state, action)
    return step._replace(state=replace(step.state, news=list(step.events)))


@pytest.mark.parametrize(
    ("faulty", "law"),
    [(losing_a_card, "cards are not conserved: "), (keeping_news, "a state at rest still holds events")],
)
def test_a_broken_law_is_named_with_the_seed_that_repeats_it(
    monkeypatch: pytest.MonkeyPatch, faulty: Callable[[GameState, Action], Step], law: str
) -> None:
    monkeypatch.setattr(simulation, "apply", faulty)
    summary = simulate(CLASSIC, 3, rounds=2, seed=0)
    assert len(summary.broken) == 2
    assert all(line.startswith(law) for line in summary.broken)
    assert all(re.search(r"\(seed [0-9a-f]{64}, revision \d+\)$", line) for line in summary.broken)
    assert summary.lengths == []


def test_a_table_where_nobody_acts_is_a_broken_law(monkeypatch: pytest.MonkeyPatch) -> None:
    def sleep(_: Computer, view: View) -> None:
        return None

    monkeypatch.setattr(Computer, "decide", sleep)
    assert "nobody can act" in simulate(CLASSIC, 2, rounds=1, seed=0).broken[0]


def test_a_round_without_end_is_a_broken_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "TOO_LONG", 5)
    assert "goes on after 5 actions" in simulate(CLASSIC, 2, rounds=1, seed=0).broken[0]


def test_a_state_that_is_not_stored_whole_is_a_broken_law(monkeypatch: pytest.MonkeyPatch) -> None:
    def forget(stored: dict[str, object]) -> None:
        return None

    monkeypatch.setattr(simulation, "load", forget)
    assert "stored and loaded" in simulate(CLASSIC, 2, rounds=1, seed=0).broken[0]


def test_a_report_without_rounds_still_names_the_laws() -> None:
    lines = list(report(Summary(wins=[0, 0], matches=1, broken=[str(LawBroken("cards are gone"))])))
    assert lines[0] == "rounds      0, matches begun: 1"
    assert lines[-2:] == ["laws        1 broken", "cards are gone"]


def test_simulate_prints_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--seats", "3", "--rounds", "2", "--seed", "9"]) == 0
    printed = capsys.readouterr().out
    assert printed.splitlines() == list(report(simulate(CLASSIC, 3, 2, seed=9)))
    assert "laws        none broken" in printed


def test_simulate_ends_with_1_when_a_law_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "apply", losing_a_card)
    assert main(["simulate", "--rounds", "1"]) == 1


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--seats", "1"], "--seats: a game seats 2 to 10 players, not 1.\n"),
        (["--rounds", "0"], "--rounds is 0; it may be 1 or more.\n"),
        (["--rules", '{"chalenge":true}'], "--rules has no such option: chalenge; did you mean challenge?\n"),
        (["--rules", '{"stacking":true}'], "--rules has no such option: stacking; did you mean scoring?\n"),
        (["--rules", "[1]"], "--rules is '[1]'; it may be a JSON object like {\"challenge\": false}.\n"),
    ],
)
def test_simulate_says_in_one_line_what_is_wrong(
    capsys: pytest.CaptureFixture[str], arguments: list[str], line: str
) -> None:
    assert main(["simulate", *arguments]) == 2
    assert capsys.readouterr().err == line
