"""Notices: refusals with what is possible instead, and the verdict of a challenge, for one reader."""

from __future__ import annotations

from discord import ui

from bot.engine import Refusal
from bot.engine.cards import sort_key
from bot.engine.events import ChallengeSettled
from bot.table.refusals import Declined
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.cards import card_text, colour_text
from bot.ui.layouts.pieces import screen, text
from bot.ui.layouts.seats import who
from bot.ui.words import Words


def notice_layout(said: str) -> ui.LayoutView:
    """Say one thing."""
    return screen(text(said))


def refusal_text(
    refusal: Refusal | Declined, words: Words, emojis: Emojis, scene: Scene | None = None
) -> str:
    """Say why something was not accepted, and what is possible; names come from the scene."""
    if isinstance(refusal, Declined):
        return words(f"declined-{_slug(refusal.reason)}")
    return words(
        f"refusal-{_slug(refusal.reason)}",
        name="" if scene is None or refusal.seat is None else who(scene, refusal.seat, words),
        named="no" if scene is None or refusal.seat is None else "yes",
        card="" if refusal.card is None else card_text(refusal.card, words, emojis),
        top=_pile(scene, words, emojis),
    )


def _slug(reason: str) -> str:
    return reason.replace("_", "-")


def _pile(scene: Scene | None, words: Words, emojis: Emojis) -> str:
    """Write what a card must fit: the top, or the colour in force on a black one."""
    if scene is None or scene.match is None:
        return ""
    view = scene.view(None)
    if view.top is None:
        return ""
    if view.top.black and view.colour is not None:
        return colour_text(view.colour, words, emojis)
    return card_text(view.top, words, emojis)


def verdict_text(scene: Scene, event: ChallengeSettled, words: Words, emojis: Emojis) -> str:
    """Tell the challenger what the challenge has shown: the hand as it was at the play."""
    shown = " · ".join(card_text(card, words, emojis) for card in sorted(event.shown, key=sort_key))
    return words(
        "verdict-guilty" if event.guilty else "verdict-honest",
        name=who(scene, event.source, words),
        colour=colour_text(event.colour, words, emojis) if event.colour else words("colour-none"),
        cards=shown or words("verdict-no-cards"),
    )
