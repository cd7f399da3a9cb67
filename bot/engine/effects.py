"""Effects: what a played card does to the turn order and to the next seat."""

from __future__ import annotations

from .blocks import custom_effects
from .cards import CARDS, FOUR, Card, Face
from .events import DirectionReversed, DrawReason
from .exchanges import ask_for_exchange
from .hands import rotate_hands, shuffle_hands, swap_hands, swap_on_seven
from .hits import draws_count, strike, take_turns, threaten
from .houses import Effect, Laying
from .phases import Hit
from .piles import draw
from .rules import Rules
from .state import GameState, Standing


def skip(state: GameState, action: Laying, carried: int) -> None:
    """Take the turn from the next seat, or from one more with every card laid. Rule: skip-next."""
    seat, turns = action.seat, _copies(action)
    victim = state.after(seat)
    if state.house.skips_wait:
        threaten(state, victim, Hit(0, seat, action.cards[-1], turns=turns))
    else:
        take_turns(state, victim, turns)


def _copies(action: Laying) -> int:
    """Count the cards laid of the rank that acts; a Wild under a card of one's own is not one of them."""
    cards = action.cards
    return 1 if len(cards) == 1 else sum(laid.face is cards[-1].face for laid in cards)


def play_again(state: GameState, action: Laying, carried: int) -> None:
    """Let the player of a Skip move again. Rule: skip-play-again."""
    state.up = action.seat


def skip_with_pair(state: GameState, action: Laying, carried: int) -> None:
    """Take the turn from the next seat with two equal numbers, which also do once what one of them does.

    Rule: double-identical-as-skip.
    """
    own = state.house.effects.get(action.cards[-1])
    if own is not None:
        own(state, action, carried)
    take_turns(state, state.after(action.seat))


def reverse(state: GameState, action: Laying, carried: int) -> None:
    """Turn play round for every card laid; with two in play each skips.

    Rule: reverse-direction, reverse-parity, reverse-two-player-skip.
    """
    seat = action.seat
    if _copies(action) % 2:
        state.direction = -state.direction
        state.news += (DirectionReversed(state.direction),)
    if state.standing.count(Standing.PLAYING) == 2:
        take_turns(state, state.after(seat))
    else:
        state.up = state.after(seat)


def hit_with(amount: int) -> Effect:
    """Make an effect that hits the next seat with so many cards for each card laid."""

    def hit(state: GameState, action: Laying, carried: int) -> None:
        strike(state, action.seat, amount * _copies(action) + carried, action.cards[-1])

    return hit


def hit_doubtfully(state: GameState, action: Laying, carried: int) -> None:
    """Hit the next seat with four cards; it may demand proof. Rule: wd4-draw-and-skip."""
    seat = action.seat
    threaten(state, state.after(seat), Hit(4 + carried, seat, FOUR, True))


def downpour(amount: int) -> Effect:
    """Make an effect that lets all others draw at once, which costs nobody a turn.

    Rule: h2o-downpour, last-card-draws-count.
    """

    def rain(state: GameState, action: Laying, carried: int) -> None:
        others = state.after(action.seat)
        state.up = others
        while draws_count(state) and others != action.seat:
            draw(state, others, amount, DrawReason.DOWNPOUR)
            others = state.after(others)

    return rain


def effects_of(rules: Rules) -> dict[Card, Effect]:
    """Choose what each card does; a card that is not named only passes the turn on.

    Rule: actions-may-be-inert.
    """
    faces = _numbers(rules)
    if rules.actions == "live":
        faces |= _actions(rules)
    by_card = {card: faces[card.face] for card in CARDS.values() if card.face in faces}
    return by_card | (custom_effects(rules) if rules.actions == "live" else {})


def _numbers(rules: Rules) -> dict[Face, Effect]:
    faces: dict[Face, Effect] = {}
    if rules.zero == "rotate":
        faces[Face.ZERO] = rotate_hands
    if rules.zero == "plus10":
        faces[Face.ZERO] = hit_with(10)
    if rules.seven == "swap":
        faces[Face.SEVEN] = swap_on_seven
    if rules.five == "exchange":
        faces[Face.FIVE] = ask_for_exchange
    return faces


def _actions(rules: Rules) -> dict[Face, Effect]:
    return {
        Face.SKIP: play_again if rules.skip_effect == "play_again" else skip,
        Face.REVERSE: reverse,
        Face.DRAW_TWO: hit_with(2),
        Face.WILD_DRAW_FOUR: hit_doubtfully if rules.challenge else hit_with(4),
        Face.DRAW_TEN: hit_with(10),
        Face.SWAP_HANDS: swap_hands,
        Face.SHUFFLE_HANDS: shuffle_hands,
        Face.DOWNPOUR_ONE: downpour(1),
        Face.DOWNPOUR_TWO: downpour(2),
    }
