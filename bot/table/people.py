"""Say who sits at a table."""

from dataclasses import dataclass


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
