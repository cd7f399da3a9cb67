"""Jumping in: the twin of the top card, laid out of turn."""

import pytest

from bot.engine import Accept, Colour, JumpIn, Reason, legal_actions
from bot.engine.cards import CARDS
from bot.engine.events import HandsRotated, HandsSwapped, JumpedIn, SeatSkipped, UnoCalled
from bot.engine.phases import (
    Answer,
    ClockKind,
    Exchange,
    HandOnPile,
    Ready,
    RoundOver,
    SwapTarget,
    Turn,
    UnoWindow,
)
from tests.support.tables import (
    Move,
    accept,
    call,
    catch,
    challenge,
    choosing,
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
    mover,
    play,
    refused,
    step,
)

JUMPING = {"intervention": "colours"}
WILDS_TOO = {"intervention": "colours_and_wild"}
SIXES = "B6 R1 R2 | G1 G2 | B6 Y1 Y2 | B1 B2"


@pytest.mark.rule("intervention")
def test_who_holds_the_twin_plays_out_of_turn_and_play_goes_on_from_there() -> None:
    table, happenings = step(given(SIXES, top="B9", rules=JUMPING), play("B6"), jump(2, "B6"))
    assert happened(JumpedIn, happenings) == [JumpedIn(2)]
    assert hand(table, 2) == "Y1 Y2"
    assert mover(table) == 3
    assert [str(laid) for laid in table.discard_pile[-2:]] == ["B6", "B6"]


@pytest.mark.rule("intervention")
def test_play_goes_on_from_who_jumped_in_in_the_current_direction() -> None:
    table = given(SIXES, top="B9", direction=-1, rules=JUMPING)
    assert mover(do(table, play("B6"), jump(2, "B6"))) == 1


@pytest.mark.rule("intervention")
@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        ((play("B1"),), Reason.NOT_THE_TWIN),
        ((draw(),), Reason.TWIN_TOO_LATE),
        ((draw(), keep()), Reason.TWIN_TOO_LATE),
        ((draw(), play("B2")), Reason.NOT_THE_TWIN),
    ],
)
def test_it_is_too_late_once_the_next_player_has_begun(moves: tuple[Move, ...], reason: Reason) -> None:
    table = given("B6 R1 R2 | G1 B1 G2 | B6 Y1 Y2", top="B9", draw="B2", rules=JUMPING)
    assert refused(do(table, play("B6"), *moves), jump(2, "B6")).reason is reason


@pytest.mark.rule("intervention")
def test_talking_does_not_close_the_time_to_jump_in() -> None:
    table = do(given("B6 R1 | G1 G2 | B6 Y1 Y2", top="B9", rules=JUMPING), play("B6"), catch(1))
    assert mover(do(table, jump(2, "B6"))) == 0


@pytest.mark.rule("intervention")
@pytest.mark.parametrize(
    ("code", "reason"), [("R6", Reason.NOT_THE_TWIN), ("B5", Reason.NOT_THE_TWIN), ("G6", Reason.NOT_IN_HAND)]
)
def test_only_the_same_colour_and_the_same_picture_is_a_twin(code: str, reason: Reason) -> None:
    table = do(given("B6 R1 R2 | G1 G2 | R6 B5 Y2", top="B9", rules=JUMPING), play("B6"))
    assert refused(table, jump(2, code)).reason is reason


@pytest.mark.rule("intervention")
def test_nobody_jumps_in_where_that_is_not_agreed() -> None:
    table = do(given(SIXES, top="B9"), play("B6"))
    assert refused(table, jump(2, "B6")).reason is Reason.NO_JUMP_IN


@pytest.mark.rule("intervention")
def test_a_jump_in_is_offered_to_the_holder_of_the_twin_and_to_nobody_else() -> None:
    table = do(given(SIXES, top="B9", rules=JUMPING), play("B6"))
    offered = [seat for seat in range(4) if JumpIn(seat, (CARDS["B6"],)) in legal_actions(table, seat)]
    assert offered == [2]


@pytest.mark.rule("intervention-not-at-start")
def test_nobody_jumps_in_on_the_starter() -> None:
    table = given("B6 R1 | G1 G2 | B9 Y1", top="B9", rules=JUMPING)
    assert refused(table, jump(2, "B9")).reason is Reason.STARTER_TOP


@pytest.mark.rule("intervention-not-at-start", "start-free-lead")
def test_the_card_that_opens_a_free_lead_can_be_jumped_in_on() -> None:
    table = given("B6 R1 | G1 G2 | B6 Y1", top=None, rules=JUMPING | {"start": "free_lead"})
    assert refused(table, jump(2, "B6")).reason is Reason.STARTER_TOP
    assert mover(do(table, play("B6"), jump(2, "B6"))) == 0


@pytest.mark.rule("intervention")
def test_the_twin_of_a_draw_two_replaces_it_and_falls_behind_who_jumped_in() -> None:
    table = do(
        given("B+2 R1 R2 | G1 G2 | B+2 Y1 Y2 | B1 B2", top="B9", rules=JUMPING), play("B+2"), jump(2, "B+2")
    )
    assert table.phase == Answer(3, table.phase.hit, choice=False, held=True)
    assert table.phase.hit.amount == 2
    table = do(table, expire(ClockKind.HOLD))
    assert counts(table) == [2, 2, 2, 4]
    assert mover(table) == 0


@pytest.mark.rule("intervention", "draw2-no-answer")
def test_the_target_may_jump_in_with_the_exact_twin_though_no_answer_is_agreed() -> None:
    table = given("B+2 R1 R2 | B+2 G+2 G2 | Y1 Y2 | B1 B2", top="B9", rules=JUMPING)
    table = do(table, play("B+2"))
    assert refused(table, play("G+2")).reason is Reason.NO_ANSWER
    table = do(table, jump(1, "B+2"), expire(ClockKind.HOLD))
    assert counts(table) == [2, 2, 4, 2]
    assert mover(table) == 3


@pytest.mark.rule("intervention")
def test_the_twin_of_a_skip_replaces_it() -> None:
    table = given("BS R1 R2 | G1 G2 | BS Y1 Y2 | B1 B2", top="B9", rules=JUMPING)
    table, happenings = step(table, play("BS"), jump(2, "BS"), expire(ClockKind.SKIP))
    assert happened(SeatSkipped, happenings) == [SeatSkipped(3)]
    assert mover(table) == 0


@pytest.mark.rule("intervention", "reverse-parity")
def test_the_twin_of_a_reverse_turns_play_round_again() -> None:
    table = given("BR R1 R2 | G1 G2 | BR Y1 Y2 | B1 B2", top="B9", rules=JUMPING)
    table = do(table, play("BR"))
    assert (table.direction, mover(table)) == (-1, 3)
    table = do(table, jump(2, "BR"))
    assert (table.direction, mover(table)) == (1, 3)


@pytest.mark.rule("intervention")
def test_a_hit_without_a_choice_is_held_back_for_a_moment_and_then_falls_by_itself() -> None:
    table = do(given("B+2 R1 R2 | G1 G2 | Y1 Y2", top="B9", rules=JUMPING), play("B+2"))
    (clock,) = table.clocks.values()
    assert (clock.kind, clock.seconds) == (ClockKind.HOLD, 3)
    assert refused(table, Accept(1)).reason is Reason.ALREADY_ACCEPTED
    assert counts(do(table, expire(ClockKind.HOLD))) == [2, 4, 2]


@pytest.mark.rule("intervention")
def test_taking_a_hit_early_is_remembered_until_others_had_their_moment() -> None:
    table = given(
        "B+2 R1 R2 | G1 G2 | B+2 Y1 Y2 | B1 B2", top="B9", rules=JUMPING | {"draw2_answer": "transfer"}
    )
    table = do(table, play("B+2"), accept())
    assert counts(table) == [2, 2, 3, 2]
    assert refused(table, accept()).reason is Reason.ALREADY_ACCEPTED
    taken = do(table, expire(ClockKind.HOLD))
    assert (counts(taken), mover(taken)) == ([2, 4, 3, 2], 2)
    spared = do(table, jump(2, "B+2"))
    assert (counts(spared), spared.phase.seat, spared.phase.accepted) == ([2, 2, 2, 2], 3, False)
    assert counts(do(spared, expire(ClockKind.HOLD), accept())) == [2, 2, 2, 4]


@pytest.mark.rule("intervention")
def test_answers_and_challenges_act_at_once_while_a_hit_is_held_back() -> None:
    rules = JUMPING | {"draw2_answer": "transfer"}
    table = do(given("B+2 R1 R2 | G+2 G2 | Y1 Y2", top="B9", rules=rules), play("B+2"), play("G+2"))
    assert table.phase.seat == 2
    table = do(given("W4 R1 R2 | G1 G2 | Y1 Y2", top="B9", rules=JUMPING), play("W4", "R"), challenge())
    assert counts(table) == [2, 8, 2]


@pytest.mark.rule("intervention")
def test_a_hit_that_was_taken_after_its_moment_falls_at_once() -> None:
    table = given("B+2 R1 R2 | G1 G2 | Y1 Y2", top="B9", rules=JUMPING | {"draw2_answer": "transfer"})
    table = do(table, play("B+2"), expire(ClockKind.HOLD))
    assert counts(table) == [2, 2, 2]
    assert counts(do(table, accept())) == [2, 4, 2]


@pytest.mark.rule("intervention-wild")
@pytest.mark.parametrize(("colour", "then"), [("G", Colour.GREEN), (None, Colour.RED)])
def test_a_wild_goes_on_a_wild_and_keeps_the_colour_unless_another_is_named(
    colour: str | None, then: Colour
) -> None:
    table = given("W R1 R2 | G1 G2 | W Y1 Y2", top="B9", rules=WILDS_TOO)
    table = do(table, play("W", "R"), jump(2, "W", colour))
    assert table.colour is then
    assert mover(table) == 0


@pytest.mark.rule("intervention-wild")
def test_no_wild_goes_on_a_wild_where_only_coloured_cards_are_agreed() -> None:
    table = do(given("W R1 R2 | G1 G2 | W Y1 Y2", top="B9", rules=JUMPING), play("W", "R"))
    assert refused(table, jump(2, "W", "G")).reason is Reason.NOT_THE_TWIN
    assert legal_actions(table, 2) == []


@pytest.mark.rule("intervention-not-wd4", "wd4-own-turn-only")
@pytest.mark.parametrize("scope", ["colours", "colours_and_wild"])
@pytest.mark.parametrize("seat", [1, 2])
def test_a_wild_draw_four_is_never_laid_out_of_turn(scope: str, seat: int) -> None:
    table = given("W4 R1 R2 | W4 G1 | W4 Y1", top="B9", rules={"intervention": scope})
    table = do(table, play("W4", "R"))
    refusal = refused(table, jump(seat, "W4", "G"))
    assert (refusal.reason, refusal.rule) == (Reason.NOT_THE_TWIN, "intervention-not-wd4")


@pytest.mark.rule("intervention", "uno-call")
@pytest.mark.parametrize("uno", [True, False])
def test_who_jumps_in_owes_the_uno_call(uno: bool) -> None:
    table = given("B6 R1 R2 | G1 G2 | B6 Y1", top="B9", rules=JUMPING)
    table, happenings = step(table, play("B6"), jump(2, "B6", uno=uno))
    assert bool(happened(UnoCalled, happenings)) is uno
    assert [matter.seat for matter in table.matters if isinstance(matter, UnoWindow)] == ([] if uno else [2])
    if not uno:
        assert counts(do(table, catch(0))) == [2, 2, 3]
        assert do(table, call(2)).called == {2}


@pytest.mark.rule("intervention", "finish-forms")
def test_a_jump_in_may_end_the_round() -> None:
    table = do(given("B6 R1 R2 | G1 G2 | B6", top="B9", rules=JUMPING), play("B6"), jump(2, "B6"))
    assert isinstance(table.phase, RoundOver)
    assert table.winner == 2


@pytest.mark.rule("intervention")
@pytest.mark.parametrize(
    ("cards", "options", "moves", "waits", "twin"),
    [
        (
            "B5 R1 R2 | G1 G2 | B5 Y1",
            {"five": "exchange"},
            (play("B5", target=1, give="R1"),),
            Exchange,
            "B5",
        ),
        ("B6 R1 | G1 G2 | B6 Y1", {"uno_to_centre": True}, (play("B6", uno=True),), HandOnPile, "B6"),
        (
            "B+2 R1 R2 | G+2 G2 | Y3 Y4 | G+2 Y1",
            {"draw2_answer": "progressive", "politeness_ready": True},
            (play("B+2"), play("G+2"), accept(), expire(ClockKind.HOLD)),
            Ready,
            "G+2",
        ),
    ],
)
def test_nobody_jumps_in_while_the_table_waits_for_something_else(
    cards: str, options: dict[str, object], moves: tuple[Move, ...], waits: type[object], twin: str
) -> None:
    table = do(given(cards, top="B9", rules=JUMPING | options), *moves)
    assert isinstance(table.phase, waits)
    last = len(table.hands) - 1
    assert refused(table, jump(last, twin)).reason is Reason.WAITING
    assert not [action for action in legal_actions(table, last) if isinstance(action, JumpIn)]


@pytest.mark.rule("intervention", "five-exchange")
@pytest.mark.pair("interv", "exch5")
def test_the_twin_of_a_five_may_be_laid_once_the_exchange_is_done() -> None:
    table = given("B5 R1 R2 | G1 G2 | B5 Y1 Y2", top="B9", rules=JUMPING | {"five": "exchange"})
    table = do(table, play("B5", target=1, give="R1"), expire(ClockKind.EXCHANGE))
    assert isinstance(table.phase, Turn)
    quiet = do(table, jump(2, "B5"))
    assert (quiet.phase, hand(quiet, 2)) == (Turn(0), "Y1 Y2")
    chosen = do(table, jump(2, "B5", target=0, give="Y1"))
    assert chosen.phase == Exchange(0, 2)
    assert refused(table, jump(2, "B5", target=0)).reason is Reason.GIVE_NEEDED


@pytest.mark.rule("intervention", "seven-swap")
@pytest.mark.pair("interv", "swap7")
def test_a_seven_laid_out_of_turn_asks_for_a_target() -> None:
    rules = JUMPING | {"seven": "swap"}
    table = given("B7 R1 R2 | G1 G2 | B7 Y1 Y2 | B1 B2", top="B9", rules=rules)
    table = do(table, play("B7", target=1), jump(2, "B7"))
    assert table.phase == SwapTarget(2)
    assert [clock.kind for clock in table.clocks.values()] == [ClockKind.SWAP_TARGET]
    assert {action.target for action in legal_actions(table, 2)} == {0, 1, 3}
    chosen = do(table, legal_actions(table, 2)[0])
    assert (hands(chosen), mover(chosen)) == ("Y1 Y2 | R1 R2 | G1 G2 | B1 B2", 3)
    late = do(table, expire(ClockKind.SWAP_TARGET))
    assert (hands(late), mover(late)) == ("G1 G2 | R1 R2 | B1 B2 | Y1 Y2", 3)


@pytest.mark.rule("intervention", "seven-swap")
@pytest.mark.pair("interv", "swap7")
def test_a_seven_laid_out_of_turn_swaps_at_once_when_its_target_came_with_it() -> None:
    rules = JUMPING | {"seven": "swap"}
    table = given("B7 R1 R2 | G1 G2 | B7 Y1 Y2", top="B9", rules=rules)
    table, happenings = step(table, play("B7", target=1), jump(2, "B7", target=1))
    assert happened(HandsSwapped, happenings) == [HandsSwapped(0, 1), HandsSwapped(2, 1)]
    assert (hands(table), table.phase) == ("G1 G2 | Y1 Y2 | R1 R2", Turn(0))


@pytest.mark.rule("intervention", "zero-rotate", "deck-double-zeros")
@pytest.mark.pair("interv", "rot0")
def test_every_zero_rotates_the_hands_the_one_laid_out_of_turn_too() -> None:
    rules = JUMPING | {"zero": "rotate", "deck": "doublezero112"}
    table = do(given("B0 R1 | G1 G2 | B0 Y1 Y2", top="B9", rules=rules), play("B0"))
    assert hands(table) == "B0 Y1 Y2 | R1 | G1 G2"
    table, happenings = step(table, jump(0, "B0"))
    assert happened(HandsRotated, happenings) == [HandsRotated(1)]
    assert (hands(table), mover(table)) == ("G1 G2 | Y1 Y2 | R1", 1)


@pytest.mark.rule("intervention", "multi-card-same-rank")
@pytest.mark.pair("interv", "multi")
def test_the_twin_of_the_last_of_several_cards_may_be_laid() -> None:
    rules = JUMPING | {"multi": "same_rank"}
    table = given("B6 G6 R1 R2 | G1 G2 | G6 B6 Y1 | Y2 Y3", top="B9", rules=rules)
    table = do(table, play("B6 G6"))
    assert refused(table, jump(2, "B6")).reason is Reason.NOT_THE_TWIN
    assert refused(table, jump(2, "G6 B6")).reason is Reason.ONE_CARD
    assert mover(do(table, jump(2, "G6"))) == 3


@pytest.mark.rule("intervention", "multi-card-same-rank")
@pytest.mark.pair("interv", "multi")
def test_the_twin_replaces_the_whole_of_what_several_draw_twos_deal() -> None:
    rules = JUMPING | {"multi": "same_rank", "multi_draw_cards": True}
    table = given("B+2 G+2 R1 R2 | G1 G2 | G+2 Y1 Y2 | B1 B2", top="B9", rules=rules)
    table = do(table, play("B+2 G+2"))
    assert table.phase.hit.amount == 4
    table = do(table, jump(2, "G+2"), expire(ClockKind.HOLD))
    assert counts(table) == [2, 2, 2, 4]


@pytest.mark.rule("intervention", "double-identical-as-skip")
@pytest.mark.pair("interv", "pair")
def test_a_third_equal_card_may_be_laid_on_a_pair_and_skips_nobody() -> None:
    rules = JUMPING | {"multi": "pair_skip", "packs": 2}
    table = given("B6 B6 R1 R2 | G1 G2 | Y1 Y2 | B6 B1 B2", top="B9", rules=rules)
    table = do(table, play("B6 B6"))
    assert mover(table) == 2
    table, happenings = step(table, jump(3, "B6"))
    assert not happened(SeatSkipped, happenings)
    assert mover(table) == 0


@pytest.mark.rule("intervention")
def test_what_jumps_in_must_be_decided_as_lawfully_as_in_turn() -> None:
    rules = JUMPING | {"seven": "swap"}
    table = do(given("B7 R1 R2 | G1 G2 | B7 Y1 Y2", top="B9", rules=rules), play("B7", target=1))
    assert refused(table, jump(2, "B7", target=2)).reason is Reason.BAD_TARGET
    assert choosing(target=0) in [
        action.choices for action in legal_actions(table, 2) if isinstance(action, JumpIn)
    ]
    assert happened(HandsSwapped, events(table, jump(2, "B7", target=0))) == [HandsSwapped(2, 0)]
