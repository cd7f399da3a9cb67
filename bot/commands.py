"""The tree of slash commands: telling Discord what is in it, and answering when one fails."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, cast

import discord
import structlog
from discord import app_commands
from discord.http import Route
from structlog.contextvars import bind_contextvars

from bot.drain import InHand
from bot.ui.arrival import UNKNOWN, Ending
from bot.ui.cooldowns import TooSoon
from bot.ui.mishaps import new_code
from bot.ui.reading import words_for
from bot.watching.watch import Watch
from data import StorageError

# Discord adds these to what we tell it, and leaves out what is empty.
_ADDED = frozenset({"id", "application_id", "version", "guild_id", "dm_permission"})

AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu

Recognise = Callable[[discord.Interaction[Any]], Awaitable[None]]
"""Finds out in which language somebody reads."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class Tree(app_commands.CommandTree[discord.Client]):
    """The slash commands of one bot, which answer kindly when they fail; `watch` is told of all of them.

    `in_hand` are those that run, and `recognise` is asked before each in which language its answer is read.
    """

    watch = Watch()

    def __init__(self, client: discord.Client) -> None:
        super().__init__(client)
        self.in_hand = InHand()
        self.recognise: Recognise = _unknown

    async def interaction_check(self, interaction: discord.Interaction[discord.Client], /) -> bool:
        """Have every line that is logged for a command name it; nobody is kept from it here."""
        bind_contextvars(command=name_of(interaction))
        self.watch.came(interaction.type.name)
        self.in_hand.take()
        await self.recognise(interaction)
        return True

    async def on_error(
        self, interaction: discord.Interaction[discord.Client], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer whoever asked in private, kindly; log what was not their doing."""
        words, ending = words_for(interaction), Ending.OUTDATED
        match error:
            case TooSoon(seconds=seconds):
                text, ending = words("failed-cooldown", seconds=seconds), Ending.TOO_SOON
            case app_commands.CheckFailure():
                text = words("failed-permission")
            case app_commands.CommandSignatureMismatch() | app_commands.CommandNotFound():
                text = words("failed-outdated")
            case app_commands.TransformerError():
                text = words("failed-option", value=words.text(str(error.value)))
            case app_commands.CommandInvokeError(original=StorageError() as lost):
                log.warning("storage_failed", reason=lost.message, detail=lost.detail)
                text, ending = words("failed-storage"), Ending.FAILED
            case _:
                code = new_code()
                log.error("command_failed", code=code, exc_info=error)
                text, ending = words("failed", code=code), Ending.FAILED
        await _tell(interaction, text)
        self.watch.ended(name_of(interaction), ending)


def name_of(interaction: discord.Interaction[Any]) -> str:
    """Name the command of an interaction, as people type it, where there is such a one."""
    return interaction.command.qualified_name if interaction.command else UNKNOWN


async def sync_if_changed(tree: app_commands.CommandTree[Any]) -> bool:
    """Tell Discord our commands where it knows others, and return whether it did.

    Raises discord.HTTPException when Discord refuses them or cannot be reached.
    """
    client: discord.Client = tree.client
    if client.application_id is None:
        raise discord.MissingApplicationID
    known = await client.http.request(
        Route("GET", "/applications/{application_id}/commands", application_id=client.application_id),
        # Without it, Discord leaves the translations out.
        params={"with_localizations": "true"},
    )
    ours = [await _told(command, tree) for command in tree.get_commands()]
    if _by_name(known) == _by_name(ours):
        return False
    await tree.sync()
    log.info("commands_synced", commands=len(ours))
    return True


async def _unknown(_: discord.Interaction[Any]) -> None:
    """Know nobody: answers are in the language of each one's Discord."""


async def _told(command: AnyCommand, tree: app_commands.CommandTree[Any]) -> dict[str, Any]:
    """Write a command as Discord is told of it, in every language."""
    if tree.translator is None:
        return command.to_dict(tree)
    return await command.get_translated_payload(tree, tree.translator)


async def _tell(interaction: discord.Interaction[discord.Client], text: str) -> None:
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)
    except discord.HTTPException as error:
        # Too late, or the channel is gone: there is nobody left to tell.
        log.warning("failure_not_told", error=str(error))


def _by_name(commands: Any) -> dict[str, Any]:
    return {command["name"]: _essence(command) for command in commands}


def _essence(part: Any) -> Any:
    match part:
        case dict():
            told = cast("dict[str, Any]", part)
            return {key: _essence(value) for key, value in told.items() if value and key not in _ADDED} | (
                {"default_member_permissions": str(told["default_member_permissions"])}
                if told.get("default_member_permissions") is not None
                else {}
            )
        case list():
            return [_essence(one) for one in cast("list[Any]", part)]
        case _:
            return part
