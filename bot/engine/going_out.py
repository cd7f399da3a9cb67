"""Going out: the last card, the end of a round and the end of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .calls import hands_moved
from .events import (
    HandRefilled,
    MatchEnded,
    RoundBlocked,
    RoundEnded,
    RoundVoid,
    SeatEliminated,
    SeatOut,
    TurnsUsedUp,
)
from .phases import Ending, Hold, MatchOver, RoundOver, Silence, UnoWindow
from .piles import take
from .rules import Rules
from .scoring import best_off, bonus, eliminated, match_decided, partner_of, places, points, score_round
from .state import GameState, Standing

GoesOut = Callable[[GameState, int], bool]
"""Lets a seat go out; tells whether the round goes on."""

REFILL = 6
"""Cards that a seat takes after going out where exits are counted."""


def finish(state: GameState) -> bool:
    """Let seats that laid their last card go out, now that all it caused is settled.

    Tells whether the round goes on. Rule: finish-forms.
    """
    finishing, state.finishing = state.finishing, ()
    for seat in finishing:
        if state.hands[seat] or state.standing[seat] is not Standing.PLAYING:
            continue
        state.news += (SeatOut(seat),)
        if not state.house.goes_out(state, seat):
            return False
    return True


def _first_out(state: GameState, seat: int) -> bool:
    """End the round with the first seat out. Rule: finish-forms."""
    end_round(state, (seat,))
    return False


def _first_team_out(state: GameState, seat: int) -> bool:
    """End the round with the first seat out for both of its team. Rule: partners."""
    end_round(state, tuple(sorted((seat, partner_of(seat)))))
    return False


def _to_last(state: GameState, seat: int) -> bool:
    """Let the others play on until one is left; what they hold at the first exit is what it scores.

    Rule: play-to-last.
    """
    if not state.went_out:
        state.note(pot=sum(points(state, hand) for hand in state.hands))
    state.stand(seat, Standing.OUT)
    state.note(went_out=(*state.went_out, seat))
    if len(state.playing()) > 1:
        return True
    end_round(state, state.went_out[:1])
    return False


def _seven_rounds(state: GameState, seat: int) -> bool:
    """Take a new hand, one card smaller, until the last single card is gone. Rule: seven-rounds."""
    stage = _empty(state, seat)
    if stage == state.rules.deal:
        end_round(state, (seat,))
        return False
    _refill(state, seat, stage, state.rules.deal - stage)
    return True


def _refill6(state: GameState, seat: int) -> bool:
    """Count the exit and take six new cards. Rule: out-scores-point-refill-6."""
    _refill(state, seat, _empty(state, seat), REFILL)
    return True


def _empty(state: GameState, seat: int) -> int:
    stage = state.emptied[seat] + 1
    state.note(emptied=(*state.emptied[:seat], stage, *state.emptied[seat + 1 :]))
    return stage


def _refill(state: GameState, seat: int, stage: int, due: int) -> None:
    cards = take(state, seat, due)
    state.news += (HandRefilled(seat, stage, len(cards), cards),)
    hands_moved(state, (seat,))


ROUND_ENDS: Mapping[str, GoesOut] = {
    "first_out": _first_out,
    "to_last": _to_last,
    "seven_rounds": _seven_rounds,
    "refill6": _refill6,
}
"""What becomes of a seat that is out."""


def goes_out_of(rules: Rules) -> GoesOut:
    """Choose what becomes of a seat that is out."""
    goes_out = _first_team_out if rules.partners else ROUND_ENDS[rules.round_end]
    return _with_credit(goes_out) if rules.h2o_bonus else goes_out


def _with_credit(goes_out: GoesOut) -> GoesOut:
    def credit(state: GameState, seat: int) -> bool:
        """Take points off for going out with a downpour. Rule: score-h2o-last-card."""
        earned = state.credit[seat] + bonus(state.top)
        state.note(credit=(*state.credit[:seat], earned, *state.credit[seat + 1 :]))
        return goes_out(state, seat)

    return credit


def block_round(state: GameState) -> None:
    """End a round in which nobody could move for a lap; who is best off wins it. Rule: round-blocked."""
    state.news += (RoundBlocked(),)
    end_round(state, best_off(state))


def cap_round(state: GameState) -> None:
    """End a round after the turns that were agreed; who is best off wins it."""
    state.news += (TurnsUsedUp(state.rules.cap),)
    end_round(state, best_off(state))


def end_round(state: GameState, winners: tuple[int, ...]) -> None:
    """Score a round and end the match too where that decides it. Rule: score-rounds-multi."""
    _clear(state)
    earned = score_round(state, winners)
    hands = tuple(state.hands)
    state.news += (RoundEnded(state.score.rounds, winners, hands, earned, state.score.totals),)
    if state.house.scoring.eliminates:
        for seat in eliminated(state):
            state.stand(seat, Standing.WATCHING)
            state.news += (SeatEliminated(seat),)
    if match_decided(state):
        end_match(state, Ending.FINISHED)
    else:
        _await_next(state)


def abandon_round(state: GameState) -> None:
    """Break a round off without a result, and the match with it unless others wait to sit down."""
    _clear(state)
    state.note(winner=None, loser=None)
    state.news += (RoundVoid(state.score.rounds + 1),)
    _await_next(state)


def _clear(state: GameState) -> None:
    """Forget what ends with a round; votes go on."""
    ended = (UnoWindow, Hold, Silence)
    if state.matters:
        state.matters = tuple(matter for matter in state.matters if type(matter) not in ended)
    state.evidence = state.drawn = None
    if state.offered is not None:
        state.note(offered=None)
    state.finishing = ()
    state.agenda = ()
    state.twin_open = False


def _await_next(state: GameState) -> None:
    if len(state.contenders()) + state.queue < 2:
        end_match(state, Ending.DESERTED)
    else:
        state.enter(RoundOver(state.computers))


def end_match(state: GameState, ending: Ending) -> None:
    """End the match; it has places when it was played out, or deserted by all but somebody after a round."""
    _clear(state)
    state.matters = ()
    stayed = frozenset(state.present()) - state.deserted
    deserted = ending is Ending.DESERTED and state.score.rounds > 0 and bool(stayed)
    counted = ending is Ending.FINISHED or deserted
    ranked = places(state, ending) if counted else ()
    state.phase = MatchOver(ending, ranked)
    state.news += (MatchEnded(ending, ranked, state.score.totals, state.seed.hex()),)
