"""Downpour cards: everybody else draws."""

import pytest

from bot.engine import Colour, Leave, PlayCards, Reason, legal_actions
from bot.engine.cards import CARDS
from bot.engine.events import CardsDrawn, DrawReason, RoundEnded
from bot.engine.phases import Turn
from bot.engine.windows import windows
from tests.support.tables import choosing, counts, do, events, given, happened, play, refused, step

H2O = {"deck": "h2o"}
FOUR = "{} B1 B2 | G1 G2 | Y1 Y2 | B4 B5"


@pytest.mark.rule("h2o-downpour")
@pytest.mark.parametrize(("card", "each"), [("D1", 1), ("D2", 2)])
@pytest.mark.parametrize(("direction", "order"), [(1, [1, 2, 3]), (-1, [3, 2, 1])])
def test_all_others_draw_and_nobody_loses_a_turn(
    card: str, each: int, direction: int, order: list[int]
) -> None:
    table, happenings = step(given(FOUR.format(card), rules=H2O, direction=direction), play(card, "G"))
    drawn = happened(CardsDrawn, happenings)
    assert [(event.seat, event.count, event.why) for event in drawn] == [
        (seat, each, DrawReason.DOWNPOUR) for seat in order
    ]
    assert counts(table) == [2, 2 + each, 2 + each, 2 + each]
    assert (table.phase, table.colour) == (Turn(order[0]), Colour.GREEN)


@pytest.mark.rule("h2o-downpour", "wild-choose-colour")
@pytest.mark.parametrize("card", ["D1", "D2"])
def test_a_downpour_goes_on_any_card_and_orders_a_colour(card: str) -> None:
    table = given(FOUR.format(card), rules=H2O, top="R9")
    assert refused(table, play(card)).reason is Reason.COLOUR_NEEDED
    for colour in Colour:
        assert PlayCards(0, (CARDS[card],), choosing(colour)) in legal_actions(table, 0)


@pytest.mark.rule("h2o-downpour")
def test_nothing_answers_a_downpour() -> None:
    rules = H2O | {
        "draw2_answer": "progressive_mixed",
        "wd4_answer": "progressive_mixed",
        "reverse_deflect": True,
        "intervention": "colours_and_wild",
    }
    table = do(given("D1 B1 B2 | D1 GR | D2 W4", rules=rules, draw="Y3 Y4"), play("D1", "G"))
    assert (counts(table), table.phase, dict(table.clocks).keys()) == ([2, 3, 3], Turn(1), {table.clock})


@pytest.mark.rule("h2o-downpour", "uno-call")
def test_a_downpour_ends_the_uno_duty_of_those_it_makes_draw() -> None:
    table = do(given("R1 B1 | D1 G1 G2 | Y1", rules=H2O, called=[2]), play("R1"))
    assert [window.seat for window in windows(table)] == [0]
    table = do(table, play("D1", "G"))
    assert (windows(table), table.called, counts(table)) == ([], frozenset(), [2, 2, 2])


@pytest.mark.rule("h2o-downpour", "draw-short")
def test_a_downpour_is_dealt_in_turn_as_far_as_the_cards_go() -> None:
    table = given("D2 B1 B2 | G1 G2 | Y1 Y2", rules=H2O, whole=False, draw="Y3 Y4", discard="B5", top="R9")
    assert counts(do(table, play("D2", "G"))) == [2, 4, 4]


@pytest.mark.rule("h2o-downpour")
def test_seats_that_are_not_in_the_round_draw_nothing() -> None:
    table = do(given(FOUR.format("D1"), rules=H2O), Leave(2), play("D1", "G"))
    assert counts(table) == [2, 3, 0, 3]


@pytest.mark.rule("h2o-downpour", "last-card-draws-count")
@pytest.mark.parametrize(("counted", "held"), [(True, [0, 4, 4]), (False, [0, 2, 2])])
def test_a_last_downpour_is_dealt_before_the_count_where_that_is_agreed(
    counted: bool, held: list[int]
) -> None:
    table = given("D2 | G1 G2 | Y1 Y2", rules=H2O | {"last_draw_counts": counted})
    (ended,) = happened(RoundEnded, events(table, play("D2")))
    assert [len(cards) for cards in ended.hands] == held
