"""How a black card gets its colour: chosen, from the wheel, from a card of one's own, or not at all."""

import pytest

from bot.engine import ChooseColour, Colour, GameState, PlayCards, Reason, legal_actions
from bot.engine.cards import CARDS
from bot.engine.custom_cards import Block, CustomCard
from bot.engine.events import CardPlayed, ChallengeSettled, DirectionReversed, SeatSkipped, UnoCalled
from bot.engine.phases import Answer, ClockKind, Hit, Turn
from tests.support.tables import (
    accept,
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


def plays(table: GameState, seat: int) -> list[PlayCards]:
    return [action for action in legal_actions(table, seat) if isinstance(action, PlayCards)]


OWN = {"deck": "mandavoshka", "wild_colour": "own_card"}


@pytest.mark.rule("wild-then-own-card")
@pytest.mark.parametrize("own", ["B7", "R9", "G0"])
def test_a_second_card_of_ones_own_goes_on_a_wild_and_sets_colour_and_value(own: str) -> None:
    table, happenings = step(given(f"W {own} Y1 Y5 | Y3 Y2", rules=OWN), play(f"W {own}"))
    assert (str(table.top), table.colour) == (own, own[0])
    assert happened(CardPlayed, happenings) == [CardPlayed(0, (CARDS["W"], CARDS[own]), CARDS[own].colour, 2)]
    assert (hand(table, 0), table.phase) == ("Y1 Y5", Turn(1))


@pytest.mark.rule("wild-then-own-card")
def test_a_wild_alone_is_refused_where_a_second_card_belongs_on_it() -> None:
    table = given("W B7 Y1 | Y3 Y2", rules=OWN)
    refusal = refused(table, play("W", "B"))
    assert (refusal.reason, refusal.rule) == (Reason.OWN_CARD_NEEDED, "wild-then-own-card")
    assert {action.cards for action in plays(table, 0)} == {
        (CARDS["W"], CARDS["B7"]),
        (CARDS["W"], CARDS["Y1"]),
    }
    for several in ("B7 W", "W B7 Y1", "W G1"):
        assert refused(table, play(several)).reason in (Reason.ONE_CARD, Reason.NOT_IN_HAND)


@pytest.mark.rule("wild-then-own-card", "finish-forms")
def test_a_last_wild_needs_no_second_card() -> None:
    table = do(given("W | Y3 Y2", rules=OWN), play("W"))
    assert table.score.rounds_won == (1, 0)


@pytest.mark.rule("wild-then-own-card", "uno-call")
@pytest.mark.parametrize(("cards", "left"), [("W B7 Y1", 1), ("W B7", 0)])
def test_the_uno_duty_counts_the_cards_after_the_second_one(cards: str, left: int) -> None:
    happenings = events(given(f"{cards} | Y3 Y2", rules=OWN), play("W B7", uno=True))
    assert happened(UnoCalled, happenings) == ([UnoCalled(0)] if left else [])
    assert happened(CardPlayed, happenings)[0].left == left


@pytest.mark.rule("wild-then-own-card")
@pytest.mark.parametrize(
    ("own", "what"),
    [
        ("B+2", (1, [2, 4, 2, 2], [], 2)),
        ("BS", (1, [2, 2, 2, 2], [1], 2)),
        ("BR", (-1, [2, 2, 2, 2], [], 3)),
    ],
)
def test_an_action_as_the_second_card_acts_once(
    own: str, what: tuple[int, list[int], list[int], int]
) -> None:
    """The Wild under it counted as another card of its kind: a Reverse did nothing, a +2 dealt four."""
    table = given(f"W {own} Y1 Y5 | Y3 Y2 | G1 G2 | R1 R2", rules=OWN)
    table, happenings = step(table, play(f"W {own}"))
    skipped = [event.seat for event in happened(SeatSkipped, happenings)]
    assert (table.direction, counts(table), skipped, table.phase.seat) == what
    assert len(happened(DirectionReversed, happenings)) == (own == "BR")


@pytest.mark.rule("wild-then-own-card")
def test_a_wild_on_a_wild_names_its_colour() -> None:
    table = given("W W Y1 Y5 | Y3 Y2", rules=OWN)
    assert refused(table, play("W W")).reason is Reason.COLOUR_NEEDED
    assert do(table, play("W W", "G")).colour is Colour.GREEN


@pytest.mark.rule("wild-then-own-card", "wd4-legality-no-colour")
def test_a_four_on_a_wild_is_as_lawful_as_it_would_be_alone() -> None:
    table = given("W W4 R1 Y5 | Y3 Y2", rules=OWN | {"challenge": False})
    assert refused(table, play("W W4", "G")).reason is Reason.ILLEGAL_FOUR
    table = do(given("W W4 G1 Y5 | Y3 Y2", rules=OWN), play("W W4", "G"))
    assert table.phase == Answer(1, Hit(4, 0, CARDS["W4"], doubtful=True))
    assert not happened(ChallengeSettled, events(table, challenge()))[0].guilty


@pytest.mark.rule("wild-then-own-card", "force-play", "wd4-legality-no-colour")
@pytest.mark.parametrize("stream", range(8))
def test_a_drawn_wild_that_must_be_played_takes_a_lawful_card_along_when_the_clock_runs_out(
    stream: int,
) -> None:
    """A +4 was among the cards that chance could pick although its player was not allowed to lay it."""
    rules = OWN | {"force_play": True, "challenge": False}
    table = given("W4 R1 | Y3 Y2", rules=rules, draw="W", shuffles=stream)
    table = do(table, draw(), expire(ClockKind.DRAWN))
    assert (str(table.top), hand(table, 0), table.phase) == ("R1", "W4", Turn(1))


TRUMP = {"wild_colour": "trump", "challenge": False, "wd4_legality": "free"}


@pytest.mark.rule("wild-trump-open")
@pytest.mark.parametrize(
    ("rules", "card"), [(TRUMP, "W"), ({"deck": "mandavoshka"}, "T"), (TRUMP | {"wd4_colour": "trump"}, "W4")]
)
def test_after_a_trump_every_card_fits(rules: dict[str, object], card: str) -> None:
    """A +4 is lawful then too, whatever its player holds: no colour is in force that the hand could have."""
    table = do(given(f"{card} B1 B2 | R1 G2 YS B+2 W W4 | R7 G8 Y3 BR W W4", rules=rules), play(card))
    table = do(table, accept()) if isinstance(table.phase, Answer) else table
    assert table.colour is None
    seat = table.phase.seat
    kinds = {action.cards[0] for action in plays(table, seat)}
    assert kinds == set(table.hands[seat])


@pytest.mark.rule("wild-trump-open")
def test_a_four_on_a_trump_is_never_a_bluff() -> None:
    table = given("T B1 B2 | W4 R1 | Y1 Y2", rules={"deck": "mandavoshka"})
    (settled,) = happened(ChallengeSettled, events(table, play("T"), play("W4", "G"), challenge()))
    assert not settled.guilty


@pytest.mark.rule("wild-trump-open")
def test_a_trump_goes_on_any_card_and_the_card_after_it_sets_the_colour() -> None:
    table = do(
        given("T B1 B2 | Y1 Y2 | G8 G1", rules={"deck": "mandavoshka"}), play("T"), play("Y1", uno=True)
    )
    assert table.colour is Colour.YELLOW
    assert refused(table, play("G8")).reason is Reason.DOES_NOT_FIT
    assert do(table, play("G1", uno=True)).colour is Colour.GREEN


CIRCLE = {"wild_colour": "circle", "wd4_colour": "circle"}
WHEEL = [
    ("R", 1, "B"),
    ("B", 1, "G"),
    ("G", 1, "Y"),
    ("Y", 1, "R"),
    ("Y", -1, "G"),
    ("G", -1, "B"),
    ("B", -1, "R"),
    ("R", -1, "Y"),
]


@pytest.mark.rule("colour-circle")
@pytest.mark.parametrize("card", ["W", "W4"])
@pytest.mark.parametrize(("before", "direction", "after"), WHEEL)
def test_a_black_card_turns_the_wheel_one_step_in_the_direction_of_play(
    card: str, before: str, direction: int, after: str
) -> None:
    table = given(f"{card} B1 B2 | G1 G2 | Y1 Y2", top=f"{before}9", direction=direction, rules=CIRCLE)
    assert [action.choices.colour for action in plays(table, 0) if action.cards == (CARDS[card],)] == [None]
    assert do(table, play(card)).colour == after
    assert do(table, play(card, "R")).colour == after


@pytest.mark.rule("colour-circle")
@pytest.mark.parametrize(
    ("deck", "card"), [("swap112", "SW"), ("shuffle112", "SH"), ("h2o", "D1"), ("h2o", "D2")]
)
def test_other_wilds_follow_the_wheel_too(deck: str, card: str) -> None:
    assert do(given(f"{card} B1 B2 | G1 G2", rules=CIRCLE | {"deck": deck}), play(card)).colour == "B"


@pytest.mark.rule("colour-circle")
@pytest.mark.parametrize("card", ["C1", "C2"])
def test_a_custom_wild_follows_the_wheel_too(card: str) -> None:
    named = CustomCard(name="Rain", blocks=(Block(does="draw"), Block(does="colour")))
    rules = CIRCLE | {"deck": "shuffle112", "blank": "custom", "custom_cards": (named,)}
    assert do(given(f"{card} B1 B2 | G1 G2", rules=rules), play(card)).colour == "B"


@pytest.mark.rule("colour-circle")
def test_black_cards_in_a_row_turn_the_wheel_each_time() -> None:
    table = given("W B1 B2 | W G1 G2 | W Y1 Y2", rules=CIRCLE)
    assert do(table, play("W"), play("W")).colour == "G"
    assert do(table, play("W"), play("W"), play("W")).colour == "Y"


@pytest.mark.rule("colour-circle")
def test_only_wilds_or_only_fours_may_turn_the_wheel() -> None:
    table = given("W W4 B1 B2 | G1 G2", rules={"wd4_colour": "circle"})
    assert refused(table, play("W")).reason is Reason.COLOUR_NEEDED
    assert do(table, play("W", "R")).colour == "R"
    assert do(table, play("W4")).colour == "B"


@pytest.mark.rule("colour-circle", "start-free-lead")
def test_without_a_colour_in_force_the_wheel_has_to_be_set() -> None:
    table = given("W B1 B2 | G1 G2", top=None, rules=CIRCLE | {"start": "free_lead"})
    assert refused(table, play("W")).reason is Reason.COLOUR_NEEDED
    assert do(table, play("W", "Y")).colour == "Y"


@pytest.mark.rule("colour-circle", "start-effects-mattel")
def test_the_first_player_sets_the_wheel_after_a_starting_wild() -> None:
    table = given("W B1 B2 | G1 G2", top="W", asking=0, rules=CIRCLE)
    table = do(table, ChooseColour(0, Colour.GREEN))
    assert (table.colour, table.phase) == (Colour.GREEN, Turn(0))
    assert do(table, play("W")).colour == "Y"


@pytest.mark.rule("colour-circle", "wd4-challenge-open")
@pytest.mark.pair("chal", "circle")
@pytest.mark.parametrize(("success", "colour"), [("card_stays", "B"), ("return_card", "R")])
@pytest.mark.parametrize(("rest", "guilty"), [("R3 G1", True), ("B3 G1", False)])
def test_a_four_on_the_wheel_is_judged_by_the_colour_before_it(
    success: str, colour: str, rest: str, guilty: bool
) -> None:
    table = given(f"W4 {rest} | Y1 Y2", rules=CIRCLE | {"challenge_success": success})
    table, happenings = step(table, play("W4"), challenge())
    (settled,) = happened(ChallengeSettled, happenings)
    assert (settled.guilty, settled.colour) == (guilty, "R")
    assert table.colour == (colour if guilty else "B")


@pytest.mark.rule("plus10-blank")
@pytest.mark.parametrize(("top", "named", "after"), [("R9", None, "R"), ("R9", "G", "R"), (None, "G", "G")])
def test_a_ten_may_keep_the_colour_in_force(top: str | None, named: str | None, after: str) -> None:
    rules = {"deck": "blank112", "blank": "plus10", "plus10_colour": "keep", "start": "free_lead"}
    table = given("+10 B1 B2 | G1 G2", top=top, rules=rules)
    assert do(table, play("+10", named)).colour == after


@pytest.mark.rule("plus10-blank")
def test_a_ten_that_keeps_the_colour_has_to_name_one_where_none_is_in_force() -> None:
    rules = {"deck": "blank112", "blank": "plus10", "plus10_colour": "keep", "start": "free_lead"}
    assert (
        refused(given("+10 B1 B2 | G1 G2", top=None, rules=rules), play("+10")).reason is Reason.COLOUR_NEEDED
    )
