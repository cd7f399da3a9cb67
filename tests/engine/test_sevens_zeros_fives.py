"""Sevens swap hands, zeros move them on, and fives exchange one card."""

from typing import Any

import pytest

from bot.engine import Colour, GameState, GiveCard, Leave, PlayCards, Reason, legal_actions, view
from bot.engine.cards import CARDS
from bot.engine.events import CardsExchanged, HandsRotated, HandsSwapped, RoundEnded
from bot.engine.phases import ClockKind, Exchange, RoundOver, Turn, UnoWindow
from tests.support.tables import (
    all_cards,
    call,
    catch,
    counts,
    do,
    events,
    expire,
    given,
    hand,
    hands,
    happened,
    mover,
    play,
    refused,
    step,
)

SWAP = {"seven": "swap"}
ROTATE = {"zero": "rotate"}
EXCHANGE = {"five": "exchange"}


def open_windows(table: GameState) -> list[int]:
    """List the seats that can be caught."""
    return [matter.seat for matter in table.matters if isinstance(matter, UnoWindow)]


@pytest.mark.rule("seven-swap")
def test_a_seven_swaps_hands_with_the_player_that_is_chosen() -> None:
    table = given("B7 R1 R2 R3 | G1 G2 | Y1", top="B9", rules=SWAP)
    table, happenings = step(table, play("B7", target=2))
    assert happened(HandsSwapped, happenings) == [HandsSwapped(0, 2)]
    assert hands(table) == "Y1 | G1 G2 | R1 R2 R3"
    assert mover(table) == 1


@pytest.mark.rule("seven-swap")
@pytest.mark.parametrize("code", ["R7", "Y7", "G7", "B7"])
def test_every_seven_must_swap(code: str) -> None:
    table = given(f"{code} R1 R2 | G1 G2 | Y1", top=f"{code[0]}9", rules=SWAP)
    assert refused(table, play(code)).reason is Reason.TARGET_NEEDED
    for nobody in (0, 3, -1):
        assert refused(table, play(code, target=nobody)).reason is Reason.BAD_TARGET
    targets = {
        action.choices.target
        for action in legal_actions(table, 0)
        if isinstance(action, PlayCards) and action.cards == (CARDS[code],)
    }
    assert targets == {1, 2}


@pytest.mark.rule("seven-swap")
def test_nobody_swaps_with_a_seat_that_was_left() -> None:
    table = given("B7 R1 R2 | - | Y1 Y2", top="B9", rules=SWAP)
    assert refused(table, play("B7", target=1)).reason is Reason.BAD_TARGET


@pytest.mark.rule("seven-swap")
def test_a_seven_is_a_plain_number_where_nothing_is_agreed() -> None:
    assert hands(do(given("B7 R1 R2 | G1 G2", top="B9"), play("B7"))) == "R1 R2 | G1 G2"


@pytest.mark.rule("seven-swap", "finish-forms")
def test_a_last_seven_swaps_nothing() -> None:
    table, happenings = step(given("B7 | G1 G2 | Y1", top="B9", rules=SWAP), play("B7"))
    assert not happened(HandsSwapped, happenings)
    assert happened(RoundEnded, happenings)[0].winners == (0,)
    assert isinstance(table.phase, RoundOver)


@pytest.mark.rule("seven-swap", "uno-call")
@pytest.mark.parametrize("uno", [True, False])
def test_the_duty_to_call_lies_with_who_holds_one_card_now(uno: bool) -> None:
    """The call that came with the seven is for the card that the other one has now."""
    table = do(given("B7 R1 | G1 G2 | Y1 Y2", top="B9", rules=SWAP), play("B7", uno=uno, target=1))
    assert hands(table) == "G1 G2 | R1 | Y1 Y2"
    assert table.called == frozenset()
    assert open_windows(table) == [1]
    assert counts(do(table, catch(2))) == [2, 3, 2]
    assert open_windows(do(table, call(1))) == []


@pytest.mark.rule("seven-swap", "uno-call")
def test_neither_a_call_nor_a_window_travels_with_a_hand() -> None:
    table = given("B7 R1 R2 | G1 | Y1 Y2", top="B9", rules=SWAP, called=[1])
    table = do(table, play("B7", target=1))
    assert (hands(table), table.called, open_windows(table)) == ("G1 | R1 R2 | Y1 Y2", frozenset(), [0])


@pytest.mark.rule("zero-rotate")
@pytest.mark.parametrize(
    ("direction", "after"), [(1, "Y1 | R1 R2 | G1 G2 G3"), (-1, "G1 G2 G3 | Y1 | R1 R2")]
)
def test_a_zero_lets_everybody_pass_the_hand_on_in_the_direction_of_play(direction: int, after: str) -> None:
    table = given("B0 R1 R2 | G1 G2 G3 | Y1", top="B9", direction=direction, rules=ROTATE)
    table, happenings = step(table, play("B0"))
    assert happened(HandsRotated, happenings) == [HandsRotated(direction)]
    assert hands(table) == after
    assert mover(table) == direction % 3


@pytest.mark.rule("zero-rotate")
def test_a_zero_swaps_the_hands_of_two_players() -> None:
    assert hands(do(given("B0 R1 R2 | G1", top="B9", rules=ROTATE), play("B0"))) == "G1 | R1 R2"


@pytest.mark.rule("zero-rotate")
def test_a_zero_passes_over_a_seat_that_was_left() -> None:
    table = given("B0 R1 R2 | - | Y1 | B1 B2", top="B9", rules=ROTATE)
    assert hands(do(table, play("B0"))) == "B1 B2 |  | R1 R2 | Y1"


@pytest.mark.rule("zero-rotate", "finish-forms")
def test_a_last_zero_moves_nothing() -> None:
    table, happenings = step(given("B0 | G1 G2 | Y1", top="B9", rules=ROTATE), play("B0"))
    assert not happened(HandsRotated, happenings)
    assert hands(table) == " | G1 G2 | Y1"


@pytest.mark.rule("zero-rotate", "uno-call")
def test_every_new_holder_of_one_card_must_call() -> None:
    table = given("B0 R1 | G1 | Y1 Y2", top="B9", rules=ROTATE, called=[1])
    table = do(table, play("B0", uno=True))
    assert hands(table) == "Y1 Y2 | R1 | G1"
    assert (table.called, open_windows(table)) == (frozenset(), [1, 2])
    assert counts(do(table, catch(0))) == [2, 3, 3]


@pytest.mark.rule("five-exchange")
def test_a_five_exchanges_one_card_and_each_chooses_which_to_give() -> None:
    table = do(given("B5 R1 R2 | G1 G2 | Y1 Y2", top="B9", rules=EXCHANGE), play("B5", target=2, give="R1"))
    assert table.phase == Exchange(2, 0)
    assert legal_actions(table, 2) == [GiveCard(2, CARDS["Y1"]), GiveCard(2, CARDS["Y2"])]
    assert legal_actions(table, 1) == []
    table, happenings = step(table, GiveCard(2, CARDS["Y2"]))
    assert hands(table) == "R2 Y2 | G1 G2 | Y1 R1"
    assert happened(CardsExchanged, happenings) == [CardsExchanged(0, 2, CARDS["R1"], CARDS["Y2"])]
    assert table.phase == Turn(1)


@pytest.mark.rule("five-exchange")
def test_only_the_two_concerned_see_what_is_exchanged() -> None:
    table = do(given("B5 R1 R2 | G1 G2 | Y1 Y2", top="B9", rules=EXCHANGE), play("B5", target=2, give="R1"))
    assert all(CARDS["R1"] not in view(table, seat).hand for seat in (1, 2))
    (exchanged,) = happened(CardsExchanged, events(table, GiveCard(2, CARDS["Y2"])))
    assert exchanged.seen_by(0) == exchanged.seen_by(2) == exchanged
    assert exchanged.seen_by(1) == exchanged.seen_by(None) == CardsExchanged(0, 2, None, None)


@pytest.mark.rule("five-exchange")
def test_nobody_needs_to_exchange() -> None:
    table = do(given("B5 R1 R2 | G1 G2 | Y1 Y2", top="B9", rules=EXCHANGE), play("B5"))
    assert (hands(table), table.phase) == ("R1 R2 | G1 G2 | Y1 Y2", Turn(1))


@pytest.mark.rule("five-exchange")
@pytest.mark.parametrize(
    ("choices", "reason"),
    [
        ({"target": 2}, Reason.GIVE_NEEDED),
        ({"target": 2, "give": "B5"}, Reason.GIVE_NEEDED),
        ({"target": 2, "give": "Y1"}, Reason.GIVE_NEEDED),
        ({"target": 0, "give": "R1"}, Reason.BAD_TARGET),
        ({"target": 3, "give": "R1"}, Reason.BAD_TARGET),
    ],
)
def test_who_exchanges_names_another_player_and_a_card_of_the_own_hand(
    choices: dict[str, Any], reason: Reason
) -> None:
    table = given("B5 R1 R2 | G1 G2 | Y1 Y2", top="B9", rules=EXCHANGE)
    assert refused(table, play("B5", **choices)).reason is reason


@pytest.mark.rule("five-exchange")
def test_the_partner_cannot_refuse_and_gives_a_card_by_chance_when_the_time_is_up() -> None:
    table = do(given("B5 R1 R2 | G1 G2 | Y1 Y2", top="B9", rules=EXCHANGE), play("B5", target=2, give="R1"))
    before = all_cards(table)
    table = do(table, expire(ClockKind.EXCHANGE))
    assert counts(table) == [2, 2, 2]
    assert CARDS["R1"] in table.hands[2]
    assert {held.colour for held in table.hands[0]} == {Colour.RED, Colour.YELLOW}
    assert (all_cards(table), table.phase) == (before, Turn(1))


@pytest.mark.rule("five-exchange")
def test_everybody_else_waits_for_the_partner() -> None:
    table = do(given("B5 R1 R2 | G1 B2 | Y1 Y2", top="B9", rules=EXCHANGE), play("B5", target=2, give="R1"))
    assert refused(table, GiveCard(1, CARDS["G1"])).reason is Reason.WAITING
    assert refused(table, GiveCard(2, CARDS["G1"])).reason is Reason.NOT_IN_HAND
    assert refused(table, PlayCards(1, (CARDS["B2"],))).reason is Reason.WAITING
    assert [clock.kind for clock in table.clocks.values()] == [ClockKind.EXCHANGE]


@pytest.mark.rule("five-exchange")
@pytest.mark.parametrize("leaver", [0, 2])
def test_there_is_no_exchange_when_one_of_the_two_leaves(leaver: int) -> None:
    table = do(given("B5 R1 R2 | G1 G2 | Y1 Y2", top="B9", rules=EXCHANGE), play("B5", target=2, give="R1"))
    table, happenings = step(table, Leave(leaver))
    assert not happened(CardsExchanged, happenings)
    assert hand(table, 2 - leaver) == ("Y1 Y2" if leaver == 0 else "R1 R2")
    assert table.phase == Turn(1)


@pytest.mark.rule("five-exchange", "finish-forms")
def test_a_last_five_exchanges_nothing() -> None:
    table = given("B5 | G1 G2 | Y1 Y2", top="B9", rules=EXCHANGE)
    assert [action.choices for action in legal_actions(table, 0) if isinstance(action, PlayCards)] == [
        PlayCards(0, ()).choices
    ]
    assert isinstance(do(table, play("B5", target=1, give="G1")).phase, RoundOver)


@pytest.mark.rule("five-exchange", "uno-call")
def test_a_five_that_leaves_one_card_must_be_called_and_the_call_outlives_the_exchange() -> None:
    table = given("B5 R1 | G1 G2 | Y1 Y2", top="B9", rules=EXCHANGE)
    called = do(table, play("B5", uno=True, target=1, give="R1"), GiveCard(1, CARDS["G1"]))
    assert (hands(called), called.called) == ("G1 | G2 R1 | Y1 Y2", {0})
    silent = do(table, play("B5", target=1, give="R1"), GiveCard(1, CARDS["G1"]))
    assert open_windows(silent) == [0]
