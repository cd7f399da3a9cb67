"""The panel: how a host chooses the rules, in private: rule sets, then option by option, page by page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import discord
from discord import ui

from bot.engine import Rules, catalogue
from bot.engine.options import Family
from bot.table.folding import folded
from bot.table.lobby import Lobby
from bot.table.naming import own
from bot.table.scene import Scene
from bot.ui.layouts.conflicts import badge, concerns, warned
from bot.ui.layouts.explaining import family_name, origin_name
from bot.ui.layouts.lobby import preset_options
from bot.ui.layouts.options import (
    OFFICIAL,
    option_name,
    preset_about,
    preset_name,
    preset_plainly,
    value_said,
)
from bot.ui.layouts.panel_options import At, option_pieces
from bot.ui.layouts.pieces import Piece, join, line, row, screen, text
from bot.ui.press import Press, Verb
from bot.ui.words import Words

START = "start"
"""The page of rule sets; the others are the families of options."""

MOST_DIFFERENCES = 15
"""Differences from official play that the first page lists."""
MOST_OWN = 25
"""Rule sets that a server can save, and one menu can offer."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What came of the last press; `mend` is a press that would help."""

    said: str
    mend: Press | None = None
    turn: str = ""
    """What sets the menus of this picture apart from those of the one before, if a choice was refused."""


def panel_layout(
    scene: Scene, page: str, words: Words, *, saved: Sequence[str] = (), remark: Remark | None = None
) -> ui.LayoutView:
    """Show a page of a lobby's panel; `saved` are the names of the server's own rule sets."""
    if scene.lobby is None:
        raise ValueError("this table is no lobby any more")
    panel = _Panel(scene, scene.lobby, words, remark)
    return panel.start(saved) if page not in list(Family) else panel.options(Family(page))


@dataclass(frozen=True, slots=True)
class _Panel:
    scene: Scene
    lobby: Lobby
    words: Words
    remark: Remark | None

    @property
    def rules(self) -> Rules:
        return self.lobby.rules

    def start(self, saved: Sequence[str]) -> ui.LayoutView:
        words, preset = self.words, self.lobby.preset
        return screen(
            text(
                words("panel-title"),
                self._remark(),
                join(f"**{preset_name(preset, words)}**", preset_about(preset, words)),
                badge(self.rules, words) or join(*self._differences()),
                *concerns(self.rules, len(self.scene.people), words),
                *warned(self.rules, words),
                words("panel-agree"),
            ),
            line(),
            row(self._ours()),
            row(self._own(saved)) if saved else None,
            row(self._pages(START)),
            row(self._mend(), *self._deeds()),
        )

    def options(self, family: Family) -> ui.LayoutView:
        words = self.words
        shown = [field for field in _fields(family) if not self._folded(field)]
        pieces = [self._pieces(field) for field in shown]
        return screen(
            text(
                words("panel-page", family=family_name(family, words)),
                self._remark(),
                self._folded_names(family),
            ),
            *(piece for several in pieces for piece in several),
            row(self._pages(family)),
            row(self._mend(), self._page_button(START, words("button-overview"))),
        )

    def _pieces(self, field: str) -> Iterable[Piece]:
        return option_pieces(At(self.scene.table_id, self._turn()), self.rules, field, self.words)

    def _remark(self) -> str | None:
        return None if self.remark is None else self.remark.said

    def _turn(self) -> str:
        return "" if self.remark is None else self.remark.turn

    def _mend(self) -> Press | None:
        return None if self.remark is None else self.remark.mend

    def _differences(self) -> Iterator[str]:
        words = self.words
        differs = catalogue.differences(self.rules, OFFICIAL)
        yield words("panel-differs")
        for field, value in differs[:MOST_DIFFERENCES]:
            yield words(
                "panel-difference",
                option=option_name(field, words),
                value=value_said(field, value, words),
                origin=origin_name(catalogue.OPTIONS[field].origin(value), words),
            )
        if len(differs) > MOST_DIFFERENCES:
            yield words("panel-more-differences", count=len(differs) - MOST_DIFFERENCES)

    def _folded(self, field: str) -> bool:
        return folded(field, self.rules, self.lobby.timing)

    def _folded_names(self, family: Family) -> str | None:
        names = [option_name(field, self.words) for field in _fields(family) if self._folded(field)]
        listed = self.words("list-separator").join(names)
        return self.words("panel-folded", options=listed) if names else None

    def _ours(self) -> Press:
        options = preset_options(self.lobby.preset, self.words)
        placeholder = self.words("panel-choose-preset")
        return Press.select(
            Verb.PANEL_PRESET,
            self.scene.table_id,
            self._turn(),
            "ours",
            options=options,
            placeholder=placeholder,
        )

    def _own(self, saved: Sequence[str]) -> Press:
        names = [own(name) for name in saved[:MOST_OWN]]
        options = [
            discord.SelectOption(
                label=preset_plainly(name, self.words), value=name, default=name == self.lobby.preset
            )
            for name in names
        ]
        placeholder = self.words("panel-choose-own")
        return Press.select(
            Verb.PANEL_PRESET,
            self.scene.table_id,
            self._turn(),
            "own",
            options=options,
            placeholder=placeholder,
        )

    def _presets(self, whose: str, options: list[discord.SelectOption], placeholder: str) -> Press:
        table, turn = self.scene.table_id, self._turn()
        return Press.select(Verb.PANEL_PRESET, table, turn, whose, options=options, placeholder=placeholder)

    def _pages(self, current: str) -> Press:
        words = self.words
        first = discord.SelectOption(
            label=words("panel-overview"), value=START, description=words("panel-overview-about")
        )
        options = [first, *(self._page_option(family) for family in Family)]
        for option in options:
            option.default = option.value == current != START
        return Press.select(
            Verb.PANEL,
            self.scene.table_id,
            "",
            options=options,
            placeholder=words("panel-choose-page"),
        )

    def _page_option(self, family: Family) -> discord.SelectOption:
        differs = [field for field, _ in catalogue.differences(self.rules, OFFICIAL)]
        count = sum(catalogue.OPTIONS[field].family is family for field in differs)
        return discord.SelectOption(
            label=family_name(family, self.words),
            value=family,
            description=self.words("panel-changed", count=count),
        )

    def _page_button(self, page: str, label: str) -> Press:
        return Press.button(Verb.PANEL, self.scene.table_id, "", page, label=label)

    def _deeds(self) -> Iterator[Press]:
        table, words = self.scene.table_id, self.words
        yield Press.button(Verb.HOW_TO_PLAY, table, label=words("button-how-to-play"))
        yield Press.button(Verb.SAVE_RULES, table, label=words("button-save-rules"))
        yield Press.button(Verb.SHARE_RULES, table, label=words("button-share-rules"))


def _fields(family: Family) -> list[str]:
    return [field for field, option in catalogue.OPTIONS.items() if option.family is family]
