"""The shuffle, against vectors that any other language must reach too."""

import hashlib
from collections import Counter

import pytest

from bot.engine import PRESETS, dump, fairness, load, new_game
from bot.engine.decks import deck
from bot.engine.events import HandDealt, MatchStarted, StarterTurned
from bot.engine.fairness import commitment, dealt, keeps_promise, pick, shuffled
from tests.support.tables import SEED, do, given, happened, play, seed_number

ZERO = bytes(32)


def by_the_book(items: list[object], seed: bytes, number: int) -> list[object]:
    """Shuffle as the description says, written apart from the engine."""
    stream = b""
    block = 0
    order, out = list(items), []
    while order:
        left = len(order)
        while True:
            if len(stream) < 4:
                text = b"uno-table/1" + seed + number.to_bytes(8, "big") + block.to_bytes(8, "big")
                stream += hashlib.sha256(text).digest()
                block += 1
            word, stream = int.from_bytes(stream[:4], "big"), stream[4:]
            if word < 2**32 - 2**32 % left:
                break
        order[word % left], order[-1] = order[-1], order[word % left]
        out.append(order.pop())
    return out


@pytest.mark.parametrize("number", [0, 1, 2**40])
@pytest.mark.parametrize("seed", [ZERO, SEED, b"\xff" * 32])
@pytest.mark.parametrize("size", [0, 1, 2, 7, 108, 216])
def test_a_shuffle_is_the_one_written_down(size: int, seed: bytes, number: int) -> None:
    assert list(shuffled(range(size), seed, number)) == by_the_book(list(range(size)), seed, number)


def test_the_fixed_vectors_hold() -> None:
    assert commitment(ZERO) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert shuffled(range(10), ZERO, 0) == VECTORS[0]
    assert shuffled(range(10), ZERO, 1) == VECTORS[1]
    assert shuffled(range(10), SEED, 0) == VECTORS[2]


VECTORS = (
    (2, 5, 4, 1, 6, 7, 0, 3, 9, 8),
    (6, 7, 1, 4, 8, 5, 9, 2, 0, 3),
    (5, 9, 2, 7, 4, 8, 6, 1, 0, 3),
)


def test_shuffling_loses_nothing_and_changes_nothing_given() -> None:
    cards = deck("classic108")
    assert Counter(shuffled(cards, SEED, 3)) == Counter(cards)
    assert cards == deck("classic108")


def test_dealing_one_by_one_is_the_same_shuffle() -> None:
    assert tuple(dealt("abcdef", SEED, 5)) == shuffled("abcdef", SEED, 5)
    assert pick("abcdef", SEED, 5) == shuffled("abcdef", SEED, 5)[0]


def test_every_place_is_equally_likely() -> None:
    firsts = Counter(pick(range(4), seed_number(number), 0) for number in range(4000))
    assert all(900 < firsts[item] < 1100 for item in range(4))


@pytest.mark.parametrize(("words", "first"), [([2**32 - 1, 0], 0), ([2**32 - 1, 2**32 - 2, 1], 2), ([2], 2)])
def test_a_word_past_the_last_whole_multiple_is_thrown_away(
    words: list[int], first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fairness, "_words", lambda seed, number: iter([*words, 0, 0]))
    assert pick(range(3), SEED, 0) == first


def test_a_whole_shuffle_throws_the_same_words_away(monkeypatch: pytest.MonkeyPatch) -> None:
    too_high = b"\xff" * 4
    blocks = [too_high + bytes(range(28)), *(bytes(range(block, block + 32)) for block in range(5))]
    monkeypatch.setattr(fairness, "_blocks", lambda seed, number, which: (blocks[block] for block in which))
    monkeypatch.setattr(fairness, "count", lambda: range(len(blocks)))
    assert shuffled(range(20), SEED, 0) == tuple(dealt(range(20), SEED, 0))
    assert shuffled(range(20), SEED, 0)[0] == int.from_bytes(bytes(range(4)), "big") % 20


def test_streams_differ_by_number_and_by_seed() -> None:
    one = shuffled(range(50), SEED, 0)
    assert one != shuffled(range(50), SEED, 1)
    assert one != shuffled(range(50), ZERO, 0)


def test_the_promise_is_kept_by_its_seed_alone() -> None:
    assert keeps_promise(SEED, commitment(SEED))
    assert keeps_promise(SEED, commitment(SEED).upper())
    assert not keeps_promise(ZERO, commitment(SEED))


def test_the_promise_is_given_before_the_first_card() -> None:
    first = new_game(PRESETS["classic"], 2, SEED).events[0]
    assert first == MatchStarted(2, commitment(SEED))


def test_a_deal_can_be_checked_by_hand() -> None:
    """The first stream draws for the dealer, the second deals: one card at a time from the dealer's left."""
    game = new_game(PRESETS["classic"], 3, seed_number(5))
    cards = by_the_book(list(deck("classic108")), seed_number(5), 1)
    dealer = game.state.dealer
    for place in range(3):
        seat = (dealer + 1 + place) % 3
        (given_out,) = (hand for hand in happened(HandDealt, game.events) if hand.seat == seat)
        assert list(given_out.cards) == cards[place:21:3]
    (turned,) = happened(StarterTurned, game.events)
    assert turned.card is cards[21 + len(turned.returned)]


def test_a_stored_game_goes_on_with_the_same_chance() -> None:
    table = given("R+2 B1 | G1 G2", discard="G5 G6 G7 G8", whole=False)
    again = load(dump(table))
    assert do(table, play("R+2")) == do(again, play("R+2"))
