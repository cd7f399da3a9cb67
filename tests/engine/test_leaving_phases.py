"""Leaving in the middle of what cards ask of others."""

from typing import Any

import pytest

from bot.engine import (
    ChooseColour,
    Colour,
    EndMatch,
    Expire,
    GameState,
    Leave,
    PutHand,
    SayReady,
    Standing,
    dump,
    load,
)
from bot.engine.events import (
    CardsDrawn,
    CardsExchanged,
    HandsCounted,
    HandsSwapped,
    MatchEnded,
    SeatOut,
    SeatReady,
    SilenceEnded,
)
from bot.engine.phases import (
    Answer,
    ClockKind,
    Ending,
    Exchange,
    HandOnPile,
    MatchOver,
    Ready,
    Silence,
    StarterColour,
    SwapTarget,
    Turn,
)
from tests.support.openings import first, opened
from tests.support.tables import (
    accept,
    challenge,
    counts,
    do,
    draw,
    events,
    expire,
    given,
    happened,
    jump,
    play,
    step,
    whole,
)

THREE = "G1 G2 | Y1 Y2 | B4 B5"
JUMPS: dict[str, Any] = {"intervention": "colours"}


def exchanging() -> GameState:
    """Ask seat 1 for a card that seat 0 has offered to exchange."""
    table = given(f"R5 B1 B2 | {THREE}", rules={"five": "exchange"})
    return do(table, play("R5", target=1, give="B1"))


def swapping() -> GameState:
    """Ask seat 2, which jumped in with a 7, for a target."""
    table = given("R7 B1 B2 | G1 G2 | R7 Y1 Y2 | B4 B5", rules=JUMPS | {"seven": "swap"})
    return do(table, play("R7", target=1), jump(2, "R7"))


def centring(cards: str = f"R5 B1 | {THREE}") -> GameState:
    """Ask for all hands on the pile after the call of seat 0."""
    return do(given(cards, rules={"uno_to_centre": True}), play("R5", uno=True))


def sorting() -> GameState:
    """Wait for seat 1 to sort four cards."""
    table = given(f"W4 B1 B2 | {THREE}", rules={"politeness_ready": True, "challenge": False})
    return do(table, play("W4", "G"))


def skipping(rescue: str = "exact") -> GameState:
    """Let a skip wait for seat 1."""
    return do(given(f"RS B1 B2 | {THREE}", rules={"skip_rescue": rescue}), play("RS"))


def holding() -> GameState:
    """Hold a Draw Two back from seat 1 while others may jump in."""
    return do(given(f"R+2 B1 B2 | {THREE}", rules=JUMPS), play("R+2"))


def chained() -> GameState:
    """Let six cards wait for seat 2, the last four of which may be a bluff of seat 1."""
    rules = {"draw2_answer": "progressive_mixed", "wd4_answer": "progressive_mixed"}
    table = given("R+2 B1 B2 | W4 R2 G2 | Y1 Y2 | B4 B5", rules=rules)
    return do(table, play("R+2"), play("W4", "G"))


ASKED = {
    "exchange": (exchanging, Exchange),
    "swap target": (swapping, SwapTarget),
    "hand on the pile": (centring, HandOnPile),
    "ready": (sorting, Ready),
    "skip": (skipping, Answer),
    "held": (holding, Answer),
    "chain": (chained, Answer),
}


@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize("leaver", range(4))
def test_somebody_can_always_act_after_anybody_has_left(asked: str, leaver: int) -> None:
    """Elsewhere the table froze, or the wrong seat was waited for."""
    make, phase = ASKED[asked]
    table = make()
    assert type(table.phase) is phase
    after = do(table, Leave(leaver))
    assert whole(after)
    assert load(dump(after)) == after
    assert after.clocks
    for _ in range(12):
        waits_for = getattr(after.phase, "seat", None)
        assert waits_for != leaver
        after = do(after, Expire(after.clock))
        assert after.standing[leaver] is Standing.LEFT
        assert after.hands[leaver] == ()


@pytest.mark.rule("five-exchange")
@pytest.mark.parametrize("leaver", [0, 1])
def test_there_is_no_exchange_with_somebody_who_leaves(leaver: int) -> None:
    table, happenings = step(exchanging(), Leave(leaver))
    assert not happened(CardsExchanged, happenings)
    assert table.offered is None
    assert table.phase == Turn(1 if leaver == 0 else 2)
    assert counts(table) == [0 if seat == leaver else 2 for seat in range(4)]


@pytest.mark.rule("five-exchange")
def test_a_bystander_who_leaves_disturbs_no_exchange() -> None:
    before = exchanging()
    after = do(before, Leave(3))
    assert (after.phase, after.clocks, after.offered) == (before.phase, before.clocks, before.offered)


@pytest.mark.rule("seven-swap")
def test_who_jumped_in_with_a_seven_and_leaves_swaps_with_nobody() -> None:
    table, happenings = step(swapping(), Leave(2))
    assert not happened(HandsSwapped, happenings)
    assert (table.phase, counts(table)) == (Turn(3), [2, 2, 0, 2])


@pytest.mark.rule("seven-swap")
def test_a_seat_that_has_left_is_no_target_any_more() -> None:
    table = do(swapping(), Leave(3))
    assert table.phase == SwapTarget(2)
    after, happenings = step(table, expire(ClockKind.SWAP_TARGET))
    assert happened(HandsSwapped, happenings) == [HandsSwapped(2, 0)]
    assert after.phase == Turn(0)


@pytest.mark.rule("uno-to-centre")
def test_nobody_is_late_when_who_called_has_left() -> None:
    table, happenings = step(centring(), PutHand(2), Leave(0))
    assert happened(HandsCounted, happenings) == [HandsCounted(())]
    assert (table.phase, counts(table)) == (Turn(1), [0, 2, 2, 2])


@pytest.mark.rule("uno-to-centre")
@pytest.mark.parametrize("has_put", [False, True])
def test_the_hand_of_a_leaver_is_not_counted(has_put: bool) -> None:
    """Whoever of the others is last draws, whether the leaver had put a hand down or not."""
    puts = [PutHand(2)] if has_put else []
    table = do(centring(), *puts, Leave(2))
    assert isinstance(table.phase, HandOnPile)
    after = do(table, PutHand(3), PutHand(1))
    assert counts(after) == [1, 4, 0, 2]


@pytest.mark.rule("uno-to-centre")
def test_the_last_one_missing_may_leave() -> None:
    table, happenings = step(centring(), PutHand(1), PutHand(3), Leave(2))
    assert happened(HandsCounted, happenings) == [HandsCounted((3,))]
    assert (table.phase, counts(table)) == (Turn(1), [1, 2, 0, 4])


@pytest.mark.rule("uno-to-centre")
@pytest.mark.parametrize("puts", [[], [PutHand(1)]])
def test_nobody_is_late_of_two_who_are_left(puts: list[PutHand]) -> None:
    """The only opponent would always be the last one."""
    table, happenings = step(centring("R5 B1 | G1 G2 | Y1 Y2"), *puts, Leave(2))
    assert happened(HandsCounted, happenings) == [HandsCounted(())]
    assert (table.phase, counts(table)) == (Turn(1), [1, 2, 0])


@pytest.mark.rule("uno-to-centre", "five-exchange")
@pytest.mark.parametrize(("leaver", "asks"), [(0, False), (1, True), (3, True)])
def test_hands_are_asked_for_after_an_exchange_only_while_who_called_is_there(
    leaver: int, asks: bool
) -> None:
    table = given(f"R5 B1 | {THREE}", rules={"uno_to_centre": True, "five": "exchange"})
    table = do(table, play("R5", target=1, give="B1", uno=True), Leave(leaver))
    table = do(table, expire(ClockKind.EXCHANGE)) if isinstance(table.phase, Exchange) else table
    assert isinstance(table.phase, HandOnPile) == asks


@pytest.mark.rule("uno-to-centre", "five-exchange")
def test_no_hands_are_asked_for_when_an_exchange_leaves_two() -> None:
    table = given("R5 B1 | G1 G2 | Y1 Y2", rules={"uno_to_centre": True, "five": "exchange"})
    table = do(table, play("R5", target=1, give="B1", uno=True), Leave(2), expire(ClockKind.EXCHANGE))
    assert table.phase == Turn(1)


@pytest.mark.rule("uno-to-centre", "draw2-transfer-no-sum")
def test_the_target_of_a_hit_may_leave_while_hands_are_asked_for() -> None:
    """The hit that would have come next lapses, and the seat after the target moves."""
    rules = {"uno_to_centre": True, "draw2_answer": "transfer"}
    table = do(given(f"R+2 B1 | {THREE}", rules=rules), play("R+2", uno=True), Leave(1))
    assert isinstance(table.phase, HandOnPile)
    after, happenings = step(table, PutHand(2), PutHand(3))
    assert (after.phase, counts(after)) == (Turn(2), [1, 0, 2, 4])
    assert [drawn.count for drawn in happened(CardsDrawn, happenings)] == [2]


@pytest.mark.rule("politeness-ready")
def test_who_leaves_counts_as_ready() -> None:
    table, happenings = step(sorting(), Leave(1))
    assert not happened(SeatReady, happenings)
    assert (table.phase, counts(table)) == (Turn(2), [2, 0, 2, 2])


@pytest.mark.rule("politeness-ready")
def test_a_bystander_who_leaves_is_not_waited_for_and_others_still_are() -> None:
    table = do(sorting(), Leave(2))
    assert table.phase == Ready(1)
    assert do(table, SayReady(1)).phase == Turn(3)


@pytest.mark.rule("skip-rescue-exact")
def test_a_skip_of_a_leaver_takes_no_turn_from_the_seat_after() -> None:
    table = do(skipping(), Leave(1))
    assert (table.phase, counts(table)) == (Turn(2), [2, 0, 2, 2])


@pytest.mark.rule("skip-rescue-exact")
def test_a_skip_still_falls_when_who_laid_it_has_left() -> None:
    table = do(skipping(), Leave(0))
    assert isinstance(table.phase, Answer)
    assert do(table, expire(ClockKind.SKIP)).phase == Turn(2)


@pytest.mark.rule("draw2-draw-then-play")
def test_a_hit_that_costs_no_turn_lapses_and_the_seat_after_the_target_moves() -> None:
    rules = {"hit": "draw_then_play", "draw2_answer": "transfer"}
    table = do(given(f"R+2 B1 B2 | {THREE}", rules=rules), play("R+2"), Leave(1))
    assert (table.phase, counts(table)) == (Turn(2), [2, 0, 2, 2])


@pytest.mark.rule("intervention")
def test_a_hit_that_is_held_back_lapses_with_its_target() -> None:
    table = do(holding(), Leave(1))
    assert (table.phase, counts(table)) == (Turn(2), [2, 0, 2, 2])
    assert ClockKind.HOLD not in {clock.kind for clock in table.clocks.values()}


@pytest.mark.rule("progressive-mixed", "wd4-challenge-open")
@pytest.mark.parametrize(
    ("leavers", "act", "drawn"),
    [
        ([], challenge(), {1: 6}),
        ([1], challenge(), {2: 8}),
        ([1], accept(), {2: 6}),
        ([0], accept(), {2: 6}),
        ([0], challenge(), {1: 6}),
    ],
    ids=["proven", "counts as honest", "taken", "who began is gone", "proven without who began"],
)
def test_the_four_of_a_bluffer_who_has_left_counts_as_honest(
    leavers: list[int], act: Any, drawn: dict[int, int]
) -> None:
    happenings = events(chained(), *map(Leave, leavers), act)
    assert {event.seat: event.count for event in happened(CardsDrawn, happenings)} == drawn


@pytest.mark.rule("reverse-deflect")
def test_a_hit_is_deflected_to_the_next_seat_when_its_author_has_left() -> None:
    rules = {"reverse_deflect": True, "challenge": False}
    table = given("R+2 B1 B2 | RR G1 G2 | Y1 Y2 | B4 B5", rules=rules)
    table = do(table, play("R+2"), Leave(0), play("RR"))
    assert isinstance(table.phase, Answer)
    assert (table.phase.seat, table.direction) == (3, -1)


@pytest.mark.rule("intervention")
def test_a_twin_may_still_be_laid_when_the_seat_whose_turn_it_is_leaves() -> None:
    """Nobody has acted, so that it is not too late."""
    table = do(given("R6 B1 B2 | G1 G2 | R6 Y1 Y2 | B4 B5", rules=JUMPS), play("R6"), Leave(1))
    assert table.phase == Turn(2)
    assert do(table, jump(2, "R6")).phase == Turn(3)


@pytest.mark.rule("silence-twos")
@pytest.mark.parametrize(("leaver", "ends"), [(0, True), (1, False), (2, False)])
def test_a_silence_ends_with_its_owner_only(leaver: int, ends: bool) -> None:
    table = do(given(f"R2 B1 B2 | {THREE}", rules={"silence": "twos"}), play("R2"))
    after, happenings = step(table, Leave(leaver))
    assert bool(happened(SilenceEnded, happenings)) == ends
    assert any(isinstance(matter, Silence) for matter in after.matters) != ends


@pytest.mark.rule("start-effects-legacy")
@pytest.mark.parametrize("leaver", ["dealer", "first", "other"])
def test_a_starting_four_falls_on_whoever_is_first_when_its_colour_is_named(leaver: str) -> None:
    """The first player left while the dealer chose a colour, and was dealt four cards all the same."""
    game = opened("W4", 4, {"start": "effects_legacy"})
    dealer, following = game.state.dealer, first(game)
    seat = {"dealer": dealer, "first": following, "other": (following + 1) % 4}[leaver]
    table = do(game.state, Leave(seat))
    chooser = following if leaver == "dealer" else dealer
    hit = (following + 1) % 4 if leaver == "first" else following
    assert table.phase == StarterColour(chooser)
    after = do(table, ChooseColour(chooser, Colour.RED))
    assert (after.phase, counts(after)[seat], counts(after)[hit]) == (Turn(hit), 0, 11)


@pytest.mark.rule("dealer-last-card-starts")
def test_the_black_card_of_a_dealer_who_has_left_still_acts() -> None:
    """The seat after him names the colour, and is hit all the same."""
    game = opened("W4", 4, {"start": "dealer_card"})
    table = do(game.state, Leave(game.state.dealer))
    assert table.phase == StarterColour(first(game))
    after = do(table, ChooseColour(first(game), Colour.RED))
    assert counts(after)[first(game)] == 11
    assert after.phase == Turn((first(game) + 1) % 4)


@pytest.mark.rule("draw-to-match")
def test_who_leaves_while_drawing_on_takes_the_drawn_cards_along() -> None:
    table = do(given(f"B1 B2 | {THREE}", draw="Y8", rules={"draw": "to_match"}), draw(), Leave(0))
    assert (table.phase, table.drawn) == (Turn(1), None)


@pytest.mark.rule("auto-draw")
def test_the_seat_that_moves_after_a_leaver_draws_by_itself() -> None:
    table = do(given("R1 B2 | G1 G2 | R3 Y2", draw="Y8", rules={"auto_draw": True}), Leave(0))
    assert (counts(table), table.phase) == ([0, 3, 2], Turn(2))


def test_a_moderator_ends_a_match_in_every_phase() -> None:
    for make, _ in ASKED.values():
        after, happenings = step(make(), EndMatch())
        assert after.phase == MatchOver(Ending.ENDED, ())
        assert happened(MatchEnded, happenings)
        assert not happened(SeatOut, happenings)
        assert (after.clocks, after.agenda, after.matters) == ({}, (), ())
