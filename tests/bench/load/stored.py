"""Stored matches: a database as a bot has left it that had many tables, and the world that belongs to it."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from bot.engine import PRESETS, new_game
from bot.table import alarms
from bot.table.lobby import Lobby
from bot.table.people import Occupant
from bot.table.record import Game, Record
from bot.table.saving import new_table
from bot.ui.art import all_tiles, art_hash
from bot.ui.press import press_id
from bot.ui.verbs import Verb
from data import Database, EmojiRow
from data.rows import seat_values, table_values
from data.schema import actions, seats, tables
from tests.wire.application import make_emoji
from tests.wire.payloads import numbered
from tests.wire.people import Person
from tests.wire.routes import Call
from tests.wire.standin import StandIn
from tests.wire.world import LAYOUT, Message, World

SEATS = 4
TO_A_SERVER = 20
"""Tables of one server."""

DEALS = 50
"""Different deals; the tables have them in turn."""


@dataclass(frozen=True, slots=True)
class Place:
    """A table that is stored, the people who sit there, and the message that shows it."""

    table_id: int
    people: tuple[Person, ...]
    message: Message


async def furnish(url: str, stand_in: StandIn) -> None:
    """Bring a database to this version, and have the emojis made that a first start would upload."""
    database = await Database.connect(url)
    world = stand_in.world
    try:
        await database.migrate()
        rows: list[EmojiRow] = []
        for name in all_tiles():
            made = make_emoji(Call(world, {}, {}, {"name": name, "image": "data:image/png;base64,AAAA"}))
            rows.append(EmojiRow(name, world.application.id, int(made["id"]), art_hash(name)))
        await database.emojis.replace(world.application.id, rows)
    finally:
        await database.close()


async def fill(url: str, stand_in: StandIn, count: int, *, saved_at: float, seed: int = 1) -> list[Place]:
    """Store so many matches in place of whatever was stored, saved at some time, their clocks running."""
    stand_in.world.forget_guilds()
    rng = random.Random(seed)
    deals = [new_game(PRESETS["classic"], SEATS, rng.randbytes(32)).state for _ in range(DEALS)]
    games = [Game(state, first_seats=SEATS) for state in deals]
    places = make_places(stand_in, count)
    records = [_record(place, games[number % DEALS], saved_at) for number, place in enumerate(places)]
    database = await Database.connect(url)
    try:
        await database._engine.write(lambda connection: _store(connection, places, records, saved_at))
    finally:
        await database.close()
    return places


async def accepted(url: str) -> set[int]:
    """Give the interactions whose step is in the log."""
    database = await Database.connect(url)
    try:
        query = sa.select(actions.c.interaction_id).where(actions.c.interaction_id.is_not(None))
        return {row.interaction_id for row in await database._engine.rows(query)}
    finally:
        await database.close()


def make_places(stand_in: StandIn, count: int) -> list[Place]:
    """Make servers with so many channels, and in each of them people and a table's message."""
    world, places = stand_in.world, list[Place]()
    while len(places) < count:
        here = min(TO_A_SERVER, count - len(places))
        users = [world.user(f"Player {number}") for number in range(here * SEATS)]
        guild = world.guild(f"Server {len(places)}", *users)
        for first in range(0, len(users), SEATS):
            channel = world.channel(guild, f"table-{first // SEATS}")
            people = tuple(Person(stand_in, user, channel) for user in users[first : first + SEATS])
            places.append(_make_place(stand_in.world, len(places) + 1, people))
    return places


def _make_place(world: World, table_id: int, people: tuple[Person, ...]) -> Place:
    """Show a table as if the bot had posted it; one press there, and it looks as it should."""
    button = {"type": 2, "style": 2, "label": "My hand", "custom_id": press_id(Verb.HAND, table_id)}
    shown = numbered([{"type": 1, "components": [button]}])
    channel_id = people[0].channel.id
    message = Message(world.ids.next(), channel_id, world.application, world.now(), "", shown, flags=LAYOUT)
    world.add(message)
    return Place(table_id, people, message)


def _record(place: Place, game: Game, at: float) -> Record:
    people = tuple(Occupant(person.name, person.user.id) for person in place.people)
    lobby = Lobby(confirmed=frozenset(range(SEATS)))
    return alarms.settle(Record(people, lobby, game), at, lambda _: 0.0, pressed=True)


def _store(connection: sa.Connection, places: Sequence[Place], records: Sequence[Record], at: float) -> None:
    connection.execute(sa.delete(tables))
    for place, record in zip(places, records, strict=True):
        channel = place.people[0].channel
        new = new_table(channel.guild_id, channel.id, record, at)
        values = table_values(new) | {"id": place.table_id, "message_id": place.message.id}
        connection.execute(sa.insert(tables), values)
        connection.execute(sa.insert(seats), [seat_values(place.table_id, seat) for seat in new.seats])
