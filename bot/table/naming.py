"""Name the rules that a table plays by: a set that comes along or one of the server's own, changed or not."""

from dataclasses import dataclass
from typing import Self

_OWN, _CHANGED = "@", "+"


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The name of a rule set. `own`: the server gave it; `changed`: options were set otherwise since."""

    base: str
    own: bool = False
    changed: bool = False

    @classmethod
    def of(cls, written: str) -> Self:
        """Read a name as lobbies and settings keep it, such as `quick`, `@Friday` or `+quick`."""
        rest = written.removeprefix(_CHANGED)
        return cls(rest.removeprefix(_OWN), own=rest.startswith(_OWN), changed=rest != written)

    def __str__(self) -> str:
        return f"{_CHANGED * self.changed}{_OWN * self.own}{self.base}"


def own(name: str) -> str:
    """Write the name of a rule set that the server has saved."""
    return str(RuleSet(name, own=True))


def changed(written: str) -> str:
    """Write the name of rules that were changed since."""
    named = RuleSet.of(written)
    return str(RuleSet(named.base, named.own, changed=True))
