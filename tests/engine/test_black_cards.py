"""Wild and Wild Draw Four, unchallenged."""

import pytest

from bot.engine import Colour, JumpIn, Leave, PlayCards, Reason, legal_actions
from bot.engine.cards import CARDS
from bot.engine.events import CardPlayed, CardsDrawn
from bot.engine.phases import Answer, Turn
from tests.support.tables import accept, counts, do, draw, events, given, happened, play, refused, step


@pytest.mark.rule("wild-choose-colour")
@pytest.mark.parametrize("colour", Colour)
def test_a_wild_names_any_colour_the_current_one_included(colour: Colour) -> None:
    (played,) = happened(CardPlayed, events(given("W B1 B2 | G1 G2", top="R9"), play("W", colour)))
    assert played.colour is colour


@pytest.mark.rule("wild-choose-colour")
def test_the_next_player_must_follow_the_named_colour() -> None:
    table = do(given("W B1 B2 | R9 Y1 G4 W4", top="R9"), play("W", "Y"))
    for code in ("R9", "G4"):
        assert refused(table, play(code)).reason is Reason.DOES_NOT_FIT
    assert {str(action.cards[0]) for action in legal_actions(table, 1) if isinstance(action, PlayCards)} == {
        "Y1",
        "W4",
    }


@pytest.mark.rule("wild-choose-colour")
@pytest.mark.parametrize("card", ["W", "W4"])
def test_a_black_card_without_a_colour_is_refused(card: str) -> None:
    refusal = refused(given(f"{card} B1 B2 | G1 G2"), play(card))
    assert (refusal.reason, refusal.rule) == (Reason.COLOUR_NEEDED, "wild-choose-colour")


def test_a_colour_named_with_a_coloured_card_is_ignored() -> None:
    assert do(given("R5 B1 B2 | G1 G2"), play("R5", "B")).colour is Colour.RED


def test_nobody_can_leave_between_a_wild_and_its_colour() -> None:
    """Elsewhere a leaver left a colourless top on which nobody could play."""
    table = do(given("W B1 B2 | G1 G2 | Y1 Y2"), play("W", "G"), Leave(0))
    assert (table.colour, table.phase) == (Colour.GREEN, Turn(1))


@pytest.mark.rule("wd4-draw-and-skip")
@pytest.mark.parametrize("preset", ["classic", "quick"])
@pytest.mark.parametrize(("cards", "next_up"), [("W4 B1 | G1 G2 | Y1 Y2", 2), ("W4 B1 | G1 G2", 0)])
def test_a_four_deals_four_and_takes_the_turn(cards: str, next_up: int, preset: str) -> None:
    table = do(given(cards, rules=preset), play("W4", "G"))
    if preset == "classic":
        assert isinstance(table.phase, Answer)
        table = do(table, accept())
    assert counts(table)[1] == 6
    assert (table.phase, table.colour) == (Turn(next_up), Colour.GREEN)


@pytest.mark.rule("wd4-draw-and-skip", "actions-immediate")
def test_without_challenges_a_four_is_dealt_in_one_play() -> None:
    happenings = events(given("W4 B1 | G1 G2 | Y1 Y2", rules="quick"), play("W4", "G"))
    assert [type(event) for event in happenings] == [CardPlayed, CardsDrawn]


@pytest.mark.rule("wd4-draw-and-skip")
def test_a_four_hits_backwards_when_play_runs_backwards() -> None:
    table = do(given("W4 B1 | G1 G2 | Y1 Y2", direction=-1), play("W4", "G"), accept())
    assert (counts(table), table.phase) == ([1, 2, 6], Turn(1))


@pytest.mark.rule("wd4-draw-and-skip")
def test_a_four_may_lie_on_a_four() -> None:
    table = do(given("W4 B1 | G1 G2 | W4 Y2"), play("W4", "G"), accept(), play("W4", "Y"), accept())
    assert (counts(table), table.colour) == ([5, 6, 1], Colour.YELLOW)


@pytest.mark.rule("wd4-own-turn-only")
@pytest.mark.parametrize("top", ["R9", "W4"])
def test_a_four_is_never_laid_out_of_turn(top: str) -> None:
    table = given("B1 B2 | G1 G2 | W4 Y2", top=top, colour="R")
    assert refused(table, PlayCards(2, (CARDS["W4"],))).reason is Reason.NOT_YOUR_TURN
    assert refused(table, JumpIn(2, (CARDS["W4"],))).reason is Reason.NO_JUMP_IN
    waiting = do(given("W4 B2 | G1 G2 | W4 Y2"), play("W4", "G"))
    assert refused(waiting, JumpIn(2, (CARDS["W4"],))).reason is Reason.NO_JUMP_IN


def test_drawing_on_a_four_does_not_deal_it_again() -> None:
    table = do(given("B1 B2 | G1 G2", top="W4", colour="R", draw="Y3 Y4"), draw(), draw())
    assert counts(table) == [3, 3]


def test_a_wild_that_was_drawn_may_be_played_with_a_colour() -> None:
    table, _ = step(given("B1 B2 | G1 G2", draw="W"), draw())
    assert refused(table, play("W")).reason is Reason.COLOUR_NEEDED
    assert do(table, play("W", "B")).colour is Colour.BLUE
