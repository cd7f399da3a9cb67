"""What each picture is made of: cards and marks as faces.toml has them, in the colours of a theme."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files

from pydantic import BaseModel, ConfigDict

from bot.table.themes import CLASSIC
from bot.ui.art.themes import COLOURS, THEMES, Face, Theme


class UnknownTile(KeyError):
    """There is no picture for this card code or mark."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code

    def __str__(self) -> str:
        return f"No picture is drawn for {self.code!r}; add it to faces.toml."


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class _Rank(_Model):
    glyphs: tuple[str, ...]
    text: str


class _Sheet(_Model):
    ranks: dict[str, _Rank]
    cards: dict[str, Face]
    marks: dict[str, Face]


_SHEET = _Sheet.model_validate(
    tomllib.loads(files("bot.ui.art").joinpath("faces.toml").read_text(encoding="utf-8"))
)


def _coloured_cards(theme: Theme) -> dict[str, Face]:
    return {
        f"{name[0].upper()}{rank}": Face(
            kind=name,
            glyphs=drawn.glyphs,
            symbol=theme.kinds[name].symbol,
            text=theme.kinds[name].text + drawn.text,
        )
        for name in COLOURS
        for rank, drawn in _SHEET.ranks.items()
    }


def _black_cards(theme: Theme) -> dict[str, Face]:
    return {
        code: face.model_copy(update={"text": theme.kinds[face.kind].text + face.text})
        for code, face in _SHEET.cards.items()
    }


def _colours(theme: Theme) -> dict[str, Face]:
    kinds = {name: theme.kinds[name] for name in COLOURS}
    return {
        name: Face(kind=name, glyphs=(kind.face or kind.symbol or "",), text=kind.text)
        for name, kind in kinds.items()
    }


CARDS: Mapping[str, Mapping[str, Face]] = {
    name: _coloured_cards(theme) | _black_cards(theme) for name, theme in THEMES.items()
}
"""The faces of the cards of each theme, by their codes."""

MARKS: Mapping[str, Mapping[str, Face]] = {
    name: {**_colours(theme), **(_SHEET.marks if name == CLASSIC else theme.marks)}
    for name, theme in THEMES.items()
}
"""The marks of each theme; those that show no colour are classic's, and serve every theme."""


def drawn_in(code: str, theme: str) -> str:
    """Return the theme that draws a card code or mark for a theme: itself or, for what is shared, classic.

    Raises `UnknownTile` when none is drawn.
    """
    for name in (theme, CLASSIC):
        if code in CARDS[name] or code in MARKS[name]:
            return name
    raise UnknownTile(code)


def face_of(code: str, theme: str = CLASSIC) -> Face:
    """Return the face of a card code or mark; raise `UnknownTile` when none is drawn."""
    name = drawn_in(code, theme)
    return CARDS[name].get(code) or MARKS[name][code]
