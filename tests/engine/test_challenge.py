"""The Wild Draw Four, challenged."""

import pytest

from bot.engine import (
    Accept,
    CatchUno,
    Challenge,
    Colour,
    Departure,
    ImposeFine,
    Leave,
    Reason,
    legal_actions,
    view,
)
from bot.engine.cards import CARDS, write_cards
from bot.engine.events import (
    CardsDrawn,
    ChallengeSettled,
    DrawReason,
    HitAccepted,
    Misplayed,
    RoundEnded,
    SeatOut,
)
from bot.engine.phases import Answer, ClockKind, Hit, RoundOver, Turn
from bot.engine.windows import windows
from tests.engine.laws import hold_at_rest
from tests.support.tables import (
    accept,
    all_cards,
    challenge,
    counts,
    do,
    draw,
    events,
    expire,
    given,
    hand,
    happened,
    play,
    refused,
    step,
)

BLUFF = "W4 R3 B1 | G1 G2 | Y1 Y2"
HONEST = "W4 B9 B1 | G1 G2 | Y1 Y2"
RETURN = {"challenge_success": "return_card"}


@pytest.mark.rule("wd4-challenge-open")
def test_the_target_of_a_four_is_asked_before_anything_is_drawn() -> None:
    table = do(given(BLUFF), play("W4", "G"))
    assert table.phase == Answer(1, Hit(4, 0, CARDS["W4"], doubtful=True))
    assert legal_actions(table, 1) == [Accept(1), Challenge(1)]
    assert counts(table) == [2, 2, 2]


@pytest.mark.rule("wd4-challenge-open")
@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_but_the_target_challenges_or_accepts(seat: int) -> None:
    table = do(given(BLUFF), play("W4", "G"))
    assert legal_actions(table, seat) == []
    for move in (Challenge(seat), Accept(seat)):
        assert refused(table, move).reason is Reason.NOT_THE_TARGET


@pytest.mark.rule("wd4-challenge-open")
def test_it_is_too_late_to_challenge_after_drawing() -> None:
    table = do(given(BLUFF), play("W4", "G"), accept())
    assert refused(table, Challenge(1)).reason is Reason.NOT_NOW
    assert table.evidence is None


@pytest.mark.rule("wd4-challenge-open")
def test_the_shown_hand_is_seen_by_the_challenger_alone() -> None:
    (settled,) = happened(ChallengeSettled, events(given(BLUFF), play("W4", "G"), challenge()))
    assert settled.shown == (CARDS["R3"], CARDS["B1"])
    assert settled.seen_by(1).shown == settled.shown
    for other in (2, None):
        assert settled.seen_by(other).shown == ()
        assert settled.seen_by(other).guilty


@pytest.mark.rule("wd4-challenge-success-card-stays", "wd4-challenge-success-plain")
def test_a_proven_bluffer_draws_the_four_and_the_challenger_plays_the_ordered_colour() -> None:
    """Elsewhere the challenger lost the turn although the bluff was proven."""
    before = given(BLUFF, top="R9")
    table, happenings = step(before, play("W4", "G"), challenge())
    assert counts(table) == [6, 2, 2]
    assert [drawn.why for drawn in happened(CardsDrawn, happenings)] == [DrawReason.BLUFF]
    assert table.phase == Turn(1)
    assert (str(table.top), table.colour) == ("W4", Colour.GREEN)
    assert hand(do(table, play("G1", uno=True)), 1) == "G2"
    assert all_cards(table) == all_cards(before)


@pytest.mark.rule("wd4-challenge-success-return-card")
@pytest.mark.parametrize("top", ["R9", "RS", "W"])
def test_a_proven_bluffer_takes_the_four_back_and_draws_as_if_it_had_never_lain_there(top: str) -> None:
    before = given(BLUFF, top=top, colour="R", rules=RETURN)
    table, happenings = step(before, play("W4", "G"), challenge())
    assert [drawn.count for drawn in happened(CardsDrawn, happenings)] == [4]
    assert hand(table, 0).startswith("R3 B1 W4")
    assert counts(table) == [3 + 4, 2, 2]
    assert (str(table.top), table.colour, table.phase) == (top, Colour.RED, Turn(1))
    assert all_cards(table) == all_cards(before)


@pytest.mark.rule("wd4-challenge-success-return-card", "start-free-lead")
def test_a_four_that_opened_a_round_comes_back_to_a_free_lead() -> None:
    """No colour is in force before it, so only a card that would have fitted can make a bluff of it."""
    rules = RETURN | {"start": "free_lead", "wild_when": "only_if_no_match"}
    table = do(given(BLUFF, top=None, rules=rules), play("W4", "G"), challenge())
    assert (table.top, table.colour, table.phase) == (None, None, Turn(1))
    assert str(do(table, play("G1", uno=True)).top) == "G1"


@pytest.mark.rule("wd4-challenge-success-return-card", "uno-call")
@pytest.mark.parametrize("called", [True, False])
@pytest.mark.parametrize("draw_pile", ["", "Y3 Y4 Y5 Y6"])
def test_the_uno_duty_of_a_bluffer_ends_with_the_card_that_comes_back(called: bool, draw_pile: str) -> None:
    """It ended only by the cards drawn, so that it stayed when there were none left to draw."""
    table = given("W4 R3 | G1 G2 | Y1 Y2", rules=RETURN, draw=draw_pile, whole=False)
    table = do(table, play("W4", "G", uno=called))
    assert bool(windows(table)) is not called
    table = do(table, challenge())
    assert (table.called, windows(table)) == (frozenset(), [])
    assert counts(table)[0] == 2 + len(draw_pile.split())


@pytest.mark.rule("wd4-challenge-fail-6", "wd4-challenge-success-return-card")
def test_a_lawful_four_stays_where_it_is() -> None:
    table = do(given(HONEST, rules=RETURN), play("W4", "G"), challenge())
    assert (str(table.top), table.colour) == ("W4", Colour.GREEN)
    assert (counts(table), table.phase) == ([2, 8, 2], Turn(2))


@pytest.mark.rule("penalty-misplay", "wd4-legality-no-colour")
@pytest.mark.pair("chal", "mispl")
@pytest.mark.parametrize("success", ["card_stays", "return_card"])
def test_a_four_that_can_be_challenged_is_a_bluff_and_no_misplay(success: str) -> None:
    rules = {"protection": "penalise", "penalty_misplay": 2, "challenge_success": success}
    table = given(BLUFF, rules=rules)
    laid = do(table, play("W4", "G"))
    assert (counts(laid), laid.phase.seat) == ([2, 2, 2], 1)
    assert counts(do(laid, challenge()))[0] == 2 + 4 + (success == "return_card")
    assert happened(Misplayed, events(table, play("B1")))


@pytest.mark.rule("feature-error-protection", "wd4-challenge-open")
@pytest.mark.pair("chal", "block")
def test_blocking_mistakes_lets_a_four_bluff_and_nothing_else() -> None:
    table = given(BLUFF, rules={"protection": "block"})
    assert table.rules.protection == "allow_bluff"
    assert refused(table, play("B1")).reason is Reason.DOES_NOT_FIT
    assert do(table, play("W4", "G")).phase.seat == 1


@pytest.mark.rule("wd4-challenge-fail-6")
@pytest.mark.parametrize(("cards", "next_up"), [(HONEST, 2), ("W4 B9 B1 | G1 G2", 0)])
def test_a_challenger_in_the_wrong_draws_six_and_loses_the_turn(cards: str, next_up: int) -> None:
    """Elsewhere a lost challenge cost four."""
    table, happenings = step(given(cards, top="R9"), play("W4", "G"), challenge())
    (drawn,) = happened(CardsDrawn, happenings)
    assert (drawn.seat, drawn.count, drawn.why) == (1, 6, DrawReason.CHALLENGE)
    assert counts(table)[:2] == [2, 8]
    assert table.phase == Turn(next_up)


@pytest.mark.rule("wd4-challenge-fail-6")
@pytest.mark.parametrize("extra", [0, 1, 4])
def test_the_extra_cards_of_a_lost_challenge_can_be_agreed(extra: int) -> None:
    table = do(given(HONEST, rules={"challenge_fail_extra": extra}), play("W4", "G"), challenge())
    assert counts(table)[1] == 2 + 4 + extra


@pytest.mark.rule("wd4-legality-no-colour")
@pytest.mark.parametrize(
    ("cards", "top", "colour", "guilty"),
    [
        ("R3 B1", "R9", "R", True),
        ("B9 B1", "R9", "R", False),
        ("BS B1", "RS", "R", False),
        ("W W4", "R9", "R", False),
        ("B3 Y1", "W", "B", True),
        ("R3 Y1", "W", "B", False),
        ("G3 Y1", "R9", "R", False),
    ],
)
def test_a_four_is_judged_by_the_colour_in_force_before_it(
    cards: str, top: str, colour: str, guilty: bool
) -> None:
    """Elsewhere it was judged by the colour that the +4 itself named, or by a wild's missing one."""
    table = given(f"W4 {cards} | G1 G2", top=top, colour=colour)
    (settled,) = happened(ChallengeSettled, events(table, play("W4", "G"), challenge()))
    assert (settled.guilty, settled.colour) == (guilty, colour)


@pytest.mark.rule("wd4-legality-no-colour", "wd4-challenge-open")
def test_a_drawn_four_is_judged_on_the_whole_hand() -> None:
    table = given("R3 B1 | G1 G2", draw="W4")
    assert happened(ChallengeSettled, events(table, draw(), play("W4", "G"), challenge()))[0].guilty


@pytest.mark.rule("wd4-challenge-open")
def test_evidence_is_frozen_at_the_play() -> None:
    """Elsewhere a hand that changed before the challenge changed the verdict."""
    table = given("W4 B3 | G1 G2 | Y1 Y2", top="R9", draw="R7 R8")
    caught = do(table, play("W4", "G"), CatchUno(2))
    assert hand(caught, 0) == "B3 R7 R8"
    assert not happened(ChallengeSettled, events(caught, challenge()))[0].guilty


@pytest.mark.rule("wd4-challenge-open")
def test_a_four_of_an_earlier_turn_is_no_evidence_against_a_later_one() -> None:
    table = do(given("W4 R3 B1 | G1 G2 | W4 B7 Y2", top="R9"), play("W4", "G"), accept())
    assert not happened(ChallengeSettled, events(table, play("W4", "B"), challenge()))[0].guilty


def test_what_waits_on_the_clock_is_accepted_when_it_runs_out() -> None:
    table, happenings = step(given(BLUFF), play("W4", "G"), expire(ClockKind.ANSWER))
    assert happened(HitAccepted, happenings) == [HitAccepted(1)]
    assert (counts(table), table.phase) == ([2, 6, 2], Turn(2))


@pytest.mark.rule("wd4-challenge-open")
def test_without_challenges_nothing_waits() -> None:
    table = do(given(HONEST, rules="quick"), play("W4", "G"))
    assert refused(table, Challenge(1)).reason is Reason.NOT_NOW


def test_who_is_caught_while_a_bluff_is_judged_draws_both_fines() -> None:
    table = do(given("W4 R3 | G1 G2 | Y1 Y2"), play("W4", "G"), CatchUno(1), challenge())
    assert counts(table) == [1 + 2 + 4, 2, 2]


@pytest.mark.rule("finish-forms", "wd4-challenge-success-card-stays")
@pytest.mark.parametrize("colour", Colour)
def test_a_last_four_is_never_a_bluff(colour: Colour) -> None:
    """The rest of the hand is empty, so it holds no card of any colour."""
    table = do(given("W4 | G1 G2 | Y1 Y2", top=f"{colour}9"), play("W4", "G"))
    (settled,) = happened(ChallengeSettled, happenings := events(table, challenge()))
    assert not settled.guilty
    assert happened(SeatOut, happenings) == [SeatOut(0)]


@pytest.mark.rule("last-card-draws-count", "finish-forms")
@pytest.mark.parametrize(("move", "drawn"), [(accept(), 4), (challenge(), 6)])
def test_a_last_four_ends_the_round_once_its_target_has_decided(move: object, drawn: int) -> None:
    table = do(given("W4 | G1 G2 | Y1 Y2"), play("W4", "G"))
    assert isinstance(table.phase, Answer)
    after, happenings = step(table, move)
    (ended,) = happened(RoundEnded, happenings)
    assert len(ended.hands[1]) == 2 + drawn
    assert ended.winners == (0,)
    assert isinstance(after.phase, RoundOver)


@pytest.mark.rule("last-card-draws-count")
@pytest.mark.parametrize("move", [accept(), challenge()])
def test_last_draws_that_do_not_count_are_not_dealt_but_may_be_challenged(move: object) -> None:
    table = given("W4 | G1 G2 | Y1 Y2", rules={"last_draw_counts": False})
    happenings = events(table, play("W4", "G"), move)
    assert not happened(CardsDrawn, happenings)
    assert happened(RoundEnded, happenings)[0].points == (6, 0, 0)


@pytest.mark.rule("finish-forms")
def test_a_last_four_needs_no_colour() -> None:
    table = do(given("W4 | G1 G2 | Y1 Y2"), play("W4"))
    assert table.phase == Answer(1, Hit(4, 0, CARDS["W4"], doubtful=True))
    assert do(table, accept()).score.rounds_won == (1, 0, 0)


def test_anything_may_follow_a_colourless_four_whose_player_left() -> None:
    """A colourless top on which nobody can play has frozen tables elsewhere."""
    table = do(given("W4 | G1 G2 | Y1 Y2"), play("W4"), Leave(0, Departure.LEFT), accept())
    assert (table.colour, table.phase) == (None, Turn(2))
    assert do(table, play("Y1")).colour is Colour.YELLOW


@pytest.mark.rule("wd4-challenge-open")
def test_the_four_of_a_bluffer_who_left_counts_as_honest() -> None:
    table = do(given(BLUFF), play("W4", "G"), Leave(0, Departure.GONE))
    assert table.phase == Answer(1, Hit(4, 0, CARDS["W4"], doubtful=True))
    after, happenings = step(table, challenge())
    assert not happened(ChallengeSettled, happenings)[0].guilty
    assert happened(ChallengeSettled, happenings)[0].shown == ()
    assert (counts(after), after.phase) == ([0, 8, 2], Turn(2))


def test_a_hit_lapses_when_its_target_leaves() -> None:
    table = do(given(BLUFF), play("W4", "G"), Leave(1))
    assert (counts(table), table.phase, table.colour) == ([2, 0, 2], Turn(2), Colour.GREEN)
    assert table.evidence is None


def test_a_hit_waits_on_when_somebody_else_leaves() -> None:
    table = do(given("W4 R3 B1 | G1 G2 | Y1 Y2 | B4 B5"), play("W4", "G"))
    after = do(table, Leave(2))
    assert (after.phase, after.clocks) == (table.phase, table.clocks)
    assert do(after, accept()).phase == Turn(3)


def test_a_challenge_does_not_show_in_the_view_before_it_is_made() -> None:
    table = do(given(BLUFF), play("W4", "G"))
    assert "R3" not in repr(view(table, 1).phase)


def test_a_last_four_lies_colourless_while_it_waits_and_after_its_player_left() -> None:
    """The law that every top has a colour failed on rare seeds, for a last card needs none."""
    table = do(given("W4 | G1 G2 | Y1 Y2"), play("W4"))
    hold_at_rest(table)
    hold_at_rest(do(table, Leave(0, Departure.LEFT)))
    hold_at_rest(do(table, Leave(0, Departure.LEFT), accept()))


@pytest.mark.rule("wd4-challenge-success-return-card", "deck-exhausted-reshuffle")
@pytest.mark.parametrize("exhaust", ["reshuffle", "flip"])
def test_the_card_under_a_four_that_may_be_given_back_is_not_recycled(exhaust: str) -> None:
    """A fine that used up the draw pile took it away, so that a bluff left nothing on the pile."""
    rules = {"challenge_success": "return_card", "penalty_cheating": 2, "exhaust": exhaust}
    bluff = do(given("W4 R3 B1 | G1 G2 | Y1", discard="B5 B6", whole=False, rules=rules), play("W4", "G"))
    fined = do(bluff, ImposeFine(2))
    assert write_cards(fined.discard_pile) == "R9 W4"
    given_back = do(fined, challenge())
    assert (given_back.top, given_back.colour) == (CARDS["R9"], Colour.RED)
