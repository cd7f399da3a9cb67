"""What each seat, and a spectator, may know."""

from typing import Any

import pytest

from bot.engine import (
    CallUno,
    CatchUno,
    Colour,
    PassTurn,
    PlayCards,
    SayReady,
    View,
    legal_actions,
    parse_cards,
    view,
)
from bot.engine.cards import CARDS
from bot.engine.phases import ClockKind, Turn
from tests.support.tables import accept, choosing, counts, do, draw, given, play

from .laws import exposed

TABLE = "R5 B1 W | G1 G2 W4 | Y1 Y2"


def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    table = given(TABLE)
    assert [view(table, seat).hand for seat in (0, 1, 2)] == table.hands
    assert view(table, None).hand == ()
    assert view(table, None).legal == ()
    assert view(table, None).playable == ()


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everybody_sees_what_lies_open(seat: int | None) -> None:
    table = given(
        TABLE, top="W", colour="R", discard="R9 R8", direction=-1, dealer=2, called=[2], computers=[1]
    )
    seen = view(table, seat)
    assert (str(seen.top), seen.colour, seen.direction, seen.dealer) == ("W", "R", -1, 2)
    assert (seen.discard_pile, seen.draw_pile) == (3, 108 - 8 - 3)
    assert (seen.phase, seen.rules, seen.score) == (Turn(0), table.rules, table.score)
    assert (seen.called, seen.computers, seen.standing) == ({2}, {1}, table.standing)
    assert (seen.over, seen.revision, seen.plays, seen.queue) == (False, 0, 0, 0)
    assert list(seen.counts) == counts(table)
    assert seen.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert {clock.kind for clock in seen.clocks.values()} == {ClockKind.TURN}


@pytest.mark.rule("draw-in-the-dark")
def test_only_the_mover_sees_the_card_just_drawn() -> None:
    table = do(given(TABLE, draw="R8"), draw())
    assert view(table, 0).drawn is CARDS["R8"]
    assert view(table, 0).playable == (CARDS["R8"],)
    for other in (1, 2, None):
        assert view(table, other).drawn is None
        assert view(table, other).playable == ()


@pytest.mark.rule("feature-error-protection")
def test_what_can_be_laid_is_what_is_accepted() -> None:
    table = given("R5 R5 B1 B9 W W4 | G1 G2")
    laid = {act.cards[0] for act in legal_actions(table, 0) if isinstance(act, PlayCards)}
    assert set(view(table, 0).playable) == laid
    assert [str(card) for card in view(table, 0).playable] == ["R5", "R5", "B9", "W", "W4"]


@pytest.mark.parametrize(
    ("rules", "cards", "laid", "playable"),
    [
        ("club", "R+2 B1 B2 | B+2 R1 W", "R+2", ["B+2"]),
        ("club", "RS B1 B2 | BS RS W", "RS", ["RS"]),
        ("chaos", "R+2 B1 B2 | B+2 RR W W4 +10", "R+2", ["B+2", "RR", "W4", "+10"]),
        ({"intervention": "colours"}, "R+2 B1 B2 | B+2 R+2 W", "R+2", []),
    ],
)
def test_what_can_be_laid_as_an_answer_is_what_answers(
    rules: Any, cards: str, laid: str, playable: list[str]
) -> None:
    table = do(given(cards, rules=rules), play(laid))
    assert [str(card) for card in view(table, 1).playable] == playable
    assert view(table, 1).answerable == bool(playable)
    assert view(table, 0).playable == ()


def test_the_decisions_that_go_with_a_card_are_offered_for_cards_that_can_be_laid() -> None:
    table = given("R7 R5 W B1 | G1 G2 | Y1", rules="party")
    seen = view(table, 0)
    assert seen.offers(parse_cards("R7")) == (choosing(target=1), choosing(target=2))
    assert seen.offers(parse_cards("W")) == tuple(choosing(colour) for colour in "RYGB")
    assert choosing() in seen.offers(parse_cards("R5"))
    assert choosing(target=2, give="B1") in seen.offers(parse_cards("R5"))
    assert seen.offers(parse_cards("B1")) == seen.offers(parse_cards("G1")) == seen.offers(()) == ()
    assert view(table, 1).offers(parse_cards("G1")) == view(table, None).offers(parse_cards("R7")) == ()


@pytest.mark.rule("intervention")
def test_only_the_holder_of_the_twin_sees_that_it_can_be_laid() -> None:
    table = do(given("R6 B1 B2 | G1 G2 | R6 Y2", rules={"intervention": "colours"}), play("R6"))
    assert [view(table, seat).twin for seat in (0, 1, 2, None)] == [None, None, CARDS["R6"], None]
    assert view(do(table, draw()), 2).twin is None


@pytest.mark.rule("five-exchange")
def test_nobody_but_the_giver_knows_the_card_that_is_offered() -> None:
    """The card that a seat offers is chosen before its partner chooses, and seen by neither side first."""
    table = do(given("R5 B1 B2 | G1 G2 | Y1", rules="party"), play("R5", target=1, give="B1"))
    other = do(given("R5 B1 B2 | G1 G2 | Y1", rules="party"), play("R5", target=1, give="B2"))
    for seat in (1, 2, None):
        assert exposed(view(table, seat)) == exposed(view(other, seat))


@pytest.mark.rule("no-hiding-card-count")
@pytest.mark.rule("wd4-challenge-open")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_everybody_knows_the_colour_that_a_challenge_is_about_while_one_is_possible(seat: int | None) -> None:
    before = given("W4 R1 G2 | B1 B2 | Y1 Y2", top="R9")
    asked = do(before, play("W4", "B"))
    assert view(before, seat).doubted is None
    assert view(asked, seat).doubted is Colour.RED
    assert view(do(asked, accept()), seat).doubted is None
    two = do(given("R+2 R1 G2 | B+2 B2 | Y1 Y2", top="R9", rules="house-rules"), play("R+2"))
    assert view(two, seat).doubted is None


def test_everybody_sees_who_is_out_and_how_many_hands_are_emptied() -> None:
    last = do(given("R5 | G1 G2 | Y1 Y2", rules="last-standing"), play("R5"))
    stage = do(given("R5 | G1 G2 | Y1 Y2", rules="marathon"), play("R5"))
    for seat in (0, 1, 2, None):
        assert view(last, seat).went_out == (0,)
        assert view(stage, seat).emptied == (1, 0, 0)


def test_turns_are_counted_where_a_number_of_them_is_agreed() -> None:
    assert view(do(given("R5 B1 | G1 G2", rules={"turn_cap": 9}), draw()), 1).turns == 1
    assert view(do(given("R5 B1 | G1 G2"), draw()), 1).turns == 0


@pytest.mark.rule("uno-catch-window")
def test_no_view_tells_whether_others_can_be_caught() -> None:
    table = do(given("R5 B1 | G1 G2 | Y1 Y2", rules={"uno_proxy": True}), play("R5"))
    assert [len(view(table, seat).matters) for seat in (0, 1, 2, None)] == [1, 0, 0, 0]
    assert not any(isinstance(act, CatchUno | CallUno) for act in view(table, 1).legal)
    assert CallUno(0) in view(table, 0).legal


def test_nothing_can_be_laid_out_of_turn() -> None:
    table = given(TABLE)
    assert view(table, 1).playable == ()
    assert view(table, 1).legal == ()
    waiting = do(given("W4 B1 | G1 W"), play("W4", "G"))
    assert view(waiting, 1).playable == ()


def test_lawful_decisions_are_listed_for_the_seat_alone() -> None:
    table = do(given(TABLE, draw="R8"), draw())
    assert view(table, 0).legal == (PlayCards(0, (CARDS["R8"],)), PassTurn(0))
    assert view(do(given("R5 | G1 G2"), play("R5")), 1).legal == (SayReady(1),)


def test_a_view_offers_no_way_to_another_hand_by_name() -> None:
    public = {name for name in dir(View) if not name.startswith("_")}
    assert public == {
        "answerable",
        "asks",
        "awaited",
        "called",
        "clocks",
        "colour",
        "commitment",
        "computers",
        "counts",
        "dealer",
        "direction",
        "doubted",
        "discard_pile",
        "draw_pile",
        "drawn",
        "emptied",
        "hand",
        "laid_by",
        "last_round",
        "legal",
        "loser",
        "matters",
        "offers",
        "over",
        "phase",
        "playable",
        "played_out",
        "plays",
        "points",
        "queue",
        "revision",
        "rules",
        "score",
        "seat",
        "standing",
        "top",
        "turns",
        "twin",
        "twin_offers",
        "went_out",
    }
