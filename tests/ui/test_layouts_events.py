"""Every event has its line, or a reason to have none; no line tells a hidden card."""

from typing import get_args

import pytest

from bot.engine import PRESETS, Colour, Event, PlayCards, Standing, apply, card, legal_actions, new_game
from bot.engine import events as happened
from bot.engine.actions import Departure, Motion
from bot.engine.cards import CARDS
from bot.table import news
from bot.ui.layouts import Narrator
from bot.ui.layouts.events import _LINES
from tests.support.tables import given
from tests.ui.builders import EMOJIS, NO_EMOJIS, WORDS, cards_named, scene

SAID_OTHERWISE = {
    happened.MatchStarted,  # the table itself appears
    happened.DealerDrawn,
    happened.RoundStarted,
    happened.HandDealt,
    happened.HitAccepted,  # the drawing of the cards is told
    happened.HandsCounted,  # the fines that follow are told
    happened.SeatReady,  # is ticked in the list
    happened.VoteCast,  # is counted in the vote
    happened.MatchEnded,  # has a screen of its own
    news.PersonSat,  # is in the list
    news.RulesConfirmed,  # is ticked in the list
    news.NewcomerQueued,  # the engine's own event is told
    news.LobbyClosed,  # has a screen of its own
}

TELL = Narrator(scene(given("R1 R2 | B2 B3 | G1 G2")), WORDS, NO_EMOJIS)


def test_every_event_and_news_has_a_line_or_is_said_otherwise():
    kinds = {*get_args(Event), *get_args(news.News)}
    assert kinds - set(_LINES) == SAID_OTHERWISE
    assert not SAID_OTHERWISE & set(_LINES)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (happened.CardPlayed(0, (card("R5"),), Colour.RED, 4), "**Ada** played ❤️ Red 5"),
        (
            happened.CardPlayed(0, (card("W"),), Colour.BLUE, 4),
            "**Ada** played Wild and chose 💧 Blue",
        ),
        (happened.CardPlayed(0, (card("W"),), None, 0), "**Ada** played Wild"),
        (happened.CardsDrawn(1, 1, 1, happened.DrawReason.TURN, ()), "**Borys** drew a card"),
        (happened.CardsDrawn(1, 4, 4, happened.DrawReason.HIT, ()), "**Borys** drew 4 cards"),
        (
            happened.CardsDrawn(1, 2, 2, happened.DrawReason.UNO, ()),
            "**Borys** drew 2 cards for the forgotten UNO!",
        ),
        (
            happened.CardsDrawn(1, 4, 4, happened.DrawReason.BLUFF, ()),
            "**Borys** drew 4 cards for the bluff",
        ),
        (
            happened.CardsDrawn(1, 0, 2, happened.DrawReason.HIT, ()),
            "**Borys** should draw, but there are no cards left",
        ),
        (happened.UnoCalled(2), "**Clara**: UNO!"),
        (happened.UnoCaught(0, 2), "**Ada** caught **Clara** without UNO!"),
        (happened.SeatSkipped(2), "**Clara** is skipped"),
        (happened.DirectionReversed(-1), "Play turns round: up the list"),
        (
            happened.ChallengeSettled(1, 0, True, Colour.RED, ()),
            "**Borys** challenged **Ada**: it was a bluff!",
        ),
        (
            happened.ChallengeSettled(1, 0, False, Colour.RED, ()),
            "**Borys** challenged **Ada**: it was honest",
        ),
        (happened.RoundEnded(2, (0,), (), (), ()), "**Ada** won round 2"),
        (happened.RoundEnded(2, (0, 1), (), (), ()), "**Ada**, **Borys** shared round 2"),
        (happened.SeatLeft(1, Departure.KICKED, 2), "**Borys** was removed"),
        (
            happened.VoteOpened(9, 0, Motion.KICK, 1),
            "**Ada** asks for a vote: remove **Borys**",
        ),
        (happened.VoteSettled(9, Motion.END, None, False), "The vote was lost: end the match"),
        (news.MatchPaused(None), "The game was paused"),
        (news.MatchPaused(0), "**Ada** paused the game"),
        (news.PeopleDropped(("*E*",)), "**\\*E\\*** did not confirm the rules in time and lost their seat"),
    ],
)
def test_an_event_is_told_in_one_line(event: object, line: str):
    assert TELL.line(event) == line


def test_a_whole_game_is_told_without_a_hidden_card():
    """Every line of a spectator's events may name only cards that were laid openly."""
    state, events = new_game(PRESETS["classic"], 4, bytes(32))
    told = list(events)
    for _ in range(400):
        mover = getattr(state.phase, "seat", None)
        if mover is None:
            break
        plays = legal_actions(state, mover)
        laid = [one for one in plays if isinstance(one, PlayCards)]
        state, events = apply(state, (laid or plays)[0])
        told += events
    assert Standing.PLAYING in state.standing
    public = {
        str(one)
        for event in told
        for one in (*getattr(event, "cards", ()), getattr(event, "card", None))
        if isinstance(event, happened.CardPlayed | happened.StarterTurned) and one is not None
    }
    narrator = Narrator(scene(state), WORDS, EMOJIS)
    for event in told:
        line = narrator.line(event.seen_by(None)) or ""
        named = cards_named(line)
        assert named <= public
        if not isinstance(event, happened.CardPlayed | happened.StarterTurned):
            assert not named
    assert public <= set(CARDS)


@pytest.mark.rule("colour-circle")
@pytest.mark.parametrize(
    ("rules", "code", "line"),
    [
        ({"wild_colour": "circle"}, "W", "**Ada** played Wild, and the colour is 💧 Blue"),
        ({"wild_colour": "circle"}, "W4", "**Ada** played Wild Draw Four and chose 💧 Blue"),
        ({"wd4_colour": "circle"}, "W4", "**Ada** played Wild Draw Four, and the colour is 💧 Blue"),
        (
            {"deck": "blank112", "blank": "plus10", "plus10_colour": "keep"},
            "+10",
            "**Ada** played Draw Ten, and the colour is 💧 Blue",
        ),
    ],
)
def test_a_colour_that_nobody_chose_is_not_told_as_chosen(rules: dict[str, object], code: str, line: str):
    tell = Narrator(scene(given("R1 R2 | B2 B3", rules=rules)), WORDS, NO_EMOJIS)
    assert tell.line(happened.CardPlayed(0, (card(code),), Colour.BLUE, 4)) == line
