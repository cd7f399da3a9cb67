"""Bring a database's schema up to date. The steps are in `versions`, in the order of their names."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from data.errors import NewerDatabase

_NEWER = (
    "This database was made by a newer version of the program. "
    "Update the program, or use the backup from before the update."
)
_POSTGRES_LOCK = 8_203_117  # any number, as long as every process takes the same


def upgrade(connection: sa.Connection) -> None:
    """Upgrade to the newest step inside the connection's transaction.

    Raises NewerDatabase where the last step taken is none that this version knows.
    """
    _lock(connection)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    _refuse_newer(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, "head")


def _lock(connection: sa.Connection) -> None:
    # Two processes may start at once; and the sqlite3 module opens no transaction for CREATE TABLE.
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_POSTGRES_LOCK)))


def _refuse_newer(connection: sa.Connection, script: ScriptDirectory) -> None:
    for head in MigrationContext.configure(connection).get_current_heads():
        try:
            script.get_revision(head)
        except CommandError:
            raise NewerDatabase(_NEWER, f"revision {head}") from None
