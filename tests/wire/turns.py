"""Turns: whether their clocks have run as long as they should, downtime not counted."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import orjson

from bot.engine import apply
from bot.engine.phases import ClockKind
from bot.table.alarms import GRACE
from bot.table.record import read_game
from bot.table.replaying import moves
from tests.wire.lives import Lives

if TYPE_CHECKING:
    from tests.wire.ledger import Page

HAIR = 1.2
"""Seconds by which a turn may be short: an interruption of less than one counts as none."""

LATE = 5.0
"""Seconds by which a turn may be long while a busy machine does other things."""


def misjudged_turns(page: "Page", lives: Lives) -> Iterator[str]:
    """Name the turns of a table that its clock has ended too early, or not in time."""
    length = page.record.lobby.timing.turn
    if page.checkpoint is None or length is None:
        return
    state = read_game(orjson.loads(page.checkpoint.body)).state
    began: dict[int, float] = {}
    for entry in page.since:
        expired = {deed.get("clock") for deed in orjson.loads(entry.body) if deed["is"] == "Expire"}
        for action in moves(entry.body):
            state = apply(state, action).state
        turns = {clock for clock, running in state.clocks.items() if running.kind is ClockKind.TURN}
        for clock in began.keys() - turns:
            since = began.pop(clock)
            ran = entry.at - since - lives.downtime(since, entry.at)
            most = length + min(length, GRACE) * lives.ends(since, entry.at) + LATE
            if ran > most or (clock in expired and ran < length - HAIR):
                yield f"a turn of {length} s at table {page.table.table_id} ended after {ran:.1f} s"
        began |= dict.fromkeys(turns - began.keys(), entry.at)
