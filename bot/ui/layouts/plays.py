"""Plays: what is told of a match, in a short public line each, and never a card that is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.engine import Card, Rules
from bot.engine import events as happened
from bot.engine.colouring import circle, colouring_of, keep
from bot.table.scene import Scene
from bot.ui.layouts.calling import call_text
from bot.ui.layouts.cards import colour_text
from bot.ui.layouts.lines import Line, alone, of_a_seat, way_of
from bot.ui.layouts.seats import names, who
from bot.ui.words import Words

if TYPE_CHECKING:
    from bot.ui.layouts.events import Narrator


def _played(tell: Narrator, event: happened.CardPlayed) -> str:
    if event.colour is not None and event.cards[-1].black and event.left:
        colour = colour_text(event.colour, tell.words, tell.emojis)
        way = _coloured(event.cards[-1], tell.rules)
        name, card = tell.name(event.seat), tell.cards(event)
        return tell.words("event-wild-played", name=name, card=card, colour=colour, way=way)
    return tell.words("event-card-played", name=tell.name(event.seat), card=tell.cards(event))


def _coloured(card: Card, rules: Rules | None) -> str:
    """Tell whether its player chose a black card's colour; where none was in force, a wheel lets him as well.

    Rule: colour-circle.
    """
    way = None if rules is None else colouring_of(rules).get(card)
    return "given" if way in (circle, keep) else "chosen"


def _drawn(tell: Narrator, event: happened.CardsDrawn) -> str:
    name = tell.name(event.seat)
    if not event.count:
        return tell.words("event-nothing-to-draw", name=name)
    return tell.words("event-cards-drawn", name=name, count=event.count, why=event.why.value)


def _settled(tell: Narrator, event: happened.ChallengeSettled) -> str:
    verdict = "guilty" if event.guilty else "honest"
    return tell.words(f"event-challenge-{verdict}", name=tell.name(event.seat), other=tell.name(event.source))


def _round_ended(tell: Narrator, event: happened.RoundEnded) -> str:
    return tell.words(
        "event-round-ended",
        names=names(tell.scene, event.winners, tell.words),
        winners=len(event.winners),
        number=event.number,
    )


def _left(tell: Narrator, event: happened.SeatLeft) -> str:
    return tell.words("event-seat-left", name=tell.name(event.seat), why=event.why.value)


def _starter(tell: Narrator, event: happened.StarterTurned) -> str:
    return tell.words("event-starter", card=tell.card(event.card))


def _reversed(tell: Narrator, event: happened.DirectionReversed) -> str:
    return tell.words("event-reversed", way=way_of(event.direction))


def _chosen(tell: Narrator, event: happened.ColourChosen) -> str:
    colour = colour_text(event.colour, tell.words, tell.emojis)
    return tell.words("event-colour-chosen", name=tell.name(event.seat), colour=colour)


def _caught(tell: Narrator, event: happened.UnoCaught) -> str:
    return tell.words("event-uno-caught", name=tell.name(event.seat), other=tell.name(event.culprit))


def _called(tell: Narrator, event: happened.UnoCalled) -> str:
    word = tell.words("uno-word") if tell.rules is None else call_text(tell.rules, tell.words)
    if event.proxy is None:
        return tell.words("event-uno-called", name=tell.name(event.seat), word=word)
    proxy = tell.name(event.proxy)
    return tell.words("event-uno-called-for", name=proxy, other=tell.name(event.seat), word=word)


def _answered(tell: Narrator, event: happened.HitAnswered) -> str:
    return tell.words("event-hit-answered", name=tell.name(event.target), count=event.amount)


def _swapped(tell: Narrator, event: happened.HandsSwapped) -> str:
    return tell.words("event-hands-swapped", name=tell.name(event.seat), other=tell.name(event.target))


def _rotated(tell: Narrator, event: happened.HandsRotated) -> str:
    return tell.words("event-hands-rotated", way=way_of(event.direction))


def _exchanged(tell: Narrator, event: happened.CardsExchanged) -> str:
    return tell.words("event-cards-exchanged", name=tell.name(event.seat), other=tell.name(event.partner))


def _threw_off(tell: Narrator, event: happened.CardsDiscarded) -> str:
    colour = colour_text(event.colour, tell.words, tell.emojis)
    name, count = tell.name(event.seat), len(event.cards)
    return tell.words("event-cards-discarded", name=name, colour=colour, count=count)


def _put(tell: Narrator, event: happened.HandPut) -> str:
    return tell.words("event-hand-put", name=tell.name(event.seat), place=event.place)


def _silence_began(tell: Narrator, event: happened.SilenceBegan) -> str:
    name = tell.name(event.owner)
    if event.colour is None:
        return tell.words("event-silence-began", name=name)
    colour = colour_text(event.colour, tell.words, tell.emojis)
    return tell.words("event-silence-began-colour", name=name, colour=colour)


def _silence_ended(tell: Narrator, event: happened.SilenceEnded) -> str:
    if event.breaker is None:
        return tell.words("event-silence-ended")
    return tell.words("event-silence-broken", name=tell.name(event.breaker))


def _false_call(tell: Narrator, event: happened.FalseCall) -> str:
    """Tell a call without cause, help that nobody needed, and an accusation that was wrong."""
    name, other = tell.name(event.seat), tell.name(event.culprit)
    if event.culprit is None:
        return tell.words("event-false-call", name=name)
    helped = event.rule == "uno-proxy-call"
    return tell.words("event-false-help" if helped else "event-false-accusation", name=name, other=other)


def _fined(tell: Narrator, event: happened.SeatFined) -> str:
    return tell.words("event-seat-fined", name=tell.name(event.seat), why=event.why.value)


def _refilled(tell: Narrator, event: happened.HandRefilled) -> str:
    return tell.words("event-hand-refilled", name=tell.name(event.seat), count=event.count)


def _turns_used_up(tell: Narrator, event: happened.TurnsUsedUp) -> str:
    return tell.words("event-turns-used-up", count=event.turns)


def _dallied(tell: Narrator, event: happened.TurnDallied) -> str:
    return tell.words("event-turn-dallied", name=tell.name(event.seat))


def _vote_opened(tell: Narrator, event: happened.VoteOpened) -> str:
    motion = motion_text(tell.scene, event.motion, event.about, tell.words)
    return tell.words("event-vote-opened", name=tell.name(event.seat), motion=motion)


def _vote_settled(tell: Narrator, event: happened.VoteSettled) -> str:
    motion = motion_text(tell.scene, event.motion, event.about, tell.words)
    return tell.words("event-vote-settled", motion=motion, carried="yes" if event.carried else "no")


def motion_text(scene: Scene, motion: str, about: int | None, words: Words) -> str:
    """Name what a vote is about."""
    return words("motion", motion=str(motion), name="" if about is None else who(scene, about, words))


PLAYS: Mapping[type, Line] = {
    happened.StarterTurned: _starter,
    happened.ColourChosen: _chosen,
    happened.CardPlayed: _played,
    happened.DirectionReversed: _reversed,
    happened.SeatSkipped: of_a_seat("event-seat-skipped"),
    happened.CardsDrawn: _drawn,
    happened.TurnPassed: of_a_seat("event-turn-passed"),
    happened.TurnDallied: _dallied,
    happened.PileReshuffled: alone("event-reshuffled"),
    happened.PileTurnedOver: alone("event-turned-over"),
    happened.PileUsedUp: of_a_seat("event-pile-used-up"),
    happened.TurnsUsedUp: _turns_used_up,
    happened.JumpedIn: of_a_seat("event-jumped-in"),
    happened.HitAnswered: _answered,
    happened.HandsSwapped: _swapped,
    happened.HandsRotated: _rotated,
    happened.HandsShuffled: alone("event-hands-shuffled"),
    happened.CardsExchanged: _exchanged,
    happened.CardsDiscarded: _threw_off,
    happened.HandPut: _put,
    happened.SilenceBegan: _silence_began,
    happened.SilenceEnded: _silence_ended,
    happened.Misplayed: of_a_seat("event-misplayed"),
    happened.FalseCall: _false_call,
    happened.SeatFined: _fined,
    happened.HandRefilled: _refilled,
    happened.SeatEliminated: of_a_seat("event-seat-eliminated"),
    happened.UnoForgotten: of_a_seat("event-uno-forgotten"),
    happened.UnoCalled: _called,
    happened.UnoCaught: _caught,
    happened.ChallengeSettled: _settled,
    happened.SeatOut: of_a_seat("event-seat-out"),
    happened.RoundBlocked: alone("event-round-blocked"),
    happened.RoundEnded: _round_ended,
    happened.RoundVoid: alone("event-round-void"),
    happened.SeatQueued: of_a_seat("event-seat-queued"),
    happened.SeatLeft: _left,
    happened.SeatSubstituted: of_a_seat("event-seat-substituted"),
    happened.OwnerReturned: of_a_seat("event-owner-returned"),
    happened.VoteOpened: _vote_opened,
    happened.VoteSettled: _vote_settled,
}
