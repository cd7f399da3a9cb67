"""Storing: a state as JSON and back, with the version of the format it was written in."""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import Any, get_args

from pydantic import TypeAdapter

from .actions import Action
from .book import Book
from .events import Event
from .house import house_of
from .phases import Matter, Phase
from .rules import Rules
from .state import GameState
from .upgrades import upgraded

FORMAT = 2
"""The format that `dump` writes; `load` reads this one and every released one before it."""

_TAG = "is"
_KINDS: list[type[Any]] = [*get_args(Action), *get_args(Phase), *get_args(Matter), *get_args(Event)]
_TAGGED = {kind.__name__: kind for kind in _KINDS}


@cache
def _adapter(kind: type[Any]) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def _write(value: Any) -> dict[str, Any]:
    kind: type[Any] = value.__class__
    return {_TAG: kind.__name__} | _adapter(kind).dump_python(value, mode="json")


def _read(stored: dict[str, Any]) -> Any:
    fields = dict(stored)
    kind = _TAGGED[fields.pop(_TAG)]
    return _adapter(kind).validate_python(fields)


_ELSEWHERE: Any = {
    "house": True,
    "book": {"seed"},
    "phase": True,
    "agenda": True,
    "matters": True,
    "news": True,
}
"""Fields that are not plain data and are written one by one."""


def dump(state: GameState) -> dict[str, Any]:
    """Write a state as plain data for JSON, hidden cards and seed included."""
    plain = _adapter(GameState).dump_python(state, mode="json", exclude=_ELSEWHERE)
    return (
        plain
        | plain.pop("book")
        | {
            "format": FORMAT,
            "rules": state.rules.model_dump(mode="json", by_alias=True, exclude_defaults=True),
            "seed": state.seed.hex(),
            "phase": _write(state.phase),
            "agenda": [_write(phase) for phase in state.agenda],
            "matters": [_write(matter) for matter in state.matters],
        }
    )


def load(stored: dict[str, Any]) -> GameState:
    """Read a state that `dump` wrote; raises ValueError for a format newer than this program."""
    if stored["format"] > FORMAT:
        raise ValueError(
            f"this game is stored in format {stored['format']}; this program reads up to {FORMAT}"
        )
    fields = upgraded(stored, FORMAT)
    fields["seed"] = bytes.fromhex(fields["seed"])
    book = {page.name: fields.pop(page.name) for page in dataclasses.fields(Book) if page.name in fields}
    rules = Rules.model_validate(fields.pop("rules"))
    return _adapter(GameState).validate_python(
        fields
        | {
            "house": house_of(rules),
            "book": book,
            "phase": _read(fields["phase"]),
            "agenda": tuple(map(_read, fields["agenda"])),
            "matters": tuple(map(_read, fields["matters"])),
            "news": (),
        }
    )


def dump_action(action: Action) -> dict[str, Any]:
    """Write an action as plain data for the log."""
    return _write(action)


def load_action(stored: dict[str, Any]) -> Action:
    """Read an action that `dump_action` wrote."""
    return _read(stored)


def dump_event(event: Event) -> dict[str, Any]:
    """Write an event as plain data."""
    return _write(event)


def load_event(stored: dict[str, Any]) -> Event:
    """Read an event that `dump_event` wrote."""
    return _read(stored)
