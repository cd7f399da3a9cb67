"""The database that a chore works on: the one that the bot would play with."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from bot.chores import CannotGoOn
from bot.config import Settings

if TYPE_CHECKING:
    from data import Database

T = TypeVar("T")


def finish(settings: Settings, work: Coroutine[Any, Any, T]) -> T:
    """Do the work to its end; raises CannotGoOn where the database fails."""
    from data import BackupError, StorageError

    try:
        return asyncio.run(work)
    except BackupError as error:
        raise CannotGoOn(error.message) from error
    except StorageError as error:
        raise CannotGoOn(f"{error.message} DATABASE_URL is {where(settings)}.") from error
    except KeyboardInterrupt:
        raise CannotGoOn("Broken off.") from None


async def open_existing(settings: Settings) -> Database:
    """Open the database, and make none where there is none; raises StorageError or CannotGoOn."""
    from data import Database
    from data.backups import file_of

    file = file_of(settings.database_url)
    if file is not None and not file.exists():
        raise CannotGoOn(f"There is no database at {file} yet: python -m bot migrate makes one.")
    return await Database.connect(settings.database_url)


def where(settings: Settings) -> str:
    """Name the database without what opens it."""
    from sqlalchemy import URL, make_url

    url = make_url(settings.database_url)
    # The query may hold a password, too.
    return str(URL.create(url.drivername, host=url.host, port=url.port, database=url.database))
