"""The ordeal: many tables are played while their bot is killed again and again, and nothing may be lost."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import median

from tests.support.messages import controls
from tests.wire.companies import Company, Presses
from tests.wire.hands import hand_differs
from tests.wire.ledger import DEEDS, Findings, Ledger
from tests.wire.lives import Lives
from tests.wire.moments import Killer, Moment
from tests.wire.people import Person
from tests.wire.standin import StandIn

NAMES = ("Ada", "Borys", "Clara", "Dima")
DEFAULT_TABLES = 6

HARMLESS = frozenset(
    {"join", "start", "hand", "uno", "call", "catch", "more", "refresh", "page", "back", "arm", "wild"}
    | {"draw", "play", "keep", "accept", "starter", "give", "target"}
)
"""What can be pressed on an old message in the middle of a match without ending it."""

ENDING = 120.0
"""Seconds in which every table must have come to its end once the bot is left alone and all are awake."""

DOZING = 16.0
"""Seconds for which the bot is left alone before that, so that a clock that was lost is missed."""


@dataclass(slots=True)
class Report:
    """What has happened in an ordeal."""

    kills: Counter[Moment] = field(default_factory=Counter[Moment])
    drains: int = 0
    tables: int = 0
    moves: int = 0
    presses: int = 0
    acknowledged: int = 0
    old_buttons: int = 0
    hands_compared: int = 0
    starts: list[float] = field(default_factory=list[float])
    seconds: float = 0.0
    findings: Findings = field(default_factory=Findings)

    def lines(self) -> list[str]:
        """Sum it up."""
        findings, slowest = self.findings, max(self.starts, default=0.0)
        moments = (f"  {moment.value:<38}{self.kills[moment]:>7}" for moment in Moment)
        figures = {
            "told to end, which it did with code 0": self.drains,
            "tables played to their end": self.tables,
            "presses": self.presses,
            "  answered with success": self.acknowledged,
            "  in the database": self.moves,
            "lost": len(findings.lost),
            "applied twice": len(findings.doubled),
            "tables that differ from their log": len(findings.diverged),
            "tables that got stuck": len(findings.stuck),
            "clocks lost, or charged the downtime": len(findings.clocks),
            "presses without an answer from a live bot": len(findings.unanswered),
            "old buttons pressed": self.old_buttons,
            "hands held against the database": self.hands_compared,
            "other findings": len(findings.others),
        }
        return [
            f"{'kills':<40}{sum(self.kills.values()):>7}",
            *moments,
            *(f"{name:<40}{number:>7}" for name, number in figures.items()),
            f"{'from start to serving, median':<40}{median(self.starts or [0.0]):>6.2f} s",
            f"{'from start to serving, longest':<40}{slowest:>6.2f} s",
            f"{'all of it took':<40}{self.seconds:>6.0f} s",
        ]


class Ordeal:
    """One run: `kills` lives end by a kill, and in between some by being told to.

    After so many `minutes` no more are begun. In the end so many buttons of each channel are pressed as
    `sweep` says, or all.
    """

    def __init__(
        self,
        stand_in: StandIn,
        folder: Path,
        url: str,
        *,
        kills: int,
        seed: int,
        tables: int = DEFAULT_TABLES,
        sweep: int | None = None,
        minutes: float | None = None,
        tell: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.report = Report()
        self._stand_in = stand_in
        self._url = url
        self._kills = kills
        self._rng = random.Random(seed)
        self._lives = Lives(stand_in, folder, DATABASE_URL=url)
        self._presses = Presses(self._lives)
        self._killer = Killer(self._lives, url, self._rng)
        self._wanted = tables
        self._companies: list[Company] = []
        self._playing: dict[asyncio.Task[None], Company] = {}
        self._numbers = count()
        self._done = False
        self._sweep = sweep
        self._seconds = float("inf") if minutes is None else 60 * minutes
        self._tell = tell

    async def run(self) -> Report:
        """Go through all of it; whatever is wrong is in the report."""
        began = time.monotonic()
        self._keeping = asyncio.create_task(self._keep_playing())
        try:
            for moment in self._plan():
                if time.monotonic() - began > self._seconds:
                    break
                await self._live(moment)
            await self._last()
        finally:
            left = (self._keeping, *self._playing)
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)
            await self._lives.kill()
        self._sum_up()
        self.report.seconds = time.monotonic() - began
        return self.report

    def _plan(self) -> list[Moment | None]:
        """Draw the moments, each kind as often as the others; None is a life that is told to end."""
        kinds = list(Moment)
        moments: list[Moment | None] = [kinds[number % len(kinds)] for number in range(self._kills)]
        moments += [None] * max(1, self._kills // 10)
        self._rng.shuffle(moments)
        return moments

    async def _live(self, moment: Moment | None) -> None:
        if moment is Moment.IN_START:
            await self._killer.kill_start(median(self.report.starts or [1.5]))
            self.report.kills[moment] += 1
            return
        await self._begin()
        if moment is None:
            await asyncio.sleep(self._rng.uniform(0.3, 1.5))
            await self._lives.told_to_end()
            self.report.drains += self._lives.exit_codes[-1] == 0
        else:
            await self._killer.kill(moment)
            self.report.kills[moment] += 1
        await self._verify()
        kills, presses = sum(self.report.kills.values()), len(self._presses.all)
        self._tell(f"{kills} kills, {len(self._companies)} tables, {presses} presses")

    async def _begin(self) -> None:
        life = await self._lives.serve()
        self.report.starts.append((life.serves_at or 0.0) - life.began_at)
        if self._companies and self._rng.random() < 0.5:
            await self._press_old_buttons(self._rng.choice(self._companies), 6, HARMLESS)
        if self._playing and self._rng.random() < 0.5:
            await self._compare_hands(self._rng.choice(list(self._playing.values())))
        self._lives.serving.set()

    async def _last(self) -> None:
        """Let every table come to its end, then press every button there is."""
        self._done = True
        await self._begin()
        await self._keeping
        if any(company.dozes for company in self._playing.values()):
            await asyncio.wait(self._playing, timeout=DOZING)
        for company in self._playing.values():
            company.wake()
        if self._playing:
            done, _ = await asyncio.wait(self._playing, timeout=ENDING)
            for task in done:
                self._finished(task)
        self.report.findings.stuck += [self._last_words(company) for company in self._unfinished()]
        await self._verify()
        self.report.findings.stuck += list(self._ledger.unfinished())
        self.report.tables = len(self._ledger.pages) - len(self.report.findings.stuck)
        for company in self._companies:
            await self._press_old_buttons(company, self._sweep)
        await self._lives.told_to_end()
        await self._verify()
        if self._lives.exit_codes[-1] != 0:
            self.report.findings.others.append(f"told to end, it ended with {self._lives.exit_codes[-1]}")

    def _last_words(self, company: Company) -> str:
        """Tell what was pressed last at a table, and how that was answered."""
        mine = [press for press in self._presses.all if press.who in company.people][-3:]
        told = "; ".join(f"{press.verb} at {press.table}: {(press.text or '')[:300]!r}" for press in mine)
        return f"a table of {len(company.people)}, after {told}"

    def _unfinished(self) -> list[Company]:
        playing = list(self._playing.values())
        return [one for one in self._companies if one.stuck or one in playing]

    async def _keep_playing(self) -> None:
        """Have so many companies at play at any time."""
        while not self._done:
            while len(self._playing) < self._wanted:
                self._gather()
            await self._lives.serving.wait()
            done, _ = await asyncio.wait(self._playing, timeout=1.0, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                self._finished(task)

    def _gather(self) -> None:
        number = next(self._numbers)
        names = NAMES[: 2 + number % 3]
        users = [self._stand_in.world.user(name) for name in names]
        _, channel = self._stand_in.add_guild(f"Server {number}", *users)
        people = [Person(self._stand_in, user, channel) for user in users]
        company = Company(
            self._lives,
            self._presses,
            people,
            random.Random(f"{self._rng.random()}"),
            dozing=number % 6 == 3,
            computers=number % 6 == 1,
            clock=5 if number % 6 == 3 else None,
        )
        self._companies.append(company)
        self._playing[asyncio.create_task(company.play(), name=f"company-{number}")] = company

    def _finished(self, task: asyncio.Task[None]) -> None:
        company = self._playing.pop(task)
        if (error := task.exception()) is not None:
            self.report.findings.others.append(f"the company of {company.people[0].channel.id}: {error!r}")

    async def _press_old_buttons(
        self, company: Company, most: int | None, verbs: frozenset[str] | None = None
    ) -> None:
        """Press what is on the messages of a table, old and new; all of it is answered, or acts."""
        there = [
            (message, control.custom_id)
            for message in company.people[0].everything()
            for control in controls(message.components)
            if control.custom_id and (verbs is None or control.custom_id.split(":")[1] in verbs)
        ]
        chosen = there if most is None else self._rng.sample(there, min(most, len(there)))
        for message, custom_id in chosen:
            who = next((one for one in company.people if one.user.id == message.reader), company.people[0])
            press = await self._presses.result(
                self._presses.send(who, message, custom_id, _values(custom_id))
            )
            self.report.old_buttons += 1
            if press.unanswered:
                return

    async def _compare_hands(self, company: Company) -> None:
        """Have everybody at a table look at their hand; it is what the database says."""
        for person in company.people:
            table = company.table
            found = person.find(lambda one: ":hand:" in one.custom_id, on=table) if table else None
            if found is None:
                return
            press = await self._presses.result(self._presses.send(person, found[0], found[1].custom_id))
            self.report.hands_compared += 1
            if (wrong := await hand_differs(self._url, press)) is not None:
                self.report.findings.others.append(wrong)

    async def _verify(self) -> None:
        ledger, findings = await Ledger.read(self._url), Findings()
        ledger.check(self._presses.all, self._lives, findings)
        kept = self.report.findings
        for name in ("lost", "doubled", "diverged", "clocks"):
            setattr(kept, name, sorted({*getattr(kept, name), *getattr(findings, name)}))
        kept.unanswered = findings.unanswered
        kept.others = sorted({*kept.others, *findings.others})
        self._ledger = ledger

    def _sum_up(self) -> None:
        report, presses = self.report, self._presses.all
        report.presses, report.moves = len(presses), len(self._ledger.by_press)
        report.acknowledged = sum(press.done and press.verb in DEEDS for press in presses)
        report.findings.others += [*self._stand_in.violations(), *self._lives.now.bot.problems]


def _values(custom_id: str) -> list[str] | None:
    return ["quick"] if custom_id.split(":")[1] == "preset" else None
