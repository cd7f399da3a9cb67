"""The course of a match: apply what the engine accepts, and see from its events what the table must do."""

from collections.abc import Iterable
from dataclasses import replace

from bot.engine import (
    Action,
    Departure,
    EndMatch,
    Event,
    GameState,
    Join,
    Leave,
    Motion,
    Withdraw,
    apply,
    new_game,
)
from bot.engine.events import HandDealt, RoundStarted, SeatLeft, VoteSettled
from bot.table.draft import Draft
from bot.table.forfeits import forfeit_of
from bot.table.news import (
    HostPassed,
    MatchPaused,
    MatchResumed,
    MatchSuspended,
    MatchWoken,
    NewcomerLeft,
    NewcomerQueued,
)
from bot.table.people import Occupant
from bot.table.races import ended, raced
from bot.table.record import Game, Record
from bot.table.results import count, results

NOBODY = -1
"""The host of a match that nobody is left in."""
RECENT = 12
"""How many of the last public events are kept for the table's message."""


def begin(draft: Draft, seed: bytes) -> None:
    """Deal the first round for the people of a lobby, who keep their places as seats."""
    people, rules = draft.record.people, draft.record.lobby.rules
    computers = frozenset(seat for seat, one in enumerate(people) if one.computer)
    step = new_game(rules, len(people), seed, computers)
    draft.record = replace(draft.record, game=Game(step.state, first_seats=len(people)), spent=frozenset())
    draft.change_lobby(starting=False)
    _follow(draft, step.state, step.events)


def play(draft: Draft, action: Action) -> None:
    """Apply one action of the engine; raises IllegalAction, and then the draft is as it was."""
    step = apply(draft.game.state, action)
    draft.log(action)
    _follow(draft, step.state, step.events)


def queue(draft: Draft, newcomer: Occupant) -> None:
    """Let a newcomer wait for the next round; raises IllegalAction when there are no cards for one more."""
    play(draft, Join())
    draft.record = replace(draft.record, people=(*draft.record.people, newcomer))
    draft.tell(NewcomerQueued(newcomer.name))
    if draft.game.suspended:
        wake(draft, len(draft.record.people) - 1)


def withdraw(draft: Draft, place: int) -> None:
    """Let a newcomer go who was not dealt in yet; those behind him move up."""
    people, host = draft.record.people, draft.record.lobby.host
    draft.record = replace(draft.record, people=people[:place] + people[place + 1 :])
    draft.change_lobby(host=NOBODY if host == place else host - (host > place))
    draft.tell(NewcomerLeft(people[place].name))
    play(draft, Withdraw())


def give_up(draft: Draft, seat: int, why: Departure) -> None:
    """Let a seat, or a place among the newcomers, be given up."""
    if draft.record.queued(seat):
        if why is Departure.KICKED:
            draft.remember_kick(seat)
        withdraw(draft, seat)
    else:
        play(draft, Leave(seat, why))


def pause(draft: Draft, seat: int | None) -> None:
    """Let the clocks stand still."""
    if not draft.game.paused:
        draft.change_game(paused=True)
        draft.tell(MatchPaused(seat))


def resume(draft: Draft, seat: int | None) -> None:
    """Let the clocks run again."""
    if draft.game.paused:
        draft.change_game(paused=False)
        draft.tell(MatchResumed(seat))


def suspend(draft: Draft) -> None:
    """Keep a match in which nobody acts until somebody comes back, who need not end a pause as well."""
    draft.change_game(suspended=True, paused=False)
    draft.tell(MatchSuspended())


def wake(draft: Draft, seat: int) -> None:
    """Let a suspended match go on."""
    draft.change_game(suspended=False)
    draft.tell(MatchWoken(seat))


def advanced(game: Game, state: GameState, events: tuple[Event, ...], now: float) -> Game:
    """Bring what the table keeps of a match up to the state that an action has led to."""
    dealt_anew = any(isinstance(event, RoundStarted) for event in events)
    return Game(
        state,
        game.paused,
        game.suspended,
        (*(() if dealt_anew else game.recent), *_public(events))[-RECENT:],
        count(game.counters, events),
        game.first_seats,
        raced(game, state, events, now),
        ended(game, state, now),
        game.fined,
    )


def _follow(draft: Draft, state: GameState, events: tuple[Event, ...]) -> None:
    draft.tell(*events)
    draft.record = draft.record.playing(advanced(draft.game, state, events, draft.now))
    for event in events:
        if isinstance(event, VoteSettled) and event.carried:
            _heed(draft, event.motion)
        if isinstance(event, SeatLeft) and event.why is Departure.KICKED:
            draft.remember_kick(event.seat)
    if state.over:
        draft.results = results(draft.game, draft.record.people)
        if forfeit := forfeit_of(draft.record):
            draft.tell(forfeit)
        return
    _pass_on_host(draft)
    _end_or_suspend(draft)


def _public(events: Iterable[Event]) -> list[Event]:
    # A line for each dealt hand would push everything else out of sight.
    return [event.seen_by(None) for event in events if not isinstance(event, HandDealt)]


def _heed(draft: Draft, motion: Motion) -> None:
    if motion is Motion.PAUSE:
        pause(draft, None)
    elif motion is Motion.RESUME:
        resume(draft, None)


def _pass_on_host(draft: Draft) -> None:
    record = draft.record
    if record.here(record.lobby.host):
        return
    heir = next((seat for seat in _people(record) if record.here(seat)), None)
    if heir is not None:
        draft.change_lobby(host=heir)
        draft.tell(HostPassed(heir))


def _people(record: Record) -> list[int]:
    """List the seats of people, longest seated first, those who are away last."""
    computers = frozenset[int]() if record.game is None else record.game.state.computers
    seats = [seat for seat, one in enumerate(record.people) if one.person]
    return sorted(seats, key=lambda seat: seat in computers)


def _end_or_suspend(draft: Draft) -> None:
    """Stop when only computer players are left: for good if no owner could come back."""
    record, game = draft.record, draft.game
    state = game.state
    if state.queue:
        return
    if not any(one.person and record.here(seat) for seat, one in enumerate(record.people)):
        play(draft, EndMatch())
    elif state.computers and not game.suspended and state.computers.issuperset(state.present()):
        suspend(draft)
