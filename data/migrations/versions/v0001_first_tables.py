"""Make the first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_SECONDS = sa.Double[float]()
_ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_LIVE = sa.text("status IN ('open', 'suspended')")
_OPEN = sa.text("status = 'open'")


def upgrade() -> None:
    """Make every table of version 1."""
    _make_tables()
    _make_log()
    _make_results()
    _make_settings()


def _make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("format", sa.Integer(), nullable=False),
        sa.Column("engine_version", sa.String(length=32), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("due", _SECONDS),
        sa.Column("created_at", _SECONDS, nullable=False),
        sa.Column("updated_at", _SECONDS, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tables_due", "tables", ["due"], sqlite_where=_OPEN, postgresql_where=_OPEN)
    op.create_index(
        "uq_tables_live",
        "tables",
        ["guild_id", "channel_id"],
        unique=True,
        sqlite_where=_LIVE,
        postgresql_where=_LIVE,
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("computer", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_user_id"), "seats", ["user_id"])


def _make_log() -> None:
    op.create_table(
        "actions",
        sa.Column("id", _ROW_ID, nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("interaction_id", sa.BigInteger()),
        sa.Column("seat", sa.Integer()),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("engine_version", sa.String(length=32), nullable=False),
        sa.Column("at", _SECONDS, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_actions_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_actions")),
        sa.UniqueConstraint("interaction_id", name=op.f("uq_actions_interaction_id")),
    )
    op.create_index(op.f("ix_actions_table_id_revision"), "actions", ["table_id", "revision"])


def _make_results() -> None:
    op.create_table(
        "results",
        sa.Column("id", _ROW_ID, nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("finished_at", _SECONDS, nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("beaten", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("scoring", sa.String(length=32), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("with_computer", sa.Boolean(), nullable=False),
        sa.Column("left_early", sa.Boolean(), nullable=False),
        sa.Column("counters", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_results")),
        sa.UniqueConstraint("table_id", "user_id", name=op.f("uq_results_table_id_user_id")),
    )
    op.create_index(op.f("ix_results_guild_id_finished_at"), "results", ["guild_id", "finished_at"])
    op.create_index(op.f("ix_results_user_id"), "results", ["user_id"])


def _make_settings() -> None:
    op.create_table(
        "emojis",
        sa.Column("application_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("emoji_id", sa.BigInteger(), nullable=False),
        sa.Column("art_hash", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("application_id", "name", name=op.f("pk_emojis")),
    )
    op.create_table(
        "guild_settings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_guild_settings")),
    )
    op.create_table(
        "user_settings",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_user_settings")),
    )
