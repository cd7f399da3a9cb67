"""Fair chance: a seed that is promised first and shown last, and shuffles that anybody can repeat.

The scheme is written down in `docs/fairness.md`, so that a finished match can be verified in any language.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, count
from operator import mod
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32
_LABEL = b"uno-table/1"
_WORD = 1 << 32
_HIGH = b"\xff\xff"
"""How all words begin that may be thrown away; no deck has 65,536 cards."""
_EIGHT_WORDS = struct.Struct(">8I")


def commitment(seed: bytes) -> str:
    """Give the SHA-256 of a seed in hexadecimal, to be shown before the first card is dealt."""
    return hashlib.sha256(seed).hexdigest()


def keeps_promise(seed: bytes, promised: str) -> bool:
    """Tell whether a seed shown at the end is the one that was promised at the start."""
    return commitment(seed) == promised.lower()


def _blocks(seed: bytes, number: int, which: Iterable[int]) -> Iterator[bytes]:
    """Run the counter stream of one shuffle, a SHA-256 block at a time."""
    start = _LABEL + seed + number.to_bytes(8, "big")
    return (hashlib.sha256(start + block.to_bytes(8, "big")).digest() for block in which)


def _words(seed: bytes, number: int) -> Iterator[int]:
    """Read that stream as 32-bit big-endian words, eight to a block."""
    return chain.from_iterable(map(_EIGHT_WORDS.unpack, _blocks(seed, number, count())))


def shuffled(items: Sequence[T], seed: bytes, number: int) -> tuple[T, ...]:
    """Shuffle items over stream `number` of this seed; the first one is dealt first.

    This is Fisher-Yates from the end down. Words past the last whole multiple of the items left are thrown
    away, so that each is equally likely.
    """
    order = list(items)
    left = len(order)
    blocks = left // 8 + 1
    stream = b"".join(_blocks(seed, number, range(blocks)))
    if _HIGH in stream:
        # A word may be so high that it is thrown away.
        return tuple(dealt(items, seed, number))
    for at in map(mod, struct.unpack(f">{8 * blocks}I", stream), range(left, 1, -1)):
        left -= 1
        order[at], order[left] = order[left], order[at]
    order.reverse()
    return tuple(order)


def dealt(items: Sequence[T], seed: bytes, number: int) -> Iterator[T]:
    """Deal items one by one in the order of `shuffled`, using no more of the stream than is asked for."""
    order = list(items)
    words = _words(seed, number)
    while order:
        left = len(order)
        word = next(words)
        at = word % left
        if word - at <= _WORD - left:
            order[at], order[-1] = order[-1], order[at]
            yield order.pop()


def pick(items: Sequence[T], seed: bytes, number: int) -> T:
    """Pick one item at random with stream `number` of this seed."""
    return next(dealt(items, seed, number))
