"""Draw harmless forfeits for the losers of a match. Rule: loser-forfeit."""

from bot.engine import GameState
from bot.engine.fairness import pick
from bot.engine.phases import MatchOver
from bot.table.news import ForfeitDrawn
from bot.table.record import Record, given_up

BUILT_IN = (
    "forfeit-compliment",
    "forfeit-haiku",
    "forfeit-emoji",
    "forfeit-animal",
    "forfeit-rhyme",
    "forfeit-thanks",
    "forfeit-rematch",
    "forfeit-joke",
)
"""Ids of messages, for servers that have written down no forfeits of their own."""


def forfeit_of(record: Record) -> ForfeitDrawn | None:
    """Give the forfeit of a match that is over, drawn from its seed; None where there is none.

    It falls to the people in the last place; computer players and those who left are spared.
    """
    game = record.game
    if game is None or not game.state.rules.loser_forfeit:
        return None
    losers = tuple(seat for seat in _last(game.state) if record.people[seat].person)
    if not losers:
        return None
    own, state = record.lobby.forfeits, game.state
    return ForfeitDrawn(losers, pick(own or BUILT_IN, state.seed, state.shuffles), not own)


def _last(state: GameState) -> tuple[int, ...]:
    """List the seats in the last place, if it is not the first as well."""
    phase = state.phase
    if not isinstance(phase, MatchOver) or not phase.places:
        return ()
    places = {seat: phase.places[seat] for seat in state.present() if not given_up(state, seat)}
    worst = max(places.values(), default=1)
    return tuple(seat for seat, place in places.items() if place == worst and worst > 1)
