"""The last card."""

import pytest

from bot.engine import Accept, Challenge, PlayCards, Reason, SayReady, legal_actions, view
from bot.engine.cards import CARDS
from bot.engine.events import CardPlayed, CardsDrawn, ChallengeSettled, HandsSwapped, RoundEnded, SeatOut
from bot.engine.phases import Answer, MatchOver, RoundOver
from tests.support.tables import accept, challenge, counts, do, events, given, happened, play, refused, step


@pytest.mark.rule("finish-forms")
@pytest.mark.parametrize("preset", ["classic", "quick"])
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("code", ["R5", "R0", "R7", "RS", "RR", "R+2", "W", "W4"])
def test_any_card_may_be_the_last(code: str, seats: int, preset: str) -> None:
    """Elsewhere a last action card or wild did not end the round, or asked for a colour."""
    table = given(" | ".join([code, "G1 G2", "Y1 Y2"][:seats]), rules=preset)
    table, happenings = step(table, play(code, "G" if code == "W4" else None))
    if isinstance(table.phase, Answer):
        assert not happened(RoundEnded, happenings)
        table, happenings = step(table, accept())
    assert isinstance(table.phase, MatchOver if preset == "quick" else RoundOver)
    assert happened(SeatOut, happenings) == [SeatOut(0)]
    assert happened(RoundEnded, happenings)[0].winners == (0,)


@pytest.mark.rule("finish-forms", "wild-choose-colour")
def test_a_last_wild_needs_no_colour() -> None:
    table = given("W | G1 G2")
    assert PlayCards(0, (CARDS["W"],)) in legal_actions(table, 0)
    assert isinstance(do(table, play("W")).phase, RoundOver)
    assert isinstance(do(table, play("W", "B")).phase, RoundOver)


@pytest.mark.rule("last-card-draws-count")
def test_a_last_draw_two_is_drawn_before_the_points_are_counted() -> None:
    table, happenings = step(given("R+2 | G1 G2 | Y1 Y2", draw="W B9"), play("R+2"))
    kinds = [type(event) for event in happenings]
    assert kinds == [CardPlayed, CardsDrawn, SeatOut, RoundEnded]
    assert happened(RoundEnded, happenings)[0].points == (3 + 59 + 3, 0, 0)
    assert counts(table) == [0, 4, 2]


@pytest.mark.rule("last-card-draws-count")
@pytest.mark.parametrize(("code", "preset"), [("R+2", "classic"), ("W4", "quick")])
def test_last_draws_can_be_agreed_not_to_count(code: str, preset: str) -> None:
    rules = {"last_draw_counts": False, "challenge": preset == "classic"}
    happenings = events(given(f"{code} | G1 G2 | Y1 Y2", rules=rules), play(code, "G"))
    assert not happened(CardsDrawn, happenings)
    assert happened(RoundEnded, happenings)[0].points == (6, 0, 0)


@pytest.mark.rule("last-card-draws-count")
def test_a_last_four_hits_with_both_piles_empty() -> None:
    table = given("W4 | G1 G2 | Y1 Y2", whole=False)
    happenings = events(table, play("W4", "G"), challenge())
    assert [(drawn.count, drawn.due) for drawn in happened(CardsDrawn, happenings)] == [(1, 6)]
    assert happened(RoundEnded, happenings)


@pytest.mark.rule("last-card-draws-count", "draw2-transfer-no-sum", "intervention")
@pytest.mark.parametrize(
    "options",
    [
        {"draw2_answer": "transfer"},
        {"draw2_answer": "progressive"},
        {"reverse_deflect": True},
        {"intervention": "colours"},
    ],
)
def test_nobody_answers_or_jumps_in_on_a_last_draw_two(options: dict[str, object]) -> None:
    table = given("R+2 | R+2 RR | Y1 Y2", rules=options)
    happenings = events(table, play("R+2"))
    assert [(drawn.seat, drawn.count) for drawn in happened(CardsDrawn, happenings)] == [(1, 2)]
    assert happened(RoundEnded, happenings)[0].winners == (0,)


@pytest.mark.rule("last-card-draws-count", "wd4-challenge-open", "finish-forms")
@pytest.mark.parametrize("counts_last", [True, False])
@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"wd4_answer": "progressive", "draw2_answer": "progressive"}, "W4"),
        ({"wd4_answer": "draw2_any"}, "G+2"),
        ({"reverse_deflect": True}, "GR"),
    ],
)
def test_a_last_wild_draw_four_can_be_challenged_but_not_answered(
    options: dict[str, object], answer: str, counts_last: bool
) -> None:
    table = given(f"W4 | {answer} G1 | Y1 Y2", rules=options | {"last_draw_counts": counts_last})
    table = do(table, play("W4", "G"))
    refusal = refused(table, play(answer))
    assert (refusal.reason, refusal.rule) == (Reason.LAST_CARD_HIT, "last-card-draws-count")
    assert legal_actions(table, 1) == [Accept(1), Challenge(1)]
    table, happenings = step(table, challenge())
    assert happened(ChallengeSettled, happenings)[0].guilty is False
    assert happened(RoundEnded, happenings)[0].winners == (0,)
    assert counts(table) == [0, 8 if counts_last else 2, 2]


@pytest.mark.rule("finish-forms", "wild-then-own-card")
def test_a_last_wild_needs_no_second_card_of_ones_own() -> None:
    table = given("W | G1 G2", rules={"wild_colour": "own_card"})
    assert legal_actions(table, 0)[0] == PlayCards(0, (CARDS["W"],))
    assert happened(SeatOut, events(table, play("W"))) == [SeatOut(0)]


@pytest.mark.rule("finish-forms", "wild-swap-hands")
@pytest.mark.parametrize("target", [None, 1])
def test_a_last_swap_of_hands_moves_nothing(target: int | None) -> None:
    table, happenings = step(given("SW | G1 G2", rules={"deck": "swap112"}), play("SW", target=target))
    assert not happened(HandsSwapped, happenings)
    assert counts(table) == [0, 2]
    assert happened(SeatOut, happenings) == [SeatOut(0)]


@pytest.mark.rule("finish-forms")
def test_nothing_is_played_after_the_round() -> None:
    table = do(given("R5 | R1 G2"), play("R5"))
    assert refused(table, PlayCards(1, (CARDS["R1"],))).reason is Reason.NOT_YOUR_TURN
    assert legal_actions(table, 1) == [SayReady(1)]


def test_nothing_is_accepted_after_the_match() -> None:
    table = do(given("R5 | R1 G2", rules="quick"), play("R5"))
    assert legal_actions(table, 0) == []
    assert table.clocks == {}
    for move in (SayReady(1), PlayCards(1, (CARDS["R1"],))):
        assert refused(table, move).reason is Reason.MATCH_OVER


def test_nobody_can_be_left_with_a_card_that_can_never_be_played() -> None:
    table = given("W4 | G1 G2", top="R9", rules="quick")
    assert view(table, 0).playable == (CARDS["W4"],)
