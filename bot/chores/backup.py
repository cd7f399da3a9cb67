"""`backup`: keep everything that is stored in one file, also while the bot runs."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime
from pathlib import Path

from bot.chores import CannotGoOn, Chore
from bot.chores._database import finish, where
from bot.config import Settings, load_settings

FOLDER = Path("var/backups")


def add_arguments(parser: ArgumentParser) -> None:
    """Add where to."""
    parser.add_argument(
        "file", nargs="?", type=Path, help=f"the file to write, or a folder for one ({FOLDER}/)"
    )
    parser.add_argument("--overwrite", action="store_true", help="replace the file if it is there")


def backup(options: Namespace) -> int:
    """Write one file, whole or not at all, and say where it is."""
    from data.backups import back_up

    settings = load_settings()
    file = _file(settings, options.file)
    if file.exists() and not options.overwrite:
        raise CannotGoOn(f"{file} is there already; name another file, or add --overwrite to replace it.")
    finish(settings, back_up(settings.database_url, file))
    print(f"{where(settings)} is backed up to {file} ({file.stat().st_size:,} bytes).")
    return 0


def _file(settings: Settings, named: Path | None) -> Path:
    from data.backups import suffix

    folder = FOLDER if named is None else named
    if named is not None and not named.is_dir():
        return named
    return folder / f"uno-table-{datetime.now(UTC):%Y%m%d-%H%M%S}{suffix(settings.database_url)}"


CHORE = Chore("write everything that is stored to one file, also while the bot runs", backup, add_arguments)
