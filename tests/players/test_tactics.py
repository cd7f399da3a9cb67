"""What a computer player makes of its cards."""

from collections import Counter
from random import Random

import pytest

from bot.engine import (
    Accept,
    Action,
    Challenge,
    ChooseColour,
    Colour,
    DrawCard,
    GameState,
    PassTurn,
    PlayCards,
    view,
)
from bot.players import Computer
from bot.players.tactics import doubt, look
from tests.support.tables import do, draw, given, play


def decisions(state: GameState, seat: int = 0, times: int = 300) -> list[Action | None]:
    """Ask as many computer players, each with luck of its own."""
    return [Computer(Random(luck)).decide(view(state, seat)) for luck in range(times)]


def laid(state: GameState, times: int = 300) -> Counter[str]:
    """Count what is laid; anything else counts by its name."""
    return Counter(
        str(decision.cards[0]) if isinstance(decision, PlayCards) else type(decision).__name__
        for decision in decisions(state, times=times)
    )


MANY = "Y1 Y2 Y3 Y4 Y5 Y6"


@pytest.mark.parametrize(
    ("hands", "top", "best"),
    [
        pytest.param(f"R9 R1 B5 B6|{MANY}|{MANY}", "R5", "R9", id="high cards first"),
        pytest.param(f"R9 RS B5 B6|{MANY}|{MANY}", "R5", "R9", id="actions are kept"),
        pytest.param(f"R9 RS B5 B6|{MANY}", "R5", "RS", id="with two, a skip is a turn more"),
        pytest.param(f"R9 RS B5 B6|{MANY}|Y1 Y2", "R5", "RS", id="actions go when somebody is near out"),
        pytest.param(f"R1 W W4 B6|{MANY}|{MANY}", "R5", "R1", id="black cards are kept"),
        pytest.param(f"R9 R+2 RS B6|Y1|{MANY}", "R5", "R+2", id="the next seat with one card is hit"),
        pytest.param(f"R9 B1 RS B6|Y1|{MANY}", "R5", "RS", id="or skipped"),
        pytest.param(f"R9 B1 RR B6|Y1|{MANY}", "R5", "RR", id="or turned away from"),
        pytest.param(f"R9 B1 RR B6|{MANY}|Y1", "R5", "R9", id="but play is not turned towards it"),
        pytest.param(f"R5 B5 B1 B2|{MANY}|{MANY}", "G5", "B5", id="the colour held most"),
    ],
)
def test_the_better_card_is_laid(hands: str, top: str, best: str) -> None:
    assert laid(given(hands, top=top)).most_common(1)[0][0] == best
    assert laid(given(hands, top=top))[best] > 250


def test_a_card_that_wins_is_laid() -> None:
    assert laid(given(f"W|{MANY}", top="R5")) == {"W": 300}


def test_nothing_to_lay_means_to_draw() -> None:
    assert decisions(given(f"B1 B2|{MANY}", top="R5"), times=5) == [DrawCard(0)] * 5


def test_a_wild_names_the_colour_held_most() -> None:
    chosen = {
        decision.choices.colour
        for decision in decisions(given(f"W B1 B2 G3|{MANY}", top="R5"))
        if isinstance(decision, PlayCards)
    }
    assert chosen == {Colour.BLUE}


def test_a_starter_without_a_colour_gets_the_colour_held_most() -> None:
    state = given(f"W B1 G2 G3|{MANY}", top="W", asking=0)
    assert decisions(state, times=5) == [ChooseColour(0, Colour.GREEN)] * 5


def test_a_drawn_card_that_fits_is_laid() -> None:
    state = do(given(f"B1 B2|{MANY}", top="R5", draw="R7"), draw())
    assert laid(state) == {"R7": 300}


def test_a_drawn_wild_draw_four_that_would_be_a_bluff_is_mostly_kept() -> None:
    state = do(given(f"B1 R2|{MANY}", top="R5", draw="W4"), draw())
    kept = decisions(state).count(PassTurn(0))
    assert 250 < kept < 300


def test_a_bluff_is_rare_but_possible() -> None:
    state = given(f"R0 W4 G7 G8|Y1|{MANY}", top="R5")
    bluffs = laid(state)["W4"]
    assert 10 < bluffs < 50


def test_an_honest_wild_draw_four_stops_a_seat_that_is_near_out() -> None:
    assert laid(given(f"G5 W4 G7 G8|Y1|{MANY}", top="R5"))["W4"] == 300


def under_a_wild_draw_four(kept: str) -> GameState:
    return do(given(f"B1 B2|{kept} W4", top="R5", turn=1), play("W4", colour="R"))


@pytest.mark.parametrize(
    ("kept", "low", "high"), [("Y1", 8, 40), (MANY, 45, 90), (f"{MANY} {MANY} G1 G2 G3 G4 G5 G6", 90, 130)]
)
def test_a_big_hand_is_challenged_more_often(kept: str, low: int, high: int) -> None:
    challenges = decisions(under_a_wild_draw_four(kept)).count(Challenge(0))
    assert low < challenges < high


def test_a_last_card_is_never_challenged_for_nothing_could_prove_it() -> None:
    assert decisions(under_a_wild_draw_four("")) == [Accept(0)] * 300
    assert doubt(0) == 0


def test_without_challenges_a_wild_draw_four_is_laid_only_when_it_is_lawful() -> None:
    assert laid(given(f"R0 W4 G7 G8|Y1|{MANY}", top="R5", rules="quick")) == {"R0": 300}


def test_a_spectator_has_no_outlook() -> None:
    with pytest.raises(ValueError, match="look from a seat"):
        look(view(given("R1|R2", top="R5"), None))
