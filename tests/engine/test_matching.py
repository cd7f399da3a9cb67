"""What may be laid on what."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine import (
    Card,
    Choices,
    Colour,
    GameState,
    IllegalAction,
    PlayCards,
    Reason,
    apply,
    legal_actions,
    view,
)
from bot.engine.cards import CARDS
from tests.support.tables import do, draw, given, hand, play, refused

BLUE = Choices(colour=Colour.BLUE)


BLACK = ("W", "W4", "T", "SW", "SH", "+10", "D1", "D2", "C1", "C2", "C3", "C4")


def reference(top: str, colour: str, laid: str) -> bool:
    """Match by the printed codes alone: black, the colour in force, or the same number or symbol."""
    if laid in BLACK:
        return True
    if laid[0] == colour:
        return True
    return top not in BLACK and top[1:] == laid[1:]


@pytest.mark.rule("match-colour-number-symbol")
@pytest.mark.parametrize("top", CARDS)
def test_every_card_on_every_top_card_follows_the_reference(top: str) -> None:
    for colour in "RYGB" if top in BLACK else top[0]:
        table = given("B1 B1 R1 | W W", top="R9", colour=colour)
        table = replace(table, discard_pile=(CARDS[top],))
        for code, laid in CARDS.items():
            holding = replace(table, hands=[(laid, laid, laid), table.hands[1]])
            fits = reference(top, colour, code)
            assert (laid in view(holding, 0).playable) == fits
            assert any(play.cards == (laid,) for play in _plays(holding)) == fits
            assert _accepted(holding, laid) == fits


@pytest.mark.rule("start-free-lead", "wild-trump-open")
@pytest.mark.parametrize(("top", "options"), [(None, {"start": "free_lead"}), ("T", {"deck": "mandavoshka"})])
def test_every_card_goes_where_nothing_is_to_be_matched(top: str | None, options: dict[str, Any]) -> None:
    table = given("B1 B1 R1 | R2 R2", top=top, rules=options)
    assert table.colour is None
    for laid in CARDS.values():
        holding = replace(table, hands=[(laid, laid, laid), table.hands[1]])
        assert laid in view(holding, 0).playable
        assert any(play.cards == (laid,) for play in _plays(holding))
        assert _accepted(holding, laid)


def _plays(table: GameState) -> list[PlayCards]:
    return [offer for offer in legal_actions(table, 0) if isinstance(offer, PlayCards)]


def _accepted(table: GameState, laid: Card) -> bool:
    try:
        apply(table, PlayCards(0, (laid,), BLUE))
    except IllegalAction as refusal:
        return (refusal.reason, refusal.rule) != (Reason.DOES_NOT_FIT, "match-colour-number-symbol")
    return True


@pytest.mark.rule("match-colour-number-symbol")
@pytest.mark.parametrize(("top", "laid"), [("RS", "BS"), ("R+2", "G+2"), ("YR", "BR"), ("R0", "G0")])
def test_actions_match_by_symbol_like_numbers(top: str, laid: str) -> None:
    assert str(do(given(f"{laid} B1 | B2 B3 | B4", top=top), play(laid)).top) == laid


@pytest.mark.rule("match-colour-number-symbol")
def test_a_black_top_is_matched_by_its_chosen_colour_and_not_by_the_card_under_it() -> None:
    table = given("R9 G9 Y1 | B2 B3", top="W", colour="G", discard="R9")
    assert [str(card) for card in view(table, 0).playable] == ["G9"]


@pytest.mark.rule("one-card-per-turn", "no-two-at-once")
def test_a_play_is_exactly_one_card() -> None:
    table = given("R5 R5 R6 | B2 B3")
    twins = refused(table, PlayCards(0, (CARDS["R5"], CARDS["R5"])))
    assert (twins.reason, twins.rule) == (Reason.ONE_CARD, "no-two-at-once")
    more = refused(table, PlayCards(0, (CARDS["R5"], CARDS["R6"])))
    assert (more.reason, more.rule) == (Reason.ONE_CARD, "one-card-per-turn")
    assert refused(table, PlayCards(0, ())).reason is Reason.ONE_CARD


@pytest.mark.rule("one-card-per-turn")
def test_a_second_play_in_the_same_turn_is_refused() -> None:
    table = do(given("R5 R6 R7 | B2 B3"), play("R5"))
    assert refused(table, PlayCards(0, (CARDS["R6"],))).reason is Reason.NOT_YOUR_TURN


def test_a_card_that_is_not_held_is_refused_by_name() -> None:
    refusal = refused(given("R5 R6 | R7 B3"), play("R7"))
    assert (refusal.reason, str(refusal.card)) == (Reason.NOT_IN_HAND, "R7")


def test_only_one_of_two_twins_leaves_the_hand() -> None:
    assert hand(do(given("R5 B1 R5 | B2 B3"), play("R5")), 0) == "B1 R5"


@pytest.mark.rule("wild-anytime")
def test_a_wild_may_be_played_with_a_matching_card_in_hand() -> None:
    assert do(given("W R5 R6 | B2 B3", top="R9"), play("W", "G")).colour is Colour.GREEN


@pytest.mark.rule("wild-anytime")
@pytest.mark.parametrize("top", ["R5", "RS", "R+2", "W", "W4"])
def test_a_wild_goes_on_every_top_card(top: str) -> None:
    assert str(do(given("W R5 R6 | B2 B3", top=top, colour="R"), play("W", "B")).top) == "W"


@pytest.mark.rule("wd4-legality-no-colour", "feature-error-protection")
@pytest.mark.parametrize(
    ("cards", "top", "colour", "lawful"),
    [
        ("W4 R3", "R5", "R", False),
        ("W4 B5", "R5", "R", True),
        ("W4 W", "R5", "R", True),
        ("W4 BS", "RS", "R", True),
        ("W4 RS", "BS", "B", True),
        ("W4 R3", "W", "R", False),
        ("W4 R3", "W", "B", True),
        ("W4 W4", "W4", "B", True),
        ("W4 R+2 W", "R5", "R", False),
    ],
)
def test_an_unlawful_four_is_blocked_where_it_cannot_be_challenged(
    cards: str, top: str, colour: str, lawful: bool
) -> None:
    """Elsewhere the top wild's own, missing colour was compared instead of the chosen one."""
    table = given(f"{cards} | B2 B3", top=top, colour=colour, rules="quick")
    assert (CARDS["W4"] in view(table, 0).playable) == lawful
    if lawful:
        assert do(table, play("W4", "G")).colour is Colour.GREEN
    else:
        refusal = refused(table, play("W4", "G"))
        assert (refusal.reason, refusal.rule) == (Reason.ILLEGAL_FOUR, "wd4-legality-no-colour")


@pytest.mark.rule("wd4-legality-no-colour")
@pytest.mark.parametrize(("cards", "offered"), [("R3", False), ("B3", True)])
def test_a_four_drawn_this_turn_is_judged_on_the_whole_hand(cards: str, offered: bool) -> None:
    """Elsewhere only the drawn card itself was looked at."""
    table = do(given(f"{cards} Y1 | B2 B4", top="R5", draw="W4", rules="quick"), draw())
    assert table.phase.seat == (0 if offered else 1)


@pytest.mark.rule("wd4-legality-no-colour")
def test_a_bluff_is_possible_where_it_can_be_challenged() -> None:
    table = given("W4 R3 | B2 B3", top="R5")
    assert PlayCards(0, (CARDS["W4"],), BLUE) in legal_actions(table, 0)
    assert do(table, play("W4", "B")).colour is Colour.BLUE


def test_a_free_four_is_always_lawful() -> None:
    table = given("W4 R3 | B2 B3", rules={"challenge": False, "wd4_legality": "free"})
    assert str(do(table, play("W4", "B")).top) == "W4"
