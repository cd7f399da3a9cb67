"""Scoring: what cards are worth, what a round earns, when a match is over and who has won it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from operator import add

from .book import Score
from .cards import CARDS, CUSTOM_FACES, Card, Face
from .fairness import pick
from .phases import Ending, MatchOver, RoundOver
from .rules import Rules
from .state import GameState, Standing
from .values import value

Rank = tuple[int, ...]
"""What places are compared by; the greatest is first."""
RoundRanks = Callable[[GameState, tuple[int, ...]], dict[int, Rank]]
"""Ranks the seats of a round by the card points that they hold."""

_NUMBERS = {face: face.number for face in Face if face.number is not None}
_MATTEL: Mapping[Face, int] = (
    _NUMBERS
    | {Face.SKIP: 20, Face.REVERSE: 20, Face.DRAW_TWO: 20, Face.DOWNPOUR_ONE: 20, Face.DOWNPOUR_TWO: 20}
    | {Face.SWAP_HANDS: 40, Face.SHUFFLE_HANDS: 40}
    | dict.fromkeys(CUSTOM_FACES, 40)
    | {Face.WILD: 50, Face.WILD_DRAW_FOUR: 50, Face.TRUMP: 50, Face.DRAW_TEN: 50}
)


def values_of(rules: Rules) -> dict[Card, int]:
    """Give the card points in force. Rule: card-values, score-numbers-only, plus10-zero."""
    faces = dict(_MATTEL) if rules.values == "mattel" else dict.fromkeys(Face, 0) | _NUMBERS
    if rules.zero == "plus10" and rules.values == "mattel":
        faces[Face.ZERO] = 20
    return {printed: faces[printed.face] for printed in CARDS.values()}


def points(state: GameState, hand: tuple[Card, ...]) -> int:
    """Count the card points in a hand under the values in force. Rule: score-reset-zero."""
    if len(hand) == 1 and hand[0].face is Face.ZERO and state.rules.lone_zero:
        return state.rules.lone_zero
    return sum(map(state.house.values.__getitem__, hand))


BONUSES: Mapping[Face, int] = {Face.DOWNPOUR_ONE: 20, Face.DOWNPOUR_TWO: 40}


def bonus(last: Card | None) -> int:
    """Give the points off the total for going out with this card. Rule: score-h2o-last-card."""
    return BONUSES.get(last.face, 0) if last else 0


def partner_of(seat: int) -> int:
    """Name the seat opposite, of four. Rule: partners."""
    return (seat + 2) % 4


@value
class Scoring:
    """A way to score: points a round earns each seat, whether the match is over, and what ranks a seat."""

    earn: Callable[[GameState, tuple[int, ...], tuple[int, ...]], tuple[int, ...]]
    """From the points held and the winners of a round to the points earned."""
    reached: Callable[[GameState], bool]
    rank: Callable[[Score, int], Rank]
    eliminates: bool = False
    """Whether seats that reach the goal fall out of the match."""


def _winner_takes_all(state: GameState, held: tuple[int, ...], winners: tuple[int, ...]) -> tuple[int, ...]:
    """Give the winners what the others hold, or held when the first went out. Rule: play-to-last."""
    pot = state.pot if state.went_out else sum(held) - sum([held[seat] for seat in winners])
    return tuple([pot if seat in winners else 0 for seat in range(len(held))])


def _own_points(state: GameState, held: tuple[int, ...], winners: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([points - credit for points, credit in zip(held, state.credit, strict=True)])


def _nothing(state: GameState, held: tuple[int, ...], winners: tuple[int, ...]) -> tuple[int, ...]:
    return (0,) * len(held)


def _exits(state: GameState, held: tuple[int, ...], winners: tuple[int, ...]) -> tuple[int, ...]:
    return state.emptied


def _most(state: GameState) -> int:
    totals = state.score.totals
    return max([totals[seat] for seat in (*state.present(), *state.went_out)], default=0)


def _points_reached(state: GameState) -> bool:
    # Nearly every round ends short of the goal, whoever is still there.
    return max(state.score.totals) >= state.house.goal and _most(state) >= state.house.goal


def _points_passed(state: GameState) -> bool:
    return _most(state) > state.house.goal


def _rounds_played(state: GameState) -> bool:
    return state.score.rounds >= state.rules.goal


def _one_left(state: GameState) -> bool:
    return len(state.contenders()) < 2


def _by_totals(score: Score, seat: int) -> Rank:
    return (score.totals[seat],)


def _by_low_totals(score: Score, seat: int) -> Rank:
    return (-score.totals[seat],)


def _by_rounds(score: Score, seat: int) -> Rank:
    return (score.rounds_won[seat], score.beaten[seat], -score.held[seat])


def _by_exits(score: Score, seat: int) -> Rank:
    return (score.totals[seat], -score.held[seat])


def _by_survival(score: Score, seat: int) -> Rank:
    fallen = score.fallen[seat]
    return (not fallen, fallen, -score.totals[seat])


SCORINGS: Mapping[str, Scoring] = {
    "winner_500": Scoring(_winner_takes_all, _points_reached, _by_totals),
    "own_200": Scoring(_own_points, _points_reached, _by_low_totals),
    "lowest_500": Scoring(_own_points, _points_reached, _by_low_totals),
    "over_101": Scoring(_own_points, _points_passed, _by_low_totals),
    "eliminate": Scoring(_own_points, _one_left, _by_survival, eliminates=True),
    "exits": Scoring(_exits, _rounds_played, _by_exits),
    "lazy": Scoring(_nothing, _rounds_played, _by_rounds),
    "none": Scoring(_nothing, _rounds_played, _by_rounds),
}
"""Every way to score.

Rule: score-winner-500, score-own-200, score-lowest-at-500, score-101, challenge-uno, score-lazy, score-none.
"""


def score_round(state: GameState, winners: tuple[int, ...]) -> tuple[int, ...]:
    """Add a finished round to the score and give the points it earned each seat. Rule: score-rounds-multi."""
    held = tuple([points(state, hand) for hand in state.hands])
    earned = state.house.scoring.earn(state, held, winners)
    before, ranks = state.score, state.house.round_ranks
    totals = tuple(map(add, before.totals, earned))
    if state.rules.exact_101 and state.rules.scoring == "over_101":
        totals = tuple([0 if total == state.house.goal else total for total in totals])
    score = Score(
        totals=totals,
        rounds_won=tuple([won + (seat in winners) for seat, won in enumerate(before.rounds_won)]),
        held=tuple(map(add, before.held, held)),
        beaten=_beaten(before.beaten, ranks(state, held)) if ranks else before.beaten,
        fallen=before.fallen,
        rounds=before.rounds + 1,
    )
    state.note(score=score, winner=winners[0], loser=_loser(state, held))
    return earned


def _loser(state: GameState, held: tuple[int, ...]) -> int | None:
    """Find who holds most card points; of several, most cards; else chance decides. Rule: score-lazy."""
    if state.rules.opener != "winner_then_loser_deals":
        return None
    ranks = {seat: (held[seat], len(state.hands[seat])) for seat in state.contenders()}
    worst = [seat for seat in ranks if ranks[seat] == max(ranks.values())]
    return worst[0] if len(worst) == 1 else pick(worst, state.seed, state.new_stream())


def _beaten(before: tuple[int, ...], ranks: Mapping[int, Rank]) -> tuple[int, ...]:
    """Add the seats that each one beat, in a round that ranks all. Rule: play-to-last, seven-rounds."""
    return tuple(
        beaten + (sum(other < ranks[seat] for other in ranks.values()) if seat in ranks else 0)
        for seat, beaten in enumerate(before)
    )


def _in_order_of_exit(state: GameState, held: tuple[int, ...]) -> dict[int, Rank]:
    went_out = {seat: (-place,) for place, seat in enumerate(state.went_out)}
    others = {seat: (-state.seats, -held[seat]) for seat in state.playing()}
    return others | went_out


def _by_stage(state: GameState, held: tuple[int, ...]) -> dict[int, Rank]:
    return {seat: (state.emptied[seat], -held[seat]) for seat in state.playing()}


ROUND_RANKS: Mapping[str, RoundRanks] = {"to_last": _in_order_of_exit, "seven_rounds": _by_stage}
"""What ranks the seats of a round, where a round ranks more than its winner."""


def eliminated(state: GameState) -> tuple[int, ...]:
    """Name the seats whose points have just put them out, and note it. Rule: challenge-uno."""
    score = state.score
    over = tuple(seat for seat in state.contenders() if score.totals[seat] >= state.house.goal)
    if over:
        fallen = tuple(score.rounds if seat in over else before for seat, before in enumerate(score.fallen))
        state.note(score=replace(score, fallen=fallen))
    return over


def match_decided(state: GameState) -> bool:
    """Tell whether the score has reached what was agreed. Rule: score-target-configurable."""
    return state.house.scoring.reached(state)


def last_round(state: GameState) -> bool:
    """Tell whether the round that is played is the last one that was agreed. Rule: score-rounds-multi.

    A match by points may always go on; so does one whose last round is broken off without a result.
    """
    counted = state.house.scoring.reached is _rounds_played
    played = not isinstance(state.phase, RoundOver | MatchOver)
    return counted and played and state.score.rounds + 1 >= state.rules.goal


def best_off(state: GameState) -> tuple[int, ...]:
    """Find who wins a round that nobody finished: the first out, or the furthest, or the fewest points.

    Rule: round-blocked, deck-exhausted-ends-round.
    """
    if state.went_out:
        return state.went_out[:1]
    held = {seat: points(state, state.hands[seat]) for seat in state.playing()}
    if state.rules.partners:
        held = {seat: held[seat] + held[partner_of(seat)] for seat in held}
    ranks = {seat: (state.emptied[seat], -held[seat]) for seat in held}
    return tuple(seat for seat in ranks if ranks[seat] == max(ranks.values()))


def played_out(state: GameState, seat: int, ending: Ending) -> bool:
    """Tell whether whoever gives up a seat had nothing left to play in a match that ends like this.

    He went out in its last round, or had fallen before: his place was taken, and leaving costs nothing then.
    Rule: play-to-last, challenge-uno.
    """
    if state.rules.scoring == "eliminate":
        return state.score.fallen[seat] > 0
    return ending is Ending.FINISHED and seat in state.went_out


def places(state: GameState, ending: Ending) -> tuple[int, ...]:
    """Place every seat from 1; ties share, and those who left come after everybody who played it out.

    To the last, each of them took the worst place that was still free. Rule: play-to-last.

    Partners share the place that they have earned together. Rule: partners.
    """
    rank = state.house.scoring.rank
    ranks = {
        seat: rank(state.score, seat)
        for seat, standing in enumerate(state.standing)
        if standing is not Standing.LEFT or played_out(state, seat, ending)
    }
    if state.rules.partners:
        ranks = {seat: tuple(map(add, ranks[seat], ranks[partner_of(seat)])) for seat in ranks}
    left = tuple(seat for seat in state.gone if seat not in ranks)
    one_by_one = left if state.rules.round_end == "to_last" else ()
    behind = {seat: ahead for ahead, seat in enumerate(reversed(one_by_one))}
    return tuple(
        1 + sum(other > ranks[seat] for other in ranks.values())
        if seat in ranks
        else 1 + len(ranks) + behind.get(seat, 0)
        for seat in range(state.seats)
    )
