"""Leaving, in every phase, by one and by several."""

import pytest

from bot.engine import (
    Accept,
    CallUno,
    CatchUno,
    Challenge,
    ComeBack,
    Departure,
    DrawCard,
    GameState,
    Join,
    Leave,
    Reason,
    SayReady,
    Standing,
    Substitute,
    view,
)
from bot.engine.events import (
    CardsDrawn,
    MatchEnded,
    OwnerReturned,
    RoundEnded,
    RoundStarted,
    RoundVoid,
    SeatLeft,
    SeatOut,
    SeatSubstituted,
)
from bot.engine.phases import Answer, ClockKind, Ending, MatchOver, RoundOver, StarterColour, Turn
from tests.support.tables import (
    accept,
    all_cards,
    challenge,
    counts,
    do,
    draw,
    events,
    expire,
    given,
    hand,
    happened,
    play,
    refused,
    step,
    whole,
)

TEN = ["B1 B2", "G1 G2", "Y1 Y2", "B3 B4", "G3 G4", "Y3 Y4", "B5 B6", "G5 G6", "Y5 Y6", "R7 R8"]
FOUR = "R1 B1 | G1 G2 | Y1 Y2 | B4 B5"


def test_a_leavers_hand_goes_under_the_draw_pile() -> None:
    """Elsewhere a quitter's hand was lost."""
    before = given(FOUR, draw="R8")
    table, happenings = step(before, Leave(2))
    assert happenings == (SeatLeft(2, Departure.LEFT, 2),)
    assert {str(card) for card in table.draw_pile[:2]} == {"Y1", "Y2"}
    assert str(table.draw_pile[-1]) == "R8"
    assert whole(table)
    assert table.standing[2] is Standing.LEFT


@pytest.mark.parametrize("why", Departure)
def test_the_event_says_why_somebody_left(why: Departure) -> None:
    _, happenings = step(given(FOUR), Leave(2, why))
    assert happenings[0] == SeatLeft(2, why, 2)


@pytest.mark.parametrize("seat", [-1, 4])
def test_a_seat_that_does_not_exist_cannot_be_left(seat: int) -> None:
    assert refused(given(FOUR), Leave(seat)).reason is Reason.NO_SUCH_SEAT


def test_nobody_leaves_twice() -> None:
    assert refused(do(given(FOUR), Leave(2)), Leave(2)).reason is Reason.NOT_PLAYING


@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("mover", range(4))
@pytest.mark.parametrize("leaver", range(4))
def test_the_order_of_turns_stays_right_whoever_leaves(leaver: int, mover: int, direction: int) -> None:
    """Elsewhere the wrong seat moved after one was removed, by seat and by direction."""
    table = do(given(FOUR, turn=mover, direction=direction), Leave(leaver))
    order = [(mover + direction * step) % 4 for step in range(4)]
    order.remove(leaver)
    for seat in order:
        assert table.phase == Turn(seat)
        table = do(table, expire(ClockKind.TURN))
    assert table.phase == Turn(order[0])


@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize(("first", "second"), [(0, 1), (0, 3), (1, 0), (1, 2), (3, 2), (2, 3)])
def test_two_may_leave_in_a_row(first: int, second: int, direction: int) -> None:
    table = do(given(FOUR, direction=direction), Leave(first), Leave(second))
    left = {first, second}
    order = [seat for seat in ((direction * step) % 4 for step in range(4)) if seat not in left]
    for seat in (*order, order[0]):
        assert table.phase == Turn(seat)
        table = do(table, expire(ClockKind.TURN))
    assert whole(table)


def test_a_leaver_who_has_just_drawn_takes_the_choice_along() -> None:
    table = do(given("R1 B1 | G1 G2 | Y1 Y2", draw="R8"), draw(), Leave(0))
    assert (table.phase, table.drawn) == (Turn(1), None)
    assert whole(table)


def test_somebody_else_leaving_spoils_no_drawn_card() -> None:
    drawn = do(given("R1 B1 | G1 G2 | Y1 Y2", draw="R8"), draw())
    table = do(drawn, Leave(1))
    assert (table.phase, table.clocks) == (drawn.phase, drawn.clocks)
    assert do(table, play("R8")).phase == Turn(2)


def test_the_seat_that_is_up_may_leave_while_a_hit_waits() -> None:
    table = do(given("W4 B1 | G1 G2 | Y1 Y2 | B4 B5"), play("W4", "G"))
    assert do(table, Leave(2), accept()).phase == Turn(3)
    assert do(table, Leave(2), Leave(3), accept()).phase == Turn(0)
    assert do(table, Leave(2), challenge()).phase.seat in (1, 3)


def test_bluffer_and_target_may_both_leave() -> None:
    table = do(given("W4 R1 B1 | G1 G2 | Y1 Y2 | B4 B5"), play("W4", "G"))
    for leavers in ((0, 1), (1, 0)):
        after = do(table, *map(Leave, leavers))
        assert (after.phase, counts(after)) == (Turn(2), [0, 0, 2, 2])
        assert after.evidence is None


def test_the_bluff_of_a_leaver_is_not_judged_with_another_seats_evidence() -> None:
    table = do(given("W4 R1 B1 | G1 G2 | Y1 Y2"), play("W4", "G"), Leave(0), accept())
    assert table.phase == Turn(2)
    assert counts(table) == [0, 6, 2]


def test_the_target_of_a_last_four_may_leave() -> None:
    happenings = events(given("W4 | G1 G2 | Y1 Y2"), play("W4", "G"), Leave(1))
    assert happened(SeatOut, happenings) == [SeatOut(0)]
    (ended,) = happened(RoundEnded, happenings)
    assert (ended.winners, ended.points) == ((0,), (3, 0, 0))
    assert not happened(CardsDrawn, happenings)


def test_a_bystander_may_leave_while_a_last_four_waits() -> None:
    table = do(given("W4 | G1 G2 | Y1 Y2"), play("W4", "G"), Leave(2))
    assert isinstance(table.phase, Answer)
    assert happened(RoundEnded, events(table, accept()))[0].winners == (0,)


def test_the_only_opponent_of_a_last_four_cannot_void_the_win_by_leaving() -> None:
    """A round that its winner had played out was void when the target had never acted and left."""
    table = given("W4 | G1 G2", fresh=[1])
    table, happenings = step(table, play("W4", "G"), Leave(1))
    assert happened(SeatOut, happenings) == [SeatOut(0)]
    assert happened(RoundEnded, happenings)[0].winners == (0,)
    assert not happened(RoundVoid, happenings)


def test_who_lays_the_last_four_and_leaves_has_not_gone_out() -> None:
    table, happenings = step(given("W4 | G1 G2 | Y1 Y2"), play("W4", "G"), Leave(0))
    assert not happened(SeatOut, happenings)
    after = do(table, accept())
    assert (after.phase, counts(after)) == (Turn(2), [0, 6, 2])


@pytest.mark.parametrize("chooser", [0, 1, 2])
def test_the_next_seat_names_the_starters_colour_when_its_chooser_leaves(chooser: int) -> None:
    """Elsewhere a colourless top was left on which nobody could play."""
    table = given("R1 B1 | G1 G2 | Y1 Y2", top="W", asking=chooser)
    after = do(table, Leave(chooser))
    assert after.phase == StarterColour((chooser + 1) % 3)
    assert do(after, expire(ClockKind.STARTER_COLOUR)).phase == Turn((chooser + 1) % 3)


def test_somebody_else_leaving_leaves_the_choice_of_a_colour_alone() -> None:
    table = given("R1 B1 | G1 G2 | Y1 Y2", top="W", asking=1)
    after = do(table, Leave(2))
    assert (after.phase, after.clocks) == (table.phase, table.clocks)


def test_with_two_players_the_chooser_who_leaves_makes_the_round_void() -> None:
    table, happenings = step(given("R1 B1 | G1 G2", top="W", asking=0, fresh=[0, 1]), Leave(0))
    assert happened(RoundVoid, happenings)
    assert table.phase == MatchOver(Ending.DESERTED, ())


@pytest.mark.parametrize("leaver", [0, 1])
def test_the_last_seat_wins_once_every_seat_has_acted(leaver: int) -> None:
    table, happenings = step(given("R1 B1 | G1 G2"), Leave(leaver))
    assert happened(RoundEnded, happenings)[0].winners == (1 - leaver,)
    places = (1, 2) if leaver else (2, 1)
    assert table.phase == MatchOver(Ending.DESERTED, places)


@pytest.mark.parametrize("fresh", [[0], [1], [0, 1]])
def test_the_round_is_void_when_a_seat_has_not_acted(fresh: list[int]) -> None:
    table, happenings = step(given("R1 B1 | G1 G2", fresh=fresh), Leave(1))
    assert happened(RoundVoid, happenings)
    assert not happened(RoundEnded, happenings)
    assert table.phase == MatchOver(Ending.DESERTED, ())


def test_a_void_round_leaves_the_rounds_before_it_standing() -> None:
    none = {"beaten": [0, 0], "fallen": [0, 0]}
    score = {"totals": [20, 90], "rounds_won": [1, 1], "held": [9, 2], "rounds": 2} | none
    table = do(given("R1 B1 | G1 G2", fresh=[0, 1], score=score), Leave(1))
    assert table.phase == MatchOver(Ending.DESERTED, (1, 2))
    assert table.score.totals == (20, 90)


def test_acting_counts_once_for_each_way_to_act() -> None:
    table = given("W4 R1 | G1 G2 | Y1 Y2", fresh=[0, 1, 2])
    table = do(table, play("W4", "G"))
    assert table.fresh == {1, 2}
    assert do(table, accept()).fresh == {2}
    assert do(table, challenge()).fresh == {2}
    assert do(table, expire(ClockKind.ANSWER)).fresh == {1, 2}
    assert do(given("R1 B1 | G1 G2", fresh=[0, 1]), draw()).fresh == {1}


def test_a_newcomer_who_waits_keeps_the_match_alive() -> None:
    table, happenings = step(given("R1 B1 | G1 G2", fresh=[0]), Join(), Leave(0))
    assert happened(RoundVoid, happenings)
    assert isinstance(table.phase, RoundOver)
    after = do(table, SayReady(1))
    assert counts(after) == [0, 7, 7]
    assert after.score.rounds == 0


def over(cards: str = "R5 | G1 G2 | Y1 Y2") -> GameState:
    """End a round of classic."""
    return do(given(cards), play("R5"))


def test_a_leaver_between_rounds_is_not_waited_for() -> None:
    table = do(over(), SayReady(0), SayReady(1))
    assert isinstance(table.phase, RoundOver)
    table, happenings = step(table, Leave(2))
    assert happened(RoundStarted, happenings)
    assert counts(table)[2] == 0
    assert whole(table)


def test_between_rounds_the_last_seat_but_one_ends_the_match() -> None:
    table = do(over("R5 | G1 G2"), Leave(0))
    assert table.phase == MatchOver(Ending.DESERTED, (2, 1))


def test_between_rounds_a_newcomer_takes_the_place_of_a_leaver() -> None:
    table = do(over("R5 | G1 G2"), Join(), Leave(0))
    assert isinstance(table.phase, RoundOver)
    assert counts(do(table, SayReady(1))) == [0, 7, 7]


def test_the_round_begins_at_once_when_who_was_waited_for_leaves_and_newcomers_wait() -> None:
    """Everybody was ready, and the round still waited for its clock."""
    table, happenings = step(over("R5 | G1 G2"), SayReady(1), Join(), Leave(0))
    assert happened(RoundStarted, happenings)
    assert counts(table) == [0, 7, 7]


def test_nobody_is_dealt_in_alone() -> None:
    """One newcomer waited while both seats were given up between rounds, and was dealt a game for one."""
    table, happenings = step(over("R5 | G1 G2"), Join(), Leave(0), Leave(1))
    assert happened(MatchEnded, happenings)
    assert table.over


def test_newcomers_play_among_themselves_when_everybody_else_has_left() -> None:
    table = do(over("R5 | G1 G2"), Join(), Join(), Leave(0), Leave(1))
    assert counts(table) == [0, 0, 7, 7]
    assert table.playing() == (2, 3)


@pytest.mark.parametrize("seats", range(2, 11))
def test_a_whole_table_may_leave_one_by_one(seats: int) -> None:
    table = given(" | ".join(TEN[:seats]))
    for seat in range(seats - 1):
        assert not table.over
        table = do(table, Leave(seat))
        assert whole(table)
    assert table.over
    assert refused(table, Leave(seats - 1)).reason is Reason.MATCH_OVER


def test_a_leaver_neither_calls_nor_catches_nor_moves_any_more() -> None:
    table = do(given("R5 B1 | G1 G2 | Y1"), play("R5"), Leave(2))
    for move in (CallUno(2), CatchUno(2), Substitute(2), ComeBack(2)):
        assert refused(table, move).reason is Reason.NOT_PLAYING
    assert refused(table, DrawCard(2)).reason is Reason.NOT_YOUR_TURN
    assert view(table, 2).legal == ()


def test_a_skip_passes_over_a_leaver() -> None:
    table = do(given("RS B1 | G1 G2 | Y1 Y2 | B4 B5"), Leave(1), play("RS"))
    assert table.phase == Turn(3)


def test_a_hit_passes_over_a_leaver() -> None:
    table = do(given("R+2 B1 | G1 G2 | Y1 Y2 | B4 B5"), Leave(1), play("R+2", uno=True))
    assert (counts(table), table.phase) == ([1, 0, 4, 2], Turn(3))


def test_a_computer_player_sits_in_until_the_owner_comes_back() -> None:
    table, happenings = step(given(FOUR), Substitute(1))
    assert happenings == (SeatSubstituted(1),)
    assert table.computers == {1}
    assert refused(table, Substitute(1)).reason is Reason.ALREADY_COMPUTER
    table, happenings = step(table, ComeBack(1))
    assert happenings == (OwnerReturned(1),)
    assert table.computers == frozenset()
    assert refused(table, ComeBack(1)).reason is Reason.NOT_COMPUTER


@pytest.mark.parametrize("back", [False, True])
def test_a_substitution_moves_neither_turn_nor_clock_nor_card(back: bool) -> None:
    before = do(given("W4 R1 | G1 G2 | Y1 Y2"), play("W4", "G"))
    after = do(before, Substitute(1), *([ComeBack(1)] if back else []))
    assert (after.phase, after.clocks, after.hands) == (before.phase, before.clocks, before.hands)
    assert do(after, Accept(1)).phase == Turn(2)
    assert do(after, Challenge(1)).phase == Turn(1)


def test_between_rounds_a_computer_player_is_always_ready() -> None:
    table = do(over(), SayReady(0), SayReady(1))
    assert happened(RoundStarted, step(table, Substitute(2)).events)
    table = do(over(), Substitute(2))
    assert table.phase == RoundOver(frozenset({2}))
    back = do(table, ComeBack(2))
    assert back.phase == RoundOver(frozenset())
    assert back.clocks == table.clocks


def test_a_computer_players_seat_may_be_given_up() -> None:
    table = do(given(FOUR), Substitute(1), Leave(1))
    assert table.computers == frozenset()
    assert table.standing[1] is Standing.LEFT


def test_a_hand_reaches_the_pile_and_can_be_drawn_again() -> None:
    table = given("B1 B2 | G1 G2 | Y1 Y2", whole=False)
    table = do(table, draw(), Leave(1))
    assert table.phase == Turn(2)
    after = do(table, draw())
    assert hand(after, 2).split()[2] in {"G1", "G2"}
    assert all_cards(after) == all_cards(table)
