"""Views: what each seat, or a spectator, may know of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .actions import Action, CallUno, CatchUno, Choices, JumpIn, PlayCards
from .answers import answering
from .book import Score
from .cards import Card, Colour
from .choosing import offers
from .decisions import legal_actions
from .fairness import commitment
from .hits import answerable, ends_round
from .legality import check
from .matching import playable
from .phases import (
    UNO_CLOCKS,
    Answer,
    Clock,
    HandOnPile,
    MatchOver,
    Matter,
    Phase,
    RoundOver,
    Turn,
    UnoWindow,
)
from .rules import Rules
from .scoring import last_round, played_out, points
from .state import GameState, Standing


class View:
    """A window on a match for one seat, None being a spectator; it answers only what that seat may know.

    The state stays private: reading it from outside is a type error, so nothing hidden can leak by accident.
    """

    __slots__ = ("_state", "phase", "seat")

    def __init__(self, state: GameState, seat: int | None) -> None:
        self._state = state
        self.seat = seat
        self.phase: Phase = state.phase
        """What the table waits for."""

    @property
    def rules(self) -> Rules:
        """Give the rules in force."""
        return self._state.rules

    @property
    def awaited(self) -> tuple[int, ...]:
        """Name the seats that the phase waits for; several put their hands down, or get ready, at once."""
        state, phase = self._state, self.phase
        match phase:
            case HandOnPile(caller=caller, order=order):
                done = frozenset((caller, *order))
                return tuple(seat for seat in state.playing() if seat not in done and state.hands[seat])
            case RoundOver(ready=ready):
                return tuple(seat for seat in state.contenders() if seat not in ready)
            case MatchOver():
                return ()
            case _:
                return (phase.seat,)

    @property
    def over(self) -> bool:
        """Tell whether the match has ended."""
        return self._state.over

    @property
    def revision(self) -> int:
        """Count the actions applied so far."""
        return self._state.revision

    @property
    def plays(self) -> int:
        """Number the top play."""
        return self._state.plays

    @property
    def hand(self) -> tuple[Card, ...]:
        """Give the seat's own cards; a spectator has none."""
        return () if self.seat is None else self._state.hands[self.seat]

    @property
    def drawn(self) -> Card | None:
        """Give the card just drawn, if it is this seat that may play or keep it."""
        phase = self.phase
        return self._state.drawn if type(phase) is Turn and phase.seat == self.seat else None

    @property
    def counts(self) -> tuple[int, ...]:
        """Count everybody's cards. Rule: no-hiding-card-count."""
        return tuple([len(hand) for hand in self._state.hands])

    @property
    def standing(self) -> tuple[Standing, ...]:
        """Tell where every seat stands."""
        return tuple(self._state.standing)

    @property
    def computers(self) -> frozenset[int]:
        """Name the seats that a computer player plays now."""
        return self._state.computers

    @property
    def called(self) -> frozenset[int]:
        """Name the seats that said UNO! for the card they hold."""
        return self._state.called

    @property
    def top(self) -> Card | None:
        """Give the top of the discard pile."""
        return self._state.top

    @property
    def laid_by(self) -> int | None:
        """Name the seat that laid the top card; nobody laid a starter."""
        return self._state.laid_by

    @property
    def colour(self) -> Colour | None:
        """Give the colour in force."""
        return self._state.colour

    @property
    def direction(self) -> int:
        """Give +1 for clockwise, in the order of seats, and -1 for the other way."""
        return self._state.direction

    @property
    def dealer(self) -> int:
        """Name the dealer."""
        return self._state.dealer

    @property
    def draw_pile(self) -> int:
        """Count the cards left to draw."""
        return len(self._state.draw_pile)

    @property
    def discard_pile(self) -> int:
        """Count the cards discarded."""
        return len(self._state.discard_pile)

    @property
    def score(self) -> Score:
        """Give the score of the match."""
        return self._state.score

    @property
    def queue(self) -> int:
        """Count the newcomers who wait for the next round."""
        return self._state.queue

    @property
    def last_round(self) -> bool:
        """Tell whether nobody can sit down any more, since the match ends with the round that is played."""
        return last_round(self._state)

    @property
    def commitment(self) -> str:
        """Give the promise of the seed."""
        return commitment(self._state.seed)

    @property
    def matters(self) -> tuple[Matter, ...]:
        """Give what runs beside the phase; of UNO windows, only one's own."""
        return tuple(
            matter
            for matter in self._state.matters
            if type(matter) is not UnoWindow or matter.seat == self.seat
        )

    @property
    def clocks(self) -> dict[int, Clock]:
        """Map the clocks that this seat may see, its own UNO window included, others' not."""
        return {
            clock: running
            for clock, running in self._state.clocks.items()
            if running.kind not in UNO_CLOCKS or running.seat == self.seat
        }

    @property
    def playable(self) -> tuple[Card, ...]:
        """List the cards that the seat may lay in its turn or as an answer, duplicates included."""
        state, phase = self._state, self.phase
        if type(phase) is Turn and phase.seat == self.seat:
            if state.drawn is not None:
                return () if phase.more else (state.drawn,)
            return playable(state, state.hands[phase.seat])
        if type(phase) is Answer and phase.seat == self.seat:
            return answering(state, phase)
        return ()

    def asks(self, laid: Card) -> bool:
        """Tell whether anything may have to be decided together with this card, another card included."""
        rules, house = self._state.rules, self._state.house
        return laid in house.asks or (rules.multi != "none" and not laid.black)

    def offers(self, cards: tuple[Card, ...]) -> tuple[Choices, ...]:
        """List the decisions with which the seat may lay these cards now, in this order."""
        state, seat = self._state, self.seat
        if seat is None or not cards or (len(cards) == 1 and cards[0] not in state.hands[seat]):
            return ()
        if len(cards) > 1 and Counter(cards) - Counter(state.hands[seat]):
            return ()
        return tuple(
            [
                choices
                for choices in offers(state, seat, cards)
                if check(state, PlayCards(seat, cards, choices)) is None
            ]
        )

    @property
    def answerable(self) -> bool:
        """Tell whether the rules know a card that answers the hit that waits, whoever holds one."""
        state, phase = self._state, self.phase
        return type(phase) is Answer and answerable(state, phase.hit) and not ends_round(state)

    @property
    def doubted(self) -> Colour | None:
        """Give the colour before a Wild Draw Four that may be challenged now. Rule: wd4-challenge-open."""
        phase, evidence = self.phase, self._state.evidence
        return evidence.colour if evidence and type(phase) is Answer and phase.hit.doubtful else None

    @property
    def turns(self) -> int:
        """Count the turns begun in this round, where a number of them is agreed."""
        return self._state.turns

    @property
    def twin(self) -> Card | None:
        """Give the card that the seat may lay out of turn now, as far as it knows."""
        state, top = self._state, self._state.top
        if self.seat is None or top is None or not state.twin_open:
            return None
        return top if check(state, JumpIn(self.seat, (top,))) is None else None

    @property
    def twin_offers(self) -> tuple[Choices, ...]:
        """List the decisions with which the seat may lay that card, in this order. Rule: intervention."""
        state, seat, twin = self._state, self.seat, self.twin
        if seat is None or twin is None:
            return ()
        return tuple(
            [
                choices
                for choices in offers(state, seat, (twin,))
                if check(state, JumpIn(seat, (twin,), choices)) is None
            ]
        )

    @property
    def emptied(self) -> tuple[int, ...]:
        """Count the hands that each seat has got rid of in this round. Rule: seven-rounds."""
        return self._state.emptied

    @property
    def went_out(self) -> tuple[int, ...]:
        """Name the seats that went out in this round, in order. Rule: play-to-last."""
        return self._state.went_out

    @property
    def loser(self) -> int | None:
        """Name who lost the last round, where the loser deals the next one. Rule: score-lazy."""
        return self._state.loser

    def points(self, hand: Iterable[Card]) -> int:
        """Count the card points in a hand that is shown, under the values in force. Rule: card-values."""
        return points(self._state, tuple(hand))

    @property
    def played_out(self) -> frozenset[int]:
        """Name the seats of a match that is over whose owners left when they had nothing left to play."""
        phase = self.phase
        if type(phase) is not MatchOver:
            return frozenset()
        return frozenset(
            seat
            for seat, standing in enumerate(self.standing)
            if standing is Standing.LEFT and played_out(self._state, seat, phase.ending)
        )

    @property
    def legal(self) -> tuple[Action, ...]:
        """List the seat's lawful decisions, except what would tell whether others have a window open."""
        if self.seat is None:
            return ()
        return tuple(action for action in legal_actions(self._state, self.seat) if not _tells(action))


def _tells(action: Action) -> bool:
    """Tell whether an action is lawful only while somebody else can be caught: a catch, or help."""
    return type(action) is CatchUno or (type(action) is CallUno and action.owner is not None)


view = View
"""Look at a match from a seat; None is a spectator."""
