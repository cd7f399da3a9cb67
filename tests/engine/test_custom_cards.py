"""Custom cards: what a group writes on its blanks, block by block."""

from typing import Any

import pytest

from bot.engine import Colour, GameState, JumpIn, PlayCards, Reason, dump, legal_actions, load
from bot.engine.cards import CARDS
from bot.engine.custom_cards import Block, CustomCard
from bot.engine.events import (
    CardsDiscarded,
    CardsDrawn,
    DirectionReversed,
    DrawReason,
    HandsRotated,
    HandsShuffled,
    HandsSwapped,
    RoundEnded,
    SeatOut,
    SeatSkipped,
    UnoCalled,
)
from bot.engine.phases import Turn
from bot.engine.windows import windows
from tests.support.tables import (
    all_cards,
    choosing,
    counts,
    do,
    events,
    given,
    hand,
    hands,
    happened,
    play,
    refused,
    step,
)

NEXT_3 = Block(does="draw", amount=3, whom="next")
ALL_1 = Block(does="draw", amount=1, whom="all")
CHOSEN_2 = Block(does="draw", amount=2, whom="chosen")
SKIP, REVERSE, SWAP, ROTATE = (Block(does=does) for does in ("skip", "reverse", "swap", "rotate"))
SHUFFLE, COLOUR, DISCARD, AGAIN = (Block(does=does) for does in ("shuffle", "colour", "discard", "again"))
FOUR = "C1 B1 B2 | G1 G2 | Y1 Y2 | B4 B5"


def custom(*cards: tuple[Block, ...], **more: Any) -> dict[str, Any]:
    """Give rules whose first custom cards do these things."""
    defined = tuple(CustomCard(name=f"Card {number}", blocks=blocks) for number, blocks in enumerate(cards))
    return {"deck": "blank112", "blank": "custom", "custom_cards": defined} | more


def plays_of(table: GameState, code: str) -> list[PlayCards]:
    seat = table.phase.seat
    found = [action for action in legal_actions(table, seat) if isinstance(action, PlayCards)]
    return [action for action in found if action.cards == (CARDS[code],)]


@pytest.mark.rule("blank-custom")
@pytest.mark.parametrize("code", ["C1", "C2", "C3", "C4"])
def test_a_blank_without_a_definition_is_a_plain_wild(code: str) -> None:
    table = given(f"{code} R1 B2 | G1 G2 | Y1 Y2", rules=custom())
    assert refused(table, play(code)).reason is Reason.COLOUR_NEEDED
    assert [action.choices for action in plays_of(table, code)] == [choosing(colour) for colour in Colour]
    assert do(table, play(code, "G")).colour is Colour.GREEN
    assert do(table, play(code, "G")).phase == Turn(1)


@pytest.mark.rule("blank-custom")
@pytest.mark.parametrize(("blocks", "colour"), [((COLOUR, SKIP), "G"), ((SKIP,), "R"), ((), "G")])
def test_a_custom_card_goes_on_any_card_and_names_a_colour_where_its_text_says_so(
    blocks: tuple[Block, ...], colour: str
) -> None:
    table = given("C1 R1 B2 | G1 G2 | Y1 Y2", rules=custom(blocks), top="R9")
    assert do(table, play("C1", "G")).colour == colour
    if colour == "G":
        assert refused(table, play("C1")).reason is Reason.COLOUR_NEEDED


@pytest.mark.rule("blank-custom")
@pytest.mark.parametrize(
    ("blocks", "target", "drawn"),
    [
        ((NEXT_3,), None, [(1, 3)]),
        ((ALL_1,), None, [(1, 1), (2, 1), (3, 1)]),
        ((CHOSEN_2,), 2, [(2, 2)]),
        ((NEXT_3, ALL_1), None, [(1, 3), (1, 1), (2, 1), (3, 1)]),
        ((REVERSE, NEXT_3), None, [(3, 3)]),
    ],
)
def test_a_drawing_block_deals_at_once(
    blocks: tuple[Block, ...], target: int | None, drawn: list[tuple[int, int]]
) -> None:
    """No answer, no deflection and no twin: the card has already done what it does."""
    rules = custom(
        blocks, reverse_deflect=True, intervention="colours_and_wild", draw2_answer="progressive_mixed"
    )
    table, happenings = step(given(FOUR, rules=rules), play("C1", target=target))
    found = happened(CardsDrawn, happenings)
    assert [(event.seat, event.count) for event in found] == drawn
    assert {event.why for event in found} == {DrawReason.CUSTOM}
    assert isinstance(table.phase, Turn)


@pytest.mark.rule("blank-custom", "intervention")
def test_nobody_jumps_in_on_a_custom_card() -> None:
    rules = custom((SKIP,), (SKIP,), intervention="colours_and_wild", packs=2)
    table = do(given("C1 B1 B2 | G1 G2 | C1 Y2", rules=rules), play("C1"))
    assert refused(table, JumpIn(2, (CARDS["C1"],))).reason is Reason.NOT_THE_TWIN


@pytest.mark.rule("blank-custom")
@pytest.mark.parametrize(
    ("blocks", "skipped", "direction", "next_up"),
    [
        ((SKIP,), [1], 1, 2),
        ((SKIP, SKIP), [1, 2], 1, 3),
        ((REVERSE,), [], -1, 3),
        ((REVERSE, SKIP), [3], -1, 2),
        ((AGAIN,), [], 1, 0),
        ((REVERSE, AGAIN), [], -1, 0),
        ((AGAIN, REVERSE), [], -1, 0),
        ((SKIP, AGAIN), [1], 1, 0),
        ((COLOUR,), [], 1, 1),
    ],
)
def test_blocks_that_move_the_turn_act_in_order(
    blocks: tuple[Block, ...], skipped: list[int], direction: int, next_up: int
) -> None:
    table, happenings = step(given(FOUR, rules=custom(blocks)), play("C1", "G"))
    assert [event.seat for event in happened(SeatSkipped, happenings)] == skipped
    assert len(happened(DirectionReversed, happenings)) == blocks.count(REVERSE)
    assert (table.direction, table.phase) == (direction, Turn(next_up))


@pytest.mark.rule("blank-custom", "reverse-two-player-skip")
@pytest.mark.parametrize("blocks", [(REVERSE,), (SKIP,), (AGAIN,)])
def test_with_two_players_each_of_them_brings_the_turn_back(blocks: tuple[Block, ...]) -> None:
    assert do(given("C1 B1 B2 | G1 G2", rules=custom(blocks)), play("C1")).phase == Turn(0)


@pytest.mark.rule("blank-custom")
@pytest.mark.parametrize(
    ("blocks", "target", "kind", "after"),
    [
        ((SWAP,), 2, HandsSwapped, "Y1 Y2 | G1 G2 | B1 B2 | B4 B5"),
        ((ROTATE,), None, HandsRotated, "B4 B5 | B1 B2 | G1 G2 | Y1 Y2"),
        ((REVERSE, ROTATE), None, HandsRotated, "G1 G2 | Y1 Y2 | B4 B5 | B1 B2"),
        ((ROTATE, SWAP), 1, HandsRotated, "B1 B2 | B4 B5 | G1 G2 | Y1 Y2"),
    ],
)
def test_blocks_that_move_hands(
    blocks: tuple[Block, ...], target: int | None, kind: type[object], after: str
) -> None:
    table, happenings = step(given(FOUR, rules=custom(blocks)), play("C1", target=target))
    assert len(happened(kind, happenings)) == 1
    assert hands(table) == after


@pytest.mark.rule("blank-custom")
def test_a_shuffling_block_deals_all_hands_anew_from_the_next_player_on() -> None:
    table, happenings = step(given("C1 B1 | G1 G2 G3 | Y1 Y2", rules=custom((SHUFFLE,))), play("C1"))
    assert happened(HandsShuffled, happenings) == [HandsShuffled(0)]
    assert counts(table) == [2, 2, 2]


@pytest.mark.rule("blank-custom")
@pytest.mark.parametrize("blocks", [(SWAP,), (SKIP, CHOSEN_2)])
def test_a_block_that_needs_somebody_asks_for_a_seat(blocks: tuple[Block, ...]) -> None:
    table = given(FOUR, rules=custom(blocks))
    refusal = refused(table, play("C1"))
    assert (refusal.reason, refusal.rule) == (Reason.TARGET_NEEDED, "blank-custom")
    for nobody in (0, 4, -1):
        assert refused(table, play("C1", target=nobody)).reason is Reason.BAD_TARGET
    assert [action.choices.target for action in plays_of(table, "C1")] == [1, 2, 3]


@pytest.mark.rule("blank-custom")
def test_a_discarding_block_throws_off_a_colour_under_the_top_card() -> None:
    before = given("C1 B1 B2 R1 G1 | G3 G2", rules=custom((DISCARD,)))
    assert refused(before, play("C1")).reason is Reason.DISCARD_NEEDED
    table, happenings = step(before, play("C1", discard="B"))
    assert happened(CardsDiscarded, happenings) == [
        CardsDiscarded(0, Colour.BLUE, (CARDS["B1"], CARDS["B2"]))
    ]
    assert (hand(table, 0), str(table.top), table.phase) == ("R1 G1", "C1", Turn(1))
    assert all_cards(table) == all_cards(before)


@pytest.mark.rule("blank-custom")
def test_a_colour_that_is_not_held_is_thrown_off_in_vain() -> None:
    table, happenings = step(given("C1 B1 B2 | G3 G2", rules=custom((DISCARD,))), play("C1", discard="Y"))
    assert (hand(table, 0), happened(CardsDiscarded, happenings)) == ("B1 B2", [])


@pytest.mark.rule("blank-custom", "finish-forms")
@pytest.mark.parametrize("blocks", [(DISCARD,), (DISCARD, SWAP), (DISCARD, ROTATE), (DISCARD, SHUFFLE)])
def test_who_throws_off_the_whole_hand_is_out_and_no_hand_moves_any_more(blocks: tuple[Block, ...]) -> None:
    target = 1 if SWAP in blocks else None
    table, happenings = step(
        given("C1 B1 B2 | G3 G2 | Y1", rules=custom(blocks)), play("C1", discard="B", target=target)
    )
    assert happened(SeatOut, happenings) == [SeatOut(0)]
    assert hands(table) == " | G3 G2 | Y1"
    assert table.score.rounds_won == (1, 0, 0)


@pytest.mark.rule("blank-custom", "finish-forms")
def test_the_blocks_after_the_one_that_emptied_the_hand_still_act_on_the_others() -> None:
    table = given("C1 B1 B2 | G3 G2 | Y1", rules=custom((DISCARD, NEXT_3, ALL_1)))
    (ended,) = happened(RoundEnded, events(table, play("C1", discard="B")))
    assert [len(held) for held in ended.hands] == [0, 6, 2]


@pytest.mark.rule("blank-custom", "uno-call")
@pytest.mark.parametrize("called", [True, False])
def test_who_throws_off_all_but_one_card_has_to_call(called: bool) -> None:
    table, happenings = step(
        given("C1 B1 B2 R1 | G3 G2", rules=custom((DISCARD,))), play("C1", discard="B", uno=called)
    )
    assert happened(UnoCalled, happenings) == ([UnoCalled(0)] if called else [])
    assert [window.seat for window in windows(table)] == ([] if called else [0])


@pytest.mark.rule("blank-custom", "last-card-draws-count", "finish-forms")
@pytest.mark.parametrize(
    ("blocks", "target", "held"),
    [
        ((NEXT_3, SWAP), None, [0, 5, 2]),
        ((CHOSEN_2, DISCARD), 2, [0, 2, 4]),
        ((CHOSEN_2, SHUFFLE), None, [0, 2, 2]),
        ((CHOSEN_2, ROTATE), 17, [0, 2, 2]),
        ((CHOSEN_2, COLOUR), 0, [0, 2, 2]),
    ],
)
@pytest.mark.parametrize("counted", [True, False])
def test_a_last_custom_card_needs_no_choices_and_moves_nothing_but_may_make_others_draw(
    blocks: tuple[Block, ...], target: int | None, held: list[int], counted: bool
) -> None:
    """A seat that does not exist broke the game off when nothing was asked for any more."""
    table = given("C1 | G1 G2 | Y1 Y2", rules=custom(blocks, last_draw_counts=counted))
    (ended,) = happened(RoundEnded, events(table, play("C1", target=target)))
    assert [len(cards) for cards in ended.hands] == (held if counted else [0, 2, 2])
    assert ended.winners == (0,)


@pytest.mark.rule("blank-custom", "actions-may-be-inert")
def test_an_inert_custom_card_only_names_a_colour() -> None:
    rules = custom((SWAP, NEXT_3, DISCARD), actions="inert", challenge=False)
    table = given(FOUR, rules=rules)
    assert do(table, play("C1", "G")).phase == Turn(1)
    assert hands(do(table, play("C1", "G"))) == "B1 B2 | G1 G2 | Y1 Y2 | B4 B5"


@pytest.mark.rule("blank-custom")
def test_every_kind_of_custom_card_does_what_its_own_definition_says() -> None:
    rules = custom((NEXT_3,), (ALL_1,), (SKIP,), (AGAIN,))
    found = [
        (counts(table), table.phase)
        for table in (
            do(given(FOUR.replace("C1", code), rules=rules), play(code)) for code in ("C1", "C2", "C3", "C4")
        )
    ]
    assert found == [
        ([2, 5, 2, 2], Turn(1)),
        ([2, 3, 3, 3], Turn(1)),
        ([2, 2, 2, 2], Turn(2)),
        ([2, 2, 2, 2], Turn(0)),
    ]


@pytest.mark.rule("blank-custom")
def test_a_stored_game_knows_its_custom_cards_again() -> None:
    table = load(dump(given(FOUR, rules=custom((NEXT_3, SKIP)))))
    assert (counts(do(table, play("C1"))), do(table, play("C1")).phase) == ([2, 5, 2, 2], Turn(2))
