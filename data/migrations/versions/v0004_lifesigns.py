"""Keep until when each shard was served."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "lifesigns",
        sa.Column("shard", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("shard", name=op.f("pk_lifesigns")),
    )
