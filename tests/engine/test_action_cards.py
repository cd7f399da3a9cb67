"""Skip, Reverse and Draw Two."""

import pytest

from bot.engine import Accept, Action, CatchUno, Challenge, DrawCard, Leave, PlayCards, Reason, legal_actions
from bot.engine.cards import CARDS
from bot.engine.events import CardPlayed, CardsDrawn, DirectionReversed, DrawReason, SeatSkipped
from bot.engine.phases import Answer, ClockKind, Hit, Turn
from tests.support.tables import (
    accept,
    counts,
    do,
    draw,
    events,
    expire,
    given,
    hands,
    happened,
    play,
    refused,
    step,
)

FOUR = "{} B1 B2 | G1 G2 G3 | Y1 Y2 Y3 | B4 B5 B6"
THREE = "{} B1 B2 | G1 G2 G3 | Y1 Y2 Y3"
TWO = "{} B1 B2 | G1 G2 G3"


@pytest.mark.rule("skip-next")
@pytest.mark.parametrize(
    ("cards", "direction", "victim", "next_up"), [(FOUR, 1, 1, 2), (FOUR, -1, 3, 2), (TWO, 1, 1, 0)]
)
def test_a_skip_takes_the_next_seats_turn(cards: str, direction: int, victim: int, next_up: int) -> None:
    table, happenings = step(given(cards.format("RS"), direction=direction), play("RS"))
    assert happened(SeatSkipped, happenings) == [SeatSkipped(victim)]
    assert table.phase == Turn(next_up)


@pytest.mark.rule("draw2-draw-and-skip", "actions-immediate")
@pytest.mark.parametrize(
    ("cards", "direction", "victim", "next_up"), [(FOUR, 1, 1, 2), (FOUR, -1, 3, 2), (TWO, 1, 1, 0)]
)
def test_a_draw_two_deals_two_at_once_and_takes_the_turn(
    cards: str, direction: int, victim: int, next_up: int
) -> None:
    """Elsewhere the penalty hit the wrong seat when play ran the other way."""
    before = given(cards.format("R+2"), direction=direction)
    table, happenings = step(before, play("R+2"))
    (drawn,) = happened(CardsDrawn, happenings)
    assert (drawn.seat, drawn.count, drawn.why) == (victim, 2, DrawReason.HIT)
    assert table.phase == Turn(next_up)
    assert sum(counts(table)) == sum(counts(before)) + 1


@pytest.mark.rule("draw2-no-answer")
def test_the_target_of_a_draw_two_cannot_answer_with_its_own() -> None:
    table = do(given("R+2 B1 B2 | G+2 G2 G3 | Y1 Y2 Y3"), play("R+2"))
    assert counts(table) == [2, 5, 3]
    assert legal_actions(table, 1) == []
    assert refused(table, PlayCards(1, (CARDS["G+2"],))).reason is Reason.NOT_YOUR_TURN
    for answer in (Accept(1), Challenge(1)):
        assert refused(table, answer).reason is Reason.NOT_NOW


@pytest.mark.rule("draw2-no-answer")
def test_who_was_not_its_target_may_lay_a_draw_two_on_it() -> None:
    table = do(given("R+2 B1 B2 | G1 G2 G3 | Y+2 Y2 Y3"), play("R+2"), play("Y+2"))
    assert counts(table) == [4, 5, 2]
    assert table.phase == Turn(1)


@pytest.mark.rule("draw2-no-answer")
@pytest.mark.parametrize(
    ("move", "reason"),
    [(PlayCards(1, (CARDS["G+2"],)), Reason.NO_ANSWER), (DrawCard(1), Reason.HIT_WAITS)],
)
def test_a_waiting_hit_is_neither_answered_with_a_card_nor_drawn_one_by_one(
    move: Action, reason: Reason
) -> None:
    """Elsewhere one card of a penalty was drawn and the penalty then answered."""
    table = do(given("W4 B1 B2 | G+2 G2 G3"), play("W4", "G"))
    assert refused(table, move).reason is reason


@pytest.mark.rule("reverse-direction")
@pytest.mark.parametrize(("direction", "next_up"), [(1, 3), (-1, 1)])
def test_a_reverse_turns_play_round(direction: int, next_up: int) -> None:
    table, happenings = step(given(FOUR.format("RR"), direction=direction), play("RR"))
    assert (table.direction, table.phase) == (-direction, Turn(next_up))
    assert happened(DirectionReversed, happenings) == [DirectionReversed(-direction)]


@pytest.mark.rule("reverse-direction")
def test_the_round_of_seats_is_walked_over_both_ends() -> None:
    """Elsewhere seat arithmetic overflowed to the wrong seat."""
    table = given("B1 RR B2 | G1 G2 G3 | RR Y2 Y3", turn=2, top="R9")
    table = do(table, play("RR"))
    assert table.phase == Turn(1)
    table = do(given("RR B1 B2 | G1 G2 G3 | Y1 Y2 Y3", turn=0), play("RR"))
    assert table.phase == Turn(2)
    assert do(given("B1 B2 | G1 G2 | R1 Y2 Y3", turn=2), play("R1")).phase == Turn(0)


@pytest.mark.rule("reverse-parity")
@pytest.mark.parametrize("reverses", [1, 2, 3, 4])
def test_reverses_add_up(reverses: int) -> None:
    table = given("RR RR B1 B2 | G1 G2 G3 | Y1 Y2 Y3 | YR YR B5 B6")
    table = do(table, *map(play, ["RR", "YR", "RR", "YR"][:reverses]))
    assert table.direction == (-1) ** reverses
    assert table.phase == Turn(3 if reverses % 2 else 0)


@pytest.mark.rule("reverse-two-player-skip", "two-player-mattel")
def test_reverse_acts_as_skip_with_two_players() -> None:
    """Elsewhere it did nothing, or acted one turn late."""
    table, happenings = step(given(TWO.format("RR")), play("RR"))
    assert table.phase == Turn(0)
    assert happened(SeatSkipped, happenings) == [SeatSkipped(1)]


@pytest.mark.rule("reverse-two-player-skip")
@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("leaver", [1, 2])
def test_reverse_acts_as_skip_once_the_third_player_has_left(leaver: int, direction: int) -> None:
    table = do(given(THREE.format("RR"), direction=direction), Leave(leaver), play("RR"))
    assert table.phase == Turn(0)


@pytest.mark.rule("two-player-mattel")
@pytest.mark.parametrize("card", ["RS", "R+2"])
def test_with_two_players_the_turn_comes_back_after_skip_and_draw_two(card: str) -> None:
    assert do(given(TWO.format(card)), play(card)).phase == Turn(0)


@pytest.mark.rule("actions-immediate")
@pytest.mark.parametrize("preset", ["classic", "quick"])
def test_one_play_holds_the_draw_and_the_change_of_turn(preset: str) -> None:
    happenings = events(given(THREE.format("R+2"), rules=preset), play("R+2"))
    assert [type(event) for event in happenings] == [CardPlayed, CardsDrawn]


@pytest.mark.rule("penalty-everyone-liable")
def test_a_fine_in_the_middle_of_a_turn_does_not_move_it() -> None:
    table = do(given("R1 B1 | G1 G2 G3 | Y1 Y2", draw="R3"), play("R1"))
    before = table.phase
    after = do(table, CatchUno(2))
    assert (counts(after), after.phase) == ([3, 3, 2], before)


def test_numbers_only_pass_the_turn_on() -> None:
    table = do(given("R7 B1 | G1 G0 | Y1 Y2"), play("R7", uno=True), draw())
    assert table.direction == 1
    assert table.hands[2] == (CARDS["Y1"], CARDS["Y2"])


@pytest.mark.rule("skip-play-again")
@pytest.mark.parametrize("direction", [1, -1])
def test_a_skip_may_mean_that_its_player_moves_again(direction: int) -> None:
    table = given("RS R1 B2 | G1 G2 | Y1 Y2", rules={"skip_effect": "play_again"}, direction=direction)
    table, happenings = step(table, play("RS"))
    assert table.phase == Turn(0)
    assert happened(SeatSkipped, happenings) == []
    assert refused(table, play("B2")).reason is Reason.DOES_NOT_FIT
    assert do(table, play("R1", uno=True)).phase == Turn(1 if direction == 1 else 2)


@pytest.mark.rule("skip-play-again", "skip-rescue-any-skip")
@pytest.mark.pair("skipr", "again")
@pytest.mark.parametrize("rescue", ["exact", "match", "any_skip"])
def test_a_skip_that_moves_again_has_no_victim_to_be_rescued(rescue: str) -> None:
    rules = {"skip_effect": "play_again", "skip_rescue": rescue}
    table = do(given("RS R1 B2 | RS G2 | Y1 Y2", rules=rules), play("RS"))
    assert table.phase == Turn(0)
    assert refused(table, PlayCards(1, (CARDS["RS"],))).reason is Reason.NOT_YOUR_TURN


@pytest.mark.rule("skip-play-again", "multi-card-same-rank")
@pytest.mark.pair("multi", "again")
def test_several_skips_that_move_again_give_one_more_turn() -> None:
    rules = {"skip_effect": "play_again", "multi": "same_rank"}
    table = do(given("RS GS BS G1 B2 | G2 G3 | Y1 Y2", rules=rules), play("RS BS GS"))
    assert (table.phase, str(table.top)) == (Turn(0), "GS")
    assert do(table, play("G1", uno=True)).phase == Turn(1)


@pytest.mark.rule("skip-next", "multi-card-same-rank")
@pytest.mark.parametrize(
    ("seats", "skips", "skipped", "next_up"),
    [
        (5, "RS GS", [1, 2], 3),
        (4, "RS GS BS", [1, 2, 3], 0),
        (3, "RS GS BS", [1, 2], 0),
        (2, "RS GS", [1], 0),
    ],
)
def test_several_skips_take_a_turn_each_but_nobodys_twice(
    seats: int, skips: str, skipped: list[int], next_up: int
) -> None:
    others = ["G1 G2", "Y1 Y2", "B4 B5", "R1 R2"][: seats - 1]
    table = given(" | ".join([f"{skips} B1 B2", *others]), rules={"multi": "same_rank"})
    table, happenings = step(table, play(skips))
    assert [event.seat for event in happened(SeatSkipped, happenings)] == skipped
    assert table.phase == Turn(next_up)


@pytest.mark.rule("draw2-draw-then-play")
@pytest.mark.parametrize(
    ("holds", "drawn", "laid"),
    [("R1 G2", "B3 B4", "R1"), ("G+2 G1", "B3 B4", "G+2"), ("G1 G2", "B3 R4", "R4")],
)
def test_after_a_draw_two_its_target_may_play_on_its_colour_or_symbol(
    holds: str, drawn: str, laid: str
) -> None:
    table = given(f"R+2 B1 B2 | {holds} | Y1 Y2", rules={"hit": "draw_then_play"}, draw=drawn)
    table = do(table, play("R+2"))
    assert hands(table) == f"B1 B2 | {holds} {drawn} | Y1 Y2"
    assert table.phase == Turn(1)
    assert do(table, play(laid)).laid_by == 1


@pytest.mark.rule("draw2-draw-then-play")
def test_who_cannot_play_after_a_draw_two_draws_one_more_and_then_passes() -> None:
    table = given("R+2 B1 B2 | G1 G2 | Y1 Y2", rules={"hit": "draw_then_play"}, draw="B3 B4 Y7")
    table = do(table, play("R+2"), draw())
    assert (hands(table), table.phase) == ("B1 B2 | G1 G2 B3 B4 Y7 | Y1 Y2", Turn(2))


INERT = {"actions": "inert", "challenge": False}


@pytest.mark.rule("actions-may-be-inert", "wild-choose-colour")
@pytest.mark.parametrize("card", ["RS", "RR", "R+2", "W", "W4"])
@pytest.mark.parametrize("seats", [2, 3])
def test_inert_actions_only_match(card: str, seats: int) -> None:
    others = " | ".join(["G1 G2", "Y1 Y2"][: seats - 1])
    colour = "R" if card.startswith("W") else None
    table, happenings = step(given(f"{card} B1 B2 | {others}", rules=INERT), play(card, colour))
    assert [type(event) for event in happenings] == [CardPlayed]
    assert (table.phase, table.direction, table.colour) == (Turn(1), 1, "R")


@pytest.mark.rule("actions-may-be-inert")
@pytest.mark.parametrize(
    ("deck", "card"), [("h2o", "D1"), ("h2o", "D2"), ("swap112", "SW"), ("shuffle112", "SH")]
)
def test_inert_special_cards_only_name_a_colour(deck: str, card: str) -> None:
    table = given(f"{card} B1 B2 | G1 G2 | Y1 Y2", rules=INERT | {"deck": deck})
    table, happenings = step(table, play(card, "G"))
    assert [type(event) for event in happenings] == [CardPlayed]
    assert (hands(table), table.phase, table.colour) == ("B1 B2 | G1 G2 | Y1 Y2", Turn(1), "G")


@pytest.mark.rule("actions-may-be-inert")
def test_inert_actions_still_match_by_symbol() -> None:
    table = do(given("RS B1 B2 | GS G2 | Y1 Y2", rules="game-101"), play("RS"), play("GS", uno=True))
    assert (str(table.top), table.phase) == ("GS", Turn(2))


@pytest.mark.rule("actions-immediate")
@pytest.mark.parametrize(
    ("option", "card", "waits"),
    [
        ({"draw2_answer": "transfer"}, "R+2", Hit(2, 0, CARDS["R+2"])),
        ({"reverse_deflect": True}, "R+2", Hit(2, 0, CARDS["R+2"])),
        ({"reverse_deflect": True}, "RS", Hit(0, 0, CARDS["RS"])),
        ({"skip_rescue": "exact"}, "RS", Hit(0, 0, CARDS["RS"])),
        ({"wd4_answer": "draw2_any"}, "W4", Hit(4, 0, CARDS["W4"])),
    ],
)
def test_an_option_to_answer_makes_an_action_wait_for_its_target(
    option: dict[str, object], card: str, waits: Hit
) -> None:
    """It waits in the same way whether or not the target could answer, so that nothing is given away."""
    for holds in ("G1 G2", "RR R+2 RS"):
        table = given(f"{card} B1 B2 | {holds} | Y1 Y2", rules={"challenge": False} | option)
        table = do(table, play(card, "R"))
        assert table.phase == Answer(1, waits)
        assert counts(table)[1] == len(holds.split())


@pytest.mark.rule("skip-next")
def test_a_skip_that_waited_falls_when_its_clock_runs_out() -> None:
    table = do(given(THREE.format("RS"), rules={"skip_rescue": "exact"}), play("RS"))
    assert [clock.kind for clock in table.clocks.values()] == [ClockKind.SKIP]
    assert refused(table, accept()).reason is Reason.SKIP_WAITS
    table, happenings = step(table, expire(ClockKind.SKIP))
    assert happened(SeatSkipped, happenings) == [SeatSkipped(1)]
    assert (table.phase, table.dallied) == (Turn(2), {})


@pytest.mark.rule("draw2-draw-and-skip", "last-card-draws-count")
@pytest.mark.parametrize(("counted", "drawn"), [(True, 2), (False, 0)])
def test_a_last_draw_two_falls_at_once_and_can_be_kept_out_of_the_count(counted: bool, drawn: int) -> None:
    """Answers have no place any more: the round is over."""
    rules = {"draw2_answer": "transfer", "reverse_deflect": True, "last_draw_counts": counted}
    table = do(given("R+2 | RR G+2 G2 | Y1 Y2", rules=rules), play("R+2"))
    assert table.score.rounds_won == (1, 0, 0)
    assert counts(table) == [0, 3 + drawn, 2]
