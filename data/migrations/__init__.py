"""Bring a database's schema up to date. The steps are in `versions`, in the order of their names."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from data.errors import NewerDatabase
from data.records import Migrated

_NEWER = (
    "This database was made by a newer version of the program. "
    "Update the program, or use the backup from before the update."
)
_POSTGRES_LOCK = 8_203_117  # any number, as long as every process takes the same


def upgrade(connection: sa.Connection) -> Migrated:
    """Upgrade to the newest version inside the connection's transaction; raises as `climb` does."""
    lock(connection)
    return climb(connection)


def climb(connection: sa.Connection, version: str | None = None) -> Migrated:
    """Take the steps up to a version, the newest one without a name, in a transaction that holds the lock.

    Raises NewerDatabase where the last step taken, or the version asked for, is none that this program knows.
    """
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    before = version_of(connection)
    for named in (before, version):
        if named is not None:
            _refuse_newer(named, script)
    command.upgrade(config, version or "head")
    return Migrated(before, version or newest())


def version_of(connection: sa.Connection) -> str | None:
    """Return the version that a database is at; None where nothing was made there yet."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """Return the version that this program works with."""
    head = ScriptDirectory(str(Path(__file__).parent)).get_current_head()
    if head is None:
        raise LookupError("the steps of the schema are not there")
    return head


def lock(connection: sa.Connection) -> None:
    """Begin a transaction in which nobody else migrates or restores."""
    # Two processes may start at once; and the sqlite3 module opens no transaction for CREATE TABLE.
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_POSTGRES_LOCK)))


def _refuse_newer(version: str, script: ScriptDirectory) -> None:
    try:
        script.get_revision(version)
    except CommandError:
        raise NewerDatabase(_NEWER, f"revision {version}") from None
