"""Figures: what a benchmark hands over to be printed."""

from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import wrap

WIDTH = 100
"""Characters in a line of notes."""


@dataclass(frozen=True, slots=True)
class Figures:
    """A table under a title, and paragraphs that say what was measured and how."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...] = ()

    def lines(self) -> Iterator[str]:
        """Lay the table out, every column as wide as its widest cell."""
        table = (self.columns, *self.rows)
        widths = [max(map(len, column)) for column in zip(*table, strict=True)]
        yield self.title
        yield "=" * len(self.title)
        for row in table:
            yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for note in self.notes:
            yield from wrap(note, WIDTH, initial_indent="- ", subsequent_indent="  ")
