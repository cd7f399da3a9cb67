"""Count what came of a match, once, for the people whose seats they were."""

from collections.abc import Iterator, Mapping, Sequence

from bot.engine import Event, view
from bot.engine.events import (
    CardPlayed,
    CardsDrawn,
    ChallengeSettled,
    RoundEnded,
    UnoCalled,
    UnoCaught,
)
from bot.engine.phases import MatchOver
from bot.table.people import Occupant
from bot.table.record import Counters, Game, given_up
from data import Result


def count(counters: Counters, events: Sequence[Event]) -> Counters:
    """Add what these events are worth to what each seat did; who sits in for an owner counts for him."""
    counted = dict(counters)
    for event in events:
        for seat, name, times in _deeds(event):
            done = counted.get(seat, {})
            counted[seat] = {**done, name: done.get(name, 0) + times}
    return counted


def _deeds(event: Event) -> Iterator[tuple[int, str, int]]:
    match event:
        case CardPlayed(seat=seat, cards=cards):
            yield seat, "cards_played", len(cards)
        case CardsDrawn(seat=seat, count=drawn):
            yield seat, "cards_drawn", drawn
        case UnoCalled(seat=seat):
            yield seat, "uno_calls", 1
        case UnoCaught(seat=seat, culprit=culprit):
            yield seat, "catches", 1
            yield culprit, "uno_caught", 1
        case ChallengeSettled(seat=seat, guilty=guilty):
            yield seat, "challenges_won" if guilty else "challenges_lost", 1
        case RoundEnded(winners=winners):
            yield from ((seat, "rounds_won", 1) for seat in winners)
        case _:
            pass


def results(game: Game, people: Sequence[Occupant]) -> tuple[Result, ...]:
    """Make the results of a match that has ended; none when it was void, voted away or ended by somebody.

    Who left and sat down anew counts for the seat he held last.
    """
    phase = game.state.phase
    if not isinstance(phase, MatchOver) or not phase.places:
        return ()
    owners, with_computer = people[: game.state.seats], any(one.computer for one in people)
    places = {seat: phase.places[seat] for seat in _held_last(owners)}
    return tuple(
        _result(game, places, seat, one.user_id, with_computer)
        for seat, one in enumerate(owners)
        if seat in places and one.user_id is not None and not one.computer
    )


def _held_last(owners: Sequence[Occupant]) -> Iterator[int]:
    """Name the seats that count: nobody beats a seat that he, or somebody who still plays, gave up before."""
    last = {one.user_id: seat for seat, one in enumerate(owners)}
    return (seat for seat, one in enumerate(owners) if one.user_id is None or last[one.user_id] == seat)


def _result(game: Game, places: Mapping[int, int], seat: int, user_id: int, with_computer: bool) -> Result:
    state, place = game.state, places[seat]
    left = given_up(state, seat) and seat not in view(state, None).played_out
    # Who left a partner behind is last, wherever the computer player has brought the team.
    place = len(places) if left and state.rules.partners else place
    return Result(
        user_id=user_id,
        place=place,
        seats=len(places),
        beaten=sum(other > place for other in places.values()),
        won=place == 1 and not left,
        points=state.score.totals[seat],
        scoring=state.rules.scoring,
        rounds=state.score.rounds,
        with_computer=with_computer,
        left_early=left,
        counters=game.counters.get(seat, {}),
    )
