"""Tables set in one line, and somebody to play against."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from bot.engine import (
    PRESETS,
    Action,
    CallUno,
    CastVote,
    Colour,
    GameState,
    PlayCards,
    Rules,
    View,
    apply,
    card,
    new_game,
    parse_cards,
    view,
)
from bot.engine.phases import MatchOver, RoundOver, turn_of

CLASSIC = PRESETS["classic"]
SEED = bytes(range(32))


def given(hands: str, top: str, turn: int = 0, rules: Rules = CLASSIC, **fields: Any) -> GameState:
    """Set a table: hands separated by `|`, the top card, whose turn it is; other fields by name.

    The colour in force is the top card's unless `colour` says otherwise.
    """
    held = [parse_cards(hand) for hand in hands.split("|")]
    state = new_game(rules, len(held), SEED).state
    starter = card(top)
    placed: dict[str, Any] = {
        "hands": held,
        "discard_pile": (starter,),
        "colour": starter.colour or Colour.RED,
        "phase": turn_of(turn),
        "up": turn,
        "direction": 1,
        "matters": (),
    }
    return replace(state, **(placed | fields))


def in_round(state: GameState) -> bool:
    """Tell whether a round is being played."""
    return not isinstance(state.phase, RoundOver | MatchOver)


def mover(state: GameState) -> int:
    """Name the seat that the round waits for."""
    phase = state.phase
    assert not isinstance(phase, RoundOver | MatchOver)
    return phase.seat


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
