"""Races for an UNO!: who comes a moment too late is refused, and pays nothing. Rule: penalty-false-call."""

from collections.abc import Iterable, Mapping

from bot.engine import Action, CallUno, CatchUno, Event, GameState, IllegalAction
from bot.engine.events import UnoCalled
from bot.engine.legality import check
from bot.engine.windows import windows
from bot.table.record import Game

RACE = 1.5
"""Seconds after a call, or after the end of a UNO window, in which others cannot have seen it yet."""


def raced(game: Game, state: GameState, events: Iterable[Event], now: float) -> Mapping[int, float]:
    """Note about which seats somebody could be late once a match has come to `state`, and since when."""
    if not state.rules.penalty_false_call:
        return {}
    kept = {seat: since for seat, since in game.raced.items() if now - since <= RACE}
    closed = {window.seat for window in windows(game.state)} - {window.seat for window in windows(state)}
    called = {event.seat for event in events if isinstance(event, UnoCalled)}
    return kept | dict.fromkeys(sorted(closed | called), now)


def forgive(game: Game, action: Action, now: float) -> None:
    """Refuse a call or a catch that lost a race as it is refused where no mistake costs anything.

    Raises IllegalAction.
    """
    about = _about(action)
    if about is None or about not in game.raced or now - game.raced[about] > RACE:
        return
    refusal = check(game.state, action)
    if refusal is not None:
        raise IllegalAction(refusal)


def _about(action: Action) -> int | None:
    """Tell whose UNO! an action is about."""
    match action:
        case CallUno(seat=seat, owner=owner):
            return seat if owner is None else owner
        case CatchUno(culprit=culprit):
            return culprit
        case _:
            return None
