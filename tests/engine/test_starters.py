"""The first card: which ones go back, what the others do, and who names a colour, in every way to begin."""

from typing import Any

import pytest

from bot.engine import (
    ChooseColour,
    Colour,
    DrawCard,
    Expire,
    Reason,
    Rules,
    SayReady,
    Standing,
    legal_actions,
    new_game,
)
from bot.engine.cards import Face
from bot.engine.dealing import deck_of
from bot.engine.events import (
    CardsDrawn,
    ColourChosen,
    DirectionReversed,
    DrawReason,
    SeatSkipped,
)
from bot.engine.phases import Answer, ClockKind, StarterColour, Turn
from tests.support.openings import SHUFFLE_DECK, SWAP_DECK, Options, ahead, first, opened, starter
from tests.support.tables import (
    SEED,
    counts,
    do,
    events,
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

MATTEL: Options = {"start": "effects_mattel"}
OLD: Options = {"start": "effects_2000s", "challenge": False}
LEGACY: Options = {"start": "effects_legacy"}
EVERY_DECK = ("classic108", "blank112", "swap112", "shuffle112", "h2o", "mandavoshka")


@pytest.mark.rule("start-effects-mattel")
@pytest.mark.parametrize("rules", [MATTEL, OLD])
@pytest.mark.parametrize(("seats", "mover"), [(2, 0), (4, 2)])
def test_a_skip_as_starter_takes_the_first_players_turn(seats: int, mover: int, rules: Options) -> None:
    game = opened("S", seats, rules)
    assert game.state.phase == Turn((game.state.dealer + mover) % seats)
    assert happened(SeatSkipped, game.events) == [SeatSkipped(first(game))]


@pytest.mark.rule("start-effects-mattel")
@pytest.mark.parametrize("rules", [MATTEL, OLD])
@pytest.mark.parametrize(("seats", "mover"), [(2, 0), (4, 2)])
def test_a_draw_two_as_starter_hits_the_first_player(seats: int, mover: int, rules: Options) -> None:
    game = opened("+2", seats, rules)
    (drawn,) = happened(CardsDrawn, game.events)
    assert (drawn.seat, drawn.count, drawn.why) == (first(game), 2, DrawReason.STARTER)
    assert counts(game.state)[first(game)] == 9
    assert game.state.phase == Turn((game.state.dealer + mover) % seats)
    assert whole(game.state)


@pytest.mark.rule("start-effects-mattel", "start-effects-legacy")
@pytest.mark.parametrize(
    ("rules", "seats", "mover"),
    [(MATTEL, 2, 0), (MATTEL, 4, 0), (OLD, 2, 0), (OLD, 4, 3), (LEGACY, 2, 0), (LEGACY, 4, 3)],
)
def test_a_reverse_as_starter_makes_play_run_the_other_way(rules: Options, seats: int, mover: int) -> None:
    """The dealer begins on the current sheet, the seat on his right on the older ones and in the blog."""
    game = opened("R", seats, rules)
    assert game.state.direction == -1
    assert happened(DirectionReversed, game.events) == [DirectionReversed(-1)]
    assert isinstance(game.state.phase, Turn)
    assert ahead(game, game.state.phase.seat) == mover
    after = do(game.state, expire(ClockKind.TURN))
    assert after.phase == Turn((game.state.dealer + mover - 1) % seats)


@pytest.mark.rule("start-effects-mattel", "start-special-returned-except-wild")
@pytest.mark.parametrize("rules", ["classic", "quick"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_wild_as_starter_lets_the_first_player_name_its_colour_and_play(seats: int, rules: Options) -> None:
    """Elsewhere a colourless top was left on which nobody could play."""
    game = opened("W", seats, rules)
    assert game.state.phase == StarterColour(first(game))
    assert game.state.colour is None
    assert counts(game.state) == [7] * seats
    table, happenings = step(game.state, ChooseColour(first(game), Colour.GREEN))
    assert happenings == (ColourChosen(first(game), Colour.GREEN),)
    assert (table.colour, table.phase) == (Colour.GREEN, Turn(first(game)))


@pytest.mark.rule("start-effects-mattel")
@pytest.mark.parametrize(
    ("code", "rules"),
    [
        ("SH", SHUFFLE_DECK),
        ("C1", SHUFFLE_DECK),
        ("C2", SHUFFLE_DECK),
        ("SW", SWAP_DECK),
        ("T", {"deck": "mandavoshka"}),
    ],
)
def test_every_other_card_without_a_number_counts_as_a_wild(code: str, rules: Options) -> None:
    """The first player only names the colour: no hand moves and nobody draws."""
    game = opened(code, 3, rules)
    assert game.state.phase == StarterColour(first(game))
    hands = game.state.hands
    table, happenings = step(game.state, ChooseColour(first(game), Colour.BLUE))
    assert happenings == (ColourChosen(first(game), Colour.BLUE),)
    assert (table.colour, table.phase, table.hands) == (Colour.BLUE, Turn(first(game)), hands)


ACTIONS = {Face.SKIP, Face.REVERSE, Face.DRAW_TWO}
WILDS = {
    Face.WILD,
    Face.TRUMP,
    Face.SWAP_HANDS,
    Face.SHUFFLE_HANDS,
    Face.CUSTOM_ONE,
    Face.CUSTOM_TWO,
    Face.CUSTOM_THREE,
    Face.CUSTOM_FOUR,
}
TENS = {Face.DRAW_TEN, Face.DOWNPOUR_ONE, Face.DOWNPOUR_TWO}
FOUR = {Face.WILD_DRAW_FOUR}


@pytest.mark.rule("start-special-returned", "start-special-returned-except-wild", "start-effects-mattel")
@pytest.mark.parametrize(
    ("start", "goes_back"),
    [
        ("return_all", ACTIONS | WILDS | FOUR | TENS),
        ("return_except_wild", ACTIONS | FOUR | TENS),
        ("effects_mattel", FOUR | TENS),
        ("effects_2000s", WILDS | FOUR | TENS),
        ("effects_legacy", TENS),
    ],
)
@pytest.mark.parametrize(
    ("deck", "blank"), [*((deck, "custom") for deck in EVERY_DECK), ("blank112", "plus10")]
)
def test_each_way_to_begin_returns_faces_of_its_own(
    start: str, goes_back: set[Face], deck: str, blank: str
) -> None:
    """What goes back lies in the draw pile, and nobody feels it."""
    blanks = {"blank": blank} if deck in ("blank112", "swap112", "shuffle112") else {}
    rules = Rules(start=start, deck=deck, **blanks)
    in_deck = {printed.face for printed in deck_of(rules)}
    turned: set[Face] = set()
    returned: set[Face] = set()
    for number in range(400):
        game = new_game(rules, 2, seed_number(number))
        shown = starter(game)
        turned.add(shown.card.face)
        returned |= {back.face for back in shown.returned}
        assert all(back in game.state.draw_pile for back in shown.returned) or happened(
            CardsDrawn, game.events
        )
    assert returned == goes_back & in_deck
    assert not turned & goes_back
    assert turned <= in_deck - goes_back


@pytest.mark.rule("start-special-returned")
def test_what_was_returned_does_nothing_and_is_not_lost() -> None:
    game = new_where(lambda game: len(starter(game).returned) >= 2, 3, {"start": "return_all"})
    assert starter(game).card.face.number is not None
    assert counts(game.state) == [7, 7, 7]
    assert game.state.phase == Turn(first(game))
    assert game.state.direction == 1
    assert not happened(SeatSkipped, game.events)
    assert not happened(CardsDrawn, game.events)
    assert whole(game.state)


@pytest.mark.rule("start-special-returned", "plus10-zero")
@pytest.mark.parametrize("start", ["return_all", "effects_mattel", "effects_legacy"])
def test_a_zero_that_carries_a_ten_is_returned(start: str) -> None:
    rules = Rules(start=start, zero="plus10")
    returned = set()
    for number in range(60):
        game = new_game(rules, 2, seed_number(number))
        assert starter(game).card.face is not Face.ZERO
        returned |= {back.face for back in starter(game).returned}
    assert Face.ZERO in returned


@pytest.mark.rule("start-special-returned")
def test_the_deal_begins_anew_when_no_card_that_is_left_will_do() -> None:
    """Ten seats and ten cards each leave four of the smallest deck, which can all be special."""
    rules = Rules(start="return_all", deck="ultra104", deal=10)
    again = 0
    for number in range(300):
        game = new_game(rules, 10, seed_number(number))
        drawn_for_the_deal, dealt, put_back = 1, 1, bool(starter(game).returned)
        again += game.state.shuffles > drawn_for_the_deal + dealt + put_back
        assert starter(game).card.face.number is not None
        assert counts(game.state) == [10] * 10
        assert whole(game.state)
    assert again


@pytest.mark.rule("start-effects-mattel")
def test_only_the_first_player_names_the_starters_colour() -> None:
    table = given("R5 B1 | G1 G2", top="W", asking=0)
    assert refused(table, ChooseColour(1, Colour.RED)).reason is Reason.NOT_YOUR_TURN
    for move in (DrawCard(0), play("R5"), SayReady(0)):
        assert refused(table, move).reason is Reason.NOT_NOW
    assert legal_actions(table, 1) == []


def test_the_clock_of_the_starters_colour_names_one_and_lets_the_same_seat_play() -> None:
    table, happenings = step(given("R5 B1 | G1 G2", top="W", asking=1), expire(ClockKind.STARTER_COLOUR))
    assert happened(ColourChosen, happenings)[0].seat == 1
    assert table.colour in Colour
    assert table.phase == Turn(1)
    assert refused(table, Expire(1)).reason is Reason.NO_SUCH_CLOCK


@pytest.mark.rule("start-effects-legacy")
@pytest.mark.parametrize("code", ["W", "W4"])
def test_the_dealer_names_the_colour_of_a_black_starter(code: str) -> None:
    game = opened(code, 3, LEGACY)
    dealer = game.state.dealer
    assert game.state.phase == StarterColour(dealer)
    assert refused(game.state, ChooseColour(first(game), Colour.RED)).seat == dealer
    table = do(game.state, ChooseColour(dealer, Colour.BLUE))
    assert (table.colour, table.phase) == (Colour.BLUE, Turn(first(game)))
    assert counts(table)[first(game)] == (11 if code == "W4" else 7)
    assert sum(counts(table)) == 21 + (4 if code == "W4" else 0)


@pytest.mark.rule("start-effects-legacy")
def test_there_is_no_challenge_of_a_starting_four() -> None:
    game = opened("W4", 3, LEGACY)
    table = do(game.state, ChooseColour(game.state.dealer, Colour.BLUE))
    assert table.evidence is None
    assert not isinstance(table.phase, Answer)


@pytest.mark.rule("start-effects-legacy")
@pytest.mark.parametrize(
    ("hit", "mover"), [("skip_turn", 2), ("draw_then_play", 1)], ids=["loses the turn", "plays then"]
)
def test_a_legacy_draw_two_falls_on_the_first_player_as_if_played(hit: str, mover: int) -> None:
    game = opened("+2", 3, {"start": "effects_legacy", "hit": hit})
    assert counts(game.state)[first(game)] == 9
    assert isinstance(game.state.phase, Turn)
    assert ahead(game, game.state.phase.seat) == mover


@pytest.mark.rule("start-effects-legacy")
def test_a_legacy_draw_two_may_be_answered_where_draw_twos_are() -> None:
    game = opened("+2", 3, "draw-and-go")
    assert isinstance(game.state.phase, Answer)
    assert game.state.phase.seat == first(game)
    held = {"is": "Answer", "seat": 0, "hit": {"amount": 2, "source": 2, "card": "R+2"}}
    table = given("G+2 B1 | Y1 Y2 | B4 B5", top="R+2", rules="draw-and-go", phase=held, laid_by=None)
    after = do(table, play("G+2", uno=True), expire(ClockKind.ANSWER))
    assert (after.phase, counts(after)) == (Turn(1), [1, 4, 2])


@pytest.mark.rule("start-effects-legacy")
@pytest.mark.parametrize(
    ("rescue", "phase"), [("none", Turn), ("any_skip", Answer)], ids=["skipped", "may be rescued"]
)
def test_a_legacy_skip_falls_on_the_first_player_as_if_played(rescue: str, phase: type[Any]) -> None:
    game = opened("S", 3, {"start": "effects_legacy", "skip_rescue": rescue})
    assert type(game.state.phase) is phase
    assert game.state.phase.seat == (first(game) if phase is Answer else (first(game) + 1) % 3)


@pytest.mark.rule("actions-may-be-inert")
@pytest.mark.parametrize("start", ["effects_mattel", "effects_2000s", "effects_legacy", "dealer_card"])
@pytest.mark.parametrize("code", ["S", "R", "+2"])
def test_an_inert_starter_does_nothing(code: str, start: str) -> None:
    game = opened(code, 3, {"start": start, "actions": "inert", "challenge": False})
    assert (game.state.phase, game.state.direction) == (Turn(first(game)), 1)
    assert not happened(CardsDrawn, game.events)


@pytest.mark.rule("actions-may-be-inert", "start-effects-legacy")
def test_an_inert_four_as_starter_only_has_its_colour_named() -> None:
    game = opened("W4", 3, {"start": "effects_legacy", "actions": "inert", "challenge": False})
    happenings = events(game.state, ChooseColour(game.state.dealer, Colour.RED))
    assert [type(event) for event in happenings] == [ColourChosen]


@pytest.mark.rule("colour-circle", "start-effects-mattel")
def test_the_first_player_sets_the_wheel_where_no_colour_is_in_force() -> None:
    game = opened("W", 3, {"wild_colour": "circle"})
    assert game.state.phase == StarterColour(first(game))
    assert do(game.state, ChooseColour(first(game), Colour.RED)).colour is Colour.RED


@pytest.mark.parametrize("start", ["effects_mattel", "effects_legacy", "dealer_card", "free_lead"])
def test_everybody_plays_in_the_first_turn(start: str) -> None:
    game = new_game(Rules(start=start), 5, SEED)
    assert game.state.standing == (Standing.PLAYING,) * 5
    assert game.state.fresh == {0, 1, 2, 3, 4}
