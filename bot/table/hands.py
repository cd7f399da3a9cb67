"""Tell whose private hand is worth a push after a step."""

from bot.engine import GameState
from bot.engine.phases import MatchOver, Phase, RoundOver
from bot.engine.windows import windows


def worth_a_push(before: GameState | None, after: GameState, presser: int | None) -> frozenset[int]:
    """Name the seats of people whose cards or warning changed or who must decide next, without who pressed.

    The end of a match is for everybody: who ended it may have pressed a menu, and owners come back to look.
    """
    if after.over and not (before and before.over):
        return frozenset(after.present())
    changed = {
        seat
        for seat, hand in enumerate(after.hands)
        if before is None or seat >= before.seats or before.hands[seat] != hand
    }
    if before is None or before.clock != after.clock or type(before.phase) is not type(after.phase):
        changed |= _asked(after, after.phase)
    if before is not None:
        changed |= before.computers - after.computers
        changed |= _warned(before) ^ _warned(after)
    return frozenset((changed & set(after.present())) - after.computers - {presser})


def _warned(state: GameState) -> set[int]:
    """Name the seats whose hands warn that they can be caught; nobody else may know."""
    return {window.seat for window in windows(state)}


def _asked(state: GameState, phase: Phase) -> set[int]:
    match phase:
        case RoundOver(ready=ready):
            return set(state.present()) - ready
        case MatchOver():
            return set()
        case _:
            return {phase.seat}
