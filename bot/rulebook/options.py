"""The pages of options, one for each family: what each may be set to, and the rule that this makes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from bot.engine import Rules, catalogue
from bot.engine.options import Family, Kind, Option, Value
from bot.rulebook.markdown import code, escaped, heading, link, small, table
from bot.table.agreeing import changed
from bot.ui.layouts.explaining import OFFERED, family_name, origin_name, rule_said
from bot.ui.layouts.options import OFFICIAL, option_name, option_why, value_said
from bot.ui.layouts.pieces import join
from bot.ui.words import Words, slug

NOTHING = "–"
"""What stands where there is no rule to tell."""


def family_file(family: Family) -> str:
    """Name the file of a family's page."""
    return f"options-{family}.md"


def family_title(family: Family, words: Words) -> str:
    """Give the title of a family's page."""
    return escaped(family_name(family, words))


def family_about(family: Family, words: Words) -> str:
    """Name what can be set on a family's page."""
    return escaped(words("list-separator").join(option_name(one.field, words) for one in _of(family)))


def family_blocks(family: Family, words: Words) -> Iterator[str]:
    """Write all options of a family, each with its values."""
    yield words("pages-options-intro")
    for option in _of(family):
        yield heading(2, escaped(option_name(option.field, words)), slug(option.field))
        yield escaped(option_why(option.field, words))
        head = [words(f"pages-{column}") for column in ("value", "origin", "rule")]
        yield table(head, _rows(option, words))


def option_link(field: str, words: Words) -> str:
    """Name an option, and lead to where its values are explained."""
    page = family_file(catalogue.OPTIONS[field].family)
    return link(escaped(option_name(field, words)), f"{page}#{slug(field)}")


def rules_with(field: str, value: Value) -> Rules:
    """Give official play with an option set otherwise, and whatever else that needs."""
    rules = changed(OFFICIAL, {field: value}, along=True)
    # Where a +4 can be challenged it may be a bluff, so `block` is only ever itself without challenges.
    needs = {} if getattr(rules, field) == value else {"challenge": False}
    return changed(OFFICIAL, {field: value, **needs}, along=True)


def _of(family: Family) -> list[Option]:
    return [option for option in catalogue.OPTIONS.values() if option.family is family]


def _rows(option: Option, words: Words) -> Iterator[list[str]]:
    shown = _shown(option)
    for value in shown:
        said = value_said(option.field, value, words, OFFICIAL)
        rule = _rule(option, value, words)
        yield [escaped(said), _origin(option, value, words), rule or NOTHING]
    if option.kind in (Kind.NUMBER, Kind.TEXT):
        yield _open_row(option, shown, words)


def _shown(option: Option) -> list[Value]:
    """List the values that have a row of their own: all of them, or those that stand out."""
    if option.kind is Kind.TEXT:
        return [option.default]
    named = (value for value in option.rules if value is not ...)
    none = (0,) if option.bounds and option.bounds[0] == 0 else ()
    return list(dict.fromkeys(chain(option.values or (option.default,), none, named)))


def _open_row(option: Option, shown: list[Value], words: Words) -> list[str]:
    """Tell what else a number or a text may be, with the rule for one of them as an example."""
    lowest, highest = option.bounds or (0, 0)
    example = _example(option, shown, words)
    if option.kind is Kind.NUMBER:
        said = words("pages-numbers", lowest=lowest + (lowest in shown), highest=highest)
    else:
        said = words(f"pages-up-to-{slug(option.field)}", count=highest)
    told = {option.rule(value) for value in shown if value != ()}
    rule = _rule(option, example, words) if option.rule(example) not in told else None
    if rule is not None and isinstance(example, str | int):
        value = escaped(value_said(option.field, example, words))
        rule = join(words("pages-example", value=value), rule)
    return [escaped(said), _origin(option, example, words), rule or NOTHING]


def _example(option: Option, shown: list[Value], words: Words) -> Value:
    if option.field == "uno_word":
        return words("pages-word")
    if option.kind is Kind.TEXT:
        return None
    return next(number for number in range(OFFERED, OFFERED + len(shown) + 1) if number not in shown)


def _rule(option: Option, value: Value, words: Words) -> str | None:
    """State the rule behind a value, with its id in small print; None where none explains it."""
    rule = option.rule(value)
    if rule is None or value == ():
        return None
    rules = OFFICIAL if value is None else rules_with(option.field, value)
    return join(escaped(rule_said(rule, rules, words)), small(code(rule)))


def _origin(option: Option, value: Value, words: Words) -> str:
    origin = escaped(origin_name(option.origin(value), words))
    usual = value == getattr(OFFICIAL, option.field)
    return words("pages-usual", origin=origin) if usual else origin
