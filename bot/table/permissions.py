"""Say who may do what, at a table and on a server, all in one place."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, Self

from bot.table.refusals import TableReason
from bot.table.scene import Scene
from bot.table.settings import ServerSettings


class Role(StrEnum):
    """What somebody is; one person can be several of these."""

    HOST = "host"
    SEATED = "seated"
    BYSTANDER = "bystander"
    MODERATOR = "moderator"
    BANNED = "banned"


Roles = frozenset[Role]
"""All that somebody is."""


class Deed(StrEnum):
    """What a role is needed for."""

    # At a table.
    JOIN = "join"
    START = "start"
    CHANGE_RULES = "change_rules"
    SEAT_COMPUTERS = "seat_computers"
    CANCEL = "cancel"
    KICK = "kick"
    END = "end"
    PAUSE = "pause"
    RESUME = "resume"
    FINE = "fine"

    # On a server.
    OPEN = "open"
    """Open a table."""
    NAME = "name"
    """Give names and words that others read: to rule sets, to cards, and for UNO!."""
    REPLACE = "replace"
    """Save rules in place of others that have the same name."""
    KEEP_SETS = "keep_sets"
    """Rename and delete the server's rule sets, and choose the one that tables begin with."""
    SET_SERVER = "set_server"


Rights = frozenset[Deed]
"""The deeds that somebody may do at once, without a vote."""

_MODERATORS = frozenset({Role.MODERATOR})
_LEADERS = _MODERATORS | {Role.HOST}
_ANYBODY = _LEADERS | {Role.SEATED, Role.BYSTANDER}

ALLOWED: Mapping[Deed, Roles] = {
    Deed.JOIN: _ANYBODY,
    Deed.START: _LEADERS,
    Deed.CHANGE_RULES: _LEADERS,
    Deed.SEAT_COMPUTERS: _LEADERS,
    Deed.CANCEL: _LEADERS,
    Deed.KICK: _LEADERS,
    Deed.END: _LEADERS,
    Deed.PAUSE: _LEADERS,
    Deed.RESUME: _LEADERS,
    Deed.FINE: _LEADERS,
    Deed.OPEN: _ANYBODY,
    Deed.NAME: _MODERATORS,
    Deed.REPLACE: _MODERATORS,
    Deed.KEEP_SETS: _MODERATORS,
    Deed.SET_SERVER: _MODERATORS,
}
"""Who may do what at once, where a server has set nothing else.

KICK, END, PAUSE and RESUME of anybody else who is seated become motions.
"""

AT_TABLE = frozenset(deed for deed, allowed in ALLOWED.items() if allowed == _LEADERS)
"""What a table leaves to those who lead it."""

_PLAYING = frozenset({Deed.JOIN, Deed.OPEN})
"""What a ban forbids even to a moderator; of all others it takes everything."""

_REASONS: Mapping[Deed, TableReason] = {
    Deed.OPEN: TableReason.MODERATORS_ONLY,
    Deed.NAME: TableReason.NAMES_NOT_TAKEN,
    Deed.REPLACE: TableReason.MODERATORS_ONLY,
    Deed.KEEP_SETS: TableReason.MODERATORS_ONLY,
    Deed.SET_SERVER: TableReason.MODERATORS_ONLY,
}
"""Why somebody may not; the rest is the host's."""

MODERATOR_PERMISSIONS = ("administrator", "manage_guild")
"""The permissions on Discord that make a moderator; either is enough."""


@dataclass(frozen=True, slots=True)
class Policy:
    """What a server leaves to whom, where it has a choice."""

    who_starts: Literal["everyone", "moderators"] = "everyone"
    host_ends: bool = True
    who_names: Literal["everyone", "host", "moderators"] = "moderators"

    @classmethod
    def of(cls, settings: ServerSettings) -> Self:
        """Read it from what a server has set."""
        return cls(settings.who_starts, settings.who_ends == "host", settings.who_names)

    def allowed(self, deed: Deed) -> Roles:
        """List who may do something."""
        match deed:
            case Deed.OPEN if self.who_starts == "moderators":
                return _MODERATORS
            case Deed.END if not self.host_ends:
                return ALLOWED[deed] - {Role.HOST}
            case Deed.NAME if self.who_names != "moderators":
                return _ANYBODY if self.who_names == "everyone" else _LEADERS
            case _:
                return ALLOWED[deed]


DEFAULT_POLICY = Policy()


def is_moderator(permissions: object) -> bool:
    """Tell whether permissions, which have a flag by the name of each, make a moderator."""
    return any(getattr(permissions, name) for name in MODERATOR_PERMISSIONS)


def roles(*, host: bool, moderator: bool, seated: bool = False, banned: bool = False) -> Roles:
    """Gather what somebody is; a host is seated."""
    held = {
        Role.HOST: host,
        Role.SEATED: host or seated,
        Role.BYSTANDER: not (host or seated),
        Role.MODERATOR: moderator,
        Role.BANNED: banned,
    }
    return frozenset(role for role, holds in held.items() if holds)


def roles_at(scene: Scene | None, user_id: int, *, moderator: bool = False, banned: bool = False) -> Roles:
    """Gather what somebody is at a table, or beside all tables where there is none."""
    seat = None if scene is None else scene.seat_of(user_id)
    host = scene is not None and seat is not None and seat == scene.host
    return roles(host=host, moderator=moderator, seated=seat is not None, banned=banned)


def may(deed: Deed, held: Roles, policy: Policy = DEFAULT_POLICY) -> bool:
    """Tell whether one of these roles allows a deed."""
    if Role.BANNED in held:
        held = frozenset() if deed in _PLAYING else held & _MODERATORS
    return bool(policy.allowed(deed) & held)


def why_not(deed: Deed, held: Roles, policy: Policy = DEFAULT_POLICY) -> TableReason | None:
    """Say why somebody may not do something; None where he may."""
    if may(deed, held, policy):
        return None
    if may(deed, held - {Role.BANNED}, policy):
        return TableReason.BANNED
    return _REASONS.get(deed, TableReason.NOT_HOST)


def rights(scene: Scene, user_id: int, *, moderator: bool = False) -> Rights:
    """List what somebody may do at this table at once."""
    held, policy = roles_at(scene, user_id, moderator=moderator), Policy(host_ends=scene.host_ends)
    return frozenset(deed for deed in AT_TABLE if may(deed, held, policy))
