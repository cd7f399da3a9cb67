"""Seats, the dealer, the deal, the starter, the first turn."""

from itertools import pairwise

import pytest

from bot.engine import (
    PRESETS,
    ChooseColour,
    Colour,
    DrawCard,
    Expire,
    Leave,
    Reason,
    Rules,
    SayReady,
    Step,
    new_game,
)
from bot.engine.cards import CARDS, Face, parse_cards
from bot.engine.dealing import refuse_seats, roll_off
from bot.engine.events import (
    CardsDrawn,
    ColourChosen,
    DealerDrawn,
    DrawReason,
    HandDealt,
    MatchStarted,
    RoundStarted,
    SeatSkipped,
    StarterTurned,
)
from bot.engine.phases import ClockKind, StarterColour, Turn
from tests.support.tables import (
    SEED,
    counts,
    do,
    expire,
    given,
    happened,
    new_where,
    play,
    refused,
    seed_number,
    step,
    whole,
)


def starter(game: Step) -> StarterTurned:
    return happened(StarterTurned, game.events)[0]


@pytest.mark.rule("players-2-10")
@pytest.mark.parametrize("seats", [-1, 0, 1, 11])
def test_a_game_for_too_few_or_too_many_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 10 players"):
        new_game(PRESETS["classic"], seats, SEED)


@pytest.mark.rule(
    "players-2-10", "deal-7", "deal-dealer-included", "piles-draw-and-discard", "start-flip-top"
)
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", range(2, 11))
def test_everybody_the_dealer_included_gets_seven(seats: int, preset: str) -> None:
    table = new_where(lambda game: starter(game).card.face.number is not None, seats, preset).state
    assert counts(table) == [7] * seats
    assert len(table.discard_pile) == 1
    assert len(table.draw_pile) == 108 - 7 * seats - 1
    assert whole(table)


@pytest.mark.rule("players-2-10")
@pytest.mark.parametrize(("deal", "seats"), [(3, 2), (10, 10)])
def test_other_deals_can_be_agreed(deal: int, seats: int) -> None:
    table = new_game(Rules(deal=deal, start="return_all"), seats, SEED).state
    assert counts(table) == [deal] * seats


@pytest.mark.rule("players-2-10")
def test_more_seats_than_the_deck_can_deal_are_refused() -> None:
    """Elsewhere a game was dealt with cards that did not exist."""
    greedy = PRESETS["classic"].model_copy(update={"deal": 11})
    assert refuse_seats(greedy, 10) == "108 cards cannot deal 11 to 10 players; deal fewer or use two packs"
    assert refuse_seats(greedy, 9) is None


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
def test_cards_drawn_for_the_deal_go_back_before_it() -> None:
    assert whole(new_game(PRESETS["classic"], 10, SEED).state)


@pytest.mark.rule("first-player-after-dealer", "direction-clockwise-initial")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_seat_after_the_dealer_moves_first(dealer: int) -> None:
    game = new_where(
        lambda game: game.state.dealer == dealer and starter(game).card.face.number is not None, seats=3
    )
    assert game.state.phase == Turn((dealer + 1) % 3)
    assert game.state.direction == 1


@pytest.mark.rule("dealer-rotates", "direction-clockwise-initial")
def test_the_deal_goes_round_clockwise_whatever_the_direction_was() -> None:
    dealers = [0]
    for _ in range(3):
        table = do(given("R5 | G1 G2 | Y1 Y2", direction=-1, dealer=dealers[-1]), play("R5"))
        dealers.append(do(table, *map(SayReady, range(3))).dealer)
    assert dealers == [0, 1, 2, 0]


@pytest.mark.rule("direction-clockwise-initial")
def test_every_round_starts_clockwise() -> None:
    table = do(given("R5 | G1 G2", rules={"start": "return_all"}, direction=-1), play("R5"))
    assert do(table, SayReady(0), SayReady(1)).direction == 1


@pytest.mark.rule("dealer-rotates")
def test_the_deal_passes_over_a_seat_that_was_left() -> None:
    table = do(given("R5 | G1 G2 | Y1 Y2", dealer=0), play("R5"), Leave(1))
    assert do(table, SayReady(0), SayReady(2)).dealer == 2
    table = do(given("R5 | G1 G2 | Y1 Y2", dealer=1), play("R5"), Leave(1))
    assert do(table, SayReady(0), SayReady(2)).dealer == 2


@pytest.mark.rule("start-effects-mattel")
@pytest.mark.parametrize(("seats", "ahead"), [(2, 0), (4, 2)])
def test_a_skip_as_starter_takes_the_first_players_turn(seats: int, ahead: int) -> None:
    game = new_where(lambda game: starter(game).card.face is Face.SKIP, seats)
    dealer = game.state.dealer
    assert game.state.phase == Turn((dealer + ahead) % seats)
    assert happened(SeatSkipped, game.events) == [SeatSkipped((dealer + 1) % seats)]


@pytest.mark.rule("start-effects-mattel")
@pytest.mark.parametrize(("seats", "ahead"), [(2, 0), (4, 2)])
def test_a_draw_two_as_starter_hits_the_first_player(seats: int, ahead: int) -> None:
    game = new_where(lambda game: starter(game).card.face is Face.DRAW_TWO, seats)
    first = (game.state.dealer + 1) % seats
    (drawn,) = happened(CardsDrawn, game.events)
    assert (drawn.seat, drawn.count, drawn.why) == (first, 2, DrawReason.STARTER)
    assert counts(game.state)[first] == 9
    assert game.state.phase == Turn((game.state.dealer + ahead) % seats)
    assert whole(game.state)


@pytest.mark.rule("start-effects-mattel")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_reverse_as_starter_lets_the_dealer_begin_and_play_run_backwards(seats: int) -> None:
    game = new_where(lambda game: starter(game).card.face is Face.REVERSE, seats)
    assert game.state.phase == Turn(game.state.dealer)
    assert game.state.direction == -1
    after = do(game.state, expire(ClockKind.TURN))
    assert after.phase == Turn((game.state.dealer - 1) % seats)


@pytest.mark.rule("start-effects-mattel", "start-special-returned-except-wild")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_wild_as_starter_lets_the_first_player_name_its_colour_and_play(seats: int, preset: str) -> None:
    """Elsewhere a colourless top was left on which nobody could play."""
    game = new_where(lambda game: starter(game).card.face is Face.WILD, seats, preset)
    first = (game.state.dealer + 1) % seats
    assert game.state.phase == StarterColour(first)
    assert game.state.colour is None
    assert counts(game.state) == [7] * seats
    table, happenings = step(game.state, ChooseColour(first, Colour.GREEN))
    assert happenings == (ColourChosen(first, Colour.GREEN),)
    assert (table.colour, table.phase) == (Colour.GREEN, Turn(first))


@pytest.mark.rule("start-effects-mattel")
def test_only_the_first_player_names_the_starters_colour() -> None:
    table = given("R5 B1 | G1 G2", top="W", asking=0)
    assert refused(table, ChooseColour(1, Colour.RED)).reason is Reason.NOT_YOUR_TURN
    for move in (DrawCard(0), play("R5"), SayReady(0)):
        assert refused(table, move).reason is Reason.NOT_NOW


@pytest.mark.rule("start-effects-mattel")
def test_a_four_as_starter_goes_back_into_the_pile() -> None:
    game = new_where(lambda game: any(card.face is Face.WILD_DRAW_FOUR for card in starter(game).returned), 3)
    assert starter(game).card.face is not Face.WILD_DRAW_FOUR
    assert set(starter(game).returned) == {CARDS["W4"]}
    assert sum(map(len, game.state.hands)) <= 23
    assert whole(game.state)


@pytest.mark.rule("start-special-returned-except-wild")
def test_quick_returns_every_action_card_without_effect() -> None:
    wanted = {Face.SKIP, Face.REVERSE, Face.DRAW_TWO, Face.WILD_DRAW_FOUR}
    seen: set[Face] = set()
    for number in range(150):
        game = new_game(PRESETS["quick"], 2, seed_number(number))
        seen |= {card.face for card in starter(game).returned}
        assert starter(game).card.face not in wanted
        assert game.state.direction == 1
        assert counts(game.state) == [7, 7]
        assert game.state.up == (game.state.dealer + 1) % 2
        assert whole(game.state)
    assert seen == wanted


@pytest.mark.rule("start-special-returned")
def test_every_special_starter_can_be_returned() -> None:
    rules = Rules(start="return_all")
    game = new_where(lambda game: len(starter(game).returned) >= 2, 3, rules)
    assert starter(game).card.face.number is not None
    assert all(card.face.number is None for card in starter(game).returned)
    assert counts(game.state) == [7, 7, 7]
    assert not happened(SeatSkipped, game.events)
    for card in starter(game).returned:
        assert card in game.state.draw_pile
    assert whole(game.state)


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


def test_the_same_seed_deals_the_same_game() -> None:
    assert new_game(PRESETS["classic"], 5, SEED) == new_game(PRESETS["classic"], 5, SEED)


def test_the_clock_of_the_starters_colour_names_one_and_lets_the_same_seat_play() -> None:
    table, happenings = step(given("R5 B1 | G1 G2", top="W", asking=1), expire(ClockKind.STARTER_COLOUR))
    assert happened(ColourChosen, happenings)[0].seat == 1
    assert table.colour in Colour
    assert table.phase == Turn(1)
    assert refused(table, Expire(1)).reason is Reason.NO_SUCH_CLOCK
