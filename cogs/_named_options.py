"""Options by name: what completes an option and its value as they are read, and how both are read back."""

from __future__ import annotations

from bot.engine import Rules, catalogue
from bot.engine.options import Kind
from bot.table.agreeing import written
from bot.table.refusals import TableUnavailable
from bot.ui.layouts.options import option_name, value_said
from bot.ui.layouts.panel_options import possible
from bot.ui.reading import words_for
from bot.ui.words import Words
from cogs import Interaction
from cogs._choices import MOST
from cogs._meant import Unknown
from cogs._private import scene_here
from cogs._suggesting import Suggested, fitting, suggesting
from data import StorageError

SETTABLE = tuple(field for field in catalogue.OPTIONS if field != "custom_cards")
"""Options that a word or a number sets; cards of one's own have a menu to themselves."""


def option_called(typed: str, words: Words) -> str:
    """Find an option by its field, as it is suggested, or by its name; raises Unknown."""
    wanted = typed.casefold().strip()
    called = (field for field in SETTABLE if wanted in (field, option_name(field, words).casefold()))
    field = next(called, None)
    if field is None:
        raise Unknown("unknown-option", typed)
    return field


def value_called(field: str, typed: str, words: Words) -> str:
    """Read a value by its name as presses carry it; what has no name is a number or a word already."""
    wanted = typed.casefold().strip()
    values = catalogue.OPTIONS[field].values
    named = (value for value in values if value_said(field, value, words).casefold() == wanted)
    return next((written(value) for value in named), typed)


@suggesting
async def suggest_options(interaction: Interaction, typed: str) -> Suggested:
    """Suggest options by their names."""
    words = words_for(interaction)
    return fitting({field: option_name(field, words) for field in SETTABLE}, typed)


@suggesting
async def suggest_values(interaction: Interaction, typed: str) -> Suggested:
    """Suggest what the option can be set to that was chosen before."""
    words = words_for(interaction)
    try:
        field = option_called(str(getattr(interaction.namespace, "option", "")), words)
        scene = await scene_here(interaction)
    except (Unknown, TableUnavailable, StorageError):
        return []
    if scene is None or scene.lobby is None:
        return []
    return fitting(_possible(field, scene.lobby.rules, words), typed)


def _possible(field: str, rules: Rules, words: Words) -> dict[str, str]:
    option = catalogue.OPTIONS[field]
    if option.kind in (Kind.SWITCH, Kind.CHOICE):
        return {written(value): value_said(field, value, words) for value in possible(option, rules)}
    if option.kind is Kind.TEXT or option.bounds is None:
        return {}
    lowest, highest = option.bounds
    return {str(number): str(number) for number in range(lowest, min(highest, lowest + MOST) + 1)}
