"""Drawing instead of playing, and piles that run out."""

import pytest

from bot.engine import DrawCard, PassTurn, PlayCards, Reason, legal_actions, view
from bot.engine.cards import CARDS
from bot.engine.events import CardsDrawn, PileReshuffled, RoundBlocked, RoundEnded, TurnPassed
from bot.engine.phases import Turn
from tests.support.tables import (
    accept,
    all_cards,
    counts,
    do,
    draw,
    events,
    given,
    hand,
    happened,
    keep,
    play,
    refused,
    step,
)


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
    assert (refusal.reason, refusal.rule) == (Reason.MUST_DRAW, "pass-button")


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


@pytest.mark.rule("deck-exhausted-reshuffle")
def test_a_short_pile_gives_what_it_has_before_the_discards_are_shuffled_in() -> None:
    table = given("R+2 B1 | G1 G2 | Y1 Y2", discard="G5 G6 G7 G8", top="R9", draw="Y8", whole=False)
    after, happenings = step(table, play("R+2", uno=True))
    assert happened(PileReshuffled, happenings) == [PileReshuffled(5)]
    assert after.hands[1][2] is CARDS["Y8"]
    assert hand(after, 1).split()[3] in {"G5", "G6", "G7", "G8", "R9"}
    assert str(after.top) == "R+2"
    assert len(after.discard_pile) == 1
    assert all_cards(after) == all_cards(table)


@pytest.mark.rule("deck-exhausted-reshuffle")
def test_the_pile_is_not_reshuffled_before_it_is_short() -> None:
    table = given("R+2 B1 | G1 G2", discard="G5 G6", draw="Y8 Y9", whole=False)
    after, happenings = step(table, play("R+2", uno=True))
    assert not happened(PileReshuffled, happenings)
    assert after.draw_pile == ()


@pytest.mark.rule("deck-exhausted-reshuffle")
def test_a_recycled_wild_has_no_colour_and_the_top_wild_keeps_its_own() -> None:
    """Elsewhere a recycled wild kept its old colour, or the top one lost the chosen one."""
    table = given("B1 B2 | G1 G2", top="W", colour="R", discard="W W4", whole=False)
    after = do(table, draw())
    assert after.colour == "R"
    assert str(after.top) == "W"
    assert all(
        card.colour is None and card is CARDS[card.code] for card in (*after.hands[0][2:], *after.draw_pile)
    )


@pytest.mark.rule("draw-short")
def test_what_cannot_be_dealt_of_a_penalty_lapses() -> None:
    table = given("W4 B1 | G1 G2", discard="G5 G6", top="R9", whole=False)
    after, happenings = step(table, play("W4", "B", uno=True), accept())
    (drawn,) = happened(CardsDrawn, happenings)
    assert (drawn.count, drawn.due) == (3, 4)
    assert counts(after) == [1, 5]
    assert after.phase == Turn(0)
    assert not happened(CardsDrawn, events(after, play("B1")))


@pytest.mark.rule("draw-short")
def test_a_penalty_without_any_card_left_lapses_whole() -> None:
    """Elsewhere this raised, froze the table, or was remembered for ever."""
    drained = given("B+2 B1 | G1 G2 | Y1 Y2", top="W", colour="B", whole=False, discard_pile=["B+2"])
    after, happenings = step(drained, play("B+2", uno=True))
    assert [(drawn.count, drawn.due) for drawn in happened(CardsDrawn, happenings)] == [(1, 2)]
    assert after.phase == Turn(2)
    after, happenings = step(after, draw())
    assert (after.phase, counts(after)) == (Turn(0), [1, 3, 2])


@pytest.mark.rule("round-blocked", "draw-short")
def test_a_draw_with_nothing_to_draw_is_a_pass() -> None:
    table, happenings = step(given("B1 B2 | G1 G2 | Y1 Y2", whole=False), draw())
    assert table.phase == Turn(1)
    assert happenings[-1] == TurnPassed(0)
    assert counts(table) == [2, 2, 2]


@pytest.mark.rule("round-blocked")
def test_a_lap_in_which_nobody_moves_ends_the_round_for_the_fewest_points() -> None:
    table = given("B9 B8 | G1 G2 | YS Y2", whole=False)
    table = do(table, draw(), draw())
    assert table.phase == Turn(2)
    happenings = events(table, draw())
    assert happened(RoundBlocked, happenings)
    (ended,) = happened(RoundEnded, happenings)
    assert ended.winners == (1,)
    assert ended.points == (0, 17 + 22, 0)


@pytest.mark.rule("round-blocked")
def test_the_fewest_points_share_a_blocked_round() -> None:
    after, happenings = step(
        given("B1 B2 | G1 G2 | YS Y2", whole=False, rules="quick"), draw(), draw(), draw()
    )
    assert happened(RoundEnded, happenings)[0].winners == (0, 1)
    assert after.over
    assert after.score.rounds_won == (1, 1, 0)


@pytest.mark.rule("round-blocked")
def test_a_play_begins_the_lap_anew() -> None:
    table = do(given("B1 B2 | R1 G2 G3 | Y3 Y2", whole=False), draw(), play("R1"))
    assert (table.phase, table.idle) == (Turn(2), 0)
    after, happenings = step(table, draw())
    assert hand(after, 2) == "Y3 Y2 R9"
    assert not happened(RoundBlocked, happenings)


@pytest.mark.rule("round-blocked")
def test_a_lap_counts_only_seats_still_in_play() -> None:
    table = given("B1 B2 | - | G1 G2", whole=False)
    assert happened(RoundBlocked, events(table, draw(), draw()))


@pytest.mark.rule("piles-draw-and-discard")
def test_the_first_card_named_is_drawn_first() -> None:
    table = do(given("B1 B2 | G1 G2", draw="Y3 Y4"), draw(), draw())
    assert hand(table, 0).endswith("Y3")
    assert hand(table, 1).endswith("Y4")
