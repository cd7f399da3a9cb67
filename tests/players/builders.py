"""Rounds that are played at random, and somebody to play against."""

from collections.abc import Iterator
from random import Random
from typing import Any

from pydantic import ValidationError

from bot.engine import (
    PRESETS,
    Action,
    CallUno,
    CastVote,
    Expire,
    GameState,
    JumpIn,
    PlayCards,
    Rules,
    View,
    apply,
    new_game,
    view,
)
from bot.engine.catalogue import OPTIONS
from bot.engine.custom_cards import Block, CustomCard
from bot.engine.dealing import refuse_seats
from bot.engine.options import Option
from bot.engine.phases import MatchOver, RoundOver

CLASSIC = PRESETS["classic"]


def in_round(state: GameState) -> bool:
    """Tell whether a round is being played."""
    return not isinstance(state.phase, RoundOver | MatchOver)


def random_choice(table: View, rng: Random) -> Action | None:
    """Choose like somebody who knows the rules and nothing else: any card that fits, or whatever is left."""
    legal = [action for action in table.legal if not isinstance(action, CallUno | CastVote | JumpIn)]
    plays = [action for action in legal if isinstance(action, PlayCards)]
    return rng.choice(plays or legal) if legal else None


def random_step(state: GameState, rng: Random) -> Action:
    """Let somebody who is waited for act at random, now and then somebody jump in, or the clock run out."""
    twins = [
        action
        for seat in range(state.seats)
        for action in view(state, seat).legal
        if isinstance(action, JumpIn)
    ]
    if twins and rng.random() < 0.3:
        return rng.choice(twins)
    choice = random_choice(view(state, rng.choice(view(state, None).awaited)), rng)
    return choice or Expire(state.clock)


def random_states(rules: Rules, seats: int, seed: int, most: int = 1500) -> Iterator[GameState]:
    """Walk through the states of one round that is played at random."""
    rng = Random(seed)
    state = new_game(rules, seats, rng.randbytes(32)).state
    for _ in range(most):
        yield state
        if not in_round(state):
            return
        state = apply(state, random_step(state, rng)).state


def seats_of(rules: Rules, seats: int) -> int:
    """Give so many seats, or as many as these rules can deal in."""
    if rules.partners:
        return 4
    return next(fewer for fewer in range(seats, 1, -1) if refuse_seats(rules, fewer) is None)


def random_rules(rng: Random) -> Rules:
    """Agree on anything that is not refused: options are set one after the other, each at random."""
    chosen: dict[str, Any] = {"target": 1, "scoring": "none"}
    fields = [field for field in OPTIONS if field != "custom_cards"]
    rng.shuffle(fields)
    for field in fields:
        if rng.random() < 0.4:
            continue
        wanted = chosen | {field: _any_value(OPTIONS[field], rng)}
        if wanted.get("blank") == "custom":
            wanted["custom_cards"] = CUSTOM
        try:
            Rules(**wanted)
        except ValidationError:
            continue
        chosen = wanted
    return Rules(**chosen)


def _any_value(option: Option, rng: Random) -> Any:
    if option.field == "target":
        return 1
    if option.values:
        return rng.choice(option.values)
    return "" if option.bounds is None or option.field == "uno_word" else rng.randint(*option.bounds)


CUSTOM = (
    CustomCard(name="Gift", blocks=(Block(does="draw", amount=3, whom="chosen"), Block(does="colour"))),
    CustomCard(name="Storm", blocks=(Block(does="rotate"), Block(does="reverse"), Block(does="skip"))),
    CustomCard(name="Sweep", blocks=(Block(does="discard"), Block(does="again"))),
    CustomCard(name="Swap", blocks=(Block(does="swap"), Block(does="draw", whom="all"))),
)
