"""Confirming: asking once more before a card is laid, for those who have set that."""

from __future__ import annotations

from dataclasses import dataclass

from discord import ui

from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.cards import kind_of
from bot.ui.layouts.controls import back_button
from bot.ui.layouts.hints import armed as armed_hint
from bot.ui.layouts.hints import open_window, pile
from bot.ui.layouts.holder import Holder
from bot.ui.layouts.pieces import Style, row, screen, text
from bot.ui.press import Press
from bot.ui.staging import Staged
from bot.ui.verbs import Verb
from bot.ui.words import Words


@dataclass(frozen=True, slots=True)
class Meant:
    """What a press would lay: `verb` is what does it once it is confirmed, `ticket` that of the press."""

    verb: Verb
    ticket: str
    staged: Staged
    armed: bool


def confirm_layout(
    scene: Scene, seat: int, words: Words, emojis: Emojis, meant: Meant, *, hints: bool = True
) -> ui.LayoutView:
    """Ask a seat whether it means to lay these cards; nothing has happened yet."""
    holder = Holder.of(scene, seat, words, emojis, armed=meant.armed, hints=hints)
    cards = " ".join(holder.card(card) for card in meant.staged.cards)
    surely = Press.button(
        meant.verb,
        scene.table_id,
        meant.ticket,
        meant.staged,
        int(meant.armed),
        label=words("button-lay-surely"),
        style=Style.success,
    )
    return screen(
        text(
            words("hand-title", count=len(holder.view.hand)),
            pile(holder),
            words("hand-sure", card=cards),
            armed_hint(holder, meant.staged),
            open_window(holder),
        ),
        row(surely, back_button(holder)),
        kind=kind_of(holder.view.colour),
    )
