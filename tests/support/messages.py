"""What a bot sends, as the person at the other end reads it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

ACTION_ROW, BUTTON = 1, 2
SELECTS = (3, 5, 6, 7, 8)

Components = list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Control:
    """Hold a button or a select as a person sees it; a link has no custom id."""

    custom_id: str
    label: str
    emoji: str
    disabled: bool
    style: int

    def is_called(self, name: str) -> bool:
        """Tell whether this is its label, its emoji's name or its custom id."""
        return name in (self.label, self.emoji, self.custom_id)


@dataclass(frozen=True, slots=True)
class Request:
    """Hold one request of the bot; `kind` is callback, original, followup or bot (alone rationed)."""

    method: str
    path: str
    body: Any

    @property
    def kind(self) -> str:
        if self.path.endswith("/callback"):
            return "callback"
        if self.path.startswith("/webhooks/"):
            return "original" if self.path.endswith("@original") else "followup"
        return "bot"

    @property
    def uploads(self) -> list[str]:
        """Name the files that came along."""
        message = self.body if isinstance(self.body, dict) else {}
        listed = message.get("attachments") or (message.get("data") or {}).get("attachments") or []
        return [file["filename"] for file in listed if "filename" in file]


def controls(components: Components) -> Iterator[Control]:
    """List the buttons and selects in order, wherever they are."""
    for part in components:
        if part["type"] == BUTTON or part["type"] in SELECTS:
            yield Control(
                custom_id=part.get("custom_id") or "",
                label=part.get("label") or part.get("placeholder") or "",
                emoji=(part.get("emoji") or {}).get("name") or "",
                disabled=bool(part.get("disabled")),
                style=part.get("style", 0),
            )
        yield from controls(part.get("components") or [])
        yield from controls([part["accessory"]] if "accessory" in part else [])


def spell_out(components: Components) -> Iterator[str]:
    """Give a line for every text and every row of controls; what is disabled is crossed out."""
    for part in components:
        if "content" in part:
            yield part["content"]
        elif part["type"] == ACTION_ROW:
            yield " ".join(_bracketed(child) for child in part["components"])
        else:
            yield from spell_out(part.get("components") or [])
            accessory = part.get("accessory") or {}
            if accessory.get("type") == BUTTON:
                yield _bracketed(accessory)
            elif accessory.get("description"):
                yield f"({accessory['description']})"


def _bracketed(part: dict[str, Any]) -> str:
    name = part.get("label") or part.get("placeholder") or (part.get("emoji") or {}).get("name") or ""
    if options := part.get("options"):
        name += ": " + ", ".join(option["label"] for option in options)
    return f"[-{name}-]" if part.get("disabled") else f"[{name}]"
