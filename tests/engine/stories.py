"""Stories: a game written down so that people can read it, and played again from that.

The first line names the preset, the seats and the seed. A line that begins with > is what was asked for, the
lines after it are what happened, or why not.
"""

from bot.engine import (
    PRESETS,
    Accept,
    Action,
    BreakSilence,
    CallUno,
    Card,
    CastVote,
    CatchUno,
    Challenge,
    Choices,
    ChooseColour,
    ChooseTarget,
    Colour,
    DrawCard,
    Event,
    Expire,
    GameState,
    GiveCard,
    IllegalAction,
    JumpIn,
    Motion,
    OpenVote,
    PassTurn,
    PlayCards,
    PutHand,
    SayReady,
    apply,
    card,
    new_game,
    parse_cards,
)
from bot.engine import events as ev
from bot.engine.cards import write_cards
from bot.engine.phases import ClockKind
from bot.engine.votes import votes
from tests.support.tables import clock_of, seed_number


def retell(story: str) -> str:
    """Play a story's game again and tell it."""
    first, *rest = story.splitlines()
    preset, seats, seed = first.split()
    state, events = new_game(PRESETS[preset], int(seats), seed_number(int(seed)))
    told = [first, *map(tell, events)]
    for line in rest:
        if line.startswith("> "):
            try:
                state, events = apply(state, ask(state, line[2:]))
            except IllegalAction as refused:
                told += [line, f"no: {refused.reason.replace('_', ' ')} ({refused.rule})"]
            else:
                told += [line, *map(tell, events)]
    return "\n".join(told) + "\n"


def ask(state: GameState, line: str) -> Action:
    """Read what is asked for: a seat and a verb, a seat and cards with what goes with them, or a clock."""
    who, what, *more = line.split()
    if who == "clock":
        return Expire(clock_of(state, ClockKind(what)))
    seat = int(who)
    about = int(more[0]) if more and more[0].isdigit() else None
    match what:
        case "draws":
            return DrawCard(seat)
        case "keeps":
            return PassTurn(seat)
        case "accepts":
            return Accept(seat)
        case "challenges":
            return Challenge(seat)
        case "calls":
            return CallUno(seat, about)
        case "catches":
            return CatchUno(seat, about)
        case "ready":
            return SayReady(seat)
        case "speaks":
            return BreakSilence(seat)
        case "puts":
            return PutHand(seat)
        case "gives":
            return GiveCard(seat, card(more[0]))
        case "takes":
            return ChooseTarget(seat, int(more[0]))
        case "names":
            return ChooseColour(seat, Colour[more[0].upper()])
        case "reports":
            return OpenVote(seat, Motion.ADVICE, about)
        case "agrees" | "objects":
            return CastVote(seat, votes(state)[0].clock, agree=what == "agrees")
        case "jumps":
            return JumpIn(seat, *_laid(more))
        case _:
            return PlayCards(seat, *_laid([what, *more]))


def _laid(words: list[str]) -> tuple[tuple[Card, ...], Choices, bool]:
    """Read `R5 G5`, `W red`, `R7 with 2`, `R5 with 2 giving B1`, each perhaps with `uno` at its end."""
    uno = words[-1] == "uno"
    colours = [Colour[word.upper()] for word in words if word in ("red", "yellow", "green", "blue")]
    target = int(words[words.index("with") + 1]) if "with" in words else None
    give = card(words[words.index("giving") + 1]) if "giving" in words else None
    cards = [word for word in words[: words.index("with") if "with" in words else None] if word[0].isupper()]
    cards = cards or [words[0]]
    named = Choices(colours[0] if colours else None, target, give)
    return parse_cards(" ".join(cards)), named, uno


def tell(event: Event) -> str:
    """Tell an event in a line."""
    told = _of_the_deal(event) or _of_a_card(event) or _of_a_draw(event) or _of_a_call(event)
    told = told or _of_a_hand(event) or _of_the_end(event)
    assert told, event
    return told


def _of_the_deal(event: Event) -> str | None:
    match event:
        case ev.MatchStarted(seats=seats, commitment=promise):
            return f"a match for {seats}, promised by {promise[:8]}"
        case ev.DealerDrawn(rolls=rolls, dealer=dealer):
            drawn = ", ".join(f"{seat} {rolled}" for seat, rolled in rolls)
            return f"drawn for the deal: {drawn}; {dealer} deals"
        case ev.RoundStarted(number=number):
            return f"round {number}"
        case ev.HandDealt(seat=seat, cards=cards):
            return f"{seat} is dealt {write_cards(cards)}"
        case ev.StarterTurned(card=starter, returned=returned):
            return f"the starter is {starter}" + (f" after {write_cards(returned)}" if returned else "")
        case ev.ColourChosen(seat=seat, colour=colour):
            return f"{seat} names {colour.name.lower()}"
        case _:
            return None


def _of_a_card(event: Event) -> str | None:
    match event:
        case ev.CardPlayed(seat=seat, cards=cards, colour=colour, left=left):
            named = f" for {colour.name.lower()}" if colour and cards[-1].black else ""
            return f"{seat} plays {write_cards(cards)}{named}, {left} left"
        case ev.JumpedIn(seat=seat):
            return f"{seat} jumps in"
        case ev.DirectionReversed(direction=direction):
            return "play runs " + ("clockwise" if direction == 1 else "the other way")
        case ev.SeatSkipped(seat=seat):
            return f"{seat} is skipped"
        case ev.HitAccepted(seat=seat):
            return f"{seat} accepts"
        case ev.HitAnswered(seat=seat, target=target, amount=amount):
            return f"{seat} answers; {f'{amount} cards wait' if amount else 'a skip waits'} for {target}"
        case ev.ChallengeSettled(seat=seat, source=source, guilty=guilty, shown=shown):
            verdict = "bluffed" if guilty else "was honest"
            return f"{seat} challenges; {source} shows {write_cards(shown)} and {verdict}"
        case ev.TurnPassed(seat=seat):
            return f"{seat} passes"
        case ev.TurnDallied(seat=seat):
            return f"{seat} dallies"
        case _:
            return None


def _of_a_draw(event: Event) -> str | None:
    match event:
        case ev.CardsDrawn(seat=seat, cards=cards, due=due, why=why):
            short = f" of {due}" if len(cards) < due else ""
            return f"{seat} draws {write_cards(cards) or 'nothing'}{short} ({why})"
        case ev.Misplayed(seat=seat, cards=cards, rule=rule):
            return f"{seat} takes back {write_cards(cards)} ({rule})"
        case ev.SeatFined(seat=seat, why=why):
            return f"{seat} is fined ({why})"
        case _:
            return None


def _of_a_call(event: Event) -> str | None:
    match event:
        case ev.UnoCalled(seat=seat, proxy=proxy):
            return f"{seat} says UNO!" if proxy is None else f"{proxy} says UNO! for {seat}"
        case ev.UnoForgotten(seat=seat):
            return f"{seat} forgot to say UNO!"
        case ev.UnoCaught(seat=seat, culprit=culprit):
            return f"{seat} catches {culprit}"
        case ev.FalseCall(seat=seat, culprit=culprit):
            return f"{seat} is wrong" + ("" if culprit is None else f" about {culprit}")
        case ev.SilenceBegan(colour=colour):
            return "silence" + ("" if colour is None else f" until {colour.name.lower()} is no more in force")
        case ev.SilenceEnded(breaker=breaker):
            return "silence is over" if breaker is None else f"{breaker} breaks the silence"
        case ev.VoteOpened(seat=seat, motion=motion, about=about):
            return f"{seat} puts {motion} to the vote" + ("" if about is None else f", about {about}")
        case ev.VoteCast(seat=seat, agree=agree):
            return f"{seat} {'agrees' if agree else 'objects'}"
        case ev.VoteSettled(motion=motion, carried=carried):
            return f"{motion} is {'carried' if carried else 'not carried'}"
        case _:
            return None


def _of_a_hand(event: Event) -> str | None:
    match event:
        case ev.HandsSwapped(seat=seat, target=target):
            return f"{seat} and {target} swap hands"
        case ev.HandsRotated():
            return "all hands move on"
        case ev.HandsShuffled(seat=seat):
            return f"all hands are shuffled, dealt out after {seat}"
        case ev.CardsExchanged(seat=seat, partner=partner, given=given, taken=taken):
            return f"{seat} gives {given} to {partner} for {taken}"
        case ev.HandPut(seat=seat, place=place):
            return f"{seat} puts a hand on the pile, as number {place}"
        case ev.HandsCounted(late=late):
            return f"late: {', '.join(map(str, late)) or 'nobody'}"
        case ev.HandRefilled(seat=seat, stage=stage, cards=cards):
            return f"{seat} takes hand {stage + 1}: {write_cards(cards)}"
        case _:
            return None


def _of_the_end(event: Event) -> str | None:
    match event:
        case ev.SeatOut(seat=seat):
            return f"{seat} is out"
        case ev.RoundEnded(winners=winners, points=points, totals=totals):
            return f"won by {winners}, earning {points}, totals {totals}"
        case ev.SeatReady(seat=seat):
            return f"{seat} is ready"
        case ev.MatchEnded(ending=ending, places=places):
            return f"the match is {ending}, places {places}"
        case _:
            return None
