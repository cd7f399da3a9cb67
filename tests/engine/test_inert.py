"""Action cards without effect: they are only matched, and black ones only name a colour."""

from typing import Any

import pytest

from bot.engine import PRESETS, Colour, PlayCards, Rules, legal_actions
from bot.engine.decks import PACKS
from bot.engine.events import CardPlayed, RoundEnded, UnoCalled
from bot.engine.phases import Turn
from tests.support.tables import choosing, do, events, given, happened, jump, play, refused, step

INERT: dict[str, Any] = {"actions": "inert", "challenge": False}
RAIN = {
    "name": "Rain",
    "text": "All draw",
    "blocks": [{"does": "draw", "whom": "all", "amount": 2}, {"does": "colour"}],
}


@pytest.mark.rule("actions-may-be-inert")
@pytest.mark.parametrize("code", ["RS", "RR", "R+2"])
@pytest.mark.parametrize("others", ["G1 G2", "G1 G2 | Y1 Y2 | B4 B5"])
def test_the_next_seat_moves_normally_after_an_inert_action_card(code: str, others: str) -> None:
    table, happenings = step(given(f"{code} B1 B2 | {others}", rules=INERT), play(code))
    assert [type(event) for event in happenings] == [CardPlayed]
    assert (table.phase, table.direction) == (Turn(1), 1)


@pytest.mark.rule("actions-may-be-inert", "match-colour-number-symbol")
@pytest.mark.parametrize("code", ["S", "R", "+2"])
def test_inert_action_cards_match_by_colour_and_symbol(code: str) -> None:
    table = do(given(f"R{code} B1 B2 | G{code} G2 | Y1 Y2", rules=INERT), play(f"R{code}"))
    assert do(table, play(f"G{code}", uno=True)).phase == Turn(2)
    assert refused(table, play("G2")).rule == "match-colour-number-symbol"


@pytest.mark.rule("actions-may-be-inert")
@pytest.mark.parametrize(
    ("code", "options"),
    [
        ("W", {}),
        ("W4", {}),
        ("SW", {"deck": "swap112"}),
        ("SH", {"deck": "shuffle112"}),
        ("C1", {"deck": "shuffle112", "blank": "custom", "custom_cards": [RAIN]}),
        ("D1", {"deck": "h2o"}),
        ("D2", {"deck": "h2o"}),
    ],
)
def test_an_inert_black_card_names_a_colour_and_no_more(code: str, options: dict[str, Any]) -> None:
    before = given(f"{code} B1 B2 | G1 G2 | Y1 Y2", rules=INERT | options)
    table, happenings = step(before, play(code, "G"))
    assert [type(event) for event in happenings] == [CardPlayed]
    assert (table.colour, table.phase) == (Colour.GREEN, Turn(1))
    assert [len(hand) for hand in table.hands] == [2, 2, 2]
    offers = [offer for offer in legal_actions(before, 0) if isinstance(offer, PlayCards)]
    named = [offer.choices for offer in offers if str(offer.cards[0]) == code]
    assert named == [choosing(colour) for colour in "RYGB"]


@pytest.mark.rule("actions-may-be-inert", "wild-trump-open")
def test_an_inert_trump_still_leaves_no_colour_in_force() -> None:
    table = do(given("T B1 B2 | G1 G2", rules=INERT | {"deck": "mandavoshka"}), play("T"))
    assert (table.colour, table.phase) == (None, Turn(1))


@pytest.mark.rule("actions-may-be-inert", "wd4-legality-no-colour")
def test_an_inert_four_is_held_back_beside_the_colour_like_any_other() -> None:
    assert refused(given("W4 R1 | G1 G2", rules=INERT), play("W4", "G")).rule == "wd4-legality-no-colour"
    free = INERT | {"wd4_legality": "free"}
    assert do(given("W4 R1 | G1 G2", rules=free), play("W4", "G", uno=True)).phase == Turn(1)


@pytest.mark.rule("actions-may-be-inert", "last-card-draws-count")
def test_an_inert_last_card_makes_nobody_draw() -> None:
    happenings = events(given("R+2 | G1 G2", rules=INERT), play("R+2"))
    assert happened(RoundEnded, happenings)[0].hands == ((), given("G1 G2 | B1").hands[0])


@pytest.mark.rule("actions-may-be-inert", "intervention")
def test_an_inert_hit_leaves_nothing_to_answer_for_those_who_jump_in() -> None:
    """The twin is laid, and the seat after it moves."""
    rules = INERT | {"intervention": "colours"}
    table = do(given("R+2 B1 B2 | G1 G2 | R+2 Y2 Y3", rules=rules), play("R+2"), jump(2, "R+2"))
    assert (table.phase, [len(hand) for hand in table.hands]) == (Turn(0), [2, 2, 2])


@pytest.mark.rule("actions-may-be-inert", "uno-call")
def test_a_call_is_due_beside_an_inert_card_too() -> None:
    assert happened(UnoCalled, events(given("RS B1 | G1 G2", rules=INERT), play("RS", uno=True)))
    assert do(given("RS B1 | G1 G2", rules=INERT), play("RS")).matters


@pytest.mark.rule("actions-may-be-inert")
@pytest.mark.parametrize(
    "options",
    [
        {"draw2_answer": "transfer"},
        {"draw2_answer": "progressive"},
        {"wd4_answer": "draw2_any"},
        {"skip_rescue": "exact"},
        {"reverse_deflect": True},
        {"zero": "plus10"},
        {"deck": "blank112", "blank": "plus10"},
        {"challenge": True},
    ],
)
def test_there_is_nothing_to_agree_on_about_effects_that_do_not_exist(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="actions=inert"):
        Rules(**INERT | options)


@pytest.mark.rule("actions-may-be-inert")
def test_numbers_that_do_something_are_no_action_cards() -> None:
    table = given("R7 B1 | G1 G2 G3", rules=INERT | {"seven": "swap"})
    assert [len(hand) for hand in do(table, play("R7", target=1)).hands] == [3, 1]


def test_every_inert_deck_can_be_agreed_on() -> None:
    assert PRESETS["game-101"].actions == "inert"
    assert all(Rules(**INERT, deck=name).actions == "inert" for name in PACKS)
