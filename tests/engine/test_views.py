"""What each seat, and a spectator, may know."""

import pytest

from bot.engine import PassTurn, PlayCards, SayReady, View, legal_actions, view
from bot.engine.cards import CARDS
from bot.engine.phases import ClockKind, Turn
from tests.support.tables import counts, do, draw, given, play

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
        "called",
        "clocks",
        "colour",
        "commitment",
        "computers",
        "counts",
        "dealer",
        "direction",
        "discard_pile",
        "draw_pile",
        "drawn",
        "hand",
        "legal",
        "matters",
        "over",
        "phase",
        "playable",
        "plays",
        "queue",
        "revision",
        "rules",
        "score",
        "seat",
        "standing",
        "top",
    }
