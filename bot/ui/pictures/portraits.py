"""Portraits: the names and avatars of a server's people, fetched from Discord and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

import discord
import structlog

from bot.ui.routes import Failure

from .avatars import Portrait
from .lettering import legible

PATIENCE = 2.0
"""Seconds that a picture waits for a name, and then for an avatar; without them it shows letters."""

SIZE = 128
LARGEST = 128 * 1024
"""Bytes of an avatar that is worth keeping: one of that size needs half of them at worst."""

MOST = 500
"""Avatars and names that are kept, those used last."""

FRESH = 3600.0
"""Seconds after which a name is asked for again."""

K = TypeVar("K")
V = TypeVar("V")

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class _Known:
    member: discord.Member | None
    until: float


class Portraits:
    """The people whom pictures show; `turn` waits until a request of the bot's own may go out."""

    def __init__(
        self, client: discord.Client, turn: Callable[[], Awaitable[None]], now: Callable[[], float]
    ) -> None:
        self._client = client
        self._turn = turn
        self._now = now
        self._members: OrderedDict[tuple[int, int], _Known] = OrderedDict()
        self._avatars: OrderedDict[str, bytes] = OrderedDict()

    async def of_user(self, user: discord.abc.User, otherwise: str) -> Portrait:
        """Show somebody whom Discord has just told of."""
        return Portrait(user.id, legible(user.display_name, otherwise), await self._avatar(user))

    async def of_members(self, guild_id: int, called: Mapping[int, str]) -> list[Portrait]:
        """Show people by their ids, in order; who is not in the server is named as they are `called`."""
        return await asyncio.gather(
            *(self._of_member(guild_id, user_id, otherwise) for user_id, otherwise in called.items())
        )

    async def _of_member(self, guild_id: int, user_id: int, otherwise: str) -> Portrait:
        member = await self._member(guild_id, user_id)
        return Portrait(user_id, otherwise) if member is None else await self.of_user(member, otherwise)

    async def _member(self, guild_id: int, user_id: int) -> discord.Member | None:
        known = self._members.get((guild_id, user_id))
        if known is not None and known.until > self._now():
            self._members.move_to_end((guild_id, user_id))
            return known.member
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                await self._turn()
                member = await guild.fetch_member(user_id)
        except discord.NotFound:
            member = None  # they have left
        except Failure as error:
            log.info("member_not_fetched", error=str(error))
            return None
        _keep(self._members, (guild_id, user_id), _Known(member, self._now() + FRESH))
        return member

    async def _avatar(self, user: discord.abc.User) -> bytes | None:
        """Fetch somebody's own avatar; its address changes with the picture."""
        if user.display_avatar == user.default_avatar:
            return None
        asset = user.display_avatar.replace(size=SIZE, format="png")
        kept = self._avatars.get(asset.url)
        if kept is not None:
            self._avatars.move_to_end(asset.url)
            return kept
        try:
            async with asyncio.timeout(PATIENCE):
                avatar = await asset.read()
        except Failure as error:
            log.info("avatar_not_fetched", error=str(error))
            return None
        if len(avatar) > LARGEST:
            return None
        _keep(self._avatars, asset.url, avatar)
        return avatar


def _keep(kept: OrderedDict[K, V], key: K, value: V) -> None:
    kept[key] = value
    kept.move_to_end(key)
    while len(kept) > MOST:
        kept.popitem(last=False)
