"""Sheets: records in words, with a picture beside them for those who want one, and without it if need be."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.ui.answer import Answer
from bot.ui.layouts import notice_layout
from bot.ui.layouts.pictures import gallery
from bot.ui.layouts.pieces import Piece, text
from bot.ui.reading import words_for
from bot.ui.words import Words
from cogs import Interaction
from cogs._pictures import Drawing, affords, developed
from cogs._private import draw

Files = tuple[discord.File, ...]

Send = Callable[[ui.LayoutView, Files], Awaitable[bool]]
"""Sends a screen with the files that it shows; tells whether Discord took it."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is shown in words, around a picture or what stands in for one, and how that comes to be.

    `picture` is None where there is nothing to draw.
    """

    words: Words
    layout: Callable[[Piece | None], ui.LayoutView]
    picture: Callable[[], Awaitable[Drawing]] | None


Written = Coroutine[Any, Any, Sheet]


async def show_sheet(answer: Answer, written: Written, *, pictured: bool, everyone: bool) -> None:
    """Show a sheet in a new message, to everybody or to whoever asked."""

    async def send(view: ui.LayoutView, files: Files) -> bool:
        if not everyone:
            return await answer.private(view, *files) is not None
        meanwhile = notice_layout(words_for(answer.interaction)("picture-posted-below")) if files else view
        return await answer.public(view, meanwhile, files=files) is not None

    await _show(answer, written, send, pictured=pictured, everyone=everyone)


async def update_sheet(answer: Answer, written: Written, *, pictured: bool) -> None:
    """Show a sheet in the message whose button was pressed."""

    async def send(view: ui.LayoutView, files: Files) -> bool:
        return await answer.update(view, *files) is not None

    await _show(answer, written, send, pictured=pictured, everyone=answer.on_public_message)


async def _show(answer: Answer, written: Written, send: Send, *, pictured: bool, everyone: bool) -> None:
    if pictured:
        await answer.defer()  # avatars come from elsewhere, at their own pace
    sheet = await draw(answer, written)
    if sheet is None:
        return
    if not pictured or sheet.picture is None:
        await send(sheet.layout(None), ())
        return
    piece, files = await _drawn(answer.interaction, sheet, sheet.picture, everyone=everyone)
    if not await send(sheet.layout(piece), files) and files:
        await send(sheet.layout(text(sheet.words("picture-failed"))), ())


async def _drawn(
    interaction: Interaction, sheet: Sheet, picture: Callable[[], Awaitable[Drawing]], *, everyone: bool
) -> tuple[Piece, Files]:
    """Draw the picture of a sheet, or say why there is none."""
    if everyone and not interaction.app_permissions.attach_files:
        return text(sheet.words("picture-not-allowed")), ()
    if not affords(interaction):
        return text(sheet.words("picture-too-often")), ()
    drawing = await picture()
    file = await developed(interaction, drawing)
    if file is None:
        return text(sheet.words("picture-failed")), ()
    return gallery(drawing.shot, drawing.description), (file,)
