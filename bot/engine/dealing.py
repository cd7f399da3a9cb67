"""Dealing: seats, the dealer, who opens, and the deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from .book import Score, fresh_score
from .cards import Card
from .decks import deck
from .events import DealerDrawn, HandDealt, RoundStarted, StarterTurned
from .fairness import dealt, pick, shuffled
from .phases import StarterColour
from .rules import Rules
from .starting import START_OF, open_with
from .state import GameState, Standing
from .turns import begin_turn, settle

MIN_SEATS, MAX_SEATS, PARTNERS = 2, 10, 4


def refuse_seats(rules: Rules, seats: int) -> str | None:
    """Say why so many seats cannot be dealt in, None when they can. Rule: players-2-10, partners."""
    if not MIN_SEATS <= seats <= MAX_SEATS:
        return f"a game seats {MIN_SEATS} to {MAX_SEATS} players, not {seats}"
    if rules.partners and seats != PARTNERS:
        return f"partners=on seats exactly {PARTNERS} players, two teams of two, not {seats}"
    cards = len(deck_of(rules))
    if seats * rules.deal >= cards:
        return f"{cards} cards cannot deal {rules.deal} to {seats} players; deal fewer or use two packs"
    return None


def deck_of(rules: Rules) -> tuple[Card, ...]:
    """Lay out the deck that is played with."""
    return deck(rules.deck, rules.packs, rules.blank)


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
        yield from dealt(deck_of(state.rules), state.seed, state.new_stream())


def first_round(state: GameState) -> None:
    """Draw for the first deal from the seed, the cards going back, or let chance name the opener.

    Rule: dealer-high-draw, first-player-random-then-winner.
    """
    if state.rules.opener == "random_then_winner":
        deal_round(state, *_let_open(state, pick(state.contenders(), state.seed, state.new_stream())))
        return
    seats = state.contenders()
    rolls, dealer = roll_off(_packs(state), seats)
    state.news += (DealerDrawn(tuple(rolls), dealer),)
    deal_round(state, dealer, _after(seats, dealer))


def next_round(state: GameState) -> None:
    """Seat the newcomers, pass the deal on and deal. Rule: feature-drop-in-between-games."""
    seat_newcomers(state)
    deal = OPENERS[state.rules.opener](state)
    _wipe(state)
    deal_round(state, *deal)


def _rotate_deal(state: GameState) -> tuple[int, int]:
    """Pass the deal one seat clockwise, whatever the direction of play was. Rule: dealer-rotates."""
    seats = state.contenders()
    dealer = _after(seats, state.dealer)
    return dealer, _after(seats, dealer)


def _winner_opens(state: GameState) -> tuple[int, int]:
    """Let the winner of the last round open. Rule: first-player-random-then-winner."""
    if state.winner is None:
        return _let_open(state, pick(state.contenders(), state.seed, state.new_stream()))
    return _let_open(state, state.winner)


def _loser_deals(state: GameState) -> tuple[int, int]:
    """Let the winner of the last round open and its loser deal. Rule: score-lazy."""
    if state.winner is None or state.loser is None:
        return _rotate_deal(state)
    seats = state.contenders()
    return _still_here(seats, state.loser), _still_here(seats, state.winner)


OPENERS: Mapping[str, Callable[[GameState], tuple[int, int]]] = {
    "after_dealer": _rotate_deal,
    "random_then_winner": _winner_opens,
    "winner_then_loser_deals": _loser_deals,
}
"""Who deals the next round, and who opens it."""


def _let_open(state: GameState, seat: int) -> tuple[int, int]:
    """Choose the deal so that this seat, or the one after it, is first."""
    seats = state.contenders()
    opener = _still_here(seats, seat)
    before = [other for other in seats if other < opener]
    return (before or seats)[-1], opener


def _after(seats: tuple[int, ...], seat: int) -> int:
    """Find the next seat clockwise of those that are dealt in. Rule: first-player-after-dealer."""
    return next((other for other in seats if other > seat), seats[0])


def _still_here(seats: tuple[int, ...], seat: int) -> int:
    return seat if seat in seats else _after(seats, seat)


def deal_round(state: GameState, dealer: int, opener: int) -> None:
    """Deal the next round: hands, starter, first turn.

    Rule: deal-7, deal-dealer-included, direction-clockwise-initial.
    """
    state.note(dealer=dealer)
    seats = state.playing()
    state.fresh = frozenset(seats)
    state.news += (RoundStarted(state.score.rounds + 1, dealer),)
    starter, returned = _deal_hands(state, seats)
    state.news += tuple(HandDealt(seat, len(state.hands[seat]), state.hands[seat]) for seat in seats)
    state.up = opener
    state.colour = starter.colour if starter else None
    if starter is None:
        begin_turn(state)
        return
    state.news += (StarterTurned(starter, returned),)
    if starter.black:
        chooser = dealer if START_OF[state.rules.start].dealer_names else opener
        state.enter(StarterColour(chooser))
    else:
        open_with(state, starter)
        settle(state)


def _wipe(state: GameState) -> None:
    """Clear what belongs to the round that is over."""
    state.direction = 1
    state.called = frozenset()
    state.drawn = state.evidence = state.laid_by = None
    state.finishing = ()
    state.agenda = ()
    state.twin_open = False
    state.idle = 0
    nothing = (0,) * state.seats
    state.note(emptied=nothing, credit=nothing, went_out=(), pot=0, turns=0, offered=None)
    stay, playing = (Standing.LEFT, Standing.WATCHING), Standing.PLAYING
    state.standing = tuple([standing if standing in stay else playing for standing in state.standing])
    for seat in range(state.seats):
        state.hands[seat] = ()


def _deal_hands(state: GameState, seats: tuple[int, ...]) -> tuple[Card | None, tuple[Card, ...]]:
    """Deal one card at a time from the dealer's left, then turn the starter up; deal anew if none will do.

    Rule: start-flip-top, start-special-returned, piles-draw-and-discard.
    """
    rules = state.rules
    first = seats.index(_after(seats, state.dealer))
    order = seats[first:] + seats[:first]
    start = START_OF[rules.start]
    while True:
        cards = shuffled(deck_of(rules), state.seed, state.new_stream())
        dealt = len(order) * rules.deal
        for place, seat in enumerate(order):
            state.hands[seat] = cards[place : dealt : len(order)]
        rest = cards[dealt:]
        if start.no_starter:
            state.draw_pile, state.discard_pile = rest[::-1], ()
            return _from_the_dealer(state) if start.from_hand else (None, ())
        unwanted = start.returned_under(rules)
        starter_at = next((at for at, turned in enumerate(rest) if turned.face not in unwanted), None)
        if starter_at is not None:
            break
    starter, returned, rest = rest[starter_at], rest[:starter_at], rest[starter_at + 1 :]
    if returned:
        rest = shuffled(rest + returned, state.seed, state.new_stream())
    state.draw_pile, state.discard_pile = rest[::-1], (starter,)
    return starter, returned


def _from_the_dealer(state: GameState) -> tuple[Card, tuple[Card, ...]]:
    """Let the dealer turn up the last card of the own hand. Rule: dealer-last-card-starts."""
    *kept, starter = state.hands[state.dealer]
    state.hands[state.dealer], state.discard_pile = tuple(kept), (starter,)
    return starter, ()


def seat_newcomers(state: GameState) -> None:
    """Give those who wait a seat after the others, with nothing scored yet."""
    more = state.queue
    new, score = fresh_score(more), state.score
    state.hands += [()] * more
    state.standing += (Standing.PLAYING,) * more
    both = Score(
        score.totals + new.totals,
        score.rounds_won + new.rounds_won,
        score.held + new.held,
        score.beaten + new.beaten,
        score.fallen + new.fallen,
        score.rounds,
    )
    state.note(queue=0, score=both)
