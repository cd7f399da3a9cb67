"""Commands: how a cog adds its own to a group of slash commands."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from inspect import signature
from string import digits
from typing import Any

from discord import app_commands

from bot.ui.localizing import told
from bot.ui.words import Args

Command = Callable[..., Coroutine[Any, Any, None]]


def add_commands(group: app_commands.Group, commands: Mapping[str, Command]) -> None:
    """Add commands to a group, each by its name; what Discord shows of them is in the words.

    That is `command-GROUP-NAME`, which describes its options in attributes, and `argument-…` for what an
    option is called. Options that end with a number are described together, by that number.
    """
    for name, command in commands.items():
        message = f"command-{group.qualified_name.replace(' ', '-')}-{name}"
        described: dict[str, app_commands.locale_str] = {}
        called: dict[str, app_commands.locale_str] = {}
        for option in list(signature(command).parameters)[1:]:
            kind, args = _counted(option)
            described[option] = told(f"{message}.{kind}", **args)
            called[option] = told(f"argument-{kind}", **args)
        app_commands.describe(**described)(command)
        app_commands.rename(**called)(command)
        group.command(name=name, description=told(message))(command)


def _counted(option: str) -> tuple[str, dict[str, Args]]:
    kind = option.rstrip(digits)
    return kind, {} if kind == option else {"number": int(option.removeprefix(kind))}
