"""The book: rules to read, where a press finds them again, and the ways between its parts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from bot.engine import Rules
from bot.table.scene import Scene
from bot.table.themes import CLASSIC, ThemeName
from bot.ui.press import Press
from bot.ui.verbs import Verb
from bot.ui.words import Words

_PARTS = {Verb.BOOK: "book", Verb.GLOSSARY: "glossary", Verb.MEMO: "memo"}


@dataclass(frozen=True, slots=True)
class Book:
    """Rules to read, and `preset`, their name.

    They are those of `table`, or where that is 0 those of `source`: a rule set that comes along, by its key,
    or one that the server has saved, by `#` and its id. `language` is the one that they were opened in; where
    that is "", everybody reads them in his own. `theme` is how its cards look. Rule:
    feature-bilingual-rules.
    """

    rules: Rules
    preset: str
    table: int = 0
    source: str = ""
    language: str = ""
    theme: ThemeName = CLASSIC

    @classmethod
    def of(cls, scene: Scene) -> Self | None:
        """Open the rules of a table; None where it has neither a lobby nor a match."""
        if scene.lobby is not None:
            return cls(scene.lobby.rules, scene.lobby.preset, scene.table_id, theme=scene.theme)
        if scene.match is not None:
            return cls(scene.view(None).rules, scene.match.preset, scene.table_id, theme=scene.theme)
        return None

    def found_by(self, page: int = 0) -> tuple[object, ...]:
        """Give what a press carries beside the table to find a page, counted from 0, as it is read here."""
        return self.source, page, self.language


def ways_on(book: Book, words: Words, here: Verb) -> Iterator[Press]:
    """Lead from one part of the book to the others."""
    for verb, part in _PARTS.items():
        if verb is not here:
            yield Press.button(verb, book.table, "", *book.found_by(), label=words(f"button-{part}"))
