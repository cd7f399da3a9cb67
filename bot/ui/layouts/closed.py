"""Tables that are no more, or have gone on elsewhere: nothing can be pressed there."""

from __future__ import annotations

from discord import ui

from bot.table.scene import Scene
from bot.ui.layouts.pieces import screen, text
from bot.ui.words import Words


def closed_layout(scene: Scene, words: Words) -> ui.LayoutView:
    """Say that a table is closed, and why."""
    why = scene.closed.value if scene.closed else "ended"
    return screen(text(words("closed-title"), words("closed", why=why)))


def moved_layout(words: Words, link: str | None = None) -> ui.LayoutView:
    """Say that a table has gone on in a newer message, with the way to it where that is known."""
    return screen(text(words("table-moved") if link is None else words("table-moved-to", link=link)))
