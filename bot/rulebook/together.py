"""The page of what does not go together: the pairs that are refused, and those that only sit ill."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.engine import catalogue
from bot.engine.clashes import CLASHES, WARNINGS, Clash, Side
from bot.engine.options import Value
from bot.rulebook.markdown import emphasised, escaped, heading, table
from bot.rulebook.options import option_link
from bot.table.agreeing import Conflict
from bot.ui.layouts.conflicts import why_not
from bot.ui.layouts.options import value_said
from bot.ui.layouts.pieces import join
from bot.ui.words import Words, slug


def together_blocks(words: Words) -> Iterator[str]:
    """Write which options exclude each other and why, and which had better not be combined."""
    yield words("pages-together-intro")
    yield heading(2, words("pages-excluded"))
    yield _pairs(CLASHES, "because", words)
    yield heading(2, words("pages-ill"))
    yield words("pages-ill-intro")
    yield _pairs(WARNINGS, "catch", words)


def _pairs(clashes: Iterable[Clash], why: str, words: Words) -> str:
    head = [words(f"pages-{column}") for column in ("this", "and-that", why)]
    return table(head, (_pair(one, words) for one in clashes))


def _pair(clash: Clash, words: Words) -> list[str]:
    """Write both sides of a pair and the reason; some are one only where more holds."""
    where = f"pages-where-{slug(clash.left.option)}-{slug(clash.right.option)}"
    more = words(where) if words.has(where) else None
    return [_side(clash.left, words), join(_side(clash.right, words), more), _why(clash, words)]


def _why(clash: Clash, words: Words) -> str:
    conflict = Conflict(clash.left.option, clash.right.option)
    meant = None if clash.left.other else clash.left.values[0]
    why = escaped(why_not(conflict, {clash.left.option: meant}, words))
    return why[:1].upper() + why[1:]


def _side(side: Side, words: Words) -> str:
    """Say which values of an option are meant, or which are not where those are fewer."""
    left = [value for value in catalogue.OPTIONS[side.option].values if value not in side.values]
    if not side.other:
        said = _listed(side.option, side.values, words)
    elif left and len(left) <= len(side.values):
        said = _listed(side.option, left, words)
    else:
        said = words("pages-all-but", values=_listed(side.option, side.values, words))
    return words("difference", option=option_link(side.option, words), value=said)


def _listed(field: str, values: Sequence[Value], words: Words) -> str:
    marked = (emphasised(escaped(value_said(field, value, words))) for value in values)
    return words("list-separator").join(marked)
