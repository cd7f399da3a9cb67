"""Skip, Reverse and Draw Two."""

import pytest

from bot.engine import Accept, CatchUno, Challenge, DrawCard, Leave, PlayCards, Reason, legal_actions
from bot.engine.cards import CARDS
from bot.engine.events import CardPlayed, CardsDrawn, DirectionReversed, DrawReason, SeatSkipped
from bot.engine.phases import Turn
from tests.support.tables import counts, do, draw, events, given, happened, play, refused, step

FOUR = "{} B1 B2 | G1 G2 G3 | Y1 Y2 Y3 | B4 B5 B6"
THREE = "{} B1 B2 | G1 G2 G3 | Y1 Y2 Y3"
TWO = "{} B1 B2 | G1 G2 G3"


@pytest.mark.rule("skip-next")
@pytest.mark.parametrize(
    ("cards", "direction", "victim", "next_up"), [(FOUR, 1, 1, 2), (FOUR, -1, 3, 2), (TWO, 1, 1, 0)]
)
def test_a_skip_takes_the_next_seats_turn(cards: str, direction: int, victim: int, next_up: int) -> None:
    table, happenings = step(given(cards.format("RS"), direction=direction), play("RS"))
    assert happened(SeatSkipped, happenings) == [SeatSkipped(victim)]
    assert table.phase == Turn(next_up)


@pytest.mark.rule("draw2-draw-and-skip", "actions-immediate")
@pytest.mark.parametrize(
    ("cards", "direction", "victim", "next_up"), [(FOUR, 1, 1, 2), (FOUR, -1, 3, 2), (TWO, 1, 1, 0)]
)
def test_a_draw_two_deals_two_at_once_and_takes_the_turn(
    cards: str, direction: int, victim: int, next_up: int
) -> None:
    """Elsewhere the penalty hit the wrong seat when play ran the other way."""
    before = given(cards.format("R+2"), direction=direction)
    table, happenings = step(before, play("R+2"))
    (drawn,) = happened(CardsDrawn, happenings)
    assert (drawn.seat, drawn.count, drawn.why) == (victim, 2, DrawReason.HIT)
    assert table.phase == Turn(next_up)
    assert sum(counts(table)) == sum(counts(before)) + 1


@pytest.mark.rule("draw2-no-answer")
def test_the_target_of_a_draw_two_cannot_answer_with_its_own() -> None:
    table = do(given("R+2 B1 B2 | G+2 G2 G3 | Y1 Y2 Y3"), play("R+2"))
    assert counts(table) == [2, 5, 3]
    assert legal_actions(table, 1) == []
    assert refused(table, PlayCards(1, (CARDS["G+2"],))).reason is Reason.NOT_YOUR_TURN
    for answer in (Accept(1), Challenge(1)):
        assert refused(table, answer).reason is Reason.NOT_NOW


@pytest.mark.rule("draw2-no-answer")
def test_who_was_not_its_target_may_lay_a_draw_two_on_it() -> None:
    table = do(given("R+2 B1 B2 | G1 G2 G3 | Y+2 Y2 Y3"), play("R+2"), play("Y+2"))
    assert counts(table) == [4, 5, 2]
    assert table.phase == Turn(1)


@pytest.mark.rule("draw2-no-answer")
@pytest.mark.parametrize("move", [PlayCards(1, (CARDS["G+2"],)), DrawCard(1)])
def test_a_waiting_hit_is_neither_answered_with_a_card_nor_drawn_one_by_one(move: object) -> None:
    """Elsewhere one card of a penalty was drawn and the penalty then answered."""
    table = do(given("W4 B1 B2 | G+2 G2 G3"), play("W4", "G"))
    assert refused(table, move).reason is Reason.HIT_WAITS


@pytest.mark.rule("reverse-direction")
@pytest.mark.parametrize(("direction", "next_up"), [(1, 3), (-1, 1)])
def test_a_reverse_turns_play_round(direction: int, next_up: int) -> None:
    table, happenings = step(given(FOUR.format("RR"), direction=direction), play("RR"))
    assert (table.direction, table.phase) == (-direction, Turn(next_up))
    assert happened(DirectionReversed, happenings) == [DirectionReversed(-direction)]


@pytest.mark.rule("reverse-direction")
def test_the_round_of_seats_is_walked_over_both_ends() -> None:
    """Elsewhere seat arithmetic overflowed to the wrong seat."""
    table = given("B1 RR B2 | G1 G2 G3 | RR Y2 Y3", turn=2, top="R9")
    table = do(table, play("RR"))
    assert table.phase == Turn(1)
    table = do(given("RR B1 B2 | G1 G2 G3 | Y1 Y2 Y3", turn=0), play("RR"))
    assert table.phase == Turn(2)
    assert do(given("B1 B2 | G1 G2 | R1 Y2 Y3", turn=2), play("R1")).phase == Turn(0)


@pytest.mark.rule("reverse-parity")
@pytest.mark.parametrize("reverses", [1, 2, 3, 4])
def test_reverses_add_up(reverses: int) -> None:
    table = given("RR RR B1 B2 | G1 G2 G3 | Y1 Y2 Y3 | YR YR B5 B6")
    table = do(table, *map(play, ["RR", "YR", "RR", "YR"][:reverses]))
    assert table.direction == (-1) ** reverses
    assert table.phase == Turn(3 if reverses % 2 else 0)


@pytest.mark.rule("reverse-two-player-skip", "two-player-mattel")
def test_reverse_acts_as_skip_with_two_players() -> None:
    """Elsewhere it did nothing, or acted one turn late."""
    table, happenings = step(given(TWO.format("RR")), play("RR"))
    assert table.phase == Turn(0)
    assert happened(SeatSkipped, happenings) == [SeatSkipped(1)]


@pytest.mark.rule("reverse-two-player-skip")
@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("leaver", [1, 2])
def test_reverse_acts_as_skip_once_the_third_player_has_left(leaver: int, direction: int) -> None:
    table = do(given(THREE.format("RR"), direction=direction), Leave(leaver), play("RR"))
    assert table.phase == Turn(0)


@pytest.mark.rule("two-player-mattel")
@pytest.mark.parametrize("card", ["RS", "R+2"])
def test_with_two_players_the_turn_comes_back_after_skip_and_draw_two(card: str) -> None:
    assert do(given(TWO.format(card)), play(card)).phase == Turn(0)


@pytest.mark.rule("actions-immediate")
@pytest.mark.parametrize("preset", ["classic", "quick"])
def test_one_play_holds_the_draw_and_the_change_of_turn(preset: str) -> None:
    happenings = events(given(THREE.format("R+2"), rules=preset), play("R+2"))
    assert [type(event) for event in happenings] == [CardPlayed, CardsDrawn]


@pytest.mark.rule("penalty-everyone-liable")
def test_a_fine_in_the_middle_of_a_turn_does_not_move_it() -> None:
    table = do(given("R1 B1 | G1 G2 G3 | Y1 Y2", draw="R3"), play("R1"))
    before = table.phase
    after = do(table, CatchUno(2))
    assert (counts(after), after.phase) == ([3, 3, 2], before)


def test_numbers_only_pass_the_turn_on() -> None:
    table = do(given("R7 B1 | G1 G0 | Y1 Y2"), play("R7", uno=True), draw())
    assert table.direction == 1
    assert table.hands[2] == (CARDS["Y1"], CARDS["Y2"])
