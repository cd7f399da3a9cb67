"""The ledger: what the database says, held against what people have seen of their presses."""

import shutil
import tempfile
from collections import Counter
from collections.abc import AsyncGenerator, Iterable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson
import sqlalchemy as sa

from bot.table.record import Record, read
from bot.table.replaying import Diverged, replay, same
from data import Checkpoint, Database, StoredAction, StoredTable
from data.schema import results, tables
from tests.wire.companies import Press
from tests.wire.lives import Lives
from tests.wire.turns import misjudged_turns

DEEDS = {
    "join": "Sit",
    "bot": "AddComputer",
    "start": "StartMatch",
    "draw": "DrawCard",
    "play": "PlayCards",
    "keep": "PassTurn",
    "accept": "Accept",
    "starter": "ChooseColour",
    "give": "GiveCard",
    "target": "ChooseTarget",
}
"""What each press asks for that changes a table whenever it succeeds."""

ONCE = ("draw", "play", "keep", "accept", "starter", "give", "target")
"""Those that can succeed once by one ticket."""


@dataclass(frozen=True, slots=True)
class Page:
    """One table as it is stored, with its log and where that begins anew."""

    table: StoredTable
    record: Record
    log: list[StoredAction]
    checkpoint: Checkpoint | None
    results: int

    @property
    def since(self) -> list[StoredAction]:
        """List what was done after the checkpoint."""
        after = self.checkpoint.revision if self.checkpoint else 0
        return [entry for entry in self.log if entry.revision > after]


@dataclass(slots=True)
class Findings:
    """What is wrong, in sentences by kind; nothing of it may be there."""

    lost: list[str] = field(default_factory=list[str])
    doubled: list[str] = field(default_factory=list[str])
    diverged: list[str] = field(default_factory=list[str])
    clocks: list[str] = field(default_factory=list[str])
    stuck: list[str] = field(default_factory=list[str])
    unanswered: list[str] = field(default_factory=list[str])
    others: list[str] = field(default_factory=list[str])

    def all(self) -> list[str]:
        """List everything, with its kind in front."""
        return [f"{name}: {one}" for name in self.__slots__ for one in getattr(self, name)]


class Ledger:
    """Everything that a database holds of tables, read at one moment."""

    def __init__(self, pages: Iterable[Page]) -> None:
        self.pages = {page.table.table_id: page for page in pages}
        self.by_press = {
            entry.interaction_id: entry
            for page in self.pages.values()
            for entry in page.log
            if entry.interaction_id is not None
        }

    @classmethod
    async def read(cls, url: str) -> "Ledger":
        """Read a database that nobody writes just now; one in a file is copied first.

        Whoever opens a file after a kill mends it, and that must be left to the bot.
        """
        async with _opened(url) as database:
            ids = [
                row.id for row in await database._engine.rows(sa.select(tables.c.id).order_by(tables.c.id))
            ]
            return cls([await _page(database, table_id) for table_id in ids])

    def check(self, presses: Iterable[Press], lives: Lives, findings: Findings) -> None:
        """Look for everything that must not be."""
        sent = {press.id: press for press in presses}
        for press in sent.values():
            self._check_press(press, findings)
        for interaction_id, entry in self.by_press.items():
            self._check_entry(sent.get(interaction_id), entry, findings)
        used = Counter(
            (press.table, press.who.user.id, press.ticket)
            for press in sent.values()
            if press.verb in ONCE and DEEDS[press.verb] in self._done_by(press)
        )
        findings.doubled += [
            f"{times} presses by the ticket {key} count" for key, times in used.items() if times > 1
        ]
        self.check_tables(findings)
        for page in self.pages.values():
            findings.clocks += misjudged_turns(page, lives)

    def check_tables(self, findings: Findings) -> None:
        """Look whether each table is what its log has made of it, and no step was made twice."""
        for page in self.pages.values():
            findings.doubled += _forks(page)
            findings.diverged += _divergence(page)

    def _check_press(self, press: Press, findings: Findings) -> None:
        if press.unanswered:
            findings.unanswered.append(f"{press.who.name} pressed {press.verb} at table {press.table}")
        if press.done and press.verb in DEEDS and press.id not in self.by_press:
            findings.lost.append(f"{press.verb} at table {press.table} by {press.ticket}: {press.text!r}")

    def _done_by(self, press: Press) -> set[str]:
        """Name what a press has done; one on an old picture may have brought its owner back, and no more."""
        entry = self.by_press.get(press.id)
        return set() if entry is None else {deed["is"] for deed in orjson.loads(entry.body)}

    def _check_entry(self, press: Press | None, entry: StoredAction, findings: Findings) -> None:
        done = {deed["is"] for deed in orjson.loads(entry.body)}
        if press is None:
            findings.others.append(f"table {entry.table_id} logs a press that nobody made: {entry.body}")
        elif press.done and press.verb in DEEDS and DEEDS[press.verb] not in done:
            findings.others.append(f"{press.verb} at table {entry.table_id} is logged as {entry.body}")

    def unfinished(self) -> Iterator[str]:
        """List the tables that have not come to their end, or whose results are not counted once each."""
        for table_id, page in self.pages.items():
            people = sum(one.person for one in page.record.people)
            if page.table.status != "finished":
                yield f"table {table_id} is {page.table.status} at revision {page.table.revision}"
            elif page.results != people:
                yield f"table {table_id} counts {page.results} results of {people} people"


@asynccontextmanager
async def _opened(url: str) -> AsyncGenerator[Database]:
    with tempfile.TemporaryDirectory() as folder:
        address = sa.make_url(url)
        if address.drivername.startswith("sqlite"):
            original, copied = Path(str(address.database)), Path(folder) / "copy.db"
            for ending in ("", "-wal"):
                if (part := Path(f"{original}{ending}")).exists():
                    shutil.copyfile(part, f"{copied}{ending}")
            address = address.set(database=copied.as_posix())
        database = await Database.connect(address.render_as_string(hide_password=False))
        try:
            yield database
        finally:
            await database.close()


async def _page(database: Database, table_id: int) -> Page:
    stored = await database.tables.load(table_id)
    assert stored is not None
    counted = sa.select(sa.func.count()).where(results.c.table_id == table_id)
    rows: Any = await database._engine.rows(counted)
    return Page(
        stored,
        read(stored),
        await database.tables.log(table_id),
        await database.tables.checkpoint(table_id),
        rows[0][0],
    )


def _forks(page: Page) -> Iterator[str]:
    """Find revisions that two steps led to."""
    for revision, times in Counter(entry.revision for entry in page.log).items():
        if times > 1:
            yield f"{times} steps led to revision {revision} of table {page.table.table_id}"
        if revision > page.table.revision:
            yield f"table {page.table.table_id} is at {page.table.revision} and logs revision {revision}"


def _divergence(page: Page) -> Iterator[str]:
    """Tell where the log does not lead to what is stored."""
    game = page.record.game
    if game is None:
        return
    if page.checkpoint is None:
        yield f"table {page.table.table_id} has no checkpoint"
        return
    try:
        replayed = replay(page.checkpoint, page.since)
    except Diverged as diverged:
        yield f"table {page.table.table_id}: {diverged}"
    else:
        if not same(game, replayed):
            yield f"the log of table {page.table.table_id} leads elsewhere"
