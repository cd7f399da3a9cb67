"""What each picture is made of, read from faces.toml: kinds (backgrounds), cards and marks."""

import tomllib
from importlib.resources import files

from pydantic import BaseModel, ConfigDict


class UnknownTile(KeyError):
    """There is no picture for this card code or mark."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code

    def __str__(self) -> str:
        return f"No picture is drawn for {self.code!r}; add it to faces.toml."


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Kind(_Model):
    """A background: its colours, the symbol that tells it without colour, and its text."""

    letter: str | None = None
    background: str
    shade: str
    ink: str
    symbol: str | None = None
    frame: tuple[str, str, str, str] | None = None
    text: str


class Face(_Model):
    """One picture: a kind, glyphs in a row, perhaps a symbol in the corner.

    `bleed` lets the glyph fill the tile to its edges.
    """

    kind: str
    glyphs: tuple[str, ...]
    symbol: str | None = None
    bleed: bool = False
    text: str


class _Rank(_Model):
    glyphs: tuple[str, ...]
    text: str


class _Sheet(_Model):
    kinds: dict[str, Kind]
    ranks: dict[str, _Rank]
    cards: dict[str, Face]
    marks: dict[str, Face]


_SHEET = _Sheet.model_validate(
    tomllib.loads(files("bot.ui.art").joinpath("faces.toml").read_text(encoding="utf-8"))
)
KINDS = _SHEET.kinds
MARKS = _SHEET.marks


def _coloured_cards() -> dict[str, Face]:
    return {
        f"{kind.letter}{rank}": Face(
            kind=name, glyphs=drawn.glyphs, symbol=kind.symbol, text=kind.text + drawn.text
        )
        for name, kind in KINDS.items()
        if kind.letter
        for rank, drawn in _SHEET.ranks.items()
    }


def _black_cards() -> dict[str, Face]:
    return {
        code: face.model_copy(update={"text": KINDS[face.kind].text + face.text})
        for code, face in _SHEET.cards.items()
    }


CARDS = _coloured_cards() | _black_cards()


def face_of(code: str) -> Face:
    """Return the face of a card code or mark; raise `UnknownTile` when none is drawn."""
    face = CARDS.get(code) or MARKS.get(code)
    if face is None:
        raise UnknownTile(code)
    return face
