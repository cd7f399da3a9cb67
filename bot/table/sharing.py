"""Share rules as a code that people pass on: a version, what differs from the defaults, and a checksum.

A code reads `UNO1.payload.check`: the payload is JSON, deflated, in the base 64 that is safe in addresses.
"""

import base64
import binascii
import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from hashlib import blake2b
from typing import Any, Self

import orjson
from pydantic import ValidationError, model_validator

from bot.engine import Rules
from bot.engine.options import Value
from bot.table.agreeing import Conflict, conflicts
from bot.table.visible import visible

VERSION = 1
LONGEST = 3600
"""Characters that a code may have; as many as fit into a message."""
_LARGEST = 20_000  # bytes that a payload may inflate to
_CODE = re.compile(
    r"UNO(?P<version>[0-9]{1,6})\.(?P<payload>[A-Za-z0-9_-]+)\.(?P<check>[a-z2-7]{7})", re.ASCII
)
_ALIASES = {"pass": "pass_"}


class Flaw(StrEnum):
    """What is wrong with a code, or with rules that were saved."""

    NO_CODE = "no_code"
    TOO_LONG = "too_long"
    NEWER = "newer"
    DAMAGED = "damaged"
    UNKNOWN_OPTION = "unknown_option"
    WRONG_VALUE = "wrong_value"
    CLASH = "clash"


class Unreadable(Exception):
    """The rules cannot be read; `what` names the option or the version, `clash` what excludes what."""

    def __init__(
        self,
        flaw: Flaw,
        what: str = "",
        clash: Conflict | None = None,
        values: Mapping[str, Value] | None = None,
    ) -> None:
        super().__init__(f"{flaw}: {what}")
        self.flaw = flaw
        self.what = what
        self.clash = clash
        self.values = values or {}


class _Draft(Rules):
    """Options that are valid each for itself, whether they go together or not."""

    @model_validator(mode="after")
    def _refuse_what_cannot_go_together(self) -> Self:
        return self


@dataclass(frozen=True, slots=True)
class Shared:
    """What a code carries."""

    name: str
    rules: Rules


def share(name: str, rules: Rules) -> str:
    """Write rules as a code."""
    packed = zlib.compress(orjson.dumps({"name": name, "rules": _plain(rules)}), 9)
    payload = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    return f"UNO{VERSION}.{payload}.{_check(payload)}"


def unshare(code: str) -> Shared:
    """Read a code; raises Unreadable, which says precisely why not."""
    payload = _payload("".join(code.split()).strip("`"))
    told = _inflated(payload)
    name, stored = told.get("name", ""), told.get("rules")
    if not isinstance(name, str) or not isinstance(stored, dict):
        raise Unreadable(Flaw.DAMAGED)
    return Shared(name, rules_of(stored))  # pyright: ignore[reportUnknownArgumentType]


def store(rules: Rules) -> str:
    """Write rules as JSON, to be saved under a name."""
    return orjson.dumps(_plain(rules)).decode()


def stored(body: str) -> Rules:
    """Read what `store` wrote, perhaps by another version; raises Unreadable."""
    try:
        return rules_of(orjson.loads(body))
    except (ValueError, AttributeError) as error:
        raise Unreadable(Flaw.DAMAGED) from error


def rules_of(options: Mapping[str, Any]) -> Rules:
    """Build rules from plain options; raises Unreadable, which names the option that does not do."""
    fields = {_ALIASES.get(name, name): value for name, value in options.items()}
    for field in fields:
        if field not in Rules.model_fields:
            raise Unreadable(Flaw.UNKNOWN_OPTION, field)
    try:
        rules = Rules.model_validate(fields)
    except ValidationError as error:
        raise _flaw(fields, error) from error
    if rules.uno_word and not visible(rules.uno_word):
        raise Unreadable(Flaw.WRONG_VALUE, "uno_word")
    if not all(visible(card.name) for card in rules.custom_cards):
        raise Unreadable(Flaw.WRONG_VALUE, "custom_cards")
    return rules


def _flaw(fields: Mapping[str, Any], error: ValidationError) -> Unreadable:
    where = error.errors()[0]["loc"]
    if where:
        return Unreadable(Flaw.WRONG_VALUE, str(where[0]))
    values = _Draft.model_validate(fields).__dict__
    return Unreadable(Flaw.CLASH, clash=conflicts(values)[0], values=values)


def _plain(rules: Rules) -> dict[str, Any]:
    return rules.model_dump(mode="json", by_alias=True, exclude_defaults=True)


def _payload(code: str) -> str:
    if len(code) > LONGEST:
        raise Unreadable(Flaw.TOO_LONG)
    match = _CODE.fullmatch(code)
    if match is None:
        raise Unreadable(Flaw.DAMAGED if code.startswith("UNO") else Flaw.NO_CODE)
    if int(match["version"]) > VERSION:
        raise Unreadable(Flaw.NEWER, match["version"])
    if match["check"] != _check(match["payload"]):
        raise Unreadable(Flaw.DAMAGED)
    return match["payload"]


def _inflated(payload: str) -> dict[str, Any]:
    """Inflate no more than rules can take, whatever the code claims to hold."""
    try:
        packed = base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4))
        inflating = zlib.decompressobj()
        plain = inflating.decompress(packed, _LARGEST)
        if inflating.unconsumed_tail or not inflating.eof:
            raise Unreadable(Flaw.TOO_LONG if inflating.unconsumed_tail else Flaw.DAMAGED)
        told = orjson.loads(plain)
    except (binascii.Error, zlib.error, ValueError) as error:
        raise Unreadable(Flaw.DAMAGED) from error
    if not isinstance(told, dict):
        raise Unreadable(Flaw.DAMAGED)
    return told  # pyright: ignore[reportUnknownVariableType]


def _check(payload: str) -> str:
    digest = blake2b(f"UNO{VERSION}.{payload}".encode(), digest_size=4).digest()
    return base64.b32encode(digest).decode().rstrip("=").lower()
