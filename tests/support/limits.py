"""Limits: what Discord takes of a request, whether its published description says so or not."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

import discord

from tests.support.description import described, description, route_of
from tests.support.messages import ACTION_ROW, BUTTON, SELECTS

Json = dict[str, Any]

SECTION, TEXT_INPUT, TEXT_DISPLAY, GALLERY, CONTAINER, LABEL = 9, 4, 10, 12, 17, 18
RADIO, CHECKBOXES = 21, 22
LAYOUTS = {SECTION, TEXT_DISPLAY, 11, GALLERY, 13, 14, CONTAINER}
"""Components that only a message with the flag of layouts may have."""

LINK, PREMIUM = 5, 6
LAYOUT = 1 << 15
MOST_COMPONENTS, MOST_TEXT, MOST_IN_ROW, MOST_IN_FORM = 40, 4000, 5, 5
LONGEST_ID, LONGEST_LABEL, LONGEST_TITLE, LONGEST_PLACEHOLDER, MOST_OPTIONS = 100, 80, 45, 150, 25

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
POSTS = {"/channels/{channel_id}/messages", "/webhooks/{webhook_id}/{webhook_token}"}
EDITS = {
    "/channels/{channel_id}/messages/{message_id}",
    "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
    "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
}
COMMANDS = "/applications/{application_id}/commands"
LOCALES = {locale.value for locale in discord.Locale}


def violations(method: str, path: str, body: Any) -> list[str]:
    """List what Discord would refuse in a request to its API; `path` begins behind the version.

    Bodies are held against the description that DISCORD_OPENAPI names, where it names one, and against
    the limits that the description lacks in any case.
    """
    method, route = method.upper(), route_of(path)
    found = list(_limits(method, route, body)) if body is not None else []
    if description() is not None:
        found += described(method, route, body)
    return found


def _limits(method: str, route: str, body: Any) -> Iterator[str]:
    match method, route:
        case "POST", _ if route == CALLBACK:
            yield from _answer(body)
        case "POST", _ if route in POSTS:
            yield from _message(body, new=True)
        case "PATCH", _ if route in EDITS:
            yield from _message(body, new=False)
        case "PUT", _ if route == COMMANDS:
            for command in body:
                yield from _command(command, command["name"])
        case _:
            return


def _answer(body: Json) -> Iterator[str]:
    data = body.get("data") or {}
    match body.get("type"):
        case 4:
            yield from _message(data, new=True)
        case 5 if set(data) - {"flags"}:
            yield "an announcement can only say that it is private"
        case 7:
            yield from _message(data, new=False)
        case 8 if len(data.get("choices") or []) > MOST_OPTIONS:
            yield f"{len(data['choices'])} choices, of {MOST_OPTIONS}"
        case 9:
            yield from _form(data)
        case _:
            return


def _message(body: Json, *, new: bool) -> Iterator[str]:
    parts = list(_walk(body.get("components") or []))
    layout = bool((body.get("flags") or 0) & LAYOUT)
    yield from _components(parts)
    if new and not layout and any(part["type"] in LAYOUTS for part in parts):
        yield "a layout without the flag of layouts"
    if layout and any(body.get(old) for old in ("content", "embeds", "poll", "sticker_ids")):
        yield "a layout with content beside it"
    if len(body.get("content") or "") > 2000:
        yield f"content: {len(body['content'])} characters, of 2000"
    if new and not any(body.get(one) for one in ("content", "components", "embeds", "attachments", "poll")):
        yield "an empty message"


def _form(body: Json) -> Iterator[str]:
    parts = list(_walk(body.get("components") or []))
    yield from _components(parts)
    yield from _length("title", body.get("title"), LONGEST_TITLE)
    yield from _length("custom_id", body.get("custom_id"), LONGEST_ID)
    if not 1 <= len(body.get("components") or []) <= MOST_IN_FORM:
        yield f"a form of {len(body.get('components') or [])} fields, of 1 to {MOST_IN_FORM}"


def _walk(components: Iterable[Json]) -> Iterator[Json]:
    for part in components:
        yield part
        yield from _walk(part.get("components") or [])
        yield from _walk([part[inner] for inner in ("accessory", "component") if part.get(inner)])


def _components(parts: list[Json]) -> Iterator[str]:
    if len(parts) > MOST_COMPONENTS:
        yield f"{len(parts)} components, of {MOST_COMPONENTS}"
    written = sum(len(part["content"]) for part in parts if part["type"] == TEXT_DISPLAY)
    if written > MOST_TEXT:
        yield f"{written} characters of text, of {MOST_TEXT}"
    for name, count in Counter(part["custom_id"] for part in parts if part.get("custom_id")).items():
        if count > 1:
            yield f"custom_id {name!r}: {count} times"
    yield from chain.from_iterable(map(_component, parts))


def _component(part: Json) -> Iterator[str]:
    yield from _length("custom_id", part.get("custom_id"), LONGEST_ID)
    match part["type"]:
        case kind if kind == ACTION_ROW:
            yield from _row(part["components"])
        case kind if kind == BUTTON:
            yield from _button(part)
        case kind if kind in SELECTS:
            yield from _select(part)
        case kind if kind == TEXT_DISPLAY and not part["content"]:
            yield "an empty text"
        case kind if kind == SECTION and not 1 <= len(part["components"]) <= 3:
            yield f"a section of {len(part['components'])} texts, of 1 to 3"
        case kind if kind == GALLERY and not 1 <= len(part["items"]) <= 10:
            yield f"a gallery of {len(part['items'])} pictures, of 1 to 10"
        case kind if kind == CONTAINER and any(one["type"] == CONTAINER for one in part["components"]):
            yield "a container in a container"
        case kind if kind in (RADIO, CHECKBOXES):
            yield from _options(part)
        case _:
            return


def _row(inner: list[Json]) -> Iterator[str]:
    selects = sum(part["type"] in SELECTS for part in inner)
    if not 1 <= len(inner) <= MOST_IN_ROW:
        yield f"a row of {len(inner)}, of 1 to {MOST_IN_ROW}"
    if selects and len(inner) > 1:
        yield "a row with a select and something beside it"


def _button(part: Json) -> Iterator[str]:
    label = part.get("label")
    yield from _length("label", label, LONGEST_LABEL)
    if part["style"] == PREMIUM:
        return
    if not label and not part.get("emoji"):
        yield "a button with neither label nor emoji"
    if bool(part.get("url")) is not (part["style"] == LINK):
        yield "a button with an address that is no link, or a link without one"
    if bool(part.get("custom_id")) is (part["style"] == LINK):
        yield "a link with a custom_id, or a button without one"


def _select(part: Json) -> Iterator[str]:
    yield from _length("placeholder", part.get("placeholder"), LONGEST_PLACEHOLDER)
    most, fewest = part.get("max_values", 1), part.get("min_values", 1)
    if not part.get("custom_id"):
        yield "a select without a custom_id"
    if not fewest <= most <= MOST_OPTIONS:
        yield f"a select of {fewest} to {most} values"
    if part["type"] == SELECTS[0]:
        yield from _options(part)
        if most > len(part["options"]):
            yield f"a select of up to {most} values with {len(part['options'])} options"


def _options(part: Json) -> Iterator[str]:
    options = part.get("options") or []
    if not 1 <= len(options) <= MOST_OPTIONS:
        yield f"{len(options)} options, of 1 to {MOST_OPTIONS}"
    if len({option["value"] for option in options}) < len(options):
        yield "two options with the same value"
    for option in options:
        for name in ("label", "value", "description"):
            yield from _length(f"option's {name}", option.get(name), 100)
    if sum(bool(option.get("default")) for option in options) > part.get("max_values", 1):
        yield "more options chosen than may be"


def _length(name: str, text: str | None, most: int) -> Iterator[str]:
    if text is not None and len(text) > most:
        yield f"{name}: {len(text)} characters, of {most}"


def _command(command: Json, name: str) -> Iterator[str]:
    if command["name"] != command["name"].lower() or not 1 <= len(command["name"]) <= 32:
        yield f"/{name}: a command is called in lower case, with 1 to 32 letters"
    if command.get("type", 1) == 1 and not 1 <= len(command.get("description") or "") <= 100:
        yield f"/{name}: a description has 1 to 100 characters"
    if len(command.get("options") or []) > MOST_OPTIONS:
        yield f"/{name}: {len(command['options'])} options, of {MOST_OPTIONS}"
    if len(command.get("choices") or []) > MOST_OPTIONS:
        yield f"/{name}: {len(command['choices'])} choices, of {MOST_OPTIONS}"
    for words in ("name_localizations", "description_localizations"):
        for locale in set(command.get(words) or {}) - LOCALES:
            yield f"/{name}: {words} in {locale}, which Discord does not speak"
    if " " not in name and _weight(command) > 8000:
        yield f"/{name}: {_weight(command)} characters in all, of 8000"
    for option in command.get("options") or []:
        yield from _command({"type": 1} | option | {"type": 1}, f"{name} {option['name']}")


def _weight(command: Json) -> int:
    """Count the characters of a command as Discord does, of each word its longest translation."""
    own = sum(
        max(
            len(command.get(name) or ""),
            *map(len, (command.get(f"{name}_localizations") or {"": ""}).values()),
        )
        for name in ("name", "description")
    )
    values = sum(len(str(choice["value"])) + len(choice["name"]) for choice in command.get("choices") or [])
    return own + values + sum(map(_weight, command.get("options") or []))
