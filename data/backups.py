"""Back a database up to one file, and restore one, into either engine from either engine's backup.

SQLite is backed up as a SQLite file, PostgreSQL as a portable one (see `data.portable`).
"""

from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sa

from data import copies
from data.database import Database
from data.errors import BackupError, HoldsRows, StorageBusy

_IN_MEMORY = "A database in memory is gone with its process; only one in a file can be kept."

_ITSELF = "{file} is the database itself."


def file_of(url: str) -> Path | None:
    """Return the file of a SQLite database, None for a server; raises BackupError for one in memory."""
    address = sa.make_url(url)
    if address.get_backend_name() != "sqlite":
        return None
    name = address.database or ""
    if name in ("", ":memory:") or name.startswith("file:"):
        raise BackupError(_IN_MEMORY)
    return Path(name)


def suffix(url: str) -> str:
    """Return how the name of a database's backup ends."""
    return ".db" if sa.make_url(url).get_backend_name() == "sqlite" else ".jsonl.gz"


async def back_up(url: str, target: Path) -> None:
    """Write everything as it is at one moment to a file, which is there whole or not at all.

    The bot may run meanwhile. Whatever was in the file is replaced. Raises BackupError or StorageError.
    """
    file = file_of(url)
    if file is not None and not file.exists():
        raise BackupError(f"There is no database at {file}.")
    if file is not None and copies.same(file, target):
        # The bot would go on writing to a file that nobody finds any more.
        raise BackupError(_ITSELF.format(file=target))
    with copies.draft(target) as made:
        if file is None:
            await _export(url, made)
        else:
            copies.copy(file, made)


async def restore(url: str, source: Path, *, overwrite: bool = False) -> int:
    """Put what a backup holds in place of everything that is stored, and return how many rows it holds.

    It is read, brought up to this version and looked through before anything is touched. Raises HoldsRows
    unless told to overwrite, StorageBusy while the bot runs, NewerDatabase for what a newer version wrote,
    BackupError and StorageError.
    """
    a_file = copies.is_sqlite(source)
    target = file_of(url)
    if target is None:
        return await _restore_on_server(url, source, a_file=a_file, overwrite=overwrite)
    if copies.same(source, target):
        raise BackupError(_ITSELF.format(file=source))
    rows = 0 if overwrite or not target.exists() else await _held(url)
    if rows:
        raise HoldsRows(rows)
    with copies.draft(target) as made:
        if a_file:
            copies.copy(source, made)
        rows = await _complete(made, None if a_file else source)
        if target.exists():
            copies.close_for_good(target)
    return rows


async def _complete(made: Path, source: Path | None) -> int:
    """Bring a SQLite file, filled from a portable one if one is named, up to date, and look it through."""
    database = await Database.connect(_address(made))
    try:
        if source is not None:
            await database.upkeep.load(source)
        else:
            if await database.upkeep.version() is None:
                raise BackupError("That SQLite file is no backup of this program.")
            await database.migrate()
        if flaws := await database.upkeep.flaws():
            raise BackupError(f"The backup is damaged: {flaws[0]}.", "; ".join(flaws))
        return await database.upkeep.rows()
    finally:
        await database.close()
        copies.close_for_good(made)


async def _restore_on_server(url: str, source: Path, *, a_file: bool, overwrite: bool) -> int:
    database = await Database.connect(url)
    try:
        if await database.upkeep.others():
            raise StorageBusy("Another process of this program is connected. Stop the bot, then try again.")
        rows = await database.upkeep.held()
        if rows and not overwrite:
            raise HoldsRows(rows)
        if not a_file:
            return await database.upkeep.load(source)
        with TemporaryDirectory(prefix="uno-table-") as folder:
            copied, moved = Path(folder) / "backup.db", Path(folder) / "backup.jsonl.gz"
            copies.copy(source, copied)
            await _export(_address(copied), moved)
            return await database.upkeep.load(moved)
    finally:
        await database.close()


async def _held(url: str) -> int:
    database = await Database.connect(url)
    try:
        return await database.upkeep.held()
    finally:
        await database.close()


async def _export(url: str, target: Path) -> None:
    database = await Database.connect(url)
    try:
        await database.upkeep.export(target)
    finally:
        await database.close()


def _address(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file.as_posix()}"
