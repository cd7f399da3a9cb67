"""Seats: how people and computer players are named, and what a view tells about them."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import Standing, View
from bot.engine.phases import UNO_CLOCKS, ClockKind
from bot.table.scene import Scene
from bot.ui.layouts.banners import stands_still
from bot.ui.words import Words

_BESIDE_THE_PHASE = UNO_CLOCKS | {ClockKind.VOTE}


def who(scene: Scene, seat: int | None, words: Words) -> str:
    """Name a seat inside a message."""
    return words.name(_raw(scene, seat))


def who_plainly(scene: Scene, seat: int | None, words: Words) -> str:
    """Name a seat on a button or in a menu."""
    return words.plain_name(_raw(scene, seat))


def _raw(scene: Scene, seat: int | None) -> str:
    return scene.people[seat].name if seat is not None and 0 <= seat < len(scene.people) else ""


def names(scene: Scene, seats: Iterable[int], words: Words) -> str:
    """List seats by name, in bold."""
    return words("list-separator").join(f"**{who(scene, seat, words)}**" for seat in seats)


def present(view: View) -> list[int]:
    """List the seats that have not been given up."""
    return [seat for seat, standing in enumerate(view.standing) if standing is not Standing.LEFT]


def phase_clock(view: View) -> int | None:
    """Name the clock of the phase, which is the same for everybody."""
    clocks = view.clocks.items()
    return next((clock for clock, running in clocks if running.kind not in _BESIDE_THE_PHASE), None)


def timed(said: str, scene: Scene, view: View, words: Words) -> str:
    """Add the countdown of the phase to what is said about it, where a clock runs."""
    waits = countdown(scene, view, words)
    return said if waits is None else words("with-clock", text=said, when=waits)


def countdown(scene: Scene, view: View, words: Words) -> str | None:
    """Write the countdown of the phase, None while no clock runs or nothing can be played."""
    if stands_still(scene):
        return None
    clock = phase_clock(view)
    deadline = None if clock is None else scene.deadlines.get(clock)
    return None if deadline is None else words.until(deadline)
