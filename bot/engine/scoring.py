"""Scoring: what cards are worth, what a round earns, when a match is over and who has won it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import add

from .cards import CARDS, Card, Face
from .state import GameState, Score
from .values import value

Rank = tuple[int, ...]
"""What places are compared by; the greatest is first."""

_MATTEL: Mapping[Face, int] = (
    {face: face.number for face in Face if face.number is not None}
    | {Face.SKIP: 20, Face.REVERSE: 20, Face.DRAW_TWO: 20}
    | {Face.WILD: 50, Face.WILD_DRAW_FOUR: 50}
)

VALUES: Mapping[str, Mapping[Card, int]] = {
    "mattel": {printed: _MATTEL[printed.face] for printed in CARDS.values()},
}
"""Card points. Rule: card-values."""


def points(state: GameState, hand: Iterable[Card]) -> int:
    """Count the card points in a hand under the values in force."""
    return sum(map(VALUES[state.rules.values].__getitem__, hand))


@value
class Scoring:
    """A way to score: points a round earns each seat, whether the match is over, and what ranks a seat."""

    earn: Callable[[tuple[int, ...], tuple[int, ...]], tuple[int, ...]]
    """From the points held and the winners of a round to the points earned."""
    reached: Callable[[Score, int], bool]
    rank: Callable[[Score, int], Rank]


def _winner_takes_all(held: tuple[int, ...], winners: tuple[int, ...]) -> tuple[int, ...]:
    pot = sum(held) - sum([held[seat] for seat in winners])
    return tuple([pot if seat in winners else 0 for seat in range(len(held))])


def _nothing(held: tuple[int, ...], winners: tuple[int, ...]) -> tuple[int, ...]:
    return (0,) * len(held)


def _most_points(score: Score, goal: int) -> bool:
    return max(score.totals) >= goal


def _rounds(score: Score, goal: int) -> bool:
    return score.rounds >= goal


SCORINGS: Mapping[str, Scoring] = {
    "winner_500": Scoring(_winner_takes_all, _most_points, lambda score, seat: (score.totals[seat],)),
    "none": Scoring(_nothing, _rounds, lambda score, seat: (score.rounds_won[seat], -score.held[seat])),
}


def score_round(state: GameState, winners: tuple[int, ...]) -> tuple[int, ...]:
    """Add a finished round to the score and give the points it earned each seat. Rule: score-winner-500."""
    held = tuple([points(state, hand) for hand in state.hands])
    earned = SCORINGS[state.rules.scoring].earn(held, winners)
    before = state.score
    state.score = Score(
        totals=tuple(map(add, before.totals, earned)),
        rounds_won=tuple([won + (seat in winners) for seat, won in enumerate(before.rounds_won)]),
        held=tuple(map(add, before.held, held)),
        rounds=before.rounds + 1,
    )
    return earned


def match_decided(state: GameState) -> bool:
    """Tell whether the score has reached what was agreed. Rule: score-target-configurable."""
    return SCORINGS[state.rules.scoring].reached(state.score, state.rules.goal)


def fewest_points(state: GameState) -> tuple[int, ...]:
    """Find the seats that hold the fewest card points, who win a blocked round. Rule: round-blocked."""
    held = {seat: points(state, state.hands[seat]) for seat in state.playing()}
    return tuple(seat for seat in held if held[seat] == min(held.values()))


def places(state: GameState) -> tuple[int, ...]:
    """Place every seat from 1; ties share, and those who left come after everybody who stayed."""
    rank = SCORINGS[state.rules.scoring].rank
    ranks = {seat: rank(state.score, seat) for seat in state.present()}
    return tuple(
        1 + sum(other > ranks[seat] for other in ranks.values()) if seat in ranks else len(ranks) + 1
        for seat in range(state.seats)
    )
