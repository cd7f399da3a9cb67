"""Say who may do what at a table, all in one place."""

from collections.abc import Mapping
from enum import StrEnum

from bot.table.scene import Scene


class Role(StrEnum):
    """What somebody is at a table beside a player; one person can be both."""

    HOST = "host"
    MODERATOR = "moderator"


class Deed(StrEnum):
    """What a role is needed for."""

    START = "start"
    CHANGE_RULES = "change_rules"
    SEAT_COMPUTERS = "seat_computers"
    CANCEL = "cancel"
    KICK = "kick"
    END = "end"
    PAUSE = "pause"
    RESUME = "resume"
    FINE = "fine"


Rights = frozenset[Deed]
"""The deeds that somebody may do at once, without a vote."""

_LEADERS = frozenset({Role.HOST, Role.MODERATOR})

ALLOWED: Mapping[Deed, frozenset[Role]] = {
    Deed.START: _LEADERS,
    Deed.CHANGE_RULES: _LEADERS,
    Deed.SEAT_COMPUTERS: _LEADERS,
    Deed.CANCEL: _LEADERS,
    Deed.KICK: _LEADERS,
    Deed.END: _LEADERS,
    Deed.PAUSE: _LEADERS,
    Deed.RESUME: _LEADERS,
    Deed.FINE: _LEADERS,
}
"""Who may do what at once. KICK, END, PAUSE and RESUME of anybody else who is seated become motions."""

MODERATOR_PERMISSIONS = ("administrator", "manage_guild")
"""The permissions on Discord that make a moderator; either is enough."""


def is_moderator(permissions: object) -> bool:
    """Tell whether permissions, which have a flag by the name of each, make a moderator."""
    return any(getattr(permissions, name) for name in MODERATOR_PERMISSIONS)


def roles(*, host: bool, moderator: bool) -> frozenset[Role]:
    """Gather what somebody is."""
    held = {Role.HOST: host, Role.MODERATOR: moderator}
    return frozenset(role for role, holds in held.items() if holds)


def may(deed: Deed, held: frozenset[Role], *, host_ends: bool = True) -> bool:
    """Tell whether one of these roles allows a deed; `host_ends`: the server lets hosts end matches."""
    allowed = ALLOWED[deed]
    if deed is Deed.END and not host_ends:
        allowed -= {Role.HOST}
    return bool(allowed & held)


def rights(scene: Scene, user_id: int, *, moderator: bool = False) -> Rights:
    """List what somebody may do at this table at once."""
    seat = scene.seat_of(user_id)
    held = roles(host=seat is not None and seat == scene.host, moderator=moderator)
    return frozenset(deed for deed in Deed if may(deed, held, host_ends=scene.host_ends))
