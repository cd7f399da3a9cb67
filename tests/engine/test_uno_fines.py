"""What forgetting UNO! costs: by itself, by being caught, not at all; and who helps before that."""

from typing import Any

import pytest

from bot.engine import CallUno, CatchUno, Colour, GameState, Leave, PlayCards, Reason, legal_actions, view
from bot.engine.events import CardsDrawn, RoundEnded, SeatOut, UnoCalled, UnoCaught, UnoForgotten
from bot.engine.phases import Answer, Clock, ClockKind, RoundOver, Turn
from tests.support.tables import (
    accept,
    call,
    catch,
    challenge,
    clock_of,
    counts,
    do,
    draw,
    events,
    expire,
    given,
    hand,
    happened,
    jump,
    play,
    refused,
    step,
)
from tests.support.windows import open_seats

THREE = "R5 B1 | R1 G2 G3 | Y1 Y2 Y3"
AUTO = {"uno_enforce": "auto"}
NONE = {"uno_enforce": "none"}
PROXY = {"uno_proxy": True}
WINDOW = ClockKind.UNO_WINDOW


def forgotten(rules: Any, cards: str = THREE, **more: Any) -> GameState:
    """Let seat 0 come down to one card without a word."""
    return do(given(cards, rules=rules, **more), play(cards.split(maxsplit=1)[0]))


@pytest.mark.rule("uno-penalty-auto")
@pytest.mark.parametrize("move", [draw(), play("R1")])
def test_a_forgotten_call_is_fined_by_itself_and_play_goes_on(move: Any) -> None:
    table, happenings = step(forgotten(AUTO), move)
    assert happened(UnoForgotten, happenings) == [UnoForgotten(0)]
    assert counts(table)[0] == 3
    assert open_seats(table) == []
    assert table.phase != Turn(0)


@pytest.mark.rule("uno-penalty-auto")
def test_nobody_is_fined_by_itself_before_the_next_player_begins() -> None:
    table = do(given("W4 B1 | G1 G2 | Y1 Y2", rules=AUTO), play("W4", "G"), accept())
    assert (table.phase, counts(table)) == (Turn(2), [1, 6, 2])
    assert counts(do(table, draw())) == [3, 6, 3]


@pytest.mark.rule("uno-penalty-auto")
def test_where_nobody_has_to_notice_there_is_no_grace_and_the_clock_itself_fines() -> None:
    table = forgotten(AUTO | {"uno_grace": 5})
    assert table.clocks[clock_of(table, WINDOW)] == Clock(WINDOW, 0, 30)
    after, happenings = step(table, expire(WINDOW))
    assert happened(UnoForgotten, happenings) == [UnoForgotten(0)]
    assert (counts(after), after.phase) == ([3, 3, 3], Turn(1))
    assert not happened(UnoForgotten, events(after, draw()))


@pytest.mark.rule("uno-penalty-auto")
def test_an_endless_window_that_fines_by_itself_has_no_clock() -> None:
    table = forgotten(AUTO | {"uno_window": 0})
    assert {clock.kind for clock in table.clocks.values()} == {ClockKind.TURN}
    assert counts(do(table, draw()))[0] == 3


@pytest.mark.rule("uno-penalty-auto")
def test_where_fines_come_by_themselves_there_is_nothing_to_catch() -> None:
    table = forgotten(AUTO | {"penalty_false_call": 2})
    for action in (catch(1), CatchUno(1, 0)):
        refusal = refused(table, action)
        assert (refusal.reason, refusal.rule) == (Reason.NOTHING_TO_CATCH, "uno-penalty-auto")


@pytest.mark.rule("uno-penalty-auto", "uno-catch-window")
def test_each_window_costs_its_seat_at_most_once() -> None:
    table = do(forgotten(AUTO), play("R1"))
    assert counts(do(table, draw()))[0] == 3
    caught = do(forgotten({}), catch(1))
    assert not happened(CardsDrawn, events(caught, play("R1")))


@pytest.mark.rule("uno-penalty-auto")
def test_everybody_who_forgot_is_fined_by_itself_after_hands_have_moved() -> None:
    table = do(given("R0 B1 | G1 | Y1 Y2", rules=AUTO | {"zero": "rotate"}), play("R0"))
    assert (counts(table), open_seats(table)) == ([2, 1, 1], [1, 2])
    table = do(table, call(2), draw())
    assert counts(table) == [2, 4, 1]


@pytest.mark.rule("uno-penalty-4", "uno-penalty-auto")
def test_the_six_card_game_fines_four_cards_at_once() -> None:
    table, happenings = step(forgotten("six-card"), play("R1"))
    (drawn,) = [drawn for drawn in happened(CardsDrawn, happenings) if drawn.seat == 0]
    assert (drawn.count, counts(table)[0]) == (4, 5)


@pytest.mark.rule("uno-penalty-4")
def test_the_game_of_the_2000s_fines_whoever_is_caught_four_cards() -> None:
    assert counts(do(forgotten("mattel-2000s"), catch(2))) == [5, 3, 3]


@pytest.mark.rule("uno-penalty-auto", "penalty-everyone-liable")
@pytest.mark.parametrize(("last", "colour"), [("R1", None), ("W", "B")])
def test_a_player_on_the_brink_of_winning_is_fined_before_he_is_out(last: str, colour: str | None) -> None:
    """After his own Skip he begins a turn too; the card was not his last one after all."""
    table = do(given(f"RS {last} | G1 G2", rules=AUTO), play("RS"))
    assert table.phase == Turn(0)
    table, happenings = step(table, play(last, colour))
    assert happened(UnoForgotten, happenings) == [UnoForgotten(0)]
    assert not happened(SeatOut, happenings)
    assert (counts(table), table.phase) == ([2, 2], Turn(1))


@pytest.mark.rule("uno-penalty-auto", "wild-choose-colour")
def test_a_wild_that_will_not_be_the_last_card_needs_its_colour() -> None:
    table = do(given("RS W | G1 G2", rules=AUTO), play("RS"))
    assert refused(table, play("W")).reason is Reason.COLOUR_NEEDED
    plays = [action for action in legal_actions(table, 0) if isinstance(action, PlayCards)]
    assert [action.choices.colour for action in plays] == list(Colour)
    assert happened(SeatOut, events(table, call(0), play("W"))) == [SeatOut(0)]


@pytest.mark.rule("uno-penalty-auto", "wd4-challenge-open")
def test_cards_that_a_fine_brings_are_no_evidence_against_a_four() -> None:
    table = do(given("RS W4 | G1 G2", rules=AUTO, draw="R1 R2"), play("RS"), play("W4", "B"))
    assert (hand(table, 0), type(table.phase)) == ("R1 R2", Answer)
    after = do(table, challenge())
    assert counts(after) == [2, 8]


@pytest.mark.rule("uno-penalty-auto", "penalty-everyone-liable")
def test_the_last_card_of_another_fines_first_and_counts_then() -> None:
    table = do(given("R5 B1 | R1 | Y1 Y2", rules=AUTO, called=[1]), play("R5"))
    (ended,) = happened(RoundEnded, events(table, play("R1")))
    assert [len(held) for held in ended.hands] == [3, 0, 2]


@pytest.mark.rule("uno-penalty-auto", "penalty-everyone-liable")
def test_when_the_round_is_over_nothing_is_fined_by_itself_any_more() -> None:
    table = do(given("R5 | G1 G2", rules=AUTO), play("R5"))
    assert isinstance(table.phase, RoundOver)
    assert open_seats(table) == []
    assert counts(table) == [0, 2]


@pytest.mark.rule("uno-penalty-auto", "intervention")
def test_a_jump_in_fines_whoever_forgot() -> None:
    rules = AUTO | {"intervention": "colours"}
    table = forgotten(rules, "R5 B1 | R1 G2 G3 | R5 Y2 Y3")
    assert counts(do(table, jump(2, "R5"))) == [3, 3, 2]


@pytest.mark.rule("uno-penalty-auto")
def test_a_fine_that_comes_by_itself_is_dealt_as_far_as_the_cards_reach() -> None:
    table = do(given("R5 B1 | R1 G2", rules=AUTO, whole=False, draw="Y1"), play("R5"))
    after = do(table, play("R1"))
    assert (counts(after), open_seats(after)) == ([3, 1], [1])


@pytest.mark.rule("uno-penalty-auto")
def test_who_has_left_is_not_fined() -> None:
    assert not happened(UnoForgotten, events(do(forgotten(AUTO), Leave(0)), draw()))


@pytest.mark.pair("rot0", "autoU")
@pytest.mark.rule("uno-penalty-auto", "zero-rotate")
def test_a_hand_that_is_passed_on_takes_no_call_along() -> None:
    """The player who forgot is free; whoever got the card has until the next turn to call it."""
    table = do(given("R0 B1 | G1 G2 | Y1 Y2", rules=AUTO | {"zero": "rotate"}), play("R0", uno=True))
    assert (counts(table), table.called, open_seats(table)) == ([2, 1, 2], frozenset(), [1])
    assert not happened(UnoForgotten, events(table, call(1), draw()))
    after, happenings = step(table, draw())
    assert happened(UnoForgotten, happenings) == [UnoForgotten(1)]
    assert counts(after) == [2, 4, 2]


@pytest.mark.pair("swap7", "autoU")
@pytest.mark.rule("uno-penalty-auto", "seven-swap")
@pytest.mark.parametrize("armed", [True, False])
def test_a_swapped_hand_of_one_card_is_fined_with_its_new_owner(armed: bool) -> None:
    table = given("R7 B1 | G1 G2 | Y1 Y2", rules=AUTO | {"seven": "swap"})
    table = do(table, play("R7", uno=armed, target=2))
    assert (counts(table), open_seats(table)) == ([2, 2, 1], [2])
    after, happenings = step(table, draw())
    assert happened(UnoForgotten, happenings) == [UnoForgotten(2)]
    assert (len(after.hands[0]), len(after.hands[2])) == (2, 3)


@pytest.mark.pair("mispl", "autoU")
@pytest.mark.rule("uno-penalty-auto", "penalty-misplay")
def test_a_misplay_begins_no_turn_so_that_the_forgetful_can_still_call() -> None:
    rules = AUTO | {"protection": "penalise", "penalty_misplay": 2}
    table, happenings = step(forgotten(rules), play("G2"))
    assert not happened(UnoForgotten, happenings)
    assert (counts(table), open_seats(table), table.phase) == ([1, 5, 3], [0], Turn(1))
    assert counts(do(table, call(0), play("R1"))) == [1, 4, 3]
    assert counts(do(table, play("R1"))) == [3, 4, 3]


@pytest.mark.rule("uno-catch-needed")
def test_where_nothing_is_fined_a_catch_only_reminds() -> None:
    table, happenings = step(forgotten(NONE), catch(1))
    assert happenings == (UnoCaught(1, 0),)
    assert (counts(table), table.called, open_seats(table)) == ([1, 3, 3], {0}, [])


@pytest.mark.rule("uno-catch-needed")
@pytest.mark.parametrize("move", [draw(), expire(ClockKind.UNO_GRACE)])
def test_where_nothing_is_fined_forgetting_is_free(move: Any) -> None:
    after, happenings = step(forgotten(NONE), move)
    assert not happened(UnoForgotten, happenings)
    assert counts(after)[0] == 1


@pytest.mark.rule("uno-proxy-call")
@pytest.mark.parametrize("helper", [1, 2])
def test_anybody_may_call_for_another_before_a_catch(helper: int) -> None:
    table, happenings = step(forgotten(PROXY), CallUno(helper, 0))
    assert happenings == (UnoCalled(0, helper),)
    assert (table.called, open_seats(table)) == ({0}, [])
    assert refused(table, catch(1)).reason is Reason.NOBODY_TO_CATCH


@pytest.mark.rule("uno-proxy-call")
def test_help_comes_too_late_after_a_catch() -> None:
    table = do(forgotten(PROXY), catch(1))
    assert refused(table, CallUno(2, 0)).reason is Reason.NOT_ONE_CARD
    assert counts(table) == [3, 3, 3]


@pytest.mark.rule("uno-proxy-call", "uno-penalty-auto")
def test_help_prevents_the_fine_that_comes_by_itself() -> None:
    table = do(forgotten(PROXY | AUTO), CallUno(2, 0), play("R1"))
    assert counts(table) == [1, 2, 3]


@pytest.mark.rule("uno-proxy-call", "uno-deadline-before-release")
@pytest.mark.parametrize("deadline", ["before_release", "own_turn_end"])
def test_others_can_help_while_the_window_is_open_though_the_owner_is_too_late(deadline: str) -> None:
    table = forgotten(PROXY | {"uno_deadline": deadline})
    assert refused(table, call(0)).reason is Reason.CALL_TOO_LATE
    assert do(table, CallUno(1, 0)).called == {0}


@pytest.mark.rule("uno-proxy-call")
def test_nobody_helps_where_that_is_not_agreed() -> None:
    refusal = refused(forgotten({}), CallUno(1, 0))
    assert (refusal.reason, refusal.rule, refusal.seat) == (Reason.NO_PROXY, "uno-proxy-call", 0)


@pytest.mark.rule("uno-proxy-call")
def test_help_needs_somebody_who_needs_it() -> None:
    table = forgotten(PROXY | {"uno_grace": 0})
    cases = {
        Reason.NOT_ONE_CARD: (table, CallUno(0, 2)),
        Reason.ALREADY_CALLED: (do(table, call(0)), CallUno(1, 0)),
        Reason.CALL_TOO_LATE: (do(table, draw()), CallUno(2, 0)),
        Reason.NO_SUCH_SEAT: (table, CallUno(1, 7)),
    }
    assert {reason: refused(*case).reason for reason, case in cases.items()} == {
        reason: reason for reason in cases
    }
    assert refused(do(table, Leave(0)), CallUno(1, 0)).reason is Reason.NO_SUCH_SEAT


@pytest.mark.rule("uno-proxy-call")
def test_calling_for_oneself_by_name_is_an_ordinary_call() -> None:
    assert events(forgotten({}), CallUno(0, 0)) == (UnoCalled(0),)


@pytest.mark.rule("uno-proxy-call")
def test_what_a_seat_may_do_tells_nobody_that_another_needs_help() -> None:
    """A listed call for another would show that its window is open."""
    table = forgotten(PROXY)
    assert CallUno(1, 0) in legal_actions(table, 1)
    assert not [act for act in view(table, 1).legal if isinstance(act, CallUno)]
    assert CallUno(0) in view(table, 0).legal
