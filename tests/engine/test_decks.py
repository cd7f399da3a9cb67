"""The decks."""

from collections import Counter

import pytest

from bot.engine.cards import CARDS
from bot.engine.decks import deck
from bot.engine.scoring import points
from tests.support.tables import given, whole


@pytest.mark.rule("deck-108", "colours-four", "blank-spare")
def test_the_classic_pack_has_108_cards() -> None:
    cards = deck("classic108")
    copies = Counter(str(card) for card in cards)
    assert len(cards) == 108
    for code in CARDS:
        expected = 4 if code in ("W", "W4") else 1 if code.endswith("0") else 2
        assert copies[code] == expected
    assert set(copies) == set(CARDS)


@pytest.mark.rule("deck-108")
def test_the_classic_pack_is_worth_1240() -> None:
    assert points(given("R5 | G1"), deck("classic108")) == 4 * 90 + 24 * 20 + 8 * 50


@pytest.mark.rule("deck-two-halves")
def test_two_packs_double_every_card() -> None:
    one, two = Counter(deck("classic108")), Counter(deck("classic108", packs=2))
    assert two == one + one
    assert whole(given("R0 R0 | G1", rules={"packs": 2}))


def test_a_deck_without_a_composition_is_refused() -> None:
    with pytest.raises(KeyError):
        deck("tarot")
