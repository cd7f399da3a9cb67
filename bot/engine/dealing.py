"""Dealing: seats, the dealer, the deal, the starter, and piles that run out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from .cards import Card, Face
from .decks import deck
from .events import (
    CardsDrawn,
    DealerDrawn,
    DrawReason,
    HandDealt,
    PileReshuffled,
    RoundStarted,
    SeatSkipped,
    StarterTurned,
)
from .fairness import dealt, shuffled
from .phases import StarterColour, turn_of
from .rules import Rules
from .state import GameState, Score, Standing
from .values import value
from .windows import close_window

MIN_SEATS, MAX_SEATS = 2, 10


def refuse_seats(rules: Rules, seats: int) -> str | None:
    """Say why so many seats cannot be dealt in, None when they can. Rule: players-2-10."""
    if not MIN_SEATS <= seats <= MAX_SEATS:
        return f"a game seats {MIN_SEATS} to {MAX_SEATS} players, not {seats}"
    cards = len(deck(rules.deck, rules.packs))
    if seats * rules.deal >= cards:
        return f"{cards} cards cannot deal {rules.deal} to {seats} players; deal fewer or use two packs"
    return None


def draw(state: GameState, seat: int, due: int, why: DrawReason) -> tuple[Card, ...]:
    """Draw cards into a hand, as many as the piles can give. Rule: draw-short, draw-in-the-dark."""
    pile = state.draw_pile
    if due > len(pile):
        EXHAUSTED[state.rules.exhaust](state)
        pile = state.draw_pile
    cards = pile[: -due - 1 : -1]
    if cards:
        state.draw_pile = pile[:-due]
        state.hands[seat] += cards
        state.idle = 0
        if seat in state.called:
            state.called -= {seat}
        if state.matters:
            close_window(state, seat)
    state.news += (CardsDrawn(seat, len(cards), due, why, cards),)
    return cards


def _reshuffle(state: GameState) -> None:
    """Shuffle all but the top discard under what is left to draw. Rule: deck-exhausted-reshuffle."""
    recycled = state.discard_pile[:-1]
    if recycled:
        state.draw_pile = shuffled(recycled, state.seed, state.new_stream()) + state.draw_pile
        state.discard_pile = state.discard_pile[-1:]
        state.news += (PileReshuffled(len(recycled)),)


EXHAUSTED: Mapping[str, Callable[[GameState], None]] = {"reshuffle": _reshuffle}


def roll_off(cards: Iterator[Card], seats: tuple[int, ...]) -> tuple[list[tuple[int, Card]], int]:
    """Let seats draw for the deal: symbols are drawn again, and ties draw among themselves.

    Gives the rolls in order and the dealer. Rule: dealer-high-draw.
    """
    rolls: list[tuple[int, Card]] = []
    tied = list(seats)
    while len(tied) > 1:
        numbers: dict[int, int] = {}
        for seat in tied:
            while seat not in numbers:
                drawn = next(cards)
                rolls.append((seat, drawn))
                if drawn.face.number is not None:
                    numbers[seat] = drawn.face.number
        tied = [seat for seat in tied if numbers[seat] == max(numbers.values())]
    return rolls, tied[0]


def _packs(state: GameState) -> Iterator[Card]:
    while True:
        yield from dealt(deck(state.rules.deck, state.rules.packs), state.seed, state.new_stream())


def first_dealer(state: GameState) -> None:
    """Draw for the first deal from the seed; the cards go back before the deal."""
    rolls, state.dealer = roll_off(_packs(state), state.present())
    state.news += (DealerDrawn(tuple(rolls), state.dealer),)


def deal_round(state: GameState) -> None:
    """Deal the next round with the dealer that is set: hands, starter, first turn. Rule: deal-7."""
    state.direction = 1
    state.called = frozenset()
    state.drawn = state.evidence = state.finishing = None
    state.agenda = ()
    state.idle = 0
    left, playing = Standing.LEFT, Standing.PLAYING
    state.standing = tuple([left if standing is left else playing for standing in state.standing])
    seats = state.playing()
    state.fresh = frozenset(seats)
    state.news += (RoundStarted(state.score.rounds + 1, state.dealer),)
    starter, returned = _deal_hands(state, seats)
    state.news += tuple(HandDealt(seat, len(state.hands[seat]), state.hands[seat]) for seat in seats)
    state.news += (StarterTurned(starter, returned),)
    state.up = state.after(state.dealer)
    state.colour = starter.colour
    if STARTS[state.rules.start].effects:
        apply_starter(state, starter)
    state.enter(StarterColour(state.up) if starter.black else turn_of(state.up))


def _deal_hands(state: GameState, seats: tuple[int, ...]) -> tuple[Card, tuple[Card, ...]]:
    """Deal one card at a time from the dealer's left, then turn the starter up; deal anew if none will do."""
    rules = state.rules
    first = seats.index(state.after(state.dealer))
    order = seats[first:] + seats[:first]
    while True:
        cards = shuffled(deck(rules.deck, rules.packs), state.seed, state.new_stream())
        dealt = len(order) * rules.deal
        for place, seat in enumerate(order):
            state.hands[seat] = cards[place : dealt : len(order)]
        rest = cards[dealt:]
        unwanted = STARTS[rules.start].returned
        starter_at = next((at for at, turned in enumerate(rest) if turned.face not in unwanted), None)
        if starter_at is not None:
            break
    starter, returned, rest = rest[starter_at], rest[:starter_at], rest[starter_at + 1 :]
    if returned:
        rest = shuffled(rest + returned, state.seed, state.new_stream())
    state.draw_pile, state.discard_pile = rest[::-1], (starter,)
    return starter, returned


@value
class Start:
    """A way to turn up the starter: which faces go back, and whether the one that stays acts."""

    returned: frozenset[Face]
    effects: bool


_ACTIONS = frozenset({Face.SKIP, Face.REVERSE, Face.DRAW_TWO})

STARTS: Mapping[str, Start] = {
    "effects_mattel": Start(frozenset({Face.WILD_DRAW_FOUR}), effects=True),
    "return_except_wild": Start(_ACTIONS | {Face.WILD_DRAW_FOUR}, effects=False),
    "return_all": Start(_ACTIONS | {Face.WILD, Face.WILD_DRAW_FOUR}, effects=False),
}


def apply_starter(state: GameState, starter: Card) -> None:
    """Let an action card that was turned up act on the first player. Rule: start-effects-mattel."""
    first = state.up
    match starter.face:
        case Face.SKIP:
            state.news += (SeatSkipped(first),)
            state.up = state.after(first)
        case Face.DRAW_TWO:
            draw(state, first, 2, DrawReason.STARTER)
            state.up = state.after(first)
        case Face.REVERSE:
            state.direction = -1
            state.up = state.dealer
        case _:
            pass


def next_dealer(state: GameState) -> None:
    """Pass the deal one seat clockwise, whatever the direction of play was. Rule: dealer-rotates."""
    seats = state.present()
    state.dealer = next((seat for seat in seats if seat > state.dealer), seats[0])


def seat_newcomers(state: GameState) -> None:
    """Give those who wait a seat after the others, with nothing scored yet."""
    more = state.queue
    state.queue = 0
    nothing, score = (0,) * more, state.score
    state.hands += [()] * more
    state.standing += (Standing.PLAYING,) * more
    state.score = Score(
        score.totals + nothing, score.rounds_won + nothing, score.held + nothing, score.rounds
    )
