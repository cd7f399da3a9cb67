"""The holder of a hand: one seat's own view of the table, and what every part of its screen asks."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine import Card, View
from bot.engine.phases import Turn
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.banners import stands_still
from bot.ui.layouts.seats import who
from bot.ui.words import Words


@dataclass(frozen=True, slots=True)
class Holder:
    """A seat that looks at its hand: `page` counts from 0, `armed` says UNO! with the next play."""

    scene: Scene
    view: View
    seat: int
    words: Words
    emojis: Emojis
    page: int
    armed: bool
    ticket: str
    playable: tuple[Card, ...]
    """What may be laid now; asked once, since every button needs it."""

    @classmethod
    def of(
        cls, scene: Scene, seat: int, words: Words, emojis: Emojis, *, page: int = 0, armed: bool = False
    ) -> Holder:
        """Look at the table from a seat."""
        view = scene.view(seat)
        playable = () if stands_still(scene) else view.playable
        return cls(scene, view, seat, words, emojis, page, armed, scene.ticket(seat), playable)

    @property
    def waits(self) -> bool:
        """Tell whether nothing can be played for now."""
        return stands_still(self.scene)

    @property
    def acts(self) -> bool:
        """Tell whether it is this seat's turn."""
        phase = self.view.phase
        return isinstance(phase, Turn) and phase.seat == self.seat and not self.waits

    @property
    def may_arm(self) -> bool:
        """Tell whether the next play can leave one card, so that UNO! may go with it."""
        return len(self.view.hand) == 2 and bool(self.playable)

    def name(self, seat: int) -> str:
        """Name a seat."""
        return who(self.scene, seat, self.words)
