"""Who deals the next round, and who opens it."""

import pytest

from bot.engine import (
    ChooseColour,
    Colour,
    GameState,
    Leave,
    Rules,
    SayReady,
    apply,
    new_game,
)
from bot.engine.events import DealerDrawn, RoundVoid
from bot.engine.phases import StarterColour, Turn
from tests.support.tables import (
    do,
    given,
    happened,
    new_where,
    play,
    seed_number,
    step,
)

RANDOM = {"opener": "random_then_winner", "start": "return_all"}
LAZY = {"opener": "winner_then_loser_deals", "start": "return_all", "scoring": "lazy", "target": 9}


def next_round(table: GameState) -> GameState:
    """Let everybody be ready."""
    return do(table, *map(SayReady, table.contenders()))


@pytest.mark.rule("first-player-after-dealer", "direction-clockwise-initial")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_seat_after_the_dealer_moves_first(dealer: int) -> None:
    game = new_where(lambda game: game.state.dealer == dealer, 3, {"start": "return_all"})
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
@pytest.mark.parametrize("rules", [{"start": "return_all"}, RANDOM, LAZY])
def test_every_round_starts_clockwise(rules: dict[str, object]) -> None:
    table = do(given("R5 | G1 G2", rules=rules, direction=-1), play("R5"))
    assert next_round(table).direction == 1


@pytest.mark.rule("dealer-rotates")
def test_the_deal_passes_over_a_seat_that_was_left() -> None:
    table = do(given("R5 | G1 G2 | Y1 Y2", dealer=0), play("R5"), Leave(1))
    assert do(table, SayReady(0), SayReady(2)).dealer == 2
    table = do(given("R5 | G1 G2 | Y1 Y2", dealer=1), play("R5"), Leave(1))
    assert do(table, SayReady(0), SayReady(2)).dealer == 2


@pytest.mark.rule("first-player-random-then-winner")
def test_chance_names_who_opens_the_first_game() -> None:
    """Nobody draws for the deal then; the marker lies with the seat before."""
    openers = set()
    for number in range(30):
        game = new_game(Rules(**RANDOM), 3, seed_number(number))
        assert not happened(DealerDrawn, game.events)
        assert isinstance(game.state.phase, Turn)
        assert game.state.dealer == (game.state.phase.seat - 1) % 3
        openers.add(game.state.phase.seat)
    assert openers == {0, 1, 2}


@pytest.mark.rule("first-player-random-then-winner")
@pytest.mark.parametrize("winner", [0, 1, 2])
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_winner_of_the_last_game_opens_the_next(winner: int, dealer: int) -> None:
    hands = ["G1 G2", "Y1 Y2", "B1 B2"]
    hands[winner] = "R5"
    table = next_round(do(given(" | ".join(hands), turn=winner, dealer=dealer, rules=RANDOM), play("R5")))
    assert table.phase == Turn(winner)
    assert table.dealer == (winner - 1) % 3


@pytest.mark.rule("first-player-random-then-winner")
def test_the_seat_after_a_winner_who_has_left_opens() -> None:
    table = do(given("G1 G2 | R5 | Y1 Y2", turn=1, rules=RANDOM), play("R5"), Leave(1))
    assert next_round(table).phase == Turn(2)


@pytest.mark.rule("first-player-random-then-winner")
def test_chance_names_the_opener_again_after_a_round_without_a_winner() -> None:
    openers = set()
    for number in range(20):
        table = given("R5 B1 | G1 G2 | -", rules=RANDOM, fresh=[0], seed=seed_number(number).hex(), queue=2)
        table, happenings = step(table, Leave(1))
        assert happened(RoundVoid, happenings)
        openers.add(next_round(table).phase)
    assert openers == {Turn(0), Turn(3), Turn(4)}


@pytest.mark.rule("score-lazy", "dealer-high-draw")
def test_the_first_lazy_game_is_opened_after_whoever_drew_highest() -> None:
    game = new_game(Rules(**LAZY), 3, seed_number(1))
    (drawn,) = happened(DealerDrawn, game.events)
    assert game.state.phase == Turn((drawn.dealer + 1) % 3)


@pytest.mark.rule("score-lazy")
@pytest.mark.parametrize(
    ("hands", "loser"),
    [("R5 | G1 | Y9 | BS", 3), ("R5 | W | Y9 | B1", 1), ("R5 | G9 | Y4 Y5 | B1", 2)],
)
def test_the_winner_opens_and_the_loser_deals(hands: str, loser: int) -> None:
    """The loser holds most card points, and of equals most cards."""
    table = next_round(do(given(hands, rules=LAZY), play("R5")))
    assert (table.phase, table.dealer) == (Turn(0), loser)


@pytest.mark.rule("score-lazy")
def test_chance_names_the_loser_among_equals() -> None:
    losers = set()
    for number in range(20):
        table = do(given("R5 | G9 | Y9 | B1", rules=LAZY, seed=seed_number(number).hex()), play("R5"))
        losers.add(next_round(table).dealer)
    assert losers == {1, 2}


@pytest.mark.rule("score-lazy")
def test_a_loser_and_a_winner_who_have_left_are_replaced_by_the_seats_after_them() -> None:
    table = do(given("R5 | G1 | Y2 | BS", rules=LAZY), play("R5"))
    assert next_round(do(table, Leave(3))).dealer == 0
    assert next_round(do(table, Leave(0))).phase == Turn(1)


@pytest.mark.rule("score-lazy")
def test_a_round_without_a_winner_passes_the_deal_on() -> None:
    table = given("R5 B1 | G1 G2 | -", rules=LAZY, fresh=[0], dealer=0, queue=2)
    table = next_round(do(table, Leave(1)))
    assert (table.dealer, table.phase) == (3, Turn(4))


@pytest.mark.rule("start-effects-mattel", "score-lazy")
def test_a_starter_acts_on_whoever_opens() -> None:
    """A black starter asks the winner for its colour, wherever the loser sits who has dealt."""
    rules = LAZY | {"start": "effects_mattel"}

    def dealt(number: int) -> GameState:
        table = given("G1 G2 | R5 | YS | B1", turn=1, rules=rules, seed=seed_number(number).hex())
        return next_round(do(table, play("R5")))

    table = next(found for found in map(dealt, range(200)) if isinstance(found.phase, StarterColour))
    assert (table.phase, table.dealer) == (StarterColour(1), 2)
    assert apply(table, ChooseColour(1, Colour.RED)).state.phase == Turn(1)


def test_a_round_that_nobody_won_has_no_winner_to_open() -> None:
    """The winner of a round before the void one does not open."""
    table = given("R5 B1 | G1 G2 | -", rules=LAZY, fresh=[0], dealer=1, queue=1, winner=0, loser=1)
    assert do(table, Leave(1)).winner is None
