"""Forms: what somebody is asked to write, in a window over the channel.

What was written arrives as a press: the custom id says all there is to know, and nothing is kept in memory.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import discord
from discord import ui

from .press import press_id
from .verbs import Verb

TITLE, LABEL, ABOUT = 45, 45, 100
"""How many characters Discord allows for each."""


@dataclass(frozen=True, slots=True)
class Field:
    """One thing to write: `name` is the key under which it arrives."""

    name: str
    label: str
    about: str = ""
    value: str = ""
    longest: int = 100
    required: bool = True
    several_lines: bool = False


def form(verb: Verb, table: int, ticket: str, *args: object, title: str, fields: Iterable[Field]) -> ui.Modal:
    """Make a form of up to five fields."""
    modal = ui.Modal(title=_cut(title, TITLE), custom_id=press_id(verb, table, ticket, *args))
    for field in fields:
        modal.add_item(_labelled(field))
    # discord.py would keep every form that somebody closes for ever; one that has ended it does not.
    modal.stop()
    return modal


def _labelled(field: Field) -> ui.Label[ui.LayoutView]:
    style = discord.TextStyle.paragraph if field.several_lines else discord.TextStyle.short
    written: ui.TextInput[ui.LayoutView] = ui.TextInput(
        custom_id=field.name,
        style=style,
        default=field.value or None,
        required=field.required,
        max_length=field.longest,
    )
    about = _cut(field.about, ABOUT) or None
    return ui.Label(text=_cut(field.label, LABEL), description=about, component=written)


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"
