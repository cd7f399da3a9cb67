"""Staging: a play in the making survives being written into a custom id and read again."""

import pytest

from bot.engine import Colour, card, parse_cards
from bot.engine.cards import CARDS
from bot.ui.press import LONGEST, press_id
from bot.ui.staging import NOBODY, Staged, staged
from bot.ui.verbs import Verb


@pytest.mark.parametrize(
    ("cards", "written"),
    [
        ("R5", "R5"),
        ("R5 B5 R5", "RBR5"),
        ("RR BR", "RBR"),
        ("R+2 G+2", "RG+2"),
        ("W B7", "W.B7"),
        ("W W", "W.W"),
        ("W4 R+2", "W4.R+2"),
        ("+10", "+10"),
        ("SW", "SW"),
    ],
)
def test_cards_are_written_in_the_order_of_the_presses(cards: str, written: str):
    made = Staged(parse_cards(cards))
    assert str(made) == written
    assert staged(written) == made


@pytest.mark.parametrize("code", CARDS)
def test_a_card_alone_is_its_code_as_older_buttons_have_it(code: str):
    assert staged(code) == Staged((card(code),))


@pytest.mark.parametrize(
    "made",
    [
        Staged(parse_cards("SW"), target=2, colour=Colour.GREEN),
        Staged(parse_cards("R5"), target=NOBODY),
        Staged(parse_cards("R5"), target=0, give=card("G+2")),
        Staged(parse_cards("C1"), target=9, discard=Colour.RED, colour=Colour.RED),
        Staged(parse_cards("R7 B7"), whole=True, target=1),
    ],
)
def test_what_was_chosen_is_written_along(made: Staged):
    assert staged(str(made)) == made


def test_nobody_is_no_target_of_the_play():
    assert Staged(parse_cards("R5"), target=NOBODY).choices.target is None


def test_the_longest_play_fits_into_a_custom_id():
    rank = tuple(card(f"{colour}+2") for colour in Colour for _ in range(4))
    made = Staged(rank, whole=True, target=9, colour=Colour.RED)
    assert len(press_id(Verb.CHOOSE, 2**63 - 1, "z" * 12, made, 1, 9)) <= LONGEST


@pytest.mark.parametrize("text", ["", "R", "Q5", "R5.gXX", "R5.tx", "r5"])
def test_nonsense_is_refused(text: str):
    with pytest.raises(ValueError, match=r"card|literal"):
        staged(text)
