"""Races: who comes a moment too late pays nothing. Rule: penalty-false-call, penalty-misplay."""

from collections.abc import Iterable, Mapping

from bot.engine import Action, CallUno, CatchUno, Event, GameState, IllegalAction, PlayCards
from bot.engine.events import UnoCalled
from bot.engine.fines import OUT_OF_TURN
from bot.engine.legality import check
from bot.engine.phases import Answer, Turn
from bot.engine.windows import windows
from bot.table.record import Game

RACE = 1.5
"""Seconds after a call, or the end of a UNO window or a turn, in which others cannot have seen it yet."""

KEPT = 60.0
"""Seconds for which a race is remembered: a press may have waited behind others, but counts when it came."""


def raced(game: Game, state: GameState, events: Iterable[Event], now: float) -> Mapping[int, float]:
    """Note about which seats somebody could be late once a match has come to `state`, and since when."""
    if not state.rules.penalty_false_call:
        return {}
    kept = _kept(game.raced, now)
    closed = {window.seat for window in windows(game.state)} - {window.seat for window in windows(state)}
    called = {event.seat for event in events if isinstance(event, UnoCalled)}
    return kept | dict.fromkeys(sorted(closed | called), now)


def ended(game: Game, state: GameState, now: float) -> Mapping[int, float]:
    """Note whose move is over once a match has come to `state`, since when: a card may be on its way."""
    if not state.rules.penalty_misplay:
        return {}
    kept, mover = _kept(game.ended, now), _mover(game.state)
    return kept if mover is None or mover == _mover(state) else kept | {mover: now}


def forgive(game: Game, action: Action, arrived: float) -> None:
    """Refuse what lost a race by the time it arrived as it is refused where no mistake costs anything.

    Raises IllegalAction.
    """
    if isinstance(action, PlayCards):
        since = game.ended.get(action.seat)
    else:
        about = _about(action)
        since = None if about is None else game.raced.get(about)
    if since is None or arrived - since > RACE:
        return
    refusal = check(game.state, action)
    if refusal is None or (isinstance(action, PlayCards) and refusal.reason not in OUT_OF_TURN):
        return
    raise IllegalAction(refusal)


def _kept(since: Mapping[int, float], now: float) -> dict[int, float]:
    return {seat: at for seat, at in since.items() if now - at <= KEPT}


def _mover(state: GameState) -> int | None:
    """Tell whose move it is, in a turn or under a hit."""
    return state.phase.seat if isinstance(state.phase, Turn | Answer) else None


def _about(action: Action) -> int | None:
    """Tell whose UNO! an action is about."""
    match action:
        case CallUno(seat=seat, owner=owner):
            return seat if owner is None else owner
        case CatchUno(culprit=culprit):
            return culprit
        case _:
            return None
