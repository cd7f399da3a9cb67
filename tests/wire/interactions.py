"""Interactions: the first answer within three seconds, and what may follow for a quarter of an hour."""

import time

from tests.wire.messages import delete, edit, message_of, post, require_open, require_room, spare_if_old
from tests.wire.payloads import message_json
from tests.wire.refusals import (
    answered_already,
    dead_token,
    not_understood,
    unknown_interaction,
    unknown_message,
    unknown_webhook,
)
from tests.wire.routes import Call, route
from tests.wire.world import EPHEMERAL, LOADING, Interaction, Json, Message, World

PROMPT, LIFE = 3.0, 15 * 60.0
"""Seconds in which an interaction must be answered, and in which its token can be used."""

MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, FORM = 4, 5, 6, 7, 8, 9
COMMAND, PRESS, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5

ORIGINAL = "/webhooks/{application}/{token}/messages/@original"
FOLLOWUP = "/webhooks/{application}/{token}/messages/{message}"


@route("POST", "/interactions/{interaction}/{token}/callback")
def answer(call: Call) -> Json | None:
    """Take the first answer to an interaction."""
    world, body = call.world, call.body or {}
    interaction = world.interactions.get(call.path["token"])
    if interaction is None or interaction.id != call.id("interaction"):
        raise unknown_interaction()
    if interaction.kind_of_answer is not None:
        raise answered_already()
    if world.now() - interaction.created_at > PROMPT:
        raise unknown_interaction()
    kind, data = body.get("type", 0), body.get("data") or {}
    message = _show(world, interaction, kind, data)
    interaction.kind_of_answer = kind
    interaction.answered_at = time.monotonic()
    interaction.original = message.id if message else None
    interaction.told = data if kind in (MESSAGE, UPDATE) else None
    interaction.answered.set()
    return _answered(world, interaction, kind, message) if "with_response" in call.query else None


def _show(world: World, interaction: Interaction, kind: int, data: Json) -> Message | None:
    if kind in (MESSAGE, DEFERRED_MESSAGE):
        channel = world.channels[interaction.channel_id]
        reader = interaction.user.id if (data.get("flags") or 0) & EPHEMERAL else None
        if reader is None:
            require_room(channel)
        waits = kind == DEFERRED_MESSAGE
        return post(world, channel, world.application, data, reader=reader, loading=waits)
    if kind in (DEFERRED_UPDATE, UPDATE):
        if interaction.pressed is None:
            raise not_understood([f"an answer of type {kind} is for presses"])
        message = message_of(world, interaction.pressed.id)
        return edit(world, message, data) if kind == UPDATE else message
    if kind == FORM and interaction.kind != SUBMIT:
        interaction.form = data
        return None
    if kind == CHOICES and interaction.kind == AUTOCOMPLETE:
        interaction.form = data
        return None
    raise not_understood([f"an answer of type {kind} to an interaction of type {interaction.kind}"])


def _answered(world: World, interaction: Interaction, kind: int, message: Message | None) -> Json:
    told: Json = {"id": str(interaction.id), "type": interaction.kind}
    if message is None:
        return {"interaction": told, "resource": {"type": kind}}
    told |= {
        "response_message_id": str(message.id),
        "response_message_loading": bool(message.flags & LOADING),
        "response_message_ephemeral": message.reader is not None,
    }
    return {"interaction": told, "resource": {"type": kind, "message": message_json(message, world)}}


@route("POST", "/webhooks/{application}/{token}")
def follow_up(call: Call) -> Json | None:
    """Post after the first answer; where that has only been announced, this is it."""
    world, interaction, body = call.world, _alive(call), call.body or {}
    original = world.messages.get(interaction.original or 0)
    if original is not None and original.flags & LOADING:
        interaction.told = body
        return message_json(edit(world, original, body), world)
    channel = world.channels[interaction.channel_id]
    reader = interaction.user.id if (body.get("flags") or 0) & EPHEMERAL else None
    if reader is None:
        require_room(channel)
    message = post(world, channel, world.application, body, reader=reader)
    interaction.followups.add(message.id)
    return message_json(message, world)


@route("GET", ORIGINAL)
@route("GET", FOLLOWUP)
def look(call: Call) -> Json:
    """Fetch an answer."""
    return message_json(_theirs(call, _alive(call)), call.world)


@route("PATCH", ORIGINAL)
@route("PATCH", FOLLOWUP)
def change(call: Call) -> Json:
    """Edit an answer; one that was only announced is told by it."""
    interaction = _alive(call)
    message = _theirs(call, interaction)
    if message.id == interaction.original and interaction.told is None:
        interaction.told = call.body or {}
    if message.reader is None:
        require_open(call.world.channels[message.channel_id])
        spare_if_old(call.world, message)
    return message_json(edit(call.world, message, call.body or {}), call.world)


@route("DELETE", ORIGINAL)
@route("DELETE", FOLLOWUP)
def take_away(call: Call) -> None:
    """Delete an answer."""
    delete(call.world, _theirs(call, _alive(call)))


def _alive(call: Call) -> Interaction:
    interaction = call.world.interactions.get(call.path["token"])
    if interaction is None or call.id("application") != call.world.application.id:
        raise unknown_webhook()
    if call.world.now() - interaction.created_at > LIFE:
        raise dead_token()
    if interaction.kind_of_answer is None:
        raise unknown_webhook()
    return interaction


def target(world: World, token: str, written: str) -> int | None:
    """Tell which message a token's route is about; `written` is @original or an id."""
    interaction = world.interactions.get(token)
    if interaction is None:
        return None
    if written == "@original":
        return interaction.original
    message_id = int(written) if written.isdecimal() else 0
    return message_id if message_id in {interaction.original, *interaction.followups} else None


def _theirs(call: Call, interaction: Interaction) -> Message:
    message_id = target(call.world, interaction.token, call.path.get("message", "@original"))
    if message_id is None:
        raise unknown_message()
    return message_of(call.world, message_id)
