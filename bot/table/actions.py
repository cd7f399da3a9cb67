"""Say what people may ask of a table besides the moves of the game, in the imperative."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.engine import Action, Rules
from bot.engine.options import Value


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat in the lobby; who sits down has agreed to the rules shown."""

    name: str


@dataclass(frozen=True, slots=True)
class Stand:
    """Leave the lobby."""


@dataclass(frozen=True, slots=True)
class AddComputer:
    """Seat a computer player."""


@dataclass(frozen=True, slots=True)
class RemoveComputer:
    """Take the computer player away that was seated last."""


@dataclass(frozen=True, slots=True)
class ChangeRules:
    """Propose other rules; everybody but the host must confirm them."""

    preset: str
    rules: Rules


@dataclass(frozen=True, slots=True)
class ChangeOptions:
    """Set some options otherwise, and with `along` whatever else stands in their way."""

    changes: Mapping[str, Value]
    along: bool = False


@dataclass(frozen=True, slots=True)
class Confirm:
    """Agree to the rules that were changed."""


@dataclass(frozen=True, slots=True)
class StartMatch:
    """Deal, at once or after the thirty seconds that those who have not confirmed are given."""


@dataclass(frozen=True, slots=True)
class CancelLobby:
    """Give the lobby up."""


@dataclass(frozen=True, slots=True)
class JoinNext:
    """Queue for the next round of a match that runs."""

    name: str


@dataclass(frozen=True, slots=True)
class Attend:
    """Be there: take one's seat back from a computer player and wake a suspended match; else nothing."""


@dataclass(frozen=True, slots=True)
class Kick:
    """Remove somebody; from whoever may not decide that alone it is a motion, put to the vote."""

    seat: int


@dataclass(frozen=True, slots=True)
class EndNow:
    """End the match without a result, or cancel the lobby; a motion from who may not decide alone."""


@dataclass(frozen=True, slots=True)
class Pause:
    """Let the clocks stand still; a motion from who may not decide alone."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Let a paused match go on; a motion from who may not decide alone."""


@dataclass(frozen=True, slots=True)
class Fine:
    """Fine a seat for cheating, as a host or a moderator may where that is agreed, and say why."""

    seat: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    """Accuse a seat of advice to another, which those who are not concerned vote on."""

    seat: int


LobbyAction = (
    Sit
    | Stand
    | AddComputer
    | RemoveComputer
    | ChangeRules
    | ChangeOptions
    | Confirm
    | StartMatch
    | CancelLobby
)
TableAction = JoinNext | Attend | Kick | EndNow | Pause | Resume | Fine | Report
Asked = Action | LobbyAction | TableAction
"""Everything that a press can ask for."""
