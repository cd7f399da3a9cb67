import asyncio
import os
import signal
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Coroutine
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Self

import aiohttp
import discord
import pytest

from bot import __main__ as command_line
from bot.__main__ import main
from bot.chores import CannotGoOn, Chore, chores
from bot.config import Settings, SettingsError
from data.errors import StorageGone

pytestmark = pytest.mark.usefixtures("logs_as_they_were")

Play = Callable[[Settings], Coroutine[Any, Any, None]]


@pytest.fixture(autouse=True)
def _an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def in_the_sandbox(monkeypatch: pytest.MonkeyPatch) -> Callable[[Play], None]:
    def put(play: Play) -> None:
        monkeypatch.setitem(sys.modules, "bot.sandbox", SimpleNamespace(run_sandbox=play))

    return put


@pytest.fixture
def on_discord(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[str], None]], None]:
    class Bot:
        def __init__(self, start: Callable[[str], None]) -> None:
            self._start = start

        async def __aenter__(self) -> Self:
            return self

        async def __aexit__(self, *_: object) -> None: ...

        async def start(self, token: str) -> None:
            self._start(token)

    def put(start: Callable[[str], None]) -> None:
        monkeypatch.setitem(sys.modules, "bot.app", SimpleNamespace(create_bot=lambda _: Bot(start)))
        monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")

    return put


def the_line(capsys: pytest.CaptureFixture[str]) -> str:
    text = capsys.readouterr().err
    assert text.count("\n") == 1
    return text


@pytest.mark.parametrize("arguments", [[], ["run"], ["sandbox"]])
def test_without_a_token_the_sandbox_opens(
    in_the_sandbox: Callable[[Play], None], arguments: list[str]
) -> None:
    seen: list[Settings] = []

    async def play(settings: Settings) -> None:
        seen.append(settings)

    in_the_sandbox(play)
    assert main(arguments) == 0
    assert seen == [Settings()]


def test_with_a_token_the_bot_connects(on_discord: Callable[[Callable[[str], None]], None]) -> None:
    seen: list[str] = []
    on_discord(seen.append)
    assert main([]) == 0
    assert seen == ["abc.def.ghi"]


def test_the_sandbox_can_be_asked_for_although_there_is_a_token(
    in_the_sandbox: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Settings] = []

    async def play(settings: Settings) -> None:
        seen.append(settings)

    in_the_sandbox(play)
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    assert main(["sandbox"]) == 0
    assert len(seen) == 1


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals to send")
def test_being_told_to_stop_is_a_clean_end(
    in_the_sandbox: Callable[[Play], None], told: signal.Signals
) -> None:
    ends: list[str] = []

    async def play(settings: Settings) -> None:
        try:
            os.kill(os.getpid(), told)
            await asyncio.Event().wait()
        finally:
            ends.append("tidied up")

    in_the_sandbox(play)
    assert main([]) == 0
    assert ends == ["tidied up"]


def test_a_cancellation_that_nobody_asked_for_is_no_clean_end(in_the_sandbox: Callable[[Play], None]) -> None:
    async def play(settings: Settings) -> None:
        raise asyncio.CancelledError

    in_the_sandbox(play)
    with pytest.raises(asyncio.CancelledError):
        main([])


def test_a_refused_token_is_a_bad_setting(
    on_discord: Callable[[Callable[[str], None]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(token: str) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    on_discord(refuse)
    assert main([]) == 2
    line = the_line(capsys)
    assert line.startswith("DISCORD_TOKEN was refused by Discord; it may be ")
    assert "abc" not in line


def test_a_discord_out_of_reach_is_told_in_one_line(
    on_discord: Callable[[Callable[[str], None]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(token: str) -> None:
        raise aiohttp.ClientConnectionError("no route")

    on_discord(fail)
    assert main([]) == 1
    assert "Discord cannot be reached (no route)" in the_line(capsys)


class _WithoutSimcord:
    """Find the sandbox as Python does where the extra is not installed."""

    def find_spec(self, name: str, *_: object) -> None:
        if name == "bot.sandbox":
            raise ModuleNotFoundError("No module named 'simcord'", name="simcord")


def test_a_missing_sandbox_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "bot.sandbox", raising=False)
    monkeypatch.setattr(sys, "meta_path", [_WithoutSimcord(), *sys.meta_path])
    assert main([]) == 1
    line = the_line(capsys)
    assert "The sandbox needs simcord" in line
    assert "pip install 'uno-table[sandbox]'" in line
    assert "DISCORD_TOKEN" in line


def test_a_database_out_of_reach_is_told_in_one_line(
    in_the_sandbox: Callable[[Play], None], capsys: pytest.CaptureFixture[str]
) -> None:
    async def play(settings: Settings) -> None:
        raise StorageGone("The database cannot be opened.")

    in_the_sandbox(play)
    assert main([]) == 1
    assert the_line(capsys) == "The database cannot be opened.\n"


def test_a_named_database_out_of_reach_is_named_without_its_password(
    in_the_sandbox: Callable[[Play], None],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play(settings: Settings) -> None:
        raise StorageGone("The database cannot be opened.")

    in_the_sandbox(play)
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://ann:hush@db:5/uno?password=hush")
    assert main([]) == 1
    told = "The database cannot be opened. DATABASE_URL is postgresql+asyncpg://db:5/uno.\n"
    assert the_line(capsys) == told


@pytest.mark.parametrize(
    ("error", "code"), [(SettingsError("X is wrong."), 2), (CannotGoOn("The table is gone."), 1)]
)
def test_a_chore_may_give_up_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: Exception, code: int
) -> None:
    def sweep(_: Namespace) -> int:
        raise error

    monkeypatch.setattr(command_line, "chores", lambda: {"sweep": Chore("sweep the floor", sweep)})
    assert main(["sweep"]) == code
    assert the_line(capsys) == f"{error}\n"


def test_a_chore_has_arguments_and_an_exit_code_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def arguments(parser: ArgumentParser) -> None:
        parser.add_argument("--times", type=int, default=1)

    def sweep(options: Namespace) -> int:
        return options.times

    sweeping = Chore("sweep the floor", sweep, arguments)
    monkeypatch.setattr(command_line, "chores", lambda: {"sweep": sweeping})
    assert main(["sweep"]) == 1
    assert main(["sweep", "--times", "3"]) == 3


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--port", "3"], "unknown option --port, it may be -h, --help, --version"),
        (["runn"], "'runn' (choose from"),
        (["sandbox", "--port"], "--port"),
    ],
)
def test_an_unknown_option_is_named_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], named: str
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert named in the_line(capsys)


def test_help_lists_every_chore(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--help"])
    assert not caught.value.code
    text = capsys.readouterr().out
    assert all(name in text for name in chores())


@pytest.mark.parametrize(
    ("variables", "env_file", "line"),
    [
        ({"LOG_LEVEL": "loud"}, "", "LOG_LEVEL is 'loud'; it may be DEBUG, INFO, WARNING or ERROR."),
        ({}, "DISCORD_TOKN=x", ".env sets DISCORD_TOKN, which is no setting; did you mean DISCORD_TOKEN?"),
        ({}, "LOG_LEVEL", ".env, line 1, is no setting; it may be like LOG_LEVEL=INFO."),
        pytest.param(
            {"SANDBOX_HOST": "0.0.0.0"},
            "",
            "SANDBOX_HOST is '0.0.0.0'; it may be 127.0.0.1 or localhost: the sandbox lets anybody play as "
            "everybody, so it answers on this machine only.",
            marks=pytest.mark.skipif(find_spec("simcord") is None, reason="the sandbox is not installed"),
        ),
    ],
)
def test_the_program_ends_with_2_and_one_line_for_a_bad_setting(
    tmp_path: Path, variables: dict[str, str], env_file: str, line: str
) -> None:
    (tmp_path / ".env").write_text(env_file)
    house = Path(command_line.__file__).parents[1]
    done = subprocess.run(
        [sys.executable, "-m", "bot"],
        cwd=tmp_path,
        env=os.environ | variables | {"PYTHONPATH": str(house)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{line}\n")
