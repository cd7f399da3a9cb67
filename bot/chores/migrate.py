"""`migrate`: bring the database up to this version of the program."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from bot.chores import Chore
from bot.chores._database import finish, where
from bot.config import Settings, load_settings

if TYPE_CHECKING:
    from data.records import Migrated


def migrate(_: Namespace) -> int:
    """Take the steps that are missing, and say which."""
    settings = load_settings()
    migrated = finish(settings, _migrate(settings))
    print(f"{where(settings)}: {_told(migrated)}")
    return 0


async def _migrate(settings: Settings) -> Migrated:
    from data import Database

    database = await Database.connect(settings.database_url)
    try:
        return await database.migrate()
    finally:
        await database.close()


def _told(migrated: Migrated) -> str:
    if migrated.before is None:
        return f"made, at version {migrated.after}."
    if migrated.before == migrated.after:
        return f"at version {migrated.after} already, nothing to do."
    return f"from version {migrated.before} to version {migrated.after}."


CHORE = Chore("bring the database up to this version, which `run` does by itself", migrate)
