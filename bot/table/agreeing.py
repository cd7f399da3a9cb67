"""Agree on rules option by option: what may be set to what, what excludes it, and what would help."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from bot.engine import PRESETS, Rules
from bot.engine.catalogue import OPTIONS, differences
from bot.engine.clashes import CLASHES, WARNINGS
from bot.engine.options import Kind, Option, Origin, Value
from bot.table.visible import visible

Changes = Mapping[str, Value]
"""Options by their field, and what they are to become."""

NONE = "none"
"""How the value of an option that is left open is written."""

USUAL_WORD = "uno"
"""The word that is called where none is agreed on: who writes it has agreed on nothing else."""

_SENSIBLE: Changes = {
    "penalty_misplay": 2,
    "penalty_false_call": 2,
    "penalty_advice": 2,
    "penalty_cheating": 2,
    "turn_cap": 400,
    "uno_grace": 0,
}
"""What a number is set to where its default does not do."""

_MOST_HELP = 8
"""Options that are set along with one, at most."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two options that cannot go together as they would be set, or that sit ill together."""

    left: str
    right: str


class Clashing(Exception):
    """Options exclude each other, and nothing has changed.

    `values` are all options as they would have been; `remedy` is what else to change so that it works.
    """

    def __init__(
        self, conflicts: tuple[Conflict, ...], values: Mapping[str, Value], remedy: Changes | None
    ) -> None:
        super().__init__(", ".join(f"{one.left} and {one.right}" for one in conflicts))
        self.conflicts = conflicts
        self.values = values
        self.remedy = remedy


class WrongValue(Exception):
    """An option cannot be set to that: it is unknown, too small, too large or too long."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


def changed(rules: Rules, changes: Changes, *, along: bool = False) -> Rules:
    """Change options, and with `along` whatever else stands in the way; raises Clashing or WrongValue."""
    values = options_of(rules) | dict(changes)
    try:
        return Rules(**values)
    except ValidationError as error:
        # Options are looked at together only once each is valid for itself.
        where = error.errors()[0]["loc"]
        if where:
            raise WrongValue(str(where[0])) from error
    remedy = _remedy(values, frozenset(changes))
    if not along or remedy is None:
        raise Clashing(conflicts(values), values, remedy)
    return Rules(**{**values, **remedy})


def options_of(rules: Rules) -> dict[str, Value]:
    """List all options as they were chosen: `allow_bluff` follows from challenges."""
    values = {field: getattr(rules, field) for field in Rules.model_fields}
    if values["protection"] == "allow_bluff":
        values["protection"] = "block"
    return values


def conflicts(values: Mapping[str, Value]) -> tuple[Conflict, ...]:
    """List what cannot go together in a set of options, valid each for itself."""
    draft = Rules.model_construct(**values)
    found = (Conflict(clash.left.option, clash.right.option) for clash in CLASHES if clash.found_in(draft))
    return tuple(dict.fromkeys(found))


def doubts(rules: Rules) -> tuple[Conflict, ...]:
    """List what is allowed together but sits ill."""
    return tuple(Conflict(pair.left.option, pair.right.option) for pair in WARNINGS if pair.found_in(rules))


def _remedy(values: Mapping[str, Value], fixed: frozenset[str]) -> Changes | None:
    """Find other options to change so that nothing conflicts, step by step what helps most."""
    more: dict[str, Value] = {}
    for _ in range(_MOST_HELP):
        found = conflicts({**values, **more})
        if not found:
            return more
        steps = [
            {**more, field: value}
            for field in (found[0].right, found[0].left)
            if field not in fixed and field not in more
            for value in _candidates(OPTIONS[field])
            if found[0] not in conflicts({**values, **more, field: value})
        ]
        if not steps:
            return None
        more = min(steps, key=lambda step: _harm({**values, **step}))
    return None


def _harm(values: Mapping[str, Value]) -> tuple[int, int]:
    """Count what cannot go together, and what would sit ill: that is no good advice either."""
    return len(conflicts(values)), len(doubts(Rules.model_construct(**values)))


def _candidates(option: Option) -> list[Value]:
    sensible = (_SENSIBLE[option.field],) if option.field in _SENSIBLE else ()
    return list(dict.fromkeys((option.default, *option.values, *sensible)))


def written(value: Value) -> str:
    """Write a value as presses and menus carry it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return NONE if value is None else str(value)


def read_value(field: str, text: str) -> Value:
    """Read what a person wrote, or a press carries, for an option; raises WrongValue."""
    option = OPTIONS.get(field)
    if option is None:
        raise WrongValue(field)
    match option.kind:
        case Kind.NUMBER:
            return _number(option, text.strip())
        case Kind.TEXT:
            if text.strip() and not visible(text):
                raise WrongValue(field)
            return "" if text.strip(" !").casefold() == USUAL_WORD else text.strip()
        case _:
            known = {written(value): value for value in option.values}
            if text not in known:
                raise WrongValue(field)
            return known[text]


def _number(option: Option, text: str) -> Any:
    if text in ("", NONE):
        return option.default
    lowest, highest = option.bounds or (0, 0)
    # Digits of any script are numbers, but only so many: int() refuses thousands of them.
    if not text.isdecimal() or len(text) > len(str(highest)) or not lowest <= int(text) <= highest:
        raise WrongValue(option.field)
    return int(text)


def official(rules: Rules) -> bool:
    """Tell whether nothing but comfort differs from official play. Rule: feature-two-rule-tiers."""
    differs = differences(rules, PRESETS["classic"])
    return all(OPTIONS[field].origin(value) is Origin.COMFORT for field, value in differs)
