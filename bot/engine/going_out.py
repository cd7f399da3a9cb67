"""Going out: the last card, the end of a round and the end of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .events import MatchEnded, RoundBlocked, RoundEnded, RoundVoid, SeatOut
from .phases import Ending, MatchOver, RoundOver
from .scoring import fewest_points, match_decided, places, score_round
from .state import GameState
from .windows import close_all


def finish(state: GameState, seat: int) -> None:
    """Let a seat that laid its last card go out, now that all it caused is settled. Rule: finish-forms."""
    state.finishing = None
    state.news += (SeatOut(seat),)
    ROUND_ENDS[state.rules.round_end](state, seat)


def _first_out(state: GameState, seat: int) -> None:
    end_round(state, (seat,))


ROUND_ENDS: Mapping[str, Callable[[GameState, int], None]] = {"first_out": _first_out}


def block_round(state: GameState) -> None:
    """End a round in which nobody could move for a lap; the fewest points win it. Rule: round-blocked."""
    state.news += (RoundBlocked(),)
    end_round(state, fewest_points(state))


def end_round(state: GameState, winners: tuple[int, ...]) -> None:
    """Score a round and end the match too where that decides it. Rule: score-rounds-multi."""
    close_all(state)
    state.evidence = state.drawn = None
    earned = score_round(state, winners)
    hands = tuple(state.hands)
    state.news += (RoundEnded(state.score.rounds, winners, hands, earned, state.score.totals),)
    if match_decided(state):
        end_match(state, Ending.FINISHED)
    elif len(state.present()) + state.queue < 2:
        end_match(state, Ending.DESERTED)
    else:
        state.enter(RoundOver(state.computers))


def abandon_round(state: GameState) -> None:
    """Break a round off without a result, and the match with it unless others wait to sit down."""
    close_all(state)
    state.evidence = state.drawn = state.finishing = None
    state.agenda = ()
    state.news += (RoundVoid(state.score.rounds + 1),)
    if len(state.present()) + state.queue < 2:
        end_match(state, Ending.DESERTED)
    else:
        state.enter(RoundOver(state.computers))


def end_match(state: GameState, ending: Ending) -> None:
    """End the match; it has places when it was played out, or deserted after a scored round."""
    close_all(state)
    state.matters = ()
    counted = ending is Ending.FINISHED or (ending is Ending.DESERTED and state.score.rounds > 0)
    ranked = places(state) if counted else ()
    state.phase = MatchOver(ending, ranked)
    state.news += (MatchEnded(ending, ranked, state.score.totals, state.seed.hex()),)
