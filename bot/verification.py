"""Verification: whether a seed is the one that was promised, and what it deals.

The scheme is written down in `docs/fairness.md`, so that nobody has to trust this program.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Rules, new_game
from bot.engine.cards import write_cards
from bot.engine.events import CardsDrawn, DealerDrawn, Event, HandDealt, StarterTurned
from bot.engine.fairness import SEED_BYTES, commitment, keeps_promise


def read_seed(text: str) -> bytes:
    """Read a seed in hexadecimal; raises ValueError that says what a seed looks like."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"{2 * SEED_BYTES} hexadecimal digits, as shown at the end of a match")
    return seed


def verdict(seed: bytes, promised: str) -> tuple[bool, str]:
    """Tell whether a seed keeps what was promised, and say so in a sentence."""
    if keeps_promise(seed, promised):
        return True, "The seed is the one that was promised."
    return False, f"The seed is not the one that was promised: its SHA-256 is {commitment(seed)}."


def first_deal(rules: Rules, seats: int, seed: bytes) -> Iterator[str]:
    """Say line by line how the first round of a match was dealt; seats count from 1, as at the table.

    Raises ValueError when so many seats cannot be dealt in.
    """
    for event in new_game(rules, seats, seed).events:
        yield from _told(event)


def _told(event: Event) -> Iterator[str]:
    match event:
        case DealerDrawn(rolls=rolls, dealer=dealer):
            drawn = ", ".join(f"seat {seat + 1} {rolled}" for seat, rolled in rolls)
            yield f"drawn for the deal: {drawn}; seat {dealer + 1} deals"
        case HandDealt(seat=seat, cards=cards):
            yield f"seat {seat + 1}: {write_cards(cards)}"
        case StarterTurned(card=starter, returned=returned):
            yield f"starter: {starter}" + (f", after {write_cards(returned)} went back" if returned else "")
        case CardsDrawn(seat=seat, cards=cards):
            yield f"seat {seat + 1} draws {write_cards(cards)} for the starter"
        case _:
            pass
