"""Drawing until a card fits, drawing on as one likes, and drawing by itself."""

from typing import Any

import pytest

from bot.engine import DrawCard, Expire, ImposeFine, PassTurn, PlayCards, Reason, legal_actions, view
from bot.engine.cards import CARDS
from bot.engine.events import CardsDrawn, PileReshuffled, RoundBlocked, TurnPassed
from bot.engine.phases import Answer, ClockKind, Turn
from tests.support.tables import (
    accept,
    call,
    counts,
    do,
    draw,
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

UNTIL: dict[str, Any] = {"draw": "until_playable"}
TO_MATCH: dict[str, Any] = {"draw": "to_match"}
BY_ITSELF: dict[str, Any] = {"auto_draw": True}


def drawn(happenings: Any) -> list[int]:
    """Count the cards of every draw."""
    return [event.count for event in happened(CardsDrawn, happenings)]


@pytest.mark.rule("draw-until-playable")
def test_drawing_goes_on_until_a_card_fits_which_is_then_offered() -> None:
    table, happenings = step(given("B1 B2 | G1 G2", draw="Y3 G4 R5 R6", rules=UNTIL), draw())
    assert drawn(happenings) == [3]
    assert (hand(table, 0), table.phase) == ("B1 B2 Y3 G4 R5", Turn(0, drawn=True))
    assert legal_actions(table, 0) == [PlayCards(0, (CARDS["R5"],)), PassTurn(0)]
    assert refused(table, draw()).reason is Reason.ALREADY_DREW


@pytest.mark.rule("draw-until-playable")
def test_the_first_card_that_fits_may_be_the_first_one_drawn() -> None:
    assert counts(do(given("B1 B2 | G1 G2", draw="R5 R6", rules=UNTIL), draw())) == [3, 2]


@pytest.mark.rule("draw-until-playable", "decline-and-draw")
def test_who_could_play_draws_one_card_only() -> None:
    table, happenings = step(given("R1 B2 | G1 G2", draw="Y3 R5", rules=UNTIL), draw())
    assert (drawn(happenings), table.phase) == ([1], Turn(1))


@pytest.mark.rule("draw-until-playable")
def test_drawing_stops_with_the_last_card_there_is_and_the_turn_passes() -> None:
    table = given("B1 B2 | G1 G2", draw="Y3 G4", whole=False, rules=UNTIL)
    after, happenings = step(table, draw())
    assert (drawn(happenings), after.phase) == ([2], Turn(1))
    assert happenings[-1] == TurnPassed(0)


@pytest.mark.rule("draw-until-playable", "deck-exhausted-reshuffle")
def test_drawing_goes_on_into_the_discards() -> None:
    table = given("B1 B2 | G1 G2", draw="Y3", discard="G4 R8", whole=False, rules=UNTIL)
    after, happenings = step(table, draw())
    assert happened(PileReshuffled, happenings) == [PileReshuffled(2)]
    assert after.drawn is CARDS["R8"]
    assert sum(drawn(happenings)) == counts(after)[0] - 2
    assert hand(after, 0).startswith("B1 B2 Y3")


@pytest.mark.rule("draw-until-playable", "round-blocked")
def test_with_nothing_to_draw_until_is_a_pass() -> None:
    table, happenings = step(given("B1 B2 | G1 G2", whole=False, rules=UNTIL), draw())
    assert (drawn(happenings), table.phase, table.idle) == ([0], Turn(1), 1)


@pytest.mark.rule("draw-until-playable", "force-play")
def test_in_the_game_of_101_the_card_may_have_to_be_played() -> None:
    table = do(given("B1 B2 | G1 G2", draw="Y3 R5", rules=UNTIL | {"force_play": True}), draw())
    assert refused(table, keep()).reason is Reason.MUST_PLAY_DRAWN


@pytest.mark.rule("draw-until-playable")
@pytest.mark.pair("block", "until")
@pytest.mark.parametrize(("pile", "taken"), [("Y3 W4 R5", 2), ("Y3 R5 W4", 2)])
def test_a_four_that_may_be_laid_ends_the_drawing_too(pile: str, taken: int) -> None:
    """Where unlawful ones are blocked, it may be laid, since nothing in the hand has the colour."""
    rules = UNTIL | {"challenge": False, "protection": "block"}
    table = do(given("B1 B2 | G1 G2", draw=pile, rules=rules), draw())
    assert len(table.hands[0]) == 2 + taken
    assert table.phase == Turn(0, drawn=True)


@pytest.mark.rule("draw-until-playable", "wd4-legality-no-colour")
@pytest.mark.pair("block", "until")
def test_a_blocked_four_is_no_card_that_could_be_played() -> None:
    """It is held back beside a card of the colour, and that card is the one that fits."""
    rules = UNTIL | {"challenge": False, "protection": "block"}
    table, happenings = step(given("W4 R1 | G1 G2", draw="W4 Y2", rules=rules), draw())
    assert (drawn(happenings), table.phase) == ([1], Turn(1))
    assert hand(table, 0) == "W4 R1 W4"


@pytest.mark.rule("draw-to-match")
def test_who_draws_to_match_may_go_on_after_every_card() -> None:
    table = do(given("B1 B2 | G1 G2", draw="Y3 G4 R5 R6", rules=TO_MATCH), draw())
    assert table.phase == Turn(0, drawn=True, more=True)
    assert legal_actions(table, 0) == [DrawCard(0), PassTurn(0)]
    assert view(table, 0).playable == ()
    table = do(table, draw(), draw())
    assert table.phase == Turn(0, drawn=True)
    assert legal_actions(table, 0) == [PlayCards(0, (CARDS["R5"],)), PassTurn(0)]


@pytest.mark.rule("draw-to-match")
def test_who_draws_to_match_may_stop_at_any_card() -> None:
    table = do(given("B1 B2 | G1 G2", draw="Y3 G4", rules=TO_MATCH), draw(), draw(), keep())
    assert (counts(table), table.phase) == ([4, 2], Turn(1))


@pytest.mark.rule("draw-to-match", "no-hand-card-after-draw")
def test_a_card_that_does_not_fit_is_refused_while_more_may_be_drawn() -> None:
    table = do(given("B1 B2 | G1 G2", draw="Y3 G4", rules=TO_MATCH), draw())
    assert refused(table, play("Y3")).reason is Reason.DOES_NOT_FIT
    assert refused(table, play("B1")).reason is Reason.ONLY_DRAWN_CARD


@pytest.mark.rule("draw-to-match", "decline-and-draw")
def test_who_could_play_draws_to_match_one_card_only() -> None:
    assert do(given("R1 B2 | G1 G2", draw="Y3 R5", rules=TO_MATCH), draw()).phase == Turn(1)
    table = do(given("R1 B2 | G1 G2", draw="R3 R5", rules=TO_MATCH), draw())
    assert table.phase == Turn(0, drawn=True)


@pytest.mark.rule("draw-to-match", "draw-short")
def test_drawing_to_match_ends_with_the_last_card_there_is() -> None:
    table = given("B1 B2 | G1 G2", draw="Y3 G4", whole=False, rules=TO_MATCH)
    assert do(table, draw(), draw()).phase == Turn(1)


@pytest.mark.rule("draw-to-match", "force-play")
def test_drawing_on_is_nothing_that_is_forced() -> None:
    table = do(given("B1 B2 | G1 G2", draw="Y3 R5", rules=TO_MATCH | {"force_play": True}), draw())
    assert do(table, keep()).phase == Turn(1)
    assert refused(do(table, draw()), keep()).reason is Reason.MUST_PLAY_DRAWN


@pytest.mark.rule("draw-to-match")
@pytest.mark.parametrize("drawn_before", [0, 1])
def test_the_clock_draws_one_card_and_keeps_it(drawn_before: int) -> None:
    table = do(given("B1 B2 | G1 G2", draw="Y3 G4", rules=TO_MATCH), *[draw()] * drawn_before)
    kind = ClockKind.DRAWN if drawn_before else ClockKind.TURN
    table = do(table, expire(kind))
    assert (counts(table), table.phase) == ([3, 2], Turn(1))


@pytest.mark.rule("auto-draw", "feature-auto-draw")
def test_a_seat_that_cannot_play_draws_in_the_same_step() -> None:
    table, happenings = step(given("R1 B2 B3 | G1 G2 | Y1 Y2", draw="Y3 B5", rules=BY_ITSELF), play("R1"))
    assert hand(table, 1) == "G1 G2"
    assert (drawn(happenings), table.phase) == ([], Turn(1))
    table, happenings = step(given("R5 B2 B3 | G1 G2 | Y1 R2", draw="Y3 B6", rules=BY_ITSELF), play("R5"))
    assert (hand(table, 1), table.phase) == ("G1 G2 Y3", Turn(2))
    assert happened(CardsDrawn, happenings)[0].seen_by(0).cards == ()


@pytest.mark.rule("auto-draw")
def test_a_card_that_fits_is_offered_and_not_played() -> None:
    table = do(given("R5 B2 B3 | G1 G2 | Y1 R2", draw="R3", rules=BY_ITSELF), play("R5"))
    assert table.phase == Turn(1, drawn=True)
    assert legal_actions(table, 1) == [PlayCards(1, (CARDS["R3"],)), PassTurn(1)]


@pytest.mark.rule("auto-draw")
@pytest.mark.parametrize("hand_of_next", ["R1 G2", "W G2", "G5 G2"])
def test_a_seat_that_can_play_never_draws_by_itself(hand_of_next: str) -> None:
    table, happenings = step(given(f"R5 B2 B3 | {hand_of_next} | Y1 R2", rules=BY_ITSELF), play("R5"))
    assert (drawn(happenings), table.phase) == ([], Turn(1))


@pytest.mark.rule("auto-draw")
def test_drawing_by_itself_is_no_answer_to_a_hit() -> None:
    table = do(given("W4 B2 B3 | G1 G2 | Y1 R2", rules=BY_ITSELF), play("W4", "R"))
    assert isinstance(table.phase, Answer)
    assert counts(table) == [2, 2, 2]
    assert do(table, accept()).phase == Turn(2)


@pytest.mark.rule("auto-draw", "draw-until-playable")
def test_drawing_by_itself_until_a_card_fits_takes_one_step() -> None:
    rules = BY_ITSELF | UNTIL
    table, happenings = step(given("R5 B2 B3 | G1 G2", draw="Y3 B6 R7", rules=rules), play("R5"))
    assert (drawn(happenings), table.phase) == ([3], Turn(1, drawn=True))


@pytest.mark.rule("auto-draw", "draw-to-match")
def test_drawing_by_itself_to_match_asks_after_the_first_card() -> None:
    rules = BY_ITSELF | TO_MATCH
    table = do(given("R5 B2 B3 | G1 G2", draw="Y3 B6", rules=rules), play("R5"))
    assert (counts(table), table.phase) == ([2, 3], Turn(1, drawn=True, more=True))


@pytest.mark.rule("auto-draw", "round-blocked")
def test_seats_that_can_neither_play_nor_draw_block_the_round_in_one_step() -> None:
    rules = BY_ITSELF | {"start": "free_lead"}
    table = given("R5 B2 B3 | G1 G2 | Y1 Y2", top=None, draw="G3 Y3", whole=False, rules=rules)
    after, happenings = step(table, play("R5"))
    assert happened(RoundBlocked, happenings)
    assert drawn(happenings) == [1, 1, 0, 0, 0]
    assert after.score.rounds == 1


@pytest.mark.rule("auto-draw", "uno-catch-window")
def test_a_draw_by_itself_leaves_the_window_of_a_forgotten_call_open() -> None:
    """Nobody has acted yet, so that whoever forgot can still say UNO!, and others still catch."""
    rules = BY_ITSELF | {"uno_grace": 0}
    table = do(given("R5 B2 | G1 G2 | Y1 R2", draw="Y3", rules=rules), play("R5"))
    assert [matter.seat for matter in table.matters] == [0]
    assert do(table, call(0)).called == {0}


JUMPING = BY_ITSELF | {"intervention": "colours"}


@pytest.mark.rule("auto-draw", "intervention")
def test_a_seat_that_cannot_play_draws_by_itself_only_after_a_moment_for_the_others() -> None:
    table = given("R5 B2 B3 | G1 G2 | R5 Y2", draw="Y3 B6", rules=JUMPING)
    waiting, happenings = step(table, play("R5"))
    assert (drawn(happenings), waiting.phase) == ([], Turn(1))
    assert hand(do(waiting, jump(2, "R5")), 1) == "G1 G2"
    after = do(waiting, expire(ClockKind.HOLD))
    assert (hand(after, 1), hand(after, 2), after.phase) == ("G1 G2 Y3", "R5 Y2", Turn(2))
    assert refused(after, jump(0, "R5")).reason is Reason.TWIN_TOO_LATE


@pytest.mark.rule("auto-draw", "intervention")
def test_who_draws_in_that_moment_draws_once() -> None:
    table = do(given("R5 B2 B3 | G1 G2 | R5 Y2", draw="R3 B6", rules=JUMPING), play("R5"), draw())
    after = do(table, expire(ClockKind.HOLD))
    assert (hand(after, 1), after.phase) == ("G1 G2 R3", Turn(1, drawn=True))


@pytest.mark.rule("auto-draw", "intervention")
def test_after_a_jump_in_the_others_have_a_moment_of_their_own() -> None:
    table = do(given("R5 B2 B3 | G1 G2 | R5 Y2 | G3 G4", draw="Y3 B6", rules=JUMPING), play("R5"))
    (first,) = (matter.clock for matter in table.matters)
    jumped = do(table, jump(2, "R5"))
    assert [matter.clock for matter in jumped.matters] != [first]
    assert hand(do(jumped, expire(ClockKind.HOLD)), 3) == "G3 G4 Y3"


@pytest.mark.rule("auto-draw", "penalty-cheating", "intervention")
def test_who_gets_a_card_that_fits_in_that_moment_is_not_drawn_for() -> None:
    rules = JUMPING | {"penalty_cheating": 1}
    table = do(given("R5 B2 B3 | G1 G2 | R5 Y2", draw="R3 B6", rules=rules), play("R5"), ImposeFine(1))
    after = do(table, expire(ClockKind.HOLD))
    assert (hand(after, 1), after.phase) == ("G1 G2 R3", Turn(1))


@pytest.mark.rule("auto-draw", "intervention", "draw2-transfer-no-sum")
def test_a_moment_that_is_left_over_does_not_shorten_that_of_a_hit() -> None:
    """A hit whose target accepts still waits for its own moment, not for the one of the turn before it."""
    rules = JUMPING | {"penalty_cheating": 1, "draw2_answer": "transfer"}
    table = do(given("R5 B2 B3 | G1 G2 | G+2 Y2", draw="R+2 B6", rules=rules), play("R5"), ImposeFine(1))
    (left_over,) = (matter.clock for matter in table.matters)
    hit = do(table, play("R+2"), accept(), Expire(left_over))
    assert isinstance(hit.phase, Answer)
    assert counts(do(hit, expire(ClockKind.HOLD)))[2] == 4


@pytest.mark.rule("auto-draw")
def test_who_drew_by_itself_has_neither_acted_nor_dallied() -> None:
    table = given("R5 B2 B3 | G1 G2 | Y1 R2", draw="Y3", rules=BY_ITSELF, fresh=[0, 1, 2], dallied={1: 2})
    after = do(table, play("R5"))
    assert (after.fresh, after.dallied) == ({1, 2}, {1: 2})
