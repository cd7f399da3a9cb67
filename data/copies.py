"""Copy SQLite files whole, also while the bot writes to one, and put a file in another's place."""

import os
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from data.errors import BackupError, StorageBusy

_MAGIC = b"SQLite format 3\0"
_BESIDE = ("-wal", "-shm", "-journal")
_PATIENCE = 1.0  # seconds
_IN_USE = "{file} is open in another process. Stop the bot, then try again."


def is_sqlite(file: Path) -> bool:
    """Tell whether this is a SQLite file; raises BackupError where there is none to look at."""
    try:
        with file.open("rb") as stream:
            return stream.read(len(_MAGIC)) == _MAGIC
    except FileNotFoundError:
        raise BackupError(f"There is no file {file}.") from None
    except OSError as error:
        raise BackupError(f"{file} cannot be read: {error.strerror}.", str(error)) from error


def copy(source: Path, target: Path) -> None:
    """Copy a SQLite file as it is at one moment, with SQLite's own backup, into a single new file.

    Raises BackupError where one of them cannot be read or written, or the copy is not sound.
    """
    with (
        _told(source),
        closing(_opened(source)) as original,
        closing(sqlite3.connect(target)) as made,
    ):
        # All pages in one go: readers do not hold writers up, while a backup in parts begins anew
        # whenever somebody writes.
        original.backup(made)
        # Else the copy would be two files as soon as somebody looks at it.
        made.execute("PRAGMA journal_mode=DELETE").close()
        found = [str(row[0]) for row in made.execute("PRAGMA integrity_check")]
    if found != ["ok"]:
        raise BackupError(f"{source} is damaged: {found[0]}.", "; ".join(found))


def close_for_good(file: Path) -> None:
    """Bring a SQLite file to rest, with nothing beside it; raises StorageBusy while somebody has it open."""
    try:
        with closing(_opened(file)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE").close()
    except sqlite3.OperationalError as error:
        raise StorageBusy(_IN_USE.format(file=file), str(error)) from error
    except sqlite3.DatabaseError:
        # It is damaged, which may be why another one shall take its place.
        remove(file)


@contextmanager
def draft(target: Path) -> Generator[Path]:
    """Give a path beside a file to write a new one to, which takes its place if all goes well."""
    made = target.with_name(f".{target.name}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        remove(made)
        yield made
        with made.open("r+b") as stream:
            os.fsync(stream.fileno())
        made.replace(target)
    except OSError as error:
        raise BackupError(f"{target} cannot be written: {error.strerror}.", str(error)) from error
    finally:
        with suppress(OSError):
            remove(made)


def remove(file: Path) -> None:
    """Delete a file and what SQLite keeps beside it."""
    for name in (file.name, *(file.name + beside for beside in _BESIDE)):
        file.with_name(name).unlink(missing_ok=True)


def same(one: Path, other: Path) -> bool:
    """Tell whether two paths name one file."""
    return one.exists() and other.exists() and one.samefile(other)


def _opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, timeout=_PATIENCE)


@contextmanager
def _told(source: Path) -> Generator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise BackupError(f"{source} cannot be copied: {error}.", type(error).__name__) from error
