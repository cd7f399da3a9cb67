"""Scenes as pictures tell them: a hand to its owner, and of a table what everybody may know."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Card, Standing, View
from bot.engine.cards import sort_key
from bot.table.scene import Scene
from bot.ui.layouts.calling import call_label
from bot.ui.layouts.cards import colour_name, kind_of
from bot.ui.layouts.holder import Holder
from bot.ui.layouts.pieces import accent
from bot.ui.layouts.seats import present, who_plainly
from bot.ui.words import Words

from .lettering import legible
from .table import SeatShown, TableShown


def hand_shown(view: View) -> Sequence[Card]:
    """Put the cards of a hand in order, as its buttons are."""
    return sorted(view.hand, key=sort_key)


def playable_shown(holder: Holder) -> frozenset[Card]:
    """List the cards that stand out in the picture of a hand: those that its buttons tell may be laid."""
    return frozenset(holder.playable) if holder.hinted else frozenset()


def table_shown(scene: Scene, words: Words, reader: int | None = None) -> TableShown:
    """Tell of a match what a spectator sees; the `reader` sits at the bottom, if that is a seat."""
    view = scene.view(None)
    seats = present(view)
    if reader in seats:
        seats = seats[seats.index(reader) :] + seats[: seats.index(reader)]
    red, green, blue = accent(kind_of(view.colour)).to_rgb()
    return TableShown(
        seats=[_seat(scene, view, seat, words) for seat in seats],
        top=view.top.code if view.top else None,
        pile=view.draw_pile,
        direction=view.direction,
        colour=(red, green, blue),
        colour_name=colour_name(view.colour, words) if view.colour else None,
    )


def _seat(scene: Scene, view: View, seat: int, words: Words) -> SeatShown:
    return SeatShown(
        name=legible(who_plainly(scene, seat, words), words("seat-nameless", number=seat + 1)),
        cards=view.counts[seat],
        moves=seat == getattr(view.phase, "seat", None),
        called=words("button-uno", word=call_label(view.rules, words)) if seat in view.called else None,
        note=None if view.standing[seat] is Standing.PLAYING else words("picture-not-playing"),
    )
