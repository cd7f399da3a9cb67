"""Routes: how a message reaches Discord, and what a failure on the way means.

The routes of an interaction's token do not count against the bot's 50 requests a second; the bot's own do,
so a budget for the whole process stands before them.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable, Iterable
from enum import StrEnum
from itertools import count
from typing import Any

import aiohttp
import discord
from discord import ui
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

from .tokens import Handle

PATIENCE = 10.0
"""Seconds after which a request counts as lost; discord.py itself would wait for minutes."""

PER_SECOND = 40
"""Requests of the bot's own that may go out in a second, of the 50 that Discord allows."""

AT_ONCE = 5
"""Of these so many may go out at the same time: with more of them a second could see over 50."""


class Trouble(StrEnum):
    """What stands in the way of showing something."""

    TOKEN = "token"  # noqa: S105 - the kind of trouble: the interaction can be used no more
    MESSAGE = "message"  # it was deleted, or is somebody else's
    ACCESS = "access"  # the bot may not, or the channel is gone
    ARCHIVED = "archived"  # a thread, that a new message opens again
    MISTAKE = "mistake"  # ours: Discord does not understand what we sent
    LATER = "later"  # Discord is busy or out of reach


_BY_CODE = {
    50027: Trouble.TOKEN,  # invalid webhook token: older than 15 minutes
    10015: Trouble.TOKEN,  # unknown webhook
    10062: Trouble.TOKEN,  # unknown interaction: answered too late
    40060: Trouble.TOKEN,  # answered already
    10008: Trouble.MESSAGE,  # unknown message
    50005: Trouble.MESSAGE,  # written by somebody else
    50083: Trouble.ARCHIVED,
    50006: Trouble.MISTAKE,  # empty message
    50035: Trouble.MISTAKE,  # invalid form body
    10003: Trouble.ACCESS,  # unknown channel
    10004: Trouble.ACCESS,  # unknown server
    50001: Trouble.ACCESS,  # missing access
    50013: Trouble.ACCESS,  # missing permissions
    160005: Trouble.ACCESS,  # the thread is locked
}

Failure = (discord.DiscordException, aiohttp.ClientError, TimeoutError, OSError)
"""What a request may raise when it is Discord or the way there that fails."""


def mentions(user_ids: Iterable[int]) -> discord.AllowedMentions:
    """Let a message ping these people, and nobody else."""
    users = [discord.Object(user_id) for user_id in user_ids]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


def trouble(error: BaseException) -> Trouble:
    """Say what a failed request means for what was to be shown."""
    if isinstance(error, discord.HTTPException):
        known = _BY_CODE.get(error.code)
        if known is not None:
            return known
        if isinstance(error, discord.Forbidden):
            return Trouble.ACCESS
        if isinstance(error, discord.NotFound):
            return Trouble.MESSAGE
        if error.status == 401:
            return Trouble.TOKEN
    return Trouble.LATER


class Budget:
    """Let so many requests a second through for the whole process, whoever has waited longest first."""

    def __init__(self, now: Callable[[], float], per_second: int = PER_SECOND) -> None:
        self._now = now
        self._per_second = per_second
        self._left = float(AT_ONCE)
        self._counted_at = now()
        self._waiting: list[tuple[float, int, asyncio.Event]] = []
        self._given_up = set[asyncio.Event]()
        self._order = count()
        self._timer: asyncio.TimerHandle | None = None

    async def turn(self, since: float) -> None:
        """Wait for a request's turn; `since` is when its need arose, in unix seconds."""
        self._count()
        if not self._waiting and self._left >= 1.0:
            self._left -= 1.0
            return
        let_through = asyncio.Event()
        heapq.heappush(self._waiting, (since, next(self._order), let_through))
        self._arm()
        try:
            await let_through.wait()
        except asyncio.CancelledError:
            self._give_up(let_through)
            raise

    @property
    def busy(self) -> bool:
        """Tell whether requests wait for their turn."""
        return len(self._waiting) > len(self._given_up)

    def _give_up(self, let_through: asyncio.Event) -> None:
        """Leave one's turn to the others, since the request has found another way."""
        if let_through.is_set():
            self._left += 1.0
        else:
            self._given_up.add(let_through)

    def _count(self) -> None:
        now = self._now()
        self._left = min(AT_ONCE, self._left + max(0.0, now - self._counted_at) * self._per_second)
        self._counted_at = now

    def _arm(self) -> None:
        if self._timer is None and self._waiting:
            delay = max(0.0, (1.0 - self._left) / self._per_second)
            self._timer = asyncio.get_running_loop().call_later(delay, self._let_through)

    def _let_through(self) -> None:
        self._timer = None
        self._count()
        # Clocks are coarse: the one for whom the timer was set may go even if a hair is missing.
        while self._waiting and self._left >= 0.999:
            let_through = heapq.heappop(self._waiting)[2]
            if let_through in self._given_up:
                self._given_up.remove(let_through)
            else:
                self._left -= 1.0
                let_through.set()
        self._arm()


class Routes:
    """Send, edit and delete messages, by the token of a press where there is one, else by the bot's own.

    Everything raises one of `Failure`; `trouble` says what it means.
    """

    def __init__(self, client: discord.Client, now: Callable[[], float]) -> None:
        self._client = client
        self._now = now
        self._budget = Budget(now)

    @property
    def busy(self) -> bool:
        """Tell whether the bot's own requests wait for each other."""
        return self._budget.busy

    async def turn(self, since: float | None = None) -> None:
        """Wait until a request of the bot's own may go out; `since` is when its need arose, else now."""
        await self._budget.turn(self._now() if since is None else since)

    async def edit_by(self, handle: Handle, view: ui.LayoutView) -> None:
        """Edit the message of a handle."""
        async with asyncio.timeout(PATIENCE):
            await self._edit_by(handle, view)

    async def delete_by(self, handle: Handle) -> None:
        """Delete the message of a handle."""
        async with asyncio.timeout(PATIENCE):
            if handle.message_id is not None:
                await self._webhook(handle).delete_message(handle.message_id)
            else:
                await self._delete_original(handle)

    async def post_by(self, handle: Handle, view: ui.LayoutView) -> int:
        """Post for everybody after an interaction that was answered already; return the message's id."""
        async with asyncio.timeout(PATIENCE):
            return (await self._webhook(handle).send(view=view, wait=True)).id

    async def edit(self, channel_id: int, message_id: int, view: ui.LayoutView) -> None:
        """Edit a message with the bot's own token, whose turn it is."""
        async with asyncio.timeout(PATIENCE):
            await self._message(channel_id, message_id).edit(view=view)

    async def post(self, channel_id: int, view: ui.LayoutView) -> int:
        """Post with the bot's own token, whose turn it is; return the message's id."""
        async with asyncio.timeout(PATIENCE):
            return (await self._client.get_partial_messageable(channel_id).send(view=view)).id

    async def ping(self, channel_id: int, text: str, user_id: int, handle: Handle | None) -> int:
        """Post a line that mentions one person, and nobody else; return the message's id."""
        only = mentions([user_id])
        if handle is None:
            await self.turn()
        async with asyncio.timeout(PATIENCE):
            if handle is not None:
                return (await self._webhook(handle).send(text, wait=True, allowed_mentions=only)).id
            channel = self._client.get_partial_messageable(channel_id)
            return (await channel.send(text, allowed_mentions=only)).id

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of ours with the bot's own token."""
        await self.turn()
        async with asyncio.timeout(PATIENCE):
            await self._message(channel_id, message_id).delete()

    async def _edit_by(self, handle: Handle, view: ui.LayoutView) -> None:
        """Edit as discord.py does, which would go on to make a message of what comes back."""
        webhook, none, adapter = self._webhook(handle), discord.AllowedMentions.none(), async_context.get()
        place = handle.application_id, handle.token
        with handle_message_parameters(view=view, previous_allowed_mentions=none) as parameters:
            way: Any = {"session": webhook.session, "proxy": webhook.proxy, "proxy_auth": webhook.proxy_auth}
            way["payload"] = parameters.payload
            if handle.message_id is None:
                await adapter.edit_original_interaction_response(*place, **way)
            else:
                await adapter.edit_webhook_message(*place, handle.message_id, with_components=True, **way)

    async def _delete_original(self, handle: Handle) -> None:
        webhook = self._webhook(handle)
        await async_context.get().delete_original_interaction_response(
            handle.application_id,
            handle.token,
            session=webhook.session,
            proxy=webhook.proxy,
            proxy_auth=webhook.proxy_auth,
        )

    def _webhook(self, handle: Handle) -> discord.Webhook:
        webhook = discord.Webhook.partial(handle.application_id, handle.token, client=self._client)
        webhook.proxy, webhook.proxy_auth = self._client.http.proxy, self._client.http.proxy_auth
        return webhook

    def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
