"""Channels: what the bot does there with its own token."""

from tests.wire.messages import (
    channel_of,
    delete,
    edit,
    message_of,
    post,
    require,
    require_open,
    require_room,
    spare_if_old,
)
from tests.wire.payloads import channel_json, member_json, message_json, user_json
from tests.wire.refusals import unknown_guild, unknown_member, unknown_message, written_by_another
from tests.wire.routes import Call, route
from tests.wire.world import Channel, Json, Message

MESSAGE = "/channels/{channel}/messages/{message}"


@route("GET", "/channels/{channel}")
def look_at_channel(call: Call) -> Json:
    """Fetch a channel."""
    return channel_json(channel_of(call.world, call.id("channel")), call.world)


@route("POST", "/channels/{channel}/messages")
def write(call: Call) -> Json:
    """Post a message."""
    world, channel = call.world, channel_of(call.world, call.id("channel"))
    require(channel, "send_messages" if channel.parent_id is None else "send_messages_in_threads")
    require_room(channel)
    return message_json(post(world, channel, world.application, call.body or {}), world)


@route("GET", MESSAGE)
def look_at_message(call: Call) -> Json:
    """Fetch a message."""
    channel = channel_of(call.world, call.id("channel"))
    require(channel, "read_message_history")
    return message_json(_public(call, channel), call.world)


@route("PATCH", MESSAGE)
def change(call: Call) -> Json:
    """Edit a message of the bot's own."""
    world, channel = call.world, channel_of(call.world, call.id("channel"))
    message = _public(call, channel)
    if message.author is not world.application:
        raise written_by_another()
    require_open(channel)
    spare_if_old(world, message)
    return message_json(edit(world, message, call.body or {}), world)


@route("DELETE", MESSAGE)
def take_away(call: Call) -> None:
    """Delete a message."""
    channel = channel_of(call.world, call.id("channel"))
    message = _public(call, channel)
    require_open(channel)
    if message.author is not call.world.application:
        require(channel, "manage_messages")
    delete(call.world, message)


def _public(call: Call, channel: Channel) -> Message:
    """Find a message; a private one is unknown to the bot's own token."""
    message = message_of(call.world, call.id("message"))
    if message.channel_id != channel.id or message.reader is not None:
        raise unknown_message()
    return message


@route("POST", "/channels/{channel}/threads")
def open_thread(call: Call) -> Json:
    """Make a public thread."""
    world, parent = call.world, channel_of(call.world, call.id("channel"))
    require(parent, "create_public_threads")
    thread = world.thread(parent, call.body["name"])
    thread.denied = parent.denied
    told = channel_json(thread, world)
    world.tell("THREAD_CREATE", told | {"newly_created": True}, thread.guild_id)
    return told


@route("GET", "/guilds/{guild}/members/{user}")
def look_at_member(call: Call) -> Json:
    """Fetch a member of a server."""
    guild = call.world.guilds.get(call.id("guild"))
    if guild is None:
        raise unknown_guild()
    user = guild.members.get(call.id("user"))
    if user is None:
        raise unknown_member()
    return member_json(user)


@route("GET", "/users/@me")
def look_at_oneself(call: Call) -> Json:
    """Fetch the bot's own account."""
    return user_json(call.world.application)
