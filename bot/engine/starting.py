"""Starting: the card that is turned up first, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .actions import ChooseColour, PlayCards
from .cards import WILD_FACES, Card, Colour, Face
from .events import ColourChosen, DirectionReversed, DrawReason, SeatSkipped
from .hits import carries_ten, threaten
from .phases import Hit, StarterColour
from .piles import draw
from .refusals import Reason, Refusal
from .rules import Rules
from .state import GameState, Standing
from .turns import settle
from .values import value

Opening = Callable[[GameState, Card], None]
"""Lets a starter act; `state.up` is the first player before and whoever is first after."""

_ACTIONS = frozenset({Face.SKIP, Face.REVERSE, Face.DRAW_TWO})
_RETURNED = frozenset({Face.DRAW_TEN, Face.DOWNPOUR_ONE, Face.DOWNPOUR_TWO})
_FOUR = frozenset({Face.WILD_DRAW_FOUR})


def _skip_first(state: GameState, starter: Card) -> None:
    state.news += (SeatSkipped(state.up),)
    state.up = state.after(state.up)


def _draw_two(state: GameState, starter: Card) -> None:
    first = state.up
    draw(state, first, 2, DrawReason.STARTER)
    state.up = state.after(first)


def _turn_round(state: GameState) -> None:
    state.direction = -state.direction
    state.news += (DirectionReversed(state.direction),)


def _dealer_begins(state: GameState, starter: Card) -> None:
    _turn_round(state)
    state.up = state.dealer


def _right_of_dealer(state: GameState, starter: Card) -> None:
    """Let the seat right of the dealer begin; with two it is the dealer, or the Reverse would do nothing."""
    _turn_round(state)
    two = state.standing.count(Standing.PLAYING) == 2
    state.up = state.dealer if two else state.after(state.dealer)


def _skip_as_played(state: GameState, starter: Card) -> None:
    threaten(state, state.up, Hit(0, state.dealer, starter))


def _two_as_played(state: GameState, starter: Card) -> None:
    threaten(state, state.up, Hit(2, state.dealer, starter))


def _four_before_playing(state: GameState, starter: Card) -> None:
    """Let the first player draw four and still play; there is no challenge. Rule: start-effects-legacy."""
    draw(state, state.up, 4, DrawReason.STARTER)


def _as_dealers_play(state: GameState, starter: Card) -> None:
    """Let the dealer's card act on the next seat like any other. Rule: dealer-last-card-starts."""
    dealer = state.dealer
    state.plays += 1
    state.laid_by = dealer
    state.up = state.after(dealer)
    state.twin_open = state.rules.intervention != "off"
    effect = state.house.effects.get(starter)
    if effect is None or not (starter.face in _ACTING or carries_ten(state, starter)):
        return
    if starter.face is Face.WILD_DRAW_FOUR:
        threaten(state, state.up, Hit(4, dealer, starter))
    else:
        effect(state, PlayCards(dealer, (starter,)), 0)


_ACTING = _ACTIONS | _FOUR | _RETURNED


@value
class Start:
    """A way to begin: the faces that go back, what a starter does, and who names a black one's colour."""

    returned: frozenset[Face]
    openings: Mapping[Face, Opening]
    dealer_names: bool = False
    no_starter: bool = False
    from_hand: bool = False

    def returned_under(self, rules: Rules) -> frozenset[Face]:
        """Give the faces that go back; a zero that carries a ten is one of them. Rule: plus10-zero."""
        return self.returned | {Face.ZERO} if rules.zero == "plus10" else self.returned


_MATTEL: Mapping[Face, Opening] = {
    Face.SKIP: _skip_first,
    Face.DRAW_TWO: _draw_two,
    Face.REVERSE: _dealer_begins,
}

START_OF: Mapping[str, Start] = {
    "effects_mattel": Start(_FOUR | _RETURNED, _MATTEL),
    "effects_2000s": Start(WILD_FACES | _FOUR | _RETURNED, {**_MATTEL, Face.REVERSE: _right_of_dealer}),
    "effects_legacy": Start(
        _RETURNED,
        {
            Face.SKIP: _skip_as_played,
            Face.DRAW_TWO: _two_as_played,
            Face.REVERSE: _right_of_dealer,
            Face.WILD_DRAW_FOUR: _four_before_playing,
        },
        dealer_names=True,
    ),
    "return_except_wild": Start(_ACTIONS | _FOUR | _RETURNED, {}),
    "return_all": Start(_ACTIONS | WILD_FACES | _FOUR | _RETURNED, {}),
    "dealer_card": Start(
        frozenset(), dict.fromkeys(Face, _as_dealers_play), dealer_names=True, no_starter=True, from_hand=True
    ),
    "free_lead": Start(frozenset(), {}, no_starter=True),
}
"""Every way to begin a round."""


def open_with(state: GameState, starter: Card) -> None:
    """Let a starter do what the rules say, which is nothing where actions are inert."""
    opening = START_OF[state.rules.start].openings.get(starter.face)
    if opening is not None and (state.rules.actions == "live" or opening is _as_dealers_play):
        opening(state, starter)


def check_colour(state: GameState, phase: StarterColour, action: ChooseColour) -> Refusal | None:
    """Refuse to name the colour for another."""
    return None if action.seat == phase.seat else Refusal(Reason.NOT_YOUR_TURN, seat=phase.seat)


def choose_colour(state: GameState, phase: StarterColour, action: ChooseColour) -> None:
    """Name the colour of a black starter."""
    name_colour(state, phase.seat, action.colour)


def name_colour(state: GameState, seat: int, colour: Colour) -> None:
    """Put a colour in force and let the starter act. Rule: start-effects-mattel, start-effects-legacy."""
    state.colour = colour
    state.news += (ColourChosen(seat, colour),)
    open_with(state, state.discard_pile[-1])
    settle(state)
