"""The tree of slash commands: telling Discord what is in it, and answering when one fails."""

from __future__ import annotations

import secrets
from typing import Any, cast

import discord
import structlog
from discord import app_commands

from bot.ui.words import Words
from data import StorageError

# Discord adds these to what we tell it, and leaves out what is empty.
_ADDED = frozenset({"id", "application_id", "version", "guild_id", "dm_permission"})

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class Tree(app_commands.CommandTree[discord.Client]):
    """The slash commands of one bot, which answer kindly when they fail."""

    async def on_error(
        self, interaction: discord.Interaction[discord.Client], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer whoever asked in private, kindly; log what was not their doing."""
        words = Words.of(interaction.locale)
        match error:
            case app_commands.CommandOnCooldown():
                text = words("failed-cooldown", seconds=max(1, round(error.retry_after)))
            case app_commands.CheckFailure():
                text = words("failed-permission")
            case app_commands.CommandSignatureMismatch() | app_commands.CommandNotFound():
                text = words("failed-outdated")
            case app_commands.TransformerError():
                text = words("failed-option", value=str(error.value))
            case app_commands.CommandInvokeError(original=StorageError() as lost):
                log.warning("storage_failed", reason=lost.message, detail=lost.detail)
                text = words("failed-storage")
            case _:
                code = secrets.token_hex(2).upper()
                name = interaction.command.qualified_name if interaction.command else None
                log.error("command_failed", code=code, command=name, exc_info=error)
                text = words("failed", code=code)
        await _tell(interaction, text)


async def sync_if_changed(tree: app_commands.CommandTree[Any]) -> bool:
    """Tell Discord our commands where it knows others, and return whether it did.

    Raises discord.HTTPException when Discord refuses them or cannot be reached.
    """
    client: discord.Client = tree.client
    if client.application_id is None:
        raise discord.MissingApplicationID
    known = await client.http.get_global_commands(client.application_id)
    ours = [command.to_dict(tree) for command in tree.get_commands()]
    if _by_name(known) == _by_name(ours):
        return False
    await tree.sync()
    log.info("commands_synced", commands=len(ours))
    return True


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
