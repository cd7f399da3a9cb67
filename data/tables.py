"""Keep live lobbies and games: the newest snapshot of each, who sits where, and the log of actions."""

from dataclasses import fields
from functools import partial

import sqlalchemy as sa
from sqlalchemy import bindparam

from data.engines import Engine, Query, Refused, Run
from data.errors import AlreadyCounted, ChannelTaken, RepeatedPress, RevisionConflict, StorageError
from data.records import (
    LIVE,
    OVER,
    Checkpoint,
    Due,
    LoggedAction,
    LoggedPress,
    NewTable,
    Save,
    StoredAction,
    StoredTable,
)
from data.rows import (
    SEAT_COLUMNS,
    TABLE_COLUMNS,
    action_values,
    checkpoint_values,
    fresh_table,
    result_values,
    seat_values,
    step_values,
    stored_table,
    table_values,
)
from data.schema import actions, checkpoints, results, seats, tables

_REFUSED = "The database refused what was to be saved. The log names the reason."

_STEP = (
    sa.update(tables)
    .where(tables.c.id == bindparam("of_table"), tables.c.revision == bindparam("from_revision"))
    .values(message_id=sa.func.coalesce(bindparam("to_message", type_=sa.BigInteger), tables.c.message_id))
)
_LOG = sa.insert(actions).inline()
_CLEAR_CHECKPOINT = sa.delete(checkpoints).where(checkpoints.c.table_id == bindparam("of_table"))
_CHECKPOINT = sa.insert(checkpoints).inline()
_CLEAR_SEATS = sa.delete(seats).where(seats.c.table_id == bindparam("of_table"))
_SEAT = sa.insert(seats).inline()
_COUNT = (
    sa.insert(results)
    .values(
        guild_id=sa.select(tables.c.guild_id).where(tables.c.id == bindparam("of_table")).scalar_subquery()
    )
    .inline()
)

_WHOLE = (
    sa.select(*TABLE_COLUMNS, *SEAT_COLUMNS)
    .select_from(tables.outerjoin(seats, seats.c.table_id == tables.c.id))
    .order_by(seats.c.seat)
)


class TableStore:
    """The lobbies and games of all servers."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def create(self, new: NewTable) -> StoredTable:
        """Store a new table at revision 0; raise ChannelTaken where a live one holds the channel."""
        try:
            table_id = await self._engine.write(partial(_insert, new))
        except Refused as refused:
            await self._refuse_taken(new.guild_id, new.channel_id)
            raise StorageError(_REFUSED, refused.detail) from None
        return fresh_table(table_id, new)

    async def load(self, table_id: int) -> StoredTable | None:
        """Return the table and its seats."""
        return await self._one(_WHOLE.where(tables.c.id == table_id))

    async def live_in(self, guild_id: int, channel_id: int) -> StoredTable | None:
        """Return the table that holds this channel, open or suspended."""
        return await self._one(
            _WHOLE.where(
                tables.c.guild_id == guild_id,
                tables.c.channel_id == channel_id,
                tables.c.status.in_(LIVE),
            )
        )

    async def finished_in(self, guild_id: int, channel_id: int, since: float) -> StoredTable | None:
        """Return the match that ended last in this channel, if that was since then, and nothing after it."""
        query = (
            sa.select(tables.c.id, tables.c.status)
            .where(
                tables.c.status.in_([sa.literal_column(f"'{status}'") for status in OVER]),
                tables.c.updated_at >= since,
                tables.c.guild_id == guild_id,
                tables.c.channel_id == channel_id,
            )
            .order_by(tables.c.id.desc())
            .limit(1)
        )
        rows = await self._engine.rows(query)
        return await self.load(rows[0].id) if rows and rows[0].status == "finished" else None

    async def save(self, step: Save) -> int:
        """Write one step in one transaction and return the table's new revision.

        Raises RevisionConflict when the table is not at `step.revision`, RepeatedPress when the
        interaction is in the log, ChannelTaken when a table that becomes live again finds its channel
        held, AlreadyCounted when the table's results are there, StorageError when the database fails;
        in each case nothing of the step is written.

        Two outcomes cannot be told from here, and the caller settles both by reloading: OutcomeUnknown
        (the connection was lost while committing), and a caller who is cancelled or times out while
        waiting (a step that has begun is still written whole, or not at all).
        """
        try:
            return await self._engine.apply(partial(_write, step))
        except (RevisionConflict, Refused) as error:
            await self._refuse_repeated(step.action)
            if isinstance(error, RevisionConflict):
                raise
            refused = error
        table = await self.load(step.table_id)
        if table is not None and step.status in LIVE:
            await self._refuse_taken(table.guild_id, table.channel_id, besides=step.table_id)
        if step.results:
            raise AlreadyCounted(step.table_id)
        raise StorageError(_REFUSED, refused.detail)

    async def find_press(self, interaction_id: int) -> LoggedPress | None:
        """Return where this interaction was applied, if it was."""
        query = sa.select(actions.c.table_id, actions.c.revision, actions.c.seat, actions.c.body)
        rows = await self._engine.rows(query.where(actions.c.interaction_id == interaction_id))
        return LoggedPress(*rows[0]) if rows else None

    async def due_tables(self, before: float | None = None) -> list[Due]:
        """Return the open tables with a deadline, earliest first; only those due by `before`, if given."""
        query = sa.select(tables.c.id, tables.c.guild_id, tables.c.due, tables.c.updated_at).where(
            tables.c.status == sa.literal_column("'open'"), tables.c.due.is_not(None)
        )
        if before is not None:
            query = query.where(tables.c.due <= before)
        rows = await self._engine.rows(query.order_by(tables.c.due, tables.c.id))
        return [Due(*row) for row in rows]

    async def over_between(self, since: float, until: float) -> list[tuple[int, int]]:
        """Return the ids of the tables that were finished or closed in this time, and of their guilds."""
        query = sa.select(tables.c.id, tables.c.guild_id).where(
            tables.c.status.in_([sa.literal_column(f"'{status}'") for status in OVER]),
            tables.c.updated_at.between(since, until),
        )
        return [
            (row.id, row.guild_id) for row in await self._engine.rows(query.order_by(tables.c.updated_at))
        ]

    async def live(self) -> list[int]:
        """Return the ids of all tables that are open or suspended, oldest first."""
        query = sa.select(tables.c.id).where(tables.c.status.in_(LIVE)).order_by(tables.c.id)
        return [row.id for row in await self._engine.rows(query)]

    async def checkpoint(self, table_id: int) -> Checkpoint | None:
        """Return where a replay of the table's log begins; None for a lobby and where none was made yet."""
        columns = (*(checkpoints.c[field.name] for field in fields(Checkpoint)),)
        rows = await self._engine.rows(sa.select(*columns).where(checkpoints.c.table_id == table_id))
        return Checkpoint(*rows[0]) if rows else None

    async def log(self, table_id: int, after_revision: int = 0) -> list[StoredAction]:
        """Return the table's actions after a revision, oldest first."""
        query = (
            sa.select(*(column for column in actions.c if column.name != "id"))
            .where(actions.c.table_id == table_id, actions.c.revision > after_revision)
            .order_by(actions.c.revision, actions.c.id)
        )
        return [StoredAction(*row) for row in await self._engine.rows(query)]

    async def seated(self, user_id: int, guild_id: int | None = None) -> list[int]:
        """Return the ids of the live tables where a person sits, in one server or in all."""
        query = (
            sa.select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.user_id == user_id, tables.c.status.in_(LIVE))
            .order_by(tables.c.id)
            .distinct()
        )
        if guild_id is not None:
            query = query.where(tables.c.guild_id == guild_id)
        return [row.id for row in await self._engine.rows(query)]

    async def set_message(self, table_id: int, message_id: int | None, channel_id: int | None = None) -> None:
        """Note the table's message, and its channel where it has moved, at the same revision.

        The message is no part of the game. Raises ChannelTaken where a live table holds that channel.
        """
        change = sa.update(tables).where(tables.c.id == table_id).values(message_id=message_id)
        if channel_id is not None:
            change = change.values(channel_id=channel_id)
        try:
            await self._engine.write(lambda connection: connection.execute(change).rowcount)
        except Refused as refused:
            table = await self.load(table_id)
            if table is not None and channel_id is not None:
                await self._refuse_taken(table.guild_id, channel_id)
            raise StorageError(_REFUSED, refused.detail) from None

    async def _one(self, query: Query) -> StoredTable | None:
        rows = await self._engine.rows(query)
        return stored_table(rows) if rows else None

    async def _refuse_repeated(self, action: LoggedAction | None) -> None:
        if action is None or action.interaction_id is None:
            return
        press = await self.find_press(action.interaction_id)
        if press is not None:
            raise RepeatedPress(action.interaction_id, press.table_id, press.revision) from None

    async def _refuse_taken(self, guild_id: int, channel_id: int, besides: int | None = None) -> None:
        live = await self.live_in(guild_id, channel_id)
        if live is not None and live.table_id != besides:
            raise ChannelTaken(live.table_id) from None


def _insert(new: NewTable, connection: sa.Connection) -> int:
    table_id = connection.execute(sa.insert(tables).returning(tables.c.id), table_values(new)).scalar_one()
    if new.seats:
        connection.execute(_SEAT, [seat_values(table_id, seat) for seat in new.seats])
    return table_id


def _write(step: Save, run: Run) -> int:
    # The fence first: in SQLite a transaction that begins with a write waits for its turn to write.
    if run(_STEP, step_values(step)) != 1:
        raise RevisionConflict(step.table_id)
    if step.action is not None:
        run(_LOG, action_values(step, step.action))
    if step.seats is not None:
        run(_CLEAR_SEATS, {"of_table": step.table_id})
        for seat in step.seats:
            run(_SEAT, seat_values(step.table_id, seat))
    if step.checkpoint is not None:
        run(_CLEAR_CHECKPOINT, {"of_table": step.table_id})
        run(_CHECKPOINT, checkpoint_values(step, step.checkpoint))
    for result in step.results:
        run(_COUNT, result_values(step, result))
    return step.revision + 1
