"""Draw for people who have set that the table does it where they cannot play. Rule: auto-draw."""

from bot.engine import DrawCard, GameState, check, view
from bot.engine.clocks import HOLD_SECONDS
from bot.engine.phases import Turn
from bot.table import course
from bot.table.draft import Draft
from bot.table.habits import Habits


def draw_by_habit(draft: Draft, habits: Habits) -> None:
    """Draw in the same step, turn after turn; where others may jump in, only after a moment for them."""
    while (seat := _waiting(draft, habits)) is not None:
        state = draft.game.state
        if state.twin_open:
            alarms = {alarm_of(state): draft.now + HOLD_SECONDS} | dict(draft.record.alarms)
            draft.set_alarms(alarms)
            return
        course.play(draft, DrawCard(seat))


def draw_late(draft: Draft, clock: int, habits: Habits) -> None:
    """Draw now that the moment for others has passed."""
    seat = _waiting(draft, habits)
    if seat is not None and draft.game.state.clock == clock:
        course.play(draft, DrawCard(seat))


def alarm_of(state: GameState) -> str:
    """Name the alarm of a late draw in the turn that goes on."""
    return f"draw:{state.clock}"


def _waiting(draft: Draft, habits: Habits) -> int | None:
    """Find the seat of a person that has nothing to play in its turn, and is to be drawn for."""
    record = draft.record
    game = record.game
    if game is None or game.paused or game.suspended or record.closed is not None:
        return None
    state = game.state
    match state.phase:
        case Turn(seat=seat, drawn=False) if seat not in state.computers:
            wanted = habits.of(record.people[seat].user_id).auto_draw and not view(state, seat).playable
            return seat if wanted and check(state, DrawCard(seat)) is None else None
        case _:
            return None
