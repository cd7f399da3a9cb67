"""Keep the live tables of this process: load each once, wake it when it is due, let idle ones go."""

import asyncio
import random
from collections.abc import Callable, Iterable

import structlog

from bot.engine import BreakSilence, Rules
from bot.table import alarms
from bot.table.clock import Now, Scheduler
from bot.table.habits import Habits
from bot.table.hub import Hub
from bot.table.news import Closing
from bot.table.opening import opened, opened_again
from bot.table.outages import WHOLE, Outages, Shard, in_shard
from bot.table.people import Occupant
from bot.table.presenter import Presenter
from bot.table.recall import Trouble
from bot.table.record import Record, read
from bot.table.refusals import Declined, NoSuchTable, TableUnavailable
from bot.table.requests import Outcome, Request
from bot.table.saving import closing_of, new_table
from bot.table.scene import Scene
from bot.table.settings import DEFAULT_TIMING, Timing
from bot.table.table import Table
from bot.table.themes import CLASSIC, ThemeName
from bot.table.watcher import Watcher
from data import Database, RevisionConflict, StorageError

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)

IDLE = 600.0
"""Seconds without a press or a clock after which a table leaves memory."""
UNSHOWN = 60.0
"""Seconds before the end of a process whose steps may not have been shown: it was killed, or Discord busy."""
EXPLAINED = 86400.0
"""Seconds after its end in which a match can still be asked about in its channel."""
_HOUSEKEEPING = 0  # a key of the scheduler that no table has
_RETRY = 5.0  # seconds until a table that could not be loaded is woken again


class Tables:
    """All tables of this process."""

    def __init__(
        self,
        database: Database,
        presenter: Presenter,
        now: Now,
        seed: Callable[[], bytes],
        rng: random.Random,
        watcher: Watcher | None = None,
    ) -> None:
        self._store = database.tables
        self._now = now
        self._presenter = presenter
        self.scheduler = Scheduler(now, self._wake)
        self.habits = Habits(database.settings)
        self._hub = Hub(
            self._store,
            self.habits,
            presenter,
            now,
            seed,
            rng,
            self.scheduler.arm,
            self._drop,
            self._away,
            watcher or Watcher(),
        )
        self._tables: dict[int, Table] = {}
        self._loading: dict[int, asyncio.Task[Table]] = {}
        self._lost_guilds: set[int] = set()
        self._lost_shards: set[Shard] = set()
        self._started_at = self._interrupted_at = now()
        self._outages = Outages(
            database.lifesigns, now, self._lost_shards, lambda: self.scheduler.next_deadline
        )

    @property
    def in_memory(self) -> frozenset[int]:
        """Name the tables that are loaded."""
        return frozenset(self._tables)

    async def open_lobby(
        self,
        guild_id: int,
        channel_id: int,
        host: Occupant,
        preset: str,
        rules: Rules,
        max_seats: int = 10,
        invited: frozenset[int] | None = None,
        timing: Timing = DEFAULT_TIMING,
        reminders: bool = True,
        host_ends: bool = True,
        forfeits: tuple[str, ...] = (),
        theme: ThemeName = CLASSIC,
    ) -> Table:
        """Open a lobby, which its opener shows.

        Raises ChannelTaken (data) where a table is live, StorageError when storage fails.
        """
        record = opened(
            host, preset, rules, max_seats, invited, timing, reminders, host_ends, forfeits, theme
        )
        return await self._open(guild_id, channel_id, record)

    async def get(self, table_id: int) -> Table:
        """Give a table, loading it if need be; raises TableUnavailable (NoSuchTable, …) or StorageError."""
        if (table := self._tables.get(table_id)) is not None:
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def in_channel(self, guild_id: int, channel_id: int) -> Table | None:
        """Give the live table of a channel; raises as `get` does."""
        stored = await self._store.live_in(guild_id, channel_id)
        return None if stored is None else await self.get(stored.table_id)

    async def ended_in(self, guild_id: int, channel_id: int) -> Table | None:
        """Give the table whose match ended last in a channel, for a day; raises as `get` does."""
        stored = await self._store.finished_in(guild_id, channel_id, self._now() - EXPLAINED)
        return None if stored is None else await self.get(stored.table_id)

    async def overhear(self, guild_id: int, channel_id: int, user_id: int) -> Outcome | None:
        """Take note of a message in a channel; None where nobody has to be silent. Raises as `get` does.

        Rule: silence-twos, silence-black.
        """
        table_id = self._hub.silences.table_in(channel_id)
        if table_id is None:
            return None
        table = await self.get(table_id)
        here = table.guild_id == guild_id and table.scene.silent
        if not here or table.scene.seat_of(user_id) is None:
            return None
        return await table.act(Request(user_id, BreakSilence(0)))

    def trouble(self, table_id: int, user_id: int) -> Trouble | None:
        """Give the last refusal or fine of somebody at a table, as far as this process recalls."""
        return self._hub.recall.last(table_id, user_id)

    def refused(self, scene: Scene, user_id: int, why: Declined, option: str = "") -> None:
        """Keep what was refused to somebody before a table was asked; `option` is the one written wrongly."""
        self._hub.recall.refused(scene, user_id, why, option=option)

    async def rematch(self, table_id: int, user_id: int, name: str) -> Table:
        """Open a lobby by the same rules where a match has ended, with the same computer players.

        Its opener shows it. Raises ChannelTaken, TableUnavailable, StorageError, or Decline while the match
        goes on and for whom the first match was not open to.
        """
        scene = (await self.get(table_id)).scene
        stored = await self._store.load(table_id)
        if stored is None:
            raise NoSuchTable(table_id)
        again = opened_again(read(stored), user_id, name)
        return await self._open(scene.guild_id, scene.channel_id, again)

    async def reset(self, guild_id: int, channel_id: int) -> bool:
        """Close whatever holds a channel, even what cannot be read; False when nothing does."""
        stored = await self._store.live_in(guild_id, channel_id)
        if stored is None:
            return False
        try:
            table = await self.get(stored.table_id)
            outcome = await table.close(Closing.RESET)
            if outcome.refusal is None:
                return True
            if outcome.stale:
                return await self.reset(guild_id, channel_id)
        except TableUnavailable:
            log.warning("unreadable_table_reset", table=stored.table_id, revision=stored.revision)
        try:
            await self._store.save(closing_of(stored, self._now()))
        except RevisionConflict:
            return await self.reset(guild_id, channel_id)
        self._drop(stored.table_id)
        return True

    async def set_message(self, table_id: int, channel_id: int, message_id: int | None) -> None:
        """Note where the table is shown."""
        await self._store.set_message(table_id, message_id, channel_id)
        if (table := self._tables.get(table_id)) is not None:
            table.show_at(channel_id, message_id)

    async def restore(self, shard: Shard = WHOLE) -> None:
        """Arm the clocks of the tables of a shard after a start, and show what was not shown before it.

        What is due is loaded at once.
        """
        dues = [due for due in await self._store.due_tables() if in_shard(due.guild_id, shard)]
        before = [due for due in dues if due.saved_at <= self._started_at]
        ended_at = await self._outages.end(shard, max((due.saved_at for due in before), default=0.0))
        for due in dues:
            if due.table_id not in self._tables:
                self.scheduler.arm(due.table_id, due.due)
        over = await self._store.over_between(ended_at - UNSHOWN, self._started_at)
        # What is played now comes last: its table, and no other, follows the talk in its channel.
        await self._show_last(table_id for table_id, guild_id in over if in_shard(guild_id, shard))
        await self._show_last(due.table_id for due in before if due.saved_at >= ended_at - UNSHOWN)

    def guild_lost(self, guild_id: int) -> None:
        """Let the clocks of a guild stand still: the bot was removed, or the guild is down."""
        self._lost_guilds.add(guild_id)
        self._hold()

    def guild_back(self, guild_id: int) -> None:
        """Let the clocks of a guild run again with what was left of them."""
        if guild_id in self._lost_guilds:
            self._lost_guilds.discard(guild_id)
            self._go_on()

    def shard_lost(self, shard_id: int, shard_count: int) -> None:
        """Let the clocks of a shard's guilds stand still: it is disconnected."""
        self._lost_shards.add((shard_id, shard_count))
        self._hold()

    def shard_back(self, shard_id: int, shard_count: int) -> None:
        """Let the clocks of a shard's guilds run again with what was left of them."""
        if (shard_id, shard_count) in self._lost_shards:
            self._lost_shards.discard((shard_id, shard_count))
            self._go_on()

    def looks_after(self, table_id: int) -> bool:
        """Tell whether this process has a table in memory, or is to wake it."""
        return table_id in self._tables or self.scheduler.wakes(table_id)

    def let_go(self, table_id: int) -> None:
        """Leave a table to the process that looks after it."""
        self.scheduler.arm(table_id, None)
        self._drop(table_id)

    def forgotten(self, user_id: int) -> None:
        """Drop what memory holds of a person who was erased from storage."""
        self.habits.forget(user_id)
        self._hub.recall.forget(user_id)
        for table in list(self._tables.values()):
            if user_id in table.people and not table.busy:
                self._drop(table.table_id)

    async def close(self) -> None:
        """Finish what has begun and stop every clock."""
        await self.scheduler.close()
        await self._hub.finished()
        await self._outages.close()

    async def _open(self, guild_id: int, channel_id: int, record: Record) -> Table:
        now = self._now()
        record = alarms.settle(record, now, lambda _: 0.0)
        await self.habits.learn(one.user_id for one in record.people)
        table = Table(self._hub, await self._store.create(new_table(guild_id, channel_id, record, now)))
        self._keep(table)
        return table

    async def _load(self, table_id: int) -> Table:
        stored = await self._store.load(table_id)
        if stored is None:
            raise NoSuchTable(table_id)
        table = Table(self._hub, stored)
        await self.habits.learn(table.people)
        if seconds := self._outages.before(stored):
            await table.outlast(seconds)
        self._keep(table)
        if stored.updated_at < self._interrupted_at and not table.held:
            table.grant_grace()
        return table

    async def _show_last(self, table_ids: Iterable[int]) -> None:
        """Show the tables, one after the other, whose last steps nobody may have been shown."""
        for table_id in table_ids:
            if table := await self._readable(table_id):
                table.show_anew()

    async def _readable(self, table_id: int) -> Table | None:
        """Give a table, None for one that must be left alone; raises StorageError."""
        try:
            return await self.get(table_id)
        except TableUnavailable as unavailable:
            log.warning("table_left_alone", table=table_id, reason=str(unavailable.declined.reason))
            return None

    def _keep(self, table: Table) -> None:
        self._tables[table.table_id] = table
        self._hub.silences.follow(table.scene)
        if len(self._tables) == 1:
            self.scheduler.arm(_HOUSEKEEPING, self._now() + IDLE)
        if self._away(table.guild_id):
            table.hold_clocks()
        else:
            table.arm()

    async def _wake(self, key: int) -> None:
        if key == _HOUSEKEEPING:
            self._sweep()
            return
        try:
            table = await self._readable(key)
        except StorageError as error:
            log.warning("table_not_loaded", table=key, error=error.message)
            self.scheduler.arm(key, self._now() + _RETRY)
            return
        if table is not None:
            await table.wake()

    def _sweep(self) -> None:
        """Let tables go that nobody has used for a while; their deadlines stay armed."""
        now = self._now()
        for table in list(self._tables.values()):
            soon = table.due is not None and table.due <= now + IDLE
            if now - table.used_at >= IDLE and not table.busy and not soon:
                self._drop(table.table_id)
        if self._tables:
            self.scheduler.arm(_HOUSEKEEPING, now + IDLE)

    def _drop(self, table_id: int) -> None:
        self._tables.pop(table_id, None)
        self._presenter.forget(table_id)

    def _away(self, guild_id: int) -> bool:
        lost = any(in_shard(guild_id, shard) for shard in self._lost_shards)
        return lost or guild_id in self._lost_guilds

    def _hold(self) -> None:
        for table in self._tables.values():
            if self._away(table.guild_id):
                table.hold_clocks()

    def _go_on(self) -> None:
        # A table that is not in memory gets its grace when it is loaded.
        self._interrupted_at = self._now()
        for table in self._tables.values():
            if table.held and not self._away(table.guild_id):
                table.grant_grace()
