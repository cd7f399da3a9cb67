"""Turn what a driver raises into a sentence for people; parameters (hands!) never pass through."""

import sqlite3

from sqlalchemy import exc

from data.engines import Refused
from data.errors import OutcomeUnknown, StorageBusy, StorageError, StorageFull, StorageGone

DRIVER_ERRORS = (exc.DBAPIError, exc.TimeoutError, exc.ResourceClosedError, sqlite3.Error, OSError)
"""What comes out of either engine when the database fails; time-outs are OSErrors."""

_BUSY = "The database is busy. Please try again in a moment."
_FULL = "The disk of the database is full. Make room there, then try again."
_GONE = "The database cannot be reached, read or written just now. Check that it is there and writable."
_UNMADE = "The database lacks the tables of this version. Run the migrations: python -m bot migrate."
_OTHER = "The database refused what it was asked. The log names the reason."
_UNKNOWN = "The connection to the database was lost while saving. Reload to see whether it was saved."

_SQLITE_CODES: dict[int, type[StorageError]] = {
    sqlite3.SQLITE_BUSY: StorageBusy,
    sqlite3.SQLITE_LOCKED: StorageBusy,
    sqlite3.SQLITE_FULL: StorageFull,
    sqlite3.SQLITE_IOERR: StorageGone,
    sqlite3.SQLITE_CANTOPEN: StorageGone,
    sqlite3.SQLITE_READONLY: StorageGone,
    sqlite3.SQLITE_PERM: StorageGone,
    sqlite3.SQLITE_AUTH: StorageGone,
    sqlite3.SQLITE_CORRUPT: StorageGone,
    sqlite3.SQLITE_NOTADB: StorageGone,
}

# PostgreSQL: a whole state before its class. 53 is "insufficient resources", 57 "operator intervention".
_SQL_STATES: dict[str, type[StorageError]] = {
    "25006": StorageGone,
    "40001": StorageBusy,
    "40P01": StorageBusy,
    "53100": StorageFull,
    "53": StorageBusy,
    "55P03": StorageBusy,
    "57014": StorageBusy,
    "57": StorageGone,
    "08": StorageGone,
    "28": StorageGone,
    "3D": StorageGone,
    "58": StorageGone,
}
_UNDEFINED_TABLE = "42P01"

_MESSAGES: dict[type[StorageError], str] = {
    StorageBusy: _BUSY,
    StorageFull: _FULL,
    StorageGone: _GONE,
    StorageError: _OTHER,
}


def explain(error: Exception, *, committing: bool) -> Refused | StorageError:
    """Tell a row that a constraint refused from a failure, which is translated."""
    if isinstance(error, exc.IntegrityError | sqlite3.IntegrityError):
        return Refused(type(error).__name__)
    return translate(error, committing=committing)


def translate(error: Exception, *, committing: bool = False) -> StorageError:
    """Name a driver's error kindly. While committing, a database that is gone leaves the outcome unknown."""
    cause = error.orig if isinstance(error, exc.DBAPIError) and error.orig else error
    kind, detail = _classify(cause)
    if isinstance(error, exc.DBAPIError) and error.connection_invalidated:
        kind = StorageGone
    if committing and (kind is StorageGone or isinstance(cause, TimeoutError)):
        return OutcomeUnknown(_UNKNOWN, detail)
    if _lacks_tables(cause):
        return StorageError(_UNMADE, detail)
    return kind(_MESSAGES[kind], detail)


def _classify(cause: BaseException) -> tuple[type[StorageError], str]:
    name = type(cause).__name__
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
        detail = f"{name} {getattr(cause, 'sqlite_errorname', '')}".strip()
        return _SQLITE_CODES.get(code & 0xFF, StorageError), detail
    state = getattr(cause, "sqlstate", None)
    if isinstance(state, str):
        kind = _SQL_STATES.get(state) or _SQL_STATES.get(state[:2]) or StorageError
        return kind, f"{name} {state}"
    if isinstance(cause, TimeoutError | exc.TimeoutError):
        return StorageBusy, name
    if isinstance(cause, OSError | exc.ResourceClosedError) or name == "InterfaceError":
        return StorageGone, name
    return StorageError, name


def _lacks_tables(cause: BaseException) -> bool:
    if isinstance(cause, sqlite3.OperationalError):
        return str(cause).startswith("no such table")
    return getattr(cause, "sqlstate", None) == _UNDEFINED_TABLE
