"""Notes: what somebody should know of an outcome that the picture alone does not show."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.events import CardsDrawn, ChallengeSettled, UnoCalled, UnoCaught
from bot.table.requests import Outcome
from bot.ui.emojis import Emojis
from bot.ui.layouts import Narrator, verdict_text
from bot.ui.layouts.cards import card_text
from bot.ui.words import Words


def noteworthy(outcome: Outcome, seat: int | None, words: Words, emojis: Emojis) -> Iterator[str]:
    """Tell in lines what has happened to a seat."""
    scene = outcome.scene
    for event in outcome.events:
        match event:
            case CardsDrawn(seat=who, cards=cards) if who == seat and cards:
                if scene.view(seat).drawn is not None:
                    continue  # the hand itself says so, and asks what to do with it
                drawn = " · ".join(card_text(card, words, emojis) for card in cards)
                yield words("note-drew", cards=drawn, count=len(cards))
            case ChallengeSettled(seat=who) if who == seat:
                yield verdict_text(scene, event, words, emojis)
            case UnoCalled() | UnoCaught() if event.seat == seat:
                yield from Narrator(scene, words, emojis).lines([event])
            case _:
                pass
