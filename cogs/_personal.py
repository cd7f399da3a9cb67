"""Everything that is stored of a person, from all servers, as one JSON document."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import orjson

from bot.table.record import read
from bot.table.refusals import TableUnavailable
from bot.table.settings import ServerSettings
from data.database import Database

Json = dict[str, Any]

_TIMES = frozenset({"created_at", "updated_at", "finished_at", "at"})


async def everything_about(database: Database, user_id: int, now: float) -> bytes:
    """Gather what is stored of a person; `now` is in unix seconds. Raises StorageError."""
    people = database.people
    document = {
        "person": str(user_id),
        "gathered_at": _time(now),
        "settings": await database.settings.user(user_id),
        "seats": [await _seat(database, row) for row in await people.seats(user_id)],
        "invitations": [str(table_id) async for table_id in _invitations(database, user_id)],
        "results": [_plain(row) for row in await people.results(user_id)],
        "banned_on": [str(guild_id) async for guild_id in _bans(database, user_id)],
    }
    return orjson.dumps(document, option=orjson.OPT_INDENT_2)


async def _seat(database: Database, row: Json) -> Json:
    presses = await database.people.presses(row["table_id"], row["seat"])
    return _plain(row) | {"presses": [_press(press, row["seat"]) for press in presses]}


def _press(press: Json, seat: int) -> Json:
    """Show one press; what it led others to do is theirs."""
    deeds = [deed for deed in orjson.loads(press["body"]) if deed.get("seat", seat) == seat]
    return {"at": _time(press["at"]), "did": deeds}


async def _invitations(database: Database, user_id: int) -> AsyncIterator[int]:
    for table_id in await database.people.tables_naming(user_id):
        stored = await database.tables.load(table_id)
        try:
            if stored is not None and user_id in (read(stored).lobby.invited or ()):
                yield table_id
        except TableUnavailable:
            continue


async def _bans(database: Database, user_id: int) -> AsyncIterator[int]:
    for guild_id in await database.people.servers_naming(user_id):
        if user_id in ServerSettings.from_stored(await database.settings.guild(guild_id)).banned:
            yield guild_id


def _plain(row: Json) -> Json:
    """Write ids as text, which other programs would round as numbers, and times for people."""
    return {
        name: _time(value) if name in _TIMES else str(value) if name.endswith("_id") else value
        for name, value in row.items()
    }


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
