"""Where a bot has run before: its schema is there, and Discord has its emojis.

A start from nothing makes all of that with many requests, and hundreds of tests are about something else.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import sqlalchemy as sa

from bot.ui.art import all_tiles, art_hash
from data import sqlite
from data.migrations import upgrade

_HASTY = tuple(pragma.replace("synchronous=FULL", "synchronous=OFF") for pragma in sqlite._PRAGMAS)


@contextmanager
def no_power_cut() -> Iterator[None]:
    """Open SQLite files without waiting for the disk: only a machine that loses power would tell."""
    with patch.object(sqlite, "_PRAGMAS", _HASTY):
        yield


def furnish(file: Path, backend: Any) -> None:
    """Put a database of this version there, and into the simulated Discord the emojis it remembers."""
    file.write_bytes(migrated())
    names = {name: backend.create_application_emoji(name).id for name in all_tiles()}
    rows = [(backend.application_id, name, number, art_hash(name)) for name, number in names.items()]
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("PRAGMA synchronous=OFF")
        opened.executemany(
            "INSERT INTO emojis (application_id, name, emoji_id, art_hash) VALUES (?, ?, ?, ?)", rows
        )
        opened.commit()


def acquaint(file: Path, people: Iterable[int]) -> None:
    """Have the bot know these people from before, so that it welcomes none of them."""
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("PRAGMA synchronous=OFF")
        body = '{"welcome":"given"}'
        rows = [(person, body) for person in people]
        opened.executemany("INSERT INTO user_settings (user_id, body) VALUES (?, ?)", rows)
        opened.commit()


@cache
def migrated() -> bytes:
    """Give the file of an empty database of this version."""
    with TemporaryDirectory(prefix="uno-table-", ignore_cleanup_errors=True) as folder:
        file = Path(folder) / "empty.db"
        engine = sa.create_engine(f"sqlite:///{file.as_posix()}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return file.read_bytes()
