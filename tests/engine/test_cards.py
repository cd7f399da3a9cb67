"""Cards and their notation."""

import copy
import pickle

import pytest

from bot.engine import Colour, Face, card, parse_cards
from bot.engine.cards import BLACK_FACES, CARDS, COLOURED_FACES, sort_key, write_cards

BLACK = ["W", "W4", "T", "SW", "SH", "+10", "D1", "D2", "C1", "C2", "C3", "C4"]


@pytest.mark.rule("colours-four")
def test_there_are_four_colours_and_black() -> None:
    assert [colour.name for colour in Colour] == ["RED", "YELLOW", "GREEN", "BLUE"]
    assert {printed.colour for printed in CARDS.values()} == {*Colour, None}


@pytest.mark.rule("card-glyphs")
def test_there_are_thirteen_faces_of_each_colour_and_twelve_black_ones() -> None:
    assert len(CARDS) == 4 * 13 + 12
    assert list(CARDS)[:13] == ["R0", "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "RS", "RR", "R+2"]
    assert list(CARDS)[4 * 13 :] == BLACK
    assert len(COLOURED_FACES) == 13
    assert sorted(BLACK_FACES) == sorted(BLACK)


@pytest.mark.rule("card-glyphs")
@pytest.mark.parametrize("code", CARDS)
def test_every_card_is_read_as_it_is_written(code: str) -> None:
    assert card(code) is card(code.lower()) is card(f" {code} ") is card(card(code))
    assert str(card(code)) == code
    assert repr(card(code)) == f"Card({code})"


@pytest.mark.rule("card-glyphs")
@pytest.mark.parametrize("colour", Colour)
def test_a_skip_may_be_written_with_an_x(colour: Colour) -> None:
    assert card(f"{colour}X") is card(f"{colour}S")


@pytest.mark.rule("card-glyphs")
@pytest.mark.parametrize(
    "code", ["", "R", "5R", "P5", "R10", "W5", "+4", "R+4", "R+10", "RW", "RT", "D3", "C0", "C5", "🂡"]
)
def test_what_is_no_card_is_refused_by_name(code: str) -> None:
    with pytest.raises(ValueError, match="is not a card; cards are written like R5") as caught:
        card(code)
    assert repr(code) in str(caught.value)


@pytest.mark.rule("card-glyphs")
def test_a_row_of_cards_is_read_as_it_is_written() -> None:
    assert write_cards(parse_cards("R5  w4\nBX +10 sw")) == "R5 W4 BS +10 SW"
    assert write_cards(parse_cards(" ".join(CARDS))) == " ".join(CARDS)
    assert parse_cards("") == ()


@pytest.mark.parametrize("code", CARDS)
def test_a_copied_card_is_the_same_card(code: str) -> None:
    """Cards are compared by identity, so a second instance would match nothing."""
    printed = CARDS[code]
    assert copy.copy(printed) is printed
    assert copy.deepcopy([printed])[0] is printed
    assert pickle.loads(pickle.dumps(printed)) is printed


@pytest.mark.parametrize("code", CARDS)
def test_black_cards_alone_have_no_colour(code: str) -> None:
    printed = CARDS[code]
    assert printed.black == (code in BLACK) == (printed.colour is None) == printed.face.black


def test_only_number_cards_have_a_number() -> None:
    assert [face.number for face in Face] == [*range(10), *[None] * 15]


def test_hands_are_sorted_by_colour_then_face_black_last() -> None:
    assert (
        write_cards(sorted(parse_cards("C1 SW W4 B1 RS R+2 +10 W R0 G9 YR"), key=sort_key))
        == "R0 RS R+2 YR G9 B1 W W4 SW +10 C1"
    )
