"""The report: what was measured, as figures, held against the bars."""

from collections.abc import Iterator, Mapping, Sequence

from tests.bench.figures import Figures
from tests.bench.load.phases import Floor, Play, Start
from tests.bench.load.plan import (
    FIRST_PRESS,
    HEAVIEST,
    LATEST,
    MOST_REQUESTS,
    OLDEST_PICTURE,
    Plan,
)
from tests.bench.load.tally import KINDS

COLUMNS = ("what", "measured", "bar")
MIB = 2**20
UNKNOWN = "this system does not tell"


def figures(plan: Plan, floor: Floor, start: Start, play: Play, memory: Mapping[str, float]) -> Figures:
    """Lay everything out."""
    rows = [*_play_rows(plan, play, floor), *_start_rows(plan, start), *_memory_rows(plan, play, memory)]
    where = "a SQLite file" if plan.postgres is None else "PostgreSQL"
    title = f"Load: {plan.tables} tables, {plan.rate:g} presses/s for {plan.seconds:g} s, {where}"
    return Figures(title, COLUMNS, tuple(rows), NOTES)


_WHERE = (
    "The bot is a process on one core; the stand-in for Discord, which enforces its rate limits, and the "
    "people are another on a second core. People press on a schedule, whatever the bot does. A press counts "
    "from when it leaves the stand-in until its answer arrives there."
)
_FLOOR = (
    "Floor: discord.py in the bot's place, which answers each press and sends two edits of 25 buttons more."
)
_AGE = "A picture's age: from the answer to a press that was applied until the table's message changes next."
_START = "Start: a process is started where tables are stored whose clocks ran out while nothing served them."
_CARE = (
    "A 429 could have been avoided where an earlier answer had said to wait, or the limit of all requests "
    "was broken. Where other programs use the machine, CPU time tells more than latency does."
)
_REMINDED = (
    "Counting begins when the reminders are gone that people got while all hands were being opened; those "
    "of the run itself count."
)
NOTES = (_WHERE, _FLOOR, _AGE, _START, _REMINDED, _CARE)


def _play_rows(plan: Plan, play: Play, floor: Floor) -> Iterator[tuple[str, str, str]]:
    took = play.presses.latencies
    made = len(play.presses.made)
    sent = sum(play.kinds.values()) / made
    yield "press to answer, p50 · p95 · p99", _spread(took), _bar(_at(took, 0.99), LATEST, "p99 ≤ 100 ms")
    yield "  the floor", _spread(floor.presses.latencies), ""
    yield "presses without an answer", str(play.presses.unanswered), _bar(play.presses.unanswered, 0, "0")
    yield "moves/s", f"{play.accepted / plan.seconds:.0f}", ""
    yield "requests per press", f"{sent:.2f}", _bar(sent, MOST_REQUESTS, f"≤ {MOST_REQUESTS:g}")
    for kind in KINDS:
        yield f"  {kind}", f"{play.kinds[kind] / made:.2f}", ""
    avoidable = play.avoidable.total()
    yield "429s", f"{play.refused}, avoidable {avoidable}", _bar(avoidable, 0, "none avoidable")
    for route, count in play.avoidable.items():
        yield f"  {route}", str(count), ""
    yield "other errors", " · ".join(f"{n} × {status}" for status, n in play.failed.items()) or "none", ""
    oldest = play.ages[-1] if play.ages else 0.0
    yield "age of the oldest picture", f"{oldest:.1f} s", _bar(oldest, OLDEST_PICTURE, "≤ 5 s")
    yield "CPU per press", _each(play.cpu, made), ""
    yield "  the floor", _each(floor.cpu, len(floor.presses.made)), ""
    yield "schedule missed by, p99", f"{_at(sorted(play.presses.late), 0.99) * 1e3:.0f} ms", ""
    yield "errors in the log", str(len(play.problems)), _bar(len(play.problems), 0, "0")


def _start_rows(plan: Plan, start: Start) -> Iterator[tuple[str, str, str]]:
    what = f"start to first answer, {plan.saved} stored"
    yield what, f"{start.first:.2f} s", _bar(start.first, FIRST_PRESS, f"≤ {FIRST_PRESS:g} s")
    yield "  of it until the gateway", f"{start.here:.2f} s", ""
    yield "  CPU time in it", UNKNOWN if start.cpu is None else f"{start.cpu:.2f} s", ""
    took, lost = start.presses.latencies, start.presses.unanswered
    yield f"  presses after it, {plan.rate / 10:g}/s", f"{_spread(took)}, {lost} unanswered", ""


def _memory_rows(plan: Plan, play: Play, memory: Mapping[str, float]) -> Iterator[tuple[str, str, str]]:
    loaded = memory["loaded"]
    yield "memory of a loaded, idle table", f"{loaded / 1024:.1f} KB", _bar(loaded, HEAVIEST, "≤ 10 KB")
    yield "  of one let go", f"{memory['left'] / 1024:.2f} KB", ""
    yield "  of one not loaded, its clock", f"{memory['armed'] / 1024:.2f} KB", ""
    if play.memory is None or play.memory_before is None:
        yield "  of one at play", UNKNOWN, ""
    else:
        each = (play.memory - play.memory_before) / plan.tables / 1024
        yield "  of one at play, four hands open", f"{each:.1f} KB", ""
        yield "memory of the whole process", f"{play.memory / MIB:.0f} MB", ""


def _bar(measured: float, bar: float, said: str) -> str:
    return f"{said}: {'held' if measured <= bar else 'MISSED'}"


def _at(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def _spread(ordered: Sequence[float]) -> str:
    return " · ".join(f"{_at(ordered, share) * 1e3:.0f}" for share in (0.5, 0.95, 0.99)) + " ms"


def _each(seconds: float | None, count: int) -> str:
    return UNKNOWN if seconds is None else f"{seconds / count * 1e3:.2f} ms"
