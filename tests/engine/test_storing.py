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
    GameState,
    Join,
    JumpIn,
    Leave,
    Motion,
    OpenVote,
    PlayCards,
    dump,
    dump_action,
    load,
    load_action,
)
from bot.engine.cards import CARDS
from bot.engine.phases import Answer, ClockKind, Hit
from bot.engine.storing import FORMAT
from tests.support.tables import challenge, do, draw, expire, given, hands, play

GOLDEN = Path(__file__).parents[1] / "golden"
TABLES = {
    "turn": given("R5 B1 | G1 G2"),
    "drawn": do(given("B1 B2 | G1 G2", draw="R8"), draw()),
    "bluff": do(given("W4 R1 | G1 G2 | Y1"), play("W4", "G"), OpenVote(1, Motion.KICK, 2)),
    "last four": do(given("W4 | G1 G2"), play("W4", "G")),
    "window": do(given("R5 B1 | G1 G2"), play("R5"), expire(ClockKind.UNO_GRACE)),
    "endless window": do(given("R5 B1 | G1 G2", rules={"uno_window": 0, "uno_grace": 0}), play("R5")),
    "colour": given("R5 B1 | G1 G2", top="W", asking=1),
    "dallied": do(given("R5 B1 | G1 G2"), expire(ClockKind.TURN)),
    "left": do(given("R5 B1 | G1 G2 | Y1 Y2"), Leave(1), Join()),
    "round over": do(given("R5 | G1 G2"), play("R5")),
    "match over": do(given("R5 | G1 G2", rules="quick"), play("R5")),
    "two packs": given("R0 R0 | G1 G2", rules={"packs": 2, "deal": 5, "target": 300}),
}


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
    assert table.phase == Answer(1, Hit(4, 0, CARDS["W4"]))
    assert hands(do(table, challenge())) == "R1 R7 R8 G5 G6 | G1 | Y1 Y2"
    assert len(table.matters) == 2


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
    }
    action = kind(**{name: plain[name] for name in kind.__dataclass_fields__ if name in plain})
    assert load_action(dump_action(action)) == action


def test_the_tables_cover_every_phase() -> None:
    assert {type(table.phase).__name__ for table in TABLES.values()} == {
        "Turn",
        "Answer",
        "StarterColour",
        "RoundOver",
        "MatchOver",
    }
    assert all(isinstance(table, GameState) for table in TABLES.values())
