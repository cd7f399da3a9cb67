"""Application emojis: our card art where Discord can show it in text, on buttons and as thumbnails."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

import aiohttp
import discord
import structlog

from bot.table.scene import Scene
from bot.table.themes import CLASSIC, ThemeName
from bot.ui.art import all_tiles, art_hash, emoji_name, fallback, render, tile_svg

GIVE_UP_AFTER = 3
"""Failures in a row after which the rest is left for the next sync: a full quota, an outage."""

PROGRESS_EVERY = 20

LOOK_SOON, LOOK_AGAIN = 30.0, 3600.0
"""Seconds until a process looks again at what another one makes: while some are missing, and after that.

What could not be made is tried again after the longer one.
"""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class StoredEmoji(Protocol):
    """What is remembered of an emoji we made: which picture it shows."""

    @property
    def name(self) -> str: ...
    @property
    def application_id(self) -> int: ...
    @property
    def emoji_id(self) -> int: ...
    @property
    def art_hash(self) -> str: ...


Row = TypeVar("Row", bound=StoredEmoji)


class EmojiStore(Protocol[Row]):
    """Where the emojis we made are remembered; `replace` puts rows in place of all there were."""

    async def all(self, application_id: int, /) -> Sequence[Row]: ...
    async def replace(self, application_id: int, rows: Iterable[Row], /) -> None: ...


Turn = Callable[[], Awaitable[None]]
"""Waits until a request of the bot's own may go out, as `Budget` has it for the whole process."""

NewRow = Callable[[str, int, int, str], Row]
"""Makes a row of a name, an application id, an emoji id and an art hash."""


@dataclass(frozen=True, slots=True)
class SyncReport:
    """How many emojis a sync made, replaced, kept, and could not make."""

    made: int = 0
    replaced: int = 0
    kept: int = 0
    failed: int = 0


class Emojis:
    """The emojis of this application by name, with a plain text for each that does not exist yet."""

    def __init__(self, known: Mapping[str, int] | None = None) -> None:
        self._ids = dict(known or {})
        self._theme = CLASSIC
        self._themed: dict[str, Emojis] = {CLASSIC: self}

    def of(self, scene: Scene | None) -> Emojis:
        """Return the same emojis as the cards of a table look; where there is none, as they usually do."""
        return self if scene is None else self.themed(scene.theme)

    def themed(self, theme: ThemeName) -> Emojis:
        """Return the same emojis in another theme; what it shares with classic stays what it is."""
        themed = self._themed.get(theme)
        if themed is None:
            themed = Emojis()
            themed._ids, themed._theme, themed._themed = self._ids, theme, self._themed
            self._themed[theme] = themed
        return themed

    def for_card(self, code: str) -> discord.PartialEmoji | None:
        """Return the emoji of a card, or None while there is none: the label then says it with `text`."""
        name = emoji_name(code, self._theme)
        emoji_id = self._ids.get(name)
        return discord.PartialEmoji(name=name, id=emoji_id) if emoji_id else None

    def mark(self, name: str) -> discord.PartialEmoji:
        """Return a mark (`red`, `cw`, `dealer` ...) as an emoji that fits text and buttons.

        Until ours exists it is a Unicode emoji. Raises `UnknownTile` for a mark that is not drawn.
        """
        return self.for_card(name) or discord.PartialEmoji(name=fallback(name, self._theme))

    def text(self, code: str) -> str:
        """Return a card or mark as it is written in a message: our emoji, else symbols such as `❤️5` or `⭐⇄`.

        Raises `UnknownTile` for a card that is not drawn.
        """
        return str(self.for_card(code) or fallback(code, self._theme))

    def url(self, code: str) -> str | None:
        """Return the address of a card's picture for a thumbnail, or None while there is none."""
        emoji = self.for_card(code)
        return emoji.url if emoji else None

    async def sync(
        self, client: discord.Client, store: EmojiStore[Row], new_row: NewRow[Row], turn: Turn
    ) -> SyncReport:
        """Make the emojis that are missing, replace those whose art has changed, keep the others.

        It may run as a task beside everything else and never raises: what cannot be made stays a text, and
        the next call tries again. Emojis that nothing is remembered of are shown at once and replaced once,
        because a name does not tell which picture it has.
        """
        try:
            return await _Sync(self._ids, client, store, new_row, turn).run()
        except Exception:  # a missing picture is no reason to stop a bot, whatever the reason for it
            log.warning("emojis_not_synced", shown=len(self._ids), exc_info=True)
            return SyncReport(failed=len(self.missing))

    async def make(
        self, client: discord.Client, store: EmojiStore[Row], new_row: NewRow[Row], turn: Turn
    ) -> None:
        """Sync until everything is made: this process may run for weeks after one bad hour of Discord's."""
        while True:
            report = await self.sync(client, store, new_row, turn)
            if not report.failed:
                return
            await asyncio.sleep(LOOK_AGAIN)

    async def follow(self, client: discord.Client, turn: Turn) -> None:
        """Show for ever what another process makes, which has the same names to give; it never raises."""
        while True:
            try:
                await _look(self._ids, client, turn)
            except Exception:  # as in `sync`
                log.warning("emojis_not_seen", shown=len(self._ids), exc_info=True)
            await asyncio.sleep(LOOK_SOON if self.missing else LOOK_AGAIN)

    @property
    def missing(self) -> frozenset[str]:
        """Name the cards and marks that are still told in plain text."""
        return frozenset(name for name in all_tiles() if name not in self._ids)


async def _look(ids: dict[str, int], client: discord.Client, turn: Turn) -> dict[str, discord.Emoji]:
    """Fetch our emojis, and show from now on exactly those."""
    ours = all_tiles()
    await turn()
    emojis = await client.fetch_application_emojis()
    there = {emoji.name: emoji for emoji in emojis if emoji.name in ours}
    ids.clear()
    ids.update({name: emoji.id for name, emoji in there.items()})
    return there


class _Sync(Generic[Row]):
    """One run of `Emojis.sync`: compares, then makes what differs, one emoji after the other."""

    def __init__(
        self,
        ids: dict[str, int],
        client: discord.Client,
        store: EmojiStore[Row],
        new_row: NewRow[Row],
        turn: Turn,
    ) -> None:
        self._ids = ids
        self._client = client
        self._store = store
        self._new_row = new_row
        self._turn = turn
        self._rows: dict[str, Row] = {}

    async def run(self) -> SyncReport:
        there = await _look(self._ids, self._client, self._turn)
        due = await self._due(there)
        kept = len(all_tiles()) - len(due)
        if not due:
            log.info("emojis_ready", kept=kept)
            return SyncReport(kept=kept)
        log.info("emojis_being_made", missing=len(due.keys() - there.keys()), due=len(due), kept=kept)
        done = await self._make_all(due, there)
        replaced = len(done & there.keys())
        report = SyncReport(len(done) - replaced, replaced, kept, len(due) - len(done))
        if report.failed:  # another process of ours may have been quicker: names are unique
            await _look(self._ids, self._client, self._turn)
        log.info("emojis_synced", made=report.made, replaced=replaced, kept=kept, failed=report.failed)
        return report

    async def _due(self, there: Mapping[str, discord.Emoji]) -> dict[str, str]:
        """Return the names to make, and the art hash that each will have; those to replace come first.

        A replacement needs no room, so a full quota must not keep it back.
        """
        hashes = {name: art_hash(name) for name in all_tiles()}
        self._rows = {
            row.name: row
            for row in await self._store.all(self._application_id)
            if row.name in there and row.emoji_id == there[row.name].id and row.art_hash == hashes[row.name]
        }
        due = [name for name in hashes if name not in self._rows]
        return {name: hashes[name] for name in sorted(due, key=lambda name: name not in there)}

    async def _make_all(self, due: Mapping[str, str], there: Mapping[str, discord.Emoji]) -> set[str]:
        """Make what is due, as far as Discord allows it, and return the names that were made."""
        done: set[str] = set()
        failures = 0
        try:
            for name, wanted in due.items():
                try:
                    await self._make(name, wanted, there.get(name))
                except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                    failures += 1
                    log.warning("emoji_not_made", name=name, error=str(error))
                    if failures == GIVE_UP_AFTER:
                        log.warning("emojis_given_up", made=len(done), due=len(due))
                        break
                else:
                    failures = 0
                    done.add(name)
                    if len(done) % PROGRESS_EVERY == 0:
                        await self._remember()
                        log.info("emojis_progress", made=len(done), due=len(due))
        finally:
            await self._remember()
        return done

    async def _remember(self) -> None:
        """Write down what is made; what a kill loses of it is shown all the same, and made once more."""
        await self._store.replace(self._application_id, self._rows.values())

    async def _make(self, name: str, wanted: str, old: discord.Emoji | None) -> None:
        """Upload one picture; the old one goes first, because names are unique."""
        picture = await asyncio.to_thread(render, tile_svg(*all_tiles()[name]))
        if old is not None:
            self._ids.pop(name, None)
            await self._turn()
            await old.delete()
        await self._turn()
        emoji = await self._client.create_application_emoji(name=name, image=picture)
        self._ids[name] = emoji.id
        self._rows[name] = self._new_row(name, self._application_id, emoji.id, wanted)

    @property
    def _application_id(self) -> int:
        if self._client.application_id is None:
            raise discord.MissingApplicationID
        return self._client.application_id
