"""The application: its commands and emojis, and where its gateway is."""

import base64
import binascii
from itertools import count

from tests.wire.payloads import user_json
from tests.wire.refusals import not_understood, unknown_emoji
from tests.wire.routes import Call, route
from tests.wire.world import Json

COMMANDS = "/applications/{application}/commands"
EMOJIS = "/applications/{application}/emojis"
LARGEST_EMOJI = 256 * 1024


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def describe(call: Call) -> Json:
    """Describe the application."""
    bot = call.world.application
    return {
        "id": str(bot.id),
        "name": bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "flags": 0,
        "owner": user_json(bot),
        "team": None,
    }


@route("GET", "/gateway")
def point_to_gateway(call: Call) -> Json:
    """Say where the gateway is."""
    return {"url": call.world.gateway}


@route("GET", "/gateway/bot")
def advise_on_gateway(call: Call) -> Json:
    """Say where the gateway is, and how many shards the bot should have."""
    limit = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
    return {"url": call.world.gateway, "shards": call.world.shards, "session_start_limit": limit}


@route("GET", COMMANDS)
def list_commands(call: Call) -> list[Json]:
    """List the commands, with their translations where those are asked for."""
    wanted = call.query.get("with_localizations") == "true"
    return call.world.commands if wanted else [_untranslated(command) for command in call.world.commands]


def _untranslated(part: Json) -> Json:
    kept = {key: value for key, value in part.items() if not key.endswith("_localizations")}
    return kept | {
        key: list(map(_untranslated, part[key])) for key in ("options", "choices") if part.get(key)
    }


@route("PUT", COMMANDS)
def put_commands(call: Call) -> list[Json]:
    """Put these commands in place of all there were."""
    world, versions = call.world, count(1)
    world.commands = [
        {
            "type": 1,
            "description": "",
            "options": [],
            "default_member_permissions": None,
            "nsfw": False,
            "dm_permission": True,
        }
        | command
        | {
            "id": str(world.ids.next()),
            "application_id": str(world.application.id),
            "version": str(next(versions)),
        }
        for command in call.body
    ]
    return world.commands


@route("GET", EMOJIS)
def list_emojis(call: Call) -> Json:
    """List the application's emojis."""
    return {"items": list(call.world.emojis.values())}


@route("POST", EMOJIS)
def make_emoji(call: Call) -> Json:
    """Make an emoji; its name is unique and its picture small."""
    world, name = call.world, call.body["name"]
    if any(emoji["name"] == name for emoji in world.emojis.values()):
        raise not_understood(["name: there is one already"])
    if _size(call.body["image"]) > LARGEST_EMOJI:
        raise not_understood(["image: larger than 256 KiB"])
    emoji_id = world.ids.next()
    world.emojis[emoji_id] = {
        "id": str(emoji_id),
        "name": name,
        "roles": [],
        "user": user_json(world.application),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
    return world.emojis[emoji_id]


@route("GET", EMOJIS + "/{emoji}")
def look_at_emoji(call: Call) -> Json:
    """Fetch an emoji."""
    emoji = call.world.emojis.get(call.id("emoji"))
    if emoji is None:
        raise unknown_emoji()
    return emoji


@route("DELETE", EMOJIS + "/{emoji}")
def drop_emoji(call: Call) -> None:
    """Delete an emoji."""
    if call.world.emojis.pop(call.id("emoji"), None) is None:
        raise unknown_emoji()


def _size(image: str) -> int:
    head, _, written = image.partition(",")
    try:
        return (
            len(base64.b64decode(written, validate=True)) if head.endswith(";base64") else LARGEST_EMOJI + 1
        )
    except binascii.Error:
        raise not_understood(["image: no picture"]) from None
