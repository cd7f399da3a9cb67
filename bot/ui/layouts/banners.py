"""Banners: what holds a whole table up, and the buttons that every screen of a match has."""

from __future__ import annotations

from bot.table.scene import Scene
from bot.ui.layouts.pieces import Style
from bot.ui.press import Press
from bot.ui.verbs import Verb
from bot.ui.words import Words


def stands_still(scene: Scene) -> bool:
    """Tell whether nothing can be played for now."""
    match = scene.match
    return scene.frozen or (match is not None and (match.paused or match.suspended))


def banner(scene: Scene, words: Words) -> str | None:
    """Say what holds the table up, None when nothing does."""
    if scene.frozen:
        return words("banner-frozen")
    if scene.match and scene.match.suspended:
        return words("banner-suspended")
    if scene.match and scene.match.paused:
        return words("banner-paused")
    return None


def more_button(scene: Scene, words: Words) -> Press:
    """Make the button for what is seldom needed."""
    return Press.button(Verb.MORE, scene.table_id, label=words("button-more"))


def resume_button(scene: Scene, words: Words) -> Press | None:
    """Make the button that ends a pause, None when there is no pause."""
    if scene.match is None or not (scene.match.paused or scene.match.suspended):
        return None
    return Press.button(Verb.RESUME, scene.table_id, label=words("button-resume"), style=Style.success)
