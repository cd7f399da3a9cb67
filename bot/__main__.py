"""The command line: find out which chore is asked for, and do it."""

import sys
from argparse import ArgumentParser
from collections.abc import Mapping
from typing import NoReturn

from bot import __version__
from bot.chores import CannotGoOn, Chore, chores
from bot.config import SettingsError

ABOUT = ("-h", "--help", "--version")


class _Parser(ArgumentParser):
    """Complain in one line, as about a setting."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; {self.prog} --help tells what there is.\n")


def _parser(known: Mapping[str, Chore]) -> _Parser:
    parser = _Parser(prog="python -m bot", description="Uno Table: deal UNO in a Discord channel.")
    parser.add_argument("--version", action="version", version=f"Uno Table {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, chore in known.items():
        chore.add_arguments(commands.add_parser(name, help=chore.summary, description=chore.summary))
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line asks.

    Gives 0, or 1 where it could not be done, or 2 for a bad setting; a bad option exits with 2.
    """
    known = chores()
    parser = _parser(known)
    arguments = sys.argv[1:] if arguments is None else arguments
    # argparse would take the value of an option that it does not know for the command, and complain of that.
    if arguments and arguments[0].startswith("-") and arguments[0] not in ABOUT:
        parser.error(f"unknown option {arguments[0]}, it may be {', '.join(ABOUT)}")
    options = parser.parse_args(arguments)
    try:
        return known[options.command or "run"].work(options)
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 2
    except CannotGoOn as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
