"""Events: what each seat may read of what happened."""

from dataclasses import fields
from typing import Any, get_args

import pytest

from bot.engine import Event, Leave, dump_event, load_event
from bot.engine.cards import parse_cards
from bot.engine.events import (
    CardsDrawn,
    CardsExchanged,
    ChallengeSettled,
    DrawReason,
    HandDealt,
    HandRefilled,
    Happened,
    Misplayed,
)
from tests.support.tables import accept, challenge, draw, given, new_where, play, step

SECRET = parse_cards("R5 W4")
HIDDEN = [
    (HandDealt(1, 2, SECRET), {1}, {"cards"}),
    (CardsDrawn(1, 2, 4, DrawReason.HIT, SECRET), {1}, {"cards"}),
    (HandRefilled(1, 3, 2, SECRET), {1}, {"cards"}),
    (Misplayed(1, "match-colour-number-symbol", SECRET), {1}, {"cards"}),
    (ChallengeSettled(2, 1, True, None, SECRET), {1, 2}, {"shown"}),
    (CardsExchanged(2, 1, *SECRET), {1, 2}, {"given", "taken"}),
]
OPEN = {"CardPlayed", "StarterTurned", "DealerDrawn", "RoundEnded", "CardsDiscarded"}
"""Events whose cards lie open on the table."""


@pytest.mark.rule("draw-in-the-dark")
@pytest.mark.parametrize(("event", "insiders", "hidden"), HIDDEN)
def test_only_those_concerned_read_hidden_cards(event: Any, insiders: set[int], hidden: set[str]) -> None:
    """Elsewhere a log showed a drawn card or a hand."""
    for seat in (0, 1, 2, 3, None):
        seen = event.seen_by(seat)
        if seat in insiders:
            assert seen is event
            continue
        assert type(seen) is type(event)
        for field in fields(event):
            value = getattr(seen, field.name)
            if field.name in hidden:
                assert not value
            else:
                assert value == getattr(event, field.name)


def test_every_event_with_cards_is_either_open_or_redacted() -> None:
    redacted = {type(event).__name__ for event, _, _ in HIDDEN}
    for kind in get_args(Event):
        with_cards = any("Card" in str(field.type) for field in fields(kind))
        overrides = kind.seen_by is not Happened.seen_by
        assert overrides == (kind.__name__ in redacted)
        assert not with_cards or kind.__name__ in redacted | OPEN


def test_open_events_are_read_by_everybody() -> None:
    game = new_where(lambda game: True, seats=3)
    for event in game.events:
        if not isinstance(event, HandDealt):
            assert event.seen_by(None) == event


def test_a_leaver_shows_how_many_cards_and_not_which() -> None:
    (left,) = step(given("R1 | G1 W4 | Y1"), Leave(1)).events
    assert "W4" not in repr(left)
    assert left.cards == 2


def test_events_survive_being_stored() -> None:
    happenings = (
        *new_where(lambda game: True, seats=3).events,
        *step(given("W4 R1 | G1 G2 | Y1 Y2"), play("W4", "G"), challenge()).events,
        *step(given("W4 | G1 G2 | Y1 Y2"), play("W4", "G"), accept()).events,
        *step(given("B1 B2 | G1 G2"), draw()).events,
    )
    for event in happenings:
        assert load_event(dump_event(event)) == event
