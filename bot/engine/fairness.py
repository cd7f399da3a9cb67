"""Fair chance: a seed that is promised first and shown last, and shuffles that anybody can repeat.

The scheme is written down in `docs/fairness.md`, so that a finished match can be verified in any language.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator, Sequence
from itertools import chain, count
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32
_LABEL = b"uno-table/1"
_WORD = 1 << 32
_BLOCK = struct.Struct(">8I")


def commitment(seed: bytes) -> str:
    """Give the SHA-256 of a seed in hexadecimal, to be shown before the first card is dealt."""
    return hashlib.sha256(seed).hexdigest()


def keeps_promise(seed: bytes, promised: str) -> bool:
    """Tell whether a seed shown at the end is the one that was promised at the start."""
    return commitment(seed) == promised.lower()


def _words(seed: bytes, number: int) -> Iterator[int]:
    """Run the counter stream of one shuffle: 32-bit big-endian words, eight to a SHA-256 block."""
    start = _LABEL + seed + number.to_bytes(8, "big")
    blocks = (hashlib.sha256(start + block.to_bytes(8, "big")).digest() for block in count())
    return chain.from_iterable(map(_BLOCK.unpack, blocks))


def dealt(items: Sequence[T], seed: bytes, number: int) -> Iterator[T]:
    """Deal items at random, one by one, over stream `number` of this seed.

    This is Fisher-Yates from the end down. Words past the last whole multiple of the items left are thrown
    away, so that each is equally likely.
    """
    order = list(items)
    words = _words(seed, number)
    for left in range(len(order), 0, -1):
        fair = _WORD - _WORD % left
        word = next(words)
        while word >= fair:
            word = next(words)
        at = word % left
        taken = order[at]
        order[at] = order[left - 1]
        yield taken


def shuffled(items: Sequence[T], seed: bytes, number: int) -> tuple[T, ...]:
    """Shuffle items over stream `number` of this seed; the first one is dealt first."""
    return tuple(dealt(items, seed, number))


def pick(items: Sequence[T], seed: bytes, number: int) -> T:
    """Pick one item at random with stream `number` of this seed."""
    return next(dealt(items, seed, number))
