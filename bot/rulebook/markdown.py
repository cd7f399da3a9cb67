"""Markdown: the few pieces that pages are written from."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

_MARKUP = re.compile(r"([\\`*_\[\]<>|~])")


def escaped(said: str) -> str:
    """Write a text in which nothing is meant as markup."""
    return _MARKUP.sub(r"\\\1", said)


def heading(level: int, said: str, anchor: str = "") -> str:
    """Write a heading; `anchor` is what links call it, the same in every language."""
    marked = f'<a id="{anchor}"></a>{said}' if anchor else said
    return f"{'#' * level} {marked}"


def link(said: str, to: str) -> str:
    """Write a link; `to` is a page in the same folder, `page#anchor` or `#anchor`."""
    return f"[{said}]({to})"


def emphasised(said: str) -> str:
    """Write a text that stands out from the sentence around it."""
    return f"*{said}*"


def small(said: str) -> str:
    """Write something in small print."""
    return f"<sub>{said}</sub>"


def code(name: str) -> str:
    """Write a name that the program uses."""
    return f"`{name}`"


def bullets(lines: Iterable[str]) -> str:
    """Write a list."""
    return "\n".join(f"- {line}" for line in lines)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a table; a cell may have several lines."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cell.replace(chr(10), '<br>') for cell in line)} |" for line in lines)


def page(*blocks: str) -> str:
    """Put blocks under each other."""
    return "\n\n".join(blocks) + "\n"
