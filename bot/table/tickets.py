"""Make tickets: what a press carries, so that one made on an old picture is never applied.

A ticket changes only when what its seat may decide, or its hand, changes.
"""

from base64 import b32encode
from functools import lru_cache
from hashlib import blake2b

from bot.engine import Card, GameState, Rules, view
from bot.engine.phases import HandOnPile, Phase
from bot.engine.windows import windows
from bot.table.people import Occupant

HANDS = 4096
"""Hands whose digest is remembered: what a hand shows, the next press of it carries."""


def ticket(state: GameState, seat: int) -> str:
    """Return the ticket of a seat's hand: at most 12 characters of a-z, 0-9 and the dot.

    It holds the clock of the phase if that seat decides, else 0, and a digest of the hand.
    """
    return f"{state.clock if _decides(state, seat) else 0}.{_hand_digest(state.hands[seat])}"


def _decides(state: GameState, seat: int) -> bool:
    phase = state.phase
    return seat in view(state, None).awaited if type(phase) is HandOnPile else _mover(phase) == seat


def _mover(phase: Phase) -> int | None:
    return getattr(phase, "seat", None)


def public_ticket(state: GameState) -> str:
    """Return the ticket of the decisions on the public message: the clock of the phase."""
    return str(state.clock)


def lobby_ticket(rules: Rules, people: tuple[Occupant, ...]) -> str:
    """Return the ticket of a lobby: a digest of its rules, then one of who sits where."""
    seated = _digest(*(f"{one.user_id}{one.name}" for one in people))
    return f"{rules_digest(rules)}.{seated}"


def person_ticket(one: Occupant) -> str:
    """Return the ticket of a Kick: whom it means, since newcomers move up when one of them leaves."""
    return _digest(f"{one.user_id}{one.name}")


def mark(user_id: int | None) -> str:
    """Return what a table remembers of somebody who was kicked, whatever name he comes back by.

    It is too short to tell who that was, so that a person can be forgotten.
    """
    return _digest(str(user_id))


def rules_digest(rules: Rules) -> str:
    """Return what a Confirm is about."""
    return _digest(rules.model_dump_json(exclude_defaults=True))


def confirms(shown: str, rules: Rules) -> bool:
    """Tell whether a lobby's ticket was made under these rules."""
    return shown.partition(".")[0] == rules_digest(rules)


def play_ticket(state: GameState) -> str:
    """Return the ticket of what is about the top card, as a play out of turn is: the number of its play."""
    return str(state.plays)


def of_another(state: GameState, seat: int, shown: str) -> bool:
    """Tell whether something was pressed on a picture of another hand, or, on the table, of another play.

    A call and a play out of turn are about these alone, whoever's turn it is meanwhile.
    """
    if "." in shown:
        return shown.partition(".")[2] != _hand_digest(state.hands[seat])
    return shown != play_ticket(state)


def too_late_to_catch(state: GameState, shown: str) -> bool:
    """Tell whether a Catch was pressed on a picture older than every window that is open now.

    `shown` is the number of the top play that the picture showed.
    """
    plays = [window.play for window in windows(state)]
    return bool(plays) and (not shown.isdecimal() or int(shown) < min(plays))


@lru_cache(HANDS)
def _hand_digest(hand: tuple[Card, ...]) -> str:
    return _digest(*map(str, hand))


def _digest(*parts: str) -> str:
    return b32encode(blake2b("\n".join(parts).encode(), digest_size=5).digest()).decode().lower()[:4]
