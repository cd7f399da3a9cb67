"""What mistakes cost where a group has agreed on it: misplays, false calls, cheating."""

from typing import Any

import pytest

from bot.engine import (
    CallUno,
    CatchUno,
    GameState,
    IllegalAction,
    ImposeFine,
    Leave,
    PlayCards,
    Reason,
    Rules,
    apply,
    legal_actions,
    new_game,
    parse_cards,
    view,
)
from bot.engine.cards import Card
from bot.engine.events import CardPlayed, CardsDrawn, DrawReason, FalseCall, Misplayed, SeatFined, SeatOut
from bot.engine.phases import Answer, RoundOver, Turn
from tests.support.tables import (
    accept,
    call,
    catch,
    challenge,
    counts,
    do,
    draw,
    events,
    given,
    hand,
    happened,
    jump,
    play,
    refused,
    step,
)

MISPLAY = {"protection": "penalise", "penalty_misplay": 2}
FALSE = {"penalty_false_call": 2}
FALSE_NOW = FALSE | {"uno_grace": 0}
CHEATING = {"penalty_cheating": 2}
FOUR = "R1 B1 | G1 G2 | Y1 Y2 | B4 B5"


def drawn(happenings: Any) -> list[tuple[int, int, DrawReason]]:
    """List who drew how many cards, and why."""
    return [(event.seat, event.count, event.why) for event in happened(CardsDrawn, happenings)]


@pytest.mark.rule("penalty-misplay")
def test_a_card_that_does_not_fit_goes_back_and_costs_two_and_the_turn_goes_on() -> None:
    before = given("R5 B1 | G1 G2", rules=MISPLAY, draw="Y7 Y8")
    table, happenings = step(before, play("B1"))
    assert (hand(table, 0), table.phase, table.clock) == ("R5 B1 Y7 Y8", Turn(0), before.clock)
    assert (table.top, table.colour) == (before.top, before.colour)
    assert drawn(happenings) == [(0, 2, DrawReason.MISPLAY)]
    assert happened(Misplayed, happenings)[0].rule == "match-colour-number-symbol"
    assert hand(do(table, play("R5")), 0) == "B1 Y7 Y8"


def out_of_turn(seat: int, cards: str) -> PlayCards:
    """Let a seat lay cards as if it were its turn."""
    return PlayCards(seat, parse_cards(cards))


MISPLAYED: list[Any] = [
    ("R5 R6 | G1", [], play("R5 R6"), {}),
    ("R5 R5 | G1", [], play("R5 R5"), {}),
    ("R5 B1 | G1", [draw()], play("R5"), {}),
    ("R5 W | G1", [], play("W", "B"), {"wild_when": "only_if_no_match"}),
    ("R5 W4 | G1", [], play("W4", "B"), {"challenge": False}),
    ("R5 B6 | G1", [], play("R5 B6"), {"multi": "same_rank"}),
    ("R5 B5 | G1", [], play("R5 B5"), {"multi": "pair_skip"}),
    ("R+2 B1 | R5 G1", [play("R+2")], play("R5"), {"draw2_answer": "transfer"}),
    ("R+2 B1 | R+2 B+2", [play("R+2")], play("R+2 B+2"), {"draw2_answer": "progressive"}),
]


@pytest.mark.rule("penalty-misplay")
@pytest.mark.parametrize(("cards", "before", "wrong", "rules"), MISPLAYED)
def test_every_wrongly_laid_card_costs(
    cards: str, before: list[Any], wrong: Any, rules: dict[str, Any]
) -> None:
    table = do(given(cards, rules=MISPLAY | rules, draw="R7"), *before)
    after, happenings = step(table, wrong)
    assert happened(Misplayed, happenings)
    assert not happened(CardPlayed, happenings)
    assert (after.phase, after.top, after.drawn) == (table.phase, table.top, table.drawn)
    assert sum(counts(after)) == sum(counts(table)) + 2


@pytest.mark.rule("penalty-misplay")
@pytest.mark.parametrize(
    ("attempt", "reason"),
    [
        (play("G7"), Reason.NOT_IN_HAND),
        (play("W"), Reason.COLOUR_NEEDED),
    ],
)
def test_a_slip_that_lays_no_wrong_card_costs_nothing(attempt: Any, reason: Reason) -> None:
    assert refused(given("R5 W | G1 G2", rules=MISPLAY), attempt).reason is reason


@pytest.mark.rule("penalty-misplay", "penalty-everyone-liable")
@pytest.mark.parametrize("laid", ["G2", "R1"])
def test_a_card_laid_out_of_turn_costs_even_if_it_fits_and_moves_no_turn(laid: str) -> None:
    table = given("R5 W | R1 G2", rules=MISPLAY)
    after, happenings = step(table, out_of_turn(1, laid))
    assert drawn(happenings) == [(1, 2, DrawReason.MISPLAY)]
    assert happened(Misplayed, happenings)[0].rule == "penalty-misplay"
    assert (after.phase, after.clock, after.top) == (table.phase, table.clock, table.top)


@pytest.mark.rule("penalty-misplay", "draw2-no-answer")
def test_a_card_laid_while_a_hit_waits_for_another_costs() -> None:
    rules = MISPLAY | {"draw2_answer": "transfer"}
    table = do(given("R+2 B1 | R3 G2 | G+2 Y1", rules=rules), play("R+2"))
    after, happenings = step(table, out_of_turn(2, "G+2"))
    assert drawn(happenings) == [(2, 2, DrawReason.MISPLAY)]
    assert after.phase == table.phase


@pytest.mark.rule("penalty-misplay")
@pytest.mark.parametrize("laid", ["Y9", "R1 R1", ""])
def test_cards_that_are_not_held_cost_nothing_out_of_turn_either(laid: str) -> None:
    assert refused(given("R5 W | R1 G2", rules=MISPLAY), out_of_turn(1, laid)).reason is Reason.NOT_YOUR_TURN


@pytest.mark.rule("penalty-misplay", "intervention")
@pytest.mark.parametrize("moves", [(), (play("B1"),)])
def test_a_twin_laid_by_the_wrong_way_out_of_turn_costs_nothing(moves: Any) -> None:
    """It would have been lawful as a jump-in, or is merely too late for one."""
    hands = "B6 R1 R2 | B1 B2 G2 | Y1 Y2 | B6 Y3 Y4"
    table = do(given(hands, top="B9", rules=JUMPING), play("B6"), *moves)
    assert refused(table, out_of_turn(3, "B6")).reason is Reason.NOT_YOUR_TURN


@pytest.mark.rule("penalty-misplay", "intervention-not-wd4", "wd4-own-turn-only")
def test_a_four_on_a_four_out_of_turn_is_a_wrong_card_like_any_other() -> None:
    """It is never a twin, and a bluff only in one's own turn."""
    rules = JUMPING | {"intervention": "colours_and_wild"}
    table = do(given("W4 R1 R2 | G1 G2 | W4 Y1 Y2", rules=rules), play("W4", "B"))
    for wrong in (jump(2, "W4", "R"), out_of_turn(2, "W4")):
        after, happenings = step(table, wrong)
        assert drawn(happenings) == [(2, 2, DrawReason.MISPLAY)]
        assert (after.phase, after.top) == (table.phase, table.top)


JUMPING = MISPLAY | {"intervention": "colours"}


@pytest.mark.rule("penalty-misplay", "intervention")
@pytest.mark.parametrize("wrong", ["R6", "B5"])
def test_jumping_in_with_a_card_that_is_no_twin_costs(wrong: str) -> None:
    table = do(given("B6 R1 R2 | G1 G2 | R6 B5 Y2", top="B9", rules=JUMPING), play("B6"))
    after, happenings = step(table, jump(2, wrong))
    assert [(told.seat, told.rule) for told in happened(Misplayed, happenings)] == [(2, "intervention")]
    assert drawn(happenings) == [(2, 2, DrawReason.MISPLAY)]
    assert (after.phase, after.top, counts(after)) == (table.phase, table.top, [2, 2, 5])


@pytest.mark.rule("penalty-misplay", "intervention")
@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        ((draw(),), Reason.TWIN_TOO_LATE),
        ((play("B1"),), Reason.NOT_THE_TWIN),
        ((draw(), play("B2")), Reason.NOT_THE_TWIN),
    ],
)
def test_a_twin_that_is_merely_too_late_costs_nothing(moves: Any, reason: Reason) -> None:
    table = given("B6 R1 R2 | G1 B1 G2 | B6 Y1 Y2", top="B9", draw="B2", rules=JUMPING)
    assert refused(do(table, play("B6"), *moves), jump(2, "B6")).reason is reason


@pytest.mark.rule("penalty-misplay")
@pytest.mark.parametrize("fine", [1, 4])
def test_the_fine_for_a_misplay_can_be_agreed(fine: int) -> None:
    rules = MISPLAY | {"penalty_misplay": fine}
    assert counts(do(given("R5 B1 | G1 G2", rules=rules), play("B1"), play("B1"))) == [2 + 2 * fine, 2]


@pytest.mark.rule("penalty-misplay", "draw-in-the-dark")
def test_only_its_owner_sees_the_card_that_went_back() -> None:
    (told,) = happened(Misplayed, events(given("R5 B1 | G1 G2", rules=MISPLAY), play("B1")))
    assert told.seen_by(0).cards == told.cards != ()
    assert (told.seen_by(1).cards, told.seen_by(None).cards) == ((), ())


@pytest.mark.rule("penalty-misplay")
def test_no_misplay_is_offered_as_a_lawful_move() -> None:
    table = given("R5 B1 | G1 G2", rules=MISPLAY)
    assert play("B1")(table) not in legal_actions(table, 0)


@pytest.mark.rule("penalty-misplay", "uno-call")
def test_a_misplay_ends_the_call_of_who_draws_for_it() -> None:
    table = do(given("B1 | G1 G2", rules=MISPLAY, called=[0]), play("B1"))
    assert (table.called, counts(table)) == (frozenset(), [3, 2])


@pytest.mark.pair("chal", "mispl")
@pytest.mark.rule("penalty-misplay", "wd4-challenge-open")
def test_where_it_can_be_challenged_an_unlawful_four_is_a_bluff_and_no_misplay() -> None:
    table, happenings = step(given("W4 R5 | G1 G2", rules=MISPLAY), play("W4", "B"))
    assert not happened(Misplayed, happenings)
    assert type(table.phase) is Answer
    assert counts(do(table, challenge())) == [5, 2]
    assert happened(Misplayed, events(given("W4 R5 B1 | G1", rules=MISPLAY), play("B1")))


@pytest.mark.pair("chal", "block")
@pytest.mark.rule("wd4-challenge-open", "penalty-misplay")
def test_under_challenges_only_the_four_can_be_bluffed_and_all_else_stays_blocked() -> None:
    table = given("W4 R5 B1 | G1 G2", rules={"challenge": True, "protection": "block"})
    assert table.rules.protection == "allow_bluff"
    assert refused(table, play("B1")).reason is Reason.DOES_NOT_FIT
    assert type(do(table, play("W4", "B")).phase) is Answer
    blocked = given("W4 R5 B1 | G1 G2", rules={"challenge": False, "protection": "block"})
    assert refused(blocked, play("W4", "B")).reason is Reason.ILLEGAL_FOUR


FALSE_CALLS: list[Any] = [
    ("R5 B1 B2 | G1 G2", call(0)),
    ("R5 B1 B2 | G1 G2", lambda _: CallUno(0, 0)),
    ("B1 B2 | G1 G2", call(0)),
    ("R5 B1 B2 | G1 G2 G3", call(1)),
]


@pytest.mark.rule("penalty-false-call")
@pytest.mark.parametrize(("cards", "action"), FALSE_CALLS)
def test_uno_with_more_cards_or_with_two_of_which_none_fits_is_false(cards: str, action: Any) -> None:
    before = given(cards, rules=FALSE)
    after, happenings = step(before, action)
    (told,) = happened(FalseCall, happenings)
    assert told.rule == "uno-call"
    assert drawn(happenings) == [(told.seat, 2, DrawReason.FALSE_CALL)]
    assert (after.phase, after.clock) == (before.phase, before.clock)


@pytest.mark.rule("penalty-false-call")
@pytest.mark.parametrize(
    ("table", "seat", "reason"),
    [
        (given("R5 B1 | G1 G2", rules=FALSE), 0, Reason.CALL_TOO_EARLY),
        (given("R5 B1 | G1 G2", rules=FALSE), 1, Reason.CALL_TOO_EARLY),
        (do(given("R5 B1 | G1 G2", rules=FALSE), play("R5", uno=True)), 0, Reason.ALREADY_CALLED),
        (do(given("R5 B1 | G1 G2", rules=FALSE_NOW), play("R5"), draw()), 0, Reason.CALL_TOO_LATE),
    ],
)
def test_a_call_that_is_only_early_or_late_is_no_false_one(
    table: GameState, seat: int, reason: Reason
) -> None:
    assert refused(table, call(seat)).reason is reason


@pytest.mark.rule("penalty-false-call", "draw-to-match")
def test_two_cards_of_which_the_drawn_one_does_not_fit_are_no_cause_to_call() -> None:
    table = do(given("R5 | G1 G2", rules=FALSE | {"draw": "to_match"}, top="B9", draw="G7"), draw())
    assert table.phase == Turn(0, drawn=True, more=True)
    assert happened(FalseCall, events(table, call(0)))


@pytest.mark.rule("penalty-false-call", "uno-catch-by-pointing")
@pytest.mark.parametrize("culprit", [0, 2])
def test_pointing_at_somebody_who_called_or_has_more_cards_is_false(culprit: int) -> None:
    table = do(given("R5 B1 | R1 G2 | Y1 Y2", rules=FALSE), play("R5", uno=True))
    after, happenings = step(table, CatchUno(1, culprit))
    assert happened(FalseCall, happenings) == [FalseCall(1, culprit, "uno-catch-window")]
    assert (counts(after), after.phase) == ([1, 4, 2], Turn(1))


@pytest.mark.rule("penalty-false-call", "uno-catch-by-pointing")
def test_pointing_at_somebody_whose_window_is_closed_is_false() -> None:
    table = do(given("R5 B1 | R1 G2 | Y1 Y2", rules=FALSE_NOW), play("R5"), play("R1"))
    after = do(table, CatchUno(2, 0))
    assert counts(after) == [1, 1, 4]


@pytest.mark.rule("uno-catch-by-pointing")
def test_where_false_calls_are_fined_a_catch_names_its_culprit() -> None:
    table = do(given("R5 B1 | R1 G2 | Y1 Y2", rules=FALSE), play("R5"), play("R1"))
    refusal = refused(table, catch(2))
    assert (refusal.reason, refusal.rule) == (Reason.NAME_CULPRIT, "uno-catch-by-pointing")
    assert counts(do(table, CatchUno(2, 1))) == [1, 3, 2]
    assert counts(do(table, CatchUno(2, 1), CatchUno(1, 0))) == [3, 3, 2]
    offered = [act for act in legal_actions(table, 2) if isinstance(act, CatchUno)]
    assert offered == [CatchUno(2, 0), CatchUno(2, 1)]


@pytest.mark.rule("uno-catch-by-pointing")
def test_pointing_is_allowed_where_it_is_not_asked_for() -> None:
    table = do(given("R5 B1 | R1 G2 | Y1 Y2"), play("R5"), play("R1"))
    assert counts(do(table, CatchUno(2, 0))) == [3, 1, 2]
    refusal = refused(table, CatchUno(0, 2))
    assert (refusal.reason, refusal.seat) == (Reason.NOBODY_TO_CATCH, 2)


@pytest.mark.rule("penalty-false-call")
@pytest.mark.parametrize("culprit", [1, 5, -1])
def test_nobody_is_fined_for_pointing_at_himself_or_at_nobody(culprit: int) -> None:
    table = given("R5 B1 | G1 G2 | Y1 Y2", rules=FALSE)
    assert refused(table, CatchUno(1, culprit)).reason is Reason.NO_SUCH_SEAT


@pytest.mark.rule("penalty-false-call")
def test_nobody_is_fined_for_pointing_at_a_seat_that_was_left() -> None:
    table = do(given("R5 B1 | G1 G2 | Y1 Y2", rules=FALSE), Leave(2))
    assert refused(table, CatchUno(1, 2)).reason is Reason.NO_SUCH_SEAT


@pytest.mark.rule("penalty-false-call", "uno-proxy-call")
def test_helping_somebody_who_holds_more_cards_is_a_false_shout() -> None:
    table = given("R5 B1 | G1 G2 | Y1 Y2", rules=FALSE | {"uno_proxy": True})
    after, happenings = step(table, CallUno(1, 0))
    assert happened(FalseCall, happenings) == [FalseCall(1, 0, "uno-proxy-call")]
    assert counts(after) == [2, 4, 2]


@pytest.mark.rule("penalty-false-call", "penalty-everyone-liable")
@pytest.mark.parametrize("action", [call(0), CatchUno(0, 1)])
def test_who_has_laid_the_last_card_is_not_fined_any_more(action: Any) -> None:
    """A false call after the last card would have brought new cards, and the win would have been lost."""
    table = do(given("W4 | G1 G2", rules=FALSE), play("W4", "G"))
    assert counts(table) == [0, 2]
    assert refused(table, action).reason in (Reason.NOT_ONE_CARD, Reason.NOBODY_TO_CATCH)
    assert happened(SeatOut, events(table, accept())) == [SeatOut(0)]


@pytest.mark.rule("penalty-false-call", "play-to-last")
def test_who_is_out_and_watches_the_others_is_not_fined() -> None:
    rules = FALSE | {"round_end": "to_last", "scoring": "none"}
    table = do(given("R5 | G1 G2 | Y1 Y2", rules=rules), play("R5"))
    assert table.phase == Turn(1)
    assert refused(table, call(0)).reason is Reason.NOT_ONE_CARD
    assert refused(table, CatchUno(0, 1)).reason is Reason.NOBODY_TO_CATCH


@pytest.mark.rule("penalty-false-call", "penalty-misplay")
def test_where_nothing_is_agreed_mistakes_are_refused_and_cost_nothing() -> None:
    table = given("R5 B1 B2 | G1 G2")
    for mistake in (play("B1"), call(0), CatchUno(1, 0)):
        with pytest.raises(IllegalAction):
            apply(table, mistake(table) if callable(mistake) else mistake)


@pytest.mark.rule("penalty-cheating", "penalty-everyone-liable")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_host_may_fine_any_seat_and_the_turn_goes_on(seat: int) -> None:
    before = given("R5 B1 | G1 G2 | Y1 Y2", rules=CHEATING)
    after, happenings = step(before, ImposeFine(seat))
    assert happened(SeatFined, happenings) == [SeatFined(seat, DrawReason.HOST)]
    assert drawn(happenings) == [(seat, 2, DrawReason.HOST)]
    assert (after.phase, after.clock) == (before.phase, before.clock)


@pytest.mark.rule("penalty-cheating")
def test_the_host_fines_nobody_where_that_is_not_agreed() -> None:
    refusal = refused(given(FOUR), ImposeFine(0))
    assert (refusal.reason, refusal.rule) == (Reason.NO_FINE, "penalty-cheating")


@pytest.mark.rule("penalty-cheating", "penalty-everyone-liable")
def test_the_host_fines_nobody_who_is_out_or_gone() -> None:
    table = do(given("W4 | G1 G2 | Y1 Y2", rules=CHEATING), play("W4", "G"))
    assert refused(table, ImposeFine(0)).reason is Reason.NOT_PLAYING
    assert refused(do(table, Leave(2)), ImposeFine(2)).reason is Reason.NOT_PLAYING
    over = do(given("R5 | G1 G2", rules=CHEATING), play("R5"))
    assert isinstance(over.phase, RoundOver)
    assert refused(over, ImposeFine(1)).reason is Reason.NOT_NOW


@pytest.mark.rule("penalty-everyone-liable")
def test_a_player_on_the_brink_of_winning_is_fined_like_everybody() -> None:
    table = given("R5 | G1 G2", rules=CHEATING, called=[0], turn=1)
    table = do(table, ImposeFine(0))
    assert (counts(table), table.called, table.phase) == ([3, 2], frozenset(), Turn(1))


def test_fines_are_told_to_everybody_and_show_no_cards() -> None:
    table = given("R5 B1 | G1 G2", rules=CHEATING)
    (_, cards) = events(table, ImposeFine(1))
    assert isinstance(cards, CardsDrawn)
    assert all(isinstance(held, Card) for held in cards.seen_by(1).cards)
    assert [len(cards.seen_by(seat).cards) for seat in (0, 1, None)] == [0, 2, 0]
    assert list(view(do(table, ImposeFine(1)), None).counts) == [2, 4]


@pytest.mark.rule("penalty-misplay")
@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_seat_that_is_not_there_is_refused_and_not_fined(seat: int) -> None:
    rules = Rules(penalty_misplay=2, protection="penalise")
    table = new_game(rules, 2, bytes(32)).state
    with pytest.raises(IllegalAction):
        apply(table, PlayCards(seat, (table.hands[seat % 2][0],)))
