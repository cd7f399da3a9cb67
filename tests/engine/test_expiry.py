"""Clocks that run out, in every phase and beside it."""

from typing import Any

import pytest

from bot.engine import (
    CallUno,
    CatchUno,
    ChooseColour,
    Colour,
    ComeBack,
    EndMatch,
    Expire,
    GameState,
    Join,
    Leave,
    Motion,
    OpenVote,
    Reason,
    SayReady,
    Substitute,
)
from bot.engine.events import CardsDrawn, HitAccepted, SeatSubstituted, TurnDallied, TurnPassed
from bot.engine.phases import ClockKind, Turn, UnoWindow, Vote
from tests.support.tables import (
    accept,
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
    keep,
    play,
    refused,
    step,
)

TURN, DRAWN, ANSWER = ClockKind.TURN, ClockKind.DRAWN, ClockKind.ANSWER
THREE = "G1 G2 | Y1 Y2"
JUMPS: dict[str, Any] = {"intervention": "colours"}
EVERY_PHASE = {
    "turn": given(f"R1 B1 | {THREE}"),
    "drawn": do(given(f"R1 B1 | {THREE}", draw="R8"), draw()),
    "drawing on": do(given(f"B1 B2 | {THREE}", draw="Y8", rules={"draw": "to_match"}), draw()),
    "answer": do(given(f"W4 B1 | {THREE}"), play("W4", "G")),
    "held answer": do(given(f"R+2 B1 B2 | {THREE}", rules=JUMPS), play("R+2")),
    "held answer with a choice": do(
        given(f"R+2 B1 B2 | {THREE}", rules={**JUMPS, "draw2_answer": "transfer"}), play("R+2")
    ),
    "skip": do(given(f"RS B1 B2 | {THREE}", rules={"skip_rescue": "exact"}), play("RS")),
    "starter colour": given(f"R1 B1 | {THREE}", top="W", asking=0),
    "swap target": do(
        given("R7 B1 B2 | G1 G2 | R7 Y1 Y2", rules={**JUMPS, "seven": "swap"}),
        play("R7", target=1),
        jump(2, "R7"),
    ),
    "exchange": do(given(f"R5 B1 B2 | {THREE}", rules={"five": "exchange"}), play("R5", target=1, give="B1")),
    "hand on the pile": do(given(f"R5 B1 | {THREE}", rules={"uno_to_centre": True}), play("R5", uno=True)),
    "ready": do(
        given(f"W4 B1 | {THREE}", rules={"politeness_ready": True, "challenge": False}), play("W4", "G")
    ),
    "round over": do(given(f"R5 | {THREE}"), play("R5")),
    "match over": do(given(f"R5 | {THREE}", rules="quick"), play("R5")),
}


@pytest.mark.parametrize(
    ("phase", "kinds"),
    [
        ("turn", {"turn": None}),
        ("drawn", {"drawn": None}),
        ("drawing on", {"drawn": None}),
        ("answer", {"answer": None, "uno_grace": 3}),
        ("held answer", {"hold": 3}),
        ("held answer with a choice", {"answer": None, "hold": 3}),
        ("skip", {"skip": None}),
        ("starter colour", {"starter_colour": None}),
        ("swap target", {"swap_target": None}),
        ("exchange", {"exchange": None}),
        ("hand on the pile", {"hand_on_pile": None}),
        ("ready", {"ready": None}),
        ("round over", {"between_rounds": None}),
        ("match over", {}),
    ],
)
def test_every_phase_has_one_clock_of_its_own(phase: str, kinds: dict[str, int | None]) -> None:
    """Only the grace of a forgotten call and the time of a hit for others to jump in have a length here."""
    clocks = EVERY_PHASE[phase].clocks.values()
    assert {str(clock.kind): clock.seconds for clock in clocks} == kinds
    assert len(clocks) == len(kinds)


PAUSES = ["swap target", "exchange", "hand on the pile", "ready"]


@pytest.mark.parametrize("phase", PAUSES)
def test_what_others_must_decide_first_stops_every_other_clock(phase: str) -> None:
    """A vote that runs goes on once the phase is over; its clock is the same."""
    table = do(EVERY_PHASE[phase], OpenVote(1, Motion.END))
    (vote,) = (matter for matter in table.matters if isinstance(matter, Vote))
    assert list(table.clocks) == [table.clock]
    assert refused(table, Expire(vote.clock)).reason is Reason.NO_SUCH_CLOCK
    after = do(table, Expire(table.clock))
    assert vote.clock in after.clocks
    assert after.clocks[vote.clock].kind is ClockKind.VOTE


@pytest.mark.parametrize("phase", sorted(set(EVERY_PHASE) - {*PAUSES, "match over"}))
def test_no_other_phase_stops_a_clock(phase: str) -> None:
    table = do(EVERY_PHASE[phase], OpenVote(1, Motion.END))
    assert len(table.clocks) == len(EVERY_PHASE[phase].clocks) + 1


@pytest.mark.rule("uno-catch-window")
def test_a_window_waits_while_its_clock_stands_still() -> None:
    """The call was forgotten with the 5, and its time has not run while the cards were exchanged."""
    table = do(given(f"R5 B1 | {THREE}", rules={"five": "exchange"}), play("R5", target=1, give="B1"))
    (window,) = (matter for matter in table.matters if isinstance(matter, UnoWindow))
    assert window.clock not in table.clocks
    assert do(table, Expire(table.clock)).clocks[window.clock].kind is ClockKind.UNO_GRACE


@pytest.mark.parametrize("phase", PAUSES)
def test_nobody_dallies_over_what_somebody_elses_card_asks(phase: str) -> None:
    happenings = events(EVERY_PHASE[phase], Expire(EVERY_PHASE[phase].clock))
    assert not happened(TurnDallied, happenings)


@pytest.mark.parametrize("phase", ["held answer", "skip"])
def test_nobody_dallies_over_what_leaves_no_choice(phase: str) -> None:
    happenings = events(EVERY_PHASE[phase], Expire(EVERY_PHASE[phase].clock))
    assert not happened(TurnDallied, happenings)


@pytest.mark.parametrize(
    ("phase", "seats", "leads_to"),
    [
        ("turn", [3, 2, 2], Turn(1)),
        ("drawn", [3, 2, 2], Turn(1)),
        ("drawing on", [3, 2, 2], Turn(1)),
        ("answer", [1, 6, 2], Turn(2)),
        ("held answer", [2, 4, 2], Turn(2)),
        ("held answer with a choice", [2, 4, 2], Turn(2)),
        ("skip", [2, 2, 2], Turn(2)),
        ("starter colour", [2, 2, 2], Turn(0)),
        ("exchange", [2, 2, 2], Turn(1)),
        ("hand on the pile", [1, 4, 4], Turn(1)),
        ("ready", [1, 6, 2], Turn(2)),
    ],
)
def test_the_clock_of_a_phase_makes_its_quiet_choice(phase: str, seats: list[int], leads_to: Turn) -> None:
    table = EVERY_PHASE[phase]
    after = do(table, Expire(table.clock))
    assert (counts(after), after.phase) == (seats, leads_to)


@pytest.mark.rule("seven-swap")
def test_the_clock_of_a_swap_takes_the_hand_of_the_next_seat() -> None:
    table = EVERY_PHASE["swap target"]
    chooser = table.phase.seat
    taken = table.hands[table.after(chooser)]
    assert do(table, expire(ClockKind.SWAP_TARGET)).hands[chooser] == taken


@pytest.mark.parametrize("phase", EVERY_PHASE)
def test_the_clock_of_every_phase_leads_on(phase: str) -> None:
    table = EVERY_PHASE[phase]
    for clock in table.clocks:
        after = do(table, Expire(clock))
        assert clock not in after.clocks
        assert after.revision == table.revision + 1


@pytest.mark.parametrize("phase", EVERY_PHASE)
def test_a_clock_that_does_not_run_is_refused_in_every_phase(phase: str) -> None:
    """Elsewhere a late timer skipped whoever was to move by then."""
    table = EVERY_PHASE[phase]
    wrong = Reason.MATCH_OVER if table.over else Reason.NO_SUCH_CLOCK
    for clock in {-1, 0, *range(1, table.next_clock + 2)} - set(table.clocks):
        assert refused(table, Expire(clock)).reason is wrong


@pytest.mark.parametrize("phase", EVERY_PHASE)
def test_a_clock_never_runs_out_twice(phase: str) -> None:
    table = EVERY_PHASE[phase]
    for clock in table.clocks:
        assert refused(do(table, Expire(clock)), Expire(clock)).reason is Reason.NO_SUCH_CLOCK


@pytest.mark.parametrize("phase", EVERY_PHASE)
def test_what_does_not_concern_a_clock_leaves_it_running(phase: str) -> None:
    table = EVERY_PHASE[phase]
    if table.over:
        return
    moves = [Join(), Substitute(2), OpenVote(1, Motion.END)]
    moves += [] if phase in ("hand on the pile", "swap target") else [Leave(2)]
    for move in moves:
        assert set(table.clocks) <= set(do(table, move).clocks)


def test_who_dallies_draws_and_keeps_even_what_could_be_played() -> None:
    table, happenings = step(given("R1 B1 | G1 G2", draw="R8"), expire(TURN))
    assert (hand(table, 0), table.phase) == ("R1 B1 R8", Turn(1))
    assert [type(event) for event in happenings] == [TurnDallied, CardsDrawn, TurnPassed]


def test_who_dallies_over_a_drawn_card_keeps_it() -> None:
    table, happenings = step(given("R1 B1 | G1 G2", draw="R8 R7"), draw(), expire(DRAWN))
    assert (hand(table, 0), table.phase) == ("R1 B1 R8", Turn(1))
    assert len(happened(CardsDrawn, happenings)) == 1


def test_who_dallies_over_a_hit_takes_it() -> None:
    happenings = events(EVERY_PHASE["answer"], expire(ANSWER))
    assert happened(HitAccepted, happenings) == [HitAccepted(1)]
    assert happened(TurnDallied, happenings) == [TurnDallied(1, 1)]


def test_the_clock_of_a_turn_is_over_once_a_card_is_drawn() -> None:
    before = given("R1 B1 | G1 G2", draw="R8")
    table = do(before, draw())
    assert refused(table, Expire(clock_of(before, TURN))).reason is Reason.NO_SUCH_CLOCK
    assert clock_of(table, DRAWN)


def test_dallying_begins_a_turn_for_those_who_can_be_caught() -> None:
    table = do(given("R5 B1 | G1 G2", rules={"uno_grace": 0}), play("R5"), expire(TURN))
    assert table.matters == ()


def test_dallying_with_nothing_to_draw_is_a_pass_that_can_block_the_round() -> None:
    table = given("B1 B2 | G1 G2", whole=False)
    assert do(table, expire(TURN), expire(TURN)).score.rounds == 1


def dally(table: GameState, times: int) -> GameState:
    """Let seat 0 dally and seat 1 draw, so many times."""
    for _ in range(times):
        table = do(table, expire(TURN), expire(TURN, 1) if 1 in table.computers else draw())
        if table.phase == Turn(1, drawn=True):
            table = do(table, keep())
    return table


def test_three_in_a_row_and_a_computer_player_sits_in() -> None:
    table = dally(given("B1 B2 | G1 G2"), 2)
    assert table.dallied == {0: 2}
    table, happenings = step(table, expire(TURN))
    assert happened(TurnDallied, happenings) == [TurnDallied(0, 3)]
    assert happened(SeatSubstituted, happenings) == [SeatSubstituted(0)]
    assert table.computers == {0}


@pytest.mark.parametrize("act", [draw(), play("R1")])
def test_acting_in_time_begins_the_row_anew(act: object) -> None:
    table = do(given("R1 B2 | G1 G2", dallied={0: 2, 1: 1}), act)
    assert table.dallied == {1: 1}


def test_deciding_on_a_hit_or_a_colour_in_time_begins_the_row_anew() -> None:
    table = do(given("W4 B1 | G1 G2", dallied={1: 2}), play("W4", "G"))
    assert do(table, accept()).dallied == {}
    asked = given("R1 B1 | G1 G2", top="W", asking=0, dallied={0: 2})
    assert do(asked, ChooseColour(0, Colour.RED)).dallied == {}


def test_turns_colours_and_hits_count_in_one_row() -> None:
    table = given("W4 B1 | G1 G2", dallied={1: 2})
    assert do(table, play("W4", "G"), expire(ANSWER)).computers == {1}
    asked = given("R1 B1 | G1 G2", top="W", asking=0, dallied={0: 2})
    after = do(asked, expire(ClockKind.STARTER_COLOUR))
    assert after.computers == {0}
    assert after.phase == Turn(0)


def test_an_owner_who_comes_back_begins_a_new_row() -> None:
    table = do(given("B1 B2 | G1 G2", dallied={0: 2}), expire(TURN), ComeBack(0))
    assert (table.dallied, table.computers) == ({}, frozenset())


def test_a_computer_player_does_not_dally() -> None:
    happenings = events(given("B1 B2 | G1 G2", computers=[0]), expire(TURN))
    assert not happened(TurnDallied, happenings)


def test_fines_calls_and_votes_are_no_turn_in_time() -> None:
    table = do(given("R5 B1 | G1 G2", dallied={1: 2}), play("R5"))
    assert do(table, CatchUno(1)).dallied == {1: 2}
    assert do(table, CallUno(0), OpenVote(1, Motion.END)).dallied == {1: 2}


def test_a_row_goes_on_in_the_next_round() -> None:
    table = do(given("R5 | G1 G2", dallied={1: 2}), play("R5"), SayReady(0), SayReady(1))
    assert table.dallied == {1: 2}


def test_no_clock_runs_after_the_match() -> None:
    table = do(given("R1 B1 | G1 G2"), EndMatch())
    assert table.clocks == {}
