"""Events as short public lines: who did what, and never a card that is hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.engine import Card, Rules
from bot.engine import events as happened
from bot.engine.colouring import circle, colouring_of, keep
from bot.table import news
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.calling import call_text
from bot.ui.layouts.cards import card_text, colour_text
from bot.ui.layouts.options import options_said, preset_name
from bot.ui.layouts.seats import names, who
from bot.ui.words import Words


@dataclass(frozen=True, slots=True)
class Narrator:
    """Tell events of one table in one language."""

    scene: Scene
    words: Words
    emojis: Emojis

    def line(self, event: object) -> str | None:
        """Tell an event in one line; None when another line says it already."""
        tell = _LINES.get(type(event))
        return tell(self, event) if tell else None

    def lines(self, events: Iterable[object]) -> list[str]:
        """Tell events in order, without those that need no line."""
        return [line for line in map(self.line, events) if line is not None]

    def name(self, seat: int | None) -> str:
        """Name a seat."""
        return who(self.scene, seat, self.words)

    def cards(self, event: happened.CardPlayed) -> str:
        """List the cards of a play."""
        return " ".join(self.card(card) for card in event.cards)

    def card(self, card: Card) -> str:
        """Write a card, a custom one by its own name."""
        return card_text(card, self.words, self.emojis, self.rules)

    @property
    def rules(self) -> Rules | None:
        """Give the rules that are played by, None in a lobby."""
        return None if self.scene.match is None else self.scene.view(None).rules


def _played(tell: Narrator, event: happened.CardPlayed) -> str:
    if event.colour is not None and event.cards[-1].black and event.left:
        colour = colour_text(event.colour, tell.words, tell.emojis)
        way = _coloured(event.cards[-1], tell.rules)
        name, card = tell.name(event.seat), tell.cards(event)
        return tell.words("event-wild-played", name=name, card=card, colour=colour, way=way)
    return tell.words("event-card-played", name=tell.name(event.seat), card=tell.cards(event))


def _coloured(card: Card, rules: Rules | None) -> str:
    """Tell who or what gave a black card its colour. Rule: colour-circle."""
    way = None if rules is None else colouring_of(rules).get(card)
    if way is circle:
        return "circle"
    return "keep" if way is keep else "chosen"


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


def way_of(direction: int) -> str:
    """Name a direction for a message or a mark."""
    return "cw" if direction > 0 else "ccw"


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


def _of_a_name(message_id: str) -> Callable[[Narrator, Any], str]:
    def tell(narrator: Narrator, event: Any) -> str:
        return narrator.words(message_id, name=narrator.words.name(event.name))

    return tell


def _rules_changed(tell: Narrator, event: news.RulesChanged) -> str:
    return tell.words("news-rules-changed", preset=preset_name(event.preset, tell.words))


def _options_changed(tell: Narrator, event: news.OptionsChanged) -> str:
    return tell.words("news-options-changed", options=options_said(event.options, tell.words))


def _fine_explained(tell: Narrator, event: news.FineExplained) -> str:
    return tell.words("news-fine-explained", name=tell.name(event.seat), reason=tell.words.name(event.reason))


def _forfeit(tell: Narrator, event: news.ForfeitDrawn) -> str:
    text = tell.words(event.text) if event.built_in else tell.words.text(event.text)
    losers = names(tell.scene, event.seats, tell.words)
    return tell.words("news-forfeit-drawn", names=losers, forfeit=text)


def _dropped(tell: Narrator, event: news.PeopleDropped) -> str:
    listed = tell.words("list-separator").join(f"**{tell.words.name(name)}**" for name in event.names)
    return tell.words("news-people-dropped", names=listed, count=len(event.names))


def _by_somebody(message_id: str) -> Callable[[Narrator, Any], str]:
    def tell(narrator: Narrator, event: Any) -> str:
        if event.seat is None:
            return narrator.words(f"{message_id}-by-vote")
        return narrator.words(message_id, name=narrator.name(event.seat))

    return tell


def _of_a_seat(message_id: str) -> Callable[[Narrator, Any], str]:
    def tell(narrator: Narrator, event: Any) -> str:
        return narrator.words(message_id, name=narrator.name(event.seat))

    return tell


def _alone(message_id: str) -> Callable[[Narrator, Any], str]:
    def tell(narrator: Narrator, _: Any) -> str:
        return narrator.words(message_id)

    return tell


_LINES: Mapping[type, Callable[[Narrator, Any], str]] = {
    happened.StarterTurned: _starter,
    happened.ColourChosen: _chosen,
    happened.CardPlayed: _played,
    happened.DirectionReversed: _reversed,
    happened.SeatSkipped: _of_a_seat("event-seat-skipped"),
    happened.CardsDrawn: _drawn,
    happened.TurnPassed: _of_a_seat("event-turn-passed"),
    happened.TurnDallied: _dallied,
    happened.PileReshuffled: _alone("event-reshuffled"),
    happened.PileTurnedOver: _alone("event-turned-over"),
    happened.PileUsedUp: _of_a_seat("event-pile-used-up"),
    happened.TurnsUsedUp: _turns_used_up,
    happened.JumpedIn: _of_a_seat("event-jumped-in"),
    happened.HitAnswered: _answered,
    happened.HandsSwapped: _swapped,
    happened.HandsRotated: _rotated,
    happened.HandsShuffled: _alone("event-hands-shuffled"),
    happened.CardsExchanged: _exchanged,
    happened.CardsDiscarded: _threw_off,
    happened.HandPut: _put,
    happened.SilenceBegan: _silence_began,
    happened.SilenceEnded: _silence_ended,
    happened.Misplayed: _of_a_seat("event-misplayed"),
    happened.FalseCall: _false_call,
    happened.SeatFined: _fined,
    happened.HandRefilled: _refilled,
    happened.SeatEliminated: _of_a_seat("event-seat-eliminated"),
    happened.UnoForgotten: _of_a_seat("event-uno-forgotten"),
    happened.UnoCalled: _called,
    happened.UnoCaught: _caught,
    happened.ChallengeSettled: _settled,
    happened.SeatOut: _of_a_seat("event-seat-out"),
    happened.RoundBlocked: _alone("event-round-blocked"),
    happened.RoundEnded: _round_ended,
    happened.RoundVoid: _alone("event-round-void"),
    happened.SeatQueued: _of_a_seat("event-seat-queued"),
    happened.SeatLeft: _left,
    happened.SeatSubstituted: _of_a_seat("event-seat-substituted"),
    happened.OwnerReturned: _of_a_seat("event-owner-returned"),
    happened.VoteOpened: _vote_opened,
    happened.VoteSettled: _vote_settled,
    news.PersonStood: _of_a_name("news-person-stood"),
    news.NewcomerLeft: _of_a_name("news-newcomer-left"),
    news.HostPassed: _of_a_seat("news-host-passed"),
    news.RulesChanged: _rules_changed,
    news.OptionsChanged: _options_changed,
    news.StartCalled: _alone("news-start-called"),
    news.PeopleDropped: _dropped,
    news.FineExplained: _fine_explained,
    news.ForfeitDrawn: _forfeit,
    news.MatchPaused: _by_somebody("news-match-paused"),
    news.MatchResumed: _by_somebody("news-match-resumed"),
    news.MatchSuspended: _alone("news-match-suspended"),
    news.MatchWoken: _of_a_seat("event-owner-returned"),
}
