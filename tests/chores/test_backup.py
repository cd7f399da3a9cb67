"""`python -m bot backup` and `restore` keep everything, for both engines, and overwrite nothing unasked."""

import asyncio
import gzip
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import orjson
import pytest
import sqlalchemy as sa

from bot.__main__ import main
from bot.checking import check
from data import BackupError, Database, EmojiRow
from data.backups import back_up, restore
from data.migrations import newest
from data.schema import metadata
from tests.chores.conftest import Chore
from tests.data.builders import GUILD, finish, new_table, result, step, won
from tests.support.releases import RELEASES, make_released, rows_of
from tests.table.world import BORYS, NO_CLOCKS, World, a_move, mover, user_at


async def everything(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    """Read every row of every table."""

    def read(connection: sa.Connection) -> dict[str, list[tuple[Any, ...]]]:
        return {
            table.name: [
                tuple(row) for row in connection.execute(sa.select(table).order_by(*table.primary_key))
            ]
            for table in metadata.sorted_tables
        }

    return await database._engine.write(read)


async def fill(database: Database) -> None:
    """Store something in every table."""
    await finish(database, won(901), result(902), at=1_780_000_000.25)
    await database.tables.create(new_table(channel_id=5))
    table = await database.tables.create(new_table())
    await database.tables.save(step(table, press=7, checkpoint='{"żółw":"🐢"}'))
    await database.settings.save_guild(GUILD, {"language": "pl"})
    await database.settings.save_user(901, {"hints": False})
    await database.presets.add(GUILD, "Piątek", "{}", 10)
    await database.custom_cards.add(GUILD, "kept", "{}", 10)
    gone = await database.custom_cards.add(GUILD, "gone", "{}", 10)
    await database.custom_cards.remove(GUILD, gone.saved_id)
    await database.lifesigns.give(["0 of 1"], 1_780_000_000.0)
    await database.emojis.replace(3, [EmojiRow("r5", 3, 2**60, "abc")])


def bytes_of(file: Path) -> bytes:
    return file.read_bytes()


def damage(file: Path) -> None:
    file.write_bytes(b"damaged" * 1000)


def files_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.is_file())


async def opened(url: str) -> Database:
    return await Database.connect(url)


async def written_by(chore: Chore, tmp_path: Path) -> Path:
    assert await chore("backup", tmp_path / "kept") == 0
    return tmp_path / "kept"


async def test_a_backup_holds_everything_and_is_restored_where_nothing_is(
    database: Database, chore: Chore, tmp_path: Path, elsewhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(database)
    before = await everything(database)
    assert all(before.values())
    kept = await written_by(chore, tmp_path)
    monkeypatch.setenv("DATABASE_URL", elsewhere)
    assert await chore("restore", kept) == 0
    restored = await opened(elsewhere)
    try:
        assert await everything(restored) == before
        assert await restored.upkeep.version() == newest()
        assert await restored.upkeep.flaws() == []
    finally:
        await restored.close()
    assert [path.name for path in (tmp_path / "elsewhere").iterdir() if "part" in path.name] == []


async def test_a_database_moves_from_one_engine_to_the_other_and_ids_never_come_back(
    url: str, connect, elsewhere: str, tmp_path: Path
) -> None:
    source = await opened(elsewhere)
    await source.migrate()
    await fill(source)
    before = await everything(source)
    last = max(row[0] for row in before["custom_cards"])
    await source.close()
    await back_up(elsewhere, tmp_path / "kept.db")
    await restore(url, tmp_path / "kept.db")
    target = await connect()
    assert await everything(target) == before
    assert (await target.custom_cards.add(GUILD, "new", "{}", 10)).saved_id == last + 2
    created = await target.tables.create(new_table(channel_id=9))
    assert created.table_id == max(row[0] for row in before["tables"]) + 1


async def test_a_backup_while_the_bot_runs_is_of_one_moment(
    world: World, chore: Chore, tmp_path: Path, elsewhere: str
) -> None:
    table = await world.match(BORYS, timing=NO_CLOCKS, preset="chaos")

    async def play_on() -> None:
        while not table.scene.over:
            seat = mover(table)
            await world.ask(table, user_at(table, seat), a_move(table, seat))

    playing = asyncio.create_task(play_on())
    for number in range(3):
        assert await chore("backup", tmp_path / f"kept{number}") == 0
    played = table.scene.revision
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    assert played > 1
    await restore(elsewhere, tmp_path / "kept2")
    restored = await opened(elsewhere)
    findings = [one async for one in check(restored)]
    await restored.close()
    assert [finding.sound for finding in findings] == [True]


async def test_a_backup_has_a_name_of_its_own_by_itself(
    database: Database, chore: Chore, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await chore("backup") == 0
    (kept,) = (tmp_path / "var" / "backups").iterdir()
    assert kept.name in capsys.readouterr().out
    assert kept.name.endswith((".db", ".jsonl.gz"))


async def test_a_backup_overwrites_nothing_unless_told(
    database: Database, chore: Chore, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept"
    kept.write_text("a letter")
    assert await chore("backup", kept) == 1
    assert "is there already" in capsys.readouterr().err
    assert kept.read_text() == "a letter"
    assert await chore("backup", kept, "--overwrite") == 0
    assert kept.read_bytes()[:2] in (b"SQ", b"\x1f\x8b")


async def test_a_backup_that_fails_leaves_the_old_one(
    database: Database, chore: Chore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    await database._engine.write(lambda connection: connection.exec_driver_sql("DELETE FROM alembic_version"))
    if url.startswith("sqlite"):
        await database.close()
        (tmp_path / "var" / "uno-table.db").write_bytes(b"SQLite format 3\0" + b"damaged" * 1000)
    kept = tmp_path / "kept"
    kept.write_text("the old one")
    assert await chore("backup", kept, "--overwrite") == 1
    assert kept.read_text() == "the old one"
    assert files_in(tmp_path) == ["kept"]


async def test_a_restore_overwrites_rows_only_if_told_to(
    database: Database, chore: Chore, tmp_path: Path, capsys: pytest.CaptureFixture[str], connect
) -> None:
    await fill(database)
    kept = await written_by(chore, tmp_path)
    await database.settings.save_user(77, {"hints": False})
    after = await everything(database)
    await database.close()
    assert await chore("restore", kept) == 1
    assert "add --overwrite to replace them all" in capsys.readouterr().err
    again = await connect()
    assert await everything(again) == after
    await again.close()
    assert await chore("restore", kept, "--overwrite") == 0
    assert await (await connect()).settings.user(77) == {}


async def test_what_every_start_makes_anew_is_no_reason_to_refuse(
    database: Database, chore: Chore, connect, tmp_path: Path
) -> None:
    kept = await written_by(chore, tmp_path)
    await database.lifesigns.give(["0 of 1"], 1_780_000_000.0)
    await database.emojis.replace(3, [EmojiRow("r5", 3, 5, "abc")])
    await database.close()
    assert await chore("restore", kept) == 0
    assert await (await connect()).upkeep.rows() == 0


async def test_nothing_is_restored_while_the_bot_runs(
    database: Database, chore: Chore, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await fill(database)
    kept = await written_by(chore, tmp_path)
    before = await everything(database)
    assert await chore("restore", kept, "--overwrite") == 1
    assert "Stop the bot" in capsys.readouterr().err
    assert await everything(database) == before


def cut_short(kept: Path) -> None:
    kept.write_bytes(kept.read_bytes()[: kept.stat().st_size * 2 // 3])


def without_a_row(kept: Path) -> None:
    lines = gzip.decompress(kept.read_bytes()).splitlines(keepends=True)
    kept.write_bytes(gzip.compress(b"".join(lines[:-2] + lines[-1:])))


def with_a_row_twice(kept: Path) -> None:
    lines = gzip.decompress(kept.read_bytes()).splitlines(keepends=True)
    rows = [place for place, line in enumerate(lines) if line.startswith(b"[")]
    doubled = [*lines[: rows[0]], lines[rows[0]], *lines[rows[0] : -1], b'{"rows":%d}\n' % (len(rows) + 1)]
    kept.write_bytes(gzip.compress(b"".join(doubled)))


def of_another_program(kept: Path) -> None:
    kept.write_bytes(gzip.compress(b'{"is":"something else"}\n'))


def of_a_newer_schema(kept: Path) -> None:
    lines = gzip.decompress(kept.read_bytes()).splitlines(keepends=True)
    header = orjson.loads(lines[0]) | {"schema": "9999"}
    kept.write_bytes(gzip.compress(orjson.dumps(header) + b"\n" + b"".join(lines[1:])))


def of_a_newer_format(kept: Path) -> None:
    lines = gzip.decompress(kept.read_bytes()).splitlines(keepends=True)
    header = orjson.loads(lines[0]) | {"format": 99}
    kept.write_bytes(gzip.compress(orjson.dumps(header) + b"\n" + b"".join(lines[1:])))


def a_text(kept: Path) -> None:
    kept.write_text("Dear diary")


@pytest.mark.parametrize(
    "spoil",
    [
        cut_short,
        without_a_row,
        with_a_row_twice,
        of_another_program,
        of_a_newer_schema,
        of_a_newer_format,
        a_text,
    ],
)
async def test_a_spoilt_portable_backup_changes_nothing(
    url: str, connect, chore: Chore, tmp_path: Path, spoil, capsys: pytest.CaptureFixture[str]
) -> None:
    database = await connect()
    await database.migrate()
    await fill(database)
    before = await everything(database)
    kept = tmp_path / "kept"
    await database.upkeep.export(kept)
    await database.close()
    spoil(kept)
    assert await chore("restore", kept, "--overwrite") == 1
    assert capsys.readouterr().err.count("\n") == 1
    again = await connect()
    assert await everything(again) == before


@pytest.mark.parametrize("release", RELEASES)
async def test_a_portable_backup_of_every_release_is_restored(
    connect, url: str, tmp_path: Path, elsewhere: str, release: str
) -> None:
    database = await connect()
    await make_released(database, release)
    await database.upkeep.export(tmp_path / "kept")
    await restore(elsewhere, tmp_path / "kept")
    restored = await opened(elsewhere)
    rows = await everything(restored)
    version = await restored.upkeep.version()
    await restored.close()
    assert version == newest()
    assert {name: len(found) for name, found in rows.items() if found} == {
        name: len(found) for name, found in rows_of(release).items()
    }


@pytest.fixture
async def file(elsewhere: str) -> Path:
    """Return a SQLite database with rows."""
    database = await opened(elsewhere)
    await database.migrate()
    await fill(database)
    await database.close()
    return Path(sa.make_url(elsewhere).database or "")


async def test_a_sqlite_file_of_something_else_is_no_backup(
    elsewhere: str, file: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE birds (name TEXT)")
    connection.close()
    before = bytes_of(file)
    with pytest.raises(BackupError, match="no backup of this program"):
        await restore(elsewhere, other, overwrite=True)
    assert bytes_of(file) == before


async def test_a_damaged_sqlite_file_is_no_backup(elsewhere: str, file: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.db"
    whole = bytes_of(file)
    damaged.write_bytes(whole[:8192] + bytes(8192) + whole[16384:])
    with pytest.raises(BackupError, match="damaged"):
        await restore(elsewhere, damaged, overwrite=True)
    assert bytes_of(file) == whole


async def test_a_damaged_database_is_replaced_by_its_backup(
    elsewhere: str, file: Path, tmp_path: Path
) -> None:
    await back_up(elsewhere, tmp_path / "kept.db")
    damage(file)
    await restore(elsewhere, tmp_path / "kept.db", overwrite=True)
    restored = await opened(elsewhere)
    assert await restored.upkeep.rows() > 0
    await restored.close()


async def test_a_copied_backup_is_a_single_file(elsewhere: str, file: Path, tmp_path: Path) -> None:
    await back_up(elsewhere, tmp_path / "kept.db")
    moved = tmp_path / "moved"
    moved.mkdir()
    shutil.move(tmp_path / "kept.db", moved / "kept.db")
    before = await restore(f"sqlite+aiosqlite:///{tmp_path / 'new.db'}", moved / "kept.db")
    assert before > 0
    assert [path.name for path in moved.iterdir()] == ["kept.db"]


async def test_a_database_is_not_backed_up_over_itself_nor_restored_from_itself(
    elsewhere: str, file: Path
) -> None:
    with pytest.raises(BackupError, match="is the database itself"):
        await back_up(elsewhere, file)
    with pytest.raises(BackupError, match="is the database itself"):
        await restore(elsewhere, file, overwrite=True)


@pytest.mark.parametrize("arguments", [["backup"], ["restore", "kept.db"], ["check"]])
def test_a_database_in_memory_cannot_be_kept(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite://")
    (tmp_path / "kept.db").write_text("whatever")
    assert main(arguments) == 1
    told = capsys.readouterr().err
    assert told.startswith("A database in memory is gone with its process")
    assert told.count("\n") == 1


async def test_a_folder_that_cannot_be_written_to_is_named(
    elsewhere: str, file: Path, tmp_path: Path
) -> None:
    (tmp_path / "blocked").write_text("no folder")
    with pytest.raises(BackupError, match="blocked"):
        await back_up(elsewhere, tmp_path / "blocked" / "kept.db")


def test_there_must_be_something_to_restore(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["restore", "nothing.db"]) == 1
    assert capsys.readouterr().err == "There is no file nothing.db.\n"
    assert main(["backup"]) == 1
    assert capsys.readouterr().err == "There is no database at var/uno-table.db.\n"
