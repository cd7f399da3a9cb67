"""Cards are read as people write them."""

import pytest

from bot.engine import Rules, parse_cards
from bot.engine.cards import CARDS, write_cards
from bot.engine.custom_cards import CustomCard
from bot.ui.layouts.cards import card_plainly
from bot.ui.typed import Illegible, Typed, read_cards
from bot.ui.words import Words
from tests.ui.builders import WORDS


def read(text: str, words: Words = WORDS) -> str:
    """Write what was read in codes, with the colour wished for after a stroke."""
    typed = read_cards(text, words)
    return write_cards(typed.cards) + (f"/{typed.colour}" if typed.colour else "")


@pytest.mark.rule("card-glyphs")
@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("r5", "R5"),
        ("r 5", "R5"),
        ("R-5", "R5"),
        ("Red FIVE", "R5"),
        ("five of red", "R5"),
        ("5 red", "R5"),
        ("R5,B5", "R5 B5"),
        ("r5b5", "R5 B5"),
        ("red 5 blue 5", "R5 B5"),
        ("red 5 and blue 5, then green five", "R5 B5 G5"),
        ("gx", "GS"),
        ("blue skip", "BS"),
        ("red \u2298", "RS"),
        ("y r", "YR"),
        ("r r", "RR"),
        ("reverse yellow", "YR"),
        ("g + 2", "G+2"),
        ("green draw two", "G+2"),
        ("wild green", "W/G"),
        ("Green Wild", "W/G"),
        ("w r", "W/R"),
        ("wild green 5", "W G5"),
        ("+4", "W4"),
        ("w4 b", "W4/B"),
        ("wild draw four blue", "W4/B"),
        ("draw ten", "+10"),
        ("wild swap hands yellow", "SW/Y"),
        ("Red 5 (R5)", "R5"),
    ],
)
def test_cards_are_read_however_they_are_written(text: str, meant: str) -> None:
    assert read(text) == meant


POLISH = Words.of("pl")


@pytest.mark.rule("card-glyphs")
@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("czerwona 5", "R5"),
        ("Czerwoną piątkę", "R5"),
        ("piatka czerwona", "R5"),
        ("zolta 7", "Y7"),
        ("czerwona 5 i niebieska 5", "R5 B5"),
        ("niebieski stop", "BS"),
        ("żółta zmiana kierunku", "YR"),
        ("zielone +2", "G+2"),
        ("zielona plus dwa", "G+2"),
        ("dobierz dwie, zielona", "G+2"),
        ("zmiana koloru na zielony", "W/G"),
        ("zmianę koloru +4 kolor niebieski", "W4/B"),
        ("plus cztery na czerwony", "W4/R"),
        ("zamiana kart żółty", "SW/Y"),
        ("r5 b5", "R5 B5"),
    ],
)
def test_polish_cards_are_read_in_any_gender_and_case_and_without_their_accents(text: str, meant: str):
    assert read(text, POLISH) == meant


@pytest.mark.rule("card-glyphs")
def test_every_card_is_read_by_its_code_and_by_its_name() -> None:
    for code, card in CARDS.items():
        assert read_cards(code.lower(), WORDS) == Typed((card,))
        assert read_cards(card_plainly(card, WORDS), WORDS) == Typed((card,))


@pytest.mark.rule("card-glyphs")
@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("красная 5", "R5"),
        ("красную пятёрку", "R5"),
        ("желтая семерка", "Y7"),
        ("жёлтая семёрка", "Y7"),
        ("3 красного цвета", "R3"),
        ("Синяя «Пропусти ход»", "BS"),
        ("синяя «пропуск»", "BS"),
        ("зеленый разворот", "GR"),
        ("синяя возьми две", "B+2"),
        ("плюс два красный", "R+2"),
        ("закажи цвет зелёный", "W/G"),
        ("чёрная, красный", "W/R"),
        ("закажи цвет +4 синий", "W4/B"),
        ("дикая +4", "W4"),
        ("красная 5 и синяя 5, потом зелёная 5", "R5 B5 G5"),
        ("r5b5", "R5 B5"),
    ],
)
def test_cards_are_read_in_russian_with_its_endings_and_quotes(text: str, meant: str) -> None:
    assert read(text, Words.of("ru")) == meant


@pytest.mark.parametrize(
    "text",
    ["", " , ", "red", "5", "banana", "red 10", "red 5 blue", "wild green blue", "skip five", "red 5 banana"],
)
def test_what_names_no_card_is_not_guessed_at(text: str) -> None:
    with pytest.raises(Illegible):
        read_cards(text, WORDS)


@pytest.mark.rule("blank-custom")
def test_a_custom_card_is_read_by_the_name_that_a_group_gave_it() -> None:
    named = CustomCard(name="Full moon", text="")
    shadow = CustomCard(name="Red", text="")
    rules = Rules(blank="custom", deck="blank112", custom_cards=(named, shadow))
    assert read_cards("full MOON blue", WORDS, rules) == read_cards("c1 b", WORDS, rules)
    assert read_cards("red 5", WORDS, rules).cards == parse_cards("R5")


def test_a_very_long_text_is_read_to_its_end() -> None:
    assert len(read_cards("red 5 " * 1000, WORDS).cards) == 1000
