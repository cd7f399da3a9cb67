"""Cards of one's own: what they say by themselves, and the editor."""

from typing import Any

import pytest

from bot.engine import PRESETS, Rules
from bot.engine.custom_cards import Block, CustomCard
from bot.ui.layouts.custom import KINDS, WHOM, Shelf, block_said, card_layout, card_said, cards_layout
from bot.ui.layouts.presets import code_layout, found_layout, matching, set_layout
from tests.ui.builders import WORDS, buttons, check_limits, shown, verbs


def blocks(*does: Any) -> tuple[Block, ...]:
    return tuple(Block(does=one) if isinstance(one, str) else Block(**one) for one in does)


def shelf(*cards: CustomCard, table: int = 7, blanks: int = 4) -> Shelf:
    places = tuple(str(at) for at in range(len(cards)))
    return Shelf(table, "abcd", cards, places, blanks, 25)


STAYS = "The colour stays as it was; where none is in force, you name it."


@pytest.mark.rule("blank-custom")
@pytest.mark.parametrize(
    ("made", "said"),
    [
        (
            blocks({"does": "draw", "amount": 3, "whom": "all"}, "colour"),
            "Goes on any card. Everybody else draws 3 cards. You name the colour.",
        ),
        (
            blocks({"does": "draw", "amount": 1}, "again"),
            f"Goes on any card. The next player draws 1 card. You move again. {STAYS}",
        ),
        (
            blocks("swap"),
            f"Goes on any card. You swap hands with a player of your choice. {STAYS}",
        ),
        ((), "Goes on any card. You name the colour, as with a Wild."),
    ],
)
def test_a_card_says_what_it_does_in_the_order_of_its_blocks(made: tuple[Block, ...], said: str) -> None:
    assert card_said(CustomCard(name="x", blocks=made), WORDS) == said


def test_every_block_says_something_of_its_own() -> None:
    said = {block_said(Block(does=does, whom=whom), WORDS) for does in KINDS for whom in WHOM}
    assert len(said) == len(KINDS) + len(WHOM) - 1


@pytest.mark.rule("blank-custom")
def test_a_text_without_an_effect_is_shown_as_such() -> None:
    view = card_layout(shelf(CustomCard(name="Song", text="Sing!")), 0, WORDS)
    assert "“Sing\\!”" in shown(view)
    assert "It has no effect of its own: what its text says is for your table to do." in shown(view)


def test_the_words_of_a_card_do_no_harm() -> None:
    card = CustomCard(name="**@everyone**", text="[free](https://x.y) <@1> ||s||\n# big")
    for view in (card_layout(shelf(card), 0, WORDS), cards_layout(shelf(card), WORDS)):
        told = shown(view)
        assert r"\*\*\@everyone\*\*" in told
        assert "](https" not in told
        assert "<@1>" not in told
        assert "\n# big" not in told


@pytest.mark.parametrize("table", [7, 0])
def test_the_fullest_editor_and_list_fit_into_a_message(table: int) -> None:
    full = CustomCard(
        name="*" * 24, text="*" * 120, blocks=blocks(*[{"does": "draw", "whom": "chosen", "amount": 10}] * 3)
    )
    cards = [full] * (4 if table else 25)
    saved = [(str(at), "*" * 24) for at in range(30)]
    check_limits(card_layout(shelf(*cards, table=table), 0, WORDS, note="why " * 40))
    check_limits(cards_layout(shelf(*cards, table=table), WORDS, saved=saved, note="why " * 40))
    check_limits(cards_layout(shelf(table=table, blanks=0), WORDS, saved=saved))


def test_the_editor_offers_a_block_more_until_there_are_three() -> None:
    def parts(*does: Any) -> list[str]:
        view = card_layout(shelf(CustomCard(name="x", blocks=blocks(*does))), 0, WORDS)
        return [
            ":".join(one.custom_id.split(":")[5:]) for one in buttons(view) if ":cardpart:" in one.custom_id
        ]

    assert parts() == ["0:does"]
    assert parts("skip") == ["0:does", "1:does"]
    assert parts("draw", "skip", "again") == ["0:does", "0:amount", "0:whom", "1:does", "2:does"]


def test_no_more_cards_are_offered_than_the_deck_has_white_ones() -> None:
    card = CustomCard(name="x")
    assert "cardword" in verbs(cards_layout(shelf(card, blanks=3), WORDS))
    assert "cardword" not in verbs(cards_layout(shelf(card, card, card, blanks=3), WORDS))


def test_a_deck_without_white_cards_says_what_the_first_card_brings() -> None:
    assert "Your first card brings the deck" in shown(cards_layout(shelf(blanks=0), WORDS))


@pytest.mark.rule("feature-similar-games")
@pytest.mark.parametrize("search", ["pharaoh", "Mao", "czech FOOL", "101", "crazy"])
def test_a_game_like_it_leads_to_the_rule_set(search: str) -> None:
    assert "game-101" in matching(search, [], WORDS)
    assert "Related: Pharaoh, Mao" in shown(found_layout(search, [], WORDS))


@pytest.mark.rule("feature-random-party-use", "feature-junior")
@pytest.mark.parametrize(
    ("search", "found"), [("birthday", "party"), ("kids", "junior"), ("first game", "junior")]
)
def test_an_occasion_leads_to_the_rule_set(search: str, found: str) -> None:
    assert matching(search, [], WORDS) == [found]


def test_a_search_finds_what_the_server_has_saved_and_says_when_there_is_nothing() -> None:
    assert matching("frídáy", ["Friday night"], WORDS) == ["@Friday night"]
    assert "No rule set is like that" in shown(found_layout("zzz", [], WORDS))


def test_all_rule_sets_and_a_full_shelf_fit_into_a_message() -> None:
    saved = [f"{at:02}" + "*" * 30 for at in range(25)]
    check_limits(found_layout("", saved, WORDS))
    check_limits(code_layout("x" * 3600, WORDS))


@pytest.mark.rule("duration-and-difficulty-label")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_rule_set_says_how_long_it_takes_and_how_it_differs(preset: str) -> None:
    view = set_layout(preset, PRESETS[preset], WORDS)
    check_limits(view)
    told = shown(view)
    assert "players" in told or "4 or more" in told
    assert ("This differs from official play" in told) is (preset != "classic")


def test_a_saved_rule_set_is_shown_by_its_own_name() -> None:
    told = shown(set_layout("@*Friday*", Rules(deal=5), WORDS))
    assert r"## \*Friday\*" in told
    assert "**Cards dealt:** 5 each · house rule" in told
