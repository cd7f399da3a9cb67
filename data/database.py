"""Open the database and hand out its stores."""

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError

from data.emojis import EmojiStore
from data.engines import Engine
from data.errors import StorageError
from data.lifesigns import LifeSigns
from data.migrations import upgrade
from data.people import PersonStore
from data.postgres import PostgresEngine
from data.records import Migrated
from data.results import ResultStore
from data.schema import custom_cards, presets
from data.settings import SettingStore
from data.shelves import Shelf
from data.sqlite import SqliteEngine
from data.tables import TableStore
from data.upkeep import Upkeep

_ENGINES = {"sqlite+aiosqlite": SqliteEngine, "postgresql+asyncpg": PostgresEngine}
_PING = sa.select(sa.literal(1))
_UNKNOWN_URL = (
    "The address of the database must begin with sqlite+aiosqlite:/// (a file) "
    "or postgresql+asyncpg:// (a server)."
)


class Database:
    """What lasts: `tables`, `results`, `settings`, `presets`, `custom_cards`, … of one database.

    `people` gathers and forgets what is stored of a person; `upkeep` looks after the whole.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.tables = TableStore(engine)
        self.results = ResultStore(engine)
        self.settings = SettingStore(engine)
        self.presets = Shelf(engine, presets)
        self.custom_cards = Shelf(engine, custom_cards)
        self.emojis = EmojiStore(engine)
        self.lifesigns = LifeSigns(engine)
        self.people = PersonStore(engine)
        self.upkeep = Upkeep(engine)

    @classmethod
    async def connect(cls, url: str) -> "Database":
        """Open the database at `url`, making the folder and file of a SQLite one; migrate nothing.

        Raises StorageError for an address that cannot be opened.
        """
        try:
            address = sa.make_url(url)
        except ArgumentError:
            raise StorageError(_UNKNOWN_URL) from None
        engine = _ENGINES.get(address.drivername)
        if engine is None:
            raise StorageError(_UNKNOWN_URL)
        return cls(await engine.open(address))

    async def migrate(self) -> Migrated:
        """Bring the schema up to this version, forward only, whole or not at all.

        Raises NewerDatabase, changing nothing, when a newer version of this program has migrated it.
        """
        return await self._engine.write_long(upgrade)

    async def ping(self) -> None:
        """See whether the database answers; raises StorageError where it does not."""
        await self._engine.rows(_PING)

    async def close(self) -> None:
        """Let go of every connection; a second call does nothing."""
        await self._engine.close()
