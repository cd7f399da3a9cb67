"""Notes: what somebody should know of an outcome that the picture alone does not show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.engine import Card
from bot.engine.events import CardsDrawn, CardsExchanged, ChallengeSettled, HandRefilled, Misplayed
from bot.table.requests import Outcome
from bot.ui.emojis import Emojis
from bot.ui.layouts import Narrator, verdict_text
from bot.ui.layouts.notices import exchange_text, touches
from bot.ui.words import Words


def noteworthy(outcome: Outcome, seat: int | None, words: Words, emojis: Emojis) -> Iterator[str]:
    """Tell in lines what has happened to a seat."""
    scene = outcome.scene
    tell = Narrator(scene, words, emojis)
    for event in outcome.events:
        match event:
            case CardsDrawn(seat=who, cards=cards) if who == seat and cards:
                if (
                    scene.view(seat).drawn is None
                ):  # else the hand itself says so, and asks what to do with it
                    yield words("note-drew", cards=_listed(tell, cards), count=len(cards))
            case ChallengeSettled(seat=who) if who == seat:
                yield verdict_text(scene, event, words, emojis)
            case Misplayed(seat=who, cards=cards) if who == seat:
                yield words("note-misplayed", cards=_listed(tell, cards), count=len(cards))
            case CardsExchanged() if seat is not None and (
                told := exchange_text(scene, event, seat, words, emojis)
            ):
                yield told
            case HandRefilled(seat=who, count=count) if who == seat:
                yield words("note-refilled", count=count)
            case _ if seat is not None and touches(event, seat):
                yield from tell.lines([event])
            case _:
                pass


def _listed(tell: Narrator, cards: Iterable[Card]) -> str:
    return " · ".join(map(tell.card, cards))
