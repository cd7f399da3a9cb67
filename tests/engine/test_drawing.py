"""Drawing instead of playing, and piles that run out."""

from typing import Any

import pytest

from bot.engine import DrawCard, PassTurn, PlayCards, Reason, legal_actions, view
from bot.engine.cards import CARDS
from bot.engine.events import CardPlayed, CardsDrawn, TurnPassed, TurnsUsedUp
from bot.engine.phases import ClockKind, Turn
from tests.support.tables import (
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
    whole,
)

FREE: dict[str, Any] = {"pass": "free", "turn_cap": 50}


@pytest.mark.rule("draw-one-may-play", "say-pass")
def test_a_drawn_card_that_does_not_fit_is_kept_and_the_turn_passes() -> None:
    table, happenings = step(given("B1 B2 | G1 G2", draw="Y3 R1"), draw())
    assert hand(table, 0) == "B1 B2 Y3"
    assert table.phase == Turn(1)
    assert happenings[-1] == TurnPassed(0)


@pytest.mark.rule("draw-one-may-play", "no-hand-card-after-draw")
def test_a_drawn_card_that_fits_is_the_only_one_offered() -> None:
    table = do(given("R1 B2 | G1 G2", draw="R3"), draw())
    assert table.phase == Turn(0, drawn=True)
    assert legal_actions(table, 0) == [PlayCards(0, (CARDS["R3"],)), PassTurn(0)]
    assert view(table, 0).playable == (CARDS["R3"],)
    assert view(table, 0).drawn is CARDS["R3"]
    assert hand(do(table, play("R3")), 0) == "R1 B2"


@pytest.mark.rule("no-hand-card-after-draw")
def test_a_card_from_the_hand_is_refused_after_drawing() -> None:
    refusal = refused(do(given("R1 B2 | G1 G2", draw="R3"), draw()), play("R1"))
    assert (refusal.reason, refusal.rule) == (Reason.ONLY_DRAWN_CARD, "no-hand-card-after-draw")
    assert str(refusal.card) == "R3"


def test_the_twin_of_the_drawn_card_may_stand_for_it() -> None:
    assert hand(do(given("R3 B2 | G1 G2", draw="R3"), draw(), play("R3")), 0) == "B2 R3"


@pytest.mark.rule("drawn-card-play-optional")
def test_a_drawn_card_that_fits_may_be_kept() -> None:
    table, happenings = step(given("B1 B2 | G1 G2", draw="R3"), draw(), keep())
    assert (hand(table, 0), table.phase) == ("B1 B2 R3", Turn(1))
    assert happenings[-1] == TurnPassed(0)


@pytest.mark.rule("decline-and-draw")
def test_a_player_who_could_play_may_draw_instead() -> None:
    table = do(given("R5 B2 | G1 G2", draw="R3"), draw())
    assert legal_actions(table, 0) == [PlayCards(0, (CARDS["R3"],)), PassTurn(0)]


@pytest.mark.rule("decline-and-draw")
def test_a_table_may_agree_that_who_can_play_must() -> None:
    agreed = {"voluntary_draw": False}
    refusal = refused(given("R5 B2 | G1 G2", rules=agreed), draw())
    assert (refusal.reason, refusal.rule) == (Reason.MUST_PLAY, "decline-and-draw")
    assert do(given("B1 B2 | G1 G2", rules=agreed, draw="Y1"), draw()).phase == Turn(1)


@pytest.mark.rule("pass-button", "feature-pass-button")
def test_passing_comes_only_after_drawing() -> None:
    refusal = refused(given("R5 B2 | G1 G2"), keep())
    assert (refusal.reason, refusal.rule) == (Reason.MUST_DRAW, "say-pass")


@pytest.mark.rule("draw-one-may-play")
def test_a_second_draw_in_the_same_turn_is_refused() -> None:
    """Elsewhere drawing could go on for ever."""
    refusal = refused(do(given("R1 B2 | G1 G2", draw="R3 R4"), draw()), draw())
    assert (refusal.reason, refusal.rule) == (Reason.ALREADY_DREW, "draw-one-may-play")


@pytest.mark.parametrize("move", [DrawCard(1), PassTurn(1), PlayCards(1, (CARDS["R1"],))])
def test_only_the_seat_whose_turn_it_is_moves(move: object) -> None:
    refusal = refused(given("R5 B2 | R1 G2"), move)
    assert (refusal.reason, refusal.seat) == (Reason.NOT_YOUR_TURN, 0)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_moves_nothing(seat: int) -> None:
    assert refused(given("R5 B2 | R1 G2"), DrawCard(seat)).reason is Reason.NOT_YOUR_TURN


def test_drawing_does_not_repeat_the_effect_of_the_top_card() -> None:
    """Elsewhere who drew on a +2 was hit once more."""
    table = do(given("B1 B2 | G1 G2 | Y1 Y2", top="R+2", draw="Y3 Y4"), draw(), draw())
    assert counts(table) == [3, 3, 2]
    assert table.phase == Turn(2)


@pytest.mark.rule("draw-in-the-dark")
def test_only_its_owner_sees_a_drawn_card() -> None:
    (drawn,) = happened(CardsDrawn, events(given("B1 B2 | G1 G2", draw="Y3"), draw()))
    assert drawn.seen_by(0).cards == (CARDS["Y3"],)
    for other in (1, None):
        assert drawn.seen_by(other).cards == ()
        assert drawn.seen_by(other).count == 1


@pytest.mark.rule("piles-draw-and-discard")
def test_the_first_card_named_is_drawn_first() -> None:
    table = do(given("B1 B2 | G1 G2", draw="Y3 Y4"), draw(), draw())
    assert hand(table, 0).endswith("Y3")
    assert hand(table, 1).endswith("Y4")


@pytest.mark.rule("pass-button", "feature-pass-button")
def test_a_table_may_agree_that_passing_needs_no_drawing() -> None:
    table = given("R5 B2 | G1 G2", rules=FREE)
    assert PassTurn(0) in legal_actions(table, 0)
    after, happenings = step(table, keep())
    assert (counts(after), after.phase) == ([2, 2], Turn(1))
    assert happenings == (TurnPassed(0),)


@pytest.mark.rule("pass-button")
def test_where_nobody_need_play_the_turns_are_counted() -> None:
    table = given("R5 B2 | G1 G2", rules=FREE | {"turn_cap": 3, "scoring": "none"}, turns=1)
    after, happenings = step(table, keep(), keep(), keep())
    assert happened(TurnsUsedUp, happenings) == [TurnsUsedUp(3)]
    assert after.over


@pytest.mark.rule("pass-button", "intervention", "uno-catch-window")
def test_a_free_pass_begins_a_turn() -> None:
    rules = FREE | {"intervention": "colours", "uno_grace": 0}
    table = do(given("R5 B2 | G1 G2 | R5 Y1 Y2", rules=rules), play("R5"))
    assert table.twin_open
    after = do(table, keep())
    assert (after.twin_open, after.matters) == (False, ())


@pytest.mark.rule("force-play")
def test_a_drawn_card_that_fits_may_have_to_be_played() -> None:
    table = do(given("B1 B2 | G1 G2", draw="R3", rules={"force_play": True}), draw())
    refusal = refused(table, keep())
    assert (refusal.reason, refusal.rule, refusal.card) == (
        Reason.MUST_PLAY_DRAWN,
        "force-play",
        CARDS["R3"],
    )
    assert legal_actions(table, 0) == [PlayCards(0, (CARDS["R3"],))]


@pytest.mark.rule("force-play")
def test_a_drawn_card_that_does_not_fit_passes_the_turn_even_where_playing_is_forced() -> None:
    assert do(given("B1 B2 | G1 G2", draw="Y3", rules={"force_play": True}), draw()).phase == Turn(1)


@pytest.mark.rule("force-play", "wd4-legality-no-colour")
@pytest.mark.parametrize(("hand", "kept"), [("R1 B2", True), ("B1 B2", False)])
def test_nobody_is_forced_to_bluff(hand: str, kept: bool) -> None:
    """A drawn +4 beside a card of the colour in force may be kept, as it would be unlawful."""
    table = do(given(f"{hand} | G1 G2", draw="W4", rules={"force_play": True}), draw())
    assert (PassTurn(0) in legal_actions(table, 0)) == kept


@pytest.mark.rule("force-play")
@pytest.mark.parametrize(
    ("drawn", "rules"),
    [
        ("R3", {}),
        ("W", {}),
        ("W4", {}),
        ("R7", {"seven": "swap"}),
        ("W", {"wild_colour": "own_card"}),
    ],
)
def test_the_clock_plays_what_must_be_played(drawn: str, rules: dict[str, Any]) -> None:
    """What goes with the card is left to chance."""
    table = given("B1 B2 | G1 G2 G3", draw=drawn, rules=rules | {"force_play": True})
    for clocks in ([ClockKind.TURN], [draw(), ClockKind.DRAWN]):
        moves = [expire(one) if isinstance(one, ClockKind) else one for one in clocks]
        after, happenings = step(table, *moves)
        (played,) = happened(CardPlayed, happenings)
        assert played.seat == 0
        assert str(played.cards[0]) == drawn
        assert after.colour is not None
        assert whole(after)


@pytest.mark.rule("force-play")
def test_the_clock_keeps_a_drawn_four_that_would_be_a_bluff() -> None:
    table = given("R1 B2 | G1 G2", draw="W4", rules={"force_play": True})
    after, happenings = step(table, expire(ClockKind.TURN))
    assert (hand(after, 0), after.phase) == ("R1 B2 W4", Turn(1))
    assert not happened(CardPlayed, happenings)


@pytest.mark.rule("force-play")
def test_a_card_that_the_clock_plays_is_no_sign_of_life() -> None:
    """Who never pressed anything kept the seat for ever, because the forced play counted as an act."""
    table = given("B1 B2 | G1 G2", draw="R3", rules={"force_play": True}, dallied={0: 2}, fresh=[0, 1])
    after = do(table, expire(ClockKind.TURN))
    assert after.computers == {0}
    assert after.fresh == {0, 1}
