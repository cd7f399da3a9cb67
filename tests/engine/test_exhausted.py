"""Piles that run out: reshuffled, turned over, or the end of the round; and rounds that come to a stop."""

from typing import Any

import pytest

from bot.engine import PRESETS, Leave, Rules, legal_actions
from bot.engine.cards import CARDS
from bot.engine.events import (
    CardsDrawn,
    HandRefilled,
    PileReshuffled,
    PileTurnedOver,
    PileUsedUp,
    RoundBlocked,
    RoundEnded,
    TurnPassed,
    TurnsUsedUp,
)
from bot.engine.phases import ClockKind, Turn
from tests.support.tables import (
    accept,
    all_cards,
    counts,
    do,
    draw,
    events,
    expire,
    given,
    hand,
    happened,
    keep,
    play,
    step,
)

FLIP: dict[str, Any] = {"exhaust": "flip"}
ENDS: dict[str, Any] = {"exhaust": "end_round"}
LAP: dict[str, Any] = {"exhaust": "end_round", "exhaust_end": "lap"}


@pytest.mark.rule("deck-exhausted-reshuffle")
def test_a_short_pile_gives_what_it_has_before_the_discards_are_shuffled_in() -> None:
    table = given("R+2 B1 | G1 G2 | Y1 Y2", discard="G5 G6 G7 G8", top="R9", draw="Y8", whole=False)
    after, happenings = step(table, play("R+2", uno=True))
    assert happened(PileReshuffled, happenings) == [PileReshuffled(5)]
    assert after.hands[1][2] is CARDS["Y8"]
    assert hand(after, 1).split()[3] in {"G5", "G6", "G7", "G8", "R9"}
    assert str(after.top) == "R+2"
    assert len(after.discard_pile) == 1
    assert all_cards(after) == all_cards(table)


@pytest.mark.rule("deck-exhausted-reshuffle")
def test_the_pile_is_not_reshuffled_before_it_is_short() -> None:
    table = given("R+2 B1 | G1 G2", discard="G5 G6", draw="Y8 Y9", whole=False)
    after, happenings = step(table, play("R+2", uno=True))
    assert not happened(PileReshuffled, happenings)
    assert after.draw_pile == ()


@pytest.mark.rule("deck-exhausted-reshuffle")
def test_a_recycled_wild_has_no_colour_and_the_top_wild_keeps_its_own() -> None:
    """Elsewhere a recycled wild kept its old colour, or the top one lost the chosen one."""
    table = given("B1 B2 | G1 G2", top="W", colour="R", discard="W W4", whole=False)
    after = do(table, draw())
    assert after.colour == "R"
    assert str(after.top) == "W"
    assert all(
        card.colour is None and card is CARDS[card.code] for card in (*after.hands[0][2:], *after.draw_pile)
    )


@pytest.mark.rule("draw-short")
def test_what_cannot_be_dealt_of_a_penalty_lapses() -> None:
    table = given("W4 B1 | G1 G2", discard="G5 G6", top="R9", whole=False)
    after, happenings = step(table, play("W4", "B", uno=True), accept())
    (drawn,) = happened(CardsDrawn, happenings)
    assert (drawn.count, drawn.due) == (3, 4)
    assert counts(after) == [1, 5]
    assert after.phase == Turn(0)
    assert not happened(CardsDrawn, events(after, play("B1")))


@pytest.mark.rule("draw-short")
def test_a_penalty_without_any_card_left_lapses_whole() -> None:
    """Elsewhere this raised, froze the table, or was remembered for ever."""
    drained = given("B+2 B1 | G1 G2 | Y1 Y2", top="W", colour="B", whole=False, discard_pile=["B+2"])
    after, happenings = step(drained, play("B+2", uno=True))
    assert [(drawn.count, drawn.due) for drawn in happened(CardsDrawn, happenings)] == [(1, 2)]
    assert after.phase == Turn(2)
    after, happenings = step(after, draw())
    assert (after.phase, counts(after)) == (Turn(0), [1, 3, 2])


@pytest.mark.rule("round-blocked", "draw-short")
def test_a_draw_with_nothing_to_draw_is_a_pass() -> None:
    table, happenings = step(given("B1 B2 | G1 G2 | Y1 Y2", whole=False), draw())
    assert table.phase == Turn(1)
    assert happenings[-1] == TurnPassed(0)
    assert counts(table) == [2, 2, 2]


@pytest.mark.rule("round-blocked")
def test_a_lap_in_which_nobody_moves_ends_the_round_for_the_fewest_points() -> None:
    table = given("B9 B8 | G1 G2 | YS Y2", whole=False)
    table = do(table, draw(), draw())
    assert table.phase == Turn(2)
    happenings = events(table, draw())
    assert happened(RoundBlocked, happenings)
    (ended,) = happened(RoundEnded, happenings)
    assert ended.winners == (1,)
    assert ended.points == (0, 17 + 22, 0)


@pytest.mark.rule("round-blocked")
def test_the_fewest_points_share_a_blocked_round() -> None:
    after, happenings = step(
        given("B1 B2 | G1 G2 | YS Y2", whole=False, rules="quick"), draw(), draw(), draw()
    )
    assert happened(RoundEnded, happenings)[0].winners == (0, 1)
    assert after.over
    assert after.score.rounds_won == (1, 1, 0)


@pytest.mark.rule("round-blocked")
def test_a_play_begins_the_lap_anew() -> None:
    table = do(given("B1 B2 | R1 G2 G3 | Y3 Y2", whole=False), draw(), play("R1"))
    assert (table.phase, table.idle) == (Turn(2), 0)
    after, happenings = step(table, draw())
    assert hand(after, 2) == "Y3 Y2 R9"
    assert not happened(RoundBlocked, happenings)


@pytest.mark.rule("round-blocked")
def test_a_lap_counts_only_seats_still_in_play() -> None:
    table = given("B1 B2 | - | G1 G2", whole=False)
    assert happened(RoundBlocked, events(table, draw(), draw()))


@pytest.mark.rule("deck-exhausted-flip")
def test_turned_over_the_first_card_played_is_drawn_first() -> None:
    table = given("R+2 B1 | G1 G2", discard="G5 Y6 B7", top="R9", whole=False, rules=FLIP)
    after, happenings = step(table, play("R+2", uno=True))
    assert happened(PileTurnedOver, happenings) == [PileTurnedOver(4)]
    assert hand(after, 1) == "G1 G2 G5 Y6"
    assert [str(card) for card in after.draw_pile] == ["R9", "B7"]
    assert str(after.top) == "R+2"
    assert all_cards(after) == all_cards(table)


@pytest.mark.rule("deck-exhausted-flip")
def test_what_is_left_of_the_pile_comes_before_what_is_turned_over() -> None:
    table = given("R+2 B1 | G1 G2", draw="Y8", discard="G5 Y6", top="R9", whole=False, rules=FLIP)
    assert hand(do(table, play("R+2", uno=True)), 1) == "G1 G2 Y8 G5"


@pytest.mark.rule("deck-exhausted-flip")
def test_turning_over_takes_no_chance() -> None:
    table = given("B1 B2 | G1 G2", discard="G5 Y6", whole=False, rules=FLIP)
    assert do(table, draw()).shuffles == table.shuffles


@pytest.mark.rule("deck-exhausted-flip", "round-blocked")
def test_with_nothing_to_turn_over_a_draw_is_a_pass() -> None:
    after, happenings = step(given("B1 B2 | G1 G2", whole=False, rules=FLIP), draw())
    assert (counts(after), after.phase) == ([2, 2], Turn(1))
    assert not happened(PileTurnedOver, happenings)


@pytest.mark.rule("deck-exhausted-flip", "draw-short")
@pytest.mark.pair("prog", "flip")
def test_a_chain_takes_what_turning_over_gives_and_the_rest_lapses() -> None:
    rules = FLIP | {"draw2_answer": "progressive", "wd4_answer": "progressive"}
    table = given("R+2 B1 | G+2 B2 | Y1 Y2 | B4 B5", discard="G5", top="R9", whole=False, rules=rules)
    table = do(table, play("R+2", uno=True), play("G+2", uno=True))
    after, happenings = step(table, accept())
    (drawn,) = happened(CardsDrawn, happenings)
    assert (drawn.seat, drawn.due, drawn.count) == (2, 4, 3)
    assert hand(after, 2) == "Y1 Y2 G5 R9 R+2"
    assert after.phase == Turn(3)


@pytest.mark.rule("deck-exhausted-flip", "draw-short")
@pytest.mark.pair("p10z", "flip")
@pytest.mark.pair("p10b", "flip")
@pytest.mark.parametrize(
    ("ten", "rules", "colour"),
    [
        ("R0", {"zero": "plus10"}, None),
        ("+10", {"deck": "blank112", "blank": "plus10"}, "G"),
    ],
)
def test_a_ten_takes_what_turning_over_gives_and_the_rest_lapses(
    ten: str, rules: dict[str, Any], colour: str | None
) -> None:
    table = given(f"{ten} B1 | G1 G2 | Y1 Y2", discard="G5 Y6", top="R9", whole=False, rules=FLIP | rules)
    after, happenings = step(table, play(ten, colour, uno=True))
    (drawn,) = happened(CardsDrawn, happenings)
    assert (drawn.seat, drawn.due, drawn.count) == (1, 10, 3)
    assert hand(after, 1) == "G1 G2 G5 Y6 R9"
    assert after.phase == Turn(2)


@pytest.mark.rule("deck-exhausted-flip", "seven-rounds")
@pytest.mark.pair("7r", "flip")
def test_a_new_hand_is_taken_from_what_is_turned_over() -> None:
    rules = FLIP | {"round_end": "seven_rounds", "scoring": "none", "deal": 4}
    table = given("R5 | G1 G2 | Y1 Y2", draw="B9", discard="G5 Y6", top="R9", whole=False, rules=rules)
    after, happenings = step(table, play("R5"))
    (refilled,) = happened(HandRefilled, happenings)
    assert (refilled.stage, refilled.count) == (1, 3)
    assert hand(after, 0) == "B9 G5 Y6"


@pytest.mark.rule("deck-exhausted-flip", "draw-until-playable")
@pytest.mark.pair("flip", "until")
def test_drawing_until_a_card_fits_goes_on_through_what_is_turned_over_in_order() -> None:
    rules = FLIP | {"draw": "until_playable"}
    table = given("B1 B2 | G1 G2", draw="Y3", discard="G5 Y6 R7 R8", whole=False, rules=rules)
    after, happenings = step(table, draw())
    assert hand(after, 0) == "B1 B2 Y3 G5 Y6 R7"
    assert happened(PileTurnedOver, happenings) == [PileTurnedOver(4)]
    assert after.drawn is CARDS["R7"]


@pytest.mark.rule("seven-rounds", "draw-until-playable")
@pytest.mark.pair("7r", "until")
def test_a_new_hand_may_be_drawn_upon_until_a_card_fits() -> None:
    """A stage that begins with one card counts as any other: who draws holds more."""
    rules = {"draw": "until_playable", "round_end": "seven_rounds", "scoring": "none", "deal": 3}
    table = given("R5 | R6 G2", draw="B1 B2 Y3 G4 R8", rules=rules)
    table = do(table, play("R5"), play("R6", uno=True))
    assert (hand(table, 0), table.emptied) == ("B1 B2", (1, 0))
    after = do(table, draw())
    assert hand(after, 0) == "B1 B2 Y3 G4 R8"
    assert after.phase == Turn(0, drawn=True)


@pytest.mark.pair("ref6", "flip")
@pytest.mark.rule("out-scores-point-refill-6", "deck-exhausted-flip")
@pytest.mark.parametrize("exhaust", ["flip", "reshuffle"])
def test_exits_are_counted_only_where_the_pile_ends_the_round(exhaust: str) -> None:
    options = PRESETS["six-card"].model_dump() | {"exhaust": exhaust}
    with pytest.raises(ValueError, match=f"exhaust={exhaust}"):
        Rules(**options)


@pytest.mark.rule("deck-exhausted-ends-round")
def test_the_round_ends_when_a_seat_can_neither_play_nor_draw() -> None:
    """Whoever holds the fewest points wins it."""
    table = given("B7 B8 | G6 G8 | Y1 Y2", draw="Y3", whole=False, rules=ENDS)
    happenings = events(table, draw())
    assert happened(PileUsedUp, happenings) == [PileUsedUp(1)]
    (ended,) = happened(RoundEnded, happenings)
    assert ended.winners == (2,)
    assert ended.points == (0, 0, 7 + 8 + 3 + 6 + 8)
    assert not happened(PileReshuffled, happenings)


@pytest.mark.rule("deck-exhausted-ends-round")
def test_the_round_goes_on_while_the_seat_to_move_can_play() -> None:
    table = given("B7 B8 | R6 G8 | Y1 Y2", draw="Y3", discard="G5", whole=False, rules=ENDS)
    after = do(table, draw())
    assert after.phase == Turn(1)
    assert happened(PileUsedUp, events(after, play("R6", uno=True))) == [PileUsedUp(2)]


@pytest.mark.rule("deck-exhausted-ends-round", "draw-short")
def test_a_hit_takes_what_the_last_cards_give_before_the_round_ends() -> None:
    table = given("R+2 B1 | G1 G2 | Y1 Y2", draw="B9", discard="G5 G6", whole=False, rules=ENDS)
    after, happenings = step(table, play("R+2", uno=True))
    assert [(drawn.count, drawn.due) for drawn in happened(CardsDrawn, happenings)] == [(1, 2)]
    assert happened(PileUsedUp, happenings) == [PileUsedUp(2)]
    assert after.score.rounds == 1


@pytest.mark.rule("deck-exhausted-ends-round", "out-scores-point-refill-6")
def test_most_exits_win_a_round_of_exits_and_of_equals_fewer_points() -> None:
    table = given("B7 B8 | G6 G8 | Y1 Y2", draw="Y3", whole=False, rules="six-card", emptied=[1, 1, 0])
    (ended,) = happened(RoundEnded, events(table, draw()))
    assert ended.winners == (1,)


@pytest.mark.rule("deck-exhausted-ends-round")
def test_after_a_lap_means_that_everybody_had_another_chance() -> None:
    table = do(given("B7 B8 | G6 G8 | Y1 R2", draw="Y3", whole=False, rules=LAP), draw(), draw())
    assert (table.phase, table.idle) == (Turn(2), 1)
    table = do(table, play("R2", uno=True), draw(), draw())
    assert (table.phase, table.idle) == (Turn(2), 2)
    after, happenings = step(table, draw())
    assert happened(RoundBlocked, happenings)
    assert happened(RoundEnded, happenings)[0].winners == (2,)
    assert after.score.rounds == 1


@pytest.mark.rule("deck-exhausted-ends-round")
@pytest.mark.parametrize("rules", [ENDS, LAP])
def test_the_discards_stay_where_they_are(rules: dict[str, Any]) -> None:
    table = given("R1 B2 | G1 R2 | Y1 Y2", discard="G5 G6", whole=False, rules=rules)
    after, happenings = step(table, draw())
    assert (after.phase, len(after.discard_pile), counts(after)) == (Turn(1), 3, [2, 2, 2])
    assert happenings[-1] == TurnPassed(0)


@pytest.mark.rule("deck-exhausted-ends-round")
def test_a_leavers_hand_can_be_drawn_and_the_round_goes_on() -> None:
    table = given("R1 B2 | G1 G2 | Y1 Y2 | B4 B5", whole=False, rules=LAP)
    after = do(table, Leave(3), draw())
    assert counts(after) == [3, 2, 2, 0]


@pytest.mark.rule("deck-exhausted-ends-round", "draw-until-playable")
def test_drawing_until_takes_the_whole_pile_before_the_round_ends() -> None:
    rules = ENDS | {"draw": "until_playable"}
    table = given("B7 B8 | G6 G8", draw="Y3 Y4", whole=False, rules=rules)
    after, happenings = step(table, draw())
    assert [drawn.count for drawn in happened(CardsDrawn, happenings)] == [2]
    assert happened(PileUsedUp, happenings) == [PileUsedUp(1)]
    assert after.score.rounds == 1


@pytest.mark.rule("round-blocked")
def test_the_clock_of_a_turn_blocks_a_round_too() -> None:
    table = given("B7 B8 | G1 G2", whole=False)
    happenings = events(table, expire(ClockKind.TURN), expire(ClockKind.TURN))
    assert happened(RoundBlocked, happenings)


@pytest.mark.rule("round-blocked", "pass-button")
def test_free_passes_block_a_round_only_when_nothing_can_be_drawn() -> None:
    rules = {"pass": "free", "turn_cap": 50}
    blocked = events(given("R9 B8 | G1 G2", whole=False, rules=rules), keep(), keep())
    assert happened(RoundBlocked, blocked)
    assert not happened(RoundBlocked, events(given("R9 B8 | G1 G2", rules=rules), *[keep()] * 8))


@pytest.mark.rule("round-blocked", "partners")
def test_the_team_with_the_fewest_points_wins_a_blocked_round() -> None:
    table = given("B7 B8 | G1 G2 | B1 B2 | G3 G4", whole=False, rules={"partners": True})
    (ended,) = happened(RoundEnded, events(table, *[draw()] * 4))
    assert ended.winners == (1, 3)


@pytest.mark.rule("round-blocked", "play-to-last")
def test_who_went_out_before_wins_a_round_that_is_blocked() -> None:
    rules = {"round_end": "to_last", "scoring": "none"}
    table = do(given("R5 | G1 G2 | Y1 Y2", top=None, whole=False, rules=rules), play("R5"))
    (ended,) = happened(RoundEnded, events(table, draw(), draw()))
    assert ended.winners == (0,)


@pytest.mark.parametrize(("cap", "turns"), [(1, 1), (3, 3)])
def test_after_the_turns_agreed_the_fewest_points_win(cap: int, turns: int) -> None:
    table = given("B7 B8 | G1 G2", draw="Y7 Y6 Y8", rules={"turn_cap": cap}, turns=1)
    happenings = events(table, *[draw()] * turns)
    assert happened(TurnsUsedUp, happenings) == [TurnsUsedUp(cap)]
    assert happened(RoundEnded, happenings)[0].winners == (1,)


def test_every_turn_counts_once_whatever_happens_in_it() -> None:
    """Turns that are lost to a skip are none, and a drawn card is part of its turn."""
    table = given("RS B1 B2 | G1 G2 | Y1 Y2", draw="G3 G4", rules={"turn_cap": 9}, turns=1)
    table = do(table, play("RS"))
    assert (table.phase, table.turns) == (Turn(2), 2)
    assert do(table, draw()).turns == 3
    assert legal_actions(table, 2)


def test_a_new_round_counts_its_turns_anew() -> None:
    table = do(
        given("B7 B8 | G1 G2", draw="Y7", rules={"turn_cap": 1, "start": "return_all"}, turns=1), draw()
    )
    assert do(table, expire(ClockKind.BETWEEN_ROUNDS)).turns == 1


@pytest.mark.parametrize(
    ("rules", "cap"),
    [
        ({}, 0),
        ({"turn_cap": 40}, 40),
        ({"zero": "plus10"}, 1000),
        ({"deck": "blank112", "blank": "plus10"}, 1000),
        ({"deck": "h2o"}, 1000),
        ({"zero": "plus10", "turn_cap": 7}, 7),
    ],
)
def test_where_more_cards_may_be_drawn_than_played_there_is_always_an_end(
    rules: dict[str, Any], cap: int
) -> None:
    assert Rules(**rules).cap == cap
