"""Sentences: by which somebody knows that a press was refused."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement

from tests.wire.process import ROOT

PREFIXES = ("refusal-", "declined-", "failed", "press-outdated")
TELLING = 12
"""Letters that a piece of a sentence must have to be told from others."""


def is_refusal(text: str) -> bool:
    """Tell whether an answer, in English, says that something was not done."""
    return any(piece in text for piece in _pieces())


@cache
def _pieces() -> tuple[str, ...]:
    locale = ROOT / "bot" / "locales" / "en"
    written = "\n".join(file.read_text(encoding="utf-8") for file in sorted(locale.glob("*.ftl")))
    entries = FluentParser().parse(written).body
    return tuple(
        max(pieces, key=len)
        for entry in entries
        if isinstance(entry, Message) and entry.id.name.startswith(PREFIXES) and entry.value
        for pieces in _variants(entry.value)
        if pieces and len(max(pieces, key=len)) >= TELLING
    )


def _variants(pattern: Pattern) -> Iterator[list[str]]:
    """List the pieces of plain text of a pattern, and of each of its variants."""
    yield [part.value.strip() for part in pattern.elements if isinstance(part, TextElement)]
    for part in pattern.elements:
        if isinstance(part, Placeable) and isinstance(part.expression, SelectExpression):
            for variant in part.expression.variants:
                yield from _variants(variant.value)
