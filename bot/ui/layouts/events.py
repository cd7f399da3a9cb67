"""Events as short public lines: who did what, and never a card that is hidden."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.engine import Card, Rules
from bot.engine import events as happened
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.cards import card_text
from bot.ui.layouts.lines import Line
from bot.ui.layouts.news import NEWS
from bot.ui.layouts.plays import PLAYS
from bot.ui.layouts.seats import who
from bot.ui.words import Words


@dataclass(frozen=True, slots=True)
class Narrator:
    """Tell events of one table in one language."""

    scene: Scene
    words: Words
    emojis: Emojis

    def line(self, event: object) -> str | None:
        """Tell an event in one line; None when another line says it already."""
        tell = _LINES.get(type(event))
        return tell(self, event) if tell else None

    def lines(self, events: Iterable[object]) -> list[str]:
        """Tell events in order, without those that need no line."""
        return [line for line in map(self.line, events) if line is not None]

    def name(self, seat: int | None) -> str:
        """Name a seat."""
        return who(self.scene, seat, self.words)

    def cards(self, event: happened.CardPlayed) -> str:
        """List the cards of a play."""
        return " ".join(self.card(card) for card in event.cards)

    def card(self, card: Card) -> str:
        """Write a card, a custom one by its own name."""
        return card_text(card, self.words, self.emojis, self.rules)

    @property
    def rules(self) -> Rules | None:
        """Give the rules that are played by, or those that a lobby agrees on."""
        if self.scene.lobby is not None:
            return self.scene.lobby.rules
        return None if self.scene.match is None else self.scene.view(None).rules


_LINES: Mapping[type, Line] = {**PLAYS, **NEWS}
