"""Payloads: the things of the world as Discord writes them, as much of each as discord.py reads."""

from datetime import UTC, datetime
from itertools import count

import discord

from tests.wire.world import ALL_RIGHTS, TEXT, THREAD, Channel, Guild, Interaction, Json, Message, User, World

PLAYER = (discord.Permissions.general() | discord.Permissions.text()) & ~discord.Permissions.elevated()
"""What somebody may do who looks after nothing."""

AT = "2026-01-01T00:00:00+00:00"


def iso(at: float) -> str:
    """Write a moment."""
    return datetime.fromtimestamp(at, UTC).isoformat()


def user_json(user: User) -> Json:
    """Write somebody."""
    return {
        "id": str(user.id),
        "username": user.name.lower().replace(" ", "_"),
        "global_name": user.name,
        "discriminator": "0",
        "avatar": None,
        "bot": user.bot,
    }


def member_json(user: User) -> Json:
    """Write a member of a server."""
    standing = {"nick": None, "roles": [], "joined_at": AT, "deaf": False, "mute": False, "flags": 0}
    return {"user": user_json(user)} | standing


def channel_json(channel: Channel, world: World) -> Json:
    """Write a channel or a thread."""
    told = {"id": str(channel.id), "guild_id": str(channel.guild_id), "name": channel.name}
    if channel.parent_id is None:
        return told | {"type": TEXT, "position": 0, "permission_overwrites": _overwrites(channel, world)}
    metadata = {
        "archived": channel.archived,
        "locked": channel.locked,
        "auto_archive_duration": 1440,
        "archive_timestamp": AT,
    }
    return told | {
        "type": THREAD,
        "parent_id": str(channel.parent_id),
        "owner_id": str(world.application.id),
        "message_count": 0,
        "member_count": 1,
        "thread_metadata": metadata,
    }


def _overwrites(channel: Channel, world: World) -> list[Json]:
    if not channel.denied.value:
        return []
    denied = {"id": str(world.application.id), "type": 1, "allow": "0", "deny": str(channel.denied.value)}
    return [denied]


def guild_json(guild: Guild, world: World) -> Json:
    """Write a server as it arrives through the gateway."""
    channels, threads = ([*world.channels_of(guild, threads=one)] for one in (False, True))
    colours = {"primary_color": 0, "secondary_color": None, "tertiary_color": None}
    everyone = {
        "id": str(guild.id),
        "name": "@everyone",
        "permissions": str(ALL_RIGHTS.value),
        "position": 0,
        "color": 0,
        "colors": colours,
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    return {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "roles": [everyone],
        "channels": [channel_json(one, world) for one in channels],
        "threads": [channel_json(one, world) for one in threads],
        "members": [member_json(world.application)],
        "member_count": len(guild.members) + 1,
        "emojis": [],
        "stickers": [],
        "features": [],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "preferred_locale": guild.locale,
        "large": False,
        "unavailable": False,
    }


def message_json(message: Message, world: World) -> Json:
    """Write a message, as Discord gives it back."""
    ours = message.author is world.application
    return {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "author": user_json(message.author),
        "content": message.content,
        "timestamp": iso(message.created_at),
        "edited_timestamp": iso(world.now()) if message.edits else None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": message.embeds,
        "pinned": False,
        "type": 0,
        "flags": message.flags,
        "components": message.components,
    } | ({"application_id": str(world.application.id)} if ours else {})


def interaction_json(interaction: Interaction, data: Json, world: World) -> Json:
    """Write an interaction as it arrives through the gateway."""
    guild = world.guilds[interaction.guild_id]
    channel = world.channels[interaction.channel_id]
    moderates = interaction.user.id == guild.owner_id
    rights = str((ALL_RIGHTS if moderates else PLAYER).value)
    pressed = interaction.pressed
    return {
        "id": str(interaction.id),
        "application_id": str(world.application.id),
        "type": interaction.kind,
        "token": interaction.token,
        "version": 1,
        "data": data,
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "channel_id": str(channel.id),
        "channel": channel_json(channel, world) | {"permissions": rights},
        "member": member_json(interaction.user) | {"permissions": rights},
        "locale": interaction.user.locale,
        "guild_locale": guild.locale,
        "app_permissions": str(channel.rights.value),
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(guild.id)},
        "context": 0,
        "attachment_size_limit": 10485760,
    } | ({"message": message_json(pressed, world)} if pressed else {})


def numbered(components: list[Json]) -> list[Json]:
    """Give components back as Discord does, each with an id of its own."""
    ids = count(1)

    def number(part: Json) -> Json:
        told: Json = {"id": next(ids)} | part
        if "components" in part:
            told["components"] = [number(one) for one in part["components"]]
        if "accessory" in part:
            told["accessory"] = number(part["accessory"])
        return told

    return [number(part) for part in components]
