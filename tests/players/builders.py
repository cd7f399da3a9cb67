"""Rounds that are played at random, and somebody to play against."""

from collections.abc import Iterator
from random import Random

from bot.engine import (
    PRESETS,
    Action,
    CallUno,
    CastVote,
    GameState,
    PlayCards,
    Rules,
    View,
    apply,
    new_game,
    view,
)
from bot.engine.phases import MatchOver, RoundOver
from tests.support.tables import mover

CLASSIC = PRESETS["classic"]


def in_round(state: GameState) -> bool:
    """Tell whether a round is being played."""
    return not isinstance(state.phase, RoundOver | MatchOver)


def random_choice(table: View, rng: Random) -> Action:
    """Choose like somebody who knows the rules and nothing else: any card that fits, or whatever is left."""
    legal = [action for action in table.legal if not isinstance(action, CallUno | CastVote)]
    plays = [action for action in legal if isinstance(action, PlayCards)]
    return rng.choice(plays or legal)


def random_states(rules: Rules, seats: int, seed: int) -> Iterator[GameState]:
    """Walk through the states of one round that is played at random."""
    rng = Random(seed)
    state = new_game(rules, seats, rng.randbytes(32)).state
    while in_round(state):
        yield state
        state = apply(state, random_choice(view(state, mover(state)), rng)).state
    yield state
