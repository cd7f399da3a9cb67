"""Tell whose private hand is worth a push after a step."""

from bot.engine import GameState
from bot.engine.phases import MatchOver, Phase, RoundOver


def worth_a_push(before: GameState | None, after: GameState, presser: int | None) -> frozenset[int]:
    """Name the seats of people whose cards changed or who must decide next, without who pressed."""
    changed = {
        seat
        for seat, hand in enumerate(after.hands)
        if before is None or seat >= before.seats or before.hands[seat] != hand
    }
    if before is None or before.clock != after.clock or type(before.phase) is not type(after.phase):
        changed |= _asked(after, after.phase)
    if before is not None:
        changed |= before.computers - after.computers
    return frozenset((changed & set(after.present())) - after.computers - {presser})


def _asked(state: GameState, phase: Phase) -> set[int]:
    match phase:
        case RoundOver(ready=ready):
            return set(state.present()) - ready
        case MatchOver():
            return set(state.present())
        case _:
            return {phase.seat}
