"""Wild Swap Hands and Wild Shuffle Hands."""

import pytest

from bot.engine import CatchUno, Colour, GameState, Leave, PlayCards, Reason, legal_actions
from bot.engine.cards import CARDS
from bot.engine.events import HandsShuffled, HandsSwapped, SeatOut
from bot.engine.phases import RoundOver, Turn
from bot.engine.windows import windows
from tests.support.tables import (
    all_cards,
    choosing,
    counts,
    do,
    given,
    hand,
    hands,
    happened,
    play,
    refused,
    step,
    whole,
)

SWAP = {"deck": "swap112"}
SHUFFLE = {"deck": "shuffle112"}
TO_LAST = {"round_end": "to_last", "scoring": "none"}


def plays_of(table: GameState, code: str) -> list[PlayCards]:
    seat = table.phase.seat
    found = [action for action in legal_actions(table, seat) if isinstance(action, PlayCards)]
    return [action for action in found if action.cards == (CARDS[code],)]


@pytest.mark.rule("wild-swap-hands")
@pytest.mark.parametrize(
    ("target", "after"),
    [(1, "G1 G2 G3 | B1 B2 | Y1"), (2, "Y1 | G1 G2 G3 | B1 B2"), (None, "B1 B2 | G1 G2 G3 | Y1")],
)
def test_a_swap_card_exchanges_whole_hands_and_names_a_colour(target: int | None, after: str) -> None:
    """Its player may also leave the hands where they are."""
    before = given("SW B1 B2 | G1 G2 G3 | Y1", rules=SWAP)
    table, happenings = step(before, play("SW", "G", target=target))
    assert hands(table) == after
    assert happened(HandsSwapped, happenings) == ([] if target is None else [HandsSwapped(0, target)])
    assert (table.colour, table.phase) == (Colour.GREEN, Turn(1))
    assert all_cards(table) == all_cards(before)


@pytest.mark.rule("wild-swap-hands")
def test_every_colour_and_every_other_seat_can_be_chosen_for_a_swap() -> None:
    table = do(given("SW B1 B2 | G1 G2 | Y1 Y2 | B4 B5", rules=SWAP), Leave(3))
    chosen = [action.choices for action in plays_of(table, "SW")]
    assert chosen == [choosing(colour, seat) for colour in Colour for seat in (None, 1, 2)]
    assert refused(table, play("SW", None, target=1)).reason is Reason.COLOUR_NEEDED
    for nobody in (0, 3, 4, -1):
        refusal = refused(table, play("SW", "G", target=nobody))
        assert (refusal.reason, refusal.rule) == (Reason.BAD_TARGET, "wild-swap-hands")


@pytest.mark.rule("wild-swap-hands", "uno-call")
def test_the_uno_duty_moves_with_a_swapped_hand_but_no_call_does() -> None:
    """Whoever holds one card now must call; a call for the hand given away counts for nobody."""
    table = given("SW B1 | G1 G2 G3 | Y1", rules=SWAP, called=[2])
    swapped = do(table, play("SW", "G", target=1, uno=True))
    assert [window.seat for window in windows(swapped)] == [1]
    assert swapped.called == frozenset({2})
    assert counts(do(swapped, CatchUno(0))) == [3, 3, 1]
    both = do(table, play("SW", "G", target=2, uno=True))
    assert (sorted(window.seat for window in windows(both)), both.called) == ([0, 2], frozenset())


@pytest.mark.rule("wild-swap-hands", "finish-forms")
@pytest.mark.parametrize("target", [None, 1])
def test_a_last_swap_card_moves_nothing_and_wins(target: int | None) -> None:
    table, happenings = step(given("SW | G1 G2 | Y1", rules=SWAP), play("SW", target=target))
    assert happened(HandsSwapped, happenings) == []
    assert happened(SeatOut, happenings) == [SeatOut(0)]
    assert hands(table) == " | G1 G2 | Y1"


@pytest.mark.rule("wild-shuffle-hands")
@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize(
    ("cards", "sizes"),
    [
        ("SH B1 B2 | G1 G2 G3 G4 G5 | Y1 | R1 R2", [2, 3, 3, 2]),
        ("SH B1 B2 | G1 G2 G3 G4 | Y1 | R1", [2, 2, 2, 2]),
        ("SH B1 B2 | G1 G2 G3 G4 G5 G6 | Y1 | R1 R2", [2, 3, 3, 3]),
    ],
)
def test_all_hands_are_shuffled_and_dealt_evenly_from_the_next_player_on(
    cards: str, sizes: list[int], direction: int
) -> None:
    before = given(cards, rules=SHUFFLE, direction=direction)
    table, happenings = step(before, play("SH", "G"))
    expected = sizes if direction == 1 else [sizes[0], *reversed(sizes[1:])]
    assert counts(table) == expected
    assert happened(HandsShuffled, happenings) == [HandsShuffled(0)]
    held = sorted(str(card) for owned in table.hands for card in owned)
    assert held == sorted(cards.replace("SH", "").replace("|", "").split())
    assert whole(table)
    assert (table.colour, table.phase) == (Colour.GREEN, Turn(1 if direction == 1 else 3))


@pytest.mark.rule("wild-shuffle-hands")
def test_a_shuffle_depends_on_the_seed_and_on_how_often_chance_was_asked() -> None:
    cards = "SH B1 B2 B3 | G1 G2 G3 | Y1 Y2 Y3"
    once = [hands(do(given(cards, rules=SHUFFLE, shuffles=stream), play("SH", "G"))) for stream in range(6)]
    again = [hands(do(given(cards, rules=SHUFFLE, shuffles=stream), play("SH", "G"))) for stream in range(6)]
    assert once == again
    assert len(set(once)) > 1


@pytest.mark.rule("wild-shuffle-hands", "uno-call")
def test_everybody_left_with_one_card_by_a_shuffle_has_to_call() -> None:
    table = do(given("SH B1 | G1 G2 | Y1", rules=SHUFFLE, called=[2]), play("SH", "G", uno=True))
    assert counts(table) == [1, 2, 1]
    assert sorted(window.seat for window in windows(table)) == [0, 2]
    assert table.called == frozenset()


@pytest.mark.rule("wild-shuffle-hands", "play-to-last")
def test_only_players_still_in_the_round_take_part_in_a_shuffle() -> None:
    table = given(
        "SH B1 B2 B3 | G1 G2 | Y1 Y2 Y3 | ",
        rules=SHUFFLE | TO_LAST,
        standing=["playing", "playing", "playing", "out"],
        went_out=[3],
    )
    assert counts(do(table, play("SH", "G"))) == [2, 3, 3, 0]


@pytest.mark.rule("wild-shuffle-hands", "finish-forms")
def test_a_last_shuffle_card_wins_like_a_plain_wild() -> None:
    table, happenings = step(given("SH | G1 G2 | Y1", rules=SHUFFLE), play("SH"))
    assert happened(HandsShuffled, happenings) == []
    assert hands(table) == " | G1 G2 | Y1"
    assert table.score.rounds_won == (1, 0, 0)


@pytest.mark.rule("wild-shuffle-hands", "finish-forms")
def test_a_last_shuffle_card_may_also_deal_its_player_back_in() -> None:
    """The round goes on, so that a colour is needed after all."""
    table = given("SH | G1 G2 G3 G4 | Y1 Y2", rules=SHUFFLE | {"shuffle_last": "redeal"})
    assert refused(table, play("SH")).reason is Reason.COLOUR_NEEDED
    assert [action.choices.colour for action in plays_of(table, "SH")] == list(Colour)
    after, happenings = step(table, play("SH", "G"))
    assert (counts(after), after.phase, after.colour) == ([2, 2, 2], Turn(1), Colour.GREEN)
    assert happened(SeatOut, happenings) == []


@pytest.mark.rule("wild-shuffle-hands", "finish-forms")
def test_who_gets_no_card_of_a_last_shuffle_is_out_all_the_same() -> None:
    rules = SHUFFLE | {"shuffle_last": "redeal"}
    table, happenings = step(given("SH | G1 | Y1", rules=rules), play("SH", "G"))
    assert happened(SeatOut, happenings) == [SeatOut(0)]
    assert isinstance(table.phase, RoundOver)
    assert hand(table, 0) == ""
