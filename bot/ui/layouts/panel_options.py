"""One option on the panel: what it is, what it is set to, and the controls that its kind needs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.engine import Rules, catalogue
from bot.engine.options import Kind, Option, Value
from bot.engine.rules import GOALS
from bot.table.agreeing import written
from bot.ui.forms import Field, form
from bot.ui.layouts.explaining import origin_name
from bot.ui.layouts.options import option_name, option_why, value_said
from bot.ui.layouts.pieces import Piece, Style, join, row, text
from bot.ui.press import Press
from bot.ui.verbs import Verb
from bot.ui.words import Words

WRITTEN = frozenset(
    field
    for field, option in catalogue.OPTIONS.items()
    if option.kind in (Kind.NUMBER, Kind.TEXT) and field != "custom_cards"
)
"""Options that are asked for in a form."""

STEPPED = 12
"""Numbers of so many steps at most have buttons for one more and one less; others are written."""


@dataclass(frozen=True, slots=True)
class At:
    """Where the controls are: Discord shows in a menu what was chosen last, until its id is another one.

    `turn` is that of the panel: it makes the menus new ones after a choice that was refused.
    """

    table_id: int
    turn: str = ""


def option_pieces(at: At, rules: Rules, field: str, words: Words) -> Iterable[Piece]:
    """Show an option: switches toggle at a press, choices have a menu, numbers buttons or a form."""
    option, value = catalogue.OPTIONS[field], getattr(rules, field)
    said = _said(option, rules, words)
    match option.kind:
        case Kind.SWITCH:
            return [_beside(said, _switch(at, option, value, words))]
        case Kind.CHOICE:
            return _with_row(said, _menu(at, option, rules, words))
        case Kind.NUMBER if _steps(option) <= STEPPED:
            return _with_row(said, *_stepper(at, option, value, words))
        case _:
            return [_beside(said, _asking(at, option, words))]


def option_form(table_id: int, page: str, field: str, rules: Rules, words: Words) -> ui.Modal:
    """Ask for the number or the word that an option is to be set to."""
    option, value = catalogue.OPTIONS[field], getattr(rules, field)
    _, highest = option.bounds or (0, 0)
    asked = Field(
        "value",
        words("panel-write"),
        _possible_said(option, rules, words),
        "" if value is None else str(value),
        highest if option.kind is Kind.TEXT else len(str(highest)),
        required=option.kind is Kind.NUMBER and option.default is not None,
    )
    return form(Verb.OPTION, table_id, "", page, field, title=option_name(field, words), fields=[asked])


def wrong_value_said(field: str, rules: Rules, words: Words) -> str:
    """Say that an option cannot be set to what somebody wished, and what can be written instead."""
    refused = words("panel-wrong-value", option=option_name(field, words))
    if field not in WRITTEN:
        return refused
    return join(refused, words("panel-why", why=_possible_said(catalogue.OPTIONS[field], rules, words)))


def _possible_said(option: Option, rules: Rules, words: Words) -> str:
    """Say what can be written, and what 0 or nothing at all stands for."""
    lowest, highest = option.bounds or (0, 0)
    if option.kind is Kind.TEXT:
        return words("panel-write-word", longest=highest)
    if option.default is None:
        return words("panel-write-open", lowest=lowest, highest=highest, usual=GOALS[rules.scoring])
    if lowest:
        return words("panel-write-number", lowest=lowest, highest=highest)
    zero = value_said(option.field, 0, words)
    return words("panel-write-zero", lowest=lowest, highest=highest, zero=zero)


def _said(option: Option, rules: Rules, words: Words) -> str:
    value, why = getattr(rules, option.field), option_why(option.field, words)
    shown = words(
        "panel-option",
        option=option_name(option.field, words),
        value=value_said(option.field, value, words, rules),
    )
    if value == option.default:
        return join(shown, words("panel-why", why=why))
    default = value_said(option.field, option.default, words, rules)
    return join(shown, words("panel-why-default", why=why, default=default))


def _beside(said: str, press: Press) -> ui.Section[Any]:
    return ui.Section(said, accessory=press)


def _with_row(said: str, *presses: Press) -> Iterator[Piece]:
    yield text(said)
    controls = row(*presses)
    if controls is not None:
        yield controls


def _switch(at: At, option: Option, value: Value, words: Words) -> Press:
    return Press.button(
        Verb.OPTION,
        at.table_id,
        at.turn,
        option.family,
        option.field,
        written(not value),
        label=words(f"panel-turn-{written(not value)}"),
        style=Style.secondary if value else Style.success,
    )


def _menu(at: At, option: Option, rules: Rules, words: Words) -> Press:
    chosen = getattr(rules, option.field)
    options = [
        discord.SelectOption(
            label=value_said(option.field, value, words),
            value=written(value),
            description=origin_name(option.origin(value), words),
            default=value == chosen,
        )
        for value in possible(option, rules)
    ]
    return Press.select(
        Verb.OPTION,
        at.table_id,
        at.turn,
        option.family,
        option.field,
        options=options,
        placeholder=value_said(option.field, chosen, words),
    )


def possible(option: Option, rules: Rules) -> list[Value]:
    """List what can be chosen: a bluff is let through wherever it can be challenged, and only there."""
    if option.field != "protection":
        return list(option.values)
    other = "block" if rules.challenge else "allow_bluff"
    return [value for value in option.values if value != other]


def _steps(option: Option) -> int:
    lowest, highest = option.bounds or (0, STEPPED + 1)
    return highest - lowest


def _stepper(at: At, option: Option, value: int, words: Words) -> Iterator[Press]:
    yield _step(at, option, value - 1, words("panel-down"))
    yield _asking(at, option, words, value_said(option.field, value, words))
    yield _step(at, option, value + 1, words("panel-up"))


def _step(at: At, option: Option, number: int, label: str) -> Press:
    lowest, highest = option.bounds or (0, 0)
    possible, args = lowest <= number <= highest, (option.family, option.field, number)
    return Press.button(Verb.OPTION, at.table_id, at.turn, *args, label=label, disabled=not possible)


def _asking(at: At, option: Option, words: Words, label: str | None = None) -> Press:
    if option.field == "custom_cards":
        return Press.button(Verb.CARDS, at.table_id, label=words("panel-cards"))
    return Press.button(
        Verb.ASK_OPTION, at.table_id, "", option.family, option.field, label=label or words("panel-type")
    )
