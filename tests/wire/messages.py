"""Messages: how they come to be, change and go, whichever route that is asked through."""

from tests.wire.payloads import channel_json, message_json, numbered
from tests.wire.refusals import (
    archived,
    empty,
    locked,
    missing_access,
    missing_permissions,
    too_fast,
    unknown_channel,
    unknown_message,
)
from tests.wire.world import EPHEMERAL, LAYOUT, LOADING, Channel, Json, Message, User, World

OLD = 60 * 60.0
"""Seconds after which a message counts as old."""

EDITS_OF_OLD, WINDOW = 3, 20.0
"""How often an old message may be edited in how many seconds."""


def channel_of(world: World, channel_id: int) -> Channel:
    """Find a channel that the bot may look into."""
    channel = world.channels.get(channel_id)
    if channel is None:
        raise unknown_channel()
    if channel.guild_id not in world.guilds or not channel.rights.view_channel:
        raise missing_access()
    return channel


def require(channel: Channel, *rights: str) -> None:
    """Refuse what the bot may not do in a channel."""
    if not all(getattr(channel.rights, right) for right in rights):
        raise missing_permissions()


def require_room(channel: Channel) -> None:
    """Refuse a message where none can be written; one in an archived thread opens it again."""
    if channel.locked:
        raise locked()


def require_open(channel: Channel) -> None:
    """Refuse to change what is archived."""
    if channel.archived:
        raise archived()


def message_of(world: World, message_id: int | None) -> Message:
    """Find a message."""
    message = world.messages.get(message_id or 0)
    if message is None:
        raise unknown_message()
    return message


def post(
    world: World,
    channel: Channel,
    author: User,
    body: Json,
    *,
    reader: int | None = None,
    loading: bool = False,
) -> Message:
    """Write a message, for one reader or for all."""
    if not loading and not any(body.get(part) for part in ("content", "components", "embeds", "attachments")):
        raise empty()
    private = EPHEMERAL if reader is not None else 0
    flags = (body.get("flags") or 0) & LAYOUT | private | (LOADING if loading else 0)
    message = Message(world.ids.next(), channel.id, author, world.now(), flags=flags, reader=reader)
    _write(message, body)
    world.add(message)
    if channel.archived:
        archive(world, channel, shut=False)
    _tell(world, "MESSAGE_CREATE", message)
    return message


def edit(world: World, message: Message, body: Json) -> Message:
    """Change what a message shows; the layout flag never goes away."""
    message.flags = (message.flags | (body.get("flags") or 0) & LAYOUT) & ~LOADING
    _write(message, body)
    message.edits += 1
    _tell(world, "MESSAGE_UPDATE", message)
    return message


def spare_if_old(world: World, message: Message) -> None:
    """Refuse to edit an old message often."""
    now = world.now()
    if now - message.created_at > OLD:
        message.late_edits = [at for at in message.late_edits if at > now - WINDOW]
        if len(message.late_edits) >= EDITS_OF_OLD:
            raise too_fast(message.late_edits[0] + WINDOW - now, code=30046)
        message.late_edits.append(now)


def delete(world: World, message: Message) -> None:
    """Take a message away."""
    world.remove(message)
    if message.reader is None:
        channel = world.channels[message.channel_id]
        told = {"id": str(message.id), "channel_id": str(channel.id), "guild_id": str(channel.guild_id)}
        world.tell("MESSAGE_DELETE", told, channel.guild_id)


def archive(world: World, thread: Channel, *, shut: bool = True) -> None:
    """Archive a thread, or open it again."""
    thread.archived = shut
    world.tell("THREAD_UPDATE", channel_json(thread, world), thread.guild_id)


def _write(message: Message, body: Json) -> None:
    message.content = body["content"] or "" if "content" in body else message.content
    message.embeds = body["embeds"] or [] if "embeds" in body else message.embeds
    message.components = numbered(body["components"] or []) if "components" in body else message.components


def _tell(world: World, event: str, message: Message) -> None:
    """Send an event of a public message; Discord sends none of private ones to a bot of these intents."""
    if message.reader is None:
        guild_id = world.channels[message.channel_id].guild_id
        world.tell(event, message_json(message, world) | {"guild_id": str(guild_id)}, guild_id)
