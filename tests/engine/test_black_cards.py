"""Wild and Wild Draw Four, unchallenged."""

import pytest

from bot.engine import Colour, GameState, JumpIn, Leave, PlayCards, Reason, legal_actions
from bot.engine.cards import CARDS
from bot.engine.events import (
    CardPlayed,
    CardsDrawn,
    ChallengeSettled,
)
from bot.engine.phases import Answer, Turn
from tests.support.tables import (
    accept,
    challenge,
    counts,
    do,
    draw,
    events,
    given,
    hand,
    happened,
    play,
    refused,
    step,
)


@pytest.mark.rule("wild-choose-colour")
@pytest.mark.parametrize("colour", Colour)
def test_a_wild_names_any_colour_the_current_one_included(colour: Colour) -> None:
    (played,) = happened(CardPlayed, events(given("W B1 B2 | G1 G2", top="R9"), play("W", colour)))
    assert played.colour is colour


@pytest.mark.rule("wild-choose-colour")
def test_the_next_player_must_follow_the_named_colour() -> None:
    table = do(given("W B1 B2 | R9 Y1 G4 W4", top="R9"), play("W", "Y"))
    for code in ("R9", "G4"):
        assert refused(table, play(code)).reason is Reason.DOES_NOT_FIT
    assert {str(action.cards[0]) for action in legal_actions(table, 1) if isinstance(action, PlayCards)} == {
        "Y1",
        "W4",
    }


@pytest.mark.rule("wild-choose-colour")
@pytest.mark.parametrize("card", ["W", "W4"])
def test_a_black_card_without_a_colour_is_refused(card: str) -> None:
    refusal = refused(given(f"{card} B1 B2 | G1 G2"), play(card))
    assert (refusal.reason, refusal.rule) == (Reason.COLOUR_NEEDED, "wild-choose-colour")


def test_a_colour_named_with_a_coloured_card_is_ignored() -> None:
    assert do(given("R5 B1 B2 | G1 G2"), play("R5", "B")).colour is Colour.RED


def test_nobody_can_leave_between_a_wild_and_its_colour() -> None:
    """Elsewhere a leaver left a colourless top on which nobody could play."""
    table = do(given("W B1 B2 | G1 G2 | Y1 Y2"), play("W", "G"), Leave(0))
    assert (table.colour, table.phase) == (Colour.GREEN, Turn(1))


@pytest.mark.rule("wd4-draw-and-skip")
@pytest.mark.parametrize("preset", ["classic", "quick"])
@pytest.mark.parametrize(("cards", "next_up"), [("W4 B1 | G1 G2 | Y1 Y2", 2), ("W4 B1 | G1 G2", 0)])
def test_a_four_deals_four_and_takes_the_turn(cards: str, next_up: int, preset: str) -> None:
    table = do(given(cards, rules=preset), play("W4", "G"))
    if preset == "classic":
        assert isinstance(table.phase, Answer)
        table = do(table, accept())
    assert counts(table)[1] == 6
    assert (table.phase, table.colour) == (Turn(next_up), Colour.GREEN)


@pytest.mark.rule("wd4-draw-and-skip", "actions-immediate")
def test_without_challenges_a_four_is_dealt_in_one_play() -> None:
    happenings = events(given("W4 B1 | G1 G2 | Y1 Y2", rules="quick"), play("W4", "G"))
    assert [type(event) for event in happenings] == [CardPlayed, CardsDrawn]


@pytest.mark.rule("wd4-draw-and-skip")
def test_a_four_hits_backwards_when_play_runs_backwards() -> None:
    table = do(given("W4 B1 | G1 G2 | Y1 Y2", direction=-1), play("W4", "G"), accept())
    assert (counts(table), table.phase) == ([1, 2, 6], Turn(1))


@pytest.mark.rule("wd4-draw-and-skip")
def test_a_four_may_lie_on_a_four() -> None:
    table = do(given("W4 B1 | G1 G2 | W4 Y2"), play("W4", "G"), accept(), play("W4", "Y"), accept())
    assert (counts(table), table.colour) == ([5, 6, 1], Colour.YELLOW)


@pytest.mark.rule("wd4-own-turn-only")
@pytest.mark.parametrize("top", ["R9", "W4"])
def test_a_four_is_never_laid_out_of_turn(top: str) -> None:
    table = given("B1 B2 | G1 G2 | W4 Y2", top=top, colour="R")
    assert refused(table, PlayCards(2, (CARDS["W4"],))).reason is Reason.NOT_YOUR_TURN
    assert refused(table, JumpIn(2, (CARDS["W4"],))).reason is Reason.NO_JUMP_IN
    waiting = do(given("W4 B2 | G1 G2 | W4 Y2"), play("W4", "G"))
    assert refused(waiting, JumpIn(2, (CARDS["W4"],))).reason is Reason.NO_JUMP_IN


def test_drawing_on_a_four_does_not_deal_it_again() -> None:
    table = do(given("B1 B2 | G1 G2", top="W4", colour="R", draw="Y3 Y4"), draw(), draw())
    assert counts(table) == [3, 3]


def test_a_wild_that_was_drawn_may_be_played_with_a_colour() -> None:
    table, _ = step(given("B1 B2 | G1 G2", draw="W"), draw())
    assert refused(table, play("W")).reason is Reason.COLOUR_NEEDED
    assert do(table, play("W", "B")).colour is Colour.BLUE


@pytest.mark.rule("wd4-draw-then-play")
@pytest.mark.parametrize("preset", [{}, {"challenge": False}])
def test_after_a_four_its_target_may_play_on_the_named_colour(preset: dict[str, object]) -> None:
    rules = {"hit": "draw_then_play"} | preset
    table = do(given("W4 B1 B2 | G1 B3 | Y1 Y2", rules=rules, draw="Y3 Y4 Y5 Y6"), play("W4", "G"))
    table = do(table, accept()) if isinstance(table.phase, Answer) else table
    assert (hand(table, 1), table.phase) == ("G1 B3 Y3 Y4 Y5 Y6", Turn(1))
    assert refused(table, play("B3")).reason is Reason.DOES_NOT_FIT
    assert do(table, play("G1")).phase == Turn(2)


@pytest.mark.rule("wd4-draw-then-play", "wd4-challenge-fail-6")
def test_who_cannot_play_after_a_four_draws_one_more_and_then_passes() -> None:
    table = given("W4 B1 B2 | R1 B3 | Y1 Y2", rules={"hit": "draw_then_play"}, draw="Y3 Y4 Y5 Y6 R7 R8 B7")
    for answer, drawn in ((accept(), 4), (challenge(), 6)):
        after = do(table, play("W4", "G"), answer)
        assert (counts(after)[1], after.phase) == (2 + drawn, Turn(1))
        assert do(after, draw()).phase == Turn(2)


ONLY_IF = {"wild_when": "only_if_no_match", "challenge": False}


@pytest.mark.rule("wild-only-if-no-match")
@pytest.mark.parametrize("black", ["W", "W4"])
@pytest.mark.parametrize(
    ("rest", "top", "lawful"),
    [
        ("R3 B1", "R9", False),
        ("G9 B1", "R9", False),
        ("GS B1", "RS", False),
        ("G1 B1", "R9", True),
        ("W W4", "R9", True),
    ],
)
def test_black_cards_wait_until_no_card_matches(black: str, rest: str, top: str, lawful: bool) -> None:
    table = given(f"{black} {rest} | Y1 Y2", top=top, rules=ONLY_IF)
    assert (CARDS[black] in {action.cards[0] for action in plays(table, 0)}) == lawful
    if lawful:
        assert do(table, play(black, "G")).colour is Colour.GREEN
    else:
        refusal = refused(table, play(black, "G"))
        assert (refusal.reason, refusal.rule) == (Reason.HOLDS_MATCH, "wild-only-if-no-match")


def plays(table: GameState, seat: int) -> list[PlayCards]:
    return [action for action in legal_actions(table, seat) if isinstance(action, PlayCards)]


@pytest.mark.rule("wild-only-if-no-match")
@pytest.mark.parametrize(
    ("deck", "card"), [("swap112", "SW"), ("shuffle112", "SH"), ("h2o", "D1"), ("mandavoshka", "T")]
)
def test_every_kind_of_black_card_waits_until_no_card_matches(deck: str, card: str) -> None:
    table = given(f"{card} R3 B1 | Y1 Y2", rules=ONLY_IF | {"deck": deck})
    assert refused(table, play(card, "G")).reason is Reason.HOLDS_MATCH


@pytest.mark.rule("wild-only-if-no-match")
def test_a_wild_drawn_beside_a_match_cannot_be_played() -> None:
    table = do(given("R3 B1 | Y1 Y2", draw="W", rules=ONLY_IF), draw())
    assert (table.phase, hand(table, 0)) == (Turn(1), "R3 B1 W")


@pytest.mark.rule("wild-only-if-no-match", "wd4-challenge-open")
@pytest.mark.pair("chal", "block")
@pytest.mark.parametrize(
    ("rest", "guilty"), [("R3 B1", True), ("G9 B1", True), ("G1 B1", False), ("W W4", False)]
)
def test_a_four_that_can_be_challenged_is_judged_by_every_card_that_would_have_fitted(
    rest: str, guilty: bool
) -> None:
    """Only the +4 may be a bluff where mistakes are blocked; every other black card stays blocked."""
    rules = {"wild_when": "only_if_no_match", "protection": "block"}
    table = given(f"W4 {rest} W | Y1 Y2", rules=rules)
    assert table.rules.protection == "allow_bluff"
    assert (CARDS["W"] in {action.cards[0] for action in plays(table, 0)}) is not guilty
    (settled,) = happened(ChallengeSettled, events(table, play("W4", "G"), challenge()))
    assert settled.guilty == guilty


TENS = {"deck": "blank112", "blank": "plus10"}
ZEROS = {"zero": "plus10"}


@pytest.mark.rule("plus10-blank")
@pytest.mark.parametrize(("hit", "next_up"), [("skip_turn", 2), ("draw_then_play", 1)])
def test_a_blank_that_carries_a_ten_makes_the_next_seat_draw_ten(hit: str, next_up: int) -> None:
    """Whether that costs the turn too is as after a +2."""
    table, happenings = step(given("+10 B1 R2 | G1 G2 | Y1 Y2", rules=TENS | {"hit": hit}), play("+10", "B"))
    (drawn,) = happened(CardsDrawn, happenings)
    assert (drawn.seat, drawn.count) == (1, 10)
    assert (counts(table), table.phase, table.colour) == ([2, 12, 2], Turn(next_up), Colour.BLUE)


@pytest.mark.rule("plus10-blank")
def test_a_blank_ten_goes_on_any_card_and_is_no_bluff() -> None:
    table = given("+10 R1 R2 | G1 G2 | Y1 Y2", rules=TENS, top="R9")
    assert refused(table, play("+10")).reason is Reason.COLOUR_NEEDED
    assert do(table, play("+10", "R")).phase == Turn(2)


@pytest.mark.rule("plus10-zero")
@pytest.mark.parametrize(("top", "card"), [("R9", "R0"), ("B0", "R0")])
def test_a_zero_that_carries_a_ten_keeps_its_colour(top: str, card: str) -> None:
    table = given(f"{card} B1 G2 | G1 G3 | Y1 Y2", rules=ZEROS, top=top)
    table = do(table, play(card))
    assert (counts(table), table.phase, table.colour) == ([2, 12, 2], Turn(2), Colour.RED)
    assert refused(given("R0 B1 | G1 G3", rules=ZEROS, top="G9"), play("R0")).reason is Reason.DOES_NOT_FIT


@pytest.mark.rule("plus10-zero", "plus10-blank", "draw-short")
@pytest.mark.parametrize(("rules", "card"), [(TENS, "+10"), (ZEROS, "R0")])
def test_a_ten_deals_no_more_cards_than_there_are(rules: dict[str, object], card: str) -> None:
    table = given(f"{card} B1 B2 | G1 G2 | Y1 Y2", rules=rules, whole=False, draw="Y3 Y4", discard="B5")
    table, happenings = step(table, play(card, "R" if card == "+10" else None))
    (drawn,) = happened(CardsDrawn, happenings)
    assert (drawn.count, drawn.due, table.phase) == (4, 10, Turn(2))


@pytest.mark.rule("plus10-zero", "plus10-blank", "last-card-draws-count")
@pytest.mark.parametrize(("rules", "card"), [(TENS, "+10"), (ZEROS, "R0")])
@pytest.mark.parametrize(("counted", "drawn"), [(True, 10), (False, 0)])
def test_a_last_ten_is_dealt_before_the_count_where_that_is_agreed(
    rules: dict[str, object], card: str, counted: bool, drawn: int
) -> None:
    table = do(given(f"{card} | G1 G2 | Y1 Y2", rules=rules | {"last_draw_counts": counted}), play(card))
    assert counts(table) == [0, 2 + drawn, 2]
    assert table.score.rounds_won == (1, 0, 0)


@pytest.mark.rule("plus10-blank", "play-to-last")
@pytest.mark.pair("p10b", "tolast")
def test_a_last_blank_ten_hits_the_next_seat_and_its_player_is_first() -> None:
    rules = TENS | {"round_end": "to_last", "scoring": "none"}
    table = do(given("+10 | G1 G2 | Y1 Y2", rules=rules), play("+10"))
    assert (counts(table), table.went_out, table.phase) == ([0, 12, 2], (0,), Turn(2))
    assert table.colour is None


@pytest.mark.rule("plus10-blank", "plus10-zero", "seven-rounds")
@pytest.mark.parametrize(
    ("rules", "card"),
    [
        pytest.param(TENS, "+10", marks=pytest.mark.pair("p10b", "7r")),
        pytest.param(ZEROS, "R0", marks=pytest.mark.pair("p10z", "7r")),
    ],
)
def test_a_ten_that_ends_a_stage_works_as_usual(rules: dict[str, object], card: str) -> None:
    rules = rules | {"round_end": "seven_rounds", "scoring": "none"}
    table = do(given(f"{card} | G1 G2 | Y1 Y2", rules=rules), play(card))
    assert (counts(table), table.emptied, table.phase) == ([6, 12, 2], (1, 0, 0), Turn(2))


@pytest.mark.rule("plus10-zero", "card-values")
@pytest.mark.parametrize(
    ("scoring", "points"),
    [
        pytest.param("winner_500", (23, 0, 0), marks=pytest.mark.pair("p10z", "w500")),
        pytest.param("over_101", (0, 20, 3), marks=pytest.mark.pair("p10z", "101")),
    ],
)
def test_a_zero_that_carries_a_ten_counts_twenty(scoring: str, points: tuple[int, ...]) -> None:
    table = given("R1 | G0 | B3", rules=ZEROS | {"scoring": scoring})
    assert do(table, play("R1")).score.totals == points
