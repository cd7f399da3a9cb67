"""The log says which table a line is about, and how it stood; what nobody foresaw has a code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.contextvars import merge_contextvars
from structlog.testing import capture_logs

import bot
from bot.table.table import Table
from tests.cogs.test_forged import forge
from tests.support.discord_env import open_sim
from tests.support.rounds import deal, gather, set_table, tap

ROOMS = Path(bot.__file__).parent
STRANGE = RuntimeError("spilt milk")

UNREAD = {"table_left_alone", "table_not_loaded", "table_not_read", "table_not_woken"}
"""Lines about tables that could not be read, so that nobody knows how they stood."""


async def broken(*_: object, **__: object) -> Any:
    raise STRANGE


def line(logged: list[Any], event: str) -> Any:
    """Give the one line of this name."""
    (found,) = (entry for entry in logged if entry["event"] == event)
    return found


def code_in(text: str) -> str:
    found = re.search(r"the code ([0-9A-F]{4})\b", text)
    assert found, text
    return found[1]


async def test_a_press_that_fails_gives_its_code_and_the_log_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_sim() as sim:
        await gather(sim, sim.borys)
        monkeypatch.setattr(Table, "act", broken)
        with capture_logs(processors=[merge_contextvars]) as logged:
            told = await tap(sim, sim.clara, "join", on=sim.table())
        failed = line(logged, "press_failed")
        assert (failed["code"], failed["verb"]) == (code_in(sim.text(told)), "join")
        assert (failed["table"], failed["revision"]) == (1, 1)
        assert told.ephemeral


async def test_a_command_that_fails_gives_its_code_and_the_log_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_sim() as sim:
        await gather(sim)
        monkeypatch.setattr(Table, "act", broken)
        with capture_logs(processors=[merge_contextvars]) as logged:
            told = await sim.slash(sim.borys, "uno join")
        failed = line(logged, "command_failed")
        assert (failed["code"], failed["command"]) == (code_in(sim.text(told)), "uno join")
        assert (failed["table"], failed["revision"]) == (1, 0)
        assert told.ephemeral
        sim.forgive()


async def test_a_form_that_fails_gives_its_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_sim() as sim:
        await gather(sim)
        form = await forge(sim, sim.ada, "u1:rsave:1:")
        monkeypatch.setattr(sim.bot.tables, "get", broken)
        with capture_logs(processors=[merge_contextvars]) as logged:
            told = await sim.submit(sim.ada, form, name="Ours")
        assert line(logged, "press_failed")["code"] == code_in(sim.text(told))
        assert line(logged, "press_failed")["verb"] == "rsave"


@pytest.mark.parametrize("custom_id", ["u0:play:1::B7", "u1:play:1:x:B7:0:0:0", "u1:vote:1:B7"])
async def test_a_press_that_cannot_be_read_leaves_no_card_in_the_log(custom_id: str) -> None:
    """The log said what an outdated button carried, and that was a card in somebody's hand."""
    async with open_sim() as sim:
        await set_table(sim, "R5 R6 B7 | B2 B3", top="R9")
        with capture_logs(processors=[merge_contextvars]) as logged:
            await forge(sim, sim.ada, custom_id)
        assert not any("B7" in str(entry) for entry in logged)


@pytest.mark.parametrize(
    ("command", "option"), [("card play", "card"), ("uno start", "preset"), ("card catch", "player")]
)
async def test_a_suggestion_that_fails_suggests_its_code(
    command: str, option: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_sim() as sim:
        await deal(sim, sim.borys)
        monkeypatch.setattr(sim.bot.tables, "in_channel", broken)
        monkeypatch.setattr(sim.bot.database.presets, "all", broken)
        with capture_logs(processors=[merge_contextvars]) as logged:
            (offered,) = await sim.ada.autocomplete(sim.channel, command, option, "R5")
        assert line(logged, "suggestions_failed")["code"] == code_in(offered["name"])
        assert line(logged, "suggestions_failed")["command"] == command
        assert offered["value"] == "R5"


async def test_an_alarm_that_fails_names_its_table_and_how_it_stood(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_sim() as sim:
        await set_table(sim, "R5 R6 | B2 B3", top="R9")
        stood = (await sim.bot.tables.get(1)).scene.revision
        monkeypatch.setattr(Table, "_wake", broken)
        with capture_logs(processors=[merge_contextvars]) as logged:
            await sim.advance(50)
        failed = line(logged, "table_not_woken")
        assert (failed["table"], failed["revision"]) == (1, stood)
        assert failed["exc_info"]


async def test_a_line_about_one_table_never_bears_the_names_of_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A clock that a press had set rang in the press's own context, whatever table it was for."""
    async with open_sim() as sim:
        await gather(sim, sim.borys)
        other = sim.guild.create_text_channel("more")
        await sim.env.settle()
        await sim.slash(sim.clara, "uno start", where=other)
        monkeypatch.setattr(Table, "_wake", broken)
        with capture_logs(processors=[merge_contextvars]) as logged:
            await sim.advance(1801)
        failed = {entry["table"]: entry for entry in logged if entry["event"] == "table_not_woken"}
        assert {table: entry["revision"] for table, entry in failed.items()} == {1: 1, 2: 0}
        assert not any("verb" in entry or "command" in entry for entry in failed.values())


def log_calls() -> Iterator[tuple[str, set[str]]]:
    """Find what is logged in the rooms of tables and screens: the event, and what goes with it."""
    for room in ("table", "ui"):
        for path in sorted((ROOMS / room).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                is_call = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
                if is_call and isinstance(node.func.value, ast.Name) and node.func.value.id == "log":
                    event = node.args[0]
                    assert isinstance(event, ast.Constant)
                    yield event.value, {keyword.arg or "**" for keyword in node.keywords}


def test_a_line_that_names_a_table_says_how_it_stood() -> None:
    named = {event: told for event, told in log_calls() if "table" in told}
    assert {event for event, told in named.items() if "revision" not in told} == UNREAD
    assert len(named) > len(UNREAD)
