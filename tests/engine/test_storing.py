"""Storing a match and reading it back."""

from pathlib import Path
from typing import Any, get_args

import orjson
import pytest

from bot.engine import (
    Action,
    CastVote,
    CatchUno,
    Choices,
    ChooseColour,
    Colour,
    Departure,
    Expire,
    Join,
    JumpIn,
    Leave,
    Motion,
    OpenVote,
    PlayCards,
    PutHand,
    apply,
    dump,
    dump_action,
    load,
    load_action,
)
from bot.engine.cards import CARDS
from bot.engine.custom_cards import Block, CustomCard
from bot.engine.phases import Answer, ClockKind, Hit, Matter, Phase
from bot.engine.storing import FORMAT
from tests.support.tables import accept, challenge, do, draw, expire, given, hands, jump, play

GOLDEN = Path(__file__).parents[1] / "golden"
GIFT = CustomCard(name="Gift", text="All others draw.", blocks=(Block(does="draw", whom="all"),))
TABLES = {
    "turn": given("R5 B1 | G1 G2"),
    "drawn": do(given("B1 B2 | G1 G2", draw="R8"), draw()),
    "drawing on": do(given("B1 B2 | G1 G2", draw="Y8 R8", rules={"draw": "to_match"}), draw()),
    "bluff": do(given("W4 R1 | G1 G2 | Y1"), play("W4", "G"), OpenVote(1, Motion.KICK, 2)),
    "last four": do(given("W4 | G1 G2"), play("W4", "G")),
    "skip": do(given("RS R1 | G1 G2 | Y1 Y2", rules="club"), play("RS")),
    "chain": do(given("R+2 R1 B1 | G+2 G1 | Y1 Y2", rules="chaos"), play("R+2"), play("G+2")),
    "held": do(given("R+2 R1 B1 | G+2 G1 | Y1 Y2", rules="house-rules"), play("R+2"), accept()),
    "only held": do(given("R+2 R1 B1 | G+2 G1 | Y1 Y2", rules={"intervention": "colours"}), play("R+2")),
    "window": do(given("R5 B1 | G1 G2"), play("R5"), expire(ClockKind.UNO_GRACE)),
    "endless window": do(given("R5 B1 | G1 G2", rules={"uno_window": 0, "uno_grace": 0}), play("R5")),
    "colour": given("R5 B1 | G1 G2", top="W", asking=1),
    "swap target": do(
        given("R7 B1 B2 | R7 G1 G2 | Y1", rules="house-rules"), play("R7", target=2), jump(1, "R7")
    ),
    "exchange": do(given("R5 B1 B2 | G1 G2 | Y1", rules="party"), play("R5", target=2, give="B1")),
    "hands": do(given("W4 B1 | G1 G2 | Y1 | Y2", rules="party"), play("W4", "G", uno=True), PutHand(2)),
    "ready": do(given("W4 B1 | G1 G2 | Y1", rules="club"), play("W4", "G"), accept()),
    "silence over a two": do(given("R2 B1 B2 | G1 G2", rules={"silence": "twos"}), play("R2")),
    "silence over a wild": do(given("W B1 B2 | G1 G2", rules={"silence": "black"}), play("W", "B")),
    "free lead": given("R5 B1 | G1 G2", top=None, rules="game-101"),
    "trump": do(given("T B1 B2 | G1 G2", rules="mandavoshka-101"), play("T")),
    "custom card": given(
        "C1 B1 | G1 G2", rules={"deck": "blank112", "blank": "custom", "custom_cards": (GIFT,)}
    ),
    "to the last": do(given("R5 | G1 G2 | Y1 Y2", rules="last-standing"), play("R5")),
    "second hand": do(given("R5 | G1 G2 | Y1 Y2", rules="marathon"), play("R5")),
    "partners": do(given("R5 B1 | G1 G2 | Y1 Y2 | Y3", rules={"partners": True}), Leave(2)),
    "dallied": do(given("R5 B1 | G1 G2"), expire(ClockKind.TURN)),
    "left": do(given("R5 B1 | G1 G2 | Y1 Y2"), Leave(1), Join()),
    "round over": do(given("R5 | G1 G2"), play("R5")),
    "eliminated": do(
        given("R5 | W W W W W4 W4 | W4 | Y2", rules={"scoring": "eliminate", "target": 300}), play("R5")
    ),
    "match over": do(given("R5 | G1 G2", rules="quick"), play("R5")),
    "two packs": given("R0 R0 | G1 G2", rules={"packs": 2, "deal": 5, "target": 300}),
}
FORMATS = orjson.loads((GOLDEN / "format-2.json").read_bytes())


@pytest.mark.parametrize("name", TABLES)
def test_a_stored_match_is_read_back_the_same(name: str) -> None:
    table = TABLES[name]
    text = orjson.dumps(dump(table))
    again = load(orjson.loads(text))
    assert again == table
    assert orjson.dumps(dump(again)) == text
    assert again.clocks == table.clocks


@pytest.mark.parametrize("name", TABLES)
def test_stored_cards_are_the_same_cards(name: str) -> None:
    """Cards are compared by identity; a second instance of one would match nothing after a restart."""
    again = load(orjson.loads(orjson.dumps(dump(TABLES[name]))))
    held = [*again.draw_pile, *again.discard_pile, *(card for hand in again.hands for card in hand)]
    assert all(card is CARDS[card.code] for card in held)
    assert again.colour is None or again.colour is Colour(again.colour)


def test_frozen_evidence_outlasts_a_restart() -> None:
    again = load(orjson.loads(orjson.dumps(dump(TABLES["bluff"]))))
    assert do(again, challenge()) == do(TABLES["bluff"], challenge())


def test_a_stored_match_names_its_format() -> None:
    assert dump(TABLES["turn"])["format"] == FORMAT


def test_a_newer_format_is_refused_kindly() -> None:
    with pytest.raises(ValueError, match=f"format {FORMAT + 1}; this program reads up to {FORMAT}"):
        load(dump(TABLES["turn"]) | {"format": FORMAT + 1})


def test_a_released_format_is_read() -> None:
    """Format 1 as it was released; never change that file."""
    table = load(orjson.loads((GOLDEN / "format-1.json").read_bytes()))
    assert table.phase == Answer(1, Hit(4, 0, CARDS["W4"], doubtful=True))
    assert hands(do(table, challenge())) == "R1 R7 R8 G5 G6 | G1 | Y1 Y2"
    assert len(table.matters) == 2
    assert orjson.loads(orjson.dumps(dump(load(dump(table))))) == dump(table)


@pytest.mark.parametrize("name", FORMATS)
def test_a_match_stored_in_this_format_is_read_and_goes_on(name: str) -> None:
    """Format 2 with every phase and matter, as it was released; never change what is in that file."""
    table = load(FORMATS[name])
    written = dump(table)
    assert {field: written[field] for field in FORMATS[name]} == FORMATS[name]
    for clock in table.clocks:
        assert apply(table, Expire(clock)).state.revision == table.revision + 1


def test_the_stored_matches_cover_every_phase_and_matter() -> None:
    tables = [load(stored) for stored in FORMATS.values()]
    assert {type(table.phase) for table in tables} == set(get_args(Phase))
    assert {type(matter) for table in tables for matter in table.matters} == set(get_args(Matter))
    assert any(table.agenda for table in tables)


ACTIONS: list[Action] = [
    PlayCards(0, (CARDS["W4"],), Choices(colour=Colour.RED), uno=True),
    JumpIn(1, (CARDS["R5"],), Choices(target=2, give=CARDS["B1"], discard=Colour.BLUE)),
    ChooseColour(0, Colour.GREEN),
    CatchUno(3),
    Leave(2, Departure.BANNED),
    OpenVote(0, Motion.KICK, 2),
    CastVote(1, 7, agree=False),
    Join(),
    Expire(12),
]


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: type(action).__name__)
def test_an_action_survives_the_log(action: Action) -> None:
    assert load_action(orjson.loads(orjson.dumps(dump_action(action)))) == action


@pytest.mark.parametrize("kind", get_args(Action))
def test_every_kind_of_action_can_be_stored(kind: Any) -> None:
    plain: dict[str, Any] = {
        "seat": 1,
        "cards": (CARDS["R5"],),
        "colour": Colour.RED,
        "motion": Motion.END,
        "vote": 3,
        "agree": True,
        "clock": 4,
        "target": 2,
        "card": CARDS["B1"],
    }
    action = kind(**{name: plain[name] for name in kind.__dataclass_fields__ if name in plain})
    assert load_action(dump_action(action)) == action


def test_the_tables_cover_every_phase_and_matter() -> None:
    assert {type(table.phase) for table in TABLES.values()} == set(get_args(Phase))
    assert {type(matter) for table in TABLES.values() for matter in table.matters} == set(get_args(Matter))
