"""Advice as a screen: what to do now and why, for whoever asks, and for nobody else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from discord import ui

from bot.engine import (
    Accept,
    Action,
    CallUno,
    Card,
    CatchUno,
    Challenge,
    ChooseColour,
    ChooseTarget,
    Colour,
    DrawCard,
    GiveCard,
    JumpIn,
    PassTurn,
    PlayCards,
    PutHand,
    View,
)
from bot.players.advice import Advice, advise
from bot.players.reasons import Why
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.banners import banner
from bot.ui.layouts.calling import call_text
from bot.ui.layouts.cards import card_text, colour_text
from bot.ui.layouts.pieces import Style, row, screen, text
from bot.ui.layouts.seats import counts_points, who
from bot.ui.press import Press
from bot.ui.verbs import Verb
from bot.ui.words import Words, slug


def advice_layout(scene: Scene | None, user_id: int, words: Words, emojis: Emojis) -> ui.LayoutView:
    """Advise somebody at a table, or say where advice is to be had. Rule: feature-hints, tactics-hints."""
    title = words("hint-title")
    if scene is None or scene.closed is not None:
        return screen(text(title, words("hint-no-table")), row(_tutorial(words)))
    seat = scene.seat_of(user_id)
    if seat is None:
        return screen(text(title, words("hint-no-seat")), row(_tutorial(words)))
    if scene.match is None or scene.queued(seat):
        return screen(text(title, words("hint-no-cards")), row(_tutorial(words)))
    view = scene.view(seat)
    if not view.rules.hints:
        return screen(text(title, words("hint-off")), row(_hand(scene, words)))
    held_up = banner(scene, words)
    if held_up is not None:
        return screen(text(title, held_up))
    told = _Told(scene, view, words, emojis, advise(view))
    over = told.advice.why is Why.OVER
    return screen(text(title, *told.lines()), None if over else row(_hand(scene, words)))


def _hand(scene: Scene, words: Words) -> Press:
    label = words("button-hand")
    return Press.button(Verb.HAND, scene.table_id, label=label, style=Style.primary)


def _tutorial(words: Words) -> Press:
    return Press.button(Verb.TUTORIAL, label=words("button-tutorial"), style=Style.primary)


@dataclass(frozen=True, slots=True)
class _Told:
    scene: Scene
    view: View
    words: Words
    emojis: Emojis
    advice: Advice

    def lines(self) -> Iterator[str]:
        deed = self._deed(self.advice.action)
        if deed is not None:
            yield self.words("hint-do", deed=deed)
        yield self._why()
        if isinstance(self.advice.action, PlayCards | JumpIn) and self.advice.action.uno:
            yield self.words("hint-with-uno", word=self._word())
        price = self._price()
        if price is not None:
            yield price
        yield self.words("small", text=self._source())

    def _why(self) -> str:
        advice, words = self.advice, self.words
        colour = self._colour()
        return words(
            f"hint-why-{slug(advice.why)}",
            name=who(self.scene, advice.seat, words),
            count=advice.count,
            colour=words("colour-none") if colour is None else colour_text(colour, words, self.emojis),
            word=self._word(),
            points="yes" if counts_points(self.view) else "no",
            caught="yes" if self.view.rules.uno_enforce == "caught" else "no",
        )

    def _deed(self, action: Action | None) -> str | None:
        words = self.words
        match action:
            case PlayCards() | JumpIn():
                return self._laying(action)
            case ChooseColour(colour=colour):
                return words("hint-name", colour=colour_text(colour, words, self.emojis))
            case ChooseTarget(target=target):
                return words("hint-take-hand", name=who(self.scene, target, words))
            case GiveCard(card=card):
                return words("hint-give", card=self._card(card))
            case CatchUno(culprit=culprit):
                return words("hint-catch", name=who(self.scene, culprit, words))
            case CallUno():
                return words("hint-call", word=self._word())
            case DrawCard() | PassTurn() | Accept() | Challenge() | PutHand():
                return words(f"hint-{_DEEDS[type(action)]}")
            case _:
                return None if action is None else words("hint-ready")

    def _laying(self, action: PlayCards | JumpIn) -> str:
        """Say which cards to lay, and everything that is to be chosen along with them."""
        words, choices = self.words, action.choices
        cards = words("list-separator").join(map(self._card, action.cards))
        parts = [words("hint-jump" if isinstance(action, JumpIn) else "hint-play", cards=cards)]
        if choices.target is not None:
            parts.append(words("hint-target", name=who(self.scene, choices.target, words)))
        if choices.give is not None:
            parts.append(words("hint-giving", card=self._card(choices.give)))
        if choices.discard is not None:
            parts.append(words("hint-discard", colour=colour_text(choices.discard, words, self.emojis)))
        if choices.colour is not None:
            parts.append(words("hint-colour", colour=colour_text(choices.colour, words, self.emojis)))
        return words("list-separator").join(parts)

    def _colour(self) -> Colour | None:
        match self.advice.action:
            case PlayCards(cards=cards, choices=choices) | JumpIn(cards=cards, choices=choices):
                return choices.colour or cards[-1].colour
            case ChooseColour(colour=colour):
                return colour
            case _:
                return None

    def _price(self) -> str | None:
        """Warn what a wrong accusation costs. Rule: penalty-false-call."""
        price = self.view.rules.penalty_false_call
        return self.words("hint-price", count=price) if price and self.advice.why is Why.CATCH else None

    def _source(self) -> str:
        """Say what the advice is drawn from; who asks me asks nobody at the table. Rule: penalty-advice."""
        return self.words("hint-source", fined="yes" if self.view.rules.penalty_advice else "no")

    def _card(self, card: Card) -> str:
        return card_text(card, self.words, self.emojis, self.view.rules)

    def _word(self) -> str:
        return call_text(self.view.rules, self.words)


_DEEDS: Mapping[type[Action], str] = {
    DrawCard: "draw",
    PassTurn: "pass",
    Accept: "accept",
    Challenge: "challenge",
    PutHand: "put",
}
