"""Hands: cards that swap, rotate or shuffle whole hands."""

from __future__ import annotations

from .actions import ChooseTarget, JumpIn
from .calls import hands_moved
from .events import HandsRotated, HandsShuffled, HandsSwapped
from .fairness import shuffled
from .houses import Laying
from .phases import SwapTarget
from .refusals import Reason, Refusal
from .state import GameState, Standing
from .turns import settle


def swap_hands(state: GameState, action: Laying, carried: int) -> None:
    """Swap hands with the seat that was chosen, if one was; a last card moves nothing.

    Rule: wild-swap-hands.
    """
    seat, target = action.seat, action.choices.target
    state.up = state.after(seat)
    if target is not None and state.hands[seat]:
        swap(state, seat, target)


def swap_on_seven(state: GameState, action: Laying, carried: int) -> None:
    """Swap hands on a 7; laid out of turn, it asks for a target first. Rule: seven-swap."""
    swap_hands(state, action, carried)
    if type(action) is JumpIn and action.choices.target is None and state.hands[action.seat]:
        state.agenda += (SwapTarget(action.seat),)


def swap(state: GameState, seat: int, target: int) -> None:
    """Exchange two hands."""
    hands = state.hands
    hands[seat], hands[target] = hands[target], hands[seat]
    state.news += (HandsSwapped(seat, target),)
    hands_moved(state, (seat, target))


def rotate_hands(state: GameState, action: Laying, carried: int) -> None:
    """Let everybody pass the hand on in the direction of play. Rule: zero-rotate."""
    state.up = state.after(action.seat)
    if state.hands[action.seat]:
        rotate(state)


def rotate(state: GameState) -> None:
    """Move every hand one seat on; a seat without cards, which is about to go out, is passed over."""
    before = state.hands.copy()
    seats = [seat for seat in state.playing() if before[seat]][:: state.direction]
    for giver, taker in zip(seats, seats[1:] + seats[:1], strict=True):
        state.hands[taker] = before[giver]
    state.news += (HandsRotated(state.direction),)
    hands_moved(state, seats)


def shuffle_hands(state: GameState, action: Laying, carried: int) -> None:
    """Shuffle all hands and deal them out again; as a last card only where that is agreed.

    Rule: wild-shuffle-hands.
    """
    seat = action.seat
    state.up = state.after(seat)
    if state.hands[seat] or state.rules.shuffle_last == "redeal":
        shuffle(state, seat)
        state.finishing = tuple(other for other in state.finishing if not state.hands[other])


def shuffle(state: GameState, seat: int) -> None:
    """Deal all hands in play out anew, beginning after a seat; sizes differ by one at most."""
    order = [state.after(seat)]
    while order[-1] != seat:
        order.append(state.after(order[-1]))
    cards = shuffled([held for other in order for held in state.hands[other]], state.seed, state.new_stream())
    for place, other in enumerate(order):
        state.hands[other] = cards[place :: len(order)]
    state.news += (HandsShuffled(seat),)
    hands_moved(state, order)


def check_target(state: GameState, phase: SwapTarget, action: ChooseTarget) -> Refusal | None:
    """Refuse to choose for another, or somebody who cannot be chosen."""
    if action.seat != phase.seat:
        return Refusal(Reason.WAITING, "seven-swap", phase.seat)
    return None if may_choose(state, action.seat, action.target) else Refusal(Reason.BAD_TARGET, "seven-swap")


def may_choose(state: GameState, seat: int, target: int) -> bool:
    """Tell whether a seat may choose another one: it is in the round and holds cards."""
    if target == seat or not 0 <= target < state.seats:
        return False
    return state.standing[target] is Standing.PLAYING and bool(state.hands[target])


def choose_target(state: GameState, phase: SwapTarget, action: ChooseTarget) -> None:
    """Swap hands with the seat chosen after a 7 laid out of turn."""
    swap(state, phase.seat, action.target)
    settle(state)


def target_by_default(state: GameState, phase: SwapTarget) -> None:
    """Swap with the next seat when nobody is chosen in time."""
    swap(state, phase.seat, state.after(phase.seat))
    settle(state)
