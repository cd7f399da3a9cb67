"""Say which alarms a table should have, and keep the deadlines of those that stay.

An alarm's name says what it is about, so one that rings late can hit nothing else:

    clock:ID            a clock of the engine runs out
    remind:ID           the seat that this clock waits for is reminded
    computer:ID:SEAT    a computer player does what it owes, or thinks of its UNO!, while this clock runs
    catch:…, jump:…     a computer player acts on what it has noticed; see `thinking`
    draw:ID             the table draws for a person, now that nobody has jumped in
    confirm             the thirty seconds of a lobby end
    idle                nobody has pressed anything for long
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from bot.engine.clocks import paused
from bot.engine.phases import Clock, ClockKind
from bot.engine.values import value
from bot.table import auto_draw, thinking
from bot.table.lobby import CONFIRMATION, LOBBY_IDLE
from bot.table.record import Game, Record

GRACE = 15.0
"""Seconds that a clock has at least, if it is as long, when it runs again after an interruption."""
MATCH_IDLE = 3 * 24 * 3600.0
"""Seconds without a press after which a match that no clock drives is suspended."""
REMINDED_FROM = 20.0
"""Seconds that a clock must have for a reminder, which comes at half of them."""

_WAITING = frozenset(
    {
        ClockKind.TURN,
        ClockKind.ANSWER,
        ClockKind.STARTER_COLOUR,
        ClockKind.SWAP_TARGET,
        ClockKind.EXCHANGE,
        ClockKind.READY,
    }
)

Pause = Callable[[int], float]
"""Gives the seconds that the computer player in this seat takes to think."""


@value
class Alarm:
    """An alarm that a table should have: its length in seconds, and whether its clock stands still.

    `thinks` is the seat of a computer player, whose length is the pause that it makes.
    """

    name: str
    length: float = 0.0
    thinks: int | None = None
    stands: bool = False

    @property
    def grace(self) -> float:
        """Return the seconds that are left at least after an interruption."""
        if self.thinks is not None:
            return 1.0
        grace = min(self.length, GRACE)
        return grace / 2 if self.name.startswith("remind:") else grace


def settle(record: Record, now: float, pause: Pause, *, pressed: bool = False) -> Record:
    """Set the alarms that a record should have; those it has keep their deadlines.

    `pressed`: a person did something, so idling is counted from now.
    """
    alarms: dict[str, float] = {}
    standing: dict[str, float] = {}
    spent: set[str] = set()
    for alarm in _wanted(record):
        name = alarm.name
        if name in record.spent:
            spent.add(name)
            continue
        deadline = None if name == "idle" and pressed else record.alarms.get(name)
        if alarm.stands:
            left = max(0.0, deadline - now) if deadline is not None else _left(record, alarm, pause)
            standing[name] = left
        else:
            alarms[name] = deadline if deadline is not None else now + _left(record, alarm, pause)
    return record.timed(alarms, standing, frozenset(spent))


def _left(record: Record, alarm: Alarm, pause: Pause) -> float:
    """Return the seconds that an alarm begins with: what was left when it stood still, else all of them."""
    if alarm.name in record.standing:
        return record.standing[alarm.name]
    return alarm.length if alarm.thinks is None else pause(alarm.thinks)


def graced(record: Record, now: float) -> Record:
    """Give every alarm a fresh grace after an interruption, for which nobody is charged."""
    least = {alarm.name: now + alarm.grace for alarm in _wanted(record)}
    alarms = {name: max(deadline, least.get(name, now)) for name, deadline in record.alarms.items()}
    return replace(record, alarms=alarms)


def postponed(record: Record, seconds: float) -> Record:
    """Move deadlines by the seconds for which nobody could press; what is idle has been so all the longer."""
    alarms = {
        name: deadline + (0.0 if name == "idle" else seconds) for name, deadline in record.alarms.items()
    }
    return replace(record, alarms=alarms)


def shifted(record: Record, left: Mapping[str, float], now: float) -> Record:
    """Let alarms run again that stood still with these seconds left; newer ones keep their deadlines."""
    alarms = {
        name: now + left[name] if name in left else deadline for name, deadline in record.alarms.items()
    }
    return replace(record, alarms=alarms)


def first_due(record: Record, now: float) -> str | None:
    """Name the alarm that rings first, if one is due."""
    name = min(record.alarms, key=lambda name: record.alarms[name], default=None)
    return name if name is not None and record.alarms[name] <= now else None


def clock_deadlines(record: Record) -> dict[int, float]:
    """Map the ids of the engine's clocks that run to their deadlines."""
    return {
        int(name.removeprefix("clock:")): deadline
        for name, deadline in record.alarms.items()
        if name.startswith("clock:")
    }


def _wanted(record: Record) -> Iterator[Alarm]:
    game = record.game
    if record.closed is not None or record.over:
        return
    if game is None:
        yield Alarm("idle", LOBBY_IDLE)
        if record.lobby.starting:
            yield Alarm("confirm", CONFIRMATION)
        return
    driven = False
    for alarm in _of_match(record, game):
        driven = driven or not alarm.stands
        yield alarm
    if not driven and not game.suspended:
        yield Alarm("idle", MATCH_IDLE)


def _of_match(record: Record, game: Game) -> Iterator[Alarm]:
    state, late = game.state, auto_draw.alarm_of(game.state)
    stands = game.paused or game.suspended
    for clock, running in state.clocks.items():
        votes = running.kind is ClockKind.VOTE
        yield from _of_clock(record, game, clock, running, game.suspended if votes else stands)
    for clock, waiting in paused(state):
        yield from _of_clock(record, game, clock, waiting, True)
    names = (*record.alarms, *record.standing)
    kept = [name for name in names if thinking.on_its_mind(state, name)] if state.computers else []
    for name in (*kept, *(name for name in names if name == late)):
        yield Alarm(name, stands=stands or thinking.holds_still(state))
    if state.computers:
        for owed, seat in thinking.owed(state):
            others = thinking.holds_still(state) and owed != str(state.clock)
            yield Alarm(f"computer:{owed}:{seat}", thinks=seat, stands=stands or others)


def _of_clock(record: Record, game: Game, clock: int, running: Clock, stands: bool) -> Iterator[Alarm]:
    length = record.lobby.timing.length(running)
    if length is None:
        return
    yield Alarm(f"clock:{clock}", length, stands=stands)
    waits = running.kind in _WAITING and running.seat not in game.state.computers
    if record.reminders and waits and length >= REMINDED_FROM:
        yield Alarm(f"remind:{clock}", length / 2, stands=stands)
