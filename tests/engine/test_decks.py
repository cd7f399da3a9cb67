"""The decks."""

from collections import Counter

import pytest

from bot.engine import Face
from bot.engine.cards import CARDS
from bot.engine.decks import PACKS, deck
from bot.engine.scoring import points
from tests.support.tables import given, whole

CLASSIC = {"W": 4, "W4": 4}


def copies_of(name: str, blank: str = "spare") -> Counter[str]:
    """Count the cards of a deck by what is printed on them, coloured ones by their face alone."""
    return Counter(str(card.face) for card in deck(name, blank=blank))


def value_of(name: str, blank: str = "spare") -> int:
    """Count the card points of a whole deck."""
    return points(given("R5 | G1"), deck(name, blank=blank))


@pytest.mark.rule("deck-108", "colours-four", "blank-spare")
def test_the_classic_pack_has_108_cards() -> None:
    cards = deck("classic108")
    copies = Counter(str(card) for card in cards)
    assert len(cards) == 108
    for code, printed in CARDS.items():
        expected = CLASSIC.get(code, 0) if printed.black else 1 if printed.face is Face.ZERO else 2
        assert copies[code] == expected


@pytest.mark.parametrize(
    ("name", "blank", "count", "worth", "blacks"),
    [
        pytest.param("classic108", "spare", 108, 1240, CLASSIC, marks=pytest.mark.rule("deck-108")),
        pytest.param("blank112", "spare", 108, 1240, CLASSIC, marks=pytest.mark.rule("blank-spare")),
        pytest.param(
            "blank112",
            "custom",
            112,
            1240 + 4 * 40,
            CLASSIC | dict.fromkeys(("C1", "C2", "C3", "C4"), 1),
            marks=pytest.mark.rule("deck-112-blank", "blank-custom"),
        ),
        pytest.param(
            "blank112",
            "plus10",
            112,
            1240 + 4 * 50,
            CLASSIC | {"+10": 4},
            marks=pytest.mark.rule("deck-112-blank", "plus10-blank"),
        ),
        pytest.param(
            "swap112",
            "custom",
            112,
            1240 + 4 * 40,
            CLASSIC | dict.fromkeys(("SW", "C1", "C2", "C3"), 1),
            marks=pytest.mark.rule("deck-special-wilds"),
        ),
        pytest.param(
            "swap112",
            "spare",
            109,
            1240 + 40,
            CLASSIC | {"SW": 1},
            marks=pytest.mark.rule("deck-special-wilds", "blank-spare"),
        ),
        pytest.param(
            "shuffle112",
            "custom",
            112,
            1240 + 4 * 40,
            CLASSIC | dict.fromkeys(("SH", "C1", "C2", "C3"), 1),
            marks=pytest.mark.rule("deck-112-shuffle"),
        ),
        pytest.param(
            "ultra104", "spare", 104, 1040, {"W": 2, "W4": 2}, marks=pytest.mark.rule("deck-104-ultra")
        ),
        pytest.param(
            "doublezero112", "spare", 112, 1240, CLASSIC, marks=pytest.mark.rule("deck-double-zeros")
        ),
        pytest.param(
            "h2o",
            "spare",
            116,
            1240 + 8 * 20,
            CLASSIC | {"D1": 4, "D2": 4},
            marks=pytest.mark.rule("deck-h2o"),
        ),
        pytest.param(
            "mandavoshka",
            "spare",
            108,
            1240,
            {"W": 4, "W4": 2, "T": 2},
            marks=pytest.mark.rule("deck-mandavoshka"),
        ),
    ],
)
def test_every_pack_has_the_cards_and_the_value_printed_on_its_box(
    name: str, blank: str, count: int, worth: int, blacks: dict[str, int]
) -> None:
    copies = copies_of(name, blank)
    assert len(deck(name, blank=blank)) == count
    assert value_of(name, blank) == worth
    assert {face: number for face, number in copies.items() if Face(face).black} == blacks
    assert all(copies[str(face)] == 8 for face in Face if face.number)
    assert all(copies[face] == 8 for face in ("S", "R", "+2"))


@pytest.mark.rule("deck-double-zeros", "deck-104-ultra")
@pytest.mark.parametrize("name", PACKS)
def test_zeros_stand_once_in_every_colour_but_twice_in_the_pack_named_for_it(name: str) -> None:
    zeros = Counter(str(card) for card in deck(name) if card.face is Face.ZERO)
    each = 2 if name == "doublezero112" else 1
    assert zeros == Counter({f"{colour}0": each for colour in "RYGB"})


@pytest.mark.rule("deck-mandavoshka")
def test_every_kind_that_the_mandavoshka_names_is_there() -> None:
    assert {"R", "S", "W", "T", "+2", "W4"} <= set(copies_of("mandavoshka"))


@pytest.mark.parametrize("blank", ["spare", "custom", "plus10"])
@pytest.mark.parametrize("name", PACKS)
def test_blanks_carry_something_only_where_there_are_any(name: str, blank: str) -> None:
    more = len(deck(name, blank=blank)) - len(deck(name))
    expected = {"blank112": 4, "swap112": 3, "shuffle112": 3}.get(name, 0)
    assert bool(PACKS[name].blanks) == bool(expected)
    assert more == (0 if blank == "spare" else expected)


@pytest.mark.rule("deck-two-halves")
@pytest.mark.parametrize("blank", ["spare", "custom", "plus10"])
@pytest.mark.parametrize("name", PACKS)
def test_two_packs_double_every_card(name: str, blank: str) -> None:
    one, two = Counter(deck(name, 1, blank)), Counter(deck(name, 2, blank))
    assert two == one + one


def test_a_table_can_be_set_with_two_packs() -> None:
    assert len(deck("classic108", packs=2)) == 216
    assert whole(given("R0 R0 | G1", rules={"packs": 2}))


def test_a_deck_without_a_composition_is_refused() -> None:
    with pytest.raises(KeyError):
        deck("tarot")
