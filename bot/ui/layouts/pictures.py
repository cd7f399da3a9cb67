"""Pictures in a message: each with its description, and with the same in words beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from enum import StrEnum

import discord
from discord import ui

from bot.engine import Card, View
from bot.engine.cards import sort_key
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.cards import card_plainly, card_text, colour_name, colour_text, kind_of
from bot.ui.layouts.lines import way_of
from bot.ui.layouts.pieces import Piece, fitting, join, screen, text
from bot.ui.layouts.seats import present, seat_line, who_plainly
from bot.ui.press import Press
from bot.ui.verbs import Verb
from bot.ui.words import Words

MOST_DESCRIBED = 1000
"""Characters of a description; Discord takes 1024."""


ROOM = 3000
"""Characters for the cards of a hand in words: the message as a whole is limited."""


class Shot(StrEnum):
    """What a picture shows, by the name of its file."""

    HAND = "hand.png"
    TABLE = "table.png"
    PROFILE = "profile.webp"
    RANKINGS = "rankings.webp"


def gallery(shot: Shot, description: str) -> Piece:
    """Show a picture that is sent along, described to those who do not see it."""
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{shot}", description=description))


def picture_button(shot: Shot, scene: Scene, words: Words) -> Press:
    """Make the button that shows a hand, or its table, as a picture."""
    label = words("button-picture" if shot is Shot.HAND else "button-table-picture")
    return Press.button(Verb.PICTURE, scene.table_id, "", shot.name.lower(), label=label, emoji="🖼️")


def hand_picture_layout(
    scene: Scene, seat: int, words: Words, emojis: Emojis, *, drawn: bool
) -> ui.LayoutView:
    """Show a hand as a picture and in words; not `drawn`, it says that there is none."""
    view = scene.view(seat)
    return screen(
        text(words("hand-title", count=len(view.hand))),
        gallery(Shot.HAND, hand_described(view, words)) if drawn else text(words("picture-failed")),
        text(" · ".join(fitting(_cards(view, words, emojis), ROOM))) if view.hand else None,
        kind=kind_of(view.colour),
    )


def hand_described(view: View, words: Words) -> str:
    """Describe the picture of a hand."""
    cards = (f"{card_plainly(card, words, view.rules)}{_times(count)}" for card, count in _counted(view.hand))
    return described(words("picture-hand-about"), cards)


def _cards(view: View, words: Words, emojis: Emojis) -> Iterator[str]:
    for card, count in _counted(view.hand):
        yield f"{card_text(card, words, emojis, view.rules)}{_times(count)}"


def _counted(hand: Iterable[Card]) -> Iterator[tuple[Card, int]]:
    counts = Counter(hand)
    return ((card, counts[card]) for card in sorted(counts, key=sort_key))


def _times(count: int) -> str:
    return "" if count == 1 else f" ×{count}"


def table_picture_layout(scene: Scene, words: Words, emojis: Emojis, *, drawn: bool) -> ui.LayoutView:
    """Show a table as a picture and in words, as everybody may see it."""
    view = scene.view(None)
    top = words("table-no-top")
    if view.top is not None:
        top = words("table-top", card=card_text(view.top, words, emojis, view.rules))
    coloured = view.colour and words("table-colour", colour=colour_text(view.colour, words, emojis))
    way = way_of(view.direction)
    return screen(
        text(words("picture-table-title")),
        gallery(Shot.TABLE, table_described(scene, words)) if drawn else text(words("picture-failed")),
        text(
            join(top, coloured),
            words("table-direction", way=way, mark=str(emojis.mark(way))),
            *(seat_line(scene, view, seat, words, emojis, frozenset()) for seat in present(view)),
        ),
        kind=kind_of(view.colour),
    )


def table_described(scene: Scene, words: Words) -> str:
    """Describe the picture of a table."""
    view = scene.view(None)
    top = "" if view.top is None else card_plainly(view.top, words, view.rules)
    colour = "" if view.colour is None else colour_name(view.colour, words)
    seats = [f"{who_plainly(scene, seat, words)}: {view.counts[seat]}" for seat in present(view)]
    about = words("picture-table-about", name=_mover(scene, view, words), way=way_of(view.direction))
    return described(about, [one for one in (top, colour) if one] + seats)


def _mover(scene: Scene, view: View, words: Words) -> str:
    seat = getattr(view.phase, "seat", None)
    return "–" if seat is None else who_plainly(scene, seat, words)


def described(about: str, parts: Iterable[str]) -> str:
    """Describe a picture by what it is and what it lists, as far as there is room."""
    said = f"{about} {'; '.join(parts)}".strip()
    return said if len(said) <= MOST_DESCRIBED else f"{said[: MOST_DESCRIBED - 1]}…"
