"""Options: what can be set about the rules, how, and where each of its values comes from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

from .rules import Rules

Value = Any
"""What an option may be set to: a switch, a number, a word, a text, or None where it is left open."""


class Family(StrEnum):
    """The pages on which options are offered, in their order."""

    CARDS = "cards"
    DEALING = "dealing"
    TURNS = "turns"
    HITS = "hits"
    BLACK = "black"
    UNO = "uno"
    HOUSE = "house"
    PENALTIES = "penalties"
    END = "end"


class Kind(StrEnum):
    """How an option is set."""

    SWITCH = "switch"
    CHOICE = "choice"
    NUMBER = "number"
    TEXT = "text"


class Origin(StrEnum):
    """Where a value comes from."""

    OFFICIAL = "official"
    """The printed rules, as they are sold today."""

    PRINTED = "printed"
    """The printed rules of another edition, or an alternative that they offer."""

    HOUSE = "house"
    """House rules, also those that are printed under that name."""

    COMFORT = "comfort"
    """No rule of the game, but how it is played here."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that a group can agree on, and which rule explains each of its values."""

    field: str
    """The field of `Rules`."""
    family: Family
    kind: Kind
    values: tuple[Value, ...]
    """Every value of a switch or a choice; empty for numbers and texts."""
    bounds: tuple[int, int] | None
    """The smallest and the largest number, or length of a text."""
    default: Value
    rules: Mapping[Value, str | None]
    """The rule that explains each value; `...` stands for every value that is not named."""

    @property
    def official(self) -> bool:
        """Tell whether the default is official play, and no mere comfort."""
        return self.origin(self.default) is Origin.OFFICIAL

    def rule(self, value: Value) -> str | None:
        """Give the id of the rule that explains a value, None where no rule does."""
        return self.rules.get(value, self.rules.get(...))

    def origin(self, value: Value) -> Origin:
        """Tell where a value comes from."""
        if self.field in _COMFORTS:
            return Origin.COMFORT
        if value == self.default:
            return Origin.OFFICIAL
        return Origin.PRINTED if value in _PRINTED.get(self.field, ()) else Origin.HOUSE


_COMFORTS = frozenset({"uno_word", "uno_grace", "uno_window", "protection", "auto_draw", "hints"})

_PRINTED: Mapping[str, tuple[Value, ...]] = {
    "deck": ("blank112", "swap112", "shuffle112", "h2o"),
    "blank": ("custom",),
    "start": ("effects_2000s",),
    "partners": (True,),
    "uno_penalty": (4,),
    "scoring": ("lowest_500", "eliminate"),
    "shuffle_last": ("redeal",),
}


def option(field: str, family: Family, rules: Mapping[Value, str | None]) -> Option:
    """Describe a field of `Rules`; what it may be is read from its annotation. Raises KeyError."""
    info = Rules.model_fields[field]
    annotation: Any = info.annotation
    kind, values = _shape(annotation)
    bounds = _bounds([*info.metadata, *_inner(annotation)])
    return Option(field, family, kind, values, bounds, info.default, rules)


def _shape(annotation: Any) -> tuple[Kind, tuple[Value, ...]]:
    if annotation is bool:
        return Kind.SWITCH, (False, True)
    if get_origin(annotation) is Literal:
        return Kind.CHOICE, get_args(annotation)
    number = annotation is int or get_origin(annotation) in (Union, UnionType)
    return (Kind.NUMBER if number else Kind.TEXT), ()


def _inner(annotation: Any) -> Iterator[Any]:
    """Give what limits a number that may also be left open."""
    for part in get_args(annotation):
        for described in getattr(part, "__metadata__", ()):
            yield from described.metadata


def _bounds(limits: list[Any]) -> tuple[int, int] | None:
    found = {name: getattr(limit, name) for limit in limits for name in _LIMITS if hasattr(limit, name)}
    highest = found.get("le", found.get("max_length"))
    return None if highest is None else (found.get("ge", 0), highest)


_LIMITS = ("ge", "le", "max_length")
