"""Exchanges: two seats give each other one card, unseen. Rule: five-exchange."""

from __future__ import annotations

from .actions import GiveCard
from .cards import Card
from .events import CardsExchanged
from .fairness import pick
from .houses import Laying
from .phases import Exchange
from .refusals import Reason, Refusal
from .state import GameState
from .turns import settle


def ask_for_exchange(state: GameState, action: Laying, carried: int) -> None:
    """Ask the seat that was chosen for a card, if one was; the own one is chosen already."""
    seat, choices = action.seat, action.choices
    state.up = state.after(seat)
    if choices.target is not None and choices.give is not None and state.hands[seat]:
        state.note(offered=choices.give)
        state.agenda += (Exchange(choices.target, seat),)


def check_give(state: GameState, phase: Exchange, action: GiveCard) -> Refusal | None:
    """Refuse to give for another, or a card that is not held."""
    if action.seat != phase.seat:
        return Refusal(Reason.WAITING, "five-exchange", phase.seat)
    held = action.card in state.hands[phase.seat]
    return None if held else Refusal(Reason.NOT_IN_HAND, card=action.card)


def give(state: GameState, phase: Exchange, action: GiveCard) -> None:
    """Let both cards cross."""
    _cross(state, phase, action.card)


def give_any(state: GameState, phase: Exchange) -> None:
    """Give a card at random for a seat that does not choose in time."""
    _cross(state, phase, pick(state.hands[phase.seat], state.seed, state.new_stream()))


def _cross(state: GameState, phase: Exchange, taken: Card) -> None:
    given = state.offered
    if given is not None:
        state.note(offered=None)
        _replace(state, phase.source, given, taken)
        _replace(state, phase.seat, taken, given)
        state.news += (CardsExchanged(phase.source, phase.seat, given, taken),)
    settle(state)


def _replace(state: GameState, seat: int, old: Card, new: Card) -> None:
    hand = state.hands[seat]
    at = hand.index(old)
    state.hands[seat] = (*hand[:at], *hand[at + 1 :], new)
