"""The page of rule sets: how each of them differs from official play."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import PRESETS, Rules, catalogue
from bot.rulebook.markdown import escaped, heading, link, table
from bot.rulebook.options import option_link
from bot.ui.layouts.conflicts import badge, warned
from bot.ui.layouts.explaining import origin_name
from bot.ui.layouts.options import OFFICIAL, preset_about, preset_name, value_said
from bot.ui.layouts.presets import also_called
from bot.ui.words import Words


def presets_blocks(words: Words) -> Iterator[str]:
    """Write every rule set that comes along, with a list to choose from at the head."""
    yield words("pages-presets-intro")
    names = {name: escaped(preset_name(name, words)) for name in PRESETS}
    yield words("list-of-rules").join(link(said, f"#{name}") for name, said in names.items())
    for name, rules in PRESETS.items():
        yield heading(2, names[name], name)
        yield from _preset(name, rules, words)


def _preset(name: str, rules: Rules, words: Words) -> Iterator[str]:
    yield escaped(preset_about(name, words) or "")
    also = also_called(name, words)
    if also is not None:
        yield words("pages-related", games=escaped(also))
    official = badge(rules, words)
    if official is not None:
        yield official
        return
    head = [words(f"pages-{column}") for column in ("option", "value", "origin")]
    yield table(head, _differences(rules, words))
    if rules.cap and not rules.turn_cap:
        yield words("rules-cap", cap=rules.cap)
    yield from warned(rules, words)


def _differences(rules: Rules, words: Words) -> Iterator[list[str]]:
    for field, value in catalogue.differences(rules, OFFICIAL):
        origin = catalogue.OPTIONS[field].origin(value)
        said = value_said(field, value, words, rules)
        yield [option_link(field, words), escaped(said), escaped(origin_name(origin, words))]
