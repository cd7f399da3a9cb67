"""Say who sits at a table."""

import re
from dataclasses import dataclass

COMPUTER = "Computer {}"
"""How computer players are called where it is stored; people read their number in their own language."""

_COMPUTER = re.compile(re.escape(COMPUTER).replace(r"\{\}", "([0-9]+)"))


@dataclass(frozen=True, slots=True)
class Occupant:
    """One seat's owner. `computer`: a computer player that sat there from the start.

    A person whose `user_id` is None was forgotten: nobody can press for that seat any more.
    """

    name: str
    user_id: int | None = None
    computer: bool = False

    @property
    def person(self) -> bool:
        """Tell whether somebody could press for this seat."""
        return self.user_id is not None and not self.computer

    @property
    def number(self) -> int | None:
        """Give the number of a computer player, None for people and for one with a name of its own."""
        return computer_number(self.name) if self.computer else None


def computer_number(name: str) -> int | None:
    """Read the number of a computer player from its stored name; None where that is another name."""
    found = _COMPUTER.fullmatch(name)
    return int(found[1]) if found else None
