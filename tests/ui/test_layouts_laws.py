"""Laws of all screens, over whole games: Discord takes them, and nobody reads another's cards in them."""

import json
from random import Random

import pytest

from bot.engine import CallUno, CatchUno, GameState, PlayCards, Standing, apply, legal_actions, new_game
from bot.engine.events import CardPlayed, StarterTurned
from bot.engine.phases import MatchOver
from bot.ui.layouts import hand_layout, table_layout
from tests.support.tables import rules_of, seed_number
from tests.ui.builders import (
    EMOJIS,
    LONG_NAMES,
    WORDS,
    card_buttons,
    cards_named,
    check_limits,
    components,
    scene,
)

MOVES = 150


def next_step(state: GameState, rng: Random):
    """Make any lawful move of any seat, plays rather than draws, with UNO! said now and then."""
    moves = [move for seat in range(state.seats) for move in legal_actions(state, seat)]
    plays = [move for move in moves if isinstance(move, PlayCards | CallUno | CatchUno)]
    return apply(state, rng.choice(plays if plays and rng.random() < 0.8 else moves))


def readable(view: object) -> set[str]:
    return cards_named(json.dumps(components(view)))  # type: ignore[arg-type]


@pytest.mark.parametrize("rules", ["classic", "quick"])
@pytest.mark.parametrize("seats", [2, 10])
def test_every_screen_of_a_game_fits_and_keeps_its_secrets(rules: str, seats: int):
    rng = Random(f"{rules}{seats}")
    state, events = new_game(rules_of(rules), seats, seed_number(seats))
    recent = tuple(event.seen_by(None) for event in events)
    for _ in range(MOVES):
        if isinstance(state.phase, MatchOver):
            break
        now = scene(state, names=LONG_NAMES, recent=recent)
        laid = {str(card) for event in recent for card in _laid(event)} | {str(state.top)}
        table = table_layout(now, WORDS, EMOJIS, frozenset(range(seats)))
        check_limits(table)
        assert readable(table) <= laid
        for seat in _playing(state):
            hand = hand_layout(now, seat, WORDS, EMOJIS)
            check_limits(hand)
            own = {str(card) for card in state.hands[seat]}
            assert readable(hand) <= own | {str(state.top)}
            assert set(card_buttons(hand)) <= own
        state, events = next_step(state, rng)
        recent = (*recent, *(event.seen_by(None) for event in events))[-12:]
    check_limits(table_layout(scene(state, names=LONG_NAMES, recent=recent), WORDS, EMOJIS))


def _laid(event: object):
    if isinstance(event, CardPlayed):
        return event.cards
    return (event.card,) if isinstance(event, StarterTurned) else ()


def _playing(state: GameState) -> list[int]:
    return [seat for seat, standing in enumerate(state.standing) if standing is Standing.PLAYING]
