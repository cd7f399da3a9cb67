"""Laws of all screens, over whole games: Discord takes them, and nobody reads another's cards in them."""

import json
from random import Random
from typing import Any

import pytest

from bot.engine import (
    PRESETS,
    CallUno,
    CatchUno,
    Expire,
    GameState,
    JumpIn,
    PlayCards,
    Rules,
    Standing,
    apply,
    legal_actions,
    new_game,
)
from bot.engine.custom_cards import Block, CustomCard
from bot.engine.events import CardPlayed, StarterTurned
from bot.engine.phases import MatchOver
from bot.table.scene import Scene
from bot.ui.layouts import hand_layout, table_layout
from bot.ui.staging import Staged, staged
from tests.support.messages import Control
from tests.support.tables import seed_number
from tests.ui.builders import (
    EMOJIS,
    LONG_NAMES,
    WORDS,
    buttons,
    card_buttons,
    cards_named,
    check_limits,
    components,
    scene,
)

MOVES = 60
CHOOSING = ("play", "wild")
DRAWN, THROWN, NAMED = Block(does="draw", whom="chosen"), Block(does="discard"), Block(does="colour")
OWN = CustomCard(name="*" * 24, blocks=(DRAWN, THROWN, NAMED))
GAMES: dict[str, Rules] = {
    **PRESETS,
    "own cards": Rules(deck="blank112", blank="custom", custom_cards=(OWN,), packs=2),
    "hands": Rules(deck="swap112", seven="swap", five="exchange", multi="same_rank", intervention="colours"),
    "pairs": Rules(multi="pair_skip", wild_colour="own_card", uno_proxy=True, intervention="colours"),
    "strict": Rules(penalty_misplay=2, protection="penalise", penalty_false_call=2, draw="to_match"),
    "free": Rules(hints=False, pass_="free", turn_cap=40, round_end="seven_rounds", scoring="none"),
}


def next_step(state: GameState, rng: Random):
    """Make any lawful move of any seat, plays rather than draws, with UNO! said now and then."""
    moves = [move for seat in range(state.seats) for move in legal_actions(state, seat)]
    if not moves:  # what falls by itself in a moment
        return apply(state, Expire(next(iter(state.clocks))))
    plays = [move for move in moves if isinstance(move, PlayCards | JumpIn | CallUno | CatchUno)]
    return apply(state, rng.choice(plays if plays and rng.random() < 0.8 else moves))


def readable(view: object) -> set[str]:
    return cards_named(json.dumps(components(view)))  # type: ignore[arg-type]


@pytest.mark.no_cover
@pytest.mark.parametrize("rules", GAMES)
@pytest.mark.parametrize("seats", [2, 4, 10])
def test_every_screen_of_a_game_fits_and_keeps_its_secrets(rules: str, seats: int):
    rng = Random(f"{rules}{seats}")
    state, events = new_game(GAMES[rules], seats, seed_number(seats))
    recent = tuple(event.seen_by(None) for event in events)
    for _ in range(MOVES):
        if isinstance(state.phase, MatchOver):
            break
        now = scene(state, names=LONG_NAMES, recent=recent)
        laid = {str(laid) for event in recent for laid in _laid(event)} | {str(state.top)}
        table = table_layout(now, WORDS, EMOJIS, frozenset(range(seats)))
        check_limits(table)
        assert readable(table) <= laid
        for seat in _playing(state):
            hand = hand_layout(now, seat, WORDS, EMOJIS)
            check_limits(hand)
            own = {str(held) for held in state.hands[seat]}
            assert readable(hand) <= own | _shown_to(state)
            assert set(card_buttons(hand)) <= own
        state, events = next_step(state, rng)
        recent = (*recent, *(event.seen_by(None) for event in events))[-12:]
    check_limits(table_layout(scene(state, names=LONG_NAMES, recent=recent), WORDS, EMOJIS))


@pytest.mark.parametrize("rules", ["own cards", "hands", "pairs", "chaos", "mandavoshka-101"])
def test_every_choice_of_a_hand_leads_to_a_play_that_is_accepted(rules: str):
    """Press by press, whatever is not grey, until a play is made; the engine takes each one."""
    rng = Random(rules)
    state, _ = new_game(GAMES[rules], 3, seed_number(5))
    tried = 0
    for _ in range(MOVES):
        seat = getattr(state.phase, "seat", None)
        if isinstance(state.phase, MatchOver) or seat is None:
            break
        for action in _presses(scene(state), seat, rng):
            apply(state, action)
            tried += 1
        state, _ = next_step(state, rng)
    assert tried > 20


def _presses(now: Scene, seat: int, rng: Random) -> list[PlayCards]:
    """Follow every card of a hand through its choices, one answer each at random."""
    cards = [one for one in buttons(hand_layout(now, seat, WORDS, EMOJIS)) if not one.disabled]
    return [_follow(now, seat, rng, one) for one in cards if _verb(one) in CHOOSING]


def _follow(now: Scene, seat: int, rng: Random, pressed: Control) -> PlayCards:
    args = pressed.custom_id.split(":")[4:]
    made = staged(args[0])
    if _verb(pressed) == "play":
        return _play(seat, made, args)
    view = hand_layout(now, seat, WORDS, EMOJIS, step=made)
    check_limits(view)
    return _follow(now, seat, rng, rng.choice([one for one in buttons(view) if _answers(one)]))


def _answers(control: Control) -> bool:
    """Tell an answer from the way to another page, which has a page and stays with the question."""
    return (_verb(control) in CHOOSING and len(control.custom_id.split(":")) < 7) or _verb(control) == "play"


def _verb(control: Control) -> str:
    return control.custom_id.split(":")[1]


def _play(seat: int, made: Staged, args: list[str]) -> PlayCards:
    chosen = staged(f"{made}.c{args[2]}") if len(args) > 2 else made
    return PlayCards(seat, made.cards, chosen.choices)


def _shown_to(state: GameState) -> set[str]:
    """Name what any hand may show beside its own cards: the top, and the card that hits it."""
    hit: Any = getattr(state.phase, "hit", None)
    return {str(state.top)} | ({str(hit.card)} if hit else set())


def _laid(event: object):
    if isinstance(event, CardPlayed):
        return event.cards
    return (event.card,) if isinstance(event, StarterTurned) else ()


def _playing(state: GameState) -> list[int]:
    return [seat for seat, standing in enumerate(state.standing) if standing is Standing.PLAYING]
