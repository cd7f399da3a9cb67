"""Beginning without a starter: the dealer's own last card, and a free lead."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.engine import PRESETS, ChooseColour, Colour, PlayCards, Reason, legal_actions, new_game
from bot.engine.cards import Face
from bot.engine.events import CardsDrawn, StarterTurned
from bot.engine.phases import Answer, StarterColour, Turn
from tests.support.openings import SHUFFLE_DECK, SWAP_DECK, Options, ahead, first, opened, starter
from tests.support.tables import (
    SEED,
    counts,
    do,
    draw,
    given,
    happened,
    jump,
    new_where,
    play,
    refused,
    rules_of,
    step,
    whole,
)

DEALER: Mapping[str, Any] = {"start": "dealer_card"}


@pytest.mark.rule("dealer-last-card-starts")
@pytest.mark.parametrize("seats", [2, 3, 10])
def test_the_dealer_opens_with_the_last_card_of_the_own_hand(seats: int) -> None:
    """Another way to begin is dealt from the same shuffle, and shows which card it was."""
    game = new_where(lambda game: starter(game).card.face.number is not None, seats, DEALER)
    table, dealer = game.state, game.state.dealer
    same = new_game(rules_of({"start": "free_lead"}), seats, table.seed).state
    assert [*table.hands[dealer], starter(game).card] == list(same.hands[dealer])
    assert counts(table) == [6 if seat == dealer else 7 for seat in range(seats)]
    assert table.phase == Turn(first(game))
    assert starter(game).returned == ()
    assert whole(table)


@pytest.mark.rule("dealer-last-card-starts")
@pytest.mark.parametrize(
    ("code", "seats", "mover", "drawn"),
    [
        ("S", 2, 0, 0),
        ("S", 4, 2, 0),
        ("R", 2, 0, 0),
        ("R", 4, 3, 0),
        ("+2", 2, 0, 2),
        ("+2", 4, 2, 2),
        ("7", 4, 1, 0),
        ("0", 4, 1, 0),
        ("5", 4, 1, 0),
    ],
)
def test_the_dealers_card_acts_like_any_other_play(code: str, seats: int, mover: int, drawn: int) -> None:
    """Hands stay where they are, since nobody has chosen anything."""
    rules = {"start": "dealer_card", "seven": "swap", "zero": "rotate", "five": "exchange"}
    game = opened(code, seats, rules)
    assert isinstance(game.state.phase, Turn)
    assert ahead(game, game.state.phase.seat) == mover
    assert [event.count for event in happened(CardsDrawn, game.events)] == ([drawn] if drawn else [])
    assert counts(game.state)[game.state.dealer] == 6


@pytest.mark.rule("dealer-last-card-starts")
@pytest.mark.parametrize(
    ("code", "rules", "drawn", "mover"),
    [
        ("W", DEALER, 0, 1),
        ("W4", DEALER, 4, 2),
        ("W4", {**DEALER, "hit": "draw_then_play"}, 4, 1),
        ("+10", {**DEALER, "deck": "blank112", "blank": "plus10"}, 10, 2),
        ("D1", {**DEALER, "deck": "h2o"}, 2, 1),
        ("D2", {**DEALER, "deck": "h2o"}, 4, 1),
        ("SH", {**DEALER, **SHUFFLE_DECK}, 0, 1),
        ("C1", {**DEALER, **SHUFFLE_DECK}, 0, 1),
        ("SW", {**DEALER, **SWAP_DECK}, 0, 1),
        ("T", {**DEALER, "deck": "mandavoshka"}, 0, 1),
    ],
)
def test_the_dealer_names_the_colour_of_a_black_card_of_his(
    code: str, rules: Options, drawn: int, mover: int
) -> None:
    """There is no challenge, and what moves hands moves none."""
    game = opened(code, 3, rules)
    dealer = game.state.dealer
    assert game.state.phase == StarterColour(dealer)
    table, happenings = step(game.state, ChooseColour(dealer, Colour.YELLOW))
    assert table.colour is Colour.YELLOW
    assert table.phase == Turn((dealer + mover) % 3)
    assert sum(event.count for event in happened(CardsDrawn, happenings)) == drawn
    assert counts(table)[dealer] == 6
    assert whole(table)


@pytest.mark.rule("dealer-last-card-starts", "plus10-zero")
def test_a_zero_of_the_dealers_that_carries_a_ten_hits() -> None:
    game = opened("0", 3, {"start": "dealer_card", "zero": "plus10"})
    assert counts(game.state)[first(game)] == 17
    assert game.state.phase == Turn((first(game) + 1) % 3)


@pytest.mark.rule("dealer-last-card-starts", "skip-play-again")
def test_a_skip_of_the_dealers_gives_the_dealer_another_turn_where_skips_do() -> None:
    game = opened("S", 3, {"start": "dealer_card", "skip_effect": "play_again"})
    assert game.state.phase == Turn(game.state.dealer)


@pytest.mark.rule("dealer-last-card-starts", "draw2-transfer-no-sum")
def test_a_draw_two_of_the_dealers_may_be_answered() -> None:
    game = opened("+2", 3, {"start": "dealer_card", "draw2_answer": "transfer"})
    assert isinstance(game.state.phase, Answer)
    assert (game.state.phase.seat, game.state.phase.hit.source) == (first(game), game.state.dealer)


@pytest.mark.rule("dealer-last-card-starts", "intervention-not-at-start")
def test_the_dealers_card_is_no_starter_and_may_be_jumped_in_on() -> None:
    rules = {"start": "dealer_card", "intervention": "colours"}
    game = new_where(
        lambda game: (
            starter(game).card.face is Face.SIX
            and any(starter(game).card in hand for hand in game.state.hands)
        ),
        4,
        rules,
    )
    laid = starter(game).card
    twin = next(seat for seat in range(4) if laid in game.state.hands[seat])
    assert do(game.state, jump(twin, laid.code)).phase == Turn((twin + 1) % 4)


@pytest.mark.rule("start-free-lead")
@pytest.mark.parametrize("preset", ["game-101", "h2o-101", "mandavoshka-101"])
def test_a_free_lead_has_no_starter_and_any_card_for_the_first_move(preset: str) -> None:
    game = new_game(PRESETS[preset], 4, SEED)
    table = game.state
    assert not happened(StarterTurned, game.events)
    assert (table.discard_pile, table.top, table.colour) == ((), None, None)
    assert isinstance(table.phase, Turn)
    offers = legal_actions(table, table.phase.seat)
    plays = {offer.cards[0] for offer in offers if isinstance(offer, PlayCards)}
    assert plays == set(table.hands[table.phase.seat])


@pytest.mark.rule("start-free-lead")
def test_after_a_free_lead_the_next_card_must_follow() -> None:
    table = do(given("R5 B1 | G1 R2 | Y1 Y2", top=None, rules="game-101"), play("R5"))
    assert (table.colour, str(table.top)) == ("R", "R5")
    assert refused(table, play("G1")).reason is Reason.DOES_NOT_FIT
    assert do(table, play("R2")).phase == Turn(2)


@pytest.mark.rule("start-free-lead")
def test_a_black_opener_names_its_colour() -> None:
    table = given("W B1 R4 | G1 R2", top=None, rules="game-101")
    assert refused(table, play("W")).reason is Reason.COLOUR_NEEDED
    assert do(table, play("W", "G")).colour is Colour.GREEN


@pytest.mark.rule("start-free-lead", "intervention-not-at-start")
def test_the_opening_card_of_a_free_lead_may_be_jumped_in_on() -> None:
    rules = {"start": "free_lead", "intervention": "colours"}
    table = do(given("R5 B1 | G1 R2 | R5 Y2 Y3 | B4 B5", top=None, rules=rules), play("R5"))
    assert do(table, jump(2, "R5")).phase == Turn(3)


@pytest.mark.rule("start-free-lead", "wd4-legality-no-colour")
def test_a_four_that_leads_is_no_bluff_where_no_colour_is_in_force() -> None:
    table = do(given("W4 R1 | G1 G2 | Y1 Y2", top=None, rules={"start": "free_lead"}), play("W4", "R"))
    assert table.evidence is not None
    assert not table.evidence.guilty


@pytest.mark.rule("start-free-lead")
def test_who_draws_instead_of_leading_may_lead_with_the_drawn_card_alone() -> None:
    table = do(given("R5 B1 | G1 R2", top=None, draw="Y7", rules={"start": "free_lead"}), draw())
    assert table.phase == Turn(0, drawn=True)
    assert refused(table, play("R5")).reason is Reason.ONLY_DRAWN_CARD
    assert do(table, play("Y7")).colour is Colour.YELLOW
