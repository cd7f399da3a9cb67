"""Seats, the draw for the deal, and the deal."""

from itertools import pairwise

import pytest

from bot.engine import PRESETS, Rules, SayReady, Step, new_game
from bot.engine.cards import parse_cards
from bot.engine.dealing import deck_of, refuse_seats, roll_off
from bot.engine.events import CardsDrawn, DealerDrawn, HandDealt, MatchStarted, RoundStarted, StarterTurned
from bot.engine.phases import Turn
from tests.support.tables import (
    SEED,
    counts,
    do,
    events,
    given,
    happened,
    new_where,
    play,
    seed_number,
    whole,
)


def quiet(game: Step) -> bool:
    """Tell whether the first turn has come and the starter, if there is one, has done nothing."""
    return type(game.state.phase) is Turn and not happened(CardsDrawn, game.events)


@pytest.mark.rule("players-2-10")
@pytest.mark.parametrize("seats", [-1, 0, 1, 11])
def test_a_game_for_too_few_or_too_many_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 10 players"):
        new_game(PRESETS["classic"], seats, SEED)


@pytest.mark.rule(
    "players-2-10", "deal-7", "deal-dealer-included", "piles-draw-and-discard", "start-flip-top"
)
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 7, 10])
def test_everybody_the_dealer_included_gets_what_the_preset_deals(seats: int, preset: str) -> None:
    rules = PRESETS[preset]
    table = new_where(quiet, seats, preset).state
    turned_up = 0 if rules.start == "free_lead" else 1
    assert counts(table) == [rules.deal] * seats
    assert len(table.discard_pile) == turned_up
    assert len(table.draw_pile) == len(deck_of(rules)) - rules.deal * seats - turned_up
    assert whole(table)


@pytest.mark.parametrize(
    ("preset", "deal"),
    [
        pytest.param("classic", 7, marks=pytest.mark.rule("deal-7")),
        pytest.param("six-card", 6, marks=pytest.mark.rule("deal-6")),
        pytest.param("game-101", 5, marks=pytest.mark.rule("deal-5")),
    ],
)
def test_a_preset_deals_hands_of_its_own_size(preset: str, deal: int) -> None:
    table = new_where(quiet, 4, preset).state
    assert counts(table) == [deal] * 4
    assert bool(table.discard_pile) == (preset != "game-101")


@pytest.mark.rule("players-2-10")
@pytest.mark.parametrize("deal", range(3, 11))
@pytest.mark.parametrize("seats", [2, 10])
def test_other_deals_can_be_agreed(deal: int, seats: int) -> None:
    table = new_game(Rules(deal=deal, start="return_all"), seats, SEED).state
    assert counts(table) == [deal] * seats


@pytest.mark.rule("players-2-10")
def test_more_seats_than_the_deck_can_deal_are_refused() -> None:
    """Elsewhere a game was dealt with cards that did not exist."""
    greedy = PRESETS["classic"].model_copy(update={"deal": 11})
    assert refuse_seats(greedy, 10) == "108 cards cannot deal 11 to 10 players; deal fewer or use two packs"
    assert refuse_seats(greedy, 9) is None
    assert refuse_seats(greedy.model_copy(update={"packs": 2}), 10) is None


@pytest.mark.rule("piles-draw-and-discard")
def test_the_cards_that_are_dealt_come_one_by_one_from_the_dealers_left() -> None:
    """The first card off the shuffled deck goes to the seat after the dealer, the next one to the next."""
    game = new_game(Rules(start="free_lead", deal=3), 3, SEED)
    first = (game.state.dealer + 1) % 3
    dealt = [event.seat for event in happened(HandDealt, game.events)]
    more = new_game(Rules(start="free_lead", deal=4), 3, SEED).state
    assert dealt == [0, 1, 2]
    assert game.state.draw_pile[-1] is more.hands[first][3]
    assert all(hand == longer[:3] for hand, longer in zip(game.state.hands, more.hands, strict=True))


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_seed_of_another_length_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        new_game(PRESETS["classic"], 2, bytes(size))


@pytest.mark.rule("dealer-high-draw")
def test_a_drawn_symbol_is_drawn_again_and_ties_draw_among_themselves() -> None:
    cards = iter(parse_cards("GS R4 B9 Y9 W R2 G8"))
    rolls, dealer = roll_off(cards, (0, 1, 2))
    assert [(seat, str(card)) for seat, card in rolls] == [
        (0, "GS"),
        (0, "R4"),
        (1, "B9"),
        (2, "Y9"),
        (1, "W"),
        (1, "R2"),
        (2, "G8"),
    ]
    assert dealer == 2


@pytest.mark.rule("dealer-high-draw")
@pytest.mark.parametrize("seats", [2, 3, 10])
def test_the_highest_number_drawn_deals(seats: int) -> None:
    dealers = set()
    for number in range(40):
        game = new_game(PRESETS["classic"], seats, seed_number(number))
        (drawn,) = happened(DealerDrawn, game.events)
        last = {seat: card.face.number for seat, card in drawn.rolls}
        highest = max(number for number in last.values() if number is not None)
        assert last[drawn.dealer] is not None
        assert {seat for seat, _ in drawn.rolls} == set(range(seats))
        assert last[drawn.dealer] == highest or len(drawn.rolls) > seats
        assert game.state.dealer == drawn.dealer
        dealers.add(drawn.dealer)
    assert len(dealers) > 1


@pytest.mark.rule("dealer-high-draw")
@pytest.mark.parametrize("preset", ["classic", "chaos", "mattel-112", "mandavoshka-101"])
def test_cards_drawn_for_the_deal_go_back_before_it(preset: str) -> None:
    game = new_game(PRESETS[preset], 10, SEED)
    assert happened(DealerDrawn, game.events)
    assert whole(game.state)


@pytest.mark.rule("dealer-high-draw")
def test_only_the_first_round_has_a_draw_for_the_deal() -> None:
    table = do(given("R5 | G1 G2"), play("R5"), SayReady(0))
    happenings = events(table, SayReady(1))
    assert happened(RoundStarted, happenings)
    assert not happened(DealerDrawn, happenings)


def test_a_new_game_tells_its_story_in_order() -> None:
    kinds = [type(event) for event in new_game(PRESETS["quick"], 3, SEED).events]
    assert kinds[:3] == [MatchStarted, DealerDrawn, RoundStarted]
    assert kinds[3:6] == [HandDealt] * 3
    assert kinds[6] is StarterTurned


def test_every_round_is_dealt_from_chance_of_its_own() -> None:
    table, deals = given("R5 | G1 G2"), []
    for _ in range(3):
        table = do(given("R5 | G1 G2", shuffles=table.shuffles), play("R5"), SayReady(0), SayReady(1))
        deals.append(table.hands)
    assert all(one != other for one, other in pairwise(deals))


@pytest.mark.parametrize("preset", PRESETS)
def test_the_same_seed_deals_the_same_game(preset: str) -> None:
    assert new_game(PRESETS[preset], 5, SEED) == new_game(PRESETS[preset], 5, SEED)
