"""The description of Discord's API that Discord publishes, where DISCORD_OPENAPI names a file with it."""

import json
import os
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import orjson

Json = dict[str, Any]

SETTING = "DISCORD_OPENAPI"
MISSING = f"{SETTING} names no file: requests are not held against Discord's description of its API"
HERE, BY_TYPE = "urn:discord", "byType"

ROUTES = (
    "/interactions/{interaction_id}/{interaction_token}/callback",
    "/webhooks/{webhook_id}/{webhook_token}",
    "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
    "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
    "/channels/{channel_id}",
    "/channels/{channel_id}/messages",
    "/channels/{channel_id}/messages/{message_id}",
    "/channels/{channel_id}/threads",
    "/applications/@me",
    "/applications/{application_id}/commands",
    "/applications/{application_id}/commands/{command_id}",
    "/applications/{application_id}/emojis",
    "/applications/{application_id}/emojis/{emoji_id}",
    "/guilds/{guild_id}/members/{user_id}",
    "/gateway",
    "/gateway/bot",
    "/oauth2/applications/@me",
    "/users/@me",
)
"""The routes that a bot like ours calls, in the words of the description."""

_PATTERNS = [(re.compile(re.sub(r"\{\w+\}", "[^/]+", route)), route) for route in ROUTES]


def route_of(path: str) -> str:
    """Find the route of a path, itself where it is none of ours."""
    bare = path.partition("?")[0]
    return next((route for pattern, route in _PATTERNS if pattern.fullmatch(bare)), bare)


@cache
def description() -> Json | None:
    """Read the description once, and have it say what is wrong with one of several shapes."""
    file = os.environ.get(SETTING)
    if not file:
        return None
    document: Json = json.loads(Path(file).read_text(encoding="utf-8"))
    schemas = document["components"]["schemas"]
    # discord.py sends the ids of emojis as numbers, which Discord takes.
    schemas["SnowflakeType"] = {"type": ["string", "integer"]}
    for name, schema in schemas.items():
        _settle(schema, schemas)
        # Discord overlooks fields that it does not know; in a component one is a slip of ours.
        if "Component" in name and schema.get("type") == "object":
            schema.setdefault("additionalProperties", False)
    return document


def described(method: str, route: str, body: Any) -> list[str]:
    """List how a body differs from the description."""
    return list(_described(method.lower(), route, orjson.dumps(body)))


@lru_cache(maxsize=4096)
def _described(method: str, route: str, sent: bytes) -> tuple[str, ...]:
    """Judge a body once: every bot that starts sends the same commands, which take the longest."""
    body = orjson.loads(sent)
    operation = ((description() or {}).get("paths", {}).get(route) or {}).get(method)
    if operation is None:
        return (f"the description has no {method.upper()} {route}",)
    if body is None:
        return ()
    validator = _validator(method, route)
    return () if validator is None else tuple(_say(error) for error in validator.iter_errors(body))


@cache
def _validator(method: str, route: str) -> Any:
    """Compile what the description says of a body, once for every operation."""
    from jsonschema import Draft202012Validator
    from jsonschema.validators import extend
    from referencing import Registry
    from referencing.jsonschema import DRAFT202012

    document = description() or {}
    content = (document["paths"][route][method].get("requestBody") or {}).get("content") or {}
    if "application/json" not in content:
        return None
    resource = DRAFT202012.create_resource(document)
    registry = Registry().with_resource(HERE, resource)
    _settle(content["application/json"]["schema"], document["components"]["schemas"])
    pointer = f"#/paths/{route.replace('/', '~1')}/{method}/requestBody/content/application~1json/schema"
    return extend(Draft202012Validator, {BY_TYPE: _by_type})({"$ref": HERE + pointer}, registry=registry)


def _settle(schema: Any, schemas: Json) -> None:
    """Have a choice of shapes go by their `type`: else an error says only that none of them fits."""
    if isinstance(schema, list):
        for one in schema:
            _settle(one, schemas)
    if not isinstance(schema, dict):
        return
    for word in ("oneOf", "anyOf"):
        kinds = [_kinds(one, schemas) for one in schema.get(word, ())]
        if len(kinds) > 1 and all(kinds):
            branches = zip(kinds, schema.pop(word), strict=True)
            schema[BY_TYPE] = {kind: branch for fitting, branch in branches for kind in fitting}
    for inner in schema.values():
        _settle(inner, schemas)


def _by_type(validator: Any, branches: Json, instance: Any, _: Json) -> Iterator[Any]:
    """Hold something against the one shape that is meant for its type."""
    from jsonschema import ValidationError

    kind = instance.get("type") if isinstance(instance, dict) else None
    if kind in branches:
        yield from validator.descend(instance, branches[kind])
    else:
        yield ValidationError(f"type is {kind!r}, which may be {', '.join(map(str, branches))}")


def _kinds(schema: Json, schemas: Json) -> list[int]:
    """List the values of `type` that a shape is for."""
    name = schema.get("$ref", "").rpartition("/")[2]
    return schemas.get(name, {}).get("properties", {}).get("type", {}).get("enum", [])


def _say(error: Any) -> str:
    where = "/".join(str(part) for part in error.absolute_path) or "body"
    return f"{where}: {error.message[:300]}"
