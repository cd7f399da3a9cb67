"""Privacy: what is stored of a person, as a file, and the question before it is erased."""

from __future__ import annotations

from discord import ui

from bot.ui.layouts.pieces import Style, line, row, screen, text
from bot.ui.press import Press
from bot.ui.verbs import Verb
from bot.ui.words import Words


def privacy_layout(days: int, words: Words) -> ui.LayoutView:
    """Say what is kept, and for how many days (0 is for ever); offer the file, and to delete it all."""
    return screen(
        text(words("privacy-title"), words("privacy-keeps"), words("privacy-lasts", days=days)),
        line(),
        text(words("privacy-choose")),
        row(
            Press.button(Verb.MY_DATA, label=words("button-my-data"), style=Style.primary),
            Press.button(Verb.FORGET_ME, label=words("button-forget-me"), style=Style.danger),
        ),
    )


def my_data_layout(file: str, words: Words, *, packed: bool) -> ui.LayoutView:
    """Show a file that is sent along, by its name."""
    return screen(
        text(words("my-data-title"), words("my-data-how"), words("my-data-packed") if packed else None),
        ui.File(f"attachment://{file}"),
    )


def forget_me_layout(seats: int, words: Words) -> ui.LayoutView:
    """Ask before everything about a person is erased, who gives up so many seats by it."""
    return screen(
        text(words("forget-me-ask"), words("forget-me-seats", count=seats), words("forget-me-bans")),
        row(
            Press.button(Verb.FORGET_ME_SURELY, label=words("button-forget-me-surely"), style=Style.danger),
            Press.button(Verb.MY_DATA, label=words("button-my-data")),
        ),
    )
