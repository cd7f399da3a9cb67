"""The command line: play, and the host's chores."""

import asyncio
import json
import logging
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NoReturn

from bot import __version__
from bot.config import Settings, SettingsError, load_settings, suggestion

if TYPE_CHECKING:
    from bot.engine import Rules

NewLoop = Callable[[], asyncio.AbstractEventLoop]

OURS = ("bot", "cogs", "data")
ABOUT = ("-h", "--help", "--version")


class CannotGoOn(Exception):
    """Say in one line why a chore cannot be done, and what would help."""


@dataclass(frozen=True, slots=True)
class Chore:
    """Hold one thing that the command line can do; `work` gives the exit code."""

    summary: str
    work: Callable[[Namespace], int]
    add_arguments: Callable[[ArgumentParser], None]


CHORES: dict[str, Chore] = {}


def chore(
    name: str, summary: str, add_arguments: Callable[[ArgumentParser], None] = lambda _: None
) -> Callable[[Callable[[Namespace], int]], Callable[[Namespace], int]]:
    """Register a function as `python -m bot NAME`.

    It gets the parsed arguments and gives the exit code; it may raise SettingsError or CannotGoOn.
    """

    def register(work: Callable[[Namespace], int]) -> Callable[[Namespace], int]:
        CHORES[name] = Chore(summary, work, add_arguments)
        return work

    return register


@chore("run", "play on Discord with DISCORD_TOKEN set, else in the sandbox (what happens without a command)")
def run(_: Namespace) -> int:
    """Connect to Discord, or open the sandbox where no token is set."""
    settings = load_settings()
    if settings.discord_token is None:
        return _serve(settings, partial(_play_in_sandbox, settings))
    token = settings.discord_token.get_secret_value()
    return _serve(settings, partial(_play_on_discord, settings, token), _fastest_loop())


@chore("sandbox", "play in the browser on a simulated Discord, also where a token is set")
def sandbox(_: Namespace) -> int:
    """Open the sandbox."""
    settings = load_settings()
    return _serve(settings, partial(_play_in_sandbox, settings))


async def _play_on_discord(settings: Settings, token: str) -> None:
    import aiohttp
    import discord

    from bot.app import create_bot

    try:
        async with create_bot(settings) as bot:
            await bot.start(token)
    except discord.LoginFailure:
        raise SettingsError(
            "DISCORD_TOKEN was refused by Discord; it may be the token that the developer portal shows "
            "under Bot after Reset Token."
        ) from None
    except aiohttp.ClientConnectionError as error:
        raise CannotGoOn(f"Discord cannot be reached ({error}); is this machine online?") from error


async def _play_in_sandbox(settings: Settings) -> None:
    from bot.logs import all_but

    # simcord tries discord.py out without any intents when it is imported; the bot has those it needs.
    logging.getLogger("discord.state").addFilter(all_but("Guilds intent seems to be disabled"))
    try:
        from bot.sandbox import run_sandbox
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] in OURS:
            raise
        raise CannotGoOn(
            f"The sandbox needs {missing.name}, which is not installed: pip install 'uno-table[sandbox]', "
            "or set DISCORD_TOKEN to play on Discord."
        ) from missing
    await run_sandbox(settings)


def _serve(
    settings: Settings, play: Callable[[], Coroutine[Any, Any, None]], new_loop: NewLoop | None = None
) -> int:
    # The sandbox moves the time of the loop itself, which only the standard one allows.
    from bot.logs import configure_logs
    from data.errors import StorageError

    configure_logs(settings)
    try:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(_until_told_to_stop(play()))
    except StorageError as error:
        raise CannotGoOn(f"{error.message}{_where(settings)}") from error
    except KeyboardInterrupt:
        # Where the event loop knows no signal handlers, which is on Windows, Ctrl-C arrives like this.
        return 0
    return 0


def _where(settings: Settings) -> str:
    """Name the database that a host has set, or plays on Discord with, without what opens it."""
    from sqlalchemy import URL, make_url

    if settings.discord_token is None and "database_url" not in settings.model_fields_set:
        return ""
    url = make_url(settings.database_url)
    # The query may hold a password, too.
    shown = URL.create(url.drivername, host=url.host, port=url.port, database=url.database)
    return f" DATABASE_URL is {shown}."


async def _until_told_to_stop(work: Coroutine[Any, Any, None]) -> None:
    task = asyncio.ensure_future(work)
    told = asyncio.Event()

    def stop() -> None:
        told.set()
        task.cancel()

    for name in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(name, stop)
    try:
        await task
    except asyncio.CancelledError:
        if not told.is_set():
            raise


def _fastest_loop() -> NewLoop | None:
    return import_module("uvloop").new_event_loop if find_spec("uvloop") else None


def _add_rules(parser: ArgumentParser) -> None:
    parser.add_argument("--preset", default="classic", help="the named rules to play by (classic)")
    parser.add_argument("--rules", metavar="JSON", help='options that differ, such as {"challenge": false}')


def _rules(options: Namespace) -> "Rules":
    from pydantic import ValidationError

    from bot.engine import Rules
    from bot.engine.presets import DIFFERENCES
    from bot.engine.rules import explain

    if options.preset not in DIFFERENCES:
        raise SettingsError(f"--preset is {options.preset!r}; it may be {' or '.join(DIFFERENCES)}.")
    names = [field.alias or name for name, field in Rules.model_fields.items()]
    try:
        differences = dict(json.loads(options.rules or "{}"))
        for name in differences:
            if name not in names:
                raise SettingsError(f"--rules has no such option: {name}; {suggestion(name, names)}")
        return Rules(**{**DIFFERENCES[options.preset], **differences})
    except ValidationError as error:
        raise SettingsError(f"--rules: {'; '.join(explain(error))}.") from None
    except (ValueError, TypeError):
        raise SettingsError(
            f'--rules is {options.rules!r}; it may be a JSON object like {{"challenge": false}}.'
        ) from None


def _add_simulation(parser: ArgumentParser) -> None:
    _add_rules(parser)
    parser.add_argument("--seats", type=int, default=4, help="computer players at the table (4)")
    parser.add_argument("--rounds", type=int, default=100, help="rounds to play (100)")
    parser.add_argument("--seed", type=int, default=0, help="repeats the same rounds (0)")


@chore("simulate", "let computer players play against each other, watching every law", _add_simulation)
def simulate(options: Namespace) -> int:
    """Play rounds and sum them up; a broken law gives 1."""
    from bot.simulation import report, simulate

    rules = _rules(options)
    if options.rounds < 1:
        raise SettingsError(f"--rounds is {options.rounds}; it may be 1 or more.")
    try:
        summary = simulate(rules, options.seats, options.rounds, options.seed)
    except ValueError as error:
        raise SettingsError(f"--seats: {error}.") from None
    for line in report(summary):
        print(line)
    return 1 if summary.broken else 0


def _add_verification(parser: ArgumentParser) -> None:
    _add_rules(parser)
    parser.add_argument("--seed", required=True, metavar="HEX", help="shown at the end of the match")
    parser.add_argument("--commitment", required=True, metavar="HEX", help="shown at the start of the match")
    parser.add_argument("--seats", type=int, required=True, help="seats that were dealt in first")


@chore(
    "verify",
    "check a finished match: its seed against what was promised, and the first deal",
    _add_verification,
)
def verify(options: Namespace) -> int:
    """Compare the seed with its commitment and show what it deals; a broken promise gives 1."""
    from bot.verification import first_deal, read_seed, verdict

    rules = _rules(options)
    try:
        seed = read_seed(options.seed)
    except ValueError as error:
        raise SettingsError(f"--seed is {options.seed!r}; it may be {error}.") from None
    kept, sentence = verdict(seed, options.commitment)
    if not kept:
        raise CannotGoOn(sentence)
    try:
        lines = list(first_deal(rules, options.seats, seed))
    except ValueError as error:
        raise SettingsError(f"--seats: {error}.") from None
    print(sentence, *lines, sep="\n")
    return 0


class _Parser(ArgumentParser):
    """Complain in one line, as about a setting."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; {self.prog} --help tells what there is.\n")


def _parser() -> _Parser:
    parser = _Parser(prog="python -m bot", description="Uno Table: deal UNO in a Discord channel.")
    parser.add_argument("--version", action="version", version=f"Uno Table {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, entry in CHORES.items():
        entry.add_arguments(commands.add_parser(name, help=entry.summary, description=entry.summary))
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line asks.

    Gives 0, or 1 where it could not be done, or 2 for a bad setting; a bad option exits with 2.
    """
    parser = _parser()
    arguments = sys.argv[1:] if arguments is None else arguments
    # argparse would take the value of an option that it does not know for the command, and complain of that.
    if arguments and arguments[0].startswith("-") and arguments[0] not in ABOUT:
        parser.error(f"unknown option {arguments[0]}, it may be {', '.join(ABOUT)}")
    options = parser.parse_args(arguments)
    try:
        return CHORES[options.command or "run"].work(options)
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 2
    except CannotGoOn as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
