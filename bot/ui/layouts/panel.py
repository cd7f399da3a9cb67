"""The panel: how a host chooses the rules, in private: rule sets, then option by option, page by page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import discord
from discord import ui

from bot.engine import Rules, catalogue
from bot.engine.options import Family
from bot.table.agreeing import official
from bot.table.folding import folded
from bot.table.lobby import Lobby
from bot.table.scene import Scene
from bot.ui.layouts.conflicts import badge, concerns, warned
from bot.ui.layouts.explaining import family_name, origin_name
from bot.ui.layouts.lobby import own_options, preset_options
from bot.ui.layouts.options import (
    OFFICIAL,
    option_name,
    preset_about,
    rules_name,
    value_said,
)
from bot.ui.layouts.panel_options import At, option_pieces
from bot.ui.layouts.pieces import Piece, join, line, row, screen, text
from bot.ui.press import Press
from bot.ui.verbs import Verb
from bot.ui.words import Words

START = "start"
"""The page of rule sets; the others are the families of options."""

MOST_DIFFERENCES = 15
"""Differences from official play that the first page lists."""
MOST_OWN = 25
"""Rule sets that a server can save, and one menu can offer."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What came of the last press, on the option `field` perhaps; `mend` is a press that would help."""

    said: str
    mend: Press | None = None
    field: str = ""
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
            text(words("panel-title")),
            *self._told(),
            text(
                join(f"**{rules_name(preset, self.rules, words)}**", preset_about(preset, words)),
                badge(self.rules, words),
                *self._differences(),
                *concerns(self.rules, len(self.scene.people), words),
                *warned(self.rules, words),
                words("panel-agree"),
            ),
            line(),
            row(self._ours()),
            row(self._own(saved)) if saved else None,
            row(self._pages(START)),
            row(*self._deeds()),
        )

    def options(self, family: Family) -> ui.LayoutView:
        words = self.words
        shown = [field for field in _fields(family) if not self._folded(field)]
        beside = self.remark is not None and self.remark.field in shown
        return screen(
            text(words("panel-page", family=family_name(family, words)), self._folded_names(family)),
            *(() if beside else self._told()),
            *(piece for field in shown for piece in self._pieces(field)),
            row(self._pages(family)),
            row(self._page_button(START, words("button-overview"))),
        )

    def _pieces(self, field: str) -> Iterator[Piece]:
        """Show an option, and right below it what came of the last press on it."""
        yield from option_pieces(At(self.scene.table_id, self._turn()), self.rules, field, self.words)
        if self.remark is not None and self.remark.field == field:
            yield from self._told()

    def _told(self) -> Iterator[Piece]:
        """Tell what came of the last press, and offer what would help together with it."""
        if self.remark is not None:
            yield text(self.remark.said)
            if (mend := row(self.remark.mend)) is not None:
                yield mend

    def _turn(self) -> str:
        return "" if self.remark is None else self.remark.turn

    def _differences(self) -> Iterator[str]:
        words = self.words
        differs = catalogue.differences(self.rules, OFFICIAL)
        if differs:
            yield words("panel-conveniences" if official(self.rules) else "panel-differs")
        for field, value in differs[:MOST_DIFFERENCES]:
            yield words(
                "panel-difference",
                option=option_name(field, words),
                value=value_said(field, value, words, self.rules),
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
        return self._presets("ours", options, self.words("panel-choose-preset"))

    def _own(self, saved: Sequence[str]) -> Press:
        options = own_options(self.lobby.preset, saved[:MOST_OWN], self.words)
        return self._presets("own", options, self.words("panel-choose-own"))

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
