"""Chores: what the command line can do, each in a module of its own and called like it."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules


class CannotGoOn(Exception):
    """Say in one line why a chore cannot be done, and what would help."""


def no_arguments(_: ArgumentParser) -> None:
    """Add nothing to what the command line knows of itself."""


@dataclass(frozen=True, slots=True)
class Chore:
    """Hold one thing that the command line can do.

    `work` gets the parsed arguments and gives the exit code; it may raise SettingsError or CannotGoOn.
    """

    summary: str
    work: Callable[[Namespace], int]
    add_arguments: Callable[[ArgumentParser], None] = no_arguments


def chores() -> dict[str, Chore]:
    """Find the chores by name: a module NAME of this package holds `python -m bot NAME` as CHORE."""
    names = (module.name for module in iter_modules(__path__) if not module.name.startswith("_"))
    return {name: import_module(f"{__name__}.{name}").CHORE for name in names}
