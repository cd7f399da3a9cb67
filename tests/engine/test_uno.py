"""Saying UNO!, and catching whoever forgot."""

import pytest

from bot.engine import CallUno, CatchUno, GameState, Leave, Reason, legal_actions, view
from bot.engine.events import CardsDrawn, DrawReason, RoundEnded, UnoCalled, UnoCaught
from bot.engine.phases import Answer, Clock, ClockKind, Turn, UnoWindow
from tests.support.tables import (
    accept,
    call,
    catch,
    clock_of,
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
    refused,
    step,
)

FORGETFUL = "R5 B1 | G1 G2 G3 | Y1 Y2 Y3"
GRACE, WINDOW = ClockKind.UNO_GRACE, ClockKind.UNO_WINDOW


def forgotten(cards: str = FORGETFUL, rules: object = "classic", **more: object) -> GameState:
    """Let seat 0 come down to one card without a word."""
    first = cards.split(maxsplit=1)[0]
    return do(given(cards, rules=rules, **more), play(first))


def window(table: GameState) -> UnoWindow:
    (found,) = (matter for matter in table.matters if isinstance(matter, UnoWindow))
    return found


@pytest.mark.rule("uno-call")
def test_a_call_armed_with_the_play_opens_no_window() -> None:
    table, happenings = step(given(FORGETFUL), play("R5", uno=True))
    assert happened(UnoCalled, happenings) == [UnoCalled(0)]
    assert (table.matters, table.called) == ((), frozenset({0}))
    assert refused(table, catch(1)).reason is Reason.NOBODY_TO_CATCH


@pytest.mark.rule("uno-call")
def test_an_armed_call_is_nothing_before_the_next_to_last_card() -> None:
    table, happenings = step(given("R5 B1 B2 | G1 G2"), play("R5", uno=True))
    assert not happened(UnoCalled, happenings)
    assert table.called == frozenset()


@pytest.mark.rule("uno-call")
@pytest.mark.parametrize("cards", ["R5 B1 B2", "B1 B2"])
def test_a_call_is_refused_with_more_than_one_card(cards: str) -> None:
    """Elsewhere it could be called too early, and the call was kept."""
    refusal = refused(given(f"{cards} | G1 G2"), call(0))
    assert (refusal.reason, refusal.rule) == (Reason.NOT_ONE_CARD, "uno-call")


@pytest.mark.rule("uno-call")
def test_a_second_call_is_refused() -> None:
    table = do(forgotten(), call(0))
    assert refused(table, call(0)).reason is Reason.ALREADY_CALLED


@pytest.mark.rule("uno-call")
def test_nobody_calls_for_somebody_else() -> None:
    assert refused(forgotten(), call(1)).reason is Reason.NOT_ONE_CARD


@pytest.mark.rule("uno-call")
def test_with_no_cards_left_there_is_nothing_to_call() -> None:
    table = do(given("W4 | G1 G2"), play("W4", "G"))
    assert refused(table, call(0)).reason is Reason.NOT_ONE_CARD


@pytest.mark.rule("uno-call")
def test_the_call_is_owed_again_every_time_one_comes_back_to_one_card() -> None:
    """Elsewhere the call was remembered after a draw."""
    table = given("R5 B1 | G1 G2 G3", draw="B7 Y7 Y8")
    table = do(table, play("R5", uno=True), draw(), draw())
    assert (table.called, hand(table, 0)) == (frozenset(), "B1 Y7")
    assert refused(table, call(0)).reason is Reason.CALL_TOO_EARLY


@pytest.mark.rule("uno-deadline-next-turn")
def test_a_late_call_is_safe_until_somebody_catches() -> None:
    table, happenings = step(forgotten(), call(0))
    assert happenings == (UnoCalled(0),)
    assert table.matters == ()
    assert refused(table, catch(1)).reason is Reason.NOBODY_TO_CATCH


@pytest.mark.rule("uno-deadline-next-turn", "uno-catch-window")
@pytest.mark.parametrize("begin", [draw(), play("R1")])
def test_once_the_next_turn_begins_it_is_too_late_to_call_and_to_catch(begin: object) -> None:
    table = do(forgotten("R5 B1 | R1 G2 G3 | Y1 Y2 Y3", rules={"uno_grace": 0}), begin)
    assert refused(table, call(0)).reason is Reason.CALL_TOO_LATE
    assert refused(table, catch(1)).reason is Reason.NOBODY_TO_CATCH
    assert refused(table, call(0)).rule == "uno-deadline-next-turn"


@pytest.mark.rule("uno-catch-window", "uno-penalty-2", "uno-friend-reminder")
@pytest.mark.parametrize("catcher", [1, 2])
def test_anybody_else_catches_before_the_next_turn_begins(catcher: int) -> None:
    table, happenings = step(forgotten(), catch(catcher))
    assert happened(UnoCaught, happenings) == [UnoCaught(catcher, 0)]
    (drawn,) = happened(CardsDrawn, happenings)
    assert (drawn.seat, drawn.count, drawn.why) == (0, 2, DrawReason.UNO)
    assert counts(table) == [3, 3, 3]
    assert table.phase == Turn(1)


@pytest.mark.rule("uno-catch-window")
def test_nobody_catches_himself() -> None:
    refusal = refused(forgotten(), catch(0))
    assert (refusal.reason, refusal.rule) == (Reason.NOBODY_TO_CATCH, "uno-catch-window")


@pytest.mark.rule("uno-catch-window")
def test_nobody_is_caught_twice_for_one_window() -> None:
    table = do(forgotten(), catch(1))
    assert refused(table, catch(2)).reason is Reason.NOBODY_TO_CATCH
    assert refused(table, call(0)).reason is Reason.NOT_ONE_CARD


@pytest.mark.rule("uno-catch-needed")
def test_nobody_who_is_not_caught_is_fined() -> None:
    table, happenings = step(forgotten(), draw(), expire(GRACE))
    assert not happened(UnoCaught, happenings)
    assert counts(table)[0] == 1
    assert table.matters == ()


@pytest.mark.rule("uno-penalty-2")
@pytest.mark.parametrize("fine", [1, 4, 6])
def test_the_fine_can_be_agreed(fine: int) -> None:
    assert counts(do(forgotten(rules={"uno_penalty": fine}), catch(1)))[0] == 1 + fine


@pytest.mark.rule("uno-catch-window")
def test_the_next_player_may_catch_first_and_then_move() -> None:
    table = do(forgotten("R5 B1 | R1 G2 G3 | Y1 Y2 Y3"), catch(1), play("R1"))
    assert counts(table) == [3, 2, 3]


@pytest.mark.rule("uno-catch-window")
def test_a_skipped_player_begins_no_turn() -> None:
    """The next player is the one who moves."""
    table = do(given("RS B1 | G1 G2 G3 | Y1 Y2 Y3", rules={"uno_grace": 0}), play("RS"))
    assert counts(do(table, catch(1)))[0] == 3
    assert do(table, draw()).matters == ()


@pytest.mark.rule("uno-catch-window")
def test_accepting_a_hit_begins_no_turn() -> None:
    table = do(given("W4 B1 | G1 G2 | Y1 Y2", rules={"uno_grace": 0}), play("W4", "G"), accept())
    assert counts(do(table, catch(1)))[0] == 3
    assert do(table, draw()).matters == ()


@pytest.mark.rule("uno-catch-window")
@pytest.mark.parametrize("move", [draw(), play("R1")])
def test_the_culprits_own_next_turn_closes_the_window_too(move: object) -> None:
    table = given("RS B1 R1 | G1 G2", rules={"uno_grace": 0})
    table = do(table, play("RS"), play("R1"))
    assert window(table).seat == 0
    table = do(given("RS R1 | G1 G2", rules={"uno_grace": 0}, draw="Y4"), play("RS"))
    assert window(table).seat == 0
    assert do(table, move).matters == ()


def test_a_window_has_its_grace_first() -> None:
    table = forgotten()
    assert table.clocks[clock_of(table, GRACE)] == Clock(GRACE, 0, 3)
    begun = do(table, draw())
    assert window(begun).begun
    assert clock_of(begun, GRACE) == clock_of(table, GRACE)
    assert counts(do(begun, catch(2)))[0] == 3
    assert do(begun, call(0)).called == {0}
    assert do(begun, expire(GRACE)).matters == ()


def test_a_window_goes_on_after_its_grace_until_a_turn_begins() -> None:
    table = do(forgotten(), expire(GRACE))
    assert table.clocks[clock_of(table, WINDOW)] == Clock(WINDOW, 0, 27)
    assert counts(do(table, catch(1)))[0] == 3
    assert do(table, draw()).matters == ()
    assert do(table, expire(WINDOW)).matters == ()


def test_a_window_whose_clock_has_run_out_is_closed_to_calls() -> None:
    table = do(forgotten(), expire(GRACE), expire(WINDOW))
    assert refused(table, call(0)).reason is Reason.CALL_TOO_LATE
    assert refused(table, catch(1)).reason is Reason.NOBODY_TO_CATCH


def test_an_endless_window_has_no_clock_after_its_grace() -> None:
    table = do(forgotten(rules={"uno_window": 0}), expire(GRACE))
    assert window(table).clock is None
    assert {clock.kind for clock in table.clocks.values()} == {ClockKind.TURN}
    assert counts(do(table, catch(1)))[0] == 3
    assert do(table, draw()).matters == ()


def test_a_window_may_have_no_clock_at_all() -> None:
    table = forgotten(rules={"uno_window": 0, "uno_grace": 0})
    assert window(table).clock is None
    assert do(table, draw()).matters == ()


def test_a_window_as_long_as_its_grace_closes_with_it() -> None:
    table = forgotten(rules={"uno_window": 3, "uno_grace": 3})
    assert do(table, expire(GRACE)).matters == ()


def test_without_grace_the_whole_window_runs_at_once() -> None:
    table = forgotten(rules={"uno_grace": 0})
    assert table.clocks[clock_of(table, WINDOW)].seconds == 30


def test_the_grace_that_ran_out_is_not_the_clock_that_runs_now() -> None:
    table = forgotten()
    first = clock_of(table, GRACE)
    assert first not in do(table, expire(GRACE)).clocks


@pytest.mark.parametrize("hit", ["Y+2", "W4"])
def test_a_window_closes_at_once_when_its_seat_is_hit(hit: str) -> None:
    table = do(given(f"Y5 B1 | {hit} G2 G3", top="Y9", rules="quick"), play("Y5"))
    assert window(table).grace
    after = do(table, play(hit, "G"))
    assert after.matters == ()
    assert refused(after, catch(1)).reason is Reason.NOBODY_TO_CATCH


def test_a_window_closes_at_once_when_its_seat_draws() -> None:
    table = do(given("RS B1 | G1 G2"), play("RS"))
    assert window(table).grace
    assert do(table, draw()).matters == ()


def test_a_window_closes_at_once_when_its_seat_leaves() -> None:
    assert do(forgotten(), Leave(0)).matters == ()


def test_a_window_closes_at_once_when_the_round_ends() -> None:
    table = do(given("R5 B1 | R1 | Y1 Y2", called=[1]), play("R5"), play("R1"))
    assert table.matters == ()


@pytest.mark.rule("penalty-everyone-liable")
def test_who_laid_the_last_card_can_be_caught_no_more() -> None:
    """A window in its grace outlived its seat's last card: caught, the player went out holding two cards."""
    table = do(given("RS W4 | G1 G2"), play("RS"), play("W4", "G"))
    assert isinstance(table.phase, Answer)
    assert table.matters == ()
    assert refused(table, catch(1)).reason is Reason.NOBODY_TO_CATCH
    assert happened(RoundEnded, events(table, accept()))[0].hands[0] == ()


@pytest.mark.rule("penalty-everyone-liable")
def test_catching_is_over_when_the_round_is() -> None:
    table = do(given("R5 | G1 G2"), play("R5"))
    assert refused(table, catch(1)).reason is Reason.NOT_NOW
    assert refused(table, call(0)).reason is Reason.NOT_NOW


@pytest.mark.rule("uno-catch-window")
def test_one_catch_takes_every_open_culprit() -> None:
    table = do(given("R5 B1 | R1 G2 | Y1 Y2"), play("R5"), play("R1"))
    after, happenings = step(table, catch(2))
    assert {caught.culprit for caught in happened(UnoCaught, happenings)} == {0, 1}
    assert counts(after) == [3, 3, 2]
    assert after.matters == ()


@pytest.mark.rule("uno-catch-window")
def test_a_culprit_may_catch_another_and_stays_open_himself() -> None:
    table = do(given("R5 B1 | R1 G2 | Y1 Y2"), play("R5"), play("R1"))
    after = do(table, catch(1))
    assert counts(after) == [3, 1, 2]
    assert window(after).seat == 1
    assert counts(do(after, catch(0))) == [3, 3, 2]


def test_one_call_closes_only_its_own_window() -> None:
    table = do(given("R5 B1 | R1 G2 | Y1 Y2"), play("R5"), play("R1"), call(0))
    assert window(table).seat == 1


def test_windows_keep_clocks_of_their_own() -> None:
    table = do(given("R5 B1 | R1 G2 | Y1 Y2"), play("R5"), play("R1"))
    first, second = clock_of(table, GRACE, 0), clock_of(table, GRACE, 1)
    after = do(table, expire(GRACE, 0))
    assert first not in after.clocks
    assert second in after.clocks
    assert window(after).seat == 1


@pytest.mark.rule("penalty-everyone-liable")
def test_a_fine_leaves_the_turn_and_its_clock_alone() -> None:
    table = do(forgotten("R5 B1 | G1 G2 G3 | Y1 Y2 Y3", draw="R7"), draw())
    assert table.phase == Turn(1, drawn=True)
    after = do(table, catch(2))
    assert (after.phase, after.clock, after.drawn) == (table.phase, table.clock, table.drawn)
    assert hand(do(after, play("R7")), 1) == "G1 G2 G3"
    assert after.dallied == table.dallied


def test_a_culprit_is_caught_in_his_own_turn() -> None:
    table = do(given("RS B1 | G1 G2"), play("RS"), catch(1))
    assert (counts(table), table.phase) == ([3, 2], Turn(0))


def test_a_fine_that_cannot_be_dealt_still_closes_the_window() -> None:
    table = given("R5 B1 | G1 G2", whole=False)
    table = do(do(table, play("R5")), draw(), catch(1))
    assert table.matters == ()
    assert refused(table, catch(1)).reason is Reason.NOBODY_TO_CATCH


@pytest.mark.rule("no-hiding-card-count", "feature-card-counts")
def test_everybody_sees_everybodys_number_of_cards() -> None:
    table = do(forgotten(), draw(), catch(2))
    for seat in (0, 1, 2, None):
        assert list(view(table, seat).counts) == counts(table)


def test_others_do_not_see_that_somebody_can_be_caught() -> None:
    table = forgotten()
    assert view(table, 0).matters == table.matters
    assert CallUno(0) in view(table, 0).legal
    for seat in (1, 2, None):
        assert view(table, seat).matters == ()
        assert {clock.kind for clock in view(table, seat).clocks.values()} == {ClockKind.TURN}
        assert CatchUno(1) not in view(table, seat).legal
    assert CatchUno(1) in legal_actions(table, 1)


def test_a_kept_card_does_not_reopen_a_window() -> None:
    table = do(given("B1 | G1 G2", draw="R3", called=[0]), draw(), keep())
    assert (table.matters, table.called) == ((), frozenset())


def test_a_card_drawn_and_played_leaves_one_card_to_call_again() -> None:
    table = do(given("B1 | G1 G2", draw="R3", called=[0]), draw(), play("R3"))
    assert window(table).seat == 0
