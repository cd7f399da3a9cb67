"""The hand on the pile: whoever shouts UNO! with the play makes all others slap, and the last one draws."""

from typing import Any

import pytest

from bot.engine import DrawCard, GameState, GiveCard, Leave, PutHand, Reason, legal_actions
from bot.engine.events import (
    CardsDrawn,
    DrawReason,
    HandPut,
    HandsCounted,
    SeatOut,
    UnoCalled,
    UnoForgotten,
)
from bot.engine.phases import Answer, ClockKind, Exchange, HandOnPile, SwapTarget, Turn
from tests.support.tables import (
    accept,
    call,
    counts,
    do,
    draw,
    events,
    expire,
    given,
    hands,
    happened,
    jump,
    play,
    refused,
    step,
)
from tests.support.windows import open_seats

CENTRE = {"uno_to_centre": True}
FOUR = "R5 B1 | G1 G2 | Y1 Y2 | B6 B7"


def shouted(cards: str = FOUR, **rules: Any) -> GameState:
    """Let seat 0 shout UNO! with its next-to-last card."""
    first = cards.split(maxsplit=1)[0]
    return do(given(cards, rules=CENTRE | rules), play(first, uno=True))


def late(happenings: Any) -> list[tuple[int, int]]:
    """List who drew how many cards for being late."""
    drawn = happened(CardsDrawn, happenings)
    return [(event.seat, event.count) for event in drawn if event.why is DrawReason.HAND_ON_PILE]


@pytest.mark.rule("uno-to-centre")
def test_all_others_put_their_hands_down_and_the_last_one_draws_two() -> None:
    table = shouted()
    assert table.phase == HandOnPile(0)
    table, happenings = step(table, PutHand(2), PutHand(1), PutHand(3))
    assert happened(HandPut, happenings) == [HandPut(2, 1), HandPut(1, 2), HandPut(3, 3)]
    assert happened(HandsCounted, happenings) == [HandsCounted((3,))]
    assert late(happenings) == [(3, 2)]
    assert (table.phase, counts(table)) == (Turn(1), [1, 2, 2, 4])


@pytest.mark.rule("uno-to-centre")
def test_the_order_of_the_hands_is_everybodys_to_see() -> None:
    assert do(shouted(), PutHand(2), PutHand(1)).phase == HandOnPile(0, (2, 1))


@pytest.mark.rule("uno-to-centre")
@pytest.mark.parametrize(("there", "missing"), [([2, 1], [3]), ([], [1, 2, 3]), ([3], [1, 2])])
def test_when_time_is_up_all_who_are_missing_draw_and_nobody_else(
    there: list[int], missing: list[int]
) -> None:
    table, happenings = step(shouted(), *map(PutHand, there), expire(ClockKind.HAND_ON_PILE))
    assert late(happenings) == [(seat, 2) for seat in missing]
    assert happened(HandsCounted, happenings) == [HandsCounted(tuple(missing))]
    assert table.phase == Turn(1)
    assert table.dallied == {}


@pytest.mark.rule("uno-to-centre")
@pytest.mark.parametrize("late_call", [True, False])
def test_it_takes_a_call_armed_with_the_play(late_call: bool) -> None:
    table = do(given(FOUR, rules=CENTRE), play("R5"))
    table = do(table, call(0)) if late_call else table
    assert table.phase == Turn(1)


@pytest.mark.rule("uno-to-centre")
def test_an_armed_call_that_is_not_due_asks_for_no_hands() -> None:
    assert shouted("R5 B1 B2 | G1 G2 | Y1 Y2").phase == Turn(1)


@pytest.mark.rule("uno-to-centre")
@pytest.mark.parametrize("cards", ["R5 B1 | G1 G2", "R5 B1 | G1 G2 | -"])
def test_with_two_players_it_rests(cards: str) -> None:
    table = shouted(cards)
    assert (table.phase, table.called) == (Turn(1), {0})


@pytest.mark.rule("uno-to-centre")
def test_nobody_plays_while_hands_are_awaited() -> None:
    table = shouted()
    assert refused(table, DrawCard(1)).reason is Reason.WAITING
    assert {clock.kind for clock in table.clocks.values()} == {ClockKind.HAND_ON_PILE}
    assert [legal_actions(table, seat) for seat in (0, 1)] == [[], [PutHand(1)]]


@pytest.mark.rule("uno-to-centre")
@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_puts_a_hand_down_twice_and_the_caller_has_done_so(seat: int) -> None:
    refusal = refused(do(shouted(), PutHand(2)), PutHand(seat))
    assert (refusal.reason, refusal.rule) == (Reason.ALREADY_PUT, "uno-to-centre")


@pytest.mark.rule("uno-to-centre")
@pytest.mark.parametrize(
    ("leaver", "before", "phase", "fined"),
    [
        (0, [2], Turn(1), []),
        (3, [2, 1], Turn(1), [(1, 2)]),
        (1, [2], HandOnPile(0, (2,)), []),
        (2, [2, 1], HandOnPile(0, (2, 1)), []),
    ],
)
def test_who_leaves_is_not_counted(leaver: int, before: list[int], phase: Any, fined: list[Any]) -> None:
    """Without the caller nobody is waited for, and nobody draws."""
    table, happenings = step(shouted(), *map(PutHand, before), Leave(leaver))
    assert (table.phase, late(happenings)) == (phase, fined)


@pytest.mark.rule("uno-to-centre")
@pytest.mark.parametrize("before", [[], [1]])
def test_when_only_one_opponent_is_left_nobody_draws(before: list[int]) -> None:
    """The only one left would always be the last one, even if the hand was there first."""
    table, happenings = step(shouted("R5 B1 | G1 G2 | Y1 Y2"), *map(PutHand, before), Leave(2))
    assert (table.phase, late(happenings), counts(table)) == (Turn(1), [], [1, 2, 0])


@pytest.mark.rule("uno-to-centre")
def test_an_exchange_comes_before_the_hands_and_the_answer_after() -> None:
    table = do(given(FOUR, rules=CENTRE | {"five": "exchange"}), play("R5", uno=True, target=1, give="B1"))
    assert type(table.phase) is Exchange
    assert do(table, GiveCard(1, table.hands[1][0])).phase == HandOnPile(0)
    table = do(given("W4 B1 | G1 G2 | Y1 Y2", rules=CENTRE), play("W4", "G", uno=True))
    assert table.phase == HandOnPile(0)
    table = do(table, PutHand(1), PutHand(2))
    assert type(table.phase) is Answer
    assert do(table, accept()).phase == Turn(2)


@pytest.mark.rule("uno-to-centre", "intervention")
def test_nobody_jumps_in_on_the_hands_but_still_can_when_they_are_counted() -> None:
    table = shouted("R5 B1 | G1 G2 | R5 Y1 Y2", intervention="colours")
    assert refused(table, jump(2, "R5")).reason is Reason.WAITING
    table = do(table, PutHand(1), PutHand(2), jump(2, "R5"))
    assert table.phase == Turn(0)


@pytest.mark.pair("swap7", "centre")
@pytest.mark.rule("uno-to-centre", "seven-swap")
def test_a_seven_swaps_hands_before_they_are_put_down_and_the_shout_counts() -> None:
    rules = CENTRE | {"seven": "swap"}
    table = given("R7 B1 | G1 G2 | Y1 Y2", rules=rules)
    table, happenings = step(table, play("R7", uno=True, target=2))
    assert (table.phase, hands(table)) == (HandOnPile(0), "Y1 Y2 | G1 G2 | B1")
    assert happened(UnoCalled, happenings) == [UnoCalled(0)]
    assert (table.called, open_seats(table)) == (frozenset(), [2])
    after = do(table, PutHand(1), PutHand(2))
    assert (counts(after), open_seats(after), after.phase) == ([2, 2, 3], [], Turn(1))


@pytest.mark.pair("swap7", "centre")
@pytest.mark.rule("uno-to-centre", "seven-swap", "intervention")
def test_a_target_is_chosen_before_hands_are_put_down() -> None:
    rules = CENTRE | {"seven": "swap", "intervention": "colours"}
    table = given("R7 B1 B2 | R7 G2 | Y1 Y2", rules=rules)
    table = do(table, play("R7", target=2), jump(1, "R7", uno=True))
    assert type(table.phase) is SwapTarget
    assert do(table, expire(ClockKind.SWAP_TARGET)).phase == HandOnPile(1)


@pytest.mark.pair("rot0", "centre")
@pytest.mark.rule("uno-to-centre", "zero-rotate")
def test_a_zero_passes_hands_on_before_they_are_put_down_and_the_shout_counts() -> None:
    table = do(given("R0 B1 | G1 G2 | Y1 Y2", rules=CENTRE | {"zero": "rotate"}), play("R0", uno=True))
    assert (table.phase, hands(table)) == (HandOnPile(0), "Y1 Y2 | B1 | G1 G2")
    assert open_seats(table) == [1]
    assert counts(do(table, PutHand(1), PutHand(2))) == [2, 1, 4]


@pytest.mark.pair("centre", "autoU")
@pytest.mark.rule("uno-to-centre", "uno-penalty-auto")
def test_where_fines_come_by_themselves_only_the_armed_call_asks_for_hands() -> None:
    rules = CENTRE | {"uno_enforce": "auto"}
    table, happenings = step(shouted(uno_enforce="auto"), PutHand(1), PutHand(2), PutHand(3))
    assert late(happenings) == [(3, 2)]
    assert not happened(UnoForgotten, events(table, draw()))
    forgotten = do(given(FOUR, rules=rules), play("R5"))
    assert forgotten.phase == Turn(1)
    assert do(forgotten, call(0)).phase == Turn(1)
    assert happened(UnoForgotten, events(forgotten, draw())) == [UnoForgotten(0)]


@pytest.mark.pair("centre", "tolast")
@pytest.mark.rule("uno-to-centre", "play-to-last")
def test_it_rests_once_only_two_are_left_in_the_round() -> None:
    rules = {"round_end": "to_last", "scoring": "none"}
    table = do(given("R5 | R1 G2 | R3 Y2", rules=CENTRE | rules), play("R5"), play("R1", uno=True))
    assert (table.phase, table.called) == (Turn(2), {1})
    four = do(given("R5 | R1 G2 | R3 Y2 | B1 B2", rules=CENTRE | rules), play("R5"), play("R1", uno=True))
    assert four.phase == HandOnPile(1)
    assert refused(four, PutHand(0)).reason is Reason.NOT_PLAYING
    assert counts(do(four, PutHand(3), PutHand(2))) == [0, 1, 4, 2]


@pytest.mark.pair("centre", "tolast")
@pytest.mark.rule("uno-to-centre", "play-to-last", "intervention")
def test_who_has_laid_the_last_card_has_no_hand_to_put_down() -> None:
    """Two cards for being late would have taken the player back in."""
    rules = CENTRE | {"round_end": "to_last", "scoring": "none", "intervention": "colours"}
    table = do(given("R+2 | G1 G2 | R+2 Y2 | B1 B2", rules=rules), play("R+2"), jump(2, "R+2", uno=True))
    assert table.phase == HandOnPile(2)
    assert refused(table, PutHand(0)).reason is Reason.NOT_PLAYING
    table, happenings = step(table, PutHand(3), PutHand(1))
    assert late(happenings) == [(1, 2)]
    assert happened(SeatOut, events(table, expire(ClockKind.HOLD))) == [SeatOut(0)]
