"""Presses: what a button, a select or a form carries in its custom id, and who answers it.

A custom id reads `u1:verb:table:ticket:arguments`. Nothing about a press is kept in memory, so every button
in every channel works after a restart. Layouts make presses, cogs handle them.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Container, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

import discord
from discord import ui

from bot.engine import Card, Colour, card

from .verbs import Verb

VERSION = "u1"
LONGEST = 100
"""How many characters Discord allows in a custom id."""

LARGEST = 2**31 - 1
"""The largest number that a press carries: no id in the database is larger."""

PATTERN = re.compile(
    rf"{VERSION}:(?P<verb>[a-z0-9]+):(?P<table>[0-9]{{1,18}}):(?P<ticket>[^:]*)(?P<args>(?::[^:]*)*)"
)


_VERBS = {verb.value: verb for verb in Verb}


def press_id(verb: Verb, table: int = 0, ticket: str = "", *args: object) -> str:
    """Write the custom id of a press; raises ValueError when it would be longer than Discord allows."""
    written = ":".join((VERSION, verb, str(table), ticket, *map(str, args)))
    if len(written) > LONGEST:
        raise ValueError(f"a press may be {LONGEST} characters long, not {len(written)}: {written}")
    return written


T = TypeVar("T")


class Unreadable(ValueError):
    """A press carries what no screen of this version writes."""


def whole(text: str) -> int:
    """Read a number as presses carry it; raises Unreadable for anything else."""
    if not (text.isascii() and text.isdecimal()) or (number := int(text)) > LARGEST:
        raise Unreadable(text)
    return number


@dataclass(frozen=True, slots=True)
class Pressed:
    """Hold a press that has arrived: what was asked, of which table, and by whom (in the interaction)."""

    interaction: discord.Interaction[Any]
    verb: Verb
    table_id: int
    ticket: str
    args: tuple[str, ...]
    values: tuple[str, ...] = ()
    """What was chosen, if it was a select."""
    written: Mapping[str, str] = field(default_factory=dict[str, str])
    """What was written into each field, if it was a form."""

    def text(self, place: int) -> str:
        """Give an argument as it stands; this and its like raise Unreadable."""
        return self.read(place, str)

    def number(self, place: int) -> int:
        """Read an argument that is a number."""
        return self.read(place, whole)

    def card(self, place: int) -> Card:
        """Read an argument that is a card."""
        return self.read(place, card)

    def colour(self, place: int) -> Colour:
        """Read an argument that is a colour."""
        return self.read(place, Colour)

    def among(self, place: int, known: Container[str]) -> str:
        """Give an argument that is one of these."""
        return _among(self.text(place), known)

    def read(self, place: int, how: Callable[[str], T]) -> T:
        """Read an argument in some other way."""
        return _read(self.args, place, how)

    def chosen(self, known: Container[str] | None = None) -> str:
        """Give what was chosen in a select, one of these perhaps."""
        value = _read(self.values, 0, str)
        return value if known is None else _among(value, known)


def _read(texts: tuple[str, ...], place: int, how: Callable[[str], T]) -> T:
    try:
        return how(texts[place])
    except (IndexError, KeyError, ValueError, OverflowError) as error:
        raise Unreadable(f"{place} of {texts}") from error


def _among(text: str, known: Container[str]) -> str:
    if text not in known:
        raise Unreadable(text)
    return text


Handler = Callable[[Pressed], Awaitable[None]]
H = TypeVar("H", bound=Handler)

_handlers: dict[Verb, Handler] = {}


def handles(*verbs: Verb) -> Callable[[H], H]:
    """Have a function answer the presses of these verbs; it must be the only one in the house that does."""

    def register(handler: H) -> H:
        for verb in verbs:
            there = _handlers.get(verb)
            if there is not None and _place(there) != _place(handler):
                raise ValueError(f"{verb} is handled by {_place(there)} already")
            _handlers[verb] = handler
        return handler

    return register


def handler_of(verb: Verb) -> Handler | None:
    """Give what answers the presses of a verb."""
    return _handlers.get(verb)


def handled() -> frozenset[Verb]:
    """Name the verbs that have a handler."""
    return frozenset(_handlers)


def _place(handler: Handler) -> str:
    return f"{handler.__module__}.{getattr(handler, '__qualname__', handler)}"


Emoji = str | discord.Emoji | discord.PartialEmoji | None


class Press(ui.Item[Any]):
    """A button or a select of ours, of whatever verb.

    discord.py does not listen to it, and so keeps no view for it and does not rebuild a whole message to find
    what was pressed there: a custom id says all there is to know, and every press comes to `arrival.arrive`.
    """

    def is_dispatchable(self) -> bool:
        """Have discord.py keep nothing of it."""
        return False

    @staticmethod
    def button(
        verb: Verb,
        table: int = 0,
        ticket: str = "",
        *args: object,
        label: str | None = None,
        emoji: Emoji = None,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> Press:
        """Make a button."""
        custom_id = press_id(verb, table, ticket, *args)
        return _Button(custom_id=custom_id, label=label, emoji=emoji, style=style, disabled=disabled)

    @staticmethod
    def select(
        verb: Verb,
        table: int = 0,
        ticket: str = "",
        *args: object,
        options: Iterable[discord.SelectOption],
        placeholder: str | None = None,
        fewest: int = 1,
        most: int = 1,
        disabled: bool = False,
    ) -> Press:
        """Make a select of 1 to 25 options."""
        return _Select(
            custom_id=press_id(verb, table, ticket, *args),
            options=list(options),
            placeholder=placeholder,
            min_values=fewest,
            max_values=most,
            disabled=disabled,
        )

    @staticmethod
    def channels(
        verb: Verb,
        table: int = 0,
        ticket: str = "",
        *args: object,
        placeholder: str | None = None,
        fewest: int = 0,
        most: int = 25,
        chosen: Iterable[int] = (),
    ) -> Press:
        """Make a select of text channels; `chosen` are the channel ids that it shows as chosen."""
        return _Channels(
            custom_id=press_id(verb, table, ticket, *args),
            placeholder=placeholder,
            min_values=fewest,
            max_values=most,
            channel_types=[discord.ChannelType.text],
            default_values=[
                discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.channel)
                for one in chosen
            ],
        )


class _Button(Press, ui.Button[Any]):
    pass


class _Select(Press, ui.Select[Any]):
    pass


class _Channels(Press, ui.ChannelSelect[Any]):
    pass


def read(interaction: discord.Interaction[Any]) -> Pressed | None:
    """Read what was pressed; None when this version cannot, or knows no such verb or table."""
    data: Any = interaction.data or {}
    match = PATTERN.fullmatch(data.get("custom_id", ""))
    if match is None or match["verb"] not in _VERBS or int(match["table"]) > LARGEST:
        return None
    return Pressed(
        interaction,
        _VERBS[match["verb"]],
        int(match["table"]),
        match["ticket"],
        tuple(match["args"].split(":")[1:]),
        tuple(str(value) for value in data.get("values", ())),
        _written(data.get("components", ())),
    )


def _written(labels: Iterable[Mapping[str, Any]]) -> dict[str, str]:
    fields = [label.get("component", {}) for label in labels]
    return {each["custom_id"]: str(each.get("value") or "") for each in fields if "custom_id" in each}
