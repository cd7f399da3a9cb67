"""Views: what each seat, or a spectator, may know of a match."""

from __future__ import annotations

from .actions import Action, CatchUno
from .cards import Card, Colour
from .fairness import commitment
from .legality import legal_actions
from .matching import playable
from .phases import UNO_CLOCKS, Clock, Matter, Phase, Turn, UnoWindow
from .rules import Rules
from .state import GameState, Score, Standing


class View:
    """A window on a match for one seat, None being a spectator; it answers only what that seat may know.

    The state stays private: reading it from outside is a type error, so nothing hidden can leak by accident.
    """

    __slots__ = ("_state", "seat")

    def __init__(self, state: GameState, seat: int | None) -> None:
        self._state = state
        self.seat = seat

    @property
    def rules(self) -> Rules:
        """Give the rules in force."""
        return self._state.rules

    @property
    def phase(self) -> Phase:
        """Give what the table waits for."""
        return self._state.phase

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
        phase = self._state.phase
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
        """List the cards that the seat may lay now, duplicates included; none when it is not its turn."""
        state = self._state
        phase = state.phase
        if type(phase) is not Turn or phase.seat != self.seat:
            return ()
        if state.drawn is not None:
            return (state.drawn,)
        return playable(state, state.hands[phase.seat])

    @property
    def legal(self) -> tuple[Action, ...]:
        """List the seat's lawful decisions, except catching, which would tell whether a window is open."""
        if self.seat is None:
            return ()
        return tuple(
            action for action in legal_actions(self._state, self.seat) if type(action) is not CatchUno
        )


view = View
"""Look at a match from a seat; None is a spectator."""
