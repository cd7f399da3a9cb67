"""Do what an alarm is for."""

import structlog

from bot.engine import Action, CatchUno, Expire, IllegalAction, JumpIn, view
from bot.engine.phases import ClockKind
from bot.players import Computer
from bot.table import auto_draw, course, gathering, thinking
from bot.table.draft import Draft
from bot.table.gathering import Seed
from bot.table.habits import Habits
from bot.table.news import Closing

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


def ring(draft: Draft, alarm: str, computer: Computer, seed: Seed, habits: Habits) -> None:
    """Do what the alarm of this name is for; it is not set again unless it is for something new."""
    alarms = dict(draft.record.alarms)
    del alarms[alarm]
    draft.set_alarms(alarms)
    match alarm.split(":"):
        case ["clock", clock]:
            course.play(draft, Expire(int(clock)))
        case ["remind", clock]:
            draft.spend(alarm)
            draft.remind = draft.game.state.clocks[int(clock)].seat
        case ["computer", _, seat]:
            _let_act(draft, alarm, int(seat), computer)
        case ["catch", seat, *named]:
            if catch := thinking.catch_of(draft.game.state, int(seat), named):
                _attempt(draft, catch)
        case ["jump", seat, _]:
            if twin := computer.twin(view(draft.game.state, int(seat))):
                _attempt(draft, twin)
        case ["draw", clock]:
            auto_draw.draw_late(draft, int(clock), habits)
        case ["confirm"]:
            gathering.drop_unconfirmed(draft, seed)
        case ["idle"] if draft.record.game is None:
            draft.close(Closing.FORGOTTEN)
        case _:
            course.suspend(draft)


def watch(draft: Draft, computer: Computer) -> None:
    """Let the computer players look round: who notices a forgotten UNO! or a twin acts after a moment."""
    game = draft.record.game
    if game is None or game.state.over or game.paused or game.suspended:
        return
    for seat in sorted(game.state.computers):
        seen = view(game.state, seat)
        for name in thinking.noticed(game.state, seen, seat, computer):
            draft.set_alarms({**draft.record.alarms, name: draft.now + computer.pause(seen)})


def _let_act(draft: Draft, alarm: str, seat: int, computer: Computer) -> None:
    state = draft.game.state
    action = computer.decide(view(state, seat))
    if action is not None and _attempt(draft, action):
        return
    draft.spend(alarm)
    # A computer player that finds nothing to do must not hold the table up where no clock runs.
    waits = state.clocks[state.clock].kind is not ClockKind.SKIP
    mine = getattr(state.phase, "seat", None) == seat and alarm.startswith(f"computer:{state.clock}:")
    if mine and waits:
        course.play(draft, Expire(state.clock))


def _attempt(draft: Draft, action: Action) -> bool:
    try:
        course.play(draft, action)
    except IllegalAction as refused:
        # A catch or a twin that comes too late is all in the game; anything else is worth a look.
        level = log.debug if isinstance(action, CatchUno | JumpIn) else log.warning
        level("computer_refused", action=type(action).__name__, reason=str(refused.reason))
        return False
    return True
