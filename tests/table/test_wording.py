"""Words that a server does not want to read are found however they are written, and no others."""

import pytest

from bot.engine import Rules
from bot.engine.custom_cards import CustomCard
from bot.table.wording import unwanted, words_of

BANNED = ("damn", "bad egg", "куку*", "zły", "hell", "shit", "сука", "101")


@pytest.mark.parametrize(
    "text",
    [
        "damn",
        "DAMN it",
        "d-a-m-n",
        "d a m n",
        "dämn",
        "ＤＡＭＮ",
        "da\u200bmn",
        "a bad  egg!",
        "кукушка",
        "ZŁY",
        "\u0501\u0430mn",
        "D\u0410MN",
        "d\u0251\U0001d5c6n",
        "d4mn",
        "d@mn it",
        "\U0001f173\U0001f170\U0001f17c\U0001f17d",
        "ᴅᴀᴍɴ",
        "zly",
        "kyky",
        "h3ll",
        "he11",
        "||hell||",
        "heII",
        "sh!t",
        "$hit",
        "\u0421ука",
        "cykа",
    ],
)
def test_a_banned_word_is_found(text: str) -> None:
    assert unwanted(text, BANNED) is not None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "damnation",
        "goddamned",
        "bad eggs",
        "an egg, bad",
        "ку ку",
        "a b c",
        "$5 a head!",
        "1010",
        "lol",
        "he 11",
        "ill",
        "ship!",
    ],
)
def test_a_word_is_not_taken_for_what_it_contains(text: str) -> None:
    assert unwanted(text, BANNED) is None


def test_nothing_is_banned_by_an_empty_word() -> None:
    assert unwanted("anything", ("", "*", "  ")) is None


def test_the_words_of_rules_are_those_that_people_wrote() -> None:
    rules = Rules(
        uno_word="Ace",
        deck="blank112",
        blank="custom",
        custom_cards=(CustomCard(name="Feast", text="Eat"), CustomCard(name="Nap")),
    )
    assert words_of(rules) == ["Ace", "Feast", "Eat", "Nap"]
    assert words_of(Rules()) == []
