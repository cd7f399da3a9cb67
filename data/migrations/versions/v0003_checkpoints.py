"""Keep where a replay of each table's log begins, and find the tables that are over by their age."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_OVER = sa.text("status IN ('finished', 'closed')")


def upgrade() -> None:
    """Make the table and the index; a table that is played gets its checkpoint with its next step."""
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("engine_version", sa.String(length=32), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_checkpoints_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_checkpoints")),
    )
    op.create_index("ix_tables_over", "tables", ["updated_at"], sqlite_where=_OVER, postgresql_where=_OVER)
