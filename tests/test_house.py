"""What is written in several places says the same in all of them."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import discord
import pytest
from discord import app_commands

import bot
from bot.config import Settings, load_settings
from tests.support.discord_env import open_sim

HOUSE = Path(bot.__file__).parents[1]
PROJECT = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))
README = (HOUSE / "README.md").read_text(encoding="utf-8")
LOCKS = sorted((HOUSE / "requirements").glob("*.txt"))
NAMES = [name.upper() for name in Settings.model_fields]


def dependencies(*extras: str) -> Iterator[str]:
    wanted = list(PROJECT["project"]["dependencies"])
    for extra in extras:
        wanted += PROJECT["project"]["optional-dependencies"][extra]
    for requirement in wanted:
        if not requirement.startswith("uno-table["):
            yield re.split(r"[^\w.-]", requirement)[0].lower().replace(".", "-")


def files_of(package: str) -> Iterator[Path]:
    for path in (HOUSE / package).rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path.relative_to(HOUSE / package)


def test_the_version_is_the_same_everywhere() -> None:
    assert PROJECT["project"]["version"] == bot.__version__
    assert f"[{bot.__version__}]" in (HOUSE / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_example_file_shows_every_setting_with_its_default() -> None:
    example = HOUSE / ".env.example"
    assert re.findall(r"^(\w+)=", example.read_text(encoding="utf-8"), re.MULTILINE) == NAMES
    assert load_settings(example) == Settings()


def test_the_readme_lists_every_setting_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `([A-Z_]+)` \| (\S+) \|", README, re.MULTILINE))
    defaults = {name.upper(): field.default for name, field in Settings.model_fields.items()}
    assert rows == {name: "none" if value is None else f"`{value}`" for name, value in defaults.items()}


async def test_the_readme_lists_every_command_and_no_other() -> None:
    async with open_sim() as sim:
        commands = [one for one in sim.bot.tree.walk_commands() if not isinstance(one, app_commands.Group)]
        rows = re.findall(r"^\| `/([a-z -]+)` \|", README, re.MULTILINE)
        assert sorted(rows) == sorted(command.qualified_name for command in commands)


def test_the_invitation_asks_for_the_permissions_that_the_readme_explains() -> None:
    found = re.search(r"scope=bot\+applications\.commands&permissions=(\d+)", README)
    assert found
    assert discord.Permissions(int(found[1])) == discord.Permissions(
        view_channel=True, send_messages=True, send_messages_in_threads=True, create_public_threads=True
    )
    named = re.findall(r"^   \| ([A-Z][\w ]+) \|", README, re.MULTILINE)
    assert named == ["View Channels", "Send Messages", "Send Messages in Threads", "Create Public Threads"]


def test_the_makefile_explains_every_command() -> None:
    makefile = (HOUSE / "Makefile").read_text(encoding="utf-8")
    contributing = (HOUSE / "CONTRIBUTING.md").read_text(encoding="utf-8")
    phony = re.search(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    assert phony
    for command in set(phony[1].split()) - {"help"}:
        assert f"`make {command}`" in contributing


@pytest.mark.parametrize(
    ("lock", "extras"),
    [
        ("run", ("sandbox", "postgres", "speed")),
        ("server", ("postgres", "speed")),
        ("dev", ("dev", "sandbox", "postgres", "speed")),
        ("bench", ("bench", "sandbox", "postgres", "speed")),
    ],
)
def test_the_lock_pins_every_dependency(lock: str, extras: tuple[str, ...]) -> None:
    text = (HOUSE / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    pinned = set(re.findall(r"^([\w.-]+)==", text, re.MULTILINE))
    assert set(dependencies(*extras)) <= pinned


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_a_lock_holds_hashes_and_names_no_place(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    pins = re.findall(r"^[\w.-]+==.*\\\n    --hash=sha256:", text, re.MULTILINE)
    assert len(pins) == len(re.findall(r"^[\w.-]+==", text, re.MULTILINE)) > 0
    assert not re.search(r"://|^-|find-links|index|[ =]/", text, re.MULTILINE)


def test_the_locks_agree_on_every_version() -> None:
    versions: dict[str, set[str]] = {}
    for lock in LOCKS:
        for name, version in re.findall(r"^([\w.-]+)==(\S+)", lock.read_text(encoding="utf-8"), re.MULTILINE):
            versions.setdefault(name, set()).add(version)
    versions.pop("numpy", None)  # the bench's own, in one version for each of two Pythons
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def test_only_the_bench_installs_the_other_engine() -> None:
    assert [lock.stem for lock in LOCKS if "rlcard==" in lock.read_text(encoding="utf-8")] == ["bench"]


@pytest.mark.parametrize("package", ["bot", "cogs", "data"])
def test_every_data_file_is_packaged(package: str) -> None:
    patterns = PROJECT["tool"]["setuptools"]["package-data"].get(package, [])
    left_out = [
        str(path)
        for path in files_of(package)
        if path.suffix != ".py"
        and not any(fnmatch(path.name, pattern.removeprefix("**/")) for pattern in patterns)
    ]
    assert left_out == []


def imports_of(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.module or ""


def test_the_engine_imports_only_the_standard_library_and_pydantic() -> None:
    allowed = sys.stdlib_module_names | {"pydantic", "pydantic_core"}
    strangers = [
        f"{path.name} imports {name}"
        for path in (HOUSE / "bot" / "engine").rglob("*.py")
        for name in imports_of(path)
        if name.partition(".")[0] not in allowed and not name.startswith("bot.engine")
    ]
    assert strangers == []
