"""Games that begin with a certain card, found by their seed."""

from collections.abc import Mapping
from typing import Any

from bot.engine import Rules, Step
from bot.engine.cards import CARDS, card
from bot.engine.events import StarterTurned
from tests.support.tables import happened, new_where

Options = str | Rules | Mapping[str, Any]

SWAP_DECK: Mapping[str, Any] = {"deck": "swap112", "blank": "custom"}
SHUFFLE_DECK: Mapping[str, Any] = {
    "deck": "shuffle112",
    "blank": "custom",
    "custom_cards": [
        {"name": "Rain", "text": "All draw", "blocks": [{"does": "draw", "whom": "all", "amount": 2}]}
    ],
}


def starter(game: Step) -> StarterTurned:
    """Find the first card of a game that has one."""
    return happened(StarterTurned, game.events)[0]


def opened(code: str, seats: int, rules: Options) -> Step:
    """Begin the first numbered game whose starter has this face, whatever its colour."""
    face = card(code if code in CARDS else f"R{code}").face
    return new_where(lambda game: starter(game).card.face is face, seats, rules)


def ahead(game: Step, seat: int) -> int:
    """Count the seats from the dealer on, clockwise."""
    return (seat - game.state.dealer) % game.state.seats


def first(game: Step) -> int:
    """Name the seat after the dealer."""
    return (game.state.dealer + 1) % game.state.seats
