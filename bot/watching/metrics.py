"""Metrics: what happens in the bot, counted for Prometheus.

A label is one of a few words that stand in the code: a verb, a command, a reason. No person, server, table or
card is one.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from time import perf_counter

import aiohttp
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from bot import __version__
from bot.table.refusals import Declined, TableReason
from bot.table.requests import Outcome
from bot.ui.arrival import Ending
from bot.ui.showing import Edit
from bot.watching.requests import trace_of
from bot.watching.watch import Watch

PROMPT = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0)
"""Bounds in seconds for what somebody waits for; Discord gives up after three."""

QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Bounds in seconds for what should be over before anybody notices."""

LATE = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 15.0, 60.0)
"""Bounds in seconds for clocks."""

_COMPUTERS = frozenset({"computer", "catch", "jump"})
_UNDONE = {TableReason.STALE: "stale", TableReason.FROZEN: "frozen"}
_COMMAND = "application_command"


@dataclass(slots=True)
class _Asked:
    """A press or a command that is being handled, and what a table has said to it."""

    kind: str
    since: float
    answered: bool = False
    said: str = Ending.DONE.value


class Metrics(Watch):
    """Count what happens in one bot; `clock` gives seconds of any kind."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self.registry = CollectorRegistry()
        self._clock = clock
        self._asked = ContextVar[_Asked | None]("asked", default=None)
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self._of_people()
        self._of_tables()
        self._of_discord()
        self._gauge("uno_build_info", "The version that runs", "version").labels(__version__).set(1)

    def expose(self) -> bytes:
        """Write everything as Prometheus reads it."""
        return generate_latest(self.registry)

    def follow(self, name: str, about: str, of: Callable[[], float]) -> None:
        """Add a figure that is looked up whenever it is asked for."""
        self._gauge(name, about).set_function(of)

    def trace(self) -> aiohttp.TraceConfig:
        """Give what follows every request to Discord."""
        return trace_of(self._sent, self._clock)

    def came(self, kind: str) -> None:
        """Begin to measure how long somebody waits."""
        self._asked.set(_Asked(kind, self._clock()))

    def ended(self, what: str, how: str) -> None:
        """Count a press or a command that has been handled."""
        asked = self._asked.get()
        if asked is None:
            return
        self._asked.set(None)
        of = self._commands if asked.kind == _COMMAND else self._presses
        of.labels(what, asked.said if how == Ending.DONE else how).inc()

    def acted(self, outcome: Outcome) -> None:
        """Count a refusal, and keep what was said for the press that asked."""
        asked, refusal = self._asked.get(), outcome.refusal
        said = "repeated" if outcome.repeated else Ending.DONE.value
        if refusal is not None:
            source = "table" if isinstance(refusal, Declined) else "rules"
            self._refusals.labels(source, refusal.reason.value).inc()
            said = _UNDONE.get(refusal.reason, "refused") if isinstance(refusal, Declined) else "refused"
        if asked is not None:
            asked.said = said

    def rang(self, alarm: str, late: float, *, done: bool) -> None:
        """Measure how late a clock is, and count what a computer player did at it."""
        kind = alarm.partition(":")[0]
        self._late.labels(kind).observe(max(0.0, late))
        if done and kind in _COMPUTERS:
            self._moves.labels(kind).inc()

    def saved(self, seconds: float, fate: str) -> None:
        """Measure a save."""
        self._saves.labels(fate).observe(seconds)

    def edited(self, edit: Edit) -> None:
        """Count an edit."""
        self._edits.labels(edit.value).inc()

    def lagged(self, seconds: float) -> None:
        """Measure how late the event loop has come to something that was due."""
        self._lag.observe(seconds)

    def _sent(self, method: str, route: str, status: str, seconds: float) -> None:
        """Count a request to Discord; the first one that answers somebody ends the waiting."""
        self._requests.labels(method, route, status).inc()
        self._took.labels(route).observe(seconds)
        asked = self._asked.get()
        if route == "answer" and asked is not None and not asked.answered:
            asked.answered = True
            self._answers.labels(asked.kind).observe(self._clock() - asked.since)

    def _of_people(self) -> None:
        self._presses = self._counter("uno_presses", "Presses and forms", "verb", "outcome")
        self._commands = self._counter("uno_commands", "Slash commands", "command", "outcome")
        self._refusals = self._counter("uno_refusals", "What tables have refused", "source", "reason")
        self._answers = self._histogram(
            "uno_answer_seconds", "From the arrival of a press to its first answer", PROMPT, "kind"
        )

    def _of_tables(self) -> None:
        self._saves = self._histogram(
            "uno_save_seconds", "Saving a step, by what became of it", QUICK, "fate"
        )
        self._late = self._histogram("uno_clock_late_seconds", "Delay of what clocks do", LATE, "alarm")
        self._moves = self._counter("uno_computer_moves", "What computer players did", "alarm")

    def _of_discord(self) -> None:
        self._edits = self._counter("uno_edits", "Edits of tables and hands, by what became of them", "fate")
        self._requests = self._counter(
            "uno_discord_requests", "Requests to Discord", "method", "route", "status"
        )
        self._took = self._histogram("uno_discord_seconds", "Discord's answers to requests", PROMPT, "route")
        self._lag = self._histogram("uno_loop_lag_seconds", "Delay of the event loop", QUICK)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, registry=self.registry)

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(name, about, labels, registry=self.registry)

    def _histogram(self, name: str, about: str, bounds: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(name, about, labels, buckets=bounds, registry=self.registry)
