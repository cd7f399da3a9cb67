"""Refusals: how Discord says no, by status and code."""

from typing import Any


class Refused(Exception):
    """Answer a request with an error of Discord's."""

    def __init__(self, status: int, code: int, message: str, **details: Any) -> None:
        super().__init__(message)
        self.status = status
        self.body = {"message": message, "code": code} | details


def unauthorized() -> Refused:
    """Refuse a token that is not the bot's."""
    return Refused(401, 0, "401: Unauthorized")


def not_found() -> Refused:
    """Refuse an address that Discord does not have."""
    return Refused(404, 0, "404: Not Found")


def unknown_channel() -> Refused:
    """Refuse a channel that is gone."""
    return Refused(404, 10003, "Unknown Channel")


def unknown_guild() -> Refused:
    """Refuse a server that the bot is not in."""
    return Refused(404, 10004, "Unknown Guild")


def unknown_member() -> Refused:
    """Refuse somebody who is not there."""
    return Refused(404, 10007, "Unknown Member")


def unknown_message() -> Refused:
    """Refuse a message that is gone, or private."""
    return Refused(404, 10008, "Unknown Message")


def unknown_emoji() -> Refused:
    """Refuse an emoji that is gone."""
    return Refused(404, 10014, "Unknown Emoji")


def unknown_webhook() -> Refused:
    """Refuse to follow up what was never answered."""
    return Refused(404, 10015, "Unknown Webhook")


def unknown_interaction() -> Refused:
    """Refuse an answer that comes too late, or to nothing."""
    return Refused(404, 10062, "Unknown interaction")


def answered_already() -> Refused:
    """Refuse a second answer."""
    return Refused(400, 40060, "Interaction has already been acknowledged.")


def dead_token() -> Refused:
    """Refuse a token that is older than 15 minutes."""
    return Refused(401, 50027, "Invalid Webhook Token")


def missing_access() -> Refused:
    """Refuse where the bot may not look."""
    return Refused(403, 50001, "Missing Access")


def missing_permissions() -> Refused:
    """Refuse where the bot may look, but not do that."""
    return Refused(403, 50013, "Missing Permissions")


def written_by_another() -> Refused:
    """Refuse to edit somebody else's message."""
    return Refused(403, 50005, "Cannot edit a message authored by another user")


def archived() -> Refused:
    """Refuse edits in an archived thread."""
    return Refused(400, 50083, "Thread is archived")


def locked() -> Refused:
    """Refuse everything in a locked thread."""
    return Refused(403, 160005, "Thread is locked")


def not_understood(violations: list[str]) -> Refused:
    """Refuse a body that breaks a limit."""
    return Refused(400, 50035, "Invalid Form Body", errors={"_errors": violations})


def empty() -> Refused:
    """Refuse a message with nothing in it."""
    return Refused(400, 50006, "Cannot send an empty message")


def too_fast(retry_after: float, *, everywhere: bool = False, code: int = 0) -> Refused:
    """Refuse a request that came too soon."""
    details = {"retry_after": retry_after, "global": everywhere}
    if code == 30046:
        said = "Maximum number of edits to messages older than 1 hour reached. Try again later."
        return Refused(429, code, said, **details)
    return Refused(429, code, "You are being rate limited.", **details)
