"""Measure random rounds through the engine's one door, beside those of rlcard.

Both sides play in turns, block by block, in one process, so that a busy machine is busy for both; every
figure is a median over the blocks. Time is CPU time of this process.
"""

import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from itertools import count
from random import Random
from typing import Any

from bot.engine import (
    PRESETS,
    Accept,
    Action,
    Challenge,
    ChooseColour,
    Colour,
    DrawCard,
    GameState,
    PassTurn,
    View,
    apply,
    legal_actions,
    new_game,
    view,
)
from bot.engine.actions import play_of
from bot.engine.phases import Answer, MatchOver, RoundOver, Turn

from .figures import Figures

SEATS = (2, 4, 7)
BLOCKS = 15
ROUNDS = 40
"""Rounds in a block."""
WANTED = 1.3
"""How many times as fast as rlcard the engine should be."""
CLASSIC = PRESETS["classic"]
COLOURS = tuple(Colour)
OVER = (RoundOver, MatchOver)
DRAWS = tuple(DrawCard(seat) for seat in range(10))
PASSES = tuple(PassTurn(seat) for seat in range(10))
"""Made beforehand, as rlcard has made its actions."""
COLUMNS = ("players", "what is timed", "ours", "rlcard", "ratio", f"what {WANTED} would take")


@dataclass(frozen=True, slots=True)
class Block:
    """What a block of rounds took: CPU seconds in all, and after the cards were dealt."""

    actions: int
    seconds: float
    playing: float

    @property
    def speed(self) -> float:
        """Give actions a second, dealing included."""
        return self.actions / self.seconds

    @property
    def playing_speed(self) -> float:
        """Give actions a second once the cards are dealt."""
        return self.actions / self.playing


Side = Callable[[], Block]


async def run() -> Figures:
    """Measure every number of players, and `legal_actions` apart."""
    rlcard = rlcard_version()
    rows: list[tuple[str, ...]] = []
    for seats in SEATS:
        blocks = measure(ours(seats), theirs(seats) if rlcard else None)
        rows += rows_of(seats, *blocks)
    rows.append(("4", "legal_actions of the mover", f"{legal_actions_speed(4):,.0f} calls/s", "", "", ""))
    return Figures("Engine: actions a second", COLUMNS, tuple(rows), tuple(notes(rlcard)))


def notes(rlcard: str | None) -> Iterator[str]:
    """Say what each side does for an action."""
    yield (
        f"Medians of {BLOCKS} blocks of {ROUNDS} rounds, both sides in turns and picking in the same way; "
        "CPU time."
    )
    yield (
        "Ours: look at the View of the seat to move, pick one of view.playable at random (else draw or pass; "
        "half of the Wild Draw Fours are challenged, UNO! is said) and apply() it: checked, on a copy, with "
        "events. Rules: classic."
    )
    if rlcard is None:
        yield "rlcard is not installed, so nothing is compared: make bench, or pip install rlcard==1.2.0."
        return
    yield (
        f"rlcard {rlcard}: pick one of state['legal_actions'] at random and UnoGame.step() it: not checked, "
        "in place, and the next seat's state is made, legal actions included. It has no UNO!, no "
        "challenge, no events and no choice about a drawn card: one of the colour in force, or black, is "
        "played at once."
    )
    yield "Dealing: new_game() with its draw for the dealer and verifiable shuffles, against init_game()."


def rlcard_version() -> str | None:
    """Tell which rlcard is installed, None without one."""
    try:
        return version("rlcard")
    except PackageNotFoundError:
        return None


def measure(one: Side, other: Side | None) -> tuple[list[Block], list[Block]]:
    """Time blocks of both sides in turns, after one that nobody counts."""
    first: list[Block] = []
    second: list[Block] = []
    for _ in range(BLOCKS + 1):
        first.append(one())
        if other:
            second.append(other())
    return first[1:], second[1:]


def rows_of(seats: int, mine: list[Block], others: list[Block]) -> Iterator[tuple[str, ...]]:
    """Give a row with and a row without dealing."""
    yield row(seats, "dealing included", [each.speed for each in mine], [each.speed for each in others])
    yield row(
        seats,
        "dealing excluded",
        [each.playing_speed for each in mine],
        [each.playing_speed for each in others],
    )


def row(seats: int, what: str, mine: list[float], others: list[float]) -> tuple[str, ...]:
    """Compare medians; the ratio is the median of the ratios of neighbouring blocks."""
    ours_now = statistics.median(mine)
    if not others:
        return str(seats), what, told(ours_now), "skipped", "", ""
    theirs_now = statistics.median(others)
    ratio = statistics.median(one / other for one, other in zip(mine, others, strict=True))
    return str(seats), what, told(ours_now), told(theirs_now), f"{ratio:.2f}", missing(ours_now, theirs_now)


def told(speed: float) -> str:
    """Say a speed and what an action takes."""
    return f"{speed:,.0f}/s ({1e6 / speed:.2f} µs)"


def missing(mine: float, others: float) -> str:
    """Say how much less an action would have to take."""
    spare = 1e6 / (WANTED * others) - 1e6 / mine
    return f"{-spare:.2f} µs less an action" if spare < 0 else f"reached, with {spare:.2f} µs to spare"


def ours(seats: int) -> Side:
    """Make blocks of rounds of `classic` through `new_game`, `view` and `apply`."""
    blocks = count()

    def block() -> Block:
        rng = Random(next(blocks))
        actions, playing, start = 0, 0.0, time.process_time()
        for _ in range(ROUNDS):
            state = new_game(CLASSIC, seats, rng.randbytes(32)).state
            dealt = time.process_time()
            actions += play_round(state, rng.random)
            playing += time.process_time() - dealt
        return Block(actions, time.process_time() - start, playing)

    return block


def play_round(state: GameState, chance: Callable[[], float]) -> int:
    """Play a round at random and count its actions."""
    actions = 0
    while type(phase := state.phase) not in OVER:
        state = apply(state, choose(view(state, phase.seat), chance)).state
        actions += 1
    return actions


def choose(table: View, chance: Callable[[], float]) -> Action:
    """Choose at random for the seat to move, from its view alone."""
    phase, seat = table.phase, table.seat
    assert seat is not None
    if type(phase) is Turn:
        playable = table.playable
        if playable:
            card = playable[int(chance() * len(playable))]
            colour = COLOURS[int(chance() * 4)] if card.colour is None else None
            return play_of(seat, card, colour, True)
        return PASSES[seat] if phase.drawn else DRAWS[seat]
    if type(phase) is Answer:
        return Challenge(seat) if chance() < 0.5 else Accept(seat)
    return ChooseColour(seat, Colour.RED)


def theirs(seats: int) -> Side:
    """Make blocks of rounds of rlcard's UnoGame."""
    import numpy as np
    from rlcard.games.uno import Game

    game: Any = Game(num_players=seats)
    game.np_random = np.random.RandomState(0)
    chance = Random(0).random

    def block() -> Block:
        actions, playing, start = 0, 0.0, time.process_time()
        for _ in range(ROUNDS):
            state, _ = game.init_game()
            dealt = time.process_time()
            while not game.is_over():
                legal = state["legal_actions"]
                state, _ = game.step(legal[int(chance() * len(legal))])
                actions += 1
            playing += time.process_time() - dealt
        return Block(actions, time.process_time() - start, playing)

    return block


def legal_actions_speed(seats: int) -> float:
    """Give calls of `legal_actions` a second, for the seat to move, over the states of random rounds."""
    rng = Random(0)
    asked: list[tuple[GameState, int]] = []
    while len(asked) < 2000:
        state = new_game(CLASSIC, seats, rng.randbytes(32)).state
        while type(phase := state.phase) not in OVER:
            asked.append((state, phase.seat))
            state = apply(state, choose(view(state, phase.seat), rng.random)).state
    speeds: list[float] = []
    for _ in range(BLOCKS):
        start = time.process_time()
        for state, seat in asked:
            legal_actions(state, seat)
        speeds.append(len(asked) / (time.process_time() - start))
    return statistics.median(speeds)
