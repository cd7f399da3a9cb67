"""`restore`: put what a backup holds in place of what is stored."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from bot.chores import CannotGoOn, Chore
from bot.chores._database import finish, where
from bot.config import load_settings


def add_arguments(parser: ArgumentParser) -> None:
    """Add where from."""
    parser.add_argument("file", type=Path, help="a backup, of SQLite or of PostgreSQL")
    parser.add_argument(
        "--overwrite", action="store_true", help="also where something is stored, which is lost then"
    )


def restore(options: Namespace) -> int:
    """Restore a backup, and say how much it holds."""
    from data import HoldsRows
    from data.backups import restore

    settings = load_settings()
    try:
        rows = finish(settings, restore(settings.database_url, options.file, overwrite=options.overwrite))
    except HoldsRows as held:
        raise CannotGoOn(
            f"{where(settings)} holds {held.rows} rows. Back it up, then add --overwrite to replace them all."
        ) from held
    print(f"{where(settings)} holds what {options.file} held: {rows} rows. See python -m bot check.")
    return 0


CHORE = Chore(
    "put what a backup holds in place of what is stored; stop the bot before", restore, add_arguments
)
