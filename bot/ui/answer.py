"""The answer to one interaction: in time, of the right kind, and no failure of Discord's spoils the game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine, Iterable, Sequence
from typing import Any, TypeVar

import discord
import structlog
from discord import ui
from discord.utils import MISSING

from .routes import PATIENCE, Failure, Trouble, mentions, trouble
from .showing import Hold
from .tokens import Handle, handle_of

PROMPT = 1.5
"""Seconds after which an answer that is not ready is announced; Discord gives up after three."""

T = TypeVar("T")

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class Answer:
    """Answer an interaction once, and then as often as need be.

    Every way to answer gives the handle of the message shown, or None when Discord did not take it: what was
    done at the table is done, and shows by another way. `ahead` holds what must not begin before the answer
    is on its way.
    """

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.ahead = Hold(())
        self._waits = False
        self._failed: Trouble | None = None

    @property
    def pressed_message(self) -> int | None:
        """Give the id of the message whose button was pressed, None for a command."""
        return self.interaction.message.id if self.interaction.message else None

    @property
    def on_public_message(self) -> bool:
        """Tell whether it was a button on a message that everybody sees."""
        message = self.interaction.message
        return message is not None and not message.flags.ephemeral

    @property
    def on_private_message(self) -> bool:
        """Tell whether it was a button on a message that only its reader sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def in_time(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for work; tell Discord after a while that the answer takes longer."""
        announcing: list[asyncio.Task[None]] = []
        timer = asyncio.get_running_loop().call_later(
            PROMPT, lambda: announcing.append(asyncio.create_task(self.defer()))
        )
        try:
            return await work
        finally:
            timer.cancel()
            for announced in announcing:
                await announced  # the answer can only follow it

    async def defer(self) -> None:
        """Tell Discord that the answer takes longer."""
        if self.interaction.response.is_done():
            return
        command = self.interaction.type is discord.InteractionType.application_command
        self._waits = command
        await self._try(self.interaction.response.defer(ephemeral=True, thinking=command))

    async def update(self, view: ui.LayoutView, *files: discord.File) -> Handle | None:
        """Show something in the message whose button was pressed, or where the answer is awaited."""
        if self.interaction.response.is_done():
            edit = self.interaction.edit_original_response(view=view, attachments=files or MISSING)
            edited = await self._try(edit)
            return None if edited is None else handle_of(self.interaction, edited.id)
        edit = self.interaction.response.edit_message(view=view, attachments=files or MISSING)
        sent = await self._try(edit)
        return None if sent is None else handle_of(self.interaction, self.pressed_message)

    async def private(self, view: ui.LayoutView, *files: discord.File) -> Handle | None:
        """Show something in a new message to the one who asked only, with the files that it shows."""
        if not self.interaction.response.is_done():
            view.stop()  # else discord.py would keep it, and a timer for it, for a quarter of an hour
            send = self.interaction.response.send_message(view=view, files=files or MISSING, ephemeral=True)
            sent = await self._try(send)
            return None if sent is None else handle_of(self.interaction, sent.message_id)
        if self._waits:
            self._waits = False
            return await self.update(view, *files)
        follow = self.interaction.followup.send(view=view, files=files or MISSING, ephemeral=True, wait=True)
        message = await self._try(follow)
        return None if message is None else handle_of(self.interaction).to(message.id)

    async def in_place(self, view: ui.LayoutView) -> Handle | None:
        """Show something in the private message whose button was pressed, else in a new one."""
        if self.on_private_message:
            handle = await self.update(view)
            # It may have been taken away just now, because a newer one was opened.
            if handle is not None or self._failed is not Trouble.MESSAGE:
                return handle
        return await self.private(view)

    async def ask(self, form: ui.Modal) -> None:
        """Have the one who asked fill in a form; nothing else can have been answered before."""
        await self._try(self.interaction.response.send_modal(form))

    async def say(self, text: str) -> Handle | None:
        """Tell the one who asked something in plain words."""
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(text))
        return await self.private(view)

    async def public(
        self,
        view: ui.LayoutView,
        meanwhile: ui.LayoutView,
        pinged: Iterable[int] = (),
        files: Sequence[discord.File] = (),
    ) -> tuple[int, Handle] | None:
        """Post something for everybody, with the files that it shows; give the message's id and its handle.

        It pings those of `pinged` whom it mentions, and nobody else.
        `meanwhile` takes the place of the private line that says that the answer takes longer.
        """
        handle, only = handle_of(self.interaction), mentions(pinged)
        if not self.interaction.response.is_done():
            send = self.interaction.response.send_message
            sent = await self._try(send(view=view, files=files or MISSING, allowed_mentions=only))
            return None if sent is None or sent.message_id is None else (sent.message_id, handle)
        if self._waits:
            await self.private(meanwhile)
        follow = self.interaction.followup.send
        message = await self._try(follow(view=view, files=files or MISSING, wait=True, allowed_mentions=only))
        return None if message is None else (message.id, handle.to(message.id))

    async def _try(self, request: Awaitable[T]) -> T | None:
        # The loop comes to this as soon as the request waits for Discord.
        asyncio.get_running_loop().call_soon(self.ahead.close)
        try:
            async with asyncio.timeout(PATIENCE):
                return await request
        except Failure as error:
            what = self._failed = trouble(error)
            if what is Trouble.MISTAKE:
                raise
            log.info("not_answered", why=what.value, error=str(error))
            return None
