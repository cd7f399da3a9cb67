"""Pictures: drawn beside the event loop, and sent with the same in words, which stand alone if need be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from io import BytesIO

import discord
import structlog
from discord import ui

from bot.table.scene import Scene
from bot.ui.cooldowns import Cost, TooSoon
from bot.ui.layouts.holder import Holder
from bot.ui.layouts.pictures import (
    Shot,
    hand_described,
    hand_picture_layout,
    table_described,
    table_picture_layout,
)
from bot.ui.pictures.hand import hand_picture
from bot.ui.pictures.scenes import hand_shown, playable_shown, table_shown
from bot.ui.pictures.table import table_picture
from cogs import Interaction
from cogs._private import spend
from cogs._visits import Visit

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture that can be drawn, and how it is described to those who do not see it."""

    shot: Shot
    description: str
    draw: Callable[[], bytes]


def wanted(interaction: Interaction, asked: bool | None, *, everyone: bool = False) -> bool:
    """Tell whether a picture goes along: as was asked, else as this person has set for what he alone sees."""
    if asked is not None:
        return asked
    return interaction.client.tables.habits.of(interaction.user.id).pictures and not everyone


def affords(interaction: Interaction) -> bool:
    """Count a picture that comes along with something, and tell whether there were not too many of late."""
    try:
        spend(interaction, Cost.PICTURE)
    except TooSoon:
        return False
    return True


async def developed(interaction: Interaction, drawing: Drawing) -> discord.File | None:
    """Draw a picture into a file to be sent; None where that failed, which only the host need know."""
    try:
        data = await interaction.client.studio.drawn(drawing.draw)
    except Exception:  # whatever is wrong with a picture, the words beside it are there
        log.exception("picture_not_drawn", picture=drawing.shot.value)
        return None
    return discord.File(BytesIO(data), drawing.shot.value, description=drawing.description)


async def show_hand(visit: Visit, scene: Scene) -> bool:
    """Show whoever visits the picture of their own hand, in private; tell whether there is a hand to show."""
    seat = visit.seat(scene)
    if seat is None or scene.match is None or scene.queued(seat) or not scene.view(seat).hand:
        return False
    art, hints = visit.interaction.client.art.of(scene), visit.habits.of(visit.user_id).hints
    holder = Holder.of(scene, seat, visit.words, art, hints=hints)
    draw = partial(hand_picture, hand_shown(holder.view), playable_shown(holder), scene.theme)
    drawing = Drawing(Shot.HAND, hand_described(holder.view, visit.words), draw)
    await _show(visit, scene, drawing, partial(hand_picture_layout, scene, seat, visit.words, art))
    return True


async def show_table(visit: Visit, scene: Scene) -> bool:
    """Show whoever visits the picture of the table, in private; tell whether there is a match to show."""
    if scene.match is None:
        return False
    art = visit.interaction.client.art.of(scene)
    shown = table_shown(scene, visit.words, visit.seat(scene))
    draw = partial(table_picture, shown, scene.theme)
    drawing = Drawing(Shot.TABLE, table_described(scene, visit.words), draw)
    await _show(visit, scene, drawing, partial(table_picture_layout, scene, visit.words, art))
    return True


async def _show(visit: Visit, scene: Scene, drawing: Drawing, layout: Callable[..., ui.LayoutView]) -> None:
    answer = visit.reply.answer
    file = await answer.in_time(developed(visit.interaction, drawing))
    handle = None
    if file is not None:
        handle = await answer.private(layout(drawn=True), file)
    if handle is None:
        handle = await answer.private(layout(drawn=False))
    visit.interaction.client.presenter.pressed(scene, handle)
