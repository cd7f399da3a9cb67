"""Describe the tables. Columns hold plain types only, JSON as text, so that both engines store the same."""

import sqlalchemy as sa

from data.records import LIVE, OVER

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite counts up only columns of the type INTEGER.
RowId = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("message_id", sa.BigInteger),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("format", sa.Integer, nullable=False),
    sa.Column("engine_version", sa.String(32), nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("due", sa.Double),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("updated_at", sa.Double, nullable=False),
    # Buttons in old messages name table ids: an id must never come back.
    sqlite_autoincrement=True,
)

_is_live = tables.c.status.in_([sa.literal_column(f"'{status}'") for status in LIVE])
_is_open = tables.c.status == sa.literal_column("'open'")
sa.Index(
    "uq_tables_live",
    tables.c.guild_id,
    tables.c.channel_id,
    unique=True,
    sqlite_where=_is_live,
    postgresql_where=_is_live,
)
sa.Index("ix_tables_due", tables.c.due, sqlite_where=_is_open, postgresql_where=_is_open)
_is_over = tables.c.status.in_([sa.literal_column(f"'{status}'") for status in OVER])
sa.Index("ix_tables_over", tables.c.updated_at, sqlite_where=_is_over, postgresql_where=_is_over)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("computer", sa.Boolean, nullable=False),
)

actions = sa.Table(
    "actions",
    metadata,
    sa.Column("id", RowId, primary_key=True),
    sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("interaction_id", sa.BigInteger),
    sa.Column("seat", sa.Integer),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("engine_version", sa.String(32), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.UniqueConstraint("interaction_id"),
    sa.Index(None, "table_id", "revision"),
)

# Where a replay of the log begins: the last moment at which it began anew, one to a table.
checkpoints = sa.Table(
    "checkpoints",
    metadata,
    sa.Column(
        "table_id",
        sa.Integer,
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    ),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("engine_version", sa.String(32), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

# No foreign key: what was counted stays counted when an old table is cleared away.
results = sa.Table(
    "results",
    metadata,
    sa.Column("id", RowId, primary_key=True),
    sa.Column("table_id", sa.Integer, nullable=False),
    sa.Column("user_id", sa.BigInteger, index=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("finished_at", sa.Double, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("beaten", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("scoring", sa.String(32), nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("with_computer", sa.Boolean, nullable=False),
    sa.Column("left_early", sa.Boolean, nullable=False),
    sa.Column("counters", sa.Text, nullable=False),
    sa.UniqueConstraint("table_id", "user_id"),
    sa.Index(None, "guild_id", "finished_at"),
)

guild_settings = sa.Table(
    "guild_settings",
    metadata,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("body", sa.Text, nullable=False),
)

user_settings = sa.Table(
    "user_settings",
    metadata,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("body", sa.Text, nullable=False),
)


def _shelf(name: str) -> sa.Table:
    """Describe a table of what servers have saved under names; `key` is what makes two names the same."""
    return sa.Table(
        name,
        metadata,
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("guild_id", "key"),
        # Buttons in old messages name what is saved by its id.
        sqlite_autoincrement=True,
    )


presets = _shelf("presets")

custom_cards = _shelf("custom_cards")

emojis = sa.Table(
    "emojis",
    metadata,
    sa.Column("application_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("emoji_id", sa.BigInteger, nullable=False),
    sa.Column("art_hash", sa.String(64), nullable=False),
)

# Until when each shard was served, by whatever process.
lifesigns = sa.Table(
    "lifesigns",
    metadata,
    sa.Column("shard", sa.String(32), primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
)
