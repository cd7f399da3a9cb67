"""Until when UNO! can be called and forgetting it be caught, under each deadline and for handed cards."""

from typing import Any

import pytest

from bot.engine import GameState, GiveCard, Reason
from bot.engine.events import CardsDrawn, DrawReason, UnoCalled, UnoForgotten
from bot.engine.phases import Answer, ClockKind, Exchange, SwapTarget, Turn
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
    hands,
    happened,
    jump,
    keep,
    play,
    refused,
    step,
)
from tests.support.windows import open_seats

THREE = "R5 B1 | R1 G2 G3 | Y1 Y2 Y3"
DEADLINES = ["before_release", "own_turn_end", "next_turn", "next_card"]
GRACE, WINDOW = ClockKind.UNO_GRACE, ClockKind.UNO_WINDOW
NOW = {"uno_grace": 0}


def forgotten(deadline: str, cards: str = THREE, **rules: Any) -> GameState:
    """Let seat 0 come down to one card without a word; the window has no grace."""
    first = cards.split(maxsplit=1)[0]
    return do(given(cards, rules=NOW | {"uno_deadline": deadline} | rules), play(first))


@pytest.mark.rule("uno-deadline-before-release")
def test_before_release_only_a_call_armed_with_the_play_counts() -> None:
    table = forgotten("before_release")
    refusal = refused(table, call(0))
    assert (refusal.reason, refusal.rule) == (Reason.CALL_TOO_LATE, "uno-deadline-before-release")
    assert counts(do(table, catch(1))) == [3, 3, 3]
    armed, happenings = step(given(THREE, rules={"uno_deadline": "before_release"}), play("R5", uno=True))
    assert happened(UnoCalled, happenings) == [UnoCalled(0)]
    assert refused(armed, catch(1)).reason is Reason.NOBODY_TO_CATCH


@pytest.mark.rule("uno-deadline-before-release", "uno-catch-window")
@pytest.mark.parametrize("deadline", ["before_release", "own_turn_end"])
def test_a_call_that_came_too_late_leaves_the_seat_open_until_the_next_turn_begins(deadline: str) -> None:
    table = forgotten(deadline)
    assert refused(table, call(0)).reason is Reason.CALL_TOO_LATE
    assert open_seats(table) == [0]
    assert refused(do(table, draw()), catch(2)).reason is Reason.NOBODY_TO_CATCH


@pytest.mark.rule("uno-deadline-own-turn")
def test_ones_own_turn_ends_with_a_play_that_leaves_nothing_to_decide() -> None:
    table = forgotten("own_turn_end")
    refusal = refused(table, call(0))
    assert (refusal.reason, refusal.rule) == (Reason.CALL_TOO_LATE, "uno-deadline-own-turn")
    assert counts(do(table, catch(2)))[0] == 3


DECIDING: list[Any] = [
    ("W4 B1 | G1 G2 | Y1 Y2", [play("W4", "G")], {}, Answer),
    ("RS B1 | G1 G2 | Y1 Y2", [play("RS")], {"skip_rescue": "exact"}, Answer),
    ("R+2 B1 | G1 G2 | Y1 Y2", [play("R+2")], {"draw2_answer": "transfer"}, Answer),
    ("R5 B1 | G1 G2 | Y1 Y2", [play("R5", target=1, give="B1")], {"five": "exchange"}, Exchange),
]


@pytest.mark.rule("uno-deadline-own-turn")
@pytest.mark.parametrize(("cards", "moves", "rules", "phase"), DECIDING)
@pytest.mark.parametrize("deadline", ["own_turn_end", "before_release"])
def test_while_ones_own_play_is_decided_ones_turn_has_not_ended(
    cards: str, moves: list[Any], rules: dict[str, Any], phase: type, deadline: str
) -> None:
    """Before release that time is over already, since the card is let go."""
    table = do(given(cards, rules={"uno_deadline": deadline} | rules), *moves)
    assert type(table.phase) is phase
    if deadline == "own_turn_end":
        assert events(table, call(0)) == (UnoCalled(0),)
        assert open_seats(do(table, call(0))) == []
    else:
        assert refused(table, call(0)).reason is Reason.CALL_TOO_LATE


@pytest.mark.rule("uno-deadline-own-turn")
def test_what_others_decide_about_another_play_is_no_part_of_ones_own_turn() -> None:
    rules = {"uno_deadline": "own_turn_end", "draw2_answer": "transfer"}
    table = do(given("R5 B1 | R+2 G2 G3 | Y1 Y2 Y3", rules=rules), play("R5"), play("R+2"))
    assert type(table.phase) is Answer
    assert open_seats(table) == [0]
    assert refused(table, call(0)).reason is Reason.CALL_TOO_LATE


@pytest.mark.rule("uno-deadline-own-turn")
def test_ones_own_turn_is_over_once_the_hit_is_taken() -> None:
    rules = {"uno_deadline": "own_turn_end"}
    table = do(given("W4 B1 | G1 G2 | Y1 Y2", rules=rules), play("W4", "G"), accept())
    assert refused(table, call(0)).rule == "uno-deadline-own-turn"
    assert counts(do(table, catch(1)))[0] == 3


@pytest.mark.rule("uno-deadline-next-card")
def test_until_the_next_card_is_laid_drawing_closes_no_window() -> None:
    rules = NOW | {"uno_deadline": "next_card"}
    table = do(given(THREE, rules=rules, draw="G7 Y7"), play("R5"), draw(), draw())
    assert (table.phase, open_seats(table)) == (Turn(0), [0])
    assert happened(UnoCalled, events(table, call(0))) == [UnoCalled(0)]
    assert counts(do(table, catch(1)))[0] == 3


@pytest.mark.rule("uno-deadline-next-card")
@pytest.mark.parametrize("moves", [[play("R1")], [draw(), play("R7")]])
def test_the_next_card_closes_the_window_whether_or_not_it_was_drawn_first(moves: list[Any]) -> None:
    rules = NOW | {"uno_deadline": "next_card"}
    table = do(given(THREE, rules=rules, draw="R7"), play("R5"), *moves)
    assert refused(table, catch(2)).reason is Reason.NOBODY_TO_CATCH
    refusal = refused(table, call(0))
    assert (refusal.reason, refusal.rule) == (Reason.CALL_TOO_LATE, "uno-deadline-next-card")


@pytest.mark.rule("uno-deadline-next-card", "uno-catch-window")
@pytest.mark.parametrize("deadline", DEADLINES)
def test_the_grace_outlasts_the_next_card_under_every_deadline(deadline: str) -> None:
    table = do(given(THREE, rules={"uno_deadline": deadline}), play("R5"), play("R1"))
    assert open_seats(table) == [0]
    assert counts(do(table, catch(2)))[0] == 3
    assert open_seats(do(table, expire(GRACE))) == []


@pytest.mark.rule("uno-deadline-next-card")
def test_a_window_that_only_a_card_closes_outlasts_its_grace_when_somebody_draws() -> None:
    rules = {"uno_deadline": "next_card"}
    table = do(given(THREE, rules=rules, draw="B7"), play("R5"), draw(), expire(GRACE))
    assert open_seats(table) == [0]
    assert open_seats(do(table, expire(WINDOW))) == []


WHEN: list[Any] = [
    (deadline, enforce, move, by)
    for deadline in DEADLINES
    for enforce in ("caught", "auto", "none")
    for move, by in (("draw", draw()), ("card", play("R1")))
]


@pytest.mark.rule("uno-catch-needed", "uno-penalty-auto", "uno-catch-window")
@pytest.mark.parametrize(("deadline", "enforce", "move", "by"), WHEN)
def test_what_the_next_move_means_for_a_forgotten_call(
    deadline: str, enforce: str, move: str, by: Any
) -> None:
    """The window closes with the turn, or the next card; only `auto` fines whoever nobody has caught."""
    table = forgotten(deadline, uno_enforce=enforce)
    after, happenings = step(table, by)
    closes = deadline != "next_card" or move == "card"
    fined = closes and enforce == "auto"
    assert open_seats(after) == ([] if closes else [0])
    assert happened(UnoForgotten, happenings) == ([UnoForgotten(0)] if fined else [])
    assert counts(after)[0] == (3 if fined else 1)


@pytest.mark.rule("uno-penalty-auto", "uno-deadline-next-turn")
@pytest.mark.parametrize("deadline", DEADLINES)
@pytest.mark.parametrize("enforce", ["caught", "auto", "none"])
def test_a_call_in_time_is_safe_however_it_is_enforced(deadline: str, enforce: str) -> None:
    table = given(THREE, rules={"uno_deadline": deadline, "uno_enforce": enforce})
    late = deadline in ("next_turn", "next_card")
    called = do(table, play("R5"), call(0)) if late else do(table, play("R5", uno=True))
    after, happenings = step(called, play("R1"))
    assert after.called == {0}
    assert counts(after)[0] == 1
    assert not happened(UnoForgotten, happenings)


SEVEN = {"seven": "swap"}
ZERO = {"zero": "rotate"}
HANDED: list[Any] = [
    ("R7 B1 B2 | G1 | Y1 Y2 Y3", play("R7", target=1), SEVEN, 0),
    ("R7 B1 | G1 G2 | Y1 Y2 Y3", play("R7", target=1), SEVEN, 1),
    ("R0 B1 B2 | G1 | Y1 Y2 Y3", play("R0"), ZERO, 2),
    ("R0 B1 | G1 G2 | Y1 Y2 Y3", play("R0"), ZERO, 1),
    ("SW B1 B2 | G1 | Y1 Y2 Y3", play("SW", "B", target=1), {"deck": "swap112"}, 0),
    ("SH B1 | G1 | Y1 Y2", play("SH", "B"), {"deck": "shuffle112"}, 0),
    ("R1 | G1 G2 | Y1 Y2", play("R1"), {"round_end": "seven_rounds", "scoring": "none"}, 0),
]


def handed(cards: str, move: Any, rules: dict[str, Any], deadline: str = "next_turn") -> GameState:
    """Let a seat come to one card by other means than laying the next-to-last one."""
    table = given(cards, rules=NOW | {"uno_deadline": deadline} | rules, emptied=[5, 0, 0])
    return do(table, move)


@pytest.mark.rule("uno-call", "uno-catch-window")
@pytest.mark.parametrize("deadline", DEADLINES)
@pytest.mark.parametrize(("cards", "move", "rules", "owner"), HANDED)
def test_who_is_handed_one_card_owes_the_call_and_can_still_make_it(
    cards: str, move: Any, rules: dict[str, Any], owner: int, deadline: str
) -> None:
    """Whatever the deadline: who did not lay the card could not arm the call with it."""
    table = handed(cards, move, rules, deadline)
    assert counts(table)[owner] == 1
    assert owner in open_seats(table)
    assert happened(UnoCalled, events(table, call(owner))) == [UnoCalled(owner)]
    assert counts(do(table, catch((owner + 1) % 3)))[owner] == 3


@pytest.mark.rule("uno-call", "uno-catch-window")
@pytest.mark.parametrize(("cards", "move", "rules", "owner"), HANDED)
def test_the_window_of_a_handed_card_closes_when_the_next_player_begins(
    cards: str, move: Any, rules: dict[str, Any], owner: int
) -> None:
    table = do(handed(cards, move, rules), draw())
    assert open_seats(table) == []
    assert refused(table, catch((owner + 1) % 3)).reason is Reason.NOBODY_TO_CATCH


@pytest.mark.rule("uno-call")
@pytest.mark.parametrize("called", [[1], []])
def test_neither_calls_nor_windows_travel_with_a_hand(called: list[int]) -> None:
    """The old flag is gone with the hand, and a called hand has to be called again by its new owner."""
    table = given("R7 B1 B2 | G1 | Y1 Y2 Y3", rules=SEVEN, called=called)
    table = do(table, play("R7", target=1))
    assert hands(table) == "G1 | B1 B2 | Y1 Y2 Y3"
    assert table.called == frozenset()
    assert open_seats(table) == [0]


@pytest.mark.rule("uno-call")
def test_an_armed_call_does_not_stay_with_who_gives_the_hand_away() -> None:
    table, happenings = step(given("R7 B1 | G1 | Y1 Y2", rules=SEVEN), play("R7", uno=True, target=1))
    assert happened(UnoCalled, happenings) == [UnoCalled(0)]
    assert table.called == frozenset()
    assert open_seats(table) == [0, 1]


@pytest.mark.rule("uno-call")
def test_an_exchange_of_cards_keeps_the_call_for_it_leaves_as_many_cards() -> None:
    table = given("R5 B1 B2 | G1 | Y1 Y2", rules={"five": "exchange"}, called=[1])
    table = do(table, play("R5", target=1, give="B1"), GiveCard(1, table.hands[1][0]))
    assert (hand(table, 1), table.called, open_seats(table)) == ("B1", {1}, [])


@pytest.mark.rule("uno-call")
def test_a_window_closes_when_its_seat_is_handed_more_cards() -> None:
    table = do(given("R5 B1 | R7 G2 G3 | Y1 Y2 Y3", rules=SEVEN), play("R5"))
    assert open_seats(table) == [0]
    table = do(table, play("R7", target=0))
    assert (counts(table), open_seats(table)) == ([2, 1, 3], [1])


@pytest.mark.rule("uno-call")
def test_an_armed_call_belongs_to_one_play() -> None:
    """Drawing drops it: the card played later needs a call of its own."""
    table = do(given("R5 B1 | G1 G2 G3", draw="G7 R7"), play("R5", uno=True), draw(), draw())
    assert (table.phase, table.called) == (Turn(0, drawn=True), frozenset())
    after = do(table, play("R7"))
    assert (after.called, open_seats(after)) == (frozenset(), [0])


@pytest.mark.rule("uno-catch-window", "intervention")
def test_a_jump_in_begins_a_turn() -> None:
    rules = NOW | {"intervention": "colours"}
    table = given("R5 B1 | R1 G2 G3 | R5 Y2 Y3", rules=rules)
    table = do(table, play("R5"))
    assert open_seats(table) == [0]
    assert open_seats(do(table, jump(2, "R5"))) == []


@pytest.mark.rule("uno-catch-window")
def test_the_same_player_begins_a_turn_of_his_own_after_a_skip() -> None:
    table = do(given("RS B1 R2 | G1 G2", rules=NOW), play("RS"), play("R2"))
    assert open_seats(table) == [0]
    again = {"skip_effect": "play_again"}
    table = do(given("RS B1 | G1 G2 | Y1 Y2", rules=NOW | again, draw="G7"), play("RS"))
    assert (table.phase, open_seats(table)) == (Turn(0), [0])
    assert open_seats(do(table, draw())) == []


@pytest.mark.rule("uno-catch-window", "say-pass")
def test_passing_begins_a_turn() -> None:
    rules = NOW | {"pass": "free", "turn_cap": 50}
    table = do(given(THREE, rules=rules), play("R5"), keep())
    assert open_seats(table) == []


@pytest.mark.rule("uno-catch-window", "auto-draw")
@pytest.mark.parametrize("enforce", ["caught", "auto"])
def test_a_card_that_is_drawn_by_itself_begins_no_turn(enforce: str) -> None:
    """Else a window would be closed, or its seat fined, before anybody could act at all."""
    rules = NOW | {"auto_draw": True, "uno_enforce": enforce}
    table = do(given("R5 B1 | G1 G2 G3 | R1 Y2 Y3", rules=rules, draw="B7"), play("R5"))
    assert (table.phase, open_seats(table), counts(table)) == (Turn(2), [0], [1, 4, 3])
    assert do(table, call(0)).called == {0}
    assert open_seats(do(table, play("R1"))) == []


@pytest.mark.rule("uno-catch-window", "auto-draw")
def test_keeping_a_card_that_was_drawn_by_itself_begins_the_turn() -> None:
    rules = NOW | {"auto_draw": True}
    table = do(given("R5 B1 | G1 G2 G3 | R1 Y2 Y3", rules=rules, draw="R7"), play("R5"))
    assert (table.phase, open_seats(table)) == (Turn(1, drawn=True), [0])
    assert open_seats(do(table, keep())) == []
    assert open_seats(do(table, expire(ClockKind.DRAWN))) == []


@pytest.mark.rule("uno-catch-window")
def test_the_clock_of_a_window_stands_still_while_others_decide() -> None:
    rules = {"five": "exchange"}
    table = do(given("R5 B1 | G1 G2 | Y1 Y2", rules=rules), play("R5", target=1, give="B1"))
    assert {clock.kind for clock in table.clocks.values()} == {ClockKind.EXCHANGE}
    assert open_seats(table) == [0]
    after = do(table, GiveCard(1, table.hands[1][0]))
    assert after.clocks[clock_of(after, GRACE)].seat == 0


@pytest.mark.rule("uno-catch-window", "seven-swap")
def test_a_seven_laid_out_of_turn_is_called_while_its_target_is_chosen() -> None:
    rules = SEVEN | {"intervention": "colours", "uno_deadline": "own_turn_end"}
    table = do(given("R7 B1 B2 | R7 G2 | Y1 Y2 Y3", rules=rules), play("R7", target=2), jump(1, "R7"))
    assert type(table.phase) is SwapTarget
    assert events(table, call(1)) == (UnoCalled(1),)


@pytest.mark.rule("uno-penalty-auto")
def test_the_fine_is_dealt_before_the_draw_of_that_turn() -> None:
    table = given(THREE, rules={"uno_enforce": "auto"}, draw="Y7 Y8 Y9")
    table, happenings = step(do(table, play("R5")), draw())
    assert (hand(table, 0), hand(table, 1)) == ("B1 Y7 Y8", "R1 G2 G3 Y9")
    assert [(drawn.seat, drawn.why) for drawn in happened(CardsDrawn, happenings)] == [
        (0, DrawReason.UNO),
        (1, DrawReason.TURN),
    ]
