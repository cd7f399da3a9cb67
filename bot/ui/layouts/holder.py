"""The holder of a hand: one seat's own view of the table, and what every part of its screen asks."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from bot.engine import Card, Face, Standing, View
from bot.engine.phases import Answer, RoundOver, Turn
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.banners import stands_still
from bot.ui.layouts.cards import card_text
from bot.ui.layouts.making import Making, jumping, making
from bot.ui.layouts.seats import who, who_plainly
from bot.ui.staging import Staged
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
    hints: bool = True
    """Whether this person wants hints, as far as the rules allow them."""

    @classmethod
    def of(
        cls,
        scene: Scene,
        seat: int,
        words: Words,
        emojis: Emojis,
        *,
        page: int = 0,
        armed: bool = False,
        hints: bool = True,
    ) -> Holder:
        """Look at the table from a seat."""
        view = scene.view(seat)
        playable = () if stands_still(scene) else view.playable
        return cls(scene, view, seat, words, emojis, page, armed, scene.ticket(seat), playable, hints)

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
    def asked(self) -> bool:
        """Tell whether the round waits for this seat."""
        view = self.view
        return self.seat in view.awaited and not isinstance(view.phase, RoundOver)

    @property
    def lays(self) -> bool:
        """Tell whether this seat may lay a card, in its turn or as an answer."""
        phase = self.view.phase
        lays = isinstance(phase, Turn) or (isinstance(phase, Answer) and self._answers(phase))
        return self.asked and lays and not self.waits

    def _answers(self, phase: Answer) -> bool:
        """Tell whether these rules know a card that answers what waits, whoever holds one."""
        if phase.hit.amount:
            return phase.choice and not phase.accepted and self.view.answerable
        return self.view.rules.skip_rescue != "none" or self.view.rules.reverse_deflect

    @property
    def jumps(self) -> bool:
        """Tell whether a card pressed out of turn is laid on its twin, if that is on top."""
        phase, off = self.view.phase, self.view.rules.intervention == "off"
        if off or self.waits or self.view.standing[self.seat] is not Standing.PLAYING:
            return False
        return isinstance(phase, Answer) or (isinstance(phase, Turn) and phase.seat != self.seat)

    @property
    def laid(self) -> bool:
        """Tell whether somebody laid the card on top. Rule: intervention-not-at-start."""
        return self.view.laid_by is not None

    @property
    def hinted(self) -> bool:
        """Tell whether this seat is shown what fits; not where misplays are fined. Rule: penalty-misplay."""
        return self.advised and not self.view.rules.penalty_misplay

    @property
    def advised(self) -> bool:
        """Tell whether this seat is given hints. Rule: tactics-hints."""
        return self.view.rules.hints and self.hints

    def in_turn(self, staged: Staged) -> bool:
        """Tell whether a play in the making is one of this seat's turn, and not a twin laid out of turn."""
        return staged.cards[0] in self.playable

    def making(self, staged: Staged) -> Making | None:
        """Look at a play in the making, or at a twin; None where it is not possible."""
        if self.in_turn(staged):
            return making(self.view, staged)
        return None if self.waits else jumping(self.view, staged)

    def may_arm(self, staged: Staged | None = None) -> bool:
        """Tell whether the next play can leave one card, so that UNO! may go with it."""
        if not self.playable and not self.jumps:
            return False
        if staged is None:
            return len(self.view.hand) == 2
        rest = Counter(self.view.hand) - Counter(staged.cards)
        count = sum(
            copies for card, copies in rest.items() if card.colour is not staged.discard or card.black
        )
        return count == 1 or (count == 2 and self._takes_more(staged))

    def _takes_more(self, staged: Staged) -> bool:
        """Tell whether one more card may go with those that are staged."""
        if not self.in_turn(staged):
            return False
        if staged.cards[-1].face is Face.WILD:
            return self.view.rules.wild_colour == "own_card"
        return self.view.rules.multi != "none" and not staged.whole

    @property
    def passes(self) -> bool:
        """Tell whether this seat may pass without drawing. Rule: pass-button."""
        return self.view.rules.pass_ == "free"

    @property
    def targets(self) -> list[int]:
        """List whose hand can be taken: everybody else who holds cards."""
        view = self.view
        return [
            seat
            for seat, standing in enumerate(view.standing)
            if standing is Standing.PLAYING and seat != self.seat and view.counts[seat]
        ]

    def name(self, seat: int) -> str:
        """Name a seat."""
        return who(self.scene, seat, self.words)

    def plain_name(self, seat: int) -> str:
        """Name a seat on a button."""
        return who_plainly(self.scene, seat, self.words)

    def card(self, card: Card) -> str:
        """Write a card in a sentence."""
        return card_text(card, self.words, self.emojis, self.view.rules)
