"""Whole games from fixed seeds, told as stories.

A line that begins with > is what was asked for, the lines after it are what happened.
"""

from pathlib import Path

import pytest

from bot.engine import (
    PRESETS,
    Accept,
    Action,
    CallUno,
    CatchUno,
    Challenge,
    Choices,
    ChooseColour,
    Colour,
    DrawCard,
    Event,
    Expire,
    GameState,
    PassTurn,
    PlayCards,
    SayReady,
    apply,
    card,
    new_game,
)
from bot.engine.cards import write_cards
from bot.engine.events import (
    CardPlayed,
    CardsDrawn,
    ChallengeSettled,
    ColourChosen,
    DealerDrawn,
    DirectionReversed,
    HandDealt,
    HitAccepted,
    MatchEnded,
    MatchStarted,
    PileReshuffled,
    RoundEnded,
    RoundStarted,
    SeatOut,
    SeatReady,
    SeatSkipped,
    StarterTurned,
    TurnDallied,
    TurnPassed,
    UnoCalled,
    UnoCaught,
)
from bot.engine.phases import ClockKind
from tests.support.tables import clock_of, seed_number

GAMES = Path(__file__).parents[1] / "golden"


def tell(event: Event) -> str:
    """Tell an event in a line."""
    match event:
        case MatchStarted(seats=seats, commitment=promise):
            return f"a match for {seats}, promised by {promise[:8]}"
        case DealerDrawn(rolls=rolls, dealer=dealer):
            drawn = ", ".join(f"{seat} {rolled}" for seat, rolled in rolls)
            return f"drawn for the deal: {drawn}; {dealer} deals"
        case RoundStarted(number=number):
            return f"round {number}"
        case HandDealt(seat=seat, cards=cards):
            return f"{seat} is dealt {write_cards(cards)}"
        case StarterTurned(card=starter, returned=returned):
            return f"the starter is {starter}" + (f" after {write_cards(returned)}" if returned else "")
        case ColourChosen(seat=seat, colour=colour):
            return f"{seat} names {colour.name.lower()}"
        case CardPlayed(seat=seat, cards=cards, colour=colour, left=left):
            named = f" for {colour.name.lower()}" if colour and cards[-1].black else ""
            return f"{seat} plays {write_cards(cards)}{named}, {left} left"
        case DirectionReversed(direction=direction):
            return "play runs " + ("clockwise" if direction == 1 else "the other way")
        case SeatSkipped(seat=seat):
            return f"{seat} is skipped"
        case CardsDrawn(seat=seat, cards=cards, due=due, why=why):
            short = f" of {due}" if len(cards) < due else ""
            return f"{seat} draws {write_cards(cards) or 'nothing'}{short} ({why})"
        case TurnPassed(seat=seat):
            return f"{seat} passes"
        case TurnDallied(seat=seat):
            return f"{seat} dallies"
        case PileReshuffled(count=count):
            return f"{count} cards are shuffled"
        case UnoCalled(seat=seat):
            return f"{seat} says UNO!"
        case UnoCaught(seat=seat, culprit=culprit):
            return f"{seat} catches {culprit}"
        case HitAccepted(seat=seat):
            return f"{seat} accepts"
        case ChallengeSettled(seat=seat, source=source, guilty=guilty, shown=shown):
            verdict = "bluffed" if guilty else "was honest"
            return f"{seat} challenges; {source} shows {write_cards(shown)} and {verdict}"
        case SeatOut(seat=seat):
            return f"{seat} is out"
        case RoundEnded(winners=winners, points=points, totals=totals):
            return f"won by {winners}, earning {points}, totals {totals}"
        case SeatReady(seat=seat):
            return f"{seat} is ready"
        case MatchEnded(ending=ending, places=places):
            return f"the match is {ending}, places {places}"
        case _:
            raise AssertionError(event)


def ask(state: GameState, line: str) -> Action:
    """Read what is asked for: a seat and a card with colour and uno, or a seat and a word, or a clock."""
    who, what, *more = line.split()
    if who == "clock":
        return Expire(clock_of(state, ClockKind(what)))
    seat = int(who)
    words = {
        "draws": DrawCard(seat),
        "keeps": PassTurn(seat),
        "accepts": Accept(seat),
        "challenges": Challenge(seat),
        "calls": CallUno(seat),
        "catches": CatchUno(seat),
        "ready": SayReady(seat),
    }
    if what in words:
        return words[what]
    if what == "names":
        return ChooseColour(seat, Colour[more[0].upper()])
    named = [Colour[word.upper()] for word in more if word != "uno"]
    return PlayCards(seat, (card(what),), Choices(colour=named[0] if named else None), uno="uno" in more)


def retell(story: str) -> str:
    """Play a story's game again and tell it."""
    first, *rest = story.splitlines()
    preset, seats, seed = first.split()
    state, events = new_game(PRESETS[preset], int(seats), seed_number(int(seed)))
    told = [first, *map(tell, events)]
    for line in rest:
        if line.startswith("> "):
            state, events = apply(state, ask(state, line[2:]))
            told += [line, *map(tell, events)]
    return "\n".join(told) + "\n"


@pytest.mark.parametrize("name", ["classic", "quick"])
def test_a_game_goes_as_it_is_told(name: str) -> None:
    story = (GAMES / f"{name}.txt").read_text(encoding="utf-8")
    assert retell(story) == story
